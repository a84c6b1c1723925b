//! Figures: times by their order, sizes in words.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

/// Many times.
#[derive(Clone, Debug, Default)]
pub(crate) struct Times(Vec<Duration>);

/// The times that so many of a hundred, or of a thousand, do not exceed; in milliseconds.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Quantiles {
    pub(crate) count: usize,
    pub(crate) p50: f64,
    pub(crate) p99: f64,
    pub(crate) p99_9: f64,
    pub(crate) most: f64,
}

impl Times {
    pub(crate) fn add(&mut self, time: Duration) {
        self.0.push(time);
    }

    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    /// Both together.
    pub(crate) fn with(mut self, other: &Self) -> Self {
        self.0.extend_from_slice(&other.0);
        self
    }

    pub(crate) fn quantiles(mut self) -> Quantiles {
        self.0.sort_unstable();
        let at = |thousandth: usize| {
            let index = (self.0.len() * thousandth).div_ceil(1000).saturating_sub(1);
            self.0.get(index).copied().unwrap_or_default().as_secs_f64() * 1000.0
        };
        Quantiles { count: self.0.len(), p50: at(500), p99: at(990), p99_9: at(999), most: at(1000) }
    }
}

impl From<Vec<Duration>> for Times {
    fn from(times: Vec<Duration>) -> Self {
        Self(times)
    }
}

/// The head above rows of quantiles.
pub(crate) const HEAD: &str = "milliseconds from a command to            p50      p99    p99.9     most";

impl fmt::Display for Quantiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:>8.2} {:>8.2} {:>8.2} {:>8.2}", self.p50, self.p99, self.p99_9, self.most)
    }
}

/// A number of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(crate) struct Size(pub(crate) u64);

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        #[expect(clippy::cast_precision_loss, reason = "three digits are shown")]
        let bytes = self.0 as f64;
        f.pad(&match self.0 {
            0..1_000 => format!("{bytes} B"),
            1_000..1_000_000 => format!("{:.1} KB", bytes / 1e3),
            _ => format!("{:.1} MB", bytes / 1e6),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_times_that_were_measured() {
        let times: Vec<Duration> = (1..=1000).rev().map(Duration::from_millis).collect();
        let found = Times::from(times).quantiles();
        let expected = [500.0, 990.0, 999.0, 1000.0];
        let found = [found.p50, found.p99, found.p99_9, found.most];
        assert!(found.iter().zip(expected).all(|(found, expected)| (found - expected).abs() < 1e-9));
        assert!(Times::default().quantiles().most.abs() < 1e-9);
    }
}
