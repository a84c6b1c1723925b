//! A room whose store never fails, a clock that is set by hand, and clients that listen.

use super::game::{TestGame, settings_of};
use crate::room::config::RoomConfig;
use crate::room::decide::{self, Refused};
use crate::room::fact::Fact;
use crate::room::machine::{Machine, Said};
use crate::room::open::opening;
use crate::room::play::Class;
use crate::room::practice::practice;
use crate::store::{Append, ChatRow, FinishedGame, Record};
use games::Seat;
use games::bot::BotLevel;
use games::dice::{Dice, Seed, Stream};
use games::tajuto::{Options, Tajuto, TouchMode};
use protocol::{
    Act, BotName, CommandId, DecisionKey, ErrorCode, GameCommand, OpenPractice, OpenRoom, PassSecret,
    SeatGiven, SeatToken, Seq, ServerMessage, Settings, TakeSeat, UsePass,
};
use serde_json::Value;
use std::borrow::Borrow;
use std::collections::BTreeMap;

pub(super) const ONE: Seat = Seat::ALL[0];
pub(super) const TWO: Seat = Seat::ALL[1];

/// A table at which it does not matter what is played: here Tajuto, which has a draw at the first command.
pub(super) fn settings(touch: TouchMode) -> Settings {
    Settings { game: Options { touch, open_scores: false }.into(), ..settings_of::<Tajuto>(0) }
}

/// A room under test.
pub(super) struct Harness {
    pub(super) machine: Machine,
    pub(super) now_ms: i64,
    pub(super) records: Vec<Record>,
    pub(super) chat: Vec<ChatRow>,
    pub(super) finished: Option<FinishedGame>,
    pub(super) tokens: Vec<SeatToken>,
    pub(super) clients: BTreeMap<Class, Client>,
    /// The last command that was chosen.
    pub(super) chosen: Option<GameCommand>,
    /// The bot that chooses for everybody.
    pub(super) mind: BotLevel,
    chance: Stream,
    ids: u32,
}

/// What a client knows: built from what it was sent and nothing else.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Client {
    pub(super) seq: u32,
    pub(super) room: Value,
    pub(super) log: Vec<Value>,
    pub(super) lines: BTreeMap<u64, Value>,
    pub(super) view: Value,
    pub(super) decision: Value,
    pub(super) undo: Value,
    pub(super) chat: Vec<Value>,
    pub(super) moments: usize,
}

impl Client {
    /// Takes a message in as a client would, and checks that numbers have no gaps.
    pub(super) fn hear(&mut self, message: &ServerMessage) {
        let json = serde_json::to_value(message).unwrap();
        let seq = json["seq"].as_u64().and_then(|seq| u32::try_from(seq).ok());
        match json["type"].as_str().unwrap() {
            "welcome" => {
                if json["since"] == 0 {
                    *self = Self { moments: self.moments, chat: self.chat.clone(), ..Self::default() };
                }
                assert_eq!(json["since"], self.seq, "it goes on where the client is, or begins anew");
                self.seq = seq.unwrap();
                self.room = json["room"].clone();
                self.log.extend(json["log"].as_array().unwrap().iter().cloned());
                self.chat.extend(json["chat"].as_array().unwrap().iter().cloned());
                self.look(&json["table"]);
            }
            "update" => {
                assert!(seq.unwrap() > self.seq, "an old update: {} after {}", seq.unwrap(), self.seq);
                self.seq = seq.unwrap();
                if !json["room"].is_null() {
                    self.room = json["room"].clone();
                }
                self.log.extend(json["log"].as_array().unwrap().iter().cloned());
                self.look(&json["table"]);
                self.look(&json["news"]);
            }
            "chat" => self.chat.push(json["line"].clone()),
            _ => {}
        }
    }

    fn look(&mut self, table: &Value) {
        if table.is_null() {
            return;
        }
        self.moments += table["moments"].as_array().map_or(0, Vec::len);
        for line in table["lines"].as_array().unwrap() {
            self.lines.insert(line["seq"].as_u64().unwrap(), line.clone());
        }
        self.view = table["view"].clone();
        self.decision = table["decision"].clone();
        self.undo = table["undo"].clone();
    }
}

