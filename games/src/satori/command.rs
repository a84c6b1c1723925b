//! What a player can ask for: one choice each.

use super::goods::is_none;
use super::piece::{Colour, Decoration, Place, Side, Sides, SitePlace, Spot, StartingTile, Tier, Wheel};
use super::way::Way;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A command of the seat that is asked. `action` is the number of an open action, from 0.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields name the places and pieces")]
pub enum Command {
    /// Take a starting tile (S7).
    TakeStartingTile { tile: StartingTile },
    /// Put the first monk on a mountain (S7).
    PlaceFirstMonk { place: Place },
    /// Place a worshipper on an altar and use a side of it, or both (S8, S9).
    PlaceWorshipper { colour: Colour, spot: Spot, sides: Sides },
    /// Place a worshipper on the charity altar and pray (S24).
    Pray { colour: Colour, gift: Gift },
    /// Place a worshipper on the charity altar and use an altar of the site (S24).
    Inspect { colour: Colour, place: SitePlace },
    /// Turn a prayer wheel (S11).
    TurnWheel { wheel: Wheel },
    /// Take goods or points; `wood` of what may be wood or stone (S14).
    Gain {
        action: u8,
        #[serde(default, skip_serializing_if = "is_none")]
        #[ts(as = "Option<u8>", optional)]
        wood: u8,
    },
    /// Exchange; so much wood is paid and taken of what may be wood or stone (S15).
    Exchange {
        action: u8,
        #[serde(default, skip_serializing_if = "is_none")]
        #[ts(as = "Option<u8>", optional)]
        wood_paid: u8,
        #[serde(default, skip_serializing_if = "is_none")]
        #[ts(as = "Option<u8>", optional)]
        wood_gained: u8,
    },
    /// Build the altar of a place of the site at a spot, with a decoration (S16).
    BuildAltar { action: u8, place: SitePlace, spot: Spot, decoration: Decoration },
    /// Use a side of the altar that was just built (S16).
    UseSide { side: Side },
    /// Place a Jokoro (S17).
    PlaceJokoro { action: u8, on: JokoroSpot },
    /// Build on the pagoda (S18).
    BuildPagoda { action: u8, item: PagodaItem },
    /// Send a monk to the mountains, or move one that is there (S19).
    Meditate {
        action: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        from: Option<Place>,
        to: Place,
    },
    /// Move the light (S20).
    MoveLight { action: u8, way: Way },
    /// Claim the reward of a space of the offerings track (S22).
    Claim { action: u8, reward: Reward },
    /// Leave what is open, and go on with what was open before it (S13).
    Pass {},
    /// End the turn (S13).
    EndTurn {},
    /// Play the amulet, or keep it (S25, S33).
    ChooseAmulet { play: bool },
    /// So much incense of an amulet's bonus, the rest of it coins (S25).
    TakeBonus { incense: u8 },
    /// Claim offerings at the end of a round, or leave them (S30).
    ClaimAtRoundEnd {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        reward: Option<Reward>,
    },
    /// Pay for the monks that stay; the others come back (S31). The spaces in order.
    KeepMonks { stay: Vec<Place> },
    /// Exchange meditation tiles: two for incense, one for each coin (S32).
    ExchangeTiles { incense: u8, coins: u8 },
}

impl Command {
    /// Whether it does nothing but leave what is open.
    pub(super) fn is_idle(&self) -> bool {
        matches!(self, Self::Pass {} | Self::EndTurn {})
    }
}

/// What a prayer brings (S24).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Gift {
    /// One level of incense.
    Incense,
    /// Coins for the colours of worshippers on the altar.
    Collection,
}

/// Where a Jokoro is placed.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum JokoroSpot {
    /// On an altar of one's own.
    Altar(Spot),
    /// On a tier of the pagoda.
    Tier(Tier),
    /// On the Sōrin.
    Sorin,
}

/// What is built on the pagoda.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum PagodaItem {
    /// A tier.
    Tier(Tier),
    /// The roof of a tier.
    Roof(Tier),
    /// The Sōrin.
    Sorin,
}

/// A reward of the offerings track.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(deny_unknown_fields)]
pub struct Reward {
    /// The space.
    pub space: u8,
    /// Which of its choices, from 0.
    pub choice: u8,
}
