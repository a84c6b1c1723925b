//! What is said about a room: read strictly, as the games' own commands are.

use super::parse::is_unknown;
use crate::{
    Act, ClientMessage, ClockSetting, OpenRoom, Settings, TakeSeat, UsePass, UseScreenPass, Watching, Who,
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

fn act(act: &Value) -> Value {
    json!({ "type": "act", "id": "c", "act": act })
}

fn configure(settings: &Value) -> Value {
    act(&json!({ "do": "configure", "settings": settings }))
}

/// Settings in which one thing is given.
fn settings(name: &str, value: &Value) -> Value {
    json!({ "game": { "game": "tajuto" }, name: value })
}

fn refuses<T: DeserializeOwned + std::fmt::Debug>(body: &Value, reason: &str) {
    let error = serde_json::from_str::<T>(&body.to_string()).expect_err(&body.to_string()).to_string();
    assert!(error.contains(reason), "{body}: {error:?} does not say {reason:?}");
}

#[test]
fn unknown_acts_are_refused() {
    is_unknown(&act(&json!({ "do": "shuffle" })), "unknown variant `shuffle`");
    is_unknown(&act(&json!({ "do": "Start" })), "unknown variant `Start`");
    is_unknown(&act(&json!({ "do": true })), "invalid type");
    is_unknown(&act(&json!({})), "missing field `do`");
    for none in [json!(null), json!("start"), json!(7), json!([])] {
        is_unknown(&act(&none), "");
    }
    is_unknown(&json!({ "type": "act", "act": { "do": "start" } }), "missing field `id`");
    is_unknown(&json!({ "type": "act", "id": "c" }), "missing field `act`");
}

#[test]
fn acts_without_properties_have_none() {
    for name in ["leave", "start", "return", "rematch", "make_screen_pass", "dismiss_screens"] {
        assert!(ClientMessage::parse(&act(&json!({ "do": name })).to_string()).is_ok(), "{name}");
        is_unknown(&act(&json!({ "do": name, "seat": 0 })), "unknown field `seat`");
    }
    let vote = |motion: Value| act(&json!({ "do": "vote", "motion": motion, "aye": true }));
    is_unknown(&vote(json!({ "kind": "abandon", "seat": 0 })), "unknown field `seat`");
    is_unknown(&vote(json!({ "kind": "stand_in" })), "missing field `seat`");
    is_unknown(&vote(json!({ "kind": "adjourn" })), "unknown variant `adjourn`");
}

#[test]
fn acts_have_all_their_properties_and_no_others() {
    is_unknown(&act(&json!({ "do": "rename" })), "missing field `name`");
    is_unknown(&act(&json!({ "do": "rename", "name": "Ama", "seat": 1 })), "unknown field `seat`");
    is_unknown(&act(&json!({ "do": "take_back" })), "missing field `from`");
    is_unknown(&act(&json!({ "do": "stir" })), "missing field `nonce`");
    is_unknown(&act(&json!({ "do": "stir", "nonce": "" })), "a nonce has 1 to 64 characters");
    is_unknown(&act(&json!({ "do": "answer_take_back", "agree": true })), "missing field `offer`");
    is_unknown(
        &json!({ "type": "act", "id": "c", "key": "d", "act": { "do": "start" } }),
        "unknown field `key`",
    );
}

#[test]
fn a_seat_that_no_table_has_is_refused_in_every_act() {
    for seat in [json!(4), json!(255), json!(256), json!(-1), json!(0.5), json!("0"), json!(null)] {
        is_unknown(&act(&json!({ "do": "seat_bot", "seat": seat, "level": "novice" })), "");
        is_unknown(&act(&json!({ "do": "clear_seat", "seat": seat })), "");
        is_unknown(&act(&json!({ "do": "pass_host", "seat": seat })), "");
        let motion = json!({ "kind": "stand_in", "seat": seat });
        is_unknown(&act(&json!({ "do": "vote", "motion": motion, "aye": true })), "");
        is_unknown(&configure(&settings("first", &json!({ "seat": seat }))), "");
    }
    is_unknown(&act(&json!({ "do": "clear_seat", "seat": 4 })), "there is no seat 4");
}

#[test]
fn wrong_types_are_refused() {
    for (fields, reason) in [
        (json!({ "do": "rename", "name": 7 }), "invalid type: integer `7`"),
        (json!({ "do": "recolour", "colour": "teal" }), "unknown variant `teal`"),
        (json!({ "do": "resize", "seats": "3" }), "invalid type: string"),
        (json!({ "do": "resize", "seats": 256 }), "invalid value"),
        (json!({ "do": "seat_bot", "seat": 1, "level": "master" }), "unknown variant `master`"),
        (json!({ "do": "show_hand", "show": 1 }), "invalid type: integer `1`"),
        (json!({ "do": "take_back", "from": -1 }), "invalid value"),
        (json!({ "do": "answer_take_back", "offer": 9, "agree": "yes" }), "invalid type: string"),
        (json!({ "do": "make_pass", "moves": null }), "invalid type"),
    ] {
        is_unknown(&act(&fields), reason);
    }
    is_unknown(&json!({ "type": "chat", "id": "c", "text": ["a"] }), "invalid type");
    is_unknown(&json!({ "type": "chat", "id": "c" }), "missing field `text`");
    is_unknown(&json!({ "type": "chat", "id": "c", "text": "a", "to": 1 }), "unknown field `to`");
}

#[test]
fn settings_need_only_the_game() {
    let read = ClientMessage::parse(&configure(&json!({ "game": { "game": "tajuto" } })).to_string());
    let Ok(ClientMessage::Act { act: Act::Configure { settings }, .. }) = read else { panic!("{read:?}") };
    assert_eq!(settings.clock, ClockSetting::Off);
    assert_eq!(settings.watching, Watching::default());
    assert!(!settings.watching.listed, "private by default");
    refuses::<Settings>(&json!({}), "missing field `game`");
}

#[test]
fn settings_are_read_strictly() {
    for (name, value, reason) in [
        ("game", json!({ "game": "chess" }), "unknown variant `chess`"),
        ("game", json!({ "game": "tajuto", "cheat": true }), "unknown field `cheat`"),
        ("game", json!({ "game": "tajuto", "touch": "peek" }), "unknown variant `peek`"),
        ("game", json!({ "game": "satori", "touch": "feel" }), "unknown field `touch`"),
        ("first", json!("last"), "unknown variant `last`"),
        ("clock", json!({ "kind": "off", "turn_ms": 1 }), "unknown field `turn_ms`"),
        ("clock", json!({ "kind": "per_turn" }), "missing field `turn_ms`"),
        ("clock", json!({ "kind": "bank", "bank_ms": 1, "increment_ms": -1 }), "invalid value"),
        ("clock", json!({ "kind": "sand" }), "unknown variant `sand`"),
        ("watching", json!({ "delay": "hour" }), "unknown variant `hour`"),
        ("watching", json!({ "secret": true }), "unknown field `secret`"),
        ("stakes", json!(5), "unknown field `stakes`"),
    ] {
        is_unknown(&configure(&settings(name, &value)), reason);
        refuses::<Settings>(&settings(name, &value), reason);
    }
}

#[test]
fn one_who_watches_shows_a_code() {
    let hello = |who: Value| json!({ "type": "hello", "version": 1, "room": "r", "who": who, "seen": 0 });
    is_unknown(&hello(json!({ "as": "spectator" })), "missing field `code`");
    is_unknown(&hello(json!({ "as": "spectator", "code": "short" })), "a code has 8 to 64 characters");
    let read = ClientMessage::parse(&hello(json!({ "as": "spectator", "code": "fern-gate" })).to_string());
    let Ok(ClientMessage::Hello { who: Who::Spectator { code }, chat_seen: 0, .. }) = read else {
        panic!("{read:?}");
    };
    assert_eq!(code.as_str(), "fern-gate");
}

#[test]
fn bodies_are_read_strictly() {
    let open = json!({ "settings": { "game": { "game": "tajuto" } }, "seats": 2, "name": "Ama" });
    assert_eq!(serde_json::from_value::<OpenRoom>(open.clone()).unwrap().nonce, None);
    let open_with = |name: &str, value: Value| {
        let mut open = open.clone();
        open[name] = value;
        open
    };
    refuses::<OpenRoom>(&open_with("host", json!(0)), "unknown field `host`");
    refuses::<OpenRoom>(&open_with("seats", json!(-2)), "invalid value");
    refuses::<OpenRoom>(&open_with("nonce", json!("no spaces")), "a nonce has 1 to 64 characters");
    refuses::<OpenRoom>(&json!({ "seats": 2, "name": "Ama" }), "missing field `settings`");
    let seat = |seat: Value| json!({ "code": "fern-gate", "name": "Ine", "seat": seat });
    assert_eq!(serde_json::from_value::<TakeSeat>(seat(Value::Null)).unwrap().seat, None);
    refuses::<TakeSeat>(&seat(json!(4)), "there is no seat 4");
    refuses::<TakeSeat>(&json!({ "name": "Ine" }), "missing field `code`");
    refuses::<UsePass>(&json!({ "room": "r", "pass": "too-short" }), "a pass has 22 to 64 characters");
    let screen = |pass: &str| json!({ "code": "fern-gate", "pass": pass, "token": "too-short" });
    refuses::<UseScreenPass>(&screen("short"), "a pass has 22 to 64 characters");
    refuses::<UseScreenPass>(&screen("kadi-lomo-reve-sito-bana"), "a screen token has 22 to 64 characters");
    refuses::<OpenRoom>(&open_with("token", json!("too-short")), "a seat token has 22 to 64 characters");
}

#[test]
fn secrets_of_bodies_are_not_printed() {
    let secret = "a-secret-nobody-may-read";
    let pass: UsePass = serde_json::from_value(json!({ "room": "r", "pass": secret })).unwrap();
    assert!(!format!("{pass:?}").contains(secret));
    assert_eq!(pass.pass.secret(), secret);
}
