//! The JSON Schema accepts what is written and refuses what is not read.

use crate::generate::{body_samples, client_samples, schema, server_samples};
use crate::{
    ClientMessage, CommandId, Decision, DecisionKey, GamePreview, GameRefusal, NewsOf, NumberedLine,
    ProtocolVersion, Seq, ServerMessage, TableOf, TryResult, Viewer, WireGame,
};
use games::bot::BotLevel;
use games::dice::Seed;
use games::playout::play;
use games::tajuto::{Command, Event, Options, Preview, State, Tajuto, TouchMode};
use games::{Game, Seat, Viewer as Eye};
use jsonschema::Validator;
use serde_json::{Value, json};
use std::sync::Arc;

fn validator(of: &str) -> Validator {
    let mut schema = schema().unwrap();
    schema.as_object_mut().unwrap().remove("anyOf");
    schema["$ref"] = format!("#/$defs/{of}").into();
    jsonschema::draft202012::new(&schema).unwrap()
}

fn accepts(validator: &Validator, message: &impl serde::Serialize) {
    let message = serde_json::to_value(message).unwrap();
    if let Err(error) = validator.validate(&message) {
        panic!("the schema refuses {message}: {error} at {}", error.instance_path());
    }
}

#[test]
fn the_schema_is_a_schema() {
    assert!(jsonschema::meta::is_valid(&schema().unwrap()));
}

#[test]
fn it_accepts_the_samples() {
    let (client, server) = (validator("ClientMessage"), validator("ServerMessage"));
    client_samples().unwrap().iter().for_each(|(_, message)| accepts(&client, message));
    server_samples().unwrap().iter().for_each(|(_, message)| accepts(&server, message));
    for sample in body_samples().unwrap() {
        accepts(&validator(sample.of), &serde_json::from_str::<Value>(&sample.text).unwrap());
    }
}

#[test]
fn it_refuses_what_is_refused() {
    let client = validator("ClientMessage");
    let command = |command: Value| json!({ "type": "command", "id": "c", "key": "d", "command": command });
    let build = |floor: Value| command(json!({ "game": "tajuto", "do": "build", "floor": floor }));
    assert!(client.is_valid(&build(json!({ "pagoda": "red", "size": 6 }))));
    let act = |act: Value| json!({ "type": "act", "id": "c", "act": act });
    let configure = |settings: Value| act(json!({ "do": "configure", "settings": settings }));
    assert!(client.is_valid(&configure(json!({ "game": { "game": "tajuto" } }))));
    let watcher = json!({ "as": "spectator", "code": "fern-gate" });
    assert!(
        client.is_valid(&json!({ "type": "hello", "version": 1, "room": "r", "who": watcher, "seen": 0 }))
    );
    for bad in [
        json!(["ping"]),
        json!({ "type": "ping", "loud": true }),
        json!({ "type": "shout" }),
        json!({ "type": "hello", "version": 2, "room": "r", "who": watcher, "seen": 0 }),
        json!({ "type": "hello", "version": 1, "room": "a b", "who": watcher, "seen": 0 }),
        json!({ "type": "hello", "version": 1, "room": "r", "who": watcher, "seen": -1 }),
        command(json!({ "game": "chess", "do": "castle" })),
        command(json!({ "do": "grope_again" })),
        command(json!({ "game": "tajuto", "do": "grope_again", "tile": "A" })),
        json!({ "type": "hello", "version": 1, "room": "r", "who": { "as": "spectator" }, "seen": 0 }),
        json!({ "type": "chat", "id": "c", "text": 7 }),
        act(json!({ "do": "shuffle" })),
        act(json!({ "do": "start", "now": true })),
        act(json!({ "do": "clear_seat", "seat": 4 })),
        act(json!({ "do": "vote", "motion": { "kind": "abandon", "seat": 1 }, "aye": true })),
        configure(json!({ "game": { "game": "tajuto", "cheat": true } })),
        configure(json!({ "game": { "game": "tajuto" }, "clock": { "kind": "off", "turn_ms": 1 } })),
        configure(json!({ "game": { "game": "tajuto" }, "first": { "seat": 4 } })),
        configure(json!({ "game": { "game": "tajuto" }, "watching": { "secret": true } })),
        build(json!({ "pagoda": "red", "size": 0 })),
        build(json!({ "pagoda": "red", "size": 7 })),
        build(json!({ "pagoda": "teal", "size": 1 })),
        build(json!({ "pagoda": "red", "size": 1, "cube": true })),
    ] {
        assert!(!client.is_valid(&bad), "{bad}");
        assert!(ClientMessage::parse(&bad.to_string()).is_err(), "{bad}");
    }
    let server = validator("ServerMessage");
    let (_, welcome) = server_samples().unwrap().swap_remove(0);
    let mut welcome = serde_json::to_value(welcome).unwrap();
    welcome["viewer"]["seat"] = 4.into();
    assert!(!server.is_valid(&welcome), "there is no seat 4");
}

