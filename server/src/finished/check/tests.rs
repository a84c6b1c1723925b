//! What a file proves, and how it is found out.

use super::*;
use crate::finished::canonical::{canonical, hash};
use crate::finished::self_played;
use games::registry::GameKind;
use proptest::prelude::*;
use protocol::{BotName, ErrorCode};
use serde_json::json;
use std::sync::LazyLock;

/// A game that two novices played.
pub(in crate::finished) fn played(kind: GameKind) -> GameFile {
    self_played(kind, &[BotName::Novice; 2], json!({}), 7).unwrap()
}

static FILES: LazyLock<Vec<String>> =
    LazyLock::new(|| GameKind::ALL.map(|kind| played(kind).write().unwrap()).to_vec());

fn verdict(text: &str) -> Result<Checked, ErrorCode> {
    GameFile::read(text).and_then(check).map_err(|error| error.code())
}

/// The file with something changed in it, and with hashes that fit again.
fn forged(kind: GameKind, change: impl FnOnce(&mut GameFile)) -> String {
    let mut file = played(kind);
    change(&mut file);
    GameFile::new(file.log, file.people).unwrap().write().unwrap()
}

/// A file with something changed in it beside the game, and with a digest that fits again.
fn redigested(change: impl FnOnce(&mut Value)) -> String {
    let mut value: Value = serde_json::from_str(&FILES[0]).unwrap();
    change(&mut value);
    value.as_object_mut().unwrap().remove("digest");
    let digest = hash(&[&canonical(&value).unwrap()]);
    value["digest"] = digest.into();
    canonical(&value).unwrap()
}

#[test]
fn a_file_of_every_game_is_read_as_it_was_written_and_proven() {
    for kind in GameKind::ALL {
        let file = played(kind);
        let text = file.write().unwrap();
        let checked = verdict(&text).unwrap();
        assert!(checked.is_decided() && checked.commands() > 50);
        assert_eq!(checked.file, file);
        assert_eq!(checked.file.write().unwrap(), text);
        assert_eq!(file.chain.len(), file.log.entries.len() + 2);
    }
}

