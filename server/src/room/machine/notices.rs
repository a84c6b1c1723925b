//! What is to be told elsewhere, to whom and when; and what came of it.

use super::Machine;
use crate::notices::{Addressee, Letter, Outcome};
use crate::room::fact::{Fact, StoredFact};
use crate::room::notices::{quiet_until, words};
use crate::room::play::Class;
use games::Seat;
use protocol::Seq;
use std::collections::{BTreeMap, BTreeSet};

/// A way to a player, by the number of the fact that opened it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Way {
    /// By Web Push to a device.
    Device(Seq),
    /// By the webhook of the table.
    Hook(Seq),
}

/// What is being sent: known to memory alone.
#[derive(Debug, Default)]
pub(super) struct Sending {
    under_way: BTreeSet<Way>,
    tries: BTreeMap<Way, Tries>,
    /// What came of it and is not stored yet.
    done: Vec<(Way, Fact)>,
}

/// How often something was tried, for which debt, and when it may be tried again.
#[derive(Clone, Copy, Debug)]
struct Tries {
    owed: Seq,
    count: u32,
    not_before_ms: i64,
}

/// Something that is owed by one way.
#[derive(Clone, Copy, Debug)]
struct Debt {
    way: Way,
    owed: Seq,
    /// When it may be sent.
    at_ms: i64,
}

impl Machine {
    /// The seat that is to be noticed of its turn, and when: nobody of it is there.
    pub(super) fn notice_due(&self) -> Option<(Seat, i64)> {
        let turn = self.fold.told.unnoticed().filter(|_| self.config.notices.on)?;
        let since = self.away_since.get(&turn.seat)?;
        Some((turn.seat, turn.since_ms.max(*since) + i64::from(self.config.notices.after_ms)))
    }

    /// Facts about notices that are due.
    pub(super) fn due_notices(&self, now_ms: i64) -> impl Iterator<Item = Fact> {
        let noticed = self.notice_due().filter(|(_, due)| *due <= now_ms);
        let done = self.sending.done.iter().map(|(_, fact)| fact.clone());
        done.chain(noticed.map(|(seat, _)| Fact::Noticed { seat }))
    }

    /// When something about notices is due by itself.
    pub(super) fn notices_wake_at(&self, now_ms: i64) -> Option<i64> {
        let stored = self.sending.done.first().map(|_| now_ms);
        let sent = self.debts(now_ms).map(|debt| debt.at_ms).min();
        [stored, sent, self.notice_due().map(|(_, due)| due)].into_iter().flatten().min()
    }

    /// Whether somebody is owed a notice, or one is under way.
    pub(super) fn owes_notices(&self) -> bool {
        let sending = !self.sending.under_way.is_empty() || !self.sending.done.is_empty();
        sending || self.notice_due().is_some() || self.config.notices.on && self.fold.told.owes_seat_or_hook()
    }

    /// What is owed, but for what is under way.
    fn debts(&self, now_ms: i64) -> impl Iterator<Item = Debt> {
        let gap = i64::from(self.config.notices.gap_ms);
        let told = &self.fold.told;
        let devices = told.devices.iter().filter_map(move |device| {
            let (way, owed) = (Way::Device(device.number), device.owed?);
            let gap_over = device.sent_at_ms.map_or(now_ms, |sent| sent + gap);
            let at_ms = self.not_before(way, owed, now_ms).max(gap_over);
            // Where it is quiet then, it waits further.
            Some(Debt { way, owed, at_ms: quiet_until(device.notices.quiet, at_ms) })
        });
        let hook = told.hook.as_ref().and_then(|hook| {
            let (way, owed) = (Way::Hook(hook.number), hook.owed?);
            Some(Debt { way, owed, at_ms: self.not_before(way, owed, now_ms) })
        });
        // One who is there sees the table, even where that could not be noted.
        let is_away = told.turn.is_some_and(|turn| self.away_since.contains_key(&turn.seat));
        let is_on = self.config.notices.on && is_away;
        devices.chain(hook).filter(move |debt| is_on && !self.sending.under_way.contains(&debt.way))
    }

    fn not_before(&self, way: Way, owed: Seq, now_ms: i64) -> i64 {
        let tries = self.sending.tries.get(&way).filter(|tries| tries.owed == owed);
        tries.map_or(now_ms, |tries| tries.not_before_ms.max(now_ms))
    }

    /// What is to be sent now: the way, the debt, and the letter. It counts as under way from now on.
    pub(in crate::room) fn letters(&mut self, now_ms: i64) -> Vec<(Way, Seq, Letter)> {
        let due: Vec<Debt> = self.debts(now_ms).filter(|debt| debt.at_ms <= now_ms).collect();
        let Some(turn) = words(&self.fold).filter(|_| !due.is_empty()) else { return Vec::new() };
        let mut letters = Vec::new();
        for Debt { way, owed, .. } in due {
            let told = &self.fold.told;
            let to = match way {
                Way::Device(number) => {
                    let device = told.devices.iter().find(|device| device.number == number);
                    device.map(|device| Addressee::Device(device.notices.clone()))
                }
                Way::Hook(_) => told.hook.as_ref().map(|state| Addressee::Hook(state.hook.clone())),
            };
            if let Some(to) = to {
                self.sending.under_way.insert(way);
                letters.push((way, owed, Letter { to, turn: turn.clone() }));
            }
        }
        letters
    }

