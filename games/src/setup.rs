//! What a table agrees on before the start.

use crate::dice::{Dice, DrawNumber};
use crate::game::Game;
use crate::seat::{BySeat, Seat, TableSizeError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use thiserror::Error;
use ts_rs::TS;

/// The colour of a player's pieces. Each edition offers some of them.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the colours speak for themselves")]
pub enum PlayerColour {
    Blue,
    Black,
    White,
    Brown,
    Red,
    Yellow,
    Green,
}

/// Who begins.
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
#[derive(Debug)]
pub struct Setup<G: Game> {
    edition: Arc<G::Edition>,
    options: G::Options,
    colours: BySeat<PlayerColour>,
    first: FirstPlayer,
}

/// An agreement by which nobody can play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Two players of one colour.
    #[error("two players have the colour {0:?}; each has one of their own")]
    ColourTwice(PlayerColour),
    /// A colour that the edition does not have.
    #[error("this edition has no pieces in {0:?}")]
    NoSuchColour(PlayerColour),
    /// The first player does not sit at the table.
    #[error("seat {0} cannot begin: it is not at this table")]
    FirstNotSeated(Seat),
    /// What lies on the table at the start cannot have been dealt.
    #[error("what was dealt at the start is not possible")]
    ImpossibleDeal,
    /// Too few or too many players.
    #[error(transparent)]
    TableSize(#[from] TableSizeError),
}

impl<G: Game> Setup<G> {
    /// Checks that everybody has a colour of their own and that the first player sits at the table.
    ///
    /// # Errors
    /// What does not fit.
    pub fn new(
        edition: Arc<G::Edition>,
        options: G::Options,
        colours: BySeat<PlayerColour>,
        first: FirstPlayer,
    ) -> Result<Self, SetupError> {
        let offered = G::colours(&edition);
        if let Some(&colour) = colours.values().find(|colour| !offered.contains(colour)) {
            return Err(SetupError::NoSuchColour(colour));
        }
        each_once(&colours)?;
        match first {
            FirstPlayer::Seat(seat) if colours.get(seat).is_none() => Err(SetupError::FirstNotSeated(seat)),
            _ => Ok(Self { edition, options, colours, first }),
        }
    }

    /// A table at which nobody had wishes beyond the options: the edition's colours in order, and chance
    /// says who begins.
    ///
    /// # Errors
    /// The game is not for so many players.
    pub fn plain(edition: Arc<G::Edition>, options: G::Options, players: usize) -> Result<Self, SetupError> {
        let colours: Vec<_> = G::colours(&edition).iter().copied().take(players).collect();
        if colours.len() < players {
            return Err(TableSizeError(players).into());
        }
        Self::new(edition, options, BySeat::try_from(colours)?, FirstPlayer::Random)
    }

    /// The printed numbers.
    pub fn edition(&self) -> &Arc<G::Edition> {
        &self.edition
    }

    /// What the host chose.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The colours by seat.
    pub fn colours(&self) -> &BySeat<PlayerColour> {
        &self.colours
    }

    /// Who begins, and the number of the draw that chose them, if chance did: draw 0, one of the seats in
    /// order.
    pub fn draw_first(&self, dice: &dyn Dice) -> (Seat, Option<DrawNumber>) {
        match self.first {
            FirstPlayer::Seat(seat) => (seat, None),
            FirstPlayer::Random => {
                let mut seats: Vec<Seat> = self.colours.seats().collect();
                dice.stream(0).select(&mut seats, 1);
                (seats[0], Some(0))
            }
        }
    }
}

/// Checks that no two players have one colour.
///
/// # Errors
/// The colour that two of them have.
pub fn each_once(colours: &BySeat<PlayerColour>) -> Result<(), SetupError> {
    let twice = |(seat, colour): (Seat, &PlayerColour)| {
        colours.iter().any(|(other, same)| other < seat && same == colour).then_some(*colour)
    };
    colours.iter().find_map(twice).map_or(Ok(()), |colour| Err(SetupError::ColourTwice(colour)))
}
