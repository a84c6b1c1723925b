#![no_main]
//! See `server::fuzzing::import`.

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| server::fuzzing::import(bytes));
