//! `sanmon edition check`: what it says of good and bad files.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use tempfile::TempDir;

use crate::test_app::{call, sanmon};

/// The games, each of which comes with an edition.
const GAMES: [&str; 2] = ["tajuto", "satori"];

fn shipped_path(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games/editions/{game}-1.toml"))
}

fn shipped_of(game: &str) -> String {
    fs::read_to_string(shipped_path(game)).expect("the shipped edition is there")
}

fn shipped() -> String {
    shipped_of("tajuto")
}

fn text_of(path: &Path) -> &str {
    path.to_str().expect("the path is text")
}

/// Writes a file, checks it and expects each of the parts in what is said about it.
fn check_refused(content: &[u8], parts: &[&str]) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("broken.toml");
    fs::write(&path, content).unwrap();
    let (code, stdout, stderr) = call(&["edition", "check", text_of(&path)]);
    assert_eq!((code, stdout.as_str()), (Some(1), ""), "{stderr}");
    for part in ["broken.toml"].iter().chain(parts) {
        assert!(stderr.contains(part), "{part:?} is not in:\n{stderr}");
    }
    assert!(!stderr.contains("panicked"), "{stderr}");
}

/// Changes the shipped edition of Tajuto in one place, and expects the key and that very line to be named.
fn check_broken(from: &str, to: &str, key: &str) {
    check_broken_of("tajuto", from, to, key);
}

fn check_broken_of(game: &str, from: &str, to: &str, key: &str) {
    let text = shipped_of(game);
    assert!(text.contains(from), "the shipped edition has no {from:?}");
    let line = 1 + text.split(from).next().unwrap().matches('\n').count();
    check_refused(text.replacen(from, to, 1).as_bytes(), &[key, &format!("line {line}")]);
}

/// The line of the shipped edition that begins so, without its end.
fn line_that_begins(start: &str) -> String {
    let text = shipped();
    let line = text.lines().find(|line| line.starts_with(start));
    line.unwrap_or_else(|| panic!("no line begins with {start:?}")).to_owned()
}

#[test]
fn the_shipped_editions_are_playable() {
    for game in GAMES {
        let path = shipped_path(game);
        let (code, stdout, stderr) = call(&["edition", "check", text_of(&path)]);
        let expected = format!("{}: playable edition \"{game}-1\" of {game}\n", path.display());
        assert_eq!((code, stdout, stderr.as_str()), (Some(0), expected, ""));
    }
}

