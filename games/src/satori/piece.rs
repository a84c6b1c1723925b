//! The pieces and places of the game, by number.

use crate::set::{Member, Set};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt::Display;
use thiserror::Error;
use ts_rs::TS;

/// A number that names no piece or place of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no {kind} {number}: they are numbered {first} to {last}")]
pub struct NoSuchPiece {
    kind: &'static str,
    number: u8,
    first: u8,
    last: u8,
}

/// A kind of piece that an edition lists: it is named by its place in that list, from 0.
macro_rules! listed {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
        )]
        #[serde(transparent)]
        #[ts(type = "number")]
        pub struct $name(pub u8);

        impl $name {
            /// Its place in the edition's list.
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    };
}

listed!(
    /// A tile with an altar on it.
    AltarTile
);
listed!(
    /// A kind of decoration.
    Decoration
);
listed!(
    /// A kind of meditation tile.
    MeditationTile
);
listed!(
    /// A tile with the price of a tier.
    TierTile
);
listed!(
    /// A tile with the price of a Jokoro on the pagoda.
    CostTile
);
listed!(
    /// A starting tile.
    StartingTile
);
listed!(
    /// A prayer wheel.
    Wheel
);
listed!(
    /// A place of the court where an altar stands or may be built: the basic altars, then the free spots.
    Spot
);
listed!(
    /// A place of the construction site.
    SitePlace
);

/// A number within fixed bounds.
macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $kind:literal, $first:literal ..= $last:literal) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
        )]
        #[serde(try_from = "u8", into = "u8")]
        #[schemars(extend("minimum" = $first, "maximum" = $last))]
        #[ts(type = "number")]
        pub struct $name(u8);

        impl $name {
            /// All of them in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> {
                ($first..=$last).map(Self)
            }

            /// Its place in that order, from 0.
            pub fn index(self) -> usize {
                usize::from(self.0 - $first)
            }

            /// The number.
            pub fn get(self) -> u8 {
                self.0
            }
        }

        impl TryFrom<u8> for $name {
            type Error = NoSuchPiece;

            fn try_from(number: u8) -> Result<Self, NoSuchPiece> {
                if ($first..=$last).contains(&number) {
                    Ok(Self(number))
                } else {
                    Err(NoSuchPiece { kind: $kind, number, first: $first, last: $last })
                }
            }
        }

        impl From<$name> for u8 {
            fn from(number: $name) -> Self {
                number.0
            }
        }

        impl Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

numbered!(
    /// A tier of the Great Pagoda, from the ground up.
    Tier, "tier", 1..=5
);
numbered!(
    /// A space of the mountains: mountain by mountain, each from its top clockwise.
    Place, "mountain space", 0..=11
);
numbered!(
    /// A mountain.
    Mountain, "mountain", 0..=2
);

impl Tier {
    /// The tier at which the Architect stands in a round: both are counted from 1 to 5 (S27).
    pub(crate) fn of_round(round: u8) -> Self {
        Self(round.clamp(1, 5))
    }
}

/// How many spaces a mountain has.
pub(crate) const RING: u8 = 4;

impl Place {
    /// The mountain.
    pub fn mountain(self) -> Mountain {
        Mountain(self.0 / RING)
    }

    /// The space of a mountain, counted from its top clockwise.
    pub(crate) fn on(mountain: Mountain, space: u8) -> Self {
        Self(mountain.0 * RING + space % RING)
    }

    /// The space of its mountain, from 0 at the top clockwise.
    pub fn space(self) -> u8 {
        self.0 % RING
    }
}

impl Member for Place {
    const COUNT: usize = 12;

    fn number(self) -> usize {
        self.index()
    }

    fn numbered(number: usize) -> Self {
        Self(u8::try_from(number).unwrap_or_default())
    }
}

/// Some spaces of the mountains.
pub(crate) type PlaceSet = Set<Place>;

