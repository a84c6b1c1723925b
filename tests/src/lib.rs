//! What tests of several crates share. The tests themselves are in `tests/` beside this folder.

#[cfg(unix)]
pub mod postgres;
#[cfg(unix)]
pub mod proxy;
