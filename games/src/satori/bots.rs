//! The bots of Satori. They see what their seat sees.

mod novice;

pub(super) use novice::Novice;
