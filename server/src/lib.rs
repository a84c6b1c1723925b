//! The Sanmon server: the command line, HTTP, self-play, and the client that is embedded in the binary.
//!
//! `main` only reads the command line and calls in here, so that tests reach the same code.
//! Nothing in this crate knows how a rule works.

pub mod cli;
pub mod client_files;
pub mod edition;
pub mod headers;
pub mod http;
pub mod logging;
pub mod selfplay;
pub mod serve;
pub mod signals;
pub mod store;