#[test]
fn the_same_bots_and_dice_play_the_same_game() {
    for kind in GameKind::ALL {
        assert_eq!(played(kind), played(kind));
        let other = self_played(kind, &[BotName::Novice; 2], json!({}), 8).unwrap();
        assert_ne!(other.last_link(), played(kind).last_link());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_changed_byte_is_noticed(which in 0..GameKind::ALL.len(), place in any::<prop::sample::Index>(), byte: u8) {
        let mut bytes = FILES[which].clone().into_bytes();
        let place = place.index(bytes.len());
        prop_assume!(bytes[place] != byte);
        bytes[place] = byte;
        if let Ok(text) = String::from_utf8(bytes) {
            prop_assert!(GameFile::read(&text).is_err());
        }
    }

    #[test]
    fn a_truncated_file_is_noticed(which in 0..GameKind::ALL.len(), length in any::<prop::sample::Index>()) {
        let text = &FILES[which];
        let length = length.index(text.len());
        prop_assume!(text.is_char_boundary(length));
        prop_assert_eq!(verdict(&text[..length]).err(), Some(ErrorCode::NotAGameFile));
    }
}

#[test]
fn another_form_of_the_same_is_refused_with_its_place() {
    let text = &FILES[0];
    let spaced = text.replacen("\"chain\":", "\"chain\": ", 1);
    assert!(matches!(GameFile::read(&spaced), Err(FileError::OtherForm { at: 9 })));
    let longer = format!("{text}\n");
    assert!(matches!(GameFile::read(&longer), Err(FileError::OtherForm { at }) if at == text.len()));
    let twice = text.replacen('{', "{\"version\":2,", 1);
    assert_eq!(verdict(&twice).err(), Some(ErrorCode::NotAGameFile));
}

#[test]
fn hashes_that_were_made_to_fit_do_not_help() {
    for kind in GameKind::ALL {
        let other_secret = forged(kind, |file| file.log.head.commitment = "0".repeat(64));
        assert_eq!(verdict(&other_secret).err(), Some(ErrorCode::UnfairDice));
        let other_seed = forged(kind, |file| file.log.head.seed = "0".repeat(64));
        assert_eq!(verdict(&other_seed).err(), Some(ErrorCode::UnfairDice));
        let other_nonce = forged(kind, |file| file.log.head.nonces[0] = "mine".into());
        assert_eq!(verdict(&other_nonce).err(), Some(ErrorCode::UnfairDice));
        let swapped = forged(kind, |file| file.log.entries.swap(10, 11));
        assert!(matches!(verdict(&swapped).err(), Some(ErrorCode::WrongMoves | ErrorCode::NotAGameFile)));
        let other_seat = forged(kind, |file| file.log.entries[20]["seat"] = 3.into());
        assert_eq!(verdict(&other_seat).err(), Some(ErrorCode::WrongMoves));
        let left_out = forged(kind, |file| drop(file.log.entries.remove(0)));
        assert_eq!(verdict(&left_out).err(), Some(ErrorCode::WrongMoves));
        let cut_short = forged(kind, |file| drop(file.log.entries.pop()));
        assert_eq!(verdict(&cut_short).err(), Some(ErrorCode::UnfinishedGame));
        let other_scores = forged(kind, |file| file.log.result.scores[0].total += 1);
        assert_eq!(verdict(&other_scores).err(), Some(ErrorCode::WrongMoves));
        let began_otherwise = forged(kind, |file| {
            let first = file.log.head.opening["first"].as_u64().unwrap();
            file.log.head.opening["first"] = (1 - first).into();
        });
        assert_eq!(verdict(&began_otherwise).err(), Some(ErrorCode::WrongMoves));
    }
}

#[test]
fn what_is_no_game_is_refused_with_the_reason() {
    let deep = "[".repeat(100_000);
    for text in ["", "{}", "[]", "null", "\u{0}", "{\"format\":\"sanmon\"", &deep] {
        assert_eq!(verdict(text).err(), Some(ErrorCode::NotAGameFile), "{}", text.len());
    }
    assert_eq!(verdict(&" ".repeat(super::super::LARGEST_FILE + 1)).err(), Some(ErrorCode::TooLarge));
    let newer = redigested(|value| value["version"] = 3.into());
    assert_eq!(verdict(&newer).err(), Some(ErrorCode::OtherFileVersion));
    let broken = redigested(|value| value["chain"][4] = "0".into());
    assert!(matches!(GameFile::read(&broken), Err(FileError::Chain { link: 4 })));
    let short = redigested(|value| drop(value["chain"].as_array_mut().unwrap().pop()));
    assert_eq!(verdict(&short).err(), Some(ErrorCode::DamagedFile));
    let more = redigested(|value| value["more"] = 1.into());
    assert_eq!(verdict(&more).err(), Some(ErrorCode::NotAGameFile));
    for names in [json!([]), json!(["A", "B", "C"]), json!(["A", "B\u{200b}"]), json!(["A", "x".repeat(25)])]
    {
        let odd = redigested(|value| value["people"]["names"] = names);
        assert_eq!(verdict(&odd).err(), Some(ErrorCode::NotAGameFile));
    }
    let line = json!([{ "seat": 3, "at_ms": 0, "text": "hi" }]);
    let odd = redigested(|value| value["people"]["lines"] = line);
    assert_eq!(verdict(&odd).err(), Some(ErrorCode::NotAGameFile));
}

#[test]
fn names_can_be_forgotten_and_the_chain_stays_whole() {
    let mut file = played(GameKind::ALL[0]);
    let before = file.clone();
    file.people.names = vec![String::new(), "Ama".into()];
    let again = GameFile::read(&file.write().unwrap()).unwrap();
    assert_eq!(again.people.names, ["", "Ama"]);
    assert_eq!(again.chain, before.chain);
    assert_ne!(again.write().unwrap(), before.write().unwrap());
}

#[test]
fn other_rules_get_a_check_of_the_form_and_are_marked() {
    for kind in GameKind::ALL {
        let newer = forged(kind, |file| file.log.head.rules = 99);
        assert!(!verdict(&newer).unwrap().is_decided());
        let odd = forged(kind, |file| {
            file.log.head.rules = 99;
            file.log.entries[3] = json!({ "at_ms": null, "command": {} });
        });
        assert_eq!(verdict(&odd).err(), Some(ErrorCode::NotAGameFile));
        let nobody_won = forged(kind, |file| {
            file.log.head.rules = 99;
            file.log.result.scores.iter_mut().for_each(|score| score.winner = false);
        });
        assert_eq!(verdict(&nobody_won).err(), Some(ErrorCode::WrongMoves));
    }
}

/// A file as version 1 had it.
fn of_version_1(file: &GameFile) -> Value {
    let bare = |entry: &Value| {
        let mut entry = entry.clone();
        entry.as_object_mut().unwrap().remove("at_ms");
        entry
    };
    let head = &file.log.head;
    json!({
        "sanmon": 1, "game_id": head.game_id, "names": file.people.names, "commitment": head.commitment,
        "secret": head.secret, "nonces": head.nonces, "seed": head.seed, "opening": head.opening,
        "record": { "game": head.game, "commands": file.log.entries.iter().map(bare).collect::<Vec<_>>() },
    })
}

#[test]
fn nothing_happens_of_a_file_of_version_1_that_the_rules_do_not_confirm() {
    for kind in GameKind::ALL {
        let old = of_version_1(&played(kind));
        // What can happen once is told many times over: pieces would be taken that are not there.
        let mut made_up = old.clone();
        let commands = made_up["record"]["commands"].as_array_mut().unwrap();
        commands.truncate(30);
        for entry in commands {
            let event = entry["events"][0].clone();
            entry["events"] = vec![event; 40].into();
        }
        assert_eq!(verdict(&made_up.to_string()).err(), Some(ErrorCode::WrongMoves));
        let mut endless = old.clone();
        endless["record"]["commands"] = vec![json!({ "from": 1 }); MOST_ENTRIES + 1].into();
        assert_eq!(verdict(&endless.to_string()).err(), Some(ErrorCode::NotAGameFile));
    }
}

#[test]
fn the_highest_number_there_is_does_no_harm() {
    for kind in GameKind::ALL {
        let highest = forged(kind, |file| {
            let entry = file.log.entries.last_mut().unwrap();
            entry["seq"] = u32::MAX.into();
        });
        assert!(verdict(&highest).unwrap().is_decided());
    }
}

#[test]
fn files_of_version_1_are_still_read() {
    for kind in GameKind::ALL {
        let file = played(kind);
        let (old, head) = (of_version_1(&file), &file.log.head);
        let checked = verdict(&old.to_string()).unwrap();
        assert!(checked.is_decided());
        assert_eq!(checked.file.log.result.scores, file.log.result.scores);
        assert_eq!(checked.file.log.head.seats, head.seats);
        let mut tampered = old.clone();
        tampered["record"]["commands"][5]["seat"] = 3.into();
        assert_eq!(verdict(&tampered.to_string()).err(), Some(ErrorCode::WrongMoves));
        let later = json!({ "sanmon": 7 });
        assert_eq!(verdict(&later.to_string()).err(), Some(ErrorCode::OtherFileVersion));
    }
}
