//! The rules of the games, pure: a game is a fold of events, chance comes in as [`dice`], and
//! nothing leaves but what one viewer may know.
//!
//! This crate knows no clock, no network, no threads and no ambient randomness. The same seed and
//! the same commands give the same game, for ever.

pub mod bot;
pub mod course;
pub mod dice;
pub mod edition;
pub mod game;
pub mod outcome;
pub mod playout;
pub mod registry;
pub mod replay;
pub mod satori;
pub mod seat;
pub mod set;
pub mod setup;
pub mod sparing;
pub mod tajuto;

#[cfg(test)]
mod fairness_page;
#[cfg(test)]
mod played;
#[cfg(test)]
mod rules_tested;

pub use game::{CitesRule, Game, Legal, RuleNumber, Undoing, Viewer, Violation};
pub use outcome::{Outcome, ScoreSheet};
pub use seat::{BySeat, Seat, SeatError, TableSizeError};
pub use setup::{FirstPlayer, PlayerColour, Setup, SetupError};
