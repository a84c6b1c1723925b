//! The room's own side: it is stepped, and what it wants done is done, well or badly.

use super::Wrong;
use super::door::{Asker, Sayer};
use super::line::Out;
use super::world::{Event, World};
use crate::room::config::RoomConfig;
use crate::room::desk::{Desk, Effect, Input, Now, Place, Question, Ticket};
use crate::room::machine::Machine;
use crate::room::play::Class;
use crate::store::Record;
use games::bot::BotLevel;
use games::dice::{Dice, Seed};
use protocol::{ClientMessage, RoomPhase, Seq};
use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

/// A room in memory.
#[derive(Debug)]
pub(super) struct House {
    pub(super) desk: Desk,
    since: u64,
    epoch: u32,
    pub(super) inbox: VecDeque<Input>,
    pub(super) askers: BTreeMap<Ticket, Asker>,
    tickets: u64,
    /// Whether the store is being waited for.
    pub(super) waits: bool,
    wakes_at: Option<u64>,
    /// Appends since the last question.
    pub(super) appends: u32,
    /// How often the sockets of a class were cut off.
    pub(super) terms: BTreeMap<Class, u32>,
    /// The numbers that those who see all at once, and those who watch, have been brought to.
    told: [Seq; 2],
}

impl House {
    pub(super) fn new(machine: Machine, config: &RoomConfig, epoch: u32, since: u64) -> Self {
        Self {
            told: [machine.fold.seq, machine.seq_of(Class::Watchers)],
            desk: Desk::new(machine, config.clone()),
            since,
            epoch,
            inbox: VecDeque::new(),
            askers: BTreeMap::new(),
            tickets: 0,
            waits: false,
            wakes_at: None,
            appends: 0,
            terms: BTreeMap::new(),
        }
    }

    pub(super) fn is_at_rest(&self) -> bool {
        let machine = &self.desk.machine;
        let in_step = machine.seq_of(Class::Watchers) == machine.fold.seq && !machine.has_late_chat();
        !self.waits && self.inbox.is_empty() && in_step && machine.fold.bot_to_move().is_none()
    }
}

impl World {
    fn now(&self) -> Now {
        let since = self.house.as_ref().map_or(0, |house| house.since);
        Now { wall_ms: self.wall_ms(), awake: Duration::from_millis(self.now - since) }
    }

    /// Puts something into the inbox.
    pub(super) fn bring(&mut self, input: Input) {
        if let Some(house) = &mut self.house {
            house.inbox.push_back(input);
        }
    }

    pub(super) fn ask(&mut self, question: Question, asker: Asker) {
        if let Some(house) = &mut self.house {
            house.tickets += 1;
            let ticket = Ticket(house.tickets);
            house.askers.insert(ticket, asker);
            house.inbox.push_back(Input::Asked { ticket, question });
        }
    }

    /// Asks what a client says on a socket that is in.
    pub(super) fn ask_said(&mut self, socket: u32, from: Place, message: ClientMessage) {
        let said = match (from.class, &message) {
            (Class::Seat(seat), ClientMessage::Command { id, .. } | ClientMessage::Act { id, .. }) => {
                Some(Sayer { seat, term: from.term, id: id.clone(), is_chat: false })
            }
            (Class::Seat(seat), ClientMessage::Chat { id, .. }) => {
                Some(Sayer { seat, term: from.term, id: id.clone(), is_chat: true })
            }
            _ => None,
        };
        self.ask(Question::Say { from, message }, Asker::Say { socket, said });
    }

    /// Takes what is in the inbox, as long as the store is not waited for.
    pub(super) fn work(&mut self) {
        while let Some(house) = &mut self.house
            && !house.waits
        {
            if let Some(input) = house.inbox.pop_front() {
                house.appends = 0;
                self.step(input);
            } else {
                return self.plan_wake();
            }
        }
    }

    fn plan_wake(&mut self) {
        let now = self.now();
        let Some(house) = &mut self.house else { return };
        if house.desk.is_forgotten(now) {
            self.figures.evictions += 1;
            return self.close_house();
        }
        let wakes_at = house.since + u64::try_from(house.desk.wakes_at(now).as_millis()).unwrap();
        let wakes_at = wakes_at.max(self.now);
        if house.wakes_at != Some(wakes_at) {
            house.wakes_at = Some(wakes_at);
            let epoch = house.epoch;
            self.at(wakes_at, Event::Wake { epoch });
        }
    }

