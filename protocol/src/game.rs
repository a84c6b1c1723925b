//! The games' own types as the wire has them: tagged with the name of their game.
//!
//! A further game is a further line at the end of this file; the compiler asks for it.

mod schema;
pub(crate) mod typescript;

use crate::numbers::RuleText;
use crate::table::{NewsOf, TableOf};
use games::registry::GameKind;
use games::{CitesRule, satori, tajuto};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use typescript::{Named, NewsNamed, TableNamed};

/// An enum over the games: for each its variant, what that holds, and the same as TypeScript names it.
macro_rules! over_games {
    ($doc:literal $name:ident { $($variant:ident: $content:ty, $named:ty;)+ }) => {
        #[doc = $doc]
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(tag = "game", rename_all = "snake_case")]
        #[schemars(transform = schema::tag_each_form)]
        pub enum $name {
            $(
                #[doc = concat!("Of ", stringify!($variant), ".")]
                $variant($content),
            )+
        }

        impl $name {
            /// The game.
            pub fn kind(&self) -> GameKind {
                match self {
                    $(Self::$variant(_) => GameKind::$variant,)+
                }
            }
        }

        typescript::tagged! { $doc $name { $($variant: $named),+ } }
    };
}

/// What a game's own type becomes by itself. A table and its news name the game they are of: of types that depend on
/// a game, the compiler cannot tell that they differ from game to game.
macro_rules! tagged_from {
    ($game:ident in $module:ident: $($content:ident => $tagged:ident,)+) => {
        $(
            impl From<$module::$content> for $tagged {
                fn from(content: $module::$content) -> Self {
                    Self::$game(content)
                }
            }
        )+
    };
}

macro_rules! wire {
    ($($game:ident in $module:ident;)+) => {
        over_games! {
            "A command of a game."
            GameCommand { $($game: $module::Command, Named<$module::Command>;)+ }
        }
        over_games! {
            "A game, and what the host chose of its options."
            GameOptions { $($game: $module::Options, Named<$module::Options>;)+ }
        }
        over_games! {
            "What a command of a game would cost and bring."
            GamePreview { $($game: $module::Preview, Named<$module::Preview>;)+ }
        }
        over_games! {
            "How a rule of a game was broken, with the facts."
            GameRefusal { $($game: $module::Refusal, Named<$module::Refusal>;)+ }
        }
        over_games! {
            "A table of a game as it stands, for one viewer."
            GameTable { $($game: TableOf<$module::$game>, TableNamed<$module::$game>;)+ }
        }
        over_games! {
            "What is new at a table of a game, for one viewer."
            GameNews { $($game: NewsOf<$module::$game>, NewsNamed<$module::$game>;)+ }
        }

        $(
            tagged_from! { $game in $module:
                Command => GameCommand,
                Options => GameOptions,
                Preview => GamePreview,
                Refusal => GameRefusal,
            }
        )+

        impl GameRefusal {
            /// The rule that was broken.
            pub fn rule(&self) -> RuleText {
                match self {
                    $(Self::$game(refusal) => refusal.rule().into(),)+
                }
            }
        }

        /// A game of the registry that is missing here does not compile.
        const _: fn(GameKind) = |kind| match kind {
            $(GameKind::$game => (),)+
        };
    };
}

wire! {
    Tajuto in tajuto;
    Satori in satori;
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::tajuto::{Command, Refusal};

    #[test]
    fn the_tag_is_the_name_of_the_game() {
        let command = GameCommand::from(Command::GropeAgain {});
        let json = serde_json::to_value(&command).unwrap();
        assert_eq!(json, serde_json::json!({ "game": command.kind().name(), "do": "grope_again" }));
    }

    #[test]
    fn a_refusal_cites_its_rule() {
        assert_eq!(GameRefusal::from(Refusal::MustUseATile).rule().as_str(), "T8");
    }
}
