//! Whatever comes in: a message or a typed error, never a panic.

use crate::generate::{body_samples, client_samples};
use crate::{
    AskTables, ClientMessage, OpenRoom, ParseError, ServerMessage, TakeSeat, UsePass, UseScreenPass,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// Reads a text; what is read is the same when written and read again, what is not has an answer.
fn survives(text: &str) {
    match ClientMessage::parse(text) {
        Ok(message) => {
            let again = serde_json::to_string(&message).unwrap();
            assert_eq!(ClientMessage::parse(&again), Ok(message), "{text:?}");
        }
        Err(error) => {
            assert!(text.len() > crate::MAX_MESSAGE_BYTES || !matches!(error, ParseError::TooLarge { .. }));
            serde_json::to_string(&ServerMessage::from(&error)).unwrap();
        }
    }
}

fn samples() -> impl Strategy<Value = String> {
    let samples = client_samples().unwrap();
    select(samples.iter().map(|(_, message)| serde_json::to_string(message).unwrap()).collect::<Vec<_>>())
}

/// Reads a body; what is read is the same when written and read again.
fn body_survives<T: Serialize + DeserializeOwned + PartialEq + Debug>(text: &str) {
    if let Ok(body) = serde_json::from_str::<T>(text) {
        let again = serde_json::to_string(&body).unwrap();
        assert_eq!(serde_json::from_str::<T>(&again).unwrap(), body, "{text:?}");
    }
}

fn bodies() -> impl Strategy<Value = String> {
    select(body_samples().unwrap().into_iter().map(|sample| sample.text).collect::<Vec<_>>())
}

/// Bits of messages, and what breaks them.
fn scrap() -> impl Strategy<Value = String> {
    let scraps = [
        "\"",
        "\\",
        "{",
        "}",
        "[",
        "]",
        ":",
        ",",
        "null",
        "true",
        "-1",
        "1e999",
        "4",
        "256",
        "4294967296",
        "0.5",
        "\\ud800",
        "\u{0}",
        "é",
        "\"type\"",
        "\"game\":\"tajuto\"",
        "\"game\":\"satori\"",
        "\"do\":\"build\"",
        "\"hello\"",
        "\"size\":7",
        "{\"pagoda\":\"red\",\"size\":1}",
        "\"do\":\"place_jokoro\"",
        "\"on\":{\"tier\":9}",
        "\"stay\":[0,0,255]",
        "\"as\":\"seat\"",
        "\"act\":{\"do\":\"vote\"",
        "\"do\":\"configure\"",
        "\"kind\":\"off\"",
        "\"kind\":\"stand_in\"",
        "\"settings\":{\"game\":",
        "\"seat\":4",
        "\"text\":\"\"",
        "[[[[[[[[",
    ];
    prop_oneof![select(scraps.map(String::from).to_vec()), any::<char>().prop_map(String::from)]
}

fn mutate(text: &str, changes: &[(Index, usize, String)]) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for (place, removed, put) in changes {
        let start = place.index(characters.len() + 1);
        let end = (start + removed).min(characters.len());
        characters.splice(start..end, put.chars());
    }
    characters.into_iter().collect()
}

proptest! {
    #[test]
    fn any_text(text in ".*") {
        survives(&text);
    }

    #[test]
    fn scraps_of_json(scraps in vec(scrap(), 0..60)) {
        survives(&scraps.concat());
    }

    #[test]
    fn mutated_messages(text in samples(), changes in vec((any::<Index>(), 0_usize..12, scrap()), 1..5)) {
        survives(&mutate(&text, &changes));
    }

    #[test]
    fn mutated_bodies(text in bodies(), changes in vec((any::<Index>(), 0_usize..12, scrap()), 0..5)) {
        let text = mutate(&text, &changes);
        body_survives::<OpenRoom>(&text);
        body_survives::<TakeSeat>(&text);
        body_survives::<UsePass>(&text);
        body_survives::<UseScreenPass>(&text);
        body_survives::<AskTables>(&text);
    }

    #[test]
    fn cut_messages(text in samples(), at in any::<Index>()) {
        let start: String = text.chars().take(at.index(text.len())).collect();
        prop_assert!(ClientMessage::parse(&start).is_err());
    }
}