    pub(super) fn wake(&mut self) {
        if let Some(house) = &mut self.house
            && house.wakes_at == Some(self.now)
            && !house.waits
        {
            house.wakes_at = None;
            self.step(Input::Tick);
        }
    }

    /// Brings the room into memory, where it is not; says whether it is there.
    pub(super) fn wake_house(&mut self) -> bool {
        if self.house.is_none() && !self.bad_luck(100) {
            self.epoch += 1;
            let machine = self.restored();
            self.log.moved = false;
            self.house = Some(House::new(machine, &self.plan.config, self.epoch, self.now));
            self.step(Input::Woke { was_stored: true });
        }
        self.house.is_some()
    }

    /// The room as its log makes it.
    pub(super) fn restored(&self) -> Machine {
        let forgets = self.wrong == Wrong::ForgetsIds;
        let record = |record: &Record| Record {
            command: record.command.clone().filter(|_| !forgets),
            ..record.clone()
        };
        let records: Vec<Record> = self.log.records.iter().map(record).collect();
        let config = self.plan.config.clone();
        Machine::restore(&records, &self.log.chat, config, self.wall_ms()).unwrap().unwrap()
    }

    pub(super) fn step(&mut self, input: Input) {
        let now = self.now();
        let Some(house) = &mut self.house else { return };
        house.waits = false;
        for effect in house.desk.step(input, now) {
            self.perform(effect);
        }
        if let Some(house) = self.house.as_mut().filter(|house| !house.waits) {
            // Whatever has happened is told by now.
            let machine = &house.desk.machine;
            house.told = [machine.fold.seq, machine.seq_of(Class::Watchers)];
        }
    }

    fn perform(&mut self, effect: Effect) {
        let Some(house) = &mut self.house else { return };
        match effect {
            Effect::Keep(append) => {
                // As the real shell does, or as one that has no time for it.
                if self.chance.below(2) == 0 {
                    house.desk.make_ready();
                }
                self.keep(append);
            }
            Effect::LookUp(look_up) => {
                house.waits = true;
                let (epoch, wait) = (self.epoch, self.up_to(200));
                self.later(wait, Event::Look { epoch, look_up });
            }
            Effect::Answer { ticket, answer } => self.answer(ticket, answer),
            Effect::Tell { class, seq, message } => {
                self.judge.hears(&self.log, &self.plan.config, class, seq, &message);
                let [live, late] = &mut house.told;
                let before = seq.map(|seq| match class {
                    Class::Watchers => std::mem::replace(late, seq),
                    Class::Seat(_) | Class::Screen => *live,
                });
                self.tell(class, &Out { before, ..Out::new(seq, message) });
            }
            Effect::CutOff(class) => {
                *house.terms.entry(class).or_default() += 1;
                self.cut_off(class);
            }
            Effect::Think { seat, key, thought, chance, .. } => {
                let mut chance = chance.unwrap_or_else(|| self.any_seed()).stream(0);
                // Whatever the level: it is the room that is tried, not the bots.
                let chosen = thought.choose(seat, BotLevel::Novice, &mut chance);
                let command = if self.bad_luck(20) { None } else { chosen };
                let (epoch, wait) = (self.epoch, 200 + self.up_to(300));
                self.later(wait, Event::Thought { epoch, input: Input::BotChose { seat, key, command } });
            }
            Effect::ThinkFor { seat, key, thought, chance } => {
                let hint = thought.hint(seat, &mut chance.stream(0));
                let (epoch, wait) = (self.epoch, self.up_to(900));
                self.later(wait, Event::Thought { epoch, input: Input::Hinted { seat, key, hint } });
            }
            Effect::Send { .. } => panic!("nobody asked for notices"),
            Effect::Stop => {
                self.figures.stops += 1;
                self.close_house();
            }
        }
    }

    /// The room's memory is lost.
    pub(super) fn crash(&mut self) {
        if self.house.is_some() {
            self.figures.crashes += 1;
            self.close_house();
        }
    }

    /// Whether the game is over, by the log.
    pub(super) fn is_over(&self) -> bool {
        let fold = self.house.as_ref().map(|house| &house.desk.machine.fold);
        fold.is_some_and(|fold| matches!(fold.phase, RoomPhase::Over | RoomPhase::Abandoned))
    }

    fn any_seed(&mut self) -> Seed {
        Seed::from(u64::from(self.chance.below(u32::MAX)))
    }
}
