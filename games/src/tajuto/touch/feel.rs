//! How floors feel in the bag: widths from noise, and from a width the odds of each size.

use crate::dice::{NOISE_PARTS, NOISE_TERMS};
use crate::tajuto::floor::FloorSize;
use std::sync::LazyLock;

/// The largest noise, in hundredths of its standard deviation; at the largest spread also the furthest that
/// a width can lie from its size, in hundredths of a size.
const REACH: i32 = (NOISE_TERMS * (NOISE_PARTS - 1) / 2).cast_signed();

/// How floors of each size feel, given the spread of each in hundredths.
#[derive(Clone, Debug)]
pub(crate) struct FeelTable {
    spreads: [u8; 6],
    /// By size, how likely each width is, from 0 up.
    likelihoods: [Vec<f64>; 6],
}

impl FeelTable {
    pub(crate) fn new(spreads: [u8; 6]) -> Self {
        let likelihoods = FloorSize::ALL.map(|size| {
            let mut row = Vec::new();
            for (noise, likelihood) in (-REACH..).zip(NOISE.iter()) {
                let width = usize::from(width(size, spreads[size.index()], noise));
                row.resize(row.len().max(width + 1), 0.0);
                row[width] += likelihood;
            }
            row
        });
        Self { spreads, likelihoods }
    }

    /// The felt width of a floor, given its noise.
    pub(super) fn width(&self, size: FloorSize, noise: i32) -> u16 {
        width(size, self.spreads[size.index()], noise)
    }

    /// How likely each size is in thousandths, given a felt width and how many of each are in the bag.
    pub(super) fn odds(&self, width: u16, counts: [u16; 6]) -> [u16; 6] {
        let weights = FloorSize::ALL.map(|size| {
            let likelihood = self.likelihoods[size.index()].get(usize::from(width)).unwrap_or(&0.0);
            likelihood * f64::from(counts[size.index()])
        });
        let sum: f64 = weights.iter().sum();
        // No floor of the bag feels like this: a width that no draw has given.
        if sum <= 0.0 {
            return [0; 6];
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 1000")]
        weights.map(|weight| (weight / sum * 1000.0).round() as u16)
    }
}

/// The size in hundredths plus noise × spread, halves rounded away from zero. No width is negative.
fn width(size: FloorSize, spread: u8, noise: i32) -> u16 {
    let product = noise * i32::from(spread);
    let deviation = (product + 50 * product.signum()) / 100;
    u16::try_from((i32::from(size.get()) * 100 + deviation).max(0)).unwrap_or(u16::MAX)
}

/// How likely each noise is, from the least to the largest.
static NOISE: LazyLock<Vec<f64>> = LazyLock::new(|| {
    let parts = NOISE_PARTS as usize;
    let mut sums = vec![1.0];
    for _ in 0..NOISE_TERMS {
        let mut next = vec![0.0; sums.len() + parts - 1];
        for (sum, likelihood) in sums.iter().enumerate() {
            for slot in &mut next[sum..sum + parts] {
                *slot += likelihood / f64::from(NOISE_PARTS);
            }
        }
        sums = next;
    }
    sums
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Dice, Seed};

    const SPREADS: [u8; 6] = [15, 18, 22, 32, 38, 38];

    fn size(size: u8) -> FloorSize {
        FloorSize::try_from(size).unwrap()
    }

    #[test]
    fn widths_round_halves_away_from_zero_and_stop_at_zero() {
        assert_eq!(width(size(6), 100, 594), 1194);
        assert_eq!((width(size(1), 15, 10), width(size(1), 15, -10)), (102, 98));
        assert_eq!((width(size(1), 15, 9), width(size(1), 15, -9)), (101, 99));
        assert_eq!(width(size(1), 100, -594), 0);
    }

    #[test]
    fn the_table_agrees_with_the_noise_it_describes() {
        let table = FeelTable::new(SPREADS);
        let mut stream = Seed::from(5).stream(0);
        let mut near = 0_u32;
        for _ in 0..20_000 {
            near += u32::from((562..=638).contains(&table.width(size(6), stream.noise())));
        }
        let said: f64 = table.likelihoods[5][562..=638].iter().sum();
        assert!((f64::from(near) / 20_000.0 - said).abs() < 0.01, "{near} {said}");
        for row in &table.likelihoods {
            assert!((row.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        }
    }

    #[test]
    fn odds_weigh_the_width_and_the_bag() {
        let table = FeelTable::new(SPREADS);
        assert_eq!(table.odds(200, [8; 6])[1], 1000);
        let [.., four, five, six] = table.odds(500, [8; 6]);
        assert!(five > 800 && four > 0 && six > 0, "{four} {five} {six}");
        assert_eq!(table.odds(500, [8, 8, 8, 8, 0, 8])[4], 0);
        assert_eq!(table.odds(9999, [8; 6]), [0; 6]);
    }

    #[test]
    fn without_spread_a_floor_feels_like_its_size() {
        let table = FeelTable::new([0; 6]);
        assert_eq!(table.width(size(3), 594), 300);
        assert_eq!(table.odds(300, [8; 6]), [0, 0, 1000, 0, 0, 0]);
    }
}
