//! Why a command is not done: one variant for each way to break a rule, with the facts.

use super::floor::{Floor, FloorSize, Pagoda};
use super::objective::Objective;
use super::tile::{Action, ActionTile, Stack};
use super::touch::TouchMode;
use crate::game::{CitesRule, RuleNumber};
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

/// Why a command is not done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "code", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each variant's message says what its fields are")]
pub enum Refusal {
    #[error("T1: seat {seat} is not at this table")]
    NotAtThisTable { seat: Seat },
    #[error("T4: it is the turn of seat {to_move}")]
    NotYourTurn { to_move: Seat },
    #[error("T25: the game is over")]
    GameIsOver,
    #[error("T12: your hand is in the bag: pick a floor first")]
    HandInBag,
    #[error("T12: your hand is not in the bag")]
    HandNotInBag,
    #[error("T11: there is no place {place} in a handful of {floors}; places count from 0")]
    NoSuchPlace { place: u8, floors: u8 },
    #[error("T11: handful {nth} is the last one: pick a floor of it")]
    LastHandful { nth: u8 },
    #[error("T11: this table draws floors by {touch:?}")]
    OtherTouch { touch: TouchMode },
    #[error("T6: you do not own tile {tile:?}")]
    TileNotOwned { tile: ActionTile },
    #[error("T6: tile {tile:?} is used; it comes back when the turn ends")]
    TileUsed { tile: ActionTile },
    #[error("T6: tile {tile:?} cannot do {action:?}")]
    TileCannot { tile: ActionTile, action: Action },
    #[error("T7: using the tile costs {use_cost} and the price is {price}; you have {mp}")]
    TooFewPoints { use_cost: u16, price: u16, mp: u32 },
    #[error("T10: the bag is empty")]
    BagEmpty,
    #[error("T11: there is no floor of size {size} in the bag")]
    SizeNotInBag { size: FloorSize },
    #[error("T13: the {pagoda} pagoda has no floor yet")]
    NoFloorYet { pagoda: Pagoda },
    #[error("T13: the {pagoda} pagoda is finished")]
    PagodaFinished { pagoda: Pagoda },
    #[error("T13: the {pagoda} pagoda already carries an offering on floor {floor}")]
    CarriesOffering { pagoda: Pagoda, floor: FloorSize },
    #[error("T13: you have already placed your {pagoda} cube")]
    CubePlaced { pagoda: Pagoda },
    #[error("T15: the stack {stack} is empty")]
    StackEmpty { stack: Stack },
    #[error("T15: the Inauguration tile of the {pagoda} pagoda is not beside its site")]
    InaugurationGone { pagoda: Pagoda },
    #[error("T18: the floor {floor} is not in front of you")]
    FloorNotInFront { floor: Floor },
    #[error("T18: the floor {floor} does not fit: the pagoda has {height} floors")]
    FloorDoesNotFit { floor: Floor, height: u8 },
    #[error("T24: the Objective {objective} is awarded by the game, not claimed")]
    AwardedByTheGame { objective: Objective },
    #[error("T24: the Objective {objective} has been taken")]
    ObjectiveTaken { objective: Objective },
    #[error("T24: the Objective {objective} needs {need}, and you have {have}")]
    ConditionNotMet { objective: Objective, have: u32, need: u32 },
    #[error("T8: a turn uses at least one Action tile; A is free")]
    MustUseATile,
    #[error("T21: build first what can be built: {}", list(floors))]
    MustBuild { floors: Vec<Floor> },
    #[error("T22: name the one floor to keep of {}", list(floors))]
    MustNameAFloor { floors: Vec<Floor> },
    #[error("T22: you cannot keep the floor {floor}: it is not in front of you")]
    CannotKeep { floor: Floor },
    #[error("T22: there is no floor to choose: one alone stays by itself")]
    NothingToChoose,
}

fn list(floors: &[Floor]) -> String {
    floors.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

impl CitesRule for Refusal {
    fn rule(&self) -> RuleNumber {
        let number = match self {
            Self::NotAtThisTable { .. } => 1,
            Self::NotYourTurn { .. } => 4,
            Self::TileNotOwned { .. } | Self::TileUsed { .. } | Self::TileCannot { .. } => 6,
            Self::TooFewPoints { .. } => 7,
            Self::MustUseATile => 8,
            Self::BagEmpty => 10,
            Self::NoSuchPlace { .. }
            | Self::LastHandful { .. }
            | Self::OtherTouch { .. }
            | Self::SizeNotInBag { .. } => 11,
            Self::HandInBag | Self::HandNotInBag => 12,
            Self::NoFloorYet { .. }
            | Self::PagodaFinished { .. }
            | Self::CarriesOffering { .. }
            | Self::CubePlaced { .. } => 13,
            Self::StackEmpty { .. } | Self::InaugurationGone { .. } => 15,
            Self::FloorNotInFront { .. } | Self::FloorDoesNotFit { .. } => 18,
            Self::MustBuild { .. } => 21,
            Self::MustNameAFloor { .. } | Self::CannotKeep { .. } | Self::NothingToChoose => 22,
            Self::AwardedByTheGame { .. } | Self::ObjectiveTaken { .. } | Self::ConditionNotMet { .. } => 24,
            Self::GameIsOver => 25,
        };
        RuleNumber { game: 'T', number }
    }
}
