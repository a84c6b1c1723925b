#![no_main]
//! See `server::fuzzing::frames`.

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| server::fuzzing::frames(bytes));