impl Harness {
    /// A room with a host and one more seat.
    pub(super) fn open(settings: Settings) -> Self {
        let wish = OpenRoom { settings, seats: 2, name: "Aiko".into(), nonce: None, token: None };
        let config = RoomConfig { bot_pace_ms: 0, row_refresh_ms: 0, ..RoomConfig::default() };
        Self::of(opening(wish, "Aiko".into(), None, config, 1_000).unwrap())
    }

    /// A practice table.
    pub(super) fn practice<G: TestGame>() -> Self {
        let wish = OpenPractice { game: G::NAME.parse().unwrap(), name: "Aiko".into(), token: None };
        let config = RoomConfig { bot_pace_ms: 0, row_refresh_ms: 0, ..RoomConfig::default() };
        Self::of(practice(wish, "Aiko".into(), None, config, 1_000).unwrap())
    }

    fn of((given, machine, append): (SeatGiven, Machine, Append)) -> Self {
        let mut harness = Self {
            machine,
            now_ms: 1_000,
            records: Vec::new(),
            chat: Vec::new(),
            finished: None,
            tokens: vec![given.token],
            clients: BTreeMap::new(),
            chosen: None,
            mind: BotLevel::Novice,
            chance: Seed::from(5).stream(0),
            ids: 0,
        };
        harness.keep(&append);
        harness
    }

    /// A table of two people, begun, all of them connected, and somebody who watches.
    pub(super) fn playing(settings: Settings) -> Self {
        let mut harness = Self::seated(settings);
        harness.act(ONE, Act::Start {}).unwrap();
        harness
    }

    /// The same, not yet begun.
    pub(super) fn seated(settings: Settings) -> Self {
        let mut harness = Self::open(settings);
        harness.sit_down("Bruno");
        for class in [Class::Seat(ONE), Class::Seat(TWO), Class::Watchers] {
            harness.connect(class);
        }
        harness
    }

    fn keep(&mut self, append: &Append) {
        for record in &append.records {
            assert_eq!(record.seq as usize, self.records.len() + 1, "the log has no gaps");
            self.records.push(record.clone());
        }
        self.chat.extend(append.chat.iter().cloned());
        self.finished = append.finished.clone().or(self.finished.take());
    }

    pub(super) fn save(&mut self, facts: Vec<Fact>, by: Option<(Seat, &CommandId)>) -> Seq {
        let proposal = self.machine.propose(facts, by, self.now_ms);
        self.keep(&proposal.append);
        let said = self.machine.commit(proposal, self.now_ms);
        self.hear(said);
        self.machine.fold.seq
    }

    pub(super) fn hear(&mut self, said: Vec<Said>) {
        for (class, _, message) in said {
            if let Some(client) = self.clients.get_mut(&class) {
                client.hear(&message);
            }
        }
    }

    pub(super) fn sit_down(&mut self, name: &str) -> Seat {
        let (seat, token, facts) = decide::sit_down(&self.machine.fold, self.wish(name, None), None).unwrap();
        self.tokens.push(token);
        self.save(facts, None);
        seat
    }

    /// The wish for any seat, by the join code.
    pub(super) fn wish(&self, name: &str, token: Option<SeatToken>) -> TakeSeat {
        let (code, name) = (self.machine.fold.codes.join.clone(), name.to_owned());
        TakeSeat { code, seat: None, name, colour: None, nonce: None, token }
    }

    /// Makes a pass of a seat.
    pub(super) fn make_pass(&mut self, seat: Seat, moves: bool) -> PassSecret {
        let away = self.machine.away(self.now_ms);
        let done = decide::act(&self.machine.fold, seat, &Act::MakePass { moves }, &away).unwrap();
        self.save(done.facts, None);
        done.pass.unwrap()
    }

    /// Uses a pass.
    pub(super) fn use_pass(
        &mut self,
        pass: &PassSecret,
        token: Option<&SeatToken>,
    ) -> Result<(Seat, SeatToken), ErrorCode> {
        let expiry_ms = RoomConfig::default().pass_expiry_ms;
        let room = self.machine.fold.room.clone();
        let wish = UsePass { room, pass: pass.clone(), token: token.cloned() };
        let (seat, token, facts) = decide::use_pass(&self.machine.fold, wish, None, self.now_ms, expiry_ms)?;
        if !facts.is_empty() {
            self.save(facts, None);
        }
        Ok((seat, token))
    }

