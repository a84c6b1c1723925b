//! Action tiles, and what can be acquired.

use super::floor::Pagoda;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt::Display;
use ts_rs::TS;

/// What an Action tile can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Take a floor from the bag.
    Draw,
    /// Put a cube on a pagoda.
    Offer,
    /// Buy a tile.
    Acquire,
}

/// An Action tile by its letter: A, B, C are everybody's, D (Draw), E (Offer), F (Acquire) are bought.
/// Two tiles of one letter are alike.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[expect(missing_docs, reason = "the letters are the names")]
pub enum ActionTile {
    A,
    B,
    C,
    D,
    E,
    F,
}

impl ActionTile {
    /// All letters.
    pub const ALL: [Self; 6] = [Self::A, Self::B, Self::C, Self::D, Self::E, Self::F];

    /// Whether the tile can do an action: a basic one does any, an additional one only its own (T6).
    pub fn does(self, action: Action) -> bool {
        match self {
            Self::A | Self::B | Self::C => true,
            Self::D => action == Action::Draw,
            Self::E => action == Action::Offer,
            Self::F => action == Action::Acquire,
        }
    }

    /// The letter as an index, 0 to 5.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// A stack of the village.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "named as the tiles are")]
pub enum Stack {
    Wisdom1,
    Wisdom2,
    Wisdom3,
    Wisdom4,
    Wisdom5,
    Market,
    Shrine,
    ActionDraw,
    ActionOffer,
    ActionAcquire,
}

impl Stack {
    /// All stacks, in the order of the village (T2).
    pub const ALL: [Self; 10] = [
        Self::Wisdom1,
        Self::Wisdom2,
        Self::Wisdom3,
        Self::Wisdom4,
        Self::Wisdom5,
        Self::Market,
        Self::Shrine,
        Self::ActionDraw,
        Self::ActionOffer,
        Self::ActionAcquire,
    ];

    /// The Wisdom stacks, by their points from 1 to 5.
    pub const WISDOM: [Self; 5] = [Self::Wisdom1, Self::Wisdom2, Self::Wisdom3, Self::Wisdom4, Self::Wisdom5];

    /// The place of a Wisdom stack among those, from 0: one less than the points on its tiles.
    pub fn wisdom(self) -> Option<usize> {
        Self::WISDOM.iter().position(|&stack| stack == self)
    }

    /// The letter of the Action tiles in this stack.
    pub fn action_tile(self) -> Option<ActionTile> {
        match self {
            Self::ActionDraw => Some(ActionTile::D),
            Self::ActionOffer => Some(ActionTile::E),
            Self::ActionAcquire => Some(ActionTile::F),
            _ => None,
        }
    }

    /// How many tiles the stack has at the start.
    pub fn size(self) -> u8 {
        if self.wisdom().is_some() { 3 } else { 2 }
    }

    /// Whether its tiles lie face down before their owner (T17).
    pub fn lies_face_down(self) -> bool {
        self.wisdom().is_some() || self == Self::Shrine
    }

    /// The name on the wire.
    pub fn name(self) -> &'static str {
        match self {
            Self::Wisdom1 => "wisdom1",
            Self::Wisdom2 => "wisdom2",
            Self::Wisdom3 => "wisdom3",
            Self::Wisdom4 => "wisdom4",
            Self::Wisdom5 => "wisdom5",
            Self::Market => "market",
            Self::Shrine => "shrine",
            Self::ActionDraw => "action_draw",
            Self::ActionOffer => "action_offer",
            Self::ActionAcquire => "action_acquire",
        }
    }

    /// The stack as an index, 0 to 9.
    pub fn index(self) -> usize {
        self as usize
    }
}

impl Display for Stack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Wisdom1 => "Wisdom 1",
            Self::Wisdom2 => "Wisdom 2",
            Self::Wisdom3 => "Wisdom 3",
            Self::Wisdom4 => "Wisdom 4",
            Self::Wisdom5 => "Wisdom 5",
            Self::Market => "Market",
            Self::Shrine => "Shrine",
            Self::ActionDraw => "Draw",
            Self::ActionOffer => "Offer",
            Self::ActionAcquire => "Acquire",
        })
    }
}

/// What can be acquired (T15).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ware {
    /// The top tile of a stack of the village.
    Village {
        /// The stack.
        stack: Stack,
    },
    /// The Inauguration tile beside a building site.
    Inauguration {
        /// The pagoda of that site.
        pagoda: Pagoda,
    },
}
