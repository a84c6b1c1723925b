//! Who may do what: with no seat nothing, with another's name or token nothing, with a token in an address nothing.

use std::collections::BTreeSet;

use protocol::{ClientMessage, Code, RoomId, ScreenGiven, ServerMessage, UseScreenPass, Who};
use serde_json::{Value, json};

use super::HOSTILE;
use crate::app::{App, Engine};
use crate::game::{AnyGame, TestGame, once_for_each_game};
use crate::player::{Player, new_id};
use crate::socket::{Socket, hello, open_room};
use crate::table::{Table, Wish, player_key};
use crate::test_app::TestApp;

const SCHEMA: &str = include_str!("../../../../docs/protocol.schema.json");

/// Every act there is.
fn acts<G: TestGame>(table: &Table<G>) -> Vec<Value> {
    let settings = serde_json::to_value(&table.players[0].knows.room().settings).unwrap();
    let notices = json!({
        "endpoint": "https://push.example/x",
        "p256dh": format!("B{}", "A".repeat(86)),
        "auth": "A".repeat(22),
        "language": "en",
    });
    vec![
        json!({ "do": "rename", "name": "Mallory" }),
        json!({ "do": "recolour", "colour": "brown" }),
        json!({ "do": "leave" }),
        json!({ "do": "configure", "settings": settings }),
        json!({ "do": "resize", "seats": 3 }),
        json!({ "do": "seat_bot", "seat": 1, "level": "novice" }),
        json!({ "do": "clear_seat", "seat": 0 }),
        json!({ "do": "pass_host", "seat": 1 }),
        json!({ "do": "show_hand", "show": true }),
        json!({ "do": "stir", "nonce": "0123456789abcdef" }),
        json!({ "do": "start" }),
        json!({ "do": "take_back", "from": 1 }),
        json!({ "do": "answer_take_back", "offer": 1, "agree": true }),
        json!({ "do": "vote", "motion": { "kind": "stand_in", "seat": 0 }, "aye": true }),
        json!({ "do": "stand_in", "level": "novice" }),
        json!({ "do": "return" }),
        json!({ "do": "make_pass", "moves": true }),
        json!({ "do": "rematch" }),
        json!({ "do": "make_screen_pass" }),
        json!({ "do": "dismiss_screens" }),
        json!({ "do": "ask_notices", "notices": notices }),
        json!({ "do": "drop_notices", "endpoint": "https://push.example/x" }),
        json!({ "do": "set_hook", "hook": null }),
        json!({ "do": "withdraw_passes" }),
        json!({ "do": "reinvite", "seat": 0 }),
    ]
}

#[track_caller]
fn check_may_do_nothing<G: TestGame>(table: &Table<G>, other: &mut Player<G>) {
    for act in acts(table) {
        let id = new_id();
        let act = serde_json::from_value(act.clone()).unwrap_or_else(|error| panic!("{error}: {act}"));
        other.say(&ClientMessage::Act { id: id.clone(), act });
        let answer = other.answer(&id);
        assert!(matches!(answer, ServerMessage::Error { .. }), "{answer:?}");
        let text = serde_json::to_value(&answer).unwrap();
        assert_eq!(text["code"], "not_seated", "{text}");
    }
    let mover = table.players.iter().find(|player| player.key().is_some()).expect("somebody is to move");
    let key = mover.key().unwrap();
    for command in mover.knows.legal() {
        let id = new_id();
        let (key, command) = (key.clone(), command.clone().into());
        other.say(&ClientMessage::Command { id: id.clone(), key, command });
        let answer = serde_json::to_value(other.answer(&id)).unwrap();
        assert_eq!((&answer["type"], &answer["code"]), (&json!("error"), &json!("not_seated")), "{answer}");
    }
    other.say(&ClientMessage::Hint { id: new_id() });
    other.ping();
}

fn one_who_watches_and_a_screen_may_do_nothing<G: TestGame>() {
    let app = App::start_with(Engine::Sqlite, &["--max-mistakes=1000000"]);
    let mut table = Table::<G>::playing(&app, Wish { seed: 980, ..Wish::default() });
    let schema: Value = serde_json::from_str(SCHEMA).unwrap();
    let known: BTreeSet<String> = schema["$defs"]["Act"]["oneOf"]
        .as_array()
        .unwrap()
        .iter()
        .map(|form| form["properties"]["do"]["const"].as_str().unwrap().to_owned())
        .collect();
    let tried = acts(&table).iter().map(|act| act["do"].as_str().unwrap().to_owned()).collect();
    assert_eq!(known, tried, "every act is tried");

    let pass = table.players[0].make_screen_pass();
    let wish = UseScreenPass { code: table.codes.join.clone(), pass, token: None };
    let given: ScreenGiven = app.ask("/api/screens", &wish).unwrap();
    let mut screen =
        Player::<G>::enter(app.address(), &given.room, Who::Screen { token: given.token }).unwrap();
    let mut watcher = table.watchers.remove(0);
    table.mover();
    while table.players[0].knows.room().screens == 0 {
        table.players[0].must_hear();
    }
    let before = table.players[0].knows.seq;
    check_may_do_nothing(&table, &mut watcher);
    check_may_do_nothing(&table, &mut screen);
    table.players[0].ping();
    assert_eq!(table.players[0].knows.seq, before, "nothing has happened");
}

