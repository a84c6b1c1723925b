//! Watchers who are late: a second fold of the same facts, with a cursor of its own.

use super::{Machine, Said, change};
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
            let due = self.facts.iter().take_while(|stored| stored.at_ms + delay <= now_ms).count().max(1);
            if let Some(mut fold) = self.facts.first().and_then(Fold::new) {
                self.facts[1..due].iter().for_each(|stored| fold.apply(stored));
                self.watch = Some((fold, due));
            }
        }
    }

    /// Lets delayed watchers see what they may see by now.
    pub(in crate::room) fn catch_watchers_up(&mut self, now_ms: i64) -> Vec<Said> {
        let delay = self.delay_ms(&self.fold);
        let mut said = Vec::new();
        while let Some((fold, seen)) = &mut self.watch
            && let Some(stored) = self.facts.get(*seen).filter(|stored| stored.at_ms + delay <= now_ms)
        {
            let (before, since) = (fold.clone(), fold.seq);
            fold.apply(stored);
            *seen += 1;
            let change = change(&before, fold, std::slice::from_ref(stored));
            if self.here.contains_key(&Class::Watchers) {
                let message = messages::update(fold, Class::Watchers, since, change, now_ms - delay);
                said.push((Class::Watchers, Some(fold.seq), message));
            }
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
