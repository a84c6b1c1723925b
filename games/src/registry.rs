//! The games of the house. A further game is a further line here; the compiler lists every other place.

use std::fmt::Display;
use std::str::FromStr;
use thiserror::Error;

/// A game of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameKind {
    /// Tajuto.
    Tajuto,
    /// Satori.
    Satori,
}

impl GameKind {
    /// All games.
    pub const ALL: [Self; 2] = [Self::Tajuto, Self::Satori];

    /// The name in commands, files and addresses.
    pub fn name(self) -> &'static str {
        use crate::game::Game;
        crate::with_game!(self, G => G::NAME)
    }

    /// The game whose editions are named like this: `tajuto-1` is one of Tajuto's.
    pub fn of_edition(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| name.strip_prefix(kind.name()).is_some_and(|r| r.starts_with('-')))
    }
}

impl Display for GameKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no game has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no game {name:?}: the games are {}", GameKind::ALL.map(GameKind::name).join(", "))]
pub struct UnknownGame {
    name: String,
}

impl FromStr for GameKind {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.name() == name)
            .ok_or_else(|| UnknownGame { name: name.into() })
    }
}

/// Runs an expression with `$game` naming the type of the game: `with_game!(kind, G => play::<G>())`.
#[macro_export]
macro_rules! with_game {
    ($kind:expr, $game:ident => $body:expr) => {
        match $kind {
            $crate::registry::GameKind::Tajuto => {
                type $game = $crate::tajuto::Tajuto;
                $body
            }
            $crate::registry::GameKind::Satori => {
                type $game = $crate::satori::Satori;
                $body
            }
        }
    };
}
