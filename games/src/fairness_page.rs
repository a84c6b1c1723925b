//! The test vectors of `docs/fairness.md`, for the tests of what they are about.

use crate::dice::Seed;
use serde::Deserialize;
use serde::de::DeserializeOwned;

const PAGE: &str = include_str!("../../docs/fairness.md");

#[derive(Deserialize)]
struct Vectors<T> {
    seed: String,
    #[serde(flatten)]
    wanted: T,
}

/// The seed of the vectors, and those that are wanted.
pub(crate) fn vectors<T: DeserializeOwned>() -> (Seed, T) {
    let (_, block) = PAGE.split_once("```json\n").unwrap();
    let vectors: Vectors<T> = serde_json::from_str(block.split_once("```").unwrap().0).unwrap();
    let mut seed = [0; 32];
    for (byte, digits) in seed.iter_mut().zip(vectors.seed.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).unwrap(), 16).unwrap();
    }
    (Seed(seed), vectors.wanted)
}
