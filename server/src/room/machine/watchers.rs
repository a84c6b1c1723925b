//! Watchers who are late: a second fold of the same facts, with a cursor of its own.

use super::{Before, Machine, Said};
use crate::room::fold::Fold;
use crate::room::messages;
use crate::room::play::Class;
use protocol::Delay;

impl Machine {
    pub(super) fn delay_ms(&self, fold: &Fold) -> i64 {
        match fold.settings.watching.delay {
            Delay::None => 0,
            Delay::Short => self.config.short_delay_ms.into(),
            Delay::Long => self.config.long_delay_ms.into(),
        }
    }

    /// Gives watchers a fold of their own where they are late, and takes it away where they are not.
    pub(super) fn delay_watchers(&mut self, now_ms: i64) {
        let delay = self.delay_ms(&self.fold);
        if delay == 0 {
            self.watch = None;
        } else if self.watch.is_none() {
            let is_due = |place: &usize| self.log.at_ms(*place).is_some_and(|at_ms| at_ms + delay <= now_ms);
            let due = (0..self.log.len()).take_while(is_due).count().max(1);
            self.watch = Fold::of(self.log.facts_to(due, &self.fold)).map(|fold| (fold, due));
        }
    }

    /// Lets delayed watchers see what they may see by now.
    pub(in crate::room) fn catch_watchers_up(&mut self, now_ms: i64) -> Vec<Said> {
        let delay = self.delay_ms(&self.fold);
        let mut said = Vec::new();
        while let Some((fold, seen)) = &mut self.watch
            && self.log.at_ms(*seen).is_some_and(|at_ms| at_ms + delay <= now_ms)
            && let Some(stored) = self.log.fact(*seen, &self.fold)
        {
            let before = Before::of(fold);
            fold.apply(&stored);
            *seen += 1;
            let change = before.change(fold, std::slice::from_ref(&*stored));
            if self.here.contains_key(&Class::Watchers) {
                let message = messages::update(fold, Class::Watchers, before.seq, change, now_ms - delay);
                said.push((Class::Watchers, Some(fold.seq), message));
            }
            fold.have_told();
        }
        let due = self.late_chat.iter().take_while(|(at_ms, _)| at_ms + delay <= now_ms).count();
        said.extend(self.late_chat.drain(..due).map(|(_, message)| (Class::Watchers, None, message)));
        said
    }

    /// Whether watchers have something to read that they do not read yet.
    #[cfg(test)]
    pub(in crate::room) fn has_late_chat(&self) -> bool {
        !self.late_chat.is_empty()
    }
}
