//! Arbitrary frames change nothing at a table, and nobody else is disconnected by them.

mod line;
mod make;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use protocol::{
    ClientMessage, Code, CommandId, ErrorCode, OpenRoom, ProtocolVersion, RoomId, SeatGiven, SeatToken, Seq,
    ServerMessage, Watching, Who,
};
use serde_json::Value;

use crate::app::{App, Engine};
use crate::game::{AnyGame, TestGame, once_for_each_game};
use crate::player::Player;
use crate::scale::{report, scaled};
use crate::table::{Table, Wish, settings};

use line::{End, Line};
use make::Maker;

/// So much is sent before the answers are listened to.
const AT_ONCE: u32 = 64;
/// What else than what was attacked may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// From where it is attacked.
#[derive(Clone, Copy, Debug)]
enum From {
    /// One who has not said hello.
    Outside,
    /// One who watches.
    Watching,
    /// One who has a seat in another room.
    ElsewhereSeated,
    /// One who sits at this table and is not to move.
    Seated,
}

impl From {
    const ALL: [Self; 4] = [Self::Outside, Self::Watching, Self::ElsewhereSeated, Self::Seated];

    /// Whether a message may be sent from there because it does nothing that its sender has a right to. In another
    /// room everything may be done.
    fn harmless(self) -> fn(&ClientMessage) -> bool {
        match self {
            Self::Outside | Self::ElsewhereSeated => |_| true,
            Self::Watching => |message| !matches!(message, ClientMessage::Chat { .. }),
            Self::Seated => {
                |message| !matches!(message, ClientMessage::Chat { .. } | ClientMessage::Act { .. })
            }
        }
    }
}

/// What the attackers heard.
#[derive(Debug, Default)]
struct Heard {
    frames: u32,
    errors: BTreeMap<String, u32>,
    ends: BTreeMap<End, u32>,
}

/// Where the attackers find what they attack.
struct Aim<'a> {
    app: &'a App,
    room: RoomId,
    watch: Code,
    seat: SeatToken,
    /// What somebody else could do at the table.
    legal: Vec<Value>,
}

fn hello(room: &RoomId, who: Who) -> ClientMessage {
    let (version, room) = (ProtocolVersion::CURRENT, room.clone());
    ClientMessage::Hello { version, room, who, seen: Seq(0), chat_seen: 0 }
}

impl Aim<'_> {
    /// A connection from where it is attacked. `own` is the attacker's seat in another room.
    fn connect(&self, from: From, own: &mut Option<SeatGiven>) -> Line {
        let mut line = Line::open(self.app.address());
        let hello = match from {
            From::Outside => return line,
            From::Watching => hello(&self.room, Who::Spectator { code: self.watch.clone() }),
            From::Seated => hello(&self.room, Who::Seat { token: self.seat.clone() }),
            From::ElsewhereSeated => {
                let given = own.get_or_insert_with(|| self.another_room());
                hello(&given.room, Who::Seat { token: given.token.clone() })
            }
        };
        let welcome = line.hello(&hello);
        if welcome.starts_with("{\"type\":\"welcome\"") {
            return line;
        }
        // That one may have left the seat by one of the frames.
        assert!(own.take().is_some(), "{from:?}: {welcome}");
        self.connect(from, own)
    }

    fn another_room(&self) -> SeatGiven {
        let settings = settings::<AnyGame>(0, Watching::default());
        let open = OpenRoom { settings, seats: 2, name: "Mallory".into(), nonce: None, token: None };
        self.app.ask("/api/rooms", &open).expect("a room can be opened")
    }

    /// Sends so many frames from one place.
    fn attack(&self, from: From, frames: u32, sent: &AtomicU32) -> Heard {
        let mut further = self.legal.clone();
        // The room is the right one, the right to enter it is not.
        let stranger = Who::Seat { token: SeatToken::new("a-token-that-nobody-was-given").expect("a token") };
        further.push(serde_json::to_value(hello(&self.room, stranger)).expect("plain data"));
        let mut maker = Maker::new(from as u64 + 71, &further, from.harmless());
        let mut heard = Heard::default();
        let mut own = None;
        let mut line = self.connect(from, &mut own);
        while heard.frames < frames {
            let (mut bytes, mut count, mut ends) = (Vec::new(), 0, false);
            while count < AT_ONCE && !ends {
                let (made, number, is_last) = maker.make();
                bytes.extend(made);
                count += number;
                ends = is_last;
            }
            heard.frames += count;
            sent.fetch_add(count, Ordering::Relaxed);
            let (messages, end) = line.send(&bytes);
            for message in messages {
                heard.take(from, &message);
            }
            if let Some(end) = end {
                *heard.ends.entry(end).or_default() += 1;
                line = self.connect(from, &mut own);
            }
        }
        heard
    }
}

