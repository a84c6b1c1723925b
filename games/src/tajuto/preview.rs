//! What a command would cost and bring.

use super::decide::end_game;
use super::event::Use;
use super::floor::{Floor, FloorSize};
use super::objective::Objective;
use super::plan::{Plan, PlannedFinish};
use super::score::Score;
use super::state::State;
use super::tile::Ware;
use crate::outcome::ScoreSheet;
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a command would cost and bring. What chance decides is left open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Preview {
    /// What using the tile costs.
    pub use_cost: u16,
    /// What the ware costs after the Markets' discount.
    pub price: u16,
    /// Meditation Points gained.
    pub gain: u16,
    /// Meditation Points afterwards.
    pub mp_after: u32,
    /// Spirituality Points gained at once, Shrines and awards included.
    pub points: u32,
    /// What comes of it.
    pub result: PreviewResult,
}

/// What comes of a command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PreviewResult {
    /// A handful to feel.
    Handful {
        /// Which one of this draw, from 1.
        nth: u8,
        /// The last one there can be in this draw.
        last: u8,
    },
    /// A floor: which one, chance or the bag knows.
    UnknownFloor {
        /// Its size, where that is certain.
        size: Option<FloorSize>,
    },
    /// A cube on a floor.
    Cube {
        /// The floor.
        on: Floor,
    },
    /// A tile.
    Tile {
        /// The tile.
        ware: Ware,
        /// Its price before the Markets' discount.
        printed: u16,
        /// Whether it will lie face down.
        face_down: bool,
    },
    /// A floor on its pagoda.
    Floor {
        /// The floor.
        floor: Floor,
        /// The part of the gain that comes from a cube under it.
        over_cube: u16,
        /// Whether it finishes the pagoda.
        finishes: bool,
        /// Whether it ends the game.
        ends_game: bool,
    },
    /// An Objective.
    Objective {
        /// The Objective.
        objective: Objective,
    },
    /// The next player's turn.
    EndOfTurn {
        /// The floor that stays.
        kept: Option<Floor>,
        /// The floors that go back into the bag.
        returned: Vec<Floor>,
        /// Who plays next.
        next: Seat,
    },
}

/// The preview of a plan of a seat at this table.
pub(super) fn preview(state: &State, seat: Seat, plan: Plan) -> Preview {
    let (paid, price, gain) = match plan {
        Plan::Grope { paid } | Plan::DrawSize { paid, .. } | Plan::DrawBlind { paid } => (Some(paid), 0, 0),
        Plan::Offer { paid, gain, .. } => (Some(paid), 0, gain),
        Plan::Acquire { paid, price, .. } => (Some(paid), price, 0),
        Plan::Build { gain, .. } => (None, 0, gain),
        Plan::GropeAgain { .. } | Plan::Pick { .. } | Plan::Claim { .. } | Plan::EndTurn { .. } => {
            (None, 0, 0)
        }
    };
    let use_cost = paid.map_or(0, |Use { cost, .. }| cost);
    let spent = u32::from(use_cost) + u32::from(price);
    Preview {
        use_cost,
        price,
        gain,
        mp_after: state.players[seat].mp - spent + u32::from(gain),
        points: points(state, seat, plan),
        result: result(state, plan),
    }
}

fn result(state: &State, plan: Plan) -> PreviewResult {
    let last = state.edition.file().touch.handfuls;
    match plan {
        Plan::Grope { .. } => PreviewResult::Handful { nth: 1, last },
        Plan::GropeAgain { nth } => PreviewResult::Handful { nth, last },
        Plan::Pick { .. } | Plan::DrawBlind { .. } => PreviewResult::UnknownFloor { size: None },
        Plan::DrawSize { size, .. } => PreviewResult::UnknownFloor { size: Some(size) },
        Plan::Offer { on, .. } => PreviewResult::Cube { on },
        Plan::Acquire { ware, printed, .. } => {
            let hides = matches!(ware, Ware::Village { stack } if stack.lies_face_down());
            let face_down = hides && !state.options.open_scores;
            PreviewResult::Tile { ware, printed, face_down }
        }
        Plan::Build { floor, over_cube, finished, .. } => {
            let ends_game = finished.is_some_and(|finish| finish.ends_game);
            PreviewResult::Floor { floor, over_cube, finishes: finished.is_some(), ends_game }
        }
        Plan::Claim { objective } => PreviewResult::Objective { objective },
        Plan::EndTurn { kept, returned, next } => {
            PreviewResult::EndOfTurn { kept, returned: returned.iter().collect(), next }
        }
    }
}

/// The points that a plan brings its seat at once.
fn points(state: &State, seat: Seat, plan: Plan) -> u32 {
    let before = state.score(seat).total();
    let after = match plan {
        Plan::Build { floor, gain, finished: Some(PlannedFinish { ends_game: true, .. }), .. } => {
            end_game(state, seat, floor, gain).outcome.scores[seat].total()
        }
        Plan::Build { floor, finished: Some(_), .. } => {
            let mut finished = state.finished();
            finished.insert(floor.pagoda);
            Score::of(&state.players[seat], finished, &state.edition).total()
        }
        Plan::Acquire { ware, .. } => {
            let mut player = state.players[seat].clone();
            player.take(ware);
            Score::of(&player, state.finished(), &state.edition).total()
        }
        Plan::Claim { objective } => {
            let mut player = state.players[seat].clone();
            player.objectives.insert(objective);
            Score::of(&player, state.finished(), &state.edition).total()
        }
        _ => before,
    };
    after - before
}
