//! Chance, specified to the bit: `docs/fairness.md` says the same in words, with test vectors.
//!
//! Draw *n* of a game reads stream *n* of ChaCha20 keyed with the game's seed. The sampling is our
//! own and integer only, so that a stored game can be verified whatever becomes of a library.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};

/// The secret from which all chance of one game flows.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

/// A seed is not for logs.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl From<u64> for Seed {
    /// A seed for self-play and tests: the number in little-endian bytes, then zeros.
    fn from(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

/// Which draw of a game: each reads a stream of its own, so that repeating a number repeats the draw.
pub type DrawNumber = u32;

/// Where a game gets its chance from.
pub trait Dice {
    /// The stream of one draw, from its beginning.
    fn stream(&self, number: DrawNumber) -> Stream;
}

impl Dice for Seed {
    fn stream(&self, number: DrawNumber) -> Stream {
        let mut words = ChaCha20Rng::from_seed(self.0);
        words.set_stream(number.into());
        Stream(words)
    }
}

/// The random words of one draw, and the ways to use them.
#[derive(Debug)]
pub struct Stream(ChaCha20Rng);

/// How many equal parts a uniform of the noise has; also its spread in units of one part.
pub const NOISE_PARTS: u32 = 100;
/// How many uniforms make one noise: their sum is nearly normal, with a spread of [`NOISE_PARTS`].
pub const NOISE_TERMS: u32 = 12;

impl Stream {
    /// A whole number in `0..bound`, each equally likely; 0 where `bound` is 0 or 1, at no cost.
    ///
    /// A word at or above the largest multiple of `bound` is thrown away and the next one taken.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound < 2 {
            return 0;
        }
        let beyond_last_multiple = (1_u64 << 32) / u64::from(bound) * u64::from(bound);
        loop {
            let word = self.0.next_u32();
            if u64::from(word) < beyond_last_multiple {
                return word % bound;
            }
        }
    }

    /// Brings `count` of the items to the front, a random selection in random order (Fisher–Yates).
    ///
    /// The items must come in their canonical order, or the same words select something else.
    pub fn select<T>(&mut self, items: &mut [T], count: usize) {
        for place in 0..count.min(items.len()) {
            let left = u32::try_from(items.len() - place).unwrap_or(u32::MAX);
            items.swap(place, place + self.below(left) as usize);
        }
    }

    /// One of the items, each equally likely; nothing from nothing.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let bound = u32::try_from(items.len()).unwrap_or(u32::MAX);
        items.get(self.below(bound) as usize)
    }

    /// Nearly normal noise in hundredths of its standard deviation: −594 to 594.
    pub fn noise(&mut self) -> i32 {
        let sum: u32 = (0..NOISE_TERMS).map(|_| self.below(NOISE_PARTS)).sum();
        sum.cast_signed() - (NOISE_TERMS * (NOISE_PARTS - 1) / 2).cast_signed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_read_again_says_the_same() {
        let seed = Seed::from(7);
        let read = |number| {
            let mut stream = seed.stream(number);
            (0..20).map(|_| stream.below(48)).collect::<Vec<_>>()
        };
        assert_eq!(read(3), read(3));
        assert_ne!(read(3), read(4));
    }

    #[test]
    fn below_reaches_everything_and_nothing_else() {
        let mut stream = Seed::from(1).stream(0);
        let mut seen = [0_u32; 6];
        for _ in 0..6000 {
            seen[stream.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&times| (850..1150).contains(&times)), "{seen:?}");
        assert_eq!((stream.below(0), stream.below(1)), (0, 0));
    }

    #[test]
    fn a_selection_is_a_permutation() {
        let mut items: Vec<u32> = (0..48).collect();
        Seed::from(2).stream(0).select(&mut items, 100);
        assert_ne!(items, (0..48).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..48).collect::<Vec<_>>());
    }

    #[test]
    fn noise_has_mean_zero_and_spread_one_hundred() {
        let mut stream = Seed::from(3).stream(0);
        let noises: Vec<f64> = (0..20_000).map(|_| f64::from(stream.noise())).collect();
        let mean = noises.iter().sum::<f64>() / 20_000.0;
        let spread = (noises.iter().map(|n| (n - mean).powi(2)).sum::<f64>() / 20_000.0).sqrt();
        assert!(mean.abs() < 3.0 && (spread - 100.0).abs() < 3.0, "{mean} {spread}");
    }

    #[test]
    fn a_seed_does_not_print_itself() {
        assert_eq!(format!("{:?}", Seed::from(42)), "Seed(…)");
    }
}