once_for_each_game! { one_who_watches_and_a_screen_may_do_nothing }

/// The name of a room, of a game and the watch code are known to many: with all of them nobody sits down.
#[test]
fn names_and_codes_to_watch_open_no_seat() {
    let app = App::start(Engine::Sqlite);
    let table = Table::<AnyGame>::playing(&app, Wish { seed: 981, ..Wish::default() });
    let other = Table::<AnyGame>::playing(&app, Wish { seed: 982, ..Wish::default() });
    let (room, watch) = (table.room.as_str(), table.codes.watch.as_str());
    let game = table.players[0].knows.room().game_id.as_str().to_owned();
    let enter = |who: Value| {
        let mut socket = Socket::open(&app);
        socket.say(&json!({ "type": "hello", "version": 1, "room": room, "who": who, "seen": 0 }));
        socket.answer()["code"].as_str().map(str::to_owned)
    };
    let long = |text: &str| format!("{text:-<32}");
    for token in [room, watch, &game, &long("0"), other.seats[0].token.secret(), &player_key(0)] {
        let refused = enter(json!({ "as": "seat", "token": token }));
        assert!(refused.is_some(), "{token}");
        assert!(enter(json!({ "as": "screen", "token": token })).is_some(), "{token}");
        for (path, body) in [
            ("/api/passes", json!({ "room": room, "pass": token })),
            ("/api/screens", json!({ "code": watch, "pass": token })),
            ("/api/seats", json!({ "code": watch, "name": "Mallory", "token": long(token) })),
        ] {
            let answer = app.post_json(path, &body.to_string());
            assert!((400..500).contains(&answer.status), "{path} {token}: {}", answer.body);
        }
        let asked = json!({ "tables": [{ "room": room, "token": long(token) }] }).to_string();
        let tables = app.post_json("/api/tables", &asked);
        assert_eq!(tables.json(), json!([null]), "a token that is none says nothing about the room");
        let none = json!({ "tables": [{ "room": "none", "token": long(token) }] }).to_string();
        assert_eq!(app.post_json("/api/tables", &none).json(), json!([null]), "nor does a room that is none");
    }
    assert_eq!(
        enter(json!({ "as": "spectator", "code": other.codes.watch })).as_deref(),
        Some("unknown_room")
    );
}

/// Addresses are kept in histories and logs of others: no secret is taken from one.
#[test]
fn a_secret_in_an_address_is_not_read() {
    let app = TestApp::start();
    let seat = open_room(&app);
    let token = seat["token"].as_str().unwrap();
    let room = seat["room"].as_str().unwrap();
    for query in [format!("token={token}"), format!("seat_token={token}&room={room}")] {
        let mut socket = Socket::open_at(&app, &format!("/ws?{query}"));
        let mut nobody = hello(&seat);
        nobody["who"] = json!({ "as": "seat", "token": "0".repeat(32) });
        socket.say(&nobody);
        socket.expect_error("unknown_seat_token");
    }
    let key = player_key(0);
    for path in ["/api/me", "/api/me/games", "/api/me/statistics"] {
        for name in ["x-player-key", "player_key", "key"] {
            let status = app.get(&format!("{path}?{name}={key}")).status;
            assert!([400, 401].contains(&status), "{path} by {name}: {status}");
        }
    }
    let headers = [("Authorization", format!("Bearer {key}")), ("Cookie", format!("x-player-key={key}"))];
    let headers: Vec<(&str, &str)> = headers.iter().map(|(name, value)| (*name, value.as_str())).collect();
    assert_eq!(app.get_with("/api/me", &headers).status, 401);
}

/// Unknown rooms, codes, tokens and passes of all forms are refused alike, and quickly.
#[test]
fn guesses_are_refused_alike() {
    let app = TestApp::start_with(&["--max-mistakes", "1000"]);
    let seat = open_room(&app);
    let mut said = BTreeSet::new();
    for text in HOSTILE.into_iter().chain(["0", "baba-baba-baba-baba-baba"]) {
        if let Ok(code) = Code::new(text) {
            let answer = app.get(&format!("/api/rooms/{}", code.as_str()));
            said.insert((answer.status, answer.json()["hint"].to_string()));
        }
        let mut socket = Socket::open(&app);
        socket.say(&hello(&json!({ "room": text, "token": seat["token"] })));
        let refusal = socket.answer();
        let is_name = RoomId::new(text).is_ok();
        assert_eq!(refusal["code"] == "unknown_room", is_name, "{refusal}");
        assert!(!refusal["hint"].as_str().unwrap().contains(text) || text.len() < 2, "{refusal}");
    }
    assert_eq!(said.len(), 1, "{said:?}");
}
