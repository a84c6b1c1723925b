//! A room as one machine: what comes in is stepped, and what is to be done comes out.
//!
//! It does no I/O and knows no clock, no task and no channel. Whoever steps it brings the time along, stores, sends and
//! lets think, and steps in what came of it. While something is being stored nothing else comes in, so that what
//! happens has one order.

mod answer;
mod enter;
mod hints;
mod input;
mod keep;

pub(crate) use input::{Admitted, Answer, Effect, Found, Input, LookUp, Now, Place, Question, Ticket};

use hints::Hints;
use keep::{Then, Waiting};

use super::config::RoomConfig;
use super::decide;
use super::fact::Fact;
use super::machine::{Machine, Said};
use super::play::Class;
use protocol::{DecisionKey, ErrorCode};
use std::collections::BTreeMap;
use std::time::Duration;
use tracing::warn;

/// How long to wait before what could not be stored is tried again.
const RETRY: Duration = Duration::from_secs(1);
/// How long comings and goings of watchers are gathered before they are told.
const GATHER: Duration = Duration::from_millis(500);
/// When to look again where nothing is due.
const FAR: Duration = Duration::from_hours(1);

/// A room with all that is under way in it.
#[derive(Debug)]
pub(crate) struct Desk {
    pub(super) machine: Machine,
    config: RoomConfig,
    /// How often the sockets of a class were cut off.
    terms: BTreeMap<Class, u32>,
    /// The decision that a bot is thinking about.
    thinking: Option<DecisionKey>,
    hints: Hints,
    /// What is being stored.
    waiting: Option<Waiting>,
    idle_since: Option<Duration>,
    /// Not to try what is due before this: the store was away.
    quiet_until: Option<Duration>,
    /// When those who are there are told how many watch.
    presence_at: Option<Duration>,
    now: Now,
    /// What is to be done so far.
    effects: Vec<Effect>,
}

impl Desk {
    /// The desk of a room that has just come into memory.
    pub(crate) fn new(machine: Machine, config: RoomConfig) -> Self {
        Self {
            machine,
            config,
            terms: BTreeMap::new(),
            thinking: None,
            hints: Hints::default(),
            waiting: None,
            idle_since: Some(Duration::ZERO),
            quiet_until: None,
            presence_at: None,
            now: Now::default(),
            effects: Vec::new(),
        }
    }

    /// Takes one thing in, and says what is to be done.
    pub(crate) fn step(&mut self, input: Input, now: Now) -> Vec<Effect> {
        let is_awaited = matches!(input, Input::Kept(_) | Input::LookedUp(_));
        debug_assert_eq!(
            self.waiting.is_some(),
            is_awaited,
            "while something is stored nothing else comes in"
        );
        self.now = now;
        match input {
            Input::Woke { was_stored } => self.woke(was_stored),
            Input::Asked { ticket, question } => self.asked(ticket, question),
            Input::Leave { class } => self.leave(class),
            Input::BotChose { seat, key, command } => {
                self.thinking = None;
                self.play_for_bot(seat, &key, command);
            }
            Input::Hinted { seat, key, hint } => self.give_hint(seat, &key, hint.as_ref()),
            Input::Told { way, owed, outcome } => {
                self.machine.told_of(way, owed, outcome, now.wall_ms);
                self.tick();
            }
            Input::Kept(outcome) => self.kept(outcome),
            Input::LookedUp(found) => self.looked_up(&found),
            Input::Tick => self.tick(),
            Input::Stop => self.stop(),
        }
        if self.waiting.is_none() {
            self.start_thinking();
            self.send_letters();
            let idle_since = self.idle_since.unwrap_or(now.awake);
            self.idle_since = self.machine.is_idle().then_some(idle_since);
        }
        std::mem::take(&mut self.effects)
    }

    /// When to [`Input::Tick`] if nothing else comes: something is due, or the room may leave memory.
    pub(crate) fn wakes_at(&self, now: Now) -> Duration {
        let due = self.machine.wakes_at(now.wall_ms).map(|at_ms| {
            let wait = Duration::from_millis(u64::try_from(at_ms - now.wall_ms).unwrap_or(0).max(1));
            self.quiet_until.map_or(now.awake + wait, |quiet| (now.awake + wait).max(quiet))
        });
        let forget = self.idle_since.map(|since| since + self.idle_time());
        [due, forget, self.presence_at].into_iter().flatten().min().unwrap_or(now.awake + FAR)
    }

    /// Whether nobody has needed the room for long.
    pub(crate) fn is_forgotten(&self, now: Now) -> bool {
        self.idle_since.is_some_and(|since| now.awake >= since + self.idle_time()) && self.machine.is_idle()
    }

