//! Tiles: actions, what the village sells, objectives.

use super::floor::Pagoda;
use crate::set::{Member, Set};
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

    /// The points printed on a Wisdom tile; nothing on others.
    pub fn wisdom(self) -> Option<u8> {
        Self::WISDOM.iter().position(|&stack| stack == self).and_then(|i| u8::try_from(i + 1).ok())
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

impl Display for Ware {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Village { stack } => stack.fmt(f),
            Self::Inauguration { pagoda } => write!(f, "Inauguration of the {pagoda} pagoda"),
        }
    }
}

/// An Objective (T24).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Objective {
    /// Wisdom tiles worth 5 or more.
    Wisdom5,
    /// Wisdom tiles worth 10 or more.
    Wisdom10,
    /// At most 4 cubes left.
    FourOfferings,
    /// No cube left.
    EightOfferings,
    /// Thirty Meditation Points (or what the edition says).
    ThirtySteps,
    /// Finished the first pagoda.
    FirstPagoda,
    /// Finished the fourth pagoda: awarded by the game.
    FourthPagoda,
    /// Alone with the most Meditation Points at the end: awarded by the game.
    MostMeditation,
}

impl Objective {
    /// All eight: six immediate ones, then the two of the endgame.
    pub const ALL: [Self; 8] = [
        Self::Wisdom5,
        Self::Wisdom10,
        Self::FourOfferings,
        Self::EightOfferings,
        Self::ThirtySteps,
        Self::FirstPagoda,
        Self::FourthPagoda,
        Self::MostMeditation,
    ];

    /// Whether the game awards it at the end, so that nobody claims it.
    pub fn is_endgame(self) -> bool {
        matches!(self, Self::FourthPagoda | Self::MostMeditation)
    }
}

impl Member for Objective {
    const COUNT: usize = 8;

    fn number(self) -> usize {
        self as usize
    }

    fn numbered(number: usize) -> Self {
        Self::ALL[number]
    }
}

impl Display for Objective {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Wisdom5 => "wisdom 5",
            Self::Wisdom10 => "wisdom 10",
            Self::FourOfferings => "four offerings",
            Self::EightOfferings => "eight offerings",
            Self::ThirtySteps => "thirty steps",
            Self::FirstPagoda => "first pagoda",
            Self::FourthPagoda => "fourth pagoda",
            Self::MostMeditation => "most meditation",
        })
    }
}

/// A set of Objectives.
pub(super) type ObjectiveSet = Set<Objective>;
