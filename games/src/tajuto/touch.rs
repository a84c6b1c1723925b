//! Groping in the bag (T11): handfuls, how wide their floors feel, and what that says of their size.

use super::floor::{Floor, FloorSet, FloorSize};
use crate::dice::{DrawNumber, NOISE_PARTS, NOISE_TERMS, Stream};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How the table draws floors from the bag (T11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TouchMode {
    /// The player gropes: handfuls of floors, felt but not seen.
    #[default]
    Feel,
    /// The player names a size and gets a random floor of it.
    Sizes,
    /// A random floor.
    Blind,
}

/// Some floors taken from the bag in one draw, in the order in which the hand meets them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Handful {
    /// The draw that chose, ordered and read them.
    pub draw: DrawNumber,
    /// The bag they were taken from.
    pub bag: FloorSet,
    /// The floors, with how wide each one feels.
    pub felt: Vec<Felt>,
}

/// A floor in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Felt {
    /// The floor: nobody knows it before it is picked.
    pub floor: Floor,
    /// The felt width, in hundredths of a size.
    pub width: u16,
}

/// What the groping player feels of one floor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Reading {
    /// The felt width in hundredths of a size: about 300 for a floor of size 3.
    pub width: u16,
    /// For sizes 1 to 6, how likely it is that the floor has that size, in thousandths; reckoned from
    /// the width and from what is in the bag, for this floor by itself.
    pub odds: [u16; 6],
}

/// How floors of each size feel: for each possible noise, how likely it is.
#[derive(Clone, Debug)]
pub(crate) struct FeelTable {
    spreads: [u8; 6],
    /// By size, how likely each deviation is, from `-REACH` to `REACH` hundredths.
    likelihoods: Vec<[f64; 2 * REACH + 1]>,
}

/// The largest noise, and so the furthest a width can lie from its size.
const REACH: usize = REACH_U32 as usize;
const REACH_I32: i32 = REACH_U32.cast_signed();
const REACH_U32: u32 = NOISE_TERMS * (NOISE_PARTS - 1) / 2;

impl Handful {
    /// Takes, orders and reads a handful: one draw.
    pub(crate) fn take(
        bag: FloorSet,
        size: u8,
        feel: &FeelTable,
        draw: DrawNumber,
        stream: &mut Stream,
    ) -> Self {
        let mut floors: Vec<Floor> = bag.iter().collect();
        let count = floors.len().min(size.into());
        stream.select(&mut floors, count);
        let felt = floors[..count]
            .iter()
            .map(|&floor| Felt { floor, width: feel.width(floor.size, stream.noise()) })
            .collect();
        Self { draw, bag, felt }
    }

    /// What the groping player is told.
    pub(crate) fn readings(&self, feel: &FeelTable) -> Vec<Reading> {
        let counts = count_sizes(self.bag);
        self.felt
            .iter()
            .map(|felt| Reading { width: felt.width, odds: feel.odds(felt.width, counts) })
            .collect()
    }
}

/// How many floors of each size there are in a set.
pub(crate) fn count_sizes(floors: FloorSet) -> [u16; 6] {
    let mut counts = [0; 6];
    floors.iter().for_each(|floor| counts[floor.size.index()] += 1);
    counts
}

impl FeelTable {
    pub(crate) fn new(spreads: [u8; 6]) -> Self {
        let noise = noise_likelihoods();
        let mut likelihoods = vec![[0.0; 2 * REACH + 1]; 6];
        for (row, &spread) in likelihoods.iter_mut().zip(&spreads) {
            for (sum, likelihood) in noise.iter().enumerate() {
                // The sum runs from 0 to 2 × REACH and its mean is REACH.
                let deviation = deviation(i32::try_from(sum).unwrap_or(0) - REACH_I32, spread);
                row[usize::try_from(deviation + REACH_I32).unwrap_or(0)] += likelihood;
            }
        }
        Self { spreads, likelihoods }
    }

    /// The felt width of a floor, given its noise. Never negative, as no width is.
    fn width(&self, size: FloorSize, noise: i32) -> u16 {
        let width = i32::from(size.get()) * 100 + deviation(noise, self.spreads[size.index()]);
        u16::try_from(width.max(0)).unwrap_or(u16::MAX)
    }

    /// How likely each size is in thousandths, given a felt width and how many of each are in the bag.
    fn odds(&self, width: u16, counts: [u16; 6]) -> [u16; 6] {
        let mut weights = FloorSize::ALL.map(|size| {
            let deviation = i32::from(width) - i32::from(size.get()) * 100;
            let likelihood = usize::try_from(deviation + REACH_I32)
                .ok()
                .and_then(|place| self.likelihoods[size.index()].get(place))
                .unwrap_or(&0.0);
            likelihood * f64::from(counts[size.index()])
        });
        let sum: f64 = weights.iter().sum();
        if sum <= 0.0 {
            // A width cut off at 0 is an exact reading of no size: only the bag speaks.
            weights = counts.map(f64::from);
        }
        let sum: f64 = weights.iter().sum::<f64>().max(f64::MIN_POSITIVE);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 1000")]
        weights.map(|weight| (weight / sum * 1000.0).round() as u16)
    }
}

/// Noise (hundredths of a standard deviation) times a spread (hundredths of a size), in hundredths of a
/// size, halves rounded away from zero.
fn deviation(noise: i32, spread: u8) -> i32 {
    let product = noise * i32::from(spread);
    (product + 50 * product.signum()) / 100
}

/// How likely each sum of the noise's uniforms is: from 0 to 12 × 99.
fn noise_likelihoods() -> Vec<f64> {
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Dice, Seed};

    const SPREADS: [u8; 6] = [15, 18, 22, 32, 38, 38];

    #[test]
    fn deviations_round_halves_away_from_zero() {
        assert_eq!(deviation(594, 100), 594);
        assert_eq!((deviation(10, 15), deviation(-10, 15)), (2, -2));
        assert_eq!((deviation(9, 15), deviation(-9, 15)), (1, -1));
    }

    #[test]
    fn the_table_agrees_with_the_noise_it_describes() {
        let table = FeelTable::new(SPREADS);
        let mut stream = Seed::from(5).stream(0);
        let mut near = 0_u32;
        for _ in 0..20_000 {
            near += u32::from((-38..=38).contains(&deviation(stream.noise(), 38)));
        }
        let said: f64 = table.likelihoods[5][REACH - 38..=REACH + 38].iter().sum();
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
    }
}
