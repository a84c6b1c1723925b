//! Goods, incense and points: as they are printed, and as they change hands.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ops::{Add, AddAssign};
use ts_rs::TS;

/// What changes hands. What is not named is none.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(default, deny_unknown_fields)]
pub struct Goods {
    /// Coins.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub coin: u8,
    /// Wood.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub wood: u8,
    /// Stone.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub stone: u8,
    /// Emeralds.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub emerald: u8,
    /// Levels of incense.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub incense: u8,
    /// Satori Points.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub points: u8,
    /// Meditation tiles that lie face down.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub meditation_tile: u8,
}

/// What an icon asks for or gives: some of it may be wood or stone, in any mix.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(default, deny_unknown_fields)]
pub struct Printed {
    /// Coins.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub coin: u8,
    /// Wood.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub wood: u8,
    /// Stone.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub stone: u8,
    /// Emeralds.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub emerald: u8,
    /// Levels of incense.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub incense: u8,
    /// Satori Points.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub points: u8,
    /// Meditation tiles that lie face down.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub meditation_tile: u8,
    /// Wood or stone, as the one who pays or takes chooses.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub wood_or_stone: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
pub(super) fn is_none(amount: &u8) -> bool {
    *amount == 0
}

impl Goods {
    /// Nothing at all.
    pub const NONE: Self =
        Self { coin: 0, wood: 0, stone: 0, emerald: 0, incense: 0, points: 0, meditation_tile: 0 };

    /// Whether it is nothing at all.
    pub fn is_nothing(self) -> bool {
        self == Self::NONE
    }

    /// Whether all of `price` is among these goods.
    pub fn covers(self, price: Self) -> bool {
        self.each().into_iter().zip(price.each()).all(|(have, need)| have >= need)
    }

    /// What is left when `price` is paid; nothing where it cannot be.
    pub fn less(self, price: Self) -> Option<Self> {
        Some(Self {
            coin: self.coin.checked_sub(price.coin)?,
            wood: self.wood.checked_sub(price.wood)?,
            stone: self.stone.checked_sub(price.stone)?,
            emerald: self.emerald.checked_sub(price.emerald)?,
            incense: self.incense.checked_sub(price.incense)?,
            points: self.points.checked_sub(price.points)?,
            meditation_tile: self.meditation_tile.checked_sub(price.meditation_tile)?,
        })
    }

    /// As much of each as `most` allows.
    #[must_use]
    pub fn at_most(self, most: Self) -> Self {
        Self {
            coin: self.coin.min(most.coin),
            wood: self.wood.min(most.wood),
            stone: self.stone.min(most.stone),
            emerald: self.emerald.min(most.emerald),
            incense: self.incense.min(most.incense),
            points: self.points.min(most.points),
            meditation_tile: self.meditation_tile.min(most.meditation_tile),
        }
    }

    fn each(self) -> [u8; 7] {
        [self.coin, self.wood, self.stone, self.emerald, self.incense, self.points, self.meditation_tile]
    }
}

impl Add for Goods {
    type Output = Self;

    fn add(self, more: Self) -> Self {
        Self {
            coin: self.coin.saturating_add(more.coin),
            wood: self.wood.saturating_add(more.wood),
            stone: self.stone.saturating_add(more.stone),
            emerald: self.emerald.saturating_add(more.emerald),
            incense: self.incense.saturating_add(more.incense),
            points: self.points.saturating_add(more.points),
            meditation_tile: self.meditation_tile.saturating_add(more.meditation_tile),
        }
    }
}

impl AddAssign for Goods {
    fn add_assign(&mut self, more: Self) {
        *self = *self + more;
    }
}

impl Printed {
    /// The goods with so much wood in the mix, the rest of it stone; nothing where the mix is not so large.
    pub fn mixed(self, wood: u8) -> Option<Goods> {
        let stone = self.wood_or_stone.checked_sub(wood)?;
        Some(Goods {
            coin: self.coin,
            wood: self.wood.saturating_add(wood),
            stone: self.stone.saturating_add(stone),
            emerald: self.emerald,
            incense: self.incense,
            points: self.points,
            meditation_tile: self.meditation_tile,
        })
    }

    /// Every amount with its name, for checks.
    pub(super) fn amounts(self) -> [(&'static str, u8); 8] {
        [
            ("coin", self.coin),
            ("wood", self.wood),
            ("stone", self.stone),
            ("emerald", self.emerald),
            ("incense", self.incense),
            ("points", self.points),
            ("meditation_tile", self.meditation_tile),
            ("wood_or_stone", self.wood_or_stone),
        ]
    }
}
