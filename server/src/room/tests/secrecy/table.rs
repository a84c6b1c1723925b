//! A table of people who listen: in the same order in both runs, so that everything they hear can be compared.

use super::server::{Server, Socket};
use super::{assert_same, normal};
use crate::room::dice::script::{self, Script};
use games::Seat;
use games::tajuto::Command;
use protocol::WireGame;
use protocol::{
    Act, ClientMessage, Code, CommandId, DecisionKey, OpenRoom, PassSecret, RoomId, Seq, Settings, TakeSeat,
    UseScreenPass, Who,
};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const NAMES: [&str; 4] = ["Aiko", "Bruno", "Chiara", "Dario"];
/// Presence is told when a gathering time is over: what is told is compared, not between which other texts.
const PRESENCE: &str = r#"{"type":"presence""#;

/// A room, and everybody in it.
pub(super) struct Table {
    pub(super) server: Server,
    pub(super) room: RoomId,
    /// Seats first, those who watch after them, then screens.
    pub(super) guests: Vec<Guest>,
    /// Whose doing the last event of the game was, and its number.
    pub(super) last: Option<(Seat, u32)>,
    /// What the HTTP API answered.
    pub(super) answers: Vec<String>,
    pub(super) codes: Value,
    pub(super) game_id: String,
    /// Whether those who watch are late, and so not waited for.
    late: bool,
}

/// Somebody at a table.
pub(super) struct Guest {
    pub(super) seat: Option<Seat>,
    who: Who,
    /// Nothing while away.
    pub(super) socket: Option<Socket>,
    before: Vec<String>,
    ids: u32,
}

impl Guest {
    fn watches(&self) -> bool {
        matches!(self.who, Who::Spectator { .. })
    }

    pub(super) fn here(&mut self) -> &mut Socket {
        self.socket.as_mut().unwrap()
    }

    pub(super) fn id(&mut self) -> CommandId {
        self.ids += 1;
        CommandId::new(format!("id-{}", self.ids)).unwrap()
    }

    /// All that was heard, as it is compared.
    pub(super) fn heard(&self) -> Vec<String> {
        let texts = self.before.iter().chain(self.socket.iter().flat_map(|socket| &socket.heard));
        let (presence, others): (Vec<&String>, Vec<&String>) =
            texts.partition(|text| text.starts_with(PRESENCE));
        let mut presence: Vec<String> = presence.into_iter().cloned().collect();
        presence.dedup();
        others.into_iter().map(|text| normal(text)).chain(presence).collect()
    }
}

impl Table {
    /// A table in a room that is there already.
    pub(super) fn at(server: Server, room: RoomId) -> Self {
        let (guests, answers) = (Vec::new(), Vec::new());
        let (codes, game_id) = (Value::Null, String::new());
        Self { server, room, guests, last: None, answers, codes, game_id, late: false }
    }

    /// Opens a room with scripted dice, in which all sit down and one watches.
    pub(super) async fn open(settings: Settings, seats: u8, dice: Script) -> Self {
        let server = Server::start().await;
        let late = settings.watching.delay != protocol::Delay::None;
        let wish = OpenRoom { settings, seats, name: NAMES[0].into(), nonce: None, token: None };
        let host = server.rooms.open(wish, None).await.unwrap();
        script::leave(&host.room, dice);
        let mut table = Self { late, ..Self::at(server, host.room) };
        table.come(Some(Seat::ALL[0]), Who::Seat { token: host.token }, 0).await;
        let code = |name: &str| Code::new(table.codes[name].as_str().unwrap()).unwrap();
        let (join, watch) = (code("join"), code("watch"));
        for name in &NAMES[1..usize::from(seats)] {
            let (code, name) = (join.clone(), (*name).into());
            let wish = TakeSeat { code, seat: None, name, colour: None, nonce: None, token: None };
            let given = table.server.rooms.take_seat(wish, None).await.unwrap();
            table.come(Some(given.seat), Who::Seat { token: given.token }, 0).await;
        }
        table.come(None, Who::Spectator { code: watch }, 0).await;
        table
    }

    /// Somebody comes in; whose number in `guests` is returned.
    pub(super) async fn come(&mut self, seat: Option<Seat>, who: Who, seen: u32) -> usize {
        let socket = self.server.hello(&self.room, who.clone(), seen, 0).await;
        let welcome: Value = serde_json::from_str(socket.heard.last().unwrap()).unwrap();
        if seat.is_some() {
            self.codes = welcome["room"]["codes"].clone();
        }
        self.game_id = welcome["room"]["game_id"].as_str().unwrap().into();
        self.guests.push(Guest { seat, who, socket: Some(socket), before: Vec::new(), ids: 0 });
        self.see_who_is_there().await;
        self.guests.len() - 1
    }

    /// A screen is let in by a pass of a seat that is there; it does not come yet.
    pub(super) async fn admit_screen(&mut self, guest: usize) -> Who {
        let act = Act::MakeScreenPass {};
        let pass = self.ask(guest, |id| ClientMessage::Act { id, act }).await;
        // A pass is another each time.
        self.guests[guest].here().heard.pop();
        let code = Code::new(self.codes["join"].as_str().unwrap()).unwrap();
        let pass = PassSecret::new(pass["secret"].as_str().unwrap()).unwrap();
        let wish = UseScreenPass { code, pass, token: None };
        let given = self.server.rooms.use_screen_pass(wish).await.unwrap();
        Who::Screen { token: given.token }
    }

