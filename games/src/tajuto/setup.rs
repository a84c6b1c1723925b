//! The options of Tajuto, and the first fact of a game.

use super::Tajuto;
use super::edition::Edition;
use super::touch::TouchMode;
use crate::dice::{Dice, DrawNumber};
use crate::seat::{BySeat, Seat};
use crate::setup::{FirstPlayer, PlayerColour, Setup, SetupError, each_once};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;

/// What the host chooses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How floors are drawn (T11).
    pub touch: TouchMode,
    /// All piles face up, for teaching games (T30).
    pub open_scores: bool,
}

/// The first fact of a game: the agreement, the edition itself, and who begins (T4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "OpeningRecord")]
pub struct Opening {
    pub(super) edition: Arc<Edition>,
    pub(super) options: Options,
    pub(super) colours: BySeat<PlayerColour>,
    pub(super) first: Seat,
    /// The draw that chose the first player out of the seats in order, if chance did.
    pub(super) first_draw: Option<DrawNumber>,
}

impl Opening {
    pub(super) fn new(setup: &Setup<Tajuto>, dice: &dyn Dice) -> Self {
        let (first, first_draw) = setup.draw_first(dice);
        Self {
            edition: Arc::clone(setup.edition()),
            options: *setup.options(),
            colours: setup.colours().clone(),
            first,
            first_draw,
        }
    }

    /// The agreement of which it was made.
    pub(super) fn setup(&self) -> Result<Setup<Tajuto>, SetupError> {
        let first = self.first_draw.map_or(FirstPlayer::Seat(self.first), |_| FirstPlayer::Random);
        Setup::new(Arc::clone(&self.edition), self.options, self.colours.clone(), first)
    }
}

/// An opening as it is stored, not yet checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OpeningRecord {
    #[serde(deserialize_with = "Edition::stored")]
    edition: Arc<Edition>,
    options: Options,
    colours: BySeat<PlayerColour>,
    first: Seat,
    first_draw: Option<DrawNumber>,
}

impl TryFrom<OpeningRecord> for Opening {
    type Error = SetupError;

    fn try_from(record: OpeningRecord) -> Result<Self, SetupError> {
        let OpeningRecord { edition, options, colours, first, first_draw } = record;
        each_once(&colours)?;
        if colours.get(first).is_none() {
            return Err(SetupError::FirstNotSeated(first));
        }
        Ok(Self { edition, options, colours, first, first_draw })
    }
}
