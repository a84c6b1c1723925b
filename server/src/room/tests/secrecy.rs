//! On the wire: what a viewer may not know changes no byte that reaches that viewer.
//!
//! Each game is run twice, over real sockets, so that the runs differ only in what some viewer may not know:
//! - `hands`: what another seat knows, by scripted dice, in a whole game;
//! - `future`: what later draws will bring, by scripted dice, up to the first of them;
//! - `delayed`: all of it, for one who watches late;
//! - `late`: what lies face down before others and what they did unseen, in stored logs, for one who comes late.
//!
//! What that is in each game is said in `game`. A screen is one of the viewers; besides, `screen` compares it with one
//! who watches without delay, byte by byte.
//!
//! Compared is all that a viewer can get: welcomes, updates, chat, presence, catch-ups, what comes of trying and
//! of asking for what is not to be had, and the HTTP API. What may differ is declared here, and nowhere else.

mod delayed;
mod future;
mod game;
mod hands;
mod late;
mod plan;
mod probe;
mod screen;
mod server;
mod table;

use serde_json::Value;

/// What may differ between two runs, and nothing else: the names of rooms, games and requests, codes, the
/// commitment, times.
const NORMALISED: [&str; 7] = ["room", "game_id", "join", "watch", "commitment", "at_s", "request"];
/// The same of HTTP headers.
const NORMALISED_HEADERS: [&str; 2] = ["date", "x-request-id"];

/// A text as it is compared: its bytes, but for what may differ.
fn normal(text: &str) -> String {
    let mut differing = Vec::new();
    collect(&serde_json::from_str(text).unwrap(), &mut differing);
    let mut text = text.to_owned();
    for (name, value) in differing {
        text = text.replace(&format!("\"{name}\":{value}"), &format!("\"{name}\":…"));
    }
    text
}

/// What a text has of the declared names. A `room` can also be a whole room, which is compared.
fn collect(json: &Value, differing: &mut Vec<(String, String)>) {
    match json {
        Value::Object(members) => {
            for (name, value) in members {
                if NORMALISED.contains(&name.as_str()) && (value.is_string() || value.is_number()) {
                    differing.push((name.clone(), value.to_string()));
                } else {
                    collect(value, differing);
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, differing)),
        _ => {}
    }
}

/// Fails at the first text that differs.
fn assert_same(viewer: &str, one: &[String], two: &[String]) {
    for (nth, (one, two)) in one.iter().zip(two).enumerate() {
        assert_eq!(one, two, "text {nth} of {viewer}");
    }
    assert_eq!(one.len(), two.len(), "{viewer}");
}

#[test]
fn only_what_is_declared_is_left_out() {
    let text = r#"{"room":{"game_id":"abc","host":0},"chat":[{"n":1,"at_s":17,"text":"at_s"}],"seed":"abc"}"#;
    let expected = r#"{"room":{"game_id":…,"host":0},"chat":[{"n":1,"at_s":…,"text":"at_s"}],"seed":"abc"}"#;
    assert_eq!(normal(text), expected);
}
