//! What can be taken back at a table, and whether the others must agree.

use super::fold::Fold;
use super::play::with_play;
use games::Seat;
use protocol::{RoomPhase, Seq};

pub(super) use games::course::TakeBack;

/// How a seat can take back everything from an event on; nothing where it cannot.
pub(super) fn take_back(fold: &Fold, seat: Seat, from: Seq) -> Option<TakeBack> {
    if fold.phase != RoomPhase::Playing {
        return None;
    }
    with_play!(&fold.game.as_ref()?.play, play => play.course().can_take_back(seat, from.0))
}