    /// What came of a letter; facts that follow from it are due then.
    pub(in crate::room) fn told_of(&mut self, way: Way, owed: Seq, outcome: Outcome, now_ms: i64) {
        let fact = match way {
            Way::Device(number) => self.told_device(number, owed, outcome, now_ms),
            Way::Hook(number) => self.told_hook(number, owed, outcome, now_ms),
        };
        match fact {
            // Until that is stored, nothing more goes that way.
            Some(fact) => self.sending.done.push((way, fact)),
            None => {
                self.sending.under_way.remove(&way);
            }
        }
    }

    fn told_device(&mut self, number: Seq, owed: Seq, outcome: Outcome, now_ms: i64) -> Option<Fact> {
        let device = self.fold.told.devices.iter().find(|device| device.number == number)?;
        let (seat, is_owed) = (device.seat, device.owed == Some(owed));
        let done = |arrived| Some(Fact::NoticeSent { seat, device: number, arrived });
        match outcome {
            Outcome::Gone => Some(Fact::NoticesDropped { seat, device: number }),
            // The turn is over, or the player came.
            _ if !is_owed => None,
            Outcome::Arrived => done(true),
            Outcome::Never(_) => done(false),
            Outcome::NotNow { retry_after_ms, .. } => {
                let again = self.try_again(Way::Device(number), owed, retry_after_ms, now_ms);
                if again { None } else { done(false) }
            }
        }
    }

    fn told_hook(&mut self, number: Seq, owed: Seq, outcome: Outcome, now_ms: i64) -> Option<Fact> {
        let hook = self.fold.told.hook.as_ref().filter(|hook| hook.number == number)?;
        let (failing, is_owed) = (hook.failing, hook.owed == Some(owed));
        let (failure, may_again, retry) = match outcome {
            Outcome::Arrived => (None, false, None),
            Outcome::NotNow { failure, retry_after_ms } => (Some(failure), true, retry_after_ms),
            Outcome::Never(failure) => (Some(failure), false, None),
            // For devices alone.
            Outcome::Gone => return None,
        };
        let again = is_owed && may_again && self.try_again(Way::Hook(number), owed, retry, now_ms);
        // What is owed now may be another turn than the one that was told: that one stays owed.
        let stays = again || !is_owed;
        let changes = failing != failure || is_owed && !again;
        changes.then_some(Fact::HookTold { failure, again: stays })
    }

    /// Whether it is tried once more; then it is noted when.
    fn try_again(&mut self, way: Way, owed: Seq, retry_after_ms: Option<i64>, now_ms: i64) -> bool {
        let rules = &self.config.notices;
        let before = self.sending.tries.get(&way).filter(|tries| tries.owed == owed);
        let count = before.map_or(0, |tries| tries.count) + 1;
        if count >= rules.attempts {
            self.sending.tries.remove(&way);
            return false;
        }
        let pause = i64::from(rules.backoff_ms).saturating_mul(1 << (count - 1).min(30));
        let pause = pause.max(retry_after_ms.unwrap_or(0)).min(rules.backoff_most_ms.into());
        self.sending.tries.insert(way, Tries { owed, count, not_before_ms: now_ms + pause });
        true
    }

    /// What came of letters is stored: those ways are free again.
    pub(super) fn notices_stored(&mut self, facts: &[StoredFact]) {
        for stored in facts {
            if let Some(place) = self.sending.done.iter().position(|(_, done)| *done == stored.fact) {
                let (way, _) = self.sending.done.remove(place);
                self.sending.under_way.remove(&way);
            }
        }
        let told = &self.fold.told;
        self.sending.tries.retain(|way, tries| match way {
            Way::Device(number) => {
                told.devices.iter().any(|known| known.number == *number && known.owed == Some(tries.owed))
            }
            Way::Hook(number) => {
                told.hook.as_ref().is_some_and(|hook| hook.number == *number && hook.owed == Some(tries.owed))
            }
        });
    }

    /// What follows for notices when the owner of a seat comes: one who sees the table needs none.
    pub(super) fn notice_seen(&self, class: Class) -> Option<Fact> {
        let Class::Seat(seat) = class else { return None };
        let is_turn = self.fold.told.turn.is_some_and(|turn| turn.seat == seat);
        (is_turn && self.fold.told.owes_seat_or_hook()).then_some(Fact::NoticeSeen { seat })
    }
}
