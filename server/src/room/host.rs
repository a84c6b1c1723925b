//! Who is there and who is away, and what follows from it by itself.

use super::fact::Fact;
use super::fold::Fold;
use games::Seat;
use protocol::Motion;
use std::collections::BTreeMap;

/// How long somebody may be away.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience {
    /// Before the host's duty passes on.
    pub(super) host_ms: i64,
    /// Before the others may seat a bot.
    pub(super) seat_ms: i64,
}

/// Who is away since when, as of now.
#[derive(Clone, Copy, Debug)]
pub(super) struct Presence<'a> {
    pub(super) away_since: &'a BTreeMap<Seat, i64>,
    pub(super) patience: Patience,
    pub(super) now_ms: i64,
}

impl Presence<'_> {
    /// Whether the others may seat a bot for somebody.
    pub(super) fn is_long_away(&self, seat: Seat) -> bool {
        self.away_since.get(&seat).is_some_and(|since| self.now_ms - since >= self.patience.seat_ms)
    }

    fn is_here(&self, seat: Seat) -> bool {
        !self.away_since.contains_key(&seat)
    }

    /// When the host's duty passes on, if the host stays away and somebody else is there.
    pub(super) fn host_due(&self, fold: &Fold) -> Option<i64> {
        let host = fold.host?;
        self.heir(fold, host)?;
        Some(self.away_since.get(&host)? + self.patience.host_ms)
    }

    /// The host's duty passes to the next one who is there.
    pub(super) fn pass_host(&self, fold: &Fold) -> Option<Fact> {
        let due = self.host_due(fold).is_some_and(|due| due <= self.now_ms);
        let heir = self.heir(fold, fold.host?)?;
        due.then_some(Fact::HostPassed { seat: heir })
    }

    fn heir(&self, fold: &Fold, host: Seat) -> Option<Seat> {
        fold.people().map(|(seat, _)| seat).find(|&seat| seat != host && self.is_here(seat))
    }
}

/// How many votes carry a motion: more than half of the people whom it is not about.
pub(super) fn needed(fold: &Fold, motion: Motion) -> usize {
    let about = match motion {
        Motion::StandIn { seat } | Motion::Reinvite { seat } => Some(seat),
        Motion::Abandon {} => None,
    };
    fold.people().filter(|(seat, _)| Some(*seat) != about).count() / 2 + 1
}
