//! What becomes of what a room wants stored, and who else stores something.

use super::Wrong;
use super::log::Fate;
use super::world::{Event, World};
use crate::room::desk::{Found, LookUp};
use crate::room::fact::Fact;
use crate::room::play::Class;
use crate::store::{Append, AppendError, NotSaved};
use games::Seat;
use protocol::CommandId;
use std::sync::Arc;

impl World {
    pub(super) fn keep(&mut self, append: Arc<Append>) {
        let epoch = self.epoch;
        let fate = if self.bad_luck(self.plan.store_faults) {
            match self.chance.below(10) {
                0..4 => Fate::Refused,
                4..7 => Fate::StoredUnsaid,
                7 => Fate::LostUnsaid,
                _ => Fate::LateUnsaid,
            }
        } else {
            Fate::Stored
        };
        let wait = 1 + if self.bad_luck(50) { self.up_to(5_000) } else { self.up_to(30) };
        if let Some(house) = &mut self.house {
            house.waits = true;
            house.appends += 1;
        }
        if self.wrong == Wrong::AnswersFirst {
            self.later(0, Event::Kept { epoch, outcome: Ok(()) });
        }
        if fate == Fate::LateUnsaid {
            let late = wait + 300 + self.up_to(4_000);
            self.later(late, Event::Commit { epoch, append: append.clone(), fate });
            self.later(wait, Event::Commit { epoch, append, fate: Fate::LostUnsaid });
        } else {
            self.later(wait, Event::Commit { epoch, append, fate });
        }
    }

    /// An append is at the disk, perhaps of a room that is gone by now.
    pub(super) fn commit(&mut self, epoch: u32, append: &Append, fate: Fate) {
        let lives = self.house.is_some() && self.epoch == epoch;
        // A room that dies takes with it what is not yet stored, or not.
        if !lives && self.odds(500) {
            return;
        }
        let is_own = append.room == self.room;
        let tries = matches!(fate, Fate::Stored | Fate::StoredUnsaid | Fate::LateUnsaid) && is_own;
        let stored = if tries { self.log.append(append) } else { Ok(()) };
        let is_news = tries && stored.is_ok() && !(append.records.is_empty() && append.chat.is_empty());
        self.figures.late += u64::from(is_news && fate == Fate::LateUnsaid);
        // The room that is in memory does not know of it.
        self.log.moved |= is_news && self.house.is_some() && (!lives || fate == Fate::LateUnsaid);
        if !lives || fate == Fate::LateUnsaid || self.wrong == Wrong::AnswersFirst {
            return;
        }
        let outcome = match (stored, fate) {
            (Err(error), _) => {
                assert!(self.log.moved, "the room contradicts its own log: {error}");
                self.figures.conflicts += 1;
                Err(error)
            }
            (Ok(()), Fate::Stored) => Ok(()),
            (Ok(()), Fate::Refused) => {
                self.figures.failed += 1;
                Err(NotSaved::QueueFull.into())
            }
            (Ok(()), _) => {
                self.figures.unknown += 1;
                if self.wrong == Wrong::TrustsUnknown { Ok(()) } else { Err(AppendError::Unknown) }
            }
        };
        let wait = self.up_to(20);
        self.later(wait, Event::Kept { epoch, outcome });
    }

    pub(super) fn look(&mut self, look_up: LookUp) {
        let found = match look_up {
            _ if self.bad_luck(200) => Found::Unreadable,
            LookUp::Records { from } => {
                Found::Records(self.log.records.iter().filter(|record| record.seq >= from).cloned().collect())
            }
            LookUp::Chat { after, limit } => {
                let lines = self.log.chat.iter().filter(|line| line.number > after);
                Found::Chat(lines.take(limit as usize).cloned().collect())
            }
        };
        let (epoch, wait) = (self.epoch, self.up_to(50));
        self.later(wait, Event::LookedUp { epoch, found });
    }

    /// Another process writes to the same log.
    pub(super) fn another_writes(&mut self) {
        let (mut machine, now_ms, seat) = (self.restored(), self.wall_ms(), Seat::ALL[0]);
        let append = if self.odds(300) {
            let id = CommandId::new(format!("other{}", self.now)).unwrap();
            machine.write(Class::Seat(seat), &id, "from elsewhere".into(), now_ms).1.into()
        } else {
            let name = format!("Other {}", self.chance.below(100));
            machine.propose(vec![Fact::Renamed { seat, name }], None, now_ms).append
        };
        self.log.append(&append).unwrap();
        self.log.moved |= self.house.is_some();
    }
}
