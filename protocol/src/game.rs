//! The games' own types as the wire has them: tagged with the name of their game.
//!
//! They are made of the list of games in [`games::registry`].

mod schema;
pub(crate) mod typescript;

use crate::numbers::RuleText;
use crate::table::{NewsOf, TableOf};
use games::registry::GameKind;
use games::{CitesRule, Game};
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

/// A game, and how each of its types becomes one of any game.
pub trait WireGame:
    Game<
        Command: Into<GameCommand>,
        Options: Into<GameOptions>,
        Preview: Into<GamePreview>,
        Reason: Into<GameReason>,
        Refusal: Into<GameRefusal>,
    >
{
    /// A table as one of any game.
    fn tag_table(table: TableOf<Self>) -> GameTable;

    /// News as those of any game.
    fn tag_news(news: NewsOf<Self>) -> GameNews;
}

/// What a game's own types become by themselves.
macro_rules! tagged_from {
    ($game:ident: $($content:ty => $tagged:ident,)+) => {
        $(
            impl From<$content> for $tagged {
                fn from(content: $content) -> Self {
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
            GameCommand { $($game: games::$module::Command, Named<games::$module::Command>;)+ }
        }
        over_games! {
            "A game, and what the host chose of its options."
            GameOptions { $($game: games::$module::Options, Named<games::$module::Options>;)+ }
        }
        over_games! {
            "What a command of a game would cost and bring."
            GamePreview { $($game: games::$module::Preview, Named<games::$module::Preview>;)+ }
        }
        over_games! {
            "What speaks for a command of a game."
            GameReason { $($game: games::$module::Reason, Named<games::$module::Reason>;)+ }
        }
        over_games! {
            "How a rule of a game was broken, with the facts."
            GameRefusal { $($game: games::$module::Refusal, Named<games::$module::Refusal>;)+ }
        }
        over_games! {
            "A table of a game as it stands, for one viewer."
            GameTable { $($game: Box<TableOf<games::$module::$game>>, TableNamed<games::$module::$game>;)+ }
        }
        over_games! {
            "What is new at a table of a game, for one viewer."
            GameNews { $($game: Box<NewsOf<games::$module::$game>>, NewsNamed<games::$module::$game>;)+ }
        }

        $(
            tagged_from! { $game:
                games::$module::Command => GameCommand,
                games::$module::Options => GameOptions,
                games::$module::Preview => GamePreview,
                games::$module::Reason => GameReason,
                games::$module::Refusal => GameRefusal,
            }

            // `Into` would do for these two as well, could the compiler tell that they differ from game to game.
            impl WireGame for games::$module::$game {
                fn tag_table(table: TableOf<Self>) -> GameTable {
                    GameTable::$game(Box::new(table))
                }

                fn tag_news(news: NewsOf<Self>) -> GameNews {
                    GameNews::$game(Box::new(news))
                }
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
    };
}

games::for_all_games!(wire);

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
