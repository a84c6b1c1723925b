//! The bots of Tajuto. They see what their seat sees.

mod evaluate;
mod novice;
mod steward;

pub(super) use novice::Novice;
#[cfg(test)]
pub(super) use novice::is_useful;
pub(super) use steward::STEWARD;
