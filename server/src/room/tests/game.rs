//! The games, as far as tests of rooms must know them, and how a test is run for each of them.

mod satori;
mod tajuto;

use games::FirstPlayer;
use games::bot::BotLevel;
use protocol::{ClockSetting, Settings, Watching, WireGame};
use serde_json::Value;

/// A game that tables play.
pub(super) trait TestGame: WireGame {
    /// How many kinds of table there are.
    const KINDS: usize;

    /// The options of a kind of table.
    fn options(kind: usize) -> Self::Options;

    /// The bots in whose games there is everything that tests look for.
    const MINDS: BotLevel;

    /// Whether a view of a player shows what only some may know.
    fn shows_hand(player: &Value) -> bool;
}

/// A table of a kind, which the first seat begins.
pub(super) fn settings_of<G: TestGame>(kind: usize) -> Settings {
    Settings {
        game: G::options(kind).into(),
        first: FirstPlayer::Seat(super::harness::ONE),
        clock: ClockSetting::Off,
        watching: Watching::default(),
        hints: true,
    }
}

/// One test for each game out of functions of the game, which may be asynchronous.
macro_rules! for_each_game {
    (async $($name:ident),+ $(,)?) => {
        games::for_all_games! { crate::room::tests::game::tests_of, [async $($name),+] }
    };
    ($($name:ident),+ $(,)?) => {
        games::for_all_games! { crate::room::tests::game::tests_of, [$($name),+] }
    };
}

/// The tests of each game, in a module of its name.
macro_rules! tests_of {
    ($tests:tt $($game:ident in $module:ident;)+) => {
        $(mod $module {
            crate::room::tests::game::tests_of! { @ games::$module::$game, $tests }
        })+
    };
    (@ $game:ty, [async $($name:ident),+]) => {
        $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name::<$game>().await;
            }
        )+
    };
    (@ $game:ty, [$($name:ident),+]) => {
        $(
            #[test]
            fn $name() {
                super::$name::<$game>();
            }
        )+
    };
}
pub(super) use {for_each_game, tests_of};
