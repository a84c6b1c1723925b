//! Any frames of those who are connected to a room, as sockets deliver them.

use super::bytes::Bytes;
use super::shell::Shell;
use crate::room::desk::{Answer, Place, Question};
use crate::room::play::standard;
use crate::room::{RoomConfig, opening};
use crate::store::Record;
use games::registry::GameKind;
use games::{FirstPlayer, Seat};
use protocol::{
    Act, ClientMessage, ClockSetting, Code, CommandId, OpenRoom, RoomId, SeatToken, Seq, ServerMessage,
    Settings, TakeSeat, Watching, Who,
};
use serde_json::Value;
use std::sync::OnceLock;
use std::time::Duration;

/// So many frames are sent at most.
const MOST_FRAMES: usize = 64;
const ROOM: &str = "a-room";
const JOIN: &str = "join-this-table-with-these";
const WATCH: &str = "watch-this-table-with-these";
const TOKENS: [&str; 2] = ["the-token-of-the-first-seat", "the-token-of-the-second-seat"];

/// How far the room has come before anybody sends anything.
const STAGES: [u32; 3] = [0, 1, 30];

/// Gives a room the frames that bytes say: a byte for who sends it, a text up to the end of the line. In the text `@k`
/// stands for the key of the decision that is to be taken, and `@c` with a further letter for a legal command, as
/// nobody could guess those.
///
/// # Panics
/// When the room does, when something is not answered or answered twice, when one who only watches changes something
/// that is stored, and when the log makes another room than there is.
pub fn frames(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let stages = stages();
    let records = stages[bytes.place(stages.len())].clone();
    let mut table = Table::enter(Shell::wake(records, Vec::new(), None));
    for _ in 0..MOST_FRAMES {
        let Some(who) = bytes.next().filter(|_| !table.shell.has_stopped) else { break };
        match who % 8 {
            0..3 => table.say(0, &mut bytes),
            3 | 4 => table.say(1, &mut bytes),
            5 => table.say(2, &mut bytes),
            6 => table.shell.wait(Duration::from_millis(1 << (bytes.byte() % 28))),
            _ => table.come_and_go(&mut bytes),
        }
        table.shell.think();
    }
    table.shell.check(&watcher());
}

/// Those who are connected: two at the table, one who watches.
struct Table {
    shell: Shell,
    places: [Option<Place>; 3],
}

impl Table {
    fn enter(shell: Shell) -> Self {
        let mut table = Self { shell, places: [None; 3] };
        (0..3).for_each(|nth| table.come(nth, who(nth), Seq(0)));
        table
    }

    fn come(&mut self, nth: usize, who: Who, seen: Seq) {
        self.places[nth] = self.shell.enter(who, seen, 0).ok().map(|(place, _)| place);
    }

    /// Somebody goes, or comes in with whatever hello.
    fn come_and_go(&mut self, bytes: &mut Bytes<'_>) {
        let nth = bytes.place(3);
        if let Some(place) = self.places[nth].take() {
            self.shell.leave(place.class);
        }
        match bytes.byte() % 4 {
            0 => {}
            1 => self.come(nth, who(nth), Seq(bytes.byte().into())),
            2 => self.come(nth, who(nth), Seq(0)),
            _ => {
                let text = bytes.line();
                if let Ok(ClientMessage::Hello { who, seen, .. }) = ClientMessage::parse(&text) {
                    self.come(nth, who, seen);
                }
            }
        }
    }

    /// A text comes from a socket.
    fn say(&mut self, nth: usize, bytes: &mut Bytes<'_>) {
        let text = bytes.line();
        let Some(from) = self.places[nth] else { return };
        let message = match ClientMessage::parse(&self.fill(from, &text)) {
            Ok(message) => message,
            Err(error) => {
                let answer = ServerMessage::from(&error);
                serde_json::to_string(&answer).expect("a message is plain data");
                return;
            }
        };
        if matches!(message, ClientMessage::Hello { .. } | ClientMessage::Ping {}) {
            return;
        }
        let stored = self.shell.records.len();
        self.shell.ask(Question::Say { from, message });
        if nth == 2 {
            assert_eq!(self.shell.records.len(), stored, "one who watches has changed something");
        }
    }

