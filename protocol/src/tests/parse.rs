//! What is read, and what is refused and how.

use crate::generate::{BodySample, body_samples, client_samples, server_samples};
use crate::{
    AskTables, ClientMessage, CommandId, ErrorCode, FinishedTable, ForgetMe, HttpProblem, Kept, LiveTable,
    MAX_MESSAGE_BYTES, OpenPractice, OpenRoom, ParseError, PushKey, RenameMe, Replay, RoomFound, ScreenGiven,
    SeatGiven, SeatToken, ServerMessage, Statistics, TableNow, TakeSeat, UsePass, UseScreenPass, Who,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

fn code(text: &str) -> ErrorCode {
    ClientMessage::parse(text).expect_err(text).code()
}

pub(super) fn is_unknown(message: &Value, reason: &str) {
    match ClientMessage::parse(&message.to_string()) {
        Err(ParseError::WrongMessage { reason: found, .. }) => {
            assert!(found.contains(reason), "{message}: {found:?} does not say {reason:?}");
        }
        other => panic!("{message} is read as {other:?}"),
    }
}

fn command(game_command: &Value) -> Value {
    json!({ "type": "command", "id": "c", "key": "d", "command": game_command })
}

#[test]
fn every_sample_is_read_as_what_was_written() {
    for (name, message) in client_samples().unwrap() {
        let text = serde_json::to_string_pretty(&message).unwrap();
        assert_eq!(ClientMessage::parse(&text), Ok(message), "{name}");
    }
    for (name, message) in server_samples().unwrap() {
        let text = serde_json::to_string(&message).unwrap();
        assert_eq!(serde_json::from_str::<ServerMessage>(&text).unwrap(), message, "{name}");
    }
}

fn reads_again<T: Serialize + DeserializeOwned>(text: &str) {
    let body: T = serde_json::from_str(text).unwrap();
    let again = serde_json::to_value(&body).unwrap();
    assert_eq!(again, serde_json::from_str::<Value>(text).unwrap());
}

#[test]
fn every_body_is_read_as_what_was_written() {
    for BodySample { of, text, .. } in body_samples().unwrap() {
        match of {
            "OpenRoom" => reads_again::<OpenRoom>(&text),
            "TakeSeat" => reads_again::<TakeSeat>(&text),
            "UsePass" => reads_again::<UsePass>(&text),
            "OpenPractice" => reads_again::<OpenPractice>(&text),
            "UseScreenPass" => reads_again::<UseScreenPass>(&text),
            "ScreenGiven" => reads_again::<ScreenGiven>(&text),
            "AskTables" => reads_again::<AskTables>(&text),
            "TableNow" => reads_again::<TableNow>(&text),
            "SeatGiven" => reads_again::<SeatGiven>(&text),
            "RoomFound" => reads_again::<RoomFound>(&text),
            "LiveTable" => reads_again::<LiveTable>(&text),
            "Replay" => reads_again::<Replay>(&text),
            "Statistics" => reads_again::<Statistics>(&text),
            "Kept" => reads_again::<Kept>(&text),
            "RenameMe" => reads_again::<RenameMe>(&text),
            "ForgetMe" => reads_again::<ForgetMe>(&text),
            "FinishedTable" => reads_again::<FinishedTable>(&text),
            "HttpProblem" => reads_again::<HttpProblem>(&text),
            "PushKey" => reads_again::<PushKey>(&text),
            other => panic!("{other} is not tested"),
        }
    }
}

#[test]
fn what_is_not_json_is_malformed() {
    for text in
        ["", " ", "hello", "{", r#"{"type":"ping""#, r#"{"type":"ping"}}"#, "{'type':'ping'}", "\u{0}"]
    {
        assert_eq!(code(text), ErrorCode::Malformed, "{text:?}");
    }
}

#[test]
fn what_is_too_long_is_not_read() {
    let ping = r#"{"type":"ping"}"#;
    let longest = format!("{ping}{}", " ".repeat(MAX_MESSAGE_BYTES - ping.len()));
    assert_eq!(ClientMessage::parse(&longest), Ok(ClientMessage::Ping {}));
    assert_eq!(code(&format!("{longest} ")), ErrorCode::TooLarge);
}

#[test]
fn nesting_without_end_is_refused() {
    let deep = MAX_MESSAGE_BYTES / 2 - 20;
    assert_eq!(code(&"[".repeat(deep)), ErrorCode::Malformed);
    let nested = format!(r#"{{"type":"ping","x":{}{}}}"#, "[".repeat(deep), "]".repeat(deep));
    assert_eq!(code(&nested), ErrorCode::UnknownMessage);
}

#[test]
fn unknown_messages_are_refused() {
    is_unknown(&json!({ "type": "shout" }), "unknown variant `shout`");
    is_unknown(&json!({}), "missing field `type`");
    is_unknown(&json!({ "type": 7 }), "invalid type");
    is_unknown(&json!({ "type": "try", "id": "c" }), "missing field `command`");
    for none in [json!(null), json!(true), json!(7), json!("ping"), json!([]), json!(["ping"])] {
        is_unknown(&none, "");
    }
}

#[test]
fn extra_properties_are_refused_even_where_none_are_expected() {
    is_unknown(&json!({ "type": "ping", "loud": true }), "unknown field `loud`");
    let hello = |who: Value| json!({ "type": "hello", "version": 1, "room": "r", "who": who, "seen": 0 });
    is_unknown(&hello(json!({ "as": "spectator", "code": "fern-gate", "seat": 2 })), "unknown field `seat`");
    is_unknown(
        &command(&json!({ "game": "tajuto", "do": "grope_again", "tile": "A" })),
        "unknown field `tile`",
    );
    is_unknown(
        &command(&json!({ "game": "tajuto", "do": "grope", "tile": "A", "free": 1 })),
        "unknown field",
    );
    let floor = json!({ "pagoda": "red", "size": 1, "cube": true });
    is_unknown(&command(&json!({ "game": "tajuto", "do": "build", "floor": floor })), "unknown field `cube`");
    is_unknown(&command(&json!({ "game": "satori", "do": "pass", "action": 0 })), "unknown field `action`");
    let reward = json!({ "space": 1, "choice": 0, "free": true });
    let claim = json!({ "game": "satori", "do": "claim", "action": 0, "reward": reward });
    is_unknown(&command(&claim), "unknown field `free`");
}

#[test]
fn what_no_game_has_is_refused() {
    let of_game = |game: &str, mut fields: Value| {
        fields["game"] = game.into();
        command(&fields)
    };
    let tajuto = |fields: Value| of_game("tajuto", fields);
    is_unknown(&command(&json!({ "game": "chess", "do": "castle" })), "unknown variant `chess`");
    is_unknown(&command(&json!({ "do": "grope_again" })), "missing field `game`");
    is_unknown(&tajuto(json!({ "do": "castle" })), "unknown variant `castle`");
    is_unknown(&tajuto(json!({ "do": "grope", "tile": "G" })), "unknown variant `G`");
    is_unknown(&tajuto(json!({ "do": "offer", "tile": "A", "pagoda": "teal" })), "unknown variant `teal`");
    is_unknown(&tajuto(json!({ "do": "claim", "objective": "wealth" })), "unknown variant `wealth`");
    for (size, reason) in [(json!(0), "size 0"), (json!(7), "size 7"), (json!(-1), "-1"), (json!(1.5), "1.5")]
    {
        is_unknown(&tajuto(json!({ "do": "draw_size", "tile": "A", "size": size })), reason);
        let floor = json!({ "pagoda": "red", "size": size });
        is_unknown(&tajuto(json!({ "do": "build", "floor": floor })), reason);
    }
    for place in [json!(256), json!(-1), json!("1"), json!(null)] {
        is_unknown(&tajuto(json!({ "do": "pick", "place": place })), "");
    }
    let satori = |fields: Value| of_game("satori", fields);
    is_unknown(&satori(json!({ "do": "grope", "tile": "A" })), "unknown variant `grope`");
    is_unknown(&tajuto(json!({ "do": "turn_wheel", "wheel": 0 })), "unknown variant `turn_wheel`");
    is_unknown(
        &satori(json!({ "do": "pray", "colour": "teal", "gift": "incense" })),
        "unknown variant `teal`",
    );
    is_unknown(&satori(json!({ "do": "use_side", "side": "both" })), "unknown variant `both`");
    let jokoro = |on: Value| satori(json!({ "do": "place_jokoro", "action": 0, "on": on }));
    is_unknown(&jokoro(json!({ "roof": 1 })), "unknown variant `roof`");
    is_unknown(&jokoro(json!({ "altar": 1, "tier": 1 })), "");
    for number in [json!(256), json!(-1), json!(0.5), json!("1"), json!(null)] {
        is_unknown(&satori(json!({ "do": "turn_wheel", "wheel": number })), "");
        is_unknown(&satori(json!({ "do": "place_first_monk", "place": number })), "");
        is_unknown(&satori(json!({ "do": "exchange", "action": 0, "wood_paid": number })), "");
        is_unknown(&satori(json!({ "do": "keep_monks", "stay": [number] })), "");
    }
}

#[test]
fn ids_and_numbers_out_of_range_are_refused() {
    let try_with =
        |id: Value| json!({ "type": "try", "id": id, "command": { "game": "tajuto", "do": "grope_again" } });
    is_unknown(&try_with(json!("")), "a command id has 1 to 64 characters");
    is_unknown(&try_with(json!("x".repeat(65))), "a command id has 1 to 64 characters");
    is_unknown(&try_with(json!("no spaces")), "a command id has 1 to 64 characters");
    is_unknown(&try_with(json!(7)), "invalid type");
    for seen in [json!(-1), json!(u64::from(u32::MAX) + 1), json!(0.5), json!("0")] {
        let who = json!({ "as": "spectator", "code": "fern-gate" });
        let hello = json!({ "type": "hello", "version": 1, "room": "r", "who": who });
        for field in ["seen", "chat_seen"] {
            let mut hello = hello.clone();
            hello["seen"] = 0.into();
            assert!(ClientMessage::parse(&hello.to_string()).is_ok());
            hello[field] = seen.clone();
            is_unknown(&hello, "");
        }
    }
}

#[test]
fn a_seat_that_no_table_has_is_refused() {
    let (_, welcome) = server_samples().unwrap().swap_remove(0);
    let mut json = serde_json::to_value(welcome).unwrap();
    json["viewer"]["seat"] = 4.into();
    let error = serde_json::from_value::<ServerMessage>(json).unwrap_err().to_string();
    assert!(error.contains("there is no seat 4"), "{error}");
}

#[test]
fn a_later_version_is_told_so_whatever_else_it_says() {
    let later = json!({ "type": "hello", "version": 2, "table": "r", "zeal": [1] }).to_string();
    assert_eq!(code(&later), ErrorCode::UnsupportedVersion);
    is_unknown(&json!({ "type": "hello", "version": 1, "table": "r" }), "unknown field `table`");
    is_unknown(&json!({ "type": "ping", "version": 2 }), "unknown field `version`");
}

#[test]
fn an_error_becomes_a_message_with_a_short_hint() {
    let error = ClientMessage::parse(&json!({ "type": "ß".repeat(5000) }).to_string()).unwrap_err();
    let ServerMessage::Error { id: None, code: ErrorCode::UnknownMessage, hint } =
        ServerMessage::from(&error)
    else {
        panic!("{error:?}");
    };
    assert_eq!(hint.chars().count(), 200);
}

#[test]
fn what_cannot_be_read_is_answered_under_its_id_where_that_can_be() {
    let check = |message: &Value, expected: Option<&str>| {
        let error = ClientMessage::parse(&message.to_string()).unwrap_err();
        let ServerMessage::Error { id, .. } = ServerMessage::from(&error) else { panic!("{error:?}") };
        assert_eq!(id.as_ref().map(CommandId::as_str), expected, "{message}");
    };
    check(&json!({ "type": "shout", "id": "c-1", "text": "!" }), Some("c-1"));
    check(&json!({ "id": "c-1" }), Some("c-1"));
    check(&json!({ "type": "act", "id": "c-1", "act": { "do": "fly" } }), Some("c-1"));
    check(&json!({ "type": "ping", "id": "c-1" }), Some("c-1"));
    check(&json!({ "type": "act", "act": { "do": "start", "id": "c-1" } }), None);
    for id in [json!("no spaces"), json!(""), json!(7), json!(null), json!(["c-1"])] {
        check(&json!({ "type": "try", "id": id }), None);
    }
    check(&json!(["c-1"]), None);
    check(&json!("c-1"), None);
}

#[test]
fn a_message_does_not_print_the_secret_it_carries() {
    let (_, hello) = client_samples().unwrap().swap_remove(0);
    let ClientMessage::Hello { who: Who::Seat { token }, .. } = &hello else { panic!("{hello:?}") };
    let secret = SeatToken::secret(token);
    assert!(serde_json::to_string(&hello).unwrap().contains(secret));
    assert!(!format!("{hello:?}").contains(secret));
}
