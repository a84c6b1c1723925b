//! What a player can ask for: one choice each.

use super::floor::{Floor, FloorSize, Pagoda};
use super::objective::Objective;
use super::tile::{ActionTile, Ware};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A command of the seat whose turn it is.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Reach into the bag (T11, touch mode `feel`): the tile is used, a handful is felt.
    Grope {
        /// The Action tile to use.
        tile: ActionTile,
    },
    /// Put the handful back and take another (T11).
    GropeAgain {},
    /// Take one floor of the handful (T11).
    Pick {
        /// Its place in the handful, from 0.
        place: u8,
    },
    /// Draw a random floor of a size (T11, touch mode `sizes`).
    DrawSize {
        /// The Action tile to use.
        tile: ActionTile,
        /// The size to feel for.
        size: FloorSize,
    },
    /// Draw a random floor (T11, touch mode `blind`).
    DrawBlind {
        /// The Action tile to use.
        tile: ActionTile,
    },
    /// Put a cube on the top of a pagoda (T13).
    Offer {
        /// The Action tile to use.
        tile: ActionTile,
        /// The pagoda, and so the cube.
        pagoda: Pagoda,
    },
    /// Buy a tile (T15).
    Acquire {
        /// The Action tile to use.
        tile: ActionTile,
        /// What to buy.
        ware: Ware,
    },
    /// Build a floor that lies in front (T18).
    Build {
        /// The floor.
        floor: Floor,
    },
    /// Claim an Objective (T24).
    Claim {
        /// The Objective.
        objective: Objective,
    },
    /// End the turn (T21, T22).
    EndTurn {
        /// The floor to keep, named exactly when two or more are left.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        keep: Option<Floor>,
    },
}