    /// Puts in what nobody could guess.
    fn fill(&self, from: Place, text: &str) -> String {
        let mut decision = self.shell.decision(from.class);
        if decision.is_null() {
            let others = self.places.iter().flatten().map(|place| self.shell.decision(place.class));
            decision = others.into_iter().find(|decision| !decision.is_null()).unwrap_or(&Value::Null);
        }
        let mut filled = text.replace("@k", decision["key"].as_str().unwrap_or_default());
        while let Some(at) = filled.find("@c") {
            let which = filled[at + 2..].chars().next();
            let legal = decision["legal"].as_array().map_or(&[][..], Vec::as_slice);
            let place = which.map_or(0, |letter| letter as usize).checked_rem(legal.len());
            let command = place.map_or(Value::Null, |place| legal[place]["command"].clone());
            let end = at + 2 + which.map_or(0, char::len_utf8);
            filled.replace_range(at..end, &command.to_string());
        }
        filled
    }
}

fn who(nth: usize) -> Who {
    TOKENS.get(nth).map_or_else(watcher, |token| Who::Seat { token: token_of(token) })
}

fn watcher() -> Who {
    Who::Spectator { code: Code::new(WATCH).expect("it is a code") }
}

fn token_of(token: &str) -> SeatToken {
    SeatToken::new(token).expect("it is a token")
}

/// The logs of rooms of each game at each stage, the same ones in every run.
fn stages() -> &'static [Vec<Record>] {
    static STORED: OnceLock<Vec<Vec<Record>>> = OnceLock::new();
    STORED.get_or_init(|| {
        GameKind::ALL.into_iter().flat_map(|kind| STAGES.map(|commands| played(kind, commands))).collect()
    })
}

/// The log of a room in which so much was done, the start included.
fn played(kind: GameKind, commands: u32) -> Vec<Record> {
    let mut table = Table::enter(Shell::wake(opened(kind), Vec::new(), None));
    let first = table.places[0].expect("the host is there");
    for nth in 0..commands {
        let id = CommandId::new(format!("played-{nth}")).expect("it is an id");
        let message = if nth == 0 {
            ClientMessage::Act { id, act: Act::Start {} }
        } else {
            let letter = char::from_u32(u32::from(b'a') + nth % 26).unwrap_or('a');
            let text = format!(r#"{{"type":"command","id":"played-{nth}","key":"@k","command":@c{letter}}}"#);
            ClientMessage::parse(&table.fill(first, &text)).expect("it is a message")
        };
        let mover =
            table.places[..2].iter().flatten().find(|place| !table.shell.decision(place.class).is_null());
        let from = *mover.unwrap_or(&first);
        let answer = table.shell.ask(Question::Say { from, message });
        assert!(matches!(answer, Some(Answer::Said(ServerMessage::Accepted { .. }))), "{answer:?}");
    }
    table.shell.records
}

/// The log of a room at which two have sat down.
fn opened(kind: GameKind) -> Vec<Record> {
    let settings = Settings {
        game: standard(kind),
        first: FirstPlayer::Seat(Seat::ALL[0]),
        clock: ClockSetting::Off,
        watching: Watching::default(),
        hints: true,
    };
    let [host, other] = TOKENS.map(token_of);
    let wish = OpenRoom { settings, seats: 2, name: "Ama".into(), nonce: None, token: Some(host) };
    let (_, _, append) =
        opening(wish, "Ama".into(), None, RoomConfig::default(), 1_000).expect("a room can be opened");
    let records = append.records.into_iter().map(without_chance).collect();
    let mut shell = Shell::wake(records, Vec::new(), None);
    let code = Code::new(JOIN).expect("it is a code");
    let wish =
        TakeSeat { code, seat: None, name: "Ben".into(), colour: None, nonce: None, token: Some(other) };
    let given = shell.ask(Question::TakeSeat { wish, player: None });
    assert!(matches!(given, Some(Answer::Seat(Ok(_)))), "{given:?}");
    shell.records
}

/// What is drawn by lot when a room is opened is the same here each time.
fn without_chance(mut record: Record) -> Record {
    let mut fact: Value = serde_json::from_str(&record.body).expect("facts are JSON");
    let room = RoomId::new(ROOM).expect("it is an id");
    for (field, fixed) in [
        ("room", room.as_str().into()),
        ("game_id", "a-game".into()),
        ("secret", "07".repeat(32).into()),
        ("codes", serde_json::json!({ "join": JOIN, "watch": WATCH })),
    ] {
        if let Some(found) = fact.get_mut(field) {
            *found = fixed;
        }
    }
    record.body = fact.to_string();
    record
}
