//! How much a suite does: a little in `make test`, much where a make target says so.

use std::fs::OpenOptions;
use std::io::Write;

/// The number that an environment variable gives, and the usual one where it gives none.
pub(crate) fn scaled(variable: &str, usual: u32) -> u32 {
    match std::env::var(variable) {
        Ok(number) => number.parse().unwrap_or_else(|error| panic!("{variable}={number}: {error}")),
        Err(_) => usual,
    }
}

/// Adds a line to the report, where one is wanted.
pub(crate) fn report(suite: &str, figures: &str) {
    let Some(file) = std::env::var_os("SANMON_REPORT") else { return };
    let mut file = OpenOptions::new().create(true).append(true).open(file).expect("there is a report");
    // In one write: others may add theirs at the same time.
    file.write_all(format!("{suite}: {figures}\n").as_bytes()).expect("the report can be written");
}
