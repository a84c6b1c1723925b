//! Bots: players that choose commands from what their seat may know.

use crate::dice::Stream;
use crate::game::{Game, Legal, Viewer};
use crate::seat::Seat;
use std::fmt::{Debug, Display};
use std::str::FromStr;
use thiserror::Error;

/// How strong a bot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotLevel {
    /// Plays at random, but never wastes a turn.
    Novice,
    /// Takes the best next step it can see.
    Steward,
}

impl BotLevel {
    /// All levels, the weakest first.
    pub const ALL: [Self; 2] = [Self::Novice, Self::Steward];

    /// The name in commands and reports.
    pub fn name(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Steward => "steward",
        }
    }
}

impl Display for BotLevel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no bot has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot {name:?}: the bots are {}", BotLevel::ALL.map(BotLevel::name).join(", "))]
pub struct UnknownBot {
    name: String,
}

impl FromStr for BotLevel {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        Self::ALL
            .into_iter()
            .find(|level| level.name() == name)
            .ok_or_else(|| UnknownBot { name: name.into() })
    }
}

/// What a bot can see: what its seat may know, and nothing else.
pub struct Sight<'a, G: Game> {
    state: &'a G::State,
    seat: Seat,
}

impl<'a, G: Game> Sight<'a, G> {
    /// The sight of a seat.
    pub fn new(state: &'a G::State, seat: Seat) -> Self {
        Self { state, seat }
    }

    /// The bot's seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The table as the seat may see it.
    pub fn view(&self) -> G::View {
        G::view(self.state, Viewer::Seat(self.seat))
    }

    /// What the seat may do.
    pub fn legal(&self) -> Vec<Legal<G::Command, G::Preview>> {
        G::legal(self.state, self.seat)
    }

    /// A state that the seat could believe to be the true one.
    pub fn imagine(&self, chance: &mut Stream) -> G::State {
        G::imagine(G::edition(self.state), &self.view(), chance)
    }

    /// What a steward would do in this seat, and why; nothing when it is not the seat's move.
    pub fn hint(&self, chance: &mut Stream) -> Option<Hint<G::Command, G::Reason>> {
        let command = G::bot(BotLevel::Steward).choose(self, chance)?;
        let reason = G::reason(self, &command)?;
        Some(Hint { command, reason })
    }
}

/// Something that could be done, and what speaks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint<Command, Reason> {
    /// What.
    pub command: Command,
    /// Why.
    pub reason: Reason,
}

/// A sight shows no more of itself than the seat: the state behind it is the truth.
impl<G: Game> Debug for Sight<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sight").field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// A player that chooses by itself. Its chance is its own, not the game's dice.
pub trait Bot<G: Game>: Debug + Send + Sync {
    /// The next command; nothing when it is not the seat's move.
    fn choose(&self, sight: &Sight<'_, G>, chance: &mut Stream) -> Option<G::Command>;
}
