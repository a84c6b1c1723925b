//! What comes from outside is parsed or refused: editions, commands and stored openings.

use super::table::opening;
use crate::edition::{EditionError, Located};
use crate::satori::{Command, Edition, Opening};

const STANDARD: &str = include_str!("../../../editions/satori-1.toml");

/// The standard edition with one text replaced must be refused for this key, in the line of the replaced text.
#[track_caller]
fn check_unplayable(from: &str, to: &str, key: &str, what: &str) {
    assert!(STANDARD.contains(from), "the edition has no {from:?}");
    let text = STANDARD.replacen(from, to, 1);
    let line = STANDARD[..STANDARD.find(from).unwrap()].matches('\n').count() + 1;
    match Edition::parse(&text) {
        Err(EditionError::Unplayable(problems)) => {
            let is_it = |found: &&Located| found.problem.key == key && found.problem.what.contains(what);
            let found = problems.iter().find(is_it);
            let found = found.unwrap_or_else(|| panic!("{key} is not refused for {what:?}: {problems:?}"));
            assert_eq!(found.line, Some(line), "{found}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_standard_edition_is_playable() {
    Edition::parse(STANDARD).unwrap();
}

#[test]
fn an_edition_that_cannot_be_played_is_refused_with_the_line_and_the_reason() {
    check_unplayable("name = \"satori-1\"", "name = \"sator-1\"", "name", "must begin with");
    check_unplayable("collection = [2, 3, 4]", "collection = [2, 3]", "collection", "must have 3 entries");
    check_unplayable(
        "worshippers_per_colour = { 2 = 3, 3 = 4, 4 = 5 }",
        "worshippers_per_colour = { 2 = 1, 3 = 4, 4 = 5 }",
        "worshippers_per_colour",
        "with 2 players must be 2 to 20, and is 1",
    );
    check_unplayable(
        "player_colours = [\"blue\", \"red\", \"yellow\", \"green\"]",
        "player_colours = [\"blue\", \"red\", \"yellow\", \"red\"]",
        "player_colours",
        "4 different colours",
    );
    check_unplayable(
        "right = [{ hikari = 2 }]",
        "right = [{ hikari = 4 }]",
        "basic_altar.2.right",
        "1 to 3 steps",
    );
    check_unplayable(
        "left = [{ gain = { coin = 3 } }]\nright = [{ exchange = { pay = { coin = 1 }",
        "left = [{ gain = { coin = 21 } }]\nright = [{ exchange = { pay = { coin = 1 }",
        "basic_altar.5.left",
        "coin must be at most 20",
    );
    check_unplayable(
        "cost = { emerald = 2 }",
        "cost = { emerald = 13 }",
        "tier.5.cost",
        "nobody can have more than 12",
    );
    check_unplayable(
        "jokoro = { incense = 1 }",
        "jokoro = { incense = 4 }",
        "altar.1.jokoro",
        "nobody can have more than 3",
    );
    check_unplayable("start = { points = 5, incense = 0 }", "start = { points = 4 }", "start", "at least 5");
    check_unplayable(
        "choices = [[{ gain = { coin = 1 } }]]",
        "choices = [[\"meditate\"]]",
        "offering.1.choices",
        "one gain or unlock_jokoro",
    );
}

#[test]
fn no_number_of_an_edition_is_too_large_to_be_refused() {
    let supply = "supply = { coin = 30, wood = 20, stone = 20, emerald = 12 }";
    check_unplayable(
        supply,
        "supply = { coin = 30, wood = 20, stone = 20, emerald = 12, incense = 255, points = 1 }",
        "supply",
        "coin, wood, stone and emerald only",
    );
    let start = "start = { points = 5, incense = 0 }";
    for goods in ["coin = 255, wood = 1", "coin = 128, meditation_tile = 128"] {
        check_unplayable(
            start,
            &format!("start = {{ points = 5, {goods} }}"),
            "start",
            "is points and incense only",
        );
    }
    check_unplayable(start, "start = { points = 5, incense = 4 }", "start", "incense must be at most 3");
}

/// The standard edition with so many more entries of a kind; says of which keys it is refused.
fn problems_with_more(count: usize, entry: impl Fn(usize) -> String) -> Vec<String> {
    let more: String = (0..count).map(entry).collect();
    match Edition::parse(&format!("{STANDARD}\n{more}")) {
        Err(EditionError::Unplayable(problems)) => {
            problems.into_iter().map(|found| found.problem.key).collect()
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn kinds_of_which_there_is_none_are_refused_however_many() {
    for count in [1, 300] {
        let keys = problems_with_more(count, |n| {
            format!("[[decoration]]\nid = \"d{n}\"\ncopies = 0\nright = [\"meditate\"]\n")
        });
        assert_eq!((keys.len(), keys[0].as_str()), (count, "decoration.4.copies"));
        let keys = problems_with_more(count, |n| {
            format!("[[meditation]]\nid = \"m{n}\"\nera = 1\ncopies = 0\neffects = [\"meditate\"]\n")
        });
        assert_eq!((keys.len(), keys[0].as_str()), (count, "meditation.24.copies"));
    }
}

#[test]
fn lists_that_are_too_long_are_refused_however_long() {
    let tier = |n| format!("[[tier]]\nid = \"t{n}\"\ncost = {{ coin = 1 }}\npoints = 1\n");
    assert_eq!(problems_with_more(300, tier), ["tier"]);
    let offering =
        |n| format!("[[offering]]\nspace = {}\nchoices = [[{{ gain = {{ coin = 1 }} }}]]\n", n % 256);
    let keys = problems_with_more(300, offering);
    assert!(
        keys.contains(&"offering".to_owned()) && keys.contains(&"offering.300.space".to_owned()),
        "{keys:?}"
    );
}

#[test]
fn an_edition_of_another_shape_is_refused_with_line_and_column() {
    for (from, to) in [
        ("colour = \"grey\"", "colour = \"teal\""),
        ("left = [\"build_altar\"]", "left = [\"build_castle\"]"),
        ("name = \"satori-1\"", "name = \"satori-1\"\nbribe = 3"),
        ("tier = 1", "tier = 6"),
    ] {
        let text = STANDARD.replacen(from, to, 1);
        match Edition::parse(&text) {
            Err(EditionError::Unreadable(text)) => assert!(text.contains("line"), "{text}"),
            other => panic!("{to}: {other:?}"),
        }
    }
}

#[test]
fn malformed_commands_are_typed_errors() {
    for (text, what) in [
        (r#"{"do":"castle"}"#, "unknown variant `castle`"),
        (r#"{"do":"pass","free":1}"#, "unknown field `free`"),
        (r#"{"do":"move_light","action":0,"way":"aaaa"}"#, "is no way of the light"),
        (r#"{"do":"move_light","action":0,"way":""}"#, "is no way of the light"),
        (r#"{"do":"move_light","action":0,"way":"é"}"#, "is no way of the light"),
        (r#"{"do":"place_first_monk","place":12}"#, "there is no mountain space 12"),
        (r#"{"do":"build_pagoda","action":0,"item":{"tier":6}}"#, "there is no tier 6"),
        (r#"{"do":"build_pagoda","action":0,"item":{"tier":0}}"#, "there is no tier 0"),
        (r#"{"do":"gain","action":256}"#, "256"),
        (r#"{"do":"take_bonus","incense":-1}"#, "-1"),
    ] {
        let error = serde_json::from_str::<Command>(text).unwrap_err().to_string();
        assert!(error.contains(what), "{text}: {error}");
    }
}

#[test]
fn an_opening_that_cannot_have_been_dealt_is_refused() {
    let stored = serde_json::to_value(opening(2, 1)).unwrap();
    serde_json::from_value::<Opening>(stored.clone()).unwrap();
    let altar = stored["deal"]["altars"][0].clone();
    for (path, value) in [
        ("/deal/altars/1", altar),
        ("/deal/tiles/0", 99.into()),
        ("/deal/tiers", vec![0, 1, 2].into()),
        ("/deal/amulets/1", stored["deal"]["amulets"][0].clone()),
        ("/deal/sanmon/grey", 200.into()),
        ("/deal/starting_tiles", vec![0, 1].into()),
        ("/deal/starting_tiles", vec![0, 1, 2, 3].into()),
        ("/deal/starting_tiles", vec![0, 1, 1].into()),
        ("/deal/starting_tiles", vec![0, 1, 6].into()),
        ("/first", 3.into()),
    ] {
        let mut changed = stored.clone();
        *changed.pointer_mut(path).unwrap() = value.clone();
        assert!(serde_json::from_value::<Opening>(changed).is_err(), "{path}: {value}");
    }
}