/// The colour of a worshipper or an altar.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the colours speak for themselves")]
pub enum Colour {
    Grey,
    Orange,
    Purple,
}

impl Colour {
    /// All colours in order.
    pub const ALL: [Self; 3] = [Self::Grey, Self::Orange, Self::Purple];

    /// Its place in that order.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// How many worshippers of each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Worshippers {
    /// Grey ones.
    pub grey: u8,
    /// Orange ones.
    pub orange: u8,
    /// Purple ones.
    pub purple: u8,
}

impl Worshippers {
    /// So many of each.
    pub(crate) fn each(count: u8) -> Self {
        Self { grey: count, orange: count, purple: count }
    }

    /// How many of a colour.
    pub fn of(self, colour: Colour) -> u8 {
        match colour {
            Colour::Grey => self.grey,
            Colour::Orange => self.orange,
            Colour::Purple => self.purple,
        }
    }

    /// The number of a colour, to be changed.
    pub(crate) fn of_mut(&mut self, colour: Colour) -> &mut u8 {
        match colour {
            Colour::Grey => &mut self.grey,
            Colour::Orange => &mut self.orange,
            Colour::Purple => &mut self.purple,
        }
    }

    /// How many in all.
    pub fn count(self) -> u8 {
        self.grey + self.orange + self.purple
    }

    /// How many colours are among them.
    pub(crate) fn colours(self) -> usize {
        Colour::ALL.into_iter().filter(|&colour| self.of(colour) > 0).count()
    }

    /// These and those.
    #[must_use]
    pub(crate) fn with(self, others: Self) -> Self {
        Self {
            grey: self.grey + others.grey,
            orange: self.orange + others.orange,
            purple: self.purple + others.purple,
        }
    }

    /// These without those.
    #[must_use]
    pub(crate) fn without(self, others: Self) -> Self {
        Self {
            grey: self.grey.saturating_sub(others.grey),
            orange: self.orange.saturating_sub(others.orange),
            purple: self.purple.saturating_sub(others.purple),
        }
    }

    /// Each of them, in the order of the colours.
    pub(crate) fn one_by_one(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().flat_map(move |colour| std::iter::repeat_n(colour, self.of(colour).into()))
    }
}

impl FromIterator<Colour> for Worshippers {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        let mut all = Self::default();
        colours.into_iter().for_each(|colour| *all.of_mut(colour) += 1);
        all
    }
}

/// A side of an altar.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sides speak for themselves")]
pub enum Side {
    Left,
    Right,
}

/// The sides that a worshipper uses: one of them, or both on an altar of its colour (S9).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sides speak for themselves")]
pub enum Sides {
    Left,
    Right,
    Both,
}

/// An amulet: its condition is a rule of the game (S33).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Amulet {
    /// 1: most Satori Points.
    MostPoints,
    /// 2: most emeralds.
    MostEmeralds,
    /// 3: most meditation tiles.
    MostTiles,
    /// 4: most Jokoro placed.
    MostJokoro,
    /// 5: furthest on the offerings track.
    FurthestOfferings,
}

impl Amulet {
    /// All amulets in rising number.
    pub const ALL: [Self; 5] =
        [Self::MostPoints, Self::MostEmeralds, Self::MostTiles, Self::MostJokoro, Self::FurthestOfferings];

    /// Its number.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// What the tile of the Sōrin scores for its owner (S38).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
pub enum SorinTile {
    /// Two more altar colours.
    #[serde(rename = "sorin_colours")]
    Colours,
    /// A point for every two goods.
    #[serde(rename = "sorin_goods")]
    Goods,
    /// Two points for each level of incense.
    #[serde(rename = "sorin_incense")]
    Incense,
    /// A point for each space of the offerings track.
    #[serde(rename = "sorin_offerings")]
    Offerings,
}

impl SorinTile {
    /// All of them in order.
    pub const ALL: [Self; 4] = [Self::Colours, Self::Goods, Self::Incense, Self::Offerings];
}
