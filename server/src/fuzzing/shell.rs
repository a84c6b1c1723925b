//! The shell around a room as a fuzzer needs it: a store that never fails, a clock set by hand, nothing left to chance,
//! and everything that comes out looked at.

use crate::finished::{GameFile, check};
use crate::room::desk::{Admitted, Answer, Desk, Effect, Input, Now, Place, Question, Ticket};
use crate::room::{Class, Machine, RoomConfig, restore};
use crate::store::{Append, ChatRow, Record};
use games::bot::BotLevel;
use games::dice::{Dice, Seed};
use protocol::{ErrorCode, Seq, ServerMessage, Who};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

/// A steward thinks for long: so many hints are thought about, and the others are given up.
const HINTS: u32 = 2;
/// When everything begins.
const BEGINNING_MS: i64 = 1_000_000;

/// A room with what is stored of it, and those who are there.
pub(super) struct Shell {
    desk: Desk,
    pub(super) records: Vec<Record>,
    pub(super) chat: Vec<ChatRow>,
    now: Now,
    tickets: u64,
    unanswered: BTreeSet<Ticket>,
    answers: BTreeMap<Ticket, Answer>,
    /// The newest number that those of a class were told.
    told: BTreeMap<Class, Seq>,
    /// What those of a class are to decide, as far as they were told.
    decisions: BTreeMap<Class, Value>,
    /// What was thought, and has not come back yet.
    thoughts: VecDeque<Input>,
    hints: u32,
    pub(super) has_stopped: bool,
}

impl Shell {
    /// A room out of what is stored of it; it has been in memory for no time.
    pub(super) fn wake(records: Vec<Record>, chat: Vec<ChatRow>, after: Option<&Self>) -> Self {
        let wall_ms = after.map_or(BEGINNING_MS, |other| other.now.wall_ms);
        let desk = Desk::new(machine(&records, &chat, wall_ms), config());
        let mut shell = Self {
            desk,
            records,
            chat,
            now: Now { wall_ms, awake: Duration::ZERO },
            tickets: 0,
            unanswered: BTreeSet::new(),
            answers: BTreeMap::new(),
            told: BTreeMap::new(),
            decisions: BTreeMap::new(),
            thoughts: VecDeque::new(),
            hints: 0,
            has_stopped: false,
        };
        shell.step(Input::Woke { was_stored: true });
        shell
    }

    /// Asks something: the answer, unless it needs thought.
    pub(super) fn ask(&mut self, question: Question) -> Option<Answer> {
        self.tickets += 1;
        let ticket = Ticket(self.tickets);
        self.unanswered.insert(ticket);
        self.step(Input::Asked { ticket, question });
        self.answers.remove(&ticket)
    }

    /// Comes in: where to, and the welcome.
    pub(super) fn enter(&mut self, who: Who, seen: Seq, chat_seen: u32) -> Result<(Place, Value), ErrorCode> {
        let Some(Answer::Entered(entered)) = self.ask(Question::Enter { who, seen, chat_seen }) else {
            panic!("hello is answered at once");
        };
        let Admitted { place, seq, welcome } = *entered?;
        let welcome = plain(&welcome);
        self.decide(place.class, &welcome["table"]);
        self.told.insert(place.class, seq);
        Ok((place, welcome))
    }

    /// Somebody goes.
    pub(super) fn leave(&mut self, class: Class) {
        self.step(Input::Leave { class });
    }

    /// Time passes.
    pub(super) fn wait(&mut self, time: Duration) {
        self.now.awake += time;
        self.now.wall_ms =
            self.now.wall_ms.saturating_add(i64::try_from(time.as_millis()).unwrap_or(i64::MAX));
        if self.desk.wakes_at(self.now) <= self.now.awake {
            self.step(Input::Tick);
        }
    }

    /// One of those who think is done. Whether there was one.
    pub(super) fn think(&mut self) -> bool {
        self.thoughts.pop_front().is_some_and(|thought| {
            self.step(thought);
            true
        })
    }

    /// The decision that those of a class are to take.
    pub(super) fn decision(&self, class: Class) -> &Value {
        self.decisions.get(&class).unwrap_or(&Value::Null)
    }

