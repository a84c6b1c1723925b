//! `sanmon selfplay`: whole games between bots, and the report about them.

use std::fs;

use serde_json::Value;
use tempfile::NamedTempFile;

use crate::test_app::call;

/// Plays and reads the report.
fn report(arguments: &[&str]) -> Value {
    let arguments = [&["selfplay", "--json"], arguments].concat();
    let (code, stdout, stderr) = call(&arguments);
    assert_eq!((code, stderr.as_str()), (Some(0), ""), "{stdout}");
    serde_json::from_str(&stdout).unwrap_or_else(|error| panic!("{error}:\n{stdout}"))
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is no list"))
}

fn sum<'a>(values: impl IntoIterator<Item = &'a Value>) -> f64 {
    values.into_iter().map(number).sum()
}

#[track_caller]
fn check_close(left: f64, right: f64) {
    assert!((left - right).abs() < 1e-9, "{left} is not {right}");
}

fn check_distribution(distribution: &Value) {
    let steps = ["min", "lower_quartile", "median", "upper_quartile", "max"];
    let steps: Vec<f64> = steps.iter().map(|step| number(&distribution[step])).collect();
    assert!(steps.is_sorted(), "{distribution}");
    let mean = number(&distribution["mean"]);
    assert!(steps[0] <= mean && mean <= steps[4], "{distribution}");
}

/// What must hold in every report.
fn check_consistent(report: &Value, players: u8, games: u32) {
    assert_eq!(report["violations"], Value::Array(Vec::new()));
    assert_eq!((&report["games"], &report["played"]), (&games.into(), &games.into()));
    for by in ["wins_by_seat", "wins_by_place"] {
        assert_eq!(list(&report[by]).len(), usize::from(players));
        check_close(sum(list(&report[by])), 1.0);
    }
    let bots = list(&report["bot_results"]);
    check_close(sum(bots.iter().map(|bot| &bot["share_of_wins"])), 1.0);
    check_close(sum(bots.iter().map(|bot| &bot["seats"])), f64::from(games) * f64::from(players));
    let categories = list(&report["categories"]);
    let means = sum(categories.iter().map(|category| &category["points"]["mean"]));
    check_close(means, number(&report["points"]["mean"]));
    for category in categories {
        check_distribution(&category["points"]);
    }
    for whole in ["points", "turns", "commands"] {
        check_distribution(&report[whole]);
    }
    let (turns, commands) = (number(&report["turns"]["mean"]), number(&report["commands"]["mean"]));
    check_close(number(&report["commands_per_turn"]), commands / turns);
    assert!(!list(&report["labels"]).is_empty());
    for label in list(&report["labels"]) {
        check_close(number(&label["times"]), number(&label["per_game"]) * f64::from(games));
    }
}

/// Plays at every size of table.
fn check_games(game: &str, options: &str) {
    for players in 2..=4 {
        check_games_of(game, players, options);
    }
}

fn check_games_of(game: &str, players: u8, options: &str) {
    let count = players.to_string();
    let report = report(&["--game", game, "--players", &count, "--games", "40", "--options", options]);
    assert_eq!(report["game"], game);
    check_consistent(&report, players, 40);
    let chosen: Value = serde_json::from_str(options).unwrap();
    for (name, value) in chosen.as_object().unwrap() {
        assert_eq!(&report["options"][name], value);
    }
}

