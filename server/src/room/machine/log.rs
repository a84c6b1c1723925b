//! What happened in a room, each thing kept once. The events of the game are in its course already, with their commands;
//! here it is only noted when they came about.

use crate::room::fact::{Fact, StoredFact};
use crate::room::fold::Fold;
use crate::room::play::Play;
use games::sparing;
use protocol::Seq;
use std::borrow::Cow;

/// The log of a room, without what the game keeps: together with the room's fold it gives every fact again.
#[derive(Debug, Default)]
pub(super) struct Log(Vec<Kept>);

/// A fact; the one with the number 1 comes first, and no number is left out.
#[derive(Debug)]
enum Kept {
    /// It is a move of the game.
    Move { at_ms: i64, by_bot: bool, is_entry: bool },
    /// It is anything else.
    Other(Box<StoredFact>),
}

// There is one for each move.
const _: () = assert!(size_of::<Kept>() <= 16);

impl Log {
    /// A log that is going to have so many facts.
    pub(super) fn with_capacity(facts: usize) -> Self {
        Self(Vec::with_capacity(facts))
    }

    /// Adds the next fact, which the fold has had.
    pub(super) fn push(&mut self, stored: StoredFact, fold: &Fold) {
        let (at_ms, is_entry) = (stored.at_ms, stored.is_entry());
        let kept = match stored.fact {
            Fact::Played { by_bot, .. } if play(fold).is_some_and(|play| play.has(stored.seq)) => {
                Kept::Move { at_ms, by_bot, is_entry }
            }
            _ => Kept::Other(Box::new(stored)),
        };
        sparing::push(&mut self.0, kept);
    }

    /// How many facts there are.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// When the fact of a place came about, from 0.
    pub(super) fn at_ms(&self, place: usize) -> Option<i64> {
        self.0.get(place).map(Kept::at_ms)
    }

    /// The fact of a place, from 0.
    pub(super) fn fact(&self, place: usize, fold: &Fold) -> Option<Cow<'_, StoredFact>> {
        match self.0.get(place)? {
            Kept::Other(stored) => Some(Cow::Borrowed(stored)),
            Kept::Move { at_ms, by_bot, .. } => {
                let seq = Seq(u32::try_from(place + 1).ok()?);
                let (seat, command, event) = play(fold)?.made(seq)?;
                let fact = Fact::Played { seat, by_bot: *by_bot, command, event };
                Some(Cow::Owned(StoredFact { seq, at_ms: *at_ms, fact }))
            }
        }
    }

    /// The facts from the first to a place, without that one.
    pub(super) fn facts_to<'a>(
        &'a self,
        place: usize,
        fold: &'a Fold,
    ) -> impl Iterator<Item = Cow<'a, StoredFact>> {
        (0..place).map_while(|place| self.fact(place, fold))
    }

    /// Whether the fact of a number is a move of the game.
    pub(super) fn is_move(&self, seq: Seq) -> bool {
        let place = (seq.0 as usize).checked_sub(1);
        place.and_then(|place| self.0.get(place)).is_some_and(|kept| matches!(kept, Kept::Move { .. }))
    }

    /// When the entries of the game's record came about, in their order.
    pub(super) fn entries_ms(&self) -> impl Iterator<Item = i64> {
        let is_entry = |kept: &&Kept| match kept {
            Kept::Move { is_entry, .. } => *is_entry,
            Kept::Other(stored) => stored.is_entry(),
        };
        self.0.iter().filter(is_entry).map(Kept::at_ms)
    }

    /// The facts that are no moves.
    pub(super) fn others(&self) -> impl Iterator<Item = &StoredFact> {
        self.0.iter().filter_map(|kept| match kept {
            Kept::Move { .. } => None,
            Kept::Other(stored) => Some(&**stored),
        })
    }
}

impl Kept {
    fn at_ms(&self) -> i64 {
        match self {
            Self::Move { at_ms, .. } => *at_ms,
            Self::Other(stored) => stored.at_ms,
        }
    }
}

fn play(fold: &Fold) -> Option<&Play> {
    fold.game.as_ref().map(|game| &game.play)
}
