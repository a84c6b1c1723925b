//! What can be taken back, and whether the others must agree.

use super::fold::Fold;
use super::play::{Move, PlayOf, with_play};
use games::{Game, Seat};
use protocol::{RoomPhase, Seq};

/// How a take-back can be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TakeBack {
    /// At once: within the own turn, and nothing new was seen since.
    Free,
    /// If the others agree; so many of the events showed something new.
    Asked { seen: u32 },
}

/// How a seat can take back everything from an event on; nothing where it cannot.
pub(super) fn take_back(fold: &Fold, seat: Seat, from: Seq) -> Option<TakeBack> {
    if fold.phase != RoomPhase::Playing {
        return None;
    }
    with_play!(&fold.game.as_ref()?.play, play => possible(play, seat, from))
}

fn possible<G: Game>(play: &PlayOf<G>, seat: Seat, from: Seq) -> Option<TakeBack> {
    let live: Vec<&Move<G>> = play.moves().iter().filter(|made| !made.undone).collect();
    let first = live.iter().position(|made| made.seq == from)?;
    let undone = &live[first..];
    // The asker's own turn, present or just ended: at most one turn has ended since, and it was the asker's.
    let ended: Vec<Seat> = undone.iter().filter(|made| made.turn_ended.is_some()).map(|m| m.seat).collect();
    if undone[0].seat != seat || ended.len() > 1 || ended.iter().any(|&by| by != seat) {
        return None;
    }
    // A command is taken back whole.
    undone[0].command.as_ref()?;
    let seen = |made: &&&Move<G>| G::is_barrier(&made.event);
    if undone.iter().filter(|made| made.seat != seat).any(|made| seen(&made)) {
        return None;
    }
    match undone.iter().filter(seen).count() {
        0 if ended.is_empty() => Some(TakeBack::Free),
        count => Some(TakeBack::Asked { seen: u32::try_from(count).unwrap_or(u32::MAX) }),
    }
}
