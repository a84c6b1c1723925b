//! `docs/protocol.md` is true: its exchange is performed, nothing is missing from it, and a client that was
//! written from it alone plays a game.

mod exchange;

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use self::exchange::Exchange;
use crate::app::{App, Engine};
use crate::game::{TestGame, once_for_each_game};
use crate::test_app::{Answer, TestApp};

const PROTOCOL: &str = include_str!("../../../docs/protocol.md");
const SCHEMA: &str = include_str!("../../../docs/protocol.schema.json");

/// Types whose every property the document explains.
const EXPLAINED: [&str; 59] = [
    "CategoryStatistics",
    "Clocks",
    "Codes",
    "CoursePoint",
    "Fairness",
    "FriendGames",
    "FriendStatistics",
    "GameStatistics",
    "Kept",
    "LiveTable",
    "PieceStatistics",
    "Presence",
    "RenameMe",
    "Rematch",
    "Revealed",
    "RoomView",
    "Settings",
    "Statistics",
    "TableStatistics",
    "TakeBackOffer",
    "Vote",
    "Watching",
    "Hook",
    "HookView",
    "Notices",
    "QuietHours",
    "satori.AltarView",
    "satori.BuiltView",
    "satori.FrameView",
    "satori.Goods",
    "satori.GroundView",
    "satori.OnwardTold",
    "satori.Outcome",
    "satori.PagodaView",
    "satori.Pending",
    "satori.PlateView",
    "satori.PlayerView",
    "satori.Preview",
    "satori.Reward",
    "satori.Score",
    "satori.SiteView",
    "satori.SorinView",
    "satori.StoreyView",
    "satori.TurnView",
    "satori.View",
    "satori.Worshippers",
    "tajuto.Options",
    "tajuto.Outcome",
    "tajuto.PileView",
    "tajuto.PlayerView",
    "tajuto.Preview",
    "tajuto.Progress",
    "tajuto.Reading",
    "tajuto.Reason",
    "tajuto.Score",
    "tajuto.SiteView",
    "tajuto.StackView",
    "tajuto.TileView",
    "tajuto.View",
];

/// Types whose every variant it names: by the property that tells them apart, or as plain words.
const NAMED: [(&str, &str); 35] = [
    ("Act", "do"),
    ("BotName", ""),
    ("ClientMessage", "type"),
    ("ClockSetting", "kind"),
    ("Delay", ""),
    ("ErrorCode", ""),
    ("May", ""),
    ("Motion", "kind"),
    ("Occupant", "kind"),
    ("RoomPhase", ""),
    ("RoomTold", "did"),
    ("ServerMessage", "type"),
    ("HookFailure", "why"),
    ("HookFormat", ""),
    ("Language", ""),
    ("satori.Amulet", ""),
    ("satori.Colour", ""),
    ("satori.Command", "do"),
    ("satori.Gift", ""),
    ("satori.JokoroSpace", "holds"),
    ("satori.OpenedBy", "from"),
    ("satori.PhaseView", "kind"),
    ("satori.Reason", "kind"),
    ("satori.Refusal", "code"),
    ("satori.Sides", ""),
    ("satori.Told", "did"),
    ("tajuto.Command", "do"),
    ("tajuto.Objective", ""),
    ("tajuto.Pagoda", ""),
    ("tajuto.PhaseView", "kind"),
    ("tajuto.PreviewResult", "kind"),
    ("tajuto.Refusal", "code"),
    ("tajuto.Stack", ""),
    ("tajuto.TouchMode", ""),
    ("tajuto.Why", "kind"),
];

#[test]
fn the_exchange_in_the_protocol_is_true() {
    Exchange::read(PROTOCOL).perform(&TestApp::start());
}

#[test]
fn every_example_in_the_protocol_is_json() {
    for block in exchange::blocks(PROTOCOL).filter(|block| block.info.starts_with("json")) {
        block.json();
    }
}

#[test]
fn the_protocol_names_every_message_act_error_and_property() {
    let words = words();
    let schema: Value = serde_json::from_str(SCHEMA).unwrap();
    let mut missing = BTreeSet::new();
    let mut need = |of: &str, word: &str| {
        if !words.contains(word) {
            missing.insert(format!("{word} of {of}"));
        }
    };
    for (name, tag) in NAMED {
        let variants = variants(&schema["$defs"][name], tag);
        assert!(!variants.is_empty(), "{name} has no variants by {tag:?}");
        for variant in variants {
            need(name, variant);
        }
    }
    for name in EXPLAINED {
        let properties = schema["$defs"][name]["properties"].as_object();
        for key in properties.unwrap_or_else(|| panic!("{name} has no properties")).keys() {
            need(name, key);
        }
    }
    assert!(missing.is_empty(), "docs/protocol.md does not mention: {missing:#?}");
}

