//! How a game ended: a score sheet for each seat, and who won.

use crate::seat::{BySeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use ts_rs::TS;

/// One player's points, by category.
pub trait ScoreSheet: Clone + Debug + PartialEq + Serialize {
    /// The categories with their points, always the same ones in the same order.
    fn categories(&self) -> Vec<(&'static str, u32)>;

    /// All points together.
    fn total(&self) -> u32;
}

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
pub struct Outcome<Score> {
    /// The score sheets.
    #[ts(as = "Vec<Score>")]
    pub scores: BySeat<Score>,
    /// Those with the most points, in seat order; tied players share the victory.
    pub winners: Vec<Seat>,
}

impl<Score: ScoreSheet> Outcome<Score> {
    /// Most points win; a tie is shared.
    pub fn of_most_points(scores: BySeat<Score>) -> Self {
        let most = scores.values().map(ScoreSheet::total).max();
        let winners =
            scores.iter().filter(|(_, score)| Some(score.total()) == most).map(|(seat, _)| seat).collect();
        Self { scores, winners }
    }
}
