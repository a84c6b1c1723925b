//! The score sheet (T26).

use super::edition::Edition;
use super::floor::PagodaSet;
use super::state::Player;
use crate::outcome::ScoreSheet;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One player's Spirituality Points by category.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// The points printed on Wisdom tiles.
    pub wisdom: u32,
    /// Objectives.
    pub objectives: u32,
    /// Inauguration tiles of finished pagodas.
    pub inaugurations: u32,
    /// What the Shrines add.
    pub shrines: u32,
}

impl Score {
    /// The score of a player, given which pagodas are finished.
    pub(crate) fn of(player: &Player, finished: PagodaSet, edition: &Edition) -> Self {
        let file = edition.file();
        let inaugurated = player.inaugurations.intersection(finished).count();
        let wisdom_tiles: u32 = player.wisdom.iter().map(|&tiles| u32::from(tiles)).sum();
        Self {
            wisdom: player.printed_wisdom(),
            objectives: player.objectives.count() * u32::from(file.objective.points),
            inaugurations: inaugurated * u32::from(file.inauguration.points),
            shrines: u32::from(player.shrines) * u32::from(file.shrine.bonus) * (wisdom_tiles + inaugurated),
        }
    }
}

impl ScoreSheet for Score {
    fn categories(&self) -> Vec<(&'static str, u32)> {
        vec![
            ("wisdom", self.wisdom),
            ("objectives", self.objectives),
            ("inaugurations", self.inaugurations),
            ("shrines", self.shrines),
        ]
    }

    fn total(&self) -> u32 {
        self.wisdom + self.objectives + self.inaugurations + self.shrines
    }
}
