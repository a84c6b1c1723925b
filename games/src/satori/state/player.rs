//! What a player has.

use crate::satori::goods::Goods;
use crate::satori::piece::{Amulet, StartingTile, Wheel};
use crate::setup::PlayerColour;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How many monks and Jokoro a player has in all (S6).
pub(crate) const MONKS: u8 = 3;
pub(crate) const JOKORO: u8 = 6;

/// What lies before a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) colour: PlayerColour,
    /// Goods, incense and meditation tiles; points are in `earned`.
    pub(crate) goods: Goods,
    pub(crate) earned: Earned,
    /// Monks at hand, and those on the sun; the others are on the mountains.
    pub(crate) monks: u8,
    pub(crate) on_sun: u8,
    /// Jokoro at hand.
    pub(crate) jokoro: u8,
    /// Whether the sixth Jokoro still lies on the offerings track (S6).
    pub(crate) sixth_locked: bool,
    /// Where the hand lies; nothing is the roof.
    pub(crate) hand: Option<Wheel>,
    /// The space on the offerings track.
    pub(crate) offerings: u8,
    pub(crate) starting_tile: Option<StartingTile>,
    pub(crate) amulet: Amulet,
    /// Whether the amulet lies open.
    pub(crate) amulet_played: bool,
    /// What was said in secret, until all have (S25).
    pub(crate) amulet_choice: Option<bool>,
}

/// Where points come from before the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Start,
    Actions,
    Meditation,
    Offerings,
    Pagoda,
}

/// A player's points before the end, by where they come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Earned {
    /// From the start, less what missing incense has cost (S6, S29).
    pub start: u16,
    /// Altars and prayer wheels.
    pub actions: u16,
    /// Meditation tiles.
    pub meditation: u16,
    /// Offerings.
    pub offerings: u16,
    /// Tiers and roofs.
    pub pagoda: u16,
}

impl Earned {
    pub(crate) fn add(&mut self, kind: Kind, points: u8) {
        let sum = match kind {
            Kind::Start => &mut self.start,
            Kind::Actions => &mut self.actions,
            Kind::Meditation => &mut self.meditation,
            Kind::Offerings => &mut self.offerings,
            Kind::Pagoda => &mut self.pagoda,
        };
        *sum += u16::from(points);
    }

    /// One point is lost, never below none (S29, S39).
    pub(crate) fn lose_one(&mut self) {
        self.start = self.start.saturating_sub(1);
    }

    /// The points as they stand on the track.
    pub fn points(self) -> u16 {
        self.start + self.actions + self.meditation + self.offerings + self.pagoda
    }
}

impl Player {
    pub(crate) fn points(&self) -> u16 {
        self.earned.points()
    }

    /// Coins, wood, stone and meditation tiles together (S36).
    pub(crate) fn left_over(&self) -> u16 {
        let Goods { coin, wood, stone, meditation_tile, .. } = self.goods;
        [coin, wood, stone, meditation_tile].into_iter().map(u16::from).sum()
    }
}
