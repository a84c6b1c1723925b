//! Bad input: commands and editions that cannot be read or played, each refused with its reason.

use crate::edition::EditionError;
use crate::tajuto::{Command, Edition, Opening};

const STANDARD: &str = include_str!("../../../editions/tajuto-1.toml");

#[test]
fn malformed_commands_are_typed_errors() {
    for (json, reason) in [
        ("", "EOF"),
        ("null", "invalid type"),
        ("[]", "missing field `do`"),
        ("{}", "missing field `do`"),
        (r#"{"do":"dance"}"#, "unknown variant `dance`"),
        (r#"{"do":"grope"}"#, "missing field `tile`"),
        (r#"{"do":"grope","tile":"G"}"#, "unknown variant `G`"),
        (r#"{"do":"grope","tile":"a"}"#, "unknown variant `a`"),
        (r#"{"do":"grope","tile":"A","seat":1}"#, "unknown field `seat`"),
        (r#"{"do":"grope_again","tile":"A"}"#, "unknown field `tile`"),
        (r#"{"do":"pick","place":256}"#, "invalid value"),
        (r#"{"do":"pick","place":-1}"#, "invalid value"),
        (r#"{"do":"pick","place":1.5}"#, "invalid type"),
        (r#"{"do":"draw_size","tile":"A","size":7}"#, "no floor has the size 7"),
        (r#"{"do":"draw_size","tile":"A","size":0}"#, "no floor has the size 0"),
        (r#"{"do":"offer","tile":"A","pagoda":"teal"}"#, "unknown variant `teal`"),
        (r#"{"do":"acquire","tile":"A","ware":{"kind":"village","stack":"wisdom6"}}"#, "unknown variant"),
        (r#"{"do":"acquire","tile":"A","ware":{"kind":"village"}}"#, "missing field `stack`"),
        (r#"{"do":"build","floor":{"pagoda":"red"}}"#, "missing field `size`"),
        (r#"{"do":"claim","objective":"wisdom7"}"#, "unknown variant"),
        (r#"{"do":"end_turn","keep":{"pagoda":"red","size":9}}"#, "no floor has the size 9"),
    ] {
        let error = serde_json::from_str::<Command>(json).unwrap_err().to_string();
        assert!(error.contains(reason), "{json}: {error}");
    }
}

#[test]
fn the_shipped_edition_can_be_played_and_stored() {
    let edition = Edition::parse(STANDARD).unwrap();
    let stored = serde_json::to_string(&edition).unwrap();
    assert_eq!(serde_json::from_str::<Edition>(&stored).unwrap(), edition);
}

/// Breaks the shipped edition by one replacement and expects a problem with this key, on the line that was
/// changed.
#[track_caller]
fn check_unplayable(good: &str, bad: &str, key: &str) {
    assert_eq!(STANDARD.matches(good).count(), 1, "{good:?} must stand in the edition once");
    let line = STANDARD.split_once(good).unwrap().0.matches('\n').count() + 1;
    match Edition::parse(&STANDARD.replace(good, bad)) {
        Err(EditionError::Unplayable(problems)) => {
            let [found] = &problems[..] else { panic!("{problems:?}") };
            assert_eq!((found.problem.key.as_str(), found.line), (key, Some(line)), "{found}");
            assert!(found.to_string().starts_with(&format!("line {line}: {key}: ")), "{found}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn editions_that_contradict_the_game_are_refused_with_line_and_key() {
    check_unplayable("name = \"tajuto-1\"", "name = \"satori-1\"", "name");
    check_unplayable("5 = [18, 20, 22]", "5 = [22, 20, 18]", "wisdom.prices");
    check_unplayable("prices = [12, 14]", "prices = [12, 1400]", "shrine.prices");
    check_unplayable("discount = 2", "discount = 1000", "market.discount");
    check_unplayable("use_costs = [0, 4, 6]", "use_costs = [1, 4, 6]", "basic_action.use_costs");
    check_unplayable("handful = 5", "handful = 0", "touch.handful");
    check_unplayable("handfuls = 3", "handfuls = 10", "touch.handfuls");
    check_unplayable("[0.15, 0.18,", "[0.155, 0.18,", "touch.touch_noise");
    check_unplayable("[0.15, 0.18,", "[nan, 0.18,", "touch.touch_noise");
    check_unplayable("[0.15, 0.18,", "[-0.15, 0.18,", "touch.touch_noise");
    check_unplayable("path_length = 40", "path_length = 0", "board.path_length");
    check_unplayable("\"sky\", ", "\"pink\", ", "board.pagodas");
    check_unplayable("\"black\", ", "\"white\", ", "board.players");
}

#[test]
fn editions_of_another_shape_are_refused_with_the_reason() {
    for (good, bad, reason) in [
        ("steps = 30", "steps = \"thirty\"", "invalid type"),
        ("steps = 30", "", "missing field `steps`"),
        ("1 = [2, 4, 6]", "1 = [2, 4]", "invalid length 2, expected 3 values"),
        ("prices = [12, 14]", "prices = [12, 14, 16]", "invalid length 3, expected 2 values"),
        ("\"sky\", ", "", "invalid length 7, expected 8 values"),
        ("\"black\", ", "", "invalid length 3, expected 4 values"),
        ("steps = 30", "steps = -1", "invalid value"),
        ("steps = 30", "steps = 30\nstairs = 3", "unknown field `stairs`"),
        ("[objective]", "[objectives]", "unknown field `objectives`"),
        ("\"sky\"", "\"teal\"", "unknown variant `teal`"),
        ("[market]", "[market", "TOML parse error at line"),
    ] {
        let Err(error) = Edition::parse(&STANDARD.replacen(good, bad, 1)) else {
            panic!("{bad} can be played")
        };
        assert!(matches!(&error, EditionError::Unreadable(_)), "{error}");
        assert!(error.to_string().contains(reason), "{error}");
    }
}

#[test]
fn a_stored_opening_is_checked_again() {
    let opening = |colours: &str, first: u8| {
        let edition = serde_json::to_string(&Edition::parse(STANDARD).unwrap()).unwrap();
        let options = r#"{"touch":"blind","open_scores":false}"#;
        serde_json::from_str::<Opening>(&format!(
            r#"{{"edition":{edition},"options":{options},"colours":{colours},"first":{first},"first_draw":null}}"#
        ))
    };
    assert!(opening(r#"["blue","white"]"#, 1).is_ok());
    for (colours, first, reason) in [
        (r#"["blue","blue"]"#, 0, "two players"),
        (r#"["blue","white"]"#, 2, "seat 2 cannot begin"),
        (r#"["blue","white"]"#, 4, "there is no seat 4"),
        (r#"["blue"]"#, 0, "2 to 4 seats"),
    ] {
        let error = opening(colours, first).unwrap_err().to_string();
        assert!(error.contains(reason), "{error}");
    }
}
