//! What happened, with its results: stored for ever, never sent. `Moment` and `Line` are what viewers get.

use super::floor::{Floor, FloorSet, FloorSize};
use super::objective::Objective;
use super::score::Score;
use super::tile::{ActionTile, Ware};
use super::touch::Handful;
use crate::dice::DrawNumber;
use crate::outcome::Outcome;
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A fact of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// Whose doing it was.
    pub seat: Seat,
    /// What was done.
    pub deed: Deed,
}

/// What a seat did, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the commands, with their results")]
pub enum Deed {
    /// Paid, and took the first handful.
    Groped { paid: Use, handful: Handful },
    /// Put it back and took another.
    GropedAgain { nth: u8, handful: Handful },
    /// Picked a floor of the handful; the others went back.
    Picked { place: u8, floor: Floor },
    /// Drew a floor of a named size.
    DrewSize { paid: Use, size: FloorSize, floor: Floor, draw: FloorDraw },
    /// Drew any floor.
    DrewBlind { paid: Use, floor: Floor, draw: FloorDraw },
    /// Put a cube on a top floor.
    Offered { paid: Use, on: Floor, gain: u16 },
    /// Bought a tile.
    Acquired { paid: Use, ware: Ware, price: u16 },
    /// Built a floor; `over_cube` is the part of the gain that a cube under it brought.
    Built { floor: Floor, gain: u16, over_cube: u16, finished: Option<Box<Finish>> },
    /// Claimed an Objective.
    Claimed { objective: Objective },
    /// Ended the turn.
    EndedTurn { kept: Option<Floor>, returned: FloorSet, next: Seat },
}

/// The use of an Action tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Use {
    /// The tile.
    pub tile: ActionTile,
    /// What its use cost.
    pub cost: u16,
}

/// The draw of one floor: the first after a selection of one from `from` in canonical order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FloorDraw {
    /// Which draw of the game.
    pub number: DrawNumber,
    /// The floors it was drawn from.
    pub from: FloorSet,
}

/// What came with the last floor of a pagoda.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Finish {
    /// What became of its Inauguration tile.
    pub inauguration: InaugurationFate,
    /// The end of the game, where it was the fourth one.
    pub ending: Option<Ending>,
}

/// The end of the game: *fourth pagoda* goes to the builder, then this (T25).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Who alone has the most Meditation Points.
    pub most_meditation: Option<Seat>,
    /// The result.
    pub outcome: Outcome<Score>,
}

/// What becomes of a pagoda's Inauguration tile when it is finished (T23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "fate", rename_all = "snake_case", deny_unknown_fields)]
pub enum InaugurationFate {
    /// It turns face down before its owner.
    Turned {
        /// The owner.
        owner: Seat,
    },
    /// Nobody had bought it: it leaves the game.
    Left,
}