    /// How long a bot seems to think.
    pub(crate) fn bot_pace(&self) -> Duration {
        Duration::from_millis(self.config.bot_pace_ms.into())
    }

    /// The room's name.
    pub(crate) fn room(&self) -> &str {
        self.machine.fold.room.as_str()
    }

    fn idle_time(&self) -> Duration {
        Duration::from_millis(self.config.idle_eviction_ms.into())
    }

    /// Without a clock nothing has to be noted: who only looks writes nothing.
    fn woke(&mut self, was_stored: bool) {
        if was_stored && self.machine.fold.is_clocked() {
            self.save(vec![Fact::Resumed {}], None, Then::BeBack);
        }
    }

    fn asked(&mut self, ticket: Ticket, question: Question) {
        let now_ms = self.now.wall_ms;
        match question {
            Question::Enter { who, seen, chat_seen } => self.enter(ticket, &who, seen, chat_seen),
            Question::Say { from, message } => self.say(ticket, from, message),
            Question::Resync { from, .. } if from.term != self.term(from.class) => {
                self.answer(ticket, Answer::Nothing);
            }
            Question::Resync { from, seen, chat_seen } => {
                let (seq, welcome) = self.machine.welcome(from.class, seen, chat_seen, now_ms);
                self.answer(ticket, Answer::Anew(seq, welcome));
            }
            Question::TakeSeat { wish, player } => {
                let sat = decide::sit_down(&self.machine.fold, wish, player.as_ref());
                self.give(ticket, sat);
            }
            Question::UsePass { wish, player } => {
                let (fold, expiry_ms) = (&self.machine.fold, self.config.pass_expiry_ms);
                let used = decide::use_pass(fold, wish, player.as_ref(), now_ms, expiry_ms);
                self.give(ticket, used);
            }
            Question::UseScreenPass { wish } => self.let_screen_in(ticket, wish),
            Question::Find { may } => {
                let found = Box::new(self.machine.found(may));
                self.answer(ticket, Answer::Found(found));
            }
        }
    }

    /// What time brings about.
    fn tick(&mut self) {
        if self.presence_at.is_some_and(|at| at <= self.now.awake) {
            self.presence_at = None;
            let said = self.machine.presence_said();
            self.tell(said);
        }
        let facts = self.machine.due_facts(self.now.wall_ms);
        let quiet = self.quiet_until.is_some_and(|until| until > self.now.awake);
        if facts.is_empty() || quiet {
            self.go_on();
        } else {
            self.save(facts, None, Then::GoOn);
        }
    }

    /// What was due could not be stored.
    fn be_quiet(&mut self, code: ErrorCode) {
        self.quiet_until = Some(self.now.awake + RETRY);
        warn!(?code, "what was due could not be stored; it is tried again");
    }

    /// After what was due: watchers who are late see what they may see by now.
    fn go_on(&mut self) {
        let said = self.machine.catch_watchers_up(self.now.wall_ms);
        self.keep_row(said, Vec::new(), Then::Rest);
    }

    /// Says who is there: at once where a player came or went, gathered where watchers did. Screens are not counted.
    fn tell_presence(&mut self, class: Class) {
        match class {
            Class::Seat(_) => {
                let said = self.machine.presence_said();
                self.tell(said);
            }
            Class::Watchers => {
                self.presence_at.get_or_insert(self.now.awake + GATHER);
            }
            Class::Screen => {}
        }
    }

    fn term(&self, class: Class) -> u32 {
        self.terms.get(&class).copied().unwrap_or_default()
    }

    fn answer(&mut self, ticket: Ticket, answer: Answer) {
        self.effects.push(Effect::Answer { ticket, answer });
    }

    fn tell(&mut self, said: Vec<Said>) {
        let tell = |(class, seq, message)| Effect::Tell { class, seq, message };
        self.effects.extend(said.into_iter().map(tell));
    }

    fn cut_off(&mut self, class: Class) {
        *self.terms.entry(class).or_default() += 1;
        self.effects.push(Effect::CutOff(class));
    }

    fn stop(&mut self) {
        self.effects.push(Effect::Stop);
    }

    /// Lets a bot think where one has to move.
    fn start_thinking(&mut self) {
        let Some((seat, level, key, thought)) = self.machine.bot_job() else { return };
        if self.thinking.as_ref() != Some(&key) {
            self.thinking = Some(key.clone());
            let chance = self.machine.bot_chance();
            self.effects.push(Effect::Think { seat, level, key, thought, chance });
        }
    }

    /// Sends what is to be told elsewhere.
    fn send_letters(&mut self) {
        for (way, owed, letter) in self.machine.letters(self.now.wall_ms) {
            self.effects.push(Effect::Send { way, owed, letter: Box::new(letter) });
        }
    }
}
