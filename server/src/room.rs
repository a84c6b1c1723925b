//! A room without I/O: its log is a list of facts, its state their fold, and every answer follows from it.
//!
//! `fold` applies facts and cannot fail; `decide` checks what people ask for and answers with facts or an
//! error; `machine` puts both together with who is connected; `desk` steps it and says what is to be done; `task` is
//! the shell that does it: stores, sends, waits.

mod chat;
mod clock;
mod config;
mod decide;
pub(crate) mod desk;
mod dice;
mod fact;
mod fold;
mod host;
mod machine;
mod messages;
mod notices;
mod open;
pub(crate) mod play;
mod practice;
mod present;
mod rematch;
mod seats;
mod take_back;
pub(crate) mod task;

#[cfg(test)]
mod tests;

pub(crate) use chat::MOST_LINES;
pub use config::RoomConfig;
pub(crate) use fold::Fold;
pub(crate) use machine::Machine;
pub(crate) use open::{opening, restore};
pub(crate) use play::{Class, GameOpening, GameRecord, Play, PlayOf, with_play};
pub(crate) use practice::practice;
pub(crate) use present::Present;
