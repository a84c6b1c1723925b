//! The games, as far as those who test the server must know them: how a test is run for each of them, and what a
//! client has to know of a game that it plays.

mod satori;
mod tajuto;

use games::{Legal, Outcome};
use protocol::{GameNews, GameTable, NewsOf, TableOf, WireGame};

/// The game at tables where it does not matter which one it is.
pub(crate) type AnyGame = games::tajuto::Tajuto;

/// What came over the wire, as this game's own.
pub(crate) trait Untag: WireGame {
    fn table(table: &GameTable) -> &TableOf<Self>;

    fn news(news: &GameNews) -> &NewsOf<Self>;
}

macro_rules! untag {
    ($($game:ident in $module:ident;)+) => {
        $(
            impl Untag for games::$module::$game {
                fn table(table: &GameTable) -> &TableOf<Self> {
                    let GameTable::$game(table) = table else { panic!("a table of {}", table.kind()) };
                    table
                }

                fn news(news: &GameNews) -> &NewsOf<Self> {
                    let GameNews::$game(news) = news else { panic!("news of {}", news.kind()) };
                    news
                }
            }
        )+
    };
}
games::for_all_games!(untag);

/// A game that clients can play and look at.
pub(crate) trait TestGame: Untag + Clone {
    /// Kinds of table, by any number; the first one is the usual one.
    fn options(kind: usize) -> Self::Options;

    /// The less, the sooner a person would do it.
    fn rank(legal: &Legal<Self::Command, Self::Preview>) -> u8;

    /// Whether something was drawn: nobody could know it before.
    fn draws(moment: &Self::Moment) -> bool;

    /// How far a game has come: it rises with every turn.
    fn turn(view: &Self::View) -> u32;

    /// The result, once there is one.
    fn result(view: &Self::View) -> Option<&Outcome<Self::Score>>;

    /// What all may see, of what one may see.
    fn seen_by_all(view: &Self::View) -> Self::View;

    /// What all saw happen, of what one saw.
    fn told_to_all(moment: &Self::Moment) -> Self::Moment;
}

/// One test for each game and each engine, out of functions of the game that take the engine.
macro_rules! for_each_game {
    ($($name:ident),+ $(,)?) => {
        games::for_all_games! { crate::game::tests_of, [$($name(engine)),+] }
    };
}

/// One test for each game, out of functions of the game.
macro_rules! once_for_each_game {
    ($($name:ident),+ $(,)?) => {
        games::for_all_games! { crate::game::tests_of, [$($name()),+] }
    };
}

/// The tests of each game, in a module of its name.
macro_rules! tests_of {
    ($tests:tt $($game:ident in $module:ident;)+) => {
        $(mod $module {
            crate::game::tests_of! { @ games::$module::$game, $tests }
        })+
    };
    (@ $game:ty, [$($name:ident(engine)),+]) => {
        $(
            fn $name(engine: crate::app::Engine) {
                super::$name::<$game>(engine);
            }
        )+

        crate::app::on_each_engine! { $($name),+ }
    };
    (@ $game:ty, [$($name:ident()),+]) => {
        $(
            #[test]
            fn $name() {
                super::$name::<$game>();
            }
        )+
    };
}
pub(crate) use {for_each_game, once_for_each_game, tests_of};
