//! Pagodas, floors, and sets of them.

use crate::set::{Member, Set};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt::Display;
use thiserror::Error;
use ts_rs::TS;

/// The eight pagodas, by the colour of their floors. This order is the canonical one of the dice.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the colours speak for themselves")]
pub enum Pagoda {
    Red,
    Orange,
    Yellow,
    Green,
    Sky,
    Indigo,
    Purple,
    Pink,
}

impl Pagoda {
    /// All eight, in canonical order.
    pub const ALL: [Self; 8] = [
        Self::Red,
        Self::Orange,
        Self::Yellow,
        Self::Green,
        Self::Sky,
        Self::Indigo,
        Self::Purple,
        Self::Pink,
    ];

    /// The crest that goes with the colour, so that colour is never the only sign.
    pub fn crest(self) -> &'static str {
        match self {
            Self::Red => "crane",
            Self::Orange => "maple",
            Self::Yellow => "bamboo",
            Self::Green => "pine",
            Self::Sky => "wave",
            Self::Indigo => "moon",
            Self::Purple => "plum",
            Self::Pink => "lotus",
        }
    }
}

impl Member for Pagoda {
    const COUNT: usize = 8;

    fn number(self) -> usize {
        self as usize
    }

    fn numbered(number: usize) -> Self {
        Self::ALL[number]
    }
}

impl Display for Pagoda {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.crest())
    }
}

/// The size of a floor: 1 is the ground floor and widest, 6 the roof and narrowest.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(try_from = "u8", into = "u8")]
#[schemars(extend("minimum" = 1, "maximum" = 6))]
#[ts(type = "1 | 2 | 3 | 4 | 5 | 6")]
pub struct FloorSize(u8);

/// A number that is the size of no floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("no floor has the size {0}: sizes are 1 to 6")]
pub struct FloorSizeError(pub u8);

impl FloorSize {
    /// All sizes, from the ground up.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The size as a number, 1 to 6.
    pub fn get(self) -> u8 {
        self.0
    }

    /// The size as an index, 0 to 5.
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl TryFrom<u8> for FloorSize {
    type Error = FloorSizeError;

    fn try_from(size: u8) -> Result<Self, FloorSizeError> {
        if (1..=6).contains(&size) { Ok(Self(size)) } else { Err(FloorSizeError(size)) }
    }
}

impl From<FloorSize> for u8 {
    fn from(size: FloorSize) -> Self {
        size.0
    }
}

impl Display for FloorSize {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// A floor: there is exactly one of each pagoda and size.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(deny_unknown_fields)]
pub struct Floor {
    /// The pagoda it belongs to.
    pub pagoda: Pagoda,
    /// Its size, which is also the height at which it stands.
    pub size: FloorSize,
}

/// Pagoda by pagoda, each from the ground up.
impl Member for Floor {
    const COUNT: usize = 48;

    fn number(self) -> usize {
        self.pagoda.number() * 6 + self.size.index()
    }

    fn numbered(number: usize) -> Self {
        Self { pagoda: Pagoda::ALL[number / 6], size: FloorSize::ALL[number % 6] }
    }
}

impl Display for Floor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.pagoda, self.size)
    }
}

/// A set of floors.
pub type FloorSet = Set<Floor>;

/// The floors of one size.
pub(super) fn floors_of_size(size: FloorSize) -> FloorSet {
    Pagoda::ALL.iter().map(|&pagoda| Floor { pagoda, size }).collect()
}

/// A set of pagodas.
pub type PagodaSet = Set<Pagoda>;

/// One thing for each pagoda.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByPagoda<T>(pub [T; 8]);

impl<T> ByPagoda<T> {
    /// Pagodas with what is theirs, in canonical order.
    pub fn iter(&self) -> impl Iterator<Item = (Pagoda, &T)> {
        Pagoda::ALL.into_iter().zip(&self.0)
    }
}

impl<T> std::ops::Index<Pagoda> for ByPagoda<T> {
    type Output = T;

    fn index(&self, pagoda: Pagoda) -> &T {
        &self.0[pagoda.number()]
    }
}

impl<T> std::ops::IndexMut<Pagoda> for ByPagoda<T> {
    fn index_mut(&mut self, pagoda: Pagoda) -> &mut T {
        &mut self.0[pagoda.number()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_canonical_order_numbers_every_floor_once() {
        let numbers: Vec<usize> = FloorSet::ALL.iter().map(Floor::number).collect();
        assert_eq!(numbers, (0..48).collect::<Vec<_>>());
    }

    #[test]
    fn a_set_of_floors_is_stored_as_twelve_digits() {
        let set = floors_of_size(FloorSize(1));
        let json = serde_json::to_string(&set).unwrap();
        assert_eq!(json, "\"041041041041\"");
        assert_eq!(serde_json::from_str::<FloorSet>(&json).unwrap(), set);
        for bad in ["\"41\"", "\"+41041041041\"", "\"04104104104g\"", "\"1041041041041\""] {
            assert!(serde_json::from_str::<FloorSet>(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn sizes_and_colours_out_of_range_are_refused() {
        for bad in [
            r#"{"pagoda":"red","size":0}"#,
            r#"{"pagoda":"red","size":7}"#,
            r#"{"pagoda":"red","size":-1}"#,
            r#"{"pagoda":"teal","size":1}"#,
            r#"{"pagoda":"red","size":1,"cube":true}"#,
        ] {
            assert!(serde_json::from_str::<Floor>(bad).is_err(), "{bad}");
        }
    }
}
