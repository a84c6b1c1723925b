//! Exact counts: sums of them are the same in whatever order threads finish.

use std::collections::BTreeMap;

use serde::Serialize;

/// How often each number came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Histogram(BTreeMap<u32, u64>);

/// What a histogram says in a few numbers. A quartile is a number that came, never one in between.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub(super) struct Distribution {
    /// The mean.
    pub(super) mean: f64,
    /// The smallest number.
    pub(super) min: u32,
    /// A quarter of the numbers is not larger than this.
    pub(super) lower_quartile: u32,
    /// Half of the numbers is not larger than this.
    pub(super) median: u32,
    /// Three quarters of the numbers are not larger than this.
    pub(super) upper_quartile: u32,
    /// The largest number.
    pub(super) max: u32,
}

impl Histogram {
    pub(super) fn add(&mut self, number: u32) {
        *self.0.entry(number).or_default() += 1;
    }

    pub(super) fn merge(&mut self, other: &Self) {
        for (&number, &times) in &other.0 {
            *self.0.entry(number).or_default() += times;
        }
    }

    pub(super) fn sum(&self) -> u64 {
        self.0.iter().map(|(&number, &times)| u64::from(number) * times).sum()
    }

    fn len(&self) -> u64 {
        self.0.values().sum()
    }

    /// All zero where nothing was counted.
    pub(super) fn distribution(&self) -> Distribution {
        Distribution {
            mean: ratio(self.sum(), self.len()),
            min: self.quartile(0),
            lower_quartile: self.quartile(1),
            median: self.quartile(2),
            upper_quartile: self.quartile(3),
            max: self.quartile(4),
        }
    }

    /// The smallest number such that so many quarters of all are not larger.
    fn quartile(&self, quarters: u64) -> u32 {
        let wanted = (self.len() * quarters).div_ceil(4).max(1);
        let mut passed = 0;
        let reached = self.0.iter().find(|&(_, &times)| {
            passed += times;
            passed >= wanted
        });
        reached.map_or(0, |(&number, _)| number)
    }
}

/// A part of a whole; 0 of nothing, so that no figure is ever not a number.
#[expect(clippy::cast_precision_loss, reason = "counts of games stay far below 2⁵³")]
pub(super) fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(numbers: &[u32], expected: [u32; 5], mean: f64) {
        let mut histogram = Histogram::default();
        for &number in numbers {
            histogram.add(number);
        }
        let [min, lower_quartile, median, upper_quartile, max] = expected;
        let expected = Distribution { mean, min, lower_quartile, median, upper_quartile, max };
        assert_eq!(histogram.distribution(), expected);
    }

    #[test]
    fn quartiles_are_numbers_that_came() {
        check(&[], [0; 5], 0.0);
        check(&[7], [7; 5], 7.0);
        check(&[1, 9], [1, 1, 1, 9, 9], 5.0);
        check(&[4, 2, 3, 1], [1, 1, 2, 3, 4], 2.5);
        check(&[0, 0, 0, 0, 10], [0, 0, 0, 0, 10], 2.0);
    }

    #[test]
    fn merging_counts_everything_once() {
        let mut left = Histogram(BTreeMap::from([(1, 2), (5, 1)]));
        left.merge(&Histogram(BTreeMap::from([(1, 1), (7, 3)])));
        assert_eq!(left, Histogram(BTreeMap::from([(1, 3), (5, 1), (7, 3)])));
        assert_eq!((left.sum(), left.len()), (29, 7));
    }
}