/// What is said of each position of a whole game between bots, to a player and to a spectator.
fn check_game(touch: TouchMode, players: usize, open_scores: bool) {
    let (client, server) = (validator("ClientMessage"), validator("ServerMessage"));
    let options = Options { touch, open_scores };
    let setup = games::Setup::<Tajuto>::plain(Tajuto::standard_edition(), options, players).unwrap();
    let bots = vec![BotLevel::Novice; players].try_into().unwrap();
    let mut events = Vec::new();
    play::<Tajuto>(&setup, &bots, &Seed::from(7), |happening| {
        let (state, event) = (happening.state, happening.event);
        events.push(event.clone());
        let seat = Tajuto::to_move(state).unwrap_or(event.seat);
        for (viewer, eye) in [
            (Viewer::Seat { seat }, Eye::Seat(seat)),
            (Viewer::Seat { seat: event.seat }, Eye::Seat(event.seat)),
            (Viewer::Spectator {}, Eye::Spectator),
        ] {
            accepts(&server, &update(state, &events, eye));
            if events.len() % 50 == 0 || Tajuto::outcome(state).is_some() {
                accepts(&server, &welcome(state, &events, viewer, eye));
            }
        }
        for legal in Tajuto::legal(state, seat) {
            accepts(&client, &ClientMessage::Try { id: id(), command: legal.command.into() });
            accepts(&server, &try_at(state, seat, legal.command));
            accepts(&server, &try_at(state, Seat::ALL[3], legal.command));
        }
        accepts(&server, &try_at(state, seat, Command::EndTurn { keep: None }));
        Ok(())
    })
    .unwrap();
    assert!(events.len() > 50);
}

#[test]
fn it_accepts_whole_games() {
    check_game(TouchMode::Feel, 2, false);
    check_game(TouchMode::Sizes, 3, true);
    check_game(TouchMode::Blind, 4, false);
}

fn id() -> CommandId {
    CommandId::new("c-1").unwrap()
}

fn seq(events: &[Event]) -> Seq {
    Seq(u32::try_from(events.len()).unwrap())
}

fn update(state: &State, events: &[Event], eye: Eye) -> ServerMessage {
    let event = events.last().unwrap();
    let news = NewsOf::<Tajuto> {
        moments: vec![Tajuto::moment(event, eye)],
        lines: vec![NumberedLine { seq: seq(events), line: Tajuto::line(state, event, eye), undone: false }],
        view: Tajuto::view(state, eye),
        decision: decision(state, eye),
        undo: None,
        history: None,
    };
    let news = Some(Tajuto::tag_news(news));
    ServerMessage::Update { seq: seq(events), room: None, log: Vec::new(), table: None, news }
}

fn welcome(state: &State, events: &[Event], viewer: Viewer, eye: Eye) -> ServerMessage {
    let lines = events.iter().zip(1..);
    let table = TableOf::<Tajuto> {
        edition: Arc::clone(Tajuto::edition(state)),
        view: Tajuto::view(state, eye),
        lines: lines
            .map(|(event, seq)| NumberedLine {
                seq: Seq(seq),
                line: Tajuto::line(state, event, eye),
                undone: false,
            })
            .collect(),
        decision: decision(state, eye),
        undo: None,
        history: None,
    };
    let (version, seq) = (ProtocolVersion::CURRENT, seq(events));
    let ServerMessage::Welcome { room, log, chat, presence, .. } = server_samples().unwrap().swap_remove(0).1
    else {
        panic!("the first sample is no welcome");
    };
    let table = Some(Tajuto::tag_table(table));
    ServerMessage::Welcome { version, viewer, seq, since: Seq(0), room, log, table, chat, presence }
}

fn decision(state: &State, eye: Eye) -> Option<Decision<Command, Preview>> {
    match eye {
        Eye::Seat(seat) if Tajuto::to_move(state) == Some(seat) => {
            Some(Decision { key: DecisionKey::new("d-1").unwrap(), legal: Tajuto::legal(state, seat) })
        }
        _ => None,
    }
}

fn try_at(state: &State, seat: Seat, command: Command) -> ServerMessage {
    let result = match Tajuto::preview(state, seat, &command) {
        Ok(preview) => TryResult::from(GamePreview::from(preview)),
        Err(refusal) => TryResult::from(GameRefusal::from(refusal)),
    };
    ServerMessage::Tried { id: id(), result }
}
