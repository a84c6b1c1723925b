//! The JSON Schema accepts what is written and refuses what is not read.

use crate::generate::{body_samples, client_samples, schema, server_samples};
use crate::{
    ClientMessage, CommandId, DecisionKey, GamePreview, GameRefusal, Look, ProtocolVersion, Seq,
    ServerMessage, TryResult, Viewer, WireGame,
};
use games::bot::BotLevel;
use games::course::Course;
use games::dice::Seed;
use games::playout::play;
use games::registry::GameKind;
use games::satori::{self, Satori};
use games::tajuto::{self, Tajuto, TouchMode};
use games::{Seat, Viewer as Eye};
use jsonschema::Validator;
use serde_json::{Value, json};

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
fn what_a_game_alone_has_is_named_by_it() {
    let schema = schema().unwrap();
    let names: Vec<&String> = schema["$defs"].as_object().unwrap().keys().collect();
    for game in GameKind::ALL {
        for own in ["Command", "Edition", "Line", "Moment", "Preview", "Refusal", "View"] {
            assert!(names.contains(&&format!("{game}.{own}")), "{own} of {game}");
        }
    }
    assert!(names.iter().any(|name| *name == "Seat"), "what all have is nobody's");
    assert!(!names.iter().any(|name| name.ends_with('2')), "{names:?}");
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
    assert!(client.is_valid(&command(json!({ "game": "satori", "do": "turn_wheel", "wheel": 0 }))));
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
        command(json!({ "game": "satori", "do": "build", "floor": { "pagoda": "red", "size": 6 } })),
        command(json!({ "game": "tajuto", "do": "turn_wheel", "wheel": 0 })),
        command(json!({ "game": "satori", "do": "turn_wheel" })),
        command(json!({ "game": "satori", "do": "turn_wheel", "wheel": 0, "twice": true })),
        command(json!({ "game": "satori", "do": "pray", "colour": "teal", "gift": "incense" })),
        command(json!({ "game": "satori", "do": "place_jokoro", "action": 0, "on": { "roof": 1 } })),
        command(json!({ "game": "satori", "do": "claim", "action": 0, "reward": { "space": 1 } })),
        configure(json!({ "game": { "game": "satori", "touch": "feel" } })),
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

/// What is said of each position of a whole game between bots, to those who play and to a spectator; what may be done
/// there is tried, and so are `others`.
fn check_game<G: WireGame>(options: G::Options, players: usize, others: &[G::Command]) {
    let (client, server) = (validator("ClientMessage"), validator("ServerMessage"));
    let setup = games::Setup::<G>::plain(G::standard_edition(), options, players).unwrap();
    let bots = vec![BotLevel::Novice; players].try_into().unwrap();
    let dice = Seed::from(7);
    let mut course = Course::<G>::new(G::open(&setup, &dice));
    play::<G>(&setup, &bots, &dice, |happening| {
        let since = seq(&course);
        course.apply(since.0 + 1, happening.seat, Some(happening.command.clone()), happening.event.clone());
        let state = course.state();
        let seat = G::to_move(state).unwrap_or(happening.seat);
        for (viewer, eye) in [
            (Viewer::Seat { seat }, Eye::Seat(seat)),
            (Viewer::Seat { seat: happening.seat }, Eye::Seat(happening.seat)),
            (Viewer::Spectator {}, Eye::Spectator),
        ] {
            let key = DecisionKey::new("d-1").unwrap();
            let look = Look { course: &course, viewer: eye, key: Some(&key) };
            accepts(&server, &update(&look, since));
            if since.0 % 50 == 49 || G::outcome(state).is_some() {
                accepts(&server, &welcome(&look, viewer));
            }
        }
        for legal in G::legal(state, seat) {
            accepts(&client, &ClientMessage::Try { id: id(), command: legal.command.clone().into() });
            accepts(&server, &try_at::<G>(state, seat, &legal.command));
            accepts(&server, &try_at::<G>(state, Seat::ALL[3], &legal.command));
        }
        for command in others {
            accepts(&server, &try_at::<G>(state, seat, command));
        }
        Ok(())
    })
    .unwrap();
    assert!(course.moves().len() > 50);
}

#[test]
fn it_accepts_whole_games_of_tajuto() {
    let ends = [tajuto::Command::EndTurn { keep: None }];
    let check = |touch, players, open_scores| {
        check_game::<Tajuto>(tajuto::Options { touch, open_scores }, players, &ends);
    };
    check(TouchMode::Feel, 2, false);
    check(TouchMode::Sizes, 3, true);
    check(TouchMode::Blind, 4, false);
}

#[test]
fn it_accepts_whole_games_of_satori() {
    let others = [
        satori::Command::EndTurn {},
        satori::Command::Gain { action: 9, wood: 0 },
        satori::Command::KeepMonks { stay: Vec::new() },
    ];
    for players in 2..=4 {
        check_game::<Satori>(satori::Options {}, players, &others);
    }
}

fn id() -> CommandId {
    CommandId::new("c-1").unwrap()
}

/// The number of the last event.
fn seq<G: WireGame>(course: &Course<G>) -> Seq {
    Seq(course.moves().last().map_or(0, |made| made.seq))
}

fn update<G: WireGame>(look: &Look<'_, G>, since: Seq) -> ServerMessage {
    let lines = look.lines().into_iter().filter(|line| line.seq > since).collect();
    let news = Some(G::tag_news(look.news(since, lines)));
    ServerMessage::Update { seq: seq(look.course), room: None, log: Vec::new(), table: None, news }
}

fn welcome<G: WireGame>(look: &Look<'_, G>, viewer: Viewer) -> ServerMessage {
    let (version, seq) = (ProtocolVersion::CURRENT, seq(look.course));
    let ServerMessage::Welcome { room, log, chat, presence, .. } = server_samples().unwrap().swap_remove(0).1
    else {
        panic!("the first sample is no welcome");
    };
    let table = Some(G::tag_table(look.table(look.lines())));
    ServerMessage::Welcome { version, viewer, seq, since: Seq(0), room, log, table, chat, presence }
}

fn try_at<G: WireGame>(state: &G::State, seat: Seat, command: &G::Command) -> ServerMessage {
    let result = match G::preview(state, seat, command) {
        Ok(preview) => TryResult::from(Into::<GamePreview>::into(preview)),
        Err(refusal) => TryResult::from(Into::<GameRefusal>::into(refusal)),
    };
    ServerMessage::Tried { id: id(), result }
}
