//! The short form of each scenario: few clients, little time, and no judgement about time.

use std::path::PathBuf;

use clap::{CommandFactory as _, Parser as _};

use crate::hostile::Attack;
use crate::server::Which;
use crate::{
    Arguments, Scenario, cold, compare, fanout, held, hostile, idle, reference, rush, spectators, stock,
    storm,
};

/// The scenario of these words, on the binary that is tested.
fn scenario(words: &str) -> Scenario {
    read(&format!("{words} --server {}", binary().display()))
}

fn read(words: &str) -> Scenario {
    let words = ["load"].into_iter().chain(words.split_whitespace());
    Arguments::try_parse_from(words).unwrap_or_else(|error| panic!("{error}")).scenario
}

/// The words by which the bare server is found: a test is no program that could be one.
fn reference() -> String {
    let this = std::env::current_exe().expect("a test knows its own path");
    let path = this.with_file_name("load");
    assert!(path.is_file(), "there is no {}: run `cargo build -p tests --examples` first", path.display());
    format!("--reference {}", path.display())
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
        let measured = &report.measured;
        assert!(measured.commands > 0 && measured.mover_bytes > measured.waiter_bytes, "{report}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bare_server_loses_nothing() {
    for words in ["--rooms 3", "--rooms 2 --postgres --mover-bytes 70000"] {
        let words = format!("reference {words} --seconds 1 --warmup-ms 100 {}", reference());
        let Scenario::Reference(arguments) = read(&words) else { panic!("{words}") };
        let report = reference::run(&arguments).await.unwrap();
        assert!(report.is_good(), "{report}");
        assert!(report.measured.commands > 0, "{report}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn news_of_a_room_come_to_all_who_watch() {
    let words = format!(
        "fanout --spectators 10 --slice-ms 200 --rounds 2 --play-ms 500 --every-ms 20 {}",
        reference()
    );
    let Scenario::Fanout(arguments) = scenario(&words) else { panic!("{words}") };
    let report = fanout::run(&arguments).await.unwrap();
    assert!(report.is_good(), "{report}");
    let of = |spread: fanout::Spread| (spread.deliveries, u64::from(spread.messages) * 10);
    let (came, sent) = of(report.reference);
    assert_eq!(came, sent, "{report}");
    // A game that ends brings news besides its commands: of the rematch.
    let (came, sent) = of(report.sanmon);
    assert!(came >= sent && came % 10 == 0, "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_only_watch_are_kept() {
    let words = "idle --spectators 20 --rooms 2 --seconds 1";
    let Scenario::Idle(arguments) = scenario(words) else { panic!("{words}") };
    let report = idle::run(&arguments).await.unwrap();
    assert!(report.is_good(), "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn all_come_back_after_a_restart() {
    for words in ["storm --rooms 4 --ahead 10", "storm --rooms 2 --ahead 5 --postgres"] {
        let Scenario::Storm(arguments) = scenario(words) else { panic!("{words}") };
        let report = storm::run(&arguments).await.unwrap();
        assert!(report.is_good(), "{report}");
        assert_eq!(report.storms.len(), 2, "{report}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rooms_come_back_from_their_logs_and_are_forgotten_again() {
    let words = "cold --rooms 3 --commands 30 --evict-ms 3000";
    let Scenario::Cold(arguments) = scenario(words) else { panic!("{words}") };
    let report = cold::run(&arguments).await.unwrap();
    assert!(report.is_good(), "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn rooms_in_the_database_are_in_nobodys_way() {
    for words in ["", "--postgres"] {
        let words = format!("stock --stock 200 --commands 3 --rooms 2 --seconds 1 {words}");
        let Scenario::Stock(arguments) = scenario(&words) else { panic!("{words}") };
        let report = stock::run(&arguments).await.unwrap();
        assert!(report.is_good(), "{report}");
        assert!(report.records > 200 * 3, "{report}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sanmon_stands_beside_the_bare_server() {
    let words = format!(
        "compare --rooms 2 --seconds 1 --warmup 1 --rounds 1 --only sanmon-sqlite --only reference-sqlite {}",
        reference()
    );
    let Scenario::Compare(arguments) = scenario(&words) else { panic!("{words}") };
    let report = compare::run(&arguments).await.unwrap();
    assert_eq!((report.rows.len(), report.ratios.len()), (2, 1), "{report}");
    assert!(report.rows.iter().all(|row| row.middle.moves_per_s > 0.0), "{report}");
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