    pub(super) fn connect(&mut self, class: Class) {
        let facts = self.machine.facts_of_coming(class);
        if !facts.is_empty() {
            self.save(facts, None);
        }
        self.machine.came(class);
        let mut client = self.clients.remove(&class).unwrap_or_default();
        let (_, welcome) = self.machine.welcome(class, Seq(0), 0, self.now_ms);
        client.hear(&welcome);
        self.clients.insert(class, client);
    }

    pub(super) fn disconnect(&mut self, class: Class) {
        self.clients.remove(&class);
        self.machine.went(class, self.now_ms);
    }

    pub(super) fn act(&mut self, seat: Seat, act: impl Borrow<Act>) -> Result<Seq, ErrorCode> {
        let rules = &RoomConfig::default().notices;
        let facts = match decide::notices(&self.machine.fold, seat, act.borrow(), rules) {
            Some(facts) => facts?,
            None => {
                decide::act(&self.machine.fold, seat, act.borrow(), &self.machine.away(self.now_ms))?.facts
            }
        };
        self.ids += 1;
        let id = CommandId::new(format!("a{}", self.ids)).unwrap();
        Ok(self.save(facts, Some((seat, &id))))
    }

    pub(super) fn key(&self) -> DecisionKey {
        self.machine.fold.key().unwrap()
    }

    pub(super) fn command(&mut self, seat: Seat, command: impl Into<GameCommand>) -> Result<Seq, Refused> {
        let facts = decide::command(&self.machine.fold, seat, &self.key(), &command.into(), false)?;
        self.ids += 1;
        let id = CommandId::new(format!("c{}", self.ids)).unwrap();
        Ok(self.save(facts, Some((seat, &id))))
    }

    /// What a bot's mind would choose for whoever is to move.
    pub(super) fn choose(&mut self) -> Option<GameCommand> {
        let thought = self.machine.fold.game.as_ref()?.play.thought();
        thought.choose(self.machine.fold.to_move()?, self.mind, &mut self.chance)
    }

    /// Lets a bot's mind choose for whoever is to move, and plays it.
    pub(super) fn step(&mut self) -> Option<Seq> {
        let (seat, command) = (self.machine.fold.to_move()?, self.choose()?);
        self.chosen = Some(command.clone());
        if self.machine.fold.bot_to_move().is_none() {
            return Some(self.command(seat, command).unwrap());
        }
        let facts = decide::command(&self.machine.fold, seat, &self.key(), &command, true).unwrap();
        Some(self.save(facts, None))
    }

    /// Lets time pass, and what is due happen.
    pub(super) fn wait(&mut self, ms: i64) {
        self.now_ms += ms;
        let facts = self.machine.due_facts(self.now_ms);
        if !facts.is_empty() {
            self.save(facts, None);
        }
        let said = self.machine.catch_watchers_up(self.now_ms);
        self.hear(said);
    }

    /// The room as it comes back from its log.
    pub(super) fn restored(&self) -> Machine {
        let config = RoomConfig { bot_pace_ms: 0, row_refresh_ms: 0, ..RoomConfig::default() };
        Machine::restore(&self.records, &self.chat, config, self.now_ms).unwrap().unwrap()
    }

    /// What one knows who comes back now, having known so much.
    pub(super) fn back(&mut self, class: Class, known: &Client) -> Client {
        let mut client = known.clone();
        let lines = u32::try_from(client.chat.len()).unwrap();
        let (_, welcome) = self.machine.welcome(class, Seq(client.seq), lines, self.now_ms);
        client.hear(&welcome);
        client
    }

    /// Somebody writes a line.
    pub(super) fn write(&mut self, class: Class, id: &str, text: &str) {
        let id = CommandId::new(id).unwrap();
        let (line, append) = self.machine.write(class, &id, text.into(), self.now_ms);
        self.chat.extend(append.chat);
        let said = self.machine.written(&line, self.now_ms);
        self.hear(said);
    }

    /// What one who comes now would know.
    pub(super) fn newcomer(&mut self, class: Class) -> Client {
        let (_, welcome) = self.machine.welcome(class, Seq(0), 0, self.now_ms);
        let mut client = Client::default();
        client.hear(&welcome);
        client
    }

    pub(super) fn seat_bot(&mut self, seat: Seat) {
        self.act(ONE, Act::SeatBot { seat, level: BotName::Steward }).unwrap();
    }
}
