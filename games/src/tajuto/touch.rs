//! Groping in the bag (T11): handfuls, and what the groping player is told of them.

mod feel;

pub(crate) use feel::FeelTable;

use super::floor::{Floor, FloorSet};
use crate::dice::{DrawNumber, Stream};
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
#[serde(deny_unknown_fields)]
pub struct Handful {
    /// The draw that chose, ordered and read them.
    pub draw: DrawNumber,
    /// The bag they were taken from.
    pub bag: FloorSet,
    /// The floors, with how wide each one feels.
    pub felt: Box<[Felt]>,
}

/// A floor in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Felt {
    /// The floor: nobody knows it before it is picked, or the game is over.
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

    /// How many floors are in the hand.
    pub(crate) fn len(&self) -> u8 {
        u8::try_from(self.felt.len()).unwrap_or(u8::MAX)
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
