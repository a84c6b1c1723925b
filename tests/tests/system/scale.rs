//! How much a suite does: a little in `make test`, much where a make target says so.

use std::fs::OpenOptions;
use std::io::Write;

/// What the variable says, or what is usual where it is not set.
pub(crate) fn scaled(variable: &str, usual: u32) -> u32 {
    match std::env::var(variable) {
        Ok(text) => text.parse().unwrap_or_else(|error| panic!("{variable}={text}: {error}")),
        Err(_) => usual,
    }
}

/// Adds a line to the report that `SANMON_REPORT` names, if it names one.
pub(crate) fn report(suite: &str, figures: &str) {
    let Some(path) = std::env::var_os("SANMON_REPORT") else { return };
    let mut file =
        OpenOptions::new().create(true).append(true).open(path).expect("the report can be written");
    file.write_all(format!("{suite}: {figures}\n").as_bytes()).expect("the report can be written");
}
