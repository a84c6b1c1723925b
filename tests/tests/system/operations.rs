//! What operators see and set: health, metrics, the end, settings, logs.

mod deploy;
mod settings;

use std::io::Read;
use std::process::Stdio;

use serde_json::json;

use crate::socket::{Socket, open_room, wish};
use crate::test_app::{TestApp, sanmon};

#[test]
fn it_is_ready_while_its_database_answers() {
    let app = TestApp::start();
    let answer = app.get("/readyz");
    assert_eq!((answer.status, answer.body.as_str()), (200, "ready"));
}

#[cfg(unix)]
#[test]
fn it_is_not_ready_while_its_database_is_away_and_then_ready_again() {
    let cluster = tests::postgres::Cluster::start();
    let mut command = sanmon();
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--db-timeout-ms", "2000"])
        .env("SANMON_LOG", "off")
        .env("DATABASE_URL", cluster.create_database());
    let app = TestApp::start_command(command);
    assert_eq!(app.get("/readyz").status, 200);
    cluster.stop();
    assert_eq!(app.get("/readyz").status, 503);
    assert_eq!(app.get("/healthz").status, 200);
    let answer = app.post_json("/api/rooms", &wish());
    assert_eq!((answer.status, &answer.json()["code"]), (503, &json!("not_saved")), "{}", answer.body);
    cluster.resume();
    assert_eq!(app.get("/readyz").status, 200);
    open_room(&app);
}

#[test]
fn the_metrics_can_be_read_and_count_what_happens() {
    let app = TestApp::start();
    let (mut socket, _) = Socket::enter(&app, &open_room(&app));
    let _waiting = Socket::open(&app);
    socket.say(&json!({ "type": "act", "id": "a1", "act": { "do": "rename", "name": "Amy" } }));
    assert_eq!(socket.expect_answer_to("a1")["type"], "accepted");
    let grope = json!({ "game": "tajuto", "do": "grope_again" });
    socket.say(&json!({ "type": "try", "id": "t1", "command": grope }));
    assert_eq!(socket.expect_answer_to("t1")["code"], "wrong_phase");
    let answer = app.get("/metrics");
    assert!(answer.header("content-type").starts_with("text/plain; version=0.0.4"));
    check_prometheus(&answer.body);
    for line in [
        "sanmon_rooms 1",
        "sanmon_sockets{kind=\"seat\"} 1",
        "sanmon_sockets{kind=\"waiting\"} 1",
        "sanmon_sockets{kind=\"spectator\"} 0",
        "sanmon_messages_total{kind=\"act\"} 1",
        "sanmon_answers_total{kind=\"act\",result=\"accepted\"} 1",
        "sanmon_answers_total{kind=\"try\",result=\"error\"} 1",
        "sanmon_answers_total{kind=\"command\",result=\"accepted\"} 0",
        "sanmon_rooms_queue_depth 0",
        "sanmon_store_queue_depth 0",
        "sanmon_store_appends_total{result=\"stored\"} 2",
        "sanmon_commit_seconds_count 2",
        "sanmon_sockets_dropped_total{reason=\"slow\"} 0",
    ] {
        assert!(answer.body.lines().any(|found| found == line), "{line} is not in:\n{}", answer.body);
    }
}

/// Every line is a comment, or a name of ours with labels and a number; every name is explained once.
fn check_prometheus(text: &str) {
    let mut explained = Vec::new();
    for line in text.lines() {
        if let Some(kind) = line.strip_prefix("# TYPE ") {
            let (name, kind) = kind.split_once(' ').unwrap_or_else(|| panic!("{line}"));
            assert!(["counter", "gauge", "histogram"].contains(&kind), "{line}");
            assert!(!explained.contains(&name), "{name} is explained twice");
            explained.push(name);
        } else if !line.starts_with("# HELP ") {
            let (what, number) = line.rsplit_once(' ').unwrap_or_else(|| panic!("{line}"));
            number.parse::<f64>().unwrap_or_else(|error| panic!("{line}: {error}"));
            let name = what.split('{').next().unwrap();
            assert!(explained.iter().any(|known| name.starts_with(known)), "{name} is not explained");
            let labels = what.strip_prefix(name).unwrap();
            assert!(labels.is_empty() || (labels.starts_with('{') && labels.ends_with("\"}")), "{line}");
        }
    }
}

#[test]
fn the_metrics_are_for_operators_only() {
    let app = TestApp::start_with(&["--metrics-networks", "10.1.2.3"]);
    assert_eq!(app.get("/metrics").status, 404);
}

#[test]
fn a_signal_sends_everybody_away_to_come_back() {
    let app = TestApp::start();
    let (mut seated, _) = Socket::enter(&app, &open_room(&app));
    let mut waiting = Socket::open(&app);
    let closing = std::thread::spawn(move || {
        seated.expect_close(1012);
        waiting.expect_close(1012);
    });
    let (status, _) = app.terminate();
    assert_eq!(status.code(), Some(0));
    closing.join().unwrap();
}

#[test]
fn a_room_is_there_after_a_restart() {
    let data = tempfile::TempDir::new().unwrap();
    let arguments = ["--data", data.path().to_str().unwrap()];
    let app = TestApp::start_with(&arguments);
    let seat = open_room(&app);
    app.terminate();
    let app = TestApp::start_with(&arguments);
    let (_, welcome) = Socket::enter(&app, &seat);
    assert_eq!(welcome["viewer"], json!({ "as": "seat", "seat": 0 }));
}

#[test]
fn no_log_tells_a_secret() {
    const KEY: &str = "a-key-of-a-device-with-many-bits";
    let mut command = sanmon();
    command.args(["serve", "--listen", "127.0.0.1:0"]).env("SANMON_LOG", "trace").stderr(Stdio::piped());
    let mut app = TestApp::start_command(command);
    let mut stderr = app.take_stderr();
    let reading = std::thread::spawn(move || {
        let mut log = String::new();
        stderr.read_to_string(&mut log).unwrap();
        log
    });
    let headers = [("Content-Type", "application/json"), ("X-Player-Key", KEY)];
    let seat = app.post_with("/api/rooms", &wish(), &headers).json();
    let (mut socket, welcome) = Socket::enter(&app, &seat);
    socket.say(&json!({ "type": "act", "id": "a1", "act": { "do": "make_pass", "moves": false } }));
    let pass = socket.expect_answer_to("a1")["secret"].as_str().unwrap().to_owned();
    let join = welcome["room"]["codes"]["join"].as_str().unwrap().to_owned();
    app.get(&format!("/api/rooms/{join}"));
    app.get_with("/api/me/games", &[("X-Player-Key", KEY)]);
    let wish = json!({ "room": seat["room"], "pass": pass }).to_string();
    assert_eq!(app.post_json("/api/passes", &wish).status, 200);
    app.terminate();
    let log = reading.join().unwrap();
    assert!(log.contains("request.id"), "{log}");
    for secret in [seat["token"].as_str().unwrap(), &pass, &join, KEY] {
        let line = log.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "the log tells {secret}");
    }
}