#[test]
fn an_edition_can_come_from_stdin() {
    for game in GAMES {
        let mut child = sanmon()
            .args(["edition", "check", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(shipped_of(game).as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        let expected = format!("stdin: playable edition \"{game}-1\" of {game}\n");
        assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
    }
}

#[test]
fn an_edition_of_satori_is_checked_as_strictly() {
    let check = |from: &str, to: &str, key: &str| check_broken_of("satori", from, to, key);
    check("collection = [2, 3, 4]", "collection = [2, 3, -4]", "collection");
    check("collection = [2, 3, 4]", "collection = [2, 3]", "collection: must have 3 entries");
    check("collection = [2, 3, 4]", "collected = [2, 3, 4]", "collected");
    check("\"blue\", \"red\"", "\"blue\", \"blue\"", "player_colours");
    check("\"blue\", \"red\"", "\"mauve\", \"red\"", "mauve");
    check("left = [\"build_altar\"]", "left = [\"fly\"]", "fly");
    check("[[roof]]", "[[roofs]]", "roofs");
    let text = shipped_of("satori").replacen("collection = [2, 3, 4]", "collection = [2]", 1);
    let text = text.replacen("\"blue\", \"red\"", "\"blue\", \"blue\"", 1);
    check_refused(text.as_bytes(), &["collection", "player_colours"]);
}

#[test]
fn an_edition_under_the_name_of_another_game_is_none_of_its() {
    let renamed = shipped_of("satori").replacen("satori-1", "tajuto-1", 1);
    check_refused(renamed.as_bytes(), &["unknown field", "line"]);
    let renamed = shipped().replacen("tajuto-1", "satori-1", 1);
    check_refused(renamed.as_bytes(), &["unknown field", "line"]);
}

#[test]
fn a_value_of_the_wrong_type_is_named_with_its_line() {
    let discount = line_that_begins("discount = ");
    check_broken(&discount, "discount = \"two\"", "discount");
    check_broken(&discount, "discount = -2", "discount");
    check_broken(&discount, "discount = 99999999999999999999", "discount");
    check_broken(&discount, "discount = 2.5", "discount");
}

#[test]
fn an_unknown_key_is_named_with_its_line() {
    check_broken(&line_that_begins("discount = "), "discont = 2", "discont");
    check_broken("[shrine]", "[shrines]", "shrines");
}

#[test]
fn a_missing_key_or_table_is_named() {
    check_refused(shipped().replace("[shrine]", "[market.more]").as_bytes(), &["more", "line"]);
    let without_discount = shipped().replace(&line_that_begins("discount = "), "");
    check_refused(without_discount.as_bytes(), &["missing field `discount`", "[market]", "line"]);
    let (before, rest) = shipped().split_once("[shrine]").map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap();
    let (_, after) = rest.split_once("\n[").unwrap();
    check_refused(format!("{before}[{after}").as_bytes(), &["missing field `shrine`", "line 1"]);
}

#[test]
fn numbers_that_contradict_the_game_are_named_with_key_and_line() {
    check_broken("prices = [10, 12]", "prices = [12, 10]", "market.prices");
    check_broken("prices = [10, 12]", "prices = [10]", "invalid length 1, expected 2 values");
    check_broken("prices = [10, 12]", "prices = [10, 1000]", "market.prices");
    check_broken("use_costs = [0,", "use_costs = [1,", "basic_action.use_costs: A must cost 0");
    check_broken(&line_that_begins("handful = "), "handful = 0", "touch.handful");
    check_broken(
        &line_that_begins("touch_noise = "),
        "touch_noise = [nan, 0, 0, 0, 0, 0]",
        "touch.touch_noise",
    );
    check_broken(&line_that_begins("path_length = "), "path_length = 0", "board.path_length");
}

#[test]
fn eight_pagodas_are_needed_each_once() {
    check_broken("\"red\", \"orange\"", "\"orange\"", "invalid length 7, expected 8 values");
    check_broken("\"red\", \"orange\"", "\"red\", \"red\"", "board.pagodas");
    check_broken("\"red\", \"orange\"", "\"mauve\", \"orange\"", "mauve");
}

#[test]
fn every_problem_is_told_at_once() {
    let text = shipped()
        .replacen("prices = [10, 12]", "prices = [12, 10]", 1)
        .replace(&line_that_begins("handful = "), "handful = 0");
    check_refused(text.as_bytes(), &["market.prices", "touch.handful"]);
}

#[test]
fn a_name_that_belongs_to_no_game_is_refused() {
    check_broken("\"tajuto-1\"", "\"chess-1\"", "names begin with \"tajuto-\", \"satori-\"");
    check_broken("\"tajuto-1\"", "\"tajuto\"", "names begin with \"tajuto-\"");
    check_broken("\"tajuto-1\"", "\"tajuto-\"", "name");
    check_refused(shipped().replace("name = \"tajuto-1\"", "").as_bytes(), &["missing field `name`"]);
    check_refused(b"", &["missing field `name`"]);
}

#[test]
fn what_is_no_toml_is_refused_with_its_line() {
    check_broken("[market]", "[market", "market");
    check_refused(b"name = \"tajuto-1\"\nname = \"tajuto-1\"\n", &["line 2", "duplicate key"]);
}

#[test]
fn what_is_no_text_or_too_large_is_refused() {
    check_refused(b"name = \"tajuto-1\"\n\xff\xfe", &["not UTF-8", "line 2"]);
    check_refused(&vec![b'#'; (1 << 20) + 1], &["larger than 1 MiB"]);
}

#[test]
fn a_directory_or_a_missing_file_is_refused() {
    let folder = TempDir::new().unwrap();
    let (code, _, stderr) = call(&["edition", "check", text_of(folder.path())]);
    assert_eq!(code, Some(1));
    assert!(stderr.contains("is a directory"), "{stderr}");

    let (code, _, stderr) = call(&["edition", "check", text_of(&folder.path().join("none.toml"))]);
    assert_eq!(code, Some(1));
    assert!(stderr.contains("none.toml: cannot be read") && stderr.contains("No such file"), "{stderr}");

    let (code, _, stderr) = call(&["edition", "check"]);
    assert_eq!(code, Some(2));
    assert!(stderr.contains("<FILE>"), "{stderr}");
}
