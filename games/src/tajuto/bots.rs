//! The bots of Tajuto. They see what their seat sees.

mod evaluate;
mod novice;
mod steward;

pub(super) use novice::Novice;
pub(super) use steward::STEWARD;
