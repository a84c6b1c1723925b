//! What one viewer may know of the present: the only way out of the server.

mod build;

pub(super) use build::view;

use super::floor::{Floor, FloorSize, Pagoda};
use super::objective::{Objective, Progress};
use super::score::Score;
use super::setup::Options;
use super::tile::{ActionTile, Stack};
use super::touch::Reading;
use crate::outcome::Outcome;
use crate::seat::{BySeat, Seat};
use crate::setup::PlayerColour;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The table as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct View {
    /// What the host chose.
    pub options: Options,
    /// Turns begun so far, the present one included.
    pub turn: u32,
    /// What the game waits for.
    pub phase: PhaseView,
    /// The players by seat.
    #[ts(as = "Vec<PlayerView>")]
    pub players: BySeat<PlayerView>,
    /// The building sites in the order of the board.
    pub garden: Vec<SiteView>,
    /// The stacks of the village in order.
    pub village: Vec<StackView>,
    /// The Objectives that nobody has yet.
    pub objectives: Vec<Objective>,
    /// How far the viewer has come with the unclaimed Objectives; empty for those who hold no seat.
    pub progress: Vec<Progress>,
    /// What is in the bag, as a set; a handful that is being felt counts as in it.
    pub bag: Vec<BagRow>,
    /// Who finished the first pagoda.
    pub first_finisher: Option<Seat>,
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PhaseView {
    /// A player's turn.
    Turn {
        /// Whose.
        seat: Seat,
        /// Whether an Action tile has been used (T8).
        acted: bool,
    },
    /// A player's hand is in the bag.
    Groping {
        /// Whose.
        seat: Seat,
        /// Which handful of this draw, from 1.
        nth: u8,
        /// The last handful there can be.
        last: u8,
        /// How many floors are in the hand.
        floors: u8,
        /// How they feel: for the one who gropes.
        readings: Option<Vec<Reading>>,
        /// What they are: for nobody before the game is over.
        contents: Option<Vec<Floor>>,
    },
    /// The game is over.
    Over {
        /// The result.
        outcome: Outcome<Score>,
    },
}

/// What lies before a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PlayerView {
    /// The colour.
    pub colour: PlayerColour,
    /// Meditation Points.
    pub mp: u32,
    /// The cubes not yet placed.
    pub cubes: Vec<Pagoda>,
    /// The floors in front.
    pub floors: Vec<FrontFloor>,
    /// The Action tiles.
    pub tiles: Vec<TileView>,
    /// How many Markets.
    pub markets: u8,
    /// Inauguration tiles of unfinished pagodas.
    pub inaugurations: Vec<Pagoda>,
    /// How many tiles lie face down.
    pub face_down: u8,
    /// What they are: for those who may know.
    pub pile: Option<PileView>,
}

/// A floor in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct FrontFloor {
    /// The floor.
    pub floor: Floor,
    /// Whether it can be built now, and so must be before the turn ends (T21).
    pub fits: bool,
}

/// An Action tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct TileView {
    /// Its letter.
    pub tile: ActionTile,
    /// What each use costs.
    pub use_cost: u16,
    /// Whether it has been used in this turn.
    pub used: bool,
}

/// What lies face down before a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PileView {
    /// How many Wisdom tiles, by points from 1 to 5.
    pub wisdom: [u8; 5],
    /// How many Shrines.
    pub shrines: u8,
    /// Objectives.
    pub objectives: Vec<Objective>,
    /// Inauguration tiles of finished pagodas.
    pub inaugurations: Vec<Pagoda>,
    /// What all this is worth now.
    pub score: Score,
    /// The sum of it.
    pub total: u32,
}

/// A building site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SiteView {
    /// Whose site.
    pub pagoda: Pagoda,
    /// Whose cube stands on each floor, from the ground up: as many entries as there are floors.
    pub cubes: Vec<Option<Seat>>,
    /// The size that comes next; nothing when the pagoda is finished.
    pub next: Option<FloorSize>,
    /// Its Inauguration tile.
    pub inauguration: InaugurationView,
}

/// Where a pagoda's Inauguration tile is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "place", rename_all = "snake_case")]
pub enum InaugurationView {
    /// Beside its site.
    Site {
        /// The printed price.
        price: u16,
        /// What it would cost the viewer.
        your_price: Option<u16>,
    },
    /// Face up before a player.
    Player {
        /// Who.
        seat: Seat,
    },
    /// The pagoda is finished: if somebody bought its tile, it lies in that player's pile.
    Gone,
}

/// A stack of the village.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct StackView {
    /// Which stack.
    pub stack: Stack,
    /// The printed prices of the tiles left, the top one first.
    pub prices: Vec<u16>,
    /// What the top tile would cost the viewer.
    pub your_price: Option<u16>,
}

/// The floors of one pagoda that are in the bag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct BagRow {
    /// The pagoda.
    pub pagoda: Pagoda,
    /// The sizes.
    pub sizes: Vec<FloorSize>,
}
