//! What a command would cost and bring, and the list of all that a seat may do.

use super::command::Command;
use super::event::Use;
use super::floor::{Floor, FloorSize, Pagoda};
use super::plan::{Plan, plan};
use super::state::{Phase, State};
use super::tile::{Action, ActionTile, Objective, Stack, Ware};
use super::touch::TouchMode;
use crate::game::Legal;
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
        mp_after: state.players[seat].mp.saturating_sub(spent) + u32::from(gain),
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
            let face_down = matches!(ware, Ware::Village { stack } if stack.lies_face_down());
            PreviewResult::Tile { ware, printed, face_down }
        }
        Plan::Build { floor, over_cube, finished, ends_game, .. } => {
            PreviewResult::Floor { floor, over_cube, finishes: finished.is_some(), ends_game }
        }
        Plan::Claim { objective } => PreviewResult::Objective { objective },
        Plan::EndTurn { kept, returned, next } => {
            PreviewResult::EndOfTurn { kept, returned: returned.iter().collect(), next }
        }
    }
}

/// The points that a plan brings its seat at once. *Most meditation* is left out: it would tell how the
/// others stand, which the path shows better.
fn points(state: &State, seat: Seat, plan: Plan) -> u32 {
    let mut player = state.players[seat].clone();
    let mut finished = state.finished();
    match plan {
        Plan::Acquire { ware: Ware::Village { stack }, .. } => match stack.wisdom() {
            Some(printed) => player.wisdom[usize::from(printed) - 1] += 1,
            None if stack == Stack::Shrine => player.shrines += 1,
            None => return 0,
        },
        Plan::Claim { objective } => player.objectives.insert(objective),
        Plan::Build { floor, finished: Some(_), ends_game, .. } => {
            finished.insert(floor.pagoda);
            if ends_game {
                player.objectives.insert(Objective::FourthPagoda);
            }
        }
        _ => return 0,
    }
    let after = super::score::Score::of(&player, finished, &state.edition);
    after.total() - state.score(seat).total()
}

/// Exactly what `decide` accepts from a seat now.
pub(super) fn legal(state: &State, seat: Seat) -> Vec<Legal<Command, Preview>> {
    if state.to_move() != Some(seat) {
        return Vec::new();
    }
    let mut list = Vec::with_capacity(48);
    candidates(state, seat, &mut |command| {
        if let Ok(plan) = plan(state, seat, command) {
            list.push(Legal { command, preview: preview(state, seat, plan) });
        }
    });
    list
}

/// Every command that could be legal for the seat to move; what cannot even be tried is left out early.
fn candidates(state: &State, seat: Seat, offer: &mut impl FnMut(Command)) {
    if let Phase::Groping { handful, .. } = &state.phase {
        (0..u8::try_from(handful.felt.len()).unwrap_or(u8::MAX))
            .for_each(|place| offer(Command::Pick { place }));
        offer(Command::GropeAgain {});
        return;
    }
    let player = &state.players[seat];
    player.floors.iter().for_each(|floor| offer(Command::Build { floor }));
    state.objectives.iter().for_each(|objective| offer(Command::Claim { objective }));
    for tile in ActionTile::ALL {
        let held = player.tiles[tile.index()];
        if held.used == held.owned || u32::from(state.edition.use_cost(tile)) > player.mp {
            continue;
        }
        if tile.does(Action::Draw) {
            draws(state.options.touch, tile, offer);
        }
        if tile.does(Action::Offer) {
            for pagoda in Pagoda::ALL {
                offer(Command::Offer { tile, pagoda });
            }
        }
        if tile.does(Action::Acquire) {
            for stack in Stack::ALL {
                offer(Command::Acquire { tile, ware: Ware::Village { stack } });
            }
            for pagoda in state.inaugurations.iter() {
                offer(Command::Acquire { tile, ware: Ware::Inauguration { pagoda } });
            }
        }
    }
    if player.floors.len() < 2 {
        offer(Command::EndTurn { keep: None });
    } else {
        player.floors.iter().for_each(|floor| offer(Command::EndTurn { keep: Some(floor) }));
    }
}

fn draws(touch: TouchMode, tile: ActionTile, offer: &mut impl FnMut(Command)) {
    match touch {
        TouchMode::Feel => offer(Command::Grope { tile }),
        TouchMode::Blind => offer(Command::DrawBlind { tile }),
        TouchMode::Sizes => {
            for size in FloorSize::ALL {
                offer(Command::DrawSize { tile, size });
            }
        }
    }
}
