#![no_main]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| { let _ = server::finished::GameFile::read(&String::from_utf8_lossy(bytes)); });
