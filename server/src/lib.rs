//! The Sanmon server: the command line, HTTP, self-play, and the client that is embedded in the binary.
//!
//! `main` only reads the command line and calls in here, so that tests reach the same code.
//! Nothing in this crate knows how a rule works.

pub mod api;
pub mod backup;
mod bell;
pub mod card;
pub mod cli;
pub mod client_files;
pub mod config;
pub mod edition;
pub mod exchange;
pub mod finished;
pub mod frame;
#[cfg(any(test, feature = "fuzzing"))]
pub mod fuzzing;
pub mod game_page;
pub mod headers;
pub mod house;
pub mod http;
pub mod logging;
pub mod metrics;
pub mod names;
pub mod net;
pub mod notices;
pub mod room;
pub mod rooms;
pub mod secrets;
pub mod selfplay;
pub mod serve;
pub mod signals;
pub mod store;
pub mod time;
pub mod verify;
