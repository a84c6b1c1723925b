//! What the writer counts, for whoever shows it. No metrics library is known here.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use super::error::AppendError;

/// Counts since the store was opened.
#[derive(Debug)]
pub struct StoreStats {
    commit_us: Histogram<10>,
    group_size: Histogram<8>,
    stored: AtomicU64,
    conflicts: AtomicU64,
    not_saved: AtomicU64,
    unknown: AtomicU64,
    reconnects: AtomicU64,
}

/// Values counted by upper bounds.
#[derive(Debug)]
struct Histogram<const N: usize> {
    bounds: [u64; N],
    counts: [AtomicU64; N],
    above: AtomicU64,
    sum: AtomicU64,
}

/// A histogram as it stood at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistogramSnapshot {
    /// For each upper bound, how many values were at most that, as Prometheus has it.
    pub buckets: Vec<(u64, u64)>,
    /// How many values there were.
    pub count: u64,
    /// Their sum.
    pub sum: u64,
}

impl StoreStats {
    /// How long successful transactions took, in microseconds.
    pub fn commit_us(&self) -> HistogramSnapshot {
        self.commit_us.snapshot()
    }

    /// How many appends were committed together.
    pub fn group_size(&self) -> HistogramSnapshot {
        self.group_size.snapshot()
    }

    /// Appends that were stored.
    pub fn stored(&self) -> u64 {
        self.stored.load(Relaxed)
    }

    /// Appends that contradicted what was stored.
    pub fn conflicts(&self) -> u64 {
        self.conflicts.load(Relaxed)
    }

    /// Appends that reached the writer and were not stored.
    pub fn not_saved(&self) -> u64 {
        self.not_saved.load(Relaxed)
    }

    /// Appends whose commit had no known outcome.
    pub fn unknown(&self) -> u64 {
        self.unknown.load(Relaxed)
    }

    /// How often the connection for writing was made anew.
    pub fn reconnects(&self) -> u64 {
        self.reconnects.load(Relaxed)
    }

    pub(super) fn committed(&self, appends: usize, took: Duration) {
        self.commit_us.add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX));
        self.group_size.add(appends as u64);
    }

    pub(super) fn answered(&self, result: &Result<(), AppendError>) {
        let counter = match result {
            Ok(()) => &self.stored,
            Err(AppendError::Conflict(_)) => &self.conflicts,
            Err(AppendError::NotSaved(_) | AppendError::Malformed(_)) => &self.not_saved,
            Err(AppendError::Unknown) => &self.unknown,
        };
        counter.fetch_add(1, Relaxed);
    }

    pub(super) fn reconnected(&self) {
        self.reconnects.fetch_add(1, Relaxed);
    }
}

impl Default for StoreStats {
    fn default() -> Self {
        Self {
            commit_us: Histogram::new([
                250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 100_000, 500_000, 2_500_000,
            ]),
            group_size: Histogram::new([1, 2, 4, 8, 16, 32, 64, 128]),
            stored: AtomicU64::new(0),
            conflicts: AtomicU64::new(0),
            not_saved: AtomicU64::new(0),
            unknown: AtomicU64::new(0),
            reconnects: AtomicU64::new(0),
        }
    }
}

impl<const N: usize> Histogram<N> {
    fn new(bounds: [u64; N]) -> Self {
        let counts = [const { AtomicU64::new(0) }; N];
        Self { bounds, counts, above: AtomicU64::new(0), sum: AtomicU64::new(0) }
    }

    fn add(&self, value: u64) {
        let place = self.bounds.iter().zip(&self.counts).find(|(bound, _)| value <= **bound);
        place.map_or(&self.above, |(_, count)| count).fetch_add(1, Relaxed);
        self.sum.fetch_add(value, Relaxed);
    }

    fn snapshot(&self) -> HistogramSnapshot {
        let mut count = 0;
        let buckets = self.bounds.iter().zip(&self.counts).map(|(&bound, here)| {
            count += here.load(Relaxed);
            (bound, count)
        });
        let buckets = buckets.collect();
        HistogramSnapshot { buckets, count: count + self.above.load(Relaxed), sum: self.sum.load(Relaxed) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_count_what_is_at_most_their_bound() {
        let histogram = Histogram::new([1, 10]);
        for value in [0, 1, 2, 10, 11] {
            histogram.add(value);
        }
        let expected = HistogramSnapshot { buckets: vec![(1, 2), (10, 4)], count: 5, sum: 24 };
        assert_eq!(histogram.snapshot(), expected);
    }
}
