//! The games of the house: the one list of them. Whatever there is of every game, here, on the wire and in a room, is
//! made of this list, so a further game is a further line in it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt::Display;
use std::str::FromStr;
use thiserror::Error;
use ts_rs::TS;

/// Gives a macro the list of games, after whatever else it is to be given: `for_all_games!(make)` is
/// `make! { Tajuto in tajuto; … }`, where `games::tajuto::Tajuto` is the game.
#[macro_export]
macro_rules! for_all_games {
    ($($make:ident)::+ $(, $($given:tt)+)?) => {
        $($make)::+! {
            $($($given)+)?
            Tajuto in tajuto;
            Satori in satori;
        }
    };
}

macro_rules! kinds {
    ($($game:ident in $module:ident;)+) => {
        /// A game of the house.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum GameKind {
            $(
                #[doc = concat!(stringify!($game), ".")]
                $game,
            )+
        }

        impl GameKind {
            /// All games.
            pub const ALL: [Self; [$(stringify!($game)),+].len()] = [$(Self::$game),+];
        }
    };
}
for_all_games!(kinds);

impl GameKind {
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

/// Runs an expression with a name for the type of the game: `with_game!(kind, G => play::<G>())`.
#[macro_export]
macro_rules! with_game {
    ($kind:expr, $name:ident => $body:expr) => {
        $crate::for_all_games! { $crate::with_game, $kind, $name => $body; }
    };
    ($kind:expr, $name:ident => $body:expr; $($game:ident in $module:ident;)+) => {
        match $kind {
            $($crate::registry::GameKind::$game => {
                type $name = $crate::$module::$game;
                $body
            })+
        }
    };
}
