//! Why a command is not done: one variant for each way to break a rule, with the facts.

use super::goods::Goods;
use super::piece::{Colour, Decoration, Place, SitePlace, Spot, StartingTile, Tier, Wheel};
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
    #[error("S6: seat {seat} is not at this table")]
    NotAtThisTable { seat: Seat },
    #[error("S8: it is for seat {to_move} to move")]
    NotYourMove { to_move: Seat },
    #[error("S33: the game is over")]
    GameIsOver,
    #[error("S7: starting tile {} is not to be had", tile.0)]
    StartingTileGone { tile: StartingTile },
    #[error("S7: that is asked only before the first round")]
    SetupIsOver,
    #[error("S7: first every player takes a starting tile and sets a monk")]
    SetupFirst,
    #[error("S19: there is a monk or a light on space {place}")]
    PlaceTaken { place: Place },
    #[error("S25: the round is at its end: answer that first")]
    RoundEnds,
    #[error("S25: nobody asks for that now")]
    NotAsked,
    #[error("S8: you have placed a worshipper in this turn")]
    AlreadyPlaced,
    #[error("S8: a turn places a worshipper")]
    MustPlace,
    #[error("S13: finish or leave what is open first")]
    SomethingIsOpen,
    #[error("S8: no {colour:?} worshipper waits at the Sanmon")]
    NoSuchWorshipper { colour: Colour },
    #[error("S8: there is no altar at spot {}", spot.0)]
    NoAltar { spot: Spot },
    #[error("S9: the worshipper has the altar's colour: both sides are used")]
    BothSides,
    #[error("S9: the worshipper has another colour than the altar: one side is used")]
    OneSide,
    #[error("S24: no altar lies at place {} of the site", place.0)]
    SiteEmpty { place: SitePlace },
    #[error("S11: you have turned a wheel in this turn")]
    WheelTurned,
    #[error("S11: there is no prayer wheel {}", wheel.0)]
    NoSuchWheel { wheel: Wheel },
    #[error("S11: your hand lay on that wheel when the turn began")]
    HandLiesThere { wheel: Wheel },
    #[error("S12: that costs {price:?}, and you have {have:?}")]
    TooDear { price: Goods, have: Goods },
    #[error("S9: no such action is open")]
    NoSuchAction { action: u8 },
    #[error("S9: that action has been taken")]
    ActionTaken { action: u8 },
    #[error("S9: that action does something else")]
    OtherAction { action: u8 },
    #[error("S16: first say which side of the new altar you use, or leave it")]
    ChooseASide,
    #[error("S16: no new altar of yours waits")]
    NoNewAltar,
    #[error("S15: only {most} may be wood or stone")]
    MixTooLarge { most: u8 },
    #[error("S15: nothing at all would be gained")]
    NothingGained,
    #[error("S16: you have built three altars")]
    NoSectToken,
    #[error("S16: spot {} is not free", spot.0)]
    SpotTaken { spot: Spot },
    #[error("S16: the altar at spot {} is protected", spot.0)]
    SpotProtected { spot: Spot },
    #[error("S16: the altar at spot {} has another colour", spot.0)]
    SpotOfOtherColour { spot: Spot },
    #[error("S16: decoration {} does not lie at the site", decoration.0)]
    NoSuchDecoration { decoration: Decoration },
    #[error("S17: you have no Jokoro at hand")]
    NoJokoro,
    #[error("S17: the altar at spot {} is not yours", spot.0)]
    NotYourAltar { spot: Spot },
    #[error("S17: the altar at spot {} carries a Jokoro", spot.0)]
    CarriesJokoro { spot: Spot },
    #[error("S17: this icon is for altars only")]
    AltarsOnly,
    #[error("S17: there is no free space for a Jokoro there")]
    NoJokoroSpace,
    #[error("S17: that is not built")]
    NotBuilt,
    #[error("S18: the Architect stands at tier {architect}, below tier {tier}")]
    AboveArchitect { tier: Tier, architect: Tier },
    #[error("S18: that has been built")]
    AlreadyBuilt,
    #[error("S18: tier {tier} must stand before its roof")]
    TierMissing { tier: Tier },
    #[error("S18: the Sōrin is built in round 5; this is round {round}")]
    SorinTooEarly { round: u8 },
    #[error("S19: a monk is at hand: it goes first")]
    MonkAtHand,
    #[error("S19: you have no monk at hand: say which one to move")]
    NoMonkAtHand,
    #[error("S19: there is no monk of yours on space {place} that could be moved")]
    NoMonkThere { place: Place },
    #[error("S20: {most} steps at most")]
    TooManySteps { most: u8 },
    #[error("S20: a light would rest on another's monk on space {place}")]
    RestsOnMonk { place: Place },
    #[error("S22: you are on space {space} of the offerings track")]
    BeyondOfferings { space: u8 },
    #[error("S22: there is no such reward")]
    NoSuchReward,
    #[error("S22: you have taken your sixth Jokoro")]
    JokoroUnlocked,
    #[error("S13: nothing is open")]
    NothingOpen,
    #[error("S25: the bonus is {most} in all")]
    BonusTooLarge { most: u8 },
    #[error("S31: name your monks on the mountains, in the order of their spaces, each once")]
    NotYourMonks,
    #[error("S32: three meditation tiles at most, and two for one level of incense")]
    TooManyTiles,
}

impl CitesRule for Refusal {
    fn rule(&self) -> RuleNumber {
        let number = match self {
            Self::NotAtThisTable { .. } => 6,
            Self::StartingTileGone { .. } | Self::SetupIsOver | Self::SetupFirst => 7,
            Self::NotYourMove { .. }
            | Self::AlreadyPlaced
            | Self::MustPlace
            | Self::NoSuchWorshipper { .. }
            | Self::NoAltar { .. } => 8,
            Self::BothSides
            | Self::OneSide
            | Self::NoSuchAction { .. }
            | Self::ActionTaken { .. }
            | Self::OtherAction { .. } => 9,
            Self::WheelTurned | Self::NoSuchWheel { .. } | Self::HandLiesThere { .. } => 11,
            Self::TooDear { .. } => 12,
            Self::SomethingIsOpen | Self::NothingOpen => 13,
            Self::MixTooLarge { .. } | Self::NothingGained => 15,
            Self::ChooseASide
            | Self::NoNewAltar
            | Self::NoSectToken
            | Self::SpotTaken { .. }
            | Self::SpotProtected { .. }
            | Self::SpotOfOtherColour { .. }
            | Self::NoSuchDecoration { .. } => 16,
            Self::NoJokoro
            | Self::NotYourAltar { .. }
            | Self::CarriesJokoro { .. }
            | Self::AltarsOnly
            | Self::NoJokoroSpace
            | Self::NotBuilt => 17,
            Self::AboveArchitect { .. }
            | Self::AlreadyBuilt
            | Self::TierMissing { .. }
            | Self::SorinTooEarly { .. } => 18,
            Self::PlaceTaken { .. } | Self::MonkAtHand | Self::NoMonkAtHand | Self::NoMonkThere { .. } => 19,
            Self::TooManySteps { .. } | Self::RestsOnMonk { .. } => 20,
            Self::BeyondOfferings { .. } | Self::NoSuchReward | Self::JokoroUnlocked => 22,
            Self::SiteEmpty { .. } => 24,
            Self::RoundEnds | Self::NotAsked | Self::BonusTooLarge { .. } => 25,
            Self::NotYourMonks => 31,
            Self::TooManyTiles => 32,
            Self::GameIsOver => 33,
        };
        RuleNumber { game: 'S', number }
    }
}