    /// Waits until everybody knows who is there.
    async fn see_who_is_there(&mut self) {
        let here = || self.guests.iter().filter(|guest| guest.socket.is_some());
        let seats: BTreeSet<Seat> = here().filter_map(|guest| guest.seat).collect();
        let watchers = here().filter(|guest| guest.watches()).count();
        let presence = json!({ "seats": seats, "watchers": watchers });
        let late = self.late;
        for guest in self.guests.iter_mut().filter(|guest| !late || !guest.watches()) {
            if let Some(socket) = &mut guest.socket {
                socket.until_presence(&presence).await;
            }
        }
    }

    /// Somebody goes away.
    pub(super) async fn leave(&mut self, guest: usize) {
        self.settle(guest).await;
        let guest = &mut self.guests[guest];
        let socket = guest.socket.take().unwrap();
        guest.before.extend(socket.close().await);
        self.see_who_is_there().await;
    }

    /// Somebody comes back, having seen all there was.
    pub(super) async fn come_back(&mut self, guest: usize, seen: u32, chat_seen: u32) {
        let who = self.guests[guest].who.clone();
        let socket = self.server.hello(&self.room, who, seen, chat_seen).await;
        self.guests[guest].socket = Some(socket);
        self.see_who_is_there().await;
    }

    /// Loses the connection and comes back twice: as one who has seen everything, and as one who has nothing.
    pub(super) async fn reconnect(&mut self, guest: usize) {
        let (seq, chat) = (self.guests[guest].here().seq, self.guests[guest].here().chat);
        for (seen, chat_seen) in [(seq, chat), (seq / 2, chat / 2), (0, 0)] {
            self.leave(guest).await;
            self.come_back(guest, seen, chat_seen).await;
        }
    }

    /// Asks for something and waits for the answer.
    pub(super) async fn ask(&mut self, guest: usize, make: impl FnOnce(CommandId) -> ClientMessage) -> Value {
        let guest = &mut self.guests[guest];
        let id = guest.id();
        guest.here().send(&make(id.clone())).await;
        guest.here().until(|json| json["id"] == id.as_str()).await
    }

    /// Waits until somebody has heard all there is: what was told before an answer, be it that another game is
    /// played, comes before it.
    pub(super) async fn settle(&mut self, guest: usize) {
        let command = Command::EndTurn { keep: None };
        self.ask(guest, |id| ClientMessage::Try { id, command: command.into() }).await;
    }

    async fn all_hear(&mut self, accepted: &Value) -> u32 {
        assert_eq!(accepted["type"], "accepted", "{accepted}");
        let seq = u32::try_from(accepted["seq"].as_u64().unwrap()).unwrap();
        let late = self.late;
        for guest in self.guests.iter_mut().filter(|guest| !late || !guest.watches()) {
            if let Some(socket) = &mut guest.socket {
                socket.until_seq(seq).await;
            }
        }
        seq
    }

    pub(super) async fn act(&mut self, guest: usize, act: Act) -> u32 {
        let answer = self.ask(guest, |id| ClientMessage::Act { id, act }).await;
        self.all_hear(&answer).await
    }

    /// Somebody writes something.
    pub(super) async fn chat(&mut self, guest: usize, text: &str) {
        let text = text.to_owned();
        let answer = self.ask(guest, |id| ClientMessage::Chat { id, text }).await;
        assert_eq!(answer["type"], "accepted", "{answer}");
    }

    /// The key of the present decision.
    pub(super) fn key(&self) -> DecisionKey {
        let decides = |guest: &Guest| guest.socket.as_ref()?.decision["key"].as_str().map(str::to_owned);
        DecisionKey::new(self.guests.iter().find_map(decides).unwrap()).unwrap()
    }

    /// Plays a command for a seat that is there.
    pub(super) async fn play<G: WireGame>(&mut self, seat: Seat, command: &G::Command) {
        let plays = |guest: &Guest| guest.seat == Some(seat) && guest.socket.is_some();
        let guest = self.guests.iter().position(plays).unwrap();
        let (key, command) = (self.key(), command.clone().into());
        let answer = self.ask(guest, |id| ClientMessage::Command { id, key, command }).await;
        self.last = Some((seat, self.all_hear(&answer).await));
    }

    /// The last command is taken back, which one other seat must agree to, or not.
    pub(super) async fn take_back(&mut self, agree: bool) {
        let (seat, from) = self.last.unwrap();
        let (asks, answers) = if seat == Seat::ALL[0] { (0, 1) } else { (1, 0) };
        let offer = Seq(self.act(asks, Act::TakeBack { from: Seq(from) }).await);
        self.act(answers, Act::AnswerTakeBack { offer, agree }).await;
    }

    /// Everybody has heard all there is.
    pub(super) async fn end(mut self) -> Told {
        for guest in 0..self.guests.len() {
            if self.guests[guest].socket.is_some() {
                self.settle(guest).await;
            }
        }
        Told { guests: self.guests.iter().map(Guest::heard).collect(), answers: self.answers }
    }
}

/// What everybody at a table was told, and what the HTTP API answered.
pub(super) struct Told {
    pub(super) guests: Vec<Vec<String>>,
    pub(super) answers: Vec<String>,
}

impl Told {
    /// Fails at the first text that was another for one of these, or of the HTTP API.
    pub(super) fn assert_same(&self, other: &Self, guests: &[usize]) {
        assert_same("the HTTP API", &self.answers, &other.answers);
        for &guest in guests {
            assert!(self.guests[guest].len() > 3, "guest {guest} heard next to nothing");
            assert_same(&format!("guest {guest}"), &self.guests[guest], &other.guests[guest]);
        }
    }
}