impl Heard {
    /// What may be answered to one who attacks.
    fn take(&mut self, from: From, message: &ServerMessage) {
        let error = match message {
            ServerMessage::Error { code, .. } => *code,
            ServerMessage::Presence { .. } | ServerMessage::Pong {} => return,
            ServerMessage::Refused { .. } | ServerMessage::Tried { .. } if matches!(from, From::Seated) => {
                return;
            }
            _ if matches!(from, From::ElsewhereSeated) => return,
            other => panic!("{from:?} was answered {other:?}"),
        };
        assert!(!matches!(error, ErrorCode::Internal | ErrorCode::NotSaved), "{from:?}: {message:?}");
        *self.errors.entry(format!("{error:?}")).or_default() += 1;
    }

    fn add(&mut self, other: Self) {
        self.frames += other.frames;
        for (error, count) in other.errors {
            *self.errors.entry(error).or_default() += count;
        }
        for (end, count) in other.ends {
            *self.ends.entry(end).or_default() += count;
        }
    }
}

/// What one is told who comes in and has seen nothing, to the letter.
fn welcomes<G: TestGame>(app: &App, table: &Table<G>) -> Vec<String> {
    let seats = table.seats.iter().map(|given| Who::Seat { token: given.token.clone() });
    let watcher = Who::Spectator { code: table.codes.watch.clone() };
    seats.chain([watcher]).map(|who| Line::open(app.address()).hello(&hello(&table.room, who))).collect()
}

/// The same, once all who were there for a while have gone.
fn welcomes_as<G: TestGame>(app: &App, table: &Table<G>, before: &[String]) {
    let start = Instant::now();
    loop {
        let now = welcomes(app, table);
        if now == before {
            return;
        }
        // Who is there is told as well, and one who breaks off is there until that is noticed.
        assert!(start.elapsed() < PATIENCE, "{before:#?}\nhas become\n{now:#?}");
    }
}

fn arbitrary_frames_change_nothing_and_disconnect_nobody_else<G: TestGame>() {
    let frames = scaled("SANMON_SCALE_FRAMES", 20_000);
    let limits = ["--max-mistakes=1000", "--notices=off"];
    let mut app = App::start_with(Engine::Sqlite, &limits);
    let mut table = Table::<G>::playing(&app, Wish { people: 3, seed: 72, ..Wish::default() });
    (0..12).for_each(|_| assert!(table.step()));
    let mover = table.mover().expect("the game goes on");
    let idle = (mover + 1) % table.players.len();
    let key = table.players[mover].key().expect("it is to move");
    let legal = table.players[mover].knows.legal().take(20).map(|command| {
        let id = CommandId::new("of-another").expect("an id");
        let (key, command) = (key.clone(), command.clone().into());
        serde_json::to_value(ClientMessage::Command { id, key, command }).expect("plain data")
    });
    let legal = legal.collect();
    let before = welcomes(&app, &table);
    let seq = table.players[0].knows.seq;
    let aim = Aim {
        app: &app,
        room: table.room.clone(),
        watch: table.codes.watch.clone(),
        seat: table.seats[idle].token.clone(),
        legal,
    };

    let sent = AtomicU32::new(0);
    let started = Instant::now();
    let mut heard = Heard::default();
    let mut memory = Vec::new();
    thread::scope(|scope| {
        let each = frames.div_ceil(4);
        let attacks = From::ALL.map(|from| {
            scope.spawn({
                let (aim, sent) = (&aim, &sent);
                move || aim.attack(from, each, sent)
            })
        });
        while !attacks.iter().all(thread::ScopedJoinHandle::is_finished) {
            // Everybody is there and answered all the while.
            table.everybody().for_each(Player::ping);
            if sent.load(Ordering::Relaxed) as usize * 10 / frames as usize >= memory.len() {
                memory.push(app.memory_kb());
            }
        }
        for attack in attacks {
            heard.add(attack.join().expect("nothing else was answered"));
        }
    });
    let took = started.elapsed();
    memory.push(app.memory_kb());

    for player in table.everybody() {
        player.ping();
        assert_eq!(player.knows.seq, seq, "nothing has happened");
    }
    for end in heard.ends.keys() {
        assert!(matches!(end, End::Closed(1008 | 1001) | End::Broken), "{end:?}");
    }
    welcomes_as(&app, &table, &before);
    let (warm, last) = (memory[memory.len() / 3], memory[memory.len() - 1]);
    assert!(last < 2 * warm + 64 * 1024, "the memory grows: {memory:?} KB");
    report(
        "frames",
        &format!(
            "{}: {} frames in {:.0} s; answers {:?}; ends {:?}; memory {memory:?} KB",
            G::NAME,
            heard.frames,
            took.as_secs_f64(),
            heard.errors,
            heard.ends
        ),
    );

    // What is stored is what is shown.
    app.kill();
    table.everybody().for_each(Player::hear_out);
    app.resume();
    table.come_back();
    welcomes_as(&app, &table, &before);
    table.play_to_end();
    table.check_finished(&app);
}

once_for_each_game! { arbitrary_frames_change_nothing_and_disconnect_nobody_else }