#[test]
fn the_protocol_names_every_address() {
    let described = TestApp::start().get("/api/openapi.json").json();
    let paths = described["paths"].as_object().expect("there are paths");
    for (path, methods) in paths {
        for method in methods.as_object().expect("a path has methods").keys() {
            let address = format!("{} {path}", method.to_uppercase());
            assert!(
                PROTOCOL.contains(&format!("`{address}`")),
                "docs/protocol.md does not mention {address}"
            );
        }
    }
}

fn a_client_written_from_the_protocol_plays_a_whole_game<G: TestGame>() {
    let app = TestApp::start_with(&["--bot-pace-ms", "0"]);
    let played = run_bot::<G>(app.address(), || {});
    check_result(&played, &|path| app.get(path));
}

fn it_comes_back_when_the_server_is_killed<G: TestGame>() {
    let mut app = App::start(Engine::Sqlite);
    let address = app.address().to_owned();
    let played = run_bot::<G>(&address, || {
        app.kill();
        app.resume();
    });
    check_result(&played, &|path| app.get(path));
}

once_for_each_game! {
    a_client_written_from_the_protocol_plays_a_whole_game,
    it_comes_back_when_the_server_is_killed,
}

/// All words of the document that are code: in a line between backquotes, or in a block.
fn words() -> BTreeSet<&'static str> {
    let code = PROTOCOL.split("```").enumerate().flat_map(|(nth, part)| {
        let is_block = nth % 2 == 1;
        let pieces = part.split(if is_block { '\0' } else { '`' }).enumerate();
        pieces.filter_map(move |(nth, piece)| (is_block || nth % 2 == 1).then_some(piece))
    });
    code.flat_map(|piece| piece.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')).collect()
}

/// The names of a type's variants: the constants of their tag, or the plain words that they are.
fn variants<'a>(schema: &'a Value, tag: &str) -> Vec<&'a str> {
    let plain = schema["enum"].as_array().into_iter().flatten();
    let forms = schema["oneOf"].as_array().into_iter().flatten();
    let constant = |form: &'a Value| match tag {
        "" => form.get("const"),
        tag => form["properties"][tag].get("const"),
    };
    let inner = |form: &'a Value| form["enum"].as_array().into_iter().flatten();
    let constants = forms.flat_map(|form| constant(form).into_iter().chain(inner(form)));
    plain.chain(constants).filter_map(Value::as_str).collect()
}

/// Runs the bot to the end of a game; what it printed.
fn run_bot<G: TestGame>(address: &str, once_seated: impl FnOnce()) -> Value {
    let script = root().join("tests/clients/random_bot.py");
    let text = std::fs::read_to_string(&script).expect("the bot is there");
    assert!(text.lines().count() <= 150, "a client is to be short");
    let mut bot = Command::new("python3")
        .arg(&script)
        .args([&format!("http://{address}"), G::NAME])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("python3 (3.11 or newer) is needed for this test: {error}"));
    let mut errors = BufReader::new(bot.stderr.take().expect("stderr is piped"));
    let mut seated = String::new();
    errors.read_line(&mut seated).expect("the bot prints text");
    assert!(seated.starts_with("sits in seat"), "{seated}{}", rest(errors));
    once_seated();
    let reading = std::thread::spawn(move || rest(errors));
    let output = bot.wait_with_output().expect("the bot ends");
    let errors = reading.join().expect("its errors are read");
    assert!(output.status.success(), "{errors}");
    let printed = String::from_utf8(output.stdout).expect("the bot prints text");
    assert_eq!(printed.lines().count(), 1, "{printed}");
    serde_json::from_str(&printed).expect("the bot prints JSON")
}

fn rest(errors: impl BufRead) -> String {
    errors.lines().map_while(Result::ok).collect::<Vec<_>>().join("\n")
}

/// The stored game has the points that the bot saw.
#[track_caller]
fn check_result(played: &Value, get: &dyn Fn(&str) -> Answer) {
    let id = played["game_id"].as_str().expect("the game has a name");
    let stored = get(&format!("/api/games/{id}")).json();
    let outcome = &played["outcome"];
    let players = stored["players"].as_array().unwrap_or_else(|| panic!("{stored}"));
    assert_eq!(players.len(), outcome["scores"].as_array().map_or(0, Vec::len), "{played} {stored}");
    for (seat, player) in players.iter().enumerate() {
        for score in player["scores"].as_array().expect("a player has scores") {
            let category = score["category"].as_str().expect("a category has a name");
            assert_eq!(score["points"], outcome["scores"][seat][category], "{category} of seat {seat}");
        }
        let winners = outcome["winners"].as_array().expect("somebody won");
        assert_eq!(player["won"], winners.contains(&seat.into()), "seat {seat}");
    }
    assert_eq!(players[0]["name"], "Random bot");
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests are in the repository").to_owned()
}
