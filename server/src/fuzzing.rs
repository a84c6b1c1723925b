//! What the fuzz targets in `tests/fuzz` call: each takes any bytes, does with them what they could do to a server, and
//! panics where something is not as it must be. `make test` gives them the kept inputs, `make fuzz` looks for more.
//!
//! It is built for tests and with the feature `fuzzing` only, and is not in the shipped binary.
#![expect(clippy::expect_used, clippy::panic, reason = "a panic is what a fuzzer looks for")]

mod alter;
mod bytes;
mod commands;
mod editions;
mod frames;
mod import;
mod shell;

#[cfg(test)]
mod tests;

pub use commands::commands;
pub use editions::editions;
pub use frames::frames;
pub use import::import;
