#![no_main]
//! See `server::fuzzing::editions`.

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| server::fuzzing::editions(bytes));
