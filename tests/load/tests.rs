//! The short form of each scenario: few clients, little time, and no judgement about time.

use std::path::PathBuf;

use clap::{CommandFactory as _, Parser as _};

use crate::hostile::Attack;
use crate::server::Which;
use crate::{Arguments, Scenario, held, hostile, rush, spectators};

/// The scenario of these words, on the binary that is tested.
fn scenario(words: &str) -> Scenario {
    let binary = binary().into_os_string().into_string().expect("the path is text");
    let words = ["load"].into_iter().chain(words.split_whitespace()).chain(["--server", &binary]);
    Arguments::try_parse_from(words).unwrap_or_else(|error| panic!("{error}")).scenario
}

/// `SANMON_BIN`, else the `sanmon` in the target folder that this was built in.
fn binary() -> PathBuf {
    if let Some(given) = std::env::var_os("SANMON_BIN") {
        return given.into();
    }
    let this = std::env::current_exe().expect("a test knows its own path");
    let path = this.ancestors().nth(2).expect("examples have a folder").join("sanmon");
    assert!(path.is_file(), "there is no {} to test: run `cargo build -p server` first", path.display());
    path
}

#[test]
fn the_command_line_is_sound() {
    Arguments::command().debug_assert();
}

async fn check_held(words: &str) {
    let Scenario::Held(arguments) = scenario(words) else { panic!("{words}") };
    let report = held::run(&arguments).await.unwrap();
    assert!(report.is_good(), "{report}");
    assert!(report.commands > 0, "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_small_load_is_held_on_sqlite() {
    check_held("held --rooms 10 --spectators 20 --seconds 4 --every-ms 400 --ahead 20").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_small_load_is_held_on_postgresql() {
    check_held("held --rooms 6 --spectators 12 --seconds 2 --every-ms 400 --ahead 10 --postgres").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_end_are_played_again_and_nobody_misses_anything() {
    // As many commands ahead as no game takes, for one of the tables.
    let words = "held --rooms 2 --spectators 4 --seconds 1 --every-ms 100 --ahead 1000";
    let Scenario::Held(arguments) = scenario(words) else { panic!("{words}") };
    let report = held::run(&arguments).await.unwrap();
    assert!(report.is_good(), "{report}");
    assert!(report.games_ended > 0, "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn honest_clients_outlast_every_attack() {
    let words =
        "hostile --rooms 6 --spectators 6 --rounds 1 --phase-ms 300 --every-ms 300 --ahead 10 --strength 20";
    let Scenario::Hostile(arguments) = scenario(words) else { panic!("{words}") };
    let report = hostile::run(&arguments).await.unwrap();
    assert!(report.is_good(), "{report}");
    let attacks: Vec<Attack> = report.phases.iter().map(|phase| phase.attack).collect();
    assert_eq!(attacks, Attack::ALL);
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_rush_lose_nothing() {
    for words in ["rush --rooms 3 --seconds 1", "rush --rooms 2 --seconds 1 --game satori --postgres"] {
        let Scenario::Rush(arguments) = scenario(words) else { panic!("{words}") };
        let report = rush::run(&arguments).await.unwrap();
        assert!(report.is_good(), "{report}");
        assert!(report.commands > 0, "{report}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_spectators_of_a_game_get_every_update() {
    let words = "spectators --count 5";
    let Scenario::Spectators(arguments) = scenario(words) else { panic!("{words}") };
    let report = spectators::run(&arguments).await.unwrap();
    assert!(report.is_complete(), "{report}");
}

#[tokio::test]
async fn a_server_that_cannot_be_started_is_said() {
    let which = Which { binary: "no-such-sanmon".into(), postgres: false };
    let error = crate::server::Server::start(&which, &[]).err().expect("there is none");
    assert!(error.to_string().contains("no-such-sanmon"), "{error}");
}