    /// All that was asked is answered, and the log alone makes the same room.
    pub(super) fn check(mut self, watch: &Who) {
        self.hints = HINTS;
        for _ in 0..self.thoughts.len() {
            self.think();
        }
        if self.has_stopped {
            return;
        }
        assert!(self.unanswered.is_empty(), "{:?} were not answered", self.unanswered);
        self.step(Input::Tick);
        let mut again = Self::wake(self.records.clone(), self.chat.clone(), Some(&self));
        let seen = |shell: &mut Self| shell.enter(watch.clone(), Seq(0), 0).map(|(_, welcome)| welcome);
        match (seen(&mut self), seen(&mut again)) {
            (Ok(one), Ok(other)) => {
                for part in ["seq", "log", "table", "chat"] {
                    assert_eq!(one[part], other[part], "the {part} after a restart");
                }
            }
            (one, other) => assert_eq!(one.err(), other.err()),
        }
    }

    /// Steps the desk until all that follows at once is done.
    fn step(&mut self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front().filter(|_| !self.has_stopped) {
            for effect in self.desk.step(input, self.now) {
                inputs.extend(self.perform(effect));
            }
        }
    }

    fn perform(&mut self, effect: Effect) -> Option<Input> {
        match effect {
            Effect::Keep(append) => {
                self.keep(&append);
                return Some(Input::Kept(Ok(())));
            }
            Effect::LookUp(look_up) => panic!("{look_up:?}, where all is stored"),
            Effect::Answer { ticket, answer } => {
                assert!(self.unanswered.remove(&ticket), "{ticket:?} was answered already, or never asked");
                if let Answer::Said(message) | Answer::Anew(_, message) = &answer {
                    plain(message);
                }
                self.answers.insert(ticket, answer);
            }
            Effect::Tell { class, seq, message } => {
                let message = plain(&message);
                if let Some(seq) = seq {
                    let before = self.told.insert(class, seq);
                    assert!(before.is_none_or(|before| before < seq), "{class:?}: {seq:?} after {before:?}");
                }
                let shown = if message["news"].is_null() { &message["table"] } else { &message["news"] };
                self.decide(class, shown);
            }
            Effect::Think { seat, key, thought, .. } => {
                let command = thought.choose(seat, BotLevel::Novice, &mut Seed::from(1).stream(0));
                self.thoughts.push_back(Input::BotChose { seat, key, command });
            }
            Effect::ThinkFor { seat, key, thought, chance } => {
                self.hints += 1;
                let hint = (self.hints <= HINTS).then(|| thought.hint(seat, &mut chance.stream(0))).flatten();
                self.thoughts.push_back(Input::Hinted { seat, key, hint });
            }
            // Nobody is told anything elsewhere.
            Effect::CutOff(_) | Effect::Send { .. } => {}
            Effect::Stop => self.has_stopped = true,
        }
        None
    }

    fn keep(&mut self, append: &Append) {
        if append.room != self.desk.room() {
            // The first facts of a rematch.
            return;
        }
        for record in &append.records {
            assert_eq!(record.seq as usize, self.records.len() + 1, "the log has no gaps");
            self.records.push(record.clone());
        }
        self.chat.extend(append.chat.iter().cloned());
        if let Some(finished) = &append.finished {
            let file = GameFile::of_stored(finished, true).expect("what is stored can be read");
            check(file).expect("what was played here can be proven");
        }
    }

    /// Notes what those of a class are to decide.
    fn decide(&mut self, class: Class, shown: &Value) {
        if shown.is_null() {
            return;
        }
        let mut decision = shown["decision"].clone();
        // A command that is said names its game, as the table does.
        for legal in decision.get_mut("legal").and_then(Value::as_array_mut).into_iter().flatten() {
            legal["command"]["game"] = shown["game"].clone();
        }
        self.decisions.insert(class, decision);
    }
}

fn config() -> RoomConfig {
    RoomConfig { bot_pace_ms: 0, ..RoomConfig::default() }
}

fn machine(records: &[Record], chat: &[ChatRow], now_ms: i64) -> Machine {
    let machine = restore(records, chat, config(), now_ms).expect("what is stored can be read");
    machine.expect("a room begins with its opening")
}

/// A message as it crosses the wire.
fn plain(message: &ServerMessage) -> Value {
    serde_json::to_value(message).expect("a message is plain data")
}
