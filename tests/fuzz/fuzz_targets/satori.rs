#![no_main]
//! See `server::fuzzing::commands`.

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| server::fuzzing::commands(games::registry::GameKind::Satori, bytes));
