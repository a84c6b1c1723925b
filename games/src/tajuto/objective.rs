//! Objectives and their conditions (T24).

use super::state::State;
use crate::seat::Seat;
use crate::set::{Member, Set};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt::Display;
use ts_rs::TS;

/// An Objective.
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

/// How far a player has come with an Objective that can be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Progress {
    /// The Objective.
    pub objective: Objective,
    /// How much there is.
    pub have: u32,
    /// How much it needs.
    pub need: u32,
}

/// A set of Objectives.
pub(super) type ObjectiveSet = Set<Objective>;

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

    /// How far a seat has come with it; nothing for those that the game awards at the end.
    pub(super) fn progress(self, state: &State, seat: Seat) -> Option<Progress> {
        let player = &state.players[seat];
        let offered = 8 - player.cubes.count();
        let (have, need) = match self {
            Self::Wisdom5 => (player.printed_wisdom(), 5),
            Self::Wisdom10 => (player.printed_wisdom(), 10),
            Self::FourOfferings => (offered, 4),
            Self::EightOfferings => (offered, 8),
            Self::ThirtySteps => (player.mp, state.edition.file().objective.steps),
            Self::FirstPagoda => (u32::from(state.first_finisher == Some(seat)), 1),
            Self::FourthPagoda | Self::MostMeditation => return None,
        };
        Some(Progress { objective: self, have, need })
    }

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
