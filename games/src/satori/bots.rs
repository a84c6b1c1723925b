//! The bots of Satori. They see what their seat sees.

mod evaluate;
mod novice;
mod steward;
mod weights;

pub(super) use novice::Novice;
pub(super) use steward::STEWARD;
