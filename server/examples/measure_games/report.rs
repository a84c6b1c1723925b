//! The figures as a table.

use std::fmt;
use std::time::Duration;

use crate::ask::Times;

pub(crate) struct Report<'a> {
    engine: &'a str,
    times: Vec<Times>,
}

impl<'a> Report<'a> {
    pub(crate) fn new(engine: &'a str, mut times: Vec<Times>) -> Self {
        for one in &mut times {
            one.took.sort_unstable();
        }
        Self { engine, times }
    }

    /// The longest that any answer took.
    pub(crate) fn slowest(&self) -> Duration {
        self.times.iter().filter_map(|one| one.took.last().copied()).max().unwrap_or_default()
    }
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\n| {} | p50 ms | p95 ms | max ms | bytes |\n|---|---:|---:|---:|---:|", self.engine)?;
        for Times { what, took, bytes } in &self.times {
            let at = |hundredths: usize| {
                let place = (took.len() * hundredths / 100).min(took.len().saturating_sub(1));
                let micros = took.get(place).map_or(0, Duration::as_micros);
                format!("{}.{}", micros / 1_000, micros % 1_000 / 100)
            };
            writeln!(f, "| {what} | {} | {} | {} | {bytes} |", at(50), at(95), at(100))?;
        }
        Ok(())
    }
}