#[test]
fn games_by_feel_keep_every_invariant() {
    check_games("tajuto", r#"{"touch":"feel"}"#);
}

#[test]
fn games_by_size_keep_every_invariant() {
    check_games("tajuto", r#"{"touch":"sizes"}"#);
}

#[test]
fn games_drawn_blind_keep_every_invariant() {
    check_games("tajuto", r#"{"touch":"blind"}"#);
}

#[test]
fn games_with_open_scores_keep_every_invariant() {
    check_games("tajuto", r#"{"open_scores":true}"#);
}

#[test]
fn games_of_satori_keep_every_invariant() {
    check_games("satori", "{}");
}

#[test]
fn the_same_seed_gives_the_same_report_on_any_number_of_threads() {
    for game in ["tajuto", "satori"] {
        let play = |seed, threads| {
            let common = ["--game", game, "--games", "30", "--players", "3", "--bots", "steward,novice"];
            let mut report = report(&[&common[..], &["--seed", seed, "--threads", threads]].concat());
            let timing = report.as_object_mut().unwrap().remove("timing").unwrap();
            assert_eq!(timing["threads"].to_string(), threads);
            report.to_string()
        };
        let alone = play("7", "1");
        assert_eq!(play("7", "2"), alone);
        assert_ne!(play("8", "1").replace("\"seed\":8", "\"seed\":7"), alone);
    }
}

#[test]
fn a_steward_beats_a_novice() {
    let report = report(&["--players", "2", "--games", "100", "--bots", "steward,novice"]);
    check_consistent(&report, 2, 100);
    let bots = list(&report["bot_results"]);
    assert_eq!((&bots[0]["bot"], &bots[1]["bot"]), (&"steward".into(), &"novice".into()));
    assert_eq!((&bots[0]["seats"], &bots[1]["seats"]), (&100.into(), &100.into()));
    assert!(number(&bots[0]["win_rate"]) >= 0.9, "{bots:?}");
}

#[test]
fn a_short_list_of_bots_is_repeated() {
    let report = report(&["--games", "3", "--players", "3", "--bots", "steward,novice"]);
    assert_eq!(report["bots"], serde_json::json!(["steward", "novice", "steward"]));
    let seats: Vec<&Value> = list(&report["bot_results"]).iter().map(|bot| &bot["seats"]).collect();
    assert_eq!(seats, [6, 3]);
}

#[test]
fn the_report_for_people_says_the_same() {
    check_text("tajuto", &["wisdom", "Wisdom 1"]);
    check_text("satori", &["pagoda_jokoro", "altar"]);
}

/// What is printed for people has the numbers that are printed for programs, and the game's own words.
fn check_text(game: &str, own_words: &[&str]) {
    let arguments = ["--game", game, "--games", "5", "--bots", "novice", "--seed", "3"];
    let (code, stdout, stderr) = call(&[&["selfplay"], &arguments[..]].concat());
    assert_eq!((code, stderr.as_str()), (Some(0), ""));
    let json = report(&arguments);
    assert!(stdout.starts_with(&format!("5 games of {game}, 4 players, seed 3\n")), "{stdout}");
    let total = format!("{:.2}", number(&json["points"]["mean"]));
    let row = stdout.lines().find(|line| line.trim_start().starts_with("total")).unwrap();
    assert_eq!(row.split_whitespace().nth(1), Some(total.as_str()), "{stdout}");
    let words = ["no violations", "by seat", "by order of play", "games per second"];
    for word in words.iter().chain(own_words) {
        assert!(stdout.contains(word), "{word} is not in\n{stdout}");
    }
}

fn shipped(game: &str) -> String {
    format!("{}/../games/editions/{game}-1.toml", env!("CARGO_MANIFEST_DIR"))
}

/// Changes the edition of a game in one place, and looks at the most points that anybody has of a category.
fn check_edition(game: &str, from: &str, to: &str, category: &str, most: fn(f64) -> bool) {
    let text = fs::read_to_string(shipped(game)).unwrap();
    assert_eq!(text.matches(from).count(), 1, "{from:?}");
    let file = NamedTempFile::new().unwrap();
    let path = file.path().to_str().unwrap();
    fs::write(path, text.replace(from, to)).unwrap();
    let report = report(&["--game", game, "--games", "10", "--edition", path]);
    check_consistent(&report, 4, 10);
    let category = list(&report["categories"]).iter().find(|c| c["name"] == category).unwrap();
    assert!(most(number(&category["points"]["max"])), "{category}");
}

#[test]
fn it_plays_by_the_edition_that_is_given() {
    check_edition("tajuto", "price = 8\npoints = 4", "price = 8\npoints = 0", "inaugurations", |most| {
        most < 1.0
    });
    check_edition("satori", "start = { points = 5", "start = { points = 9", "start", |most| most > 5.0);
}

#[test]
fn an_edition_that_cannot_be_played_by_is_refused() {
    let text = fs::read_to_string(shipped("tajuto")).unwrap();
    let file = NamedTempFile::new().unwrap();
    let path = file.path().to_str().unwrap();
    fs::write(path, text.replace("handful = 5", "handful = 0")).unwrap();
    check_refused(&["--edition", path], 1, &[path, "touch.handful", "line"]);
    check_refused(&["--edition", "none.toml"], 1, &["none.toml: cannot be read"]);
    check_refused(
        &["--game", "tajuto", "--edition", &shipped("satori")],
        1,
        &["satori-1.toml: line ", "name: \"satori-1\" is an edition of satori, and tajuto is to be played"],
    );
}

fn check_refused(arguments: &[&str], expected: i32, parts: &[&str]) {
    let (code, stdout, stderr) = call(&[&["selfplay"], arguments].concat());
    assert_eq!((code, stdout.as_str()), (Some(expected), ""), "{stderr}");
    for part in parts {
        assert!(stderr.contains(part), "{part:?} is not in:\n{stderr}");
    }
    assert!(!stderr.contains("panicked"), "{stderr}");
}

#[test]
fn arguments_that_make_no_sense_are_refused_with_what_would_be_right() {
    check_refused(&["--players", "5"], 2, &["--players", "5 is not in 2..=4"]);
    check_refused(&["--players", "1"], 2, &["1 is not in 2..=4"]);
    check_refused(&["--players", "two"], 2, &["--players", "two"]);
    check_refused(&["--games", "0"], 2, &["--games", "0 is not in 1..="]);
    check_refused(&["--games", "-1"], 2, &["-1"]);
    check_refused(&["--threads", "0"], 2, &["--threads", "0 is not in 1..="]);
    check_refused(&["--seed", "x"], 2, &["--seed", "x"]);
    check_refused(&["--bots", "steward,abbot"], 2, &["no bot \"abbot\"", "novice, steward"]);
    check_refused(&["--bots", ""], 2, &["no bot \"\""]);
    check_refused(&["--game", "chess"], 2, &["no game \"chess\"", "tajuto, satori"]);
    check_refused(
        &["--players", "2", "--bots", "novice,novice,steward"],
        1,
        &["3 bots", "at most one for each seat"],
    );
}

#[test]
fn options_that_are_not_the_games_are_refused_with_its_own() {
    for options in ["", "{", "null", "7", r#"{"touch":"smell"}"#, r#"{"touch":1}"#, r#"{"speed":"fast"}"#] {
        check_refused(
            &["--options", options],
            1,
            &["--options", "\"touch\":\"feel\"", "\"open_scores\":false"],
        );
    }
    check_refused(&["--options", r#"{"touch":"smell"}"#], 1, &["smell", "sizes", "blind"]);
    let of_another = ["--game", "satori", "--options", r#"{"touch":"feel"}"#];
    check_refused(&of_another, 1, &["--options", "unknown field `touch`", "the options of satori"]);
}
