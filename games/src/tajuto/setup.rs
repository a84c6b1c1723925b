//! What the table agrees on before the start, and the first fact of a game.

use super::edition::{Edition, PlayerColour};
use super::touch::TouchMode;
use crate::dice::{Dice, DrawNumber};
use crate::seat::{BySeat, Seat, TableSizeError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use thiserror::Error;
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

/// Who begins (T4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum FirstPlayer {
    /// Chance says.
    #[default]
    Random,
    /// The host says.
    Seat(Seat),
}

/// A checked agreement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    edition: Arc<Edition>,
    options: Options,
    colours: BySeat<PlayerColour>,
    first: FirstPlayer,
}

/// An agreement by which nobody can play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// T1: two players of one colour.
    #[error("T1: two players have the colour {0:?}; each has one of their own")]
    ColourTwice(PlayerColour),
    /// T4: the first player does not sit at the table.
    #[error("T4: seat {0} cannot begin: it is not at this table")]
    FirstNotSeated(Seat),
}

impl Setup {
    /// Checks that everybody has a colour of their own and that the first player sits at the table.
    ///
    /// # Errors
    /// What does not fit.
    pub fn new(
        edition: Arc<Edition>,
        options: Options,
        colours: BySeat<PlayerColour>,
        first: FirstPlayer,
    ) -> Result<Self, SetupError> {
        check_colours(&colours)?;
        match first {
            FirstPlayer::Seat(seat) if colours.get(seat).is_none() => Err(SetupError::FirstNotSeated(seat)),
            _ => Ok(Self { edition, options, colours, first }),
        }
    }

    /// The edition's colours in order, and chance says who begins.
    pub(super) fn plain(
        edition: Arc<Edition>,
        options: Options,
        players: usize,
    ) -> Result<Self, TableSizeError> {
        let colours = edition.file().board.players.iter().copied().take(players).collect::<Vec<_>>();
        if colours.len() < players {
            return Err(TableSizeError(players));
        }
        Ok(Self { colours: colours.try_into()?, edition, options, first: FirstPlayer::Random })
    }

    /// Draws the first player where chance is to say.
    pub(super) fn open(&self, dice: &dyn Dice) -> Opening {
        let (first, first_draw) = match self.first {
            FirstPlayer::Seat(seat) => (seat, None),
            FirstPlayer::Random => {
                let mut seats: Vec<Seat> = self.colours.seats().collect();
                dice.stream(0).select(&mut seats, 1);
                (seats[0], Some(0))
            }
        };
        Opening {
            edition: Arc::clone(&self.edition),
            options: self.options,
            colours: self.colours.clone(),
            first,
            first_draw,
        }
    }
}

fn check_colours(colours: &BySeat<PlayerColour>) -> Result<(), SetupError> {
    let twice = |(seat, colour): (Seat, &PlayerColour)| {
        colours.iter().any(|(other, same)| other < seat && same == colour).then_some(*colour)
    };
    colours.iter().find_map(twice).map_or(Ok(()), |colour| Err(SetupError::ColourTwice(colour)))
}

/// The first fact of a game: the agreement, the edition itself, and who begins.
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

/// An opening as it is stored, not yet checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OpeningRecord {
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
        check_colours(&colours)?;
        if colours.get(first).is_none() {
            return Err(SetupError::FirstNotSeated(first));
        }
        Ok(Self { edition, options, colours, first, first_draw })
    }
}
