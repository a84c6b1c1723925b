//! How much is taken: connections, messages, requests, by socket and by address.

use std::io::Read;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::json;

use super::{PING, check_works};
use crate::socket::{Socket, hello, open_room, wish};
use crate::test_app::TestApp;

const JSON: (&str, &str) = ("Content-Type", "application/json");

/// What the server says to a connection that says nothing.
fn first_words(app: &TestApp) -> Option<String> {
    let mut stream = TcpStream::connect(app.address()).unwrap();
    stream.set_read_timeout(Some(Duration::from_millis(300))).unwrap();
    let mut words = [0; 12];
    stream.read_exact(&mut words).ok().map(|()| String::from_utf8_lossy(&words).into_owned())
}

fn check_full_until_one_leaves(app: &TestApp, first: TcpStream, others: &[Socket]) {
    let full = Some("HTTP/1.1 503".to_owned());
    assert_eq!(first_words(app), full, "beside {} sockets", others.len());
    drop(first);
    let start = Instant::now();
    while first_words(app) == full {
        assert!(start.elapsed() < Duration::from_secs(10), "a place is not given back");
    }
}

#[test]
fn an_address_has_so_many_connections_sockets_included() {
    let app = TestApp::start_with(&["--max-connections-per-address", "3"]);
    let sockets = [Socket::open(&app), Socket::open(&app)];
    check_full_until_one_leaves(&app, TcpStream::connect(app.address()).unwrap(), &sockets);
}

#[test]
fn the_server_has_so_many_connections() {
    let app = TestApp::start_with(&["--max-connections", "2"]);
    let sockets = [Socket::open(&app)];
    check_full_until_one_leaves(&app, TcpStream::connect(app.address()).unwrap(), &sockets);
}

#[test]
fn behind_a_trusted_proxy_each_client_has_its_own_places() {
    let arguments = ["--max-connections-per-address", "1", "--trusted-proxies", "127.0.0.1"];
    let app = TestApp::start_with(&arguments);
    let open = |client: &str| Socket::open_with(&app, &[("X-Forwarded-For", client)]);
    let _one = open("192.0.2.1").ok().unwrap();
    assert_eq!(open("192.0.2.1").map(drop), Err(503));
    assert_eq!(open("192.0.2.2").map(drop), Ok(()));
}

#[test]
fn a_socket_that_says_too_much_is_not_heard_and_then_sent_away() {
    let arguments = ["--socket-messages", "1/h:4", "--max-limited", "2", "--max-mistakes", "0"];
    let app = TestApp::start_with(&arguments);
    let seat = open_room(&app);
    let (mut good, _) = Socket::enter(&app, &seat);
    let (mut bad, _) = Socket::enter(&app, &seat);
    for _ in 0..3 {
        check_works(&mut bad);
    }
    bad.say(&json!({ "type": "chat", "id": "c1", "text": "hello?" }));
    let answer = bad.answer();
    assert_eq!((&answer["code"], &answer["id"]), (&json!("rate_limited"), &json!("c1")), "{answer}");
    bad.say_text("garbage");
    bad.expect_error("rate_limited");
    bad.say_text(PING);
    bad.expect_error("rate_limited");
    bad.expect_close(1008);
    check_works(&mut good);
}

#[test]
fn chat_tries_and_hints_have_limits_of_their_own() {
    let limits = ["--socket-chat", "1/h:1", "--socket-tries", "1/h:1", "--socket-hints", "1/h:1"];
    let app = TestApp::start_with(&limits);
    let (mut socket, _) = Socket::enter(&app, &open_room(&app));
    let chat = |id: &str| json!({ "type": "chat", "id": id, "text": "hello" });
    let command = json!({ "game": "tajuto", "do": "grope_again" });
    let a_try = |id: &str| json!({ "type": "try", "id": id, "command": command });
    let hint = |id: &str| json!({ "type": "hint", "id": id });
    for (message, id) in [(chat("c1"), "c1"), (a_try("t1"), "t1"), (hint("h1"), "h1")] {
        socket.say(&message);
        let answer = socket.expect_answer_to(id);
        assert_ne!(answer["code"], "rate_limited", "{answer}");
    }
    for (message, id) in [(chat("c2"), "c2"), (a_try("t2"), "t2"), (hint("h2"), "h2")] {
        socket.say(&message);
        let answer = socket.expect_answer_to(id);
        assert_eq!(answer["code"], "rate_limited", "{answer}");
    }
    check_works(&mut socket);
}

#[test]
fn an_address_has_limits_for_all_its_sockets() {
    let app = TestApp::start_with(&["--address-messages", "1/h:5"]);
    let seat = open_room(&app);
    let (mut one, _) = Socket::enter(&app, &seat);
    let (mut other, _) = Socket::enter(&app, &seat);
    for _ in 0..3 {
        check_works(&mut one);
    }
    other.say_text(PING);
    other.expect_error("rate_limited");
}

#[test]
fn an_address_says_hello_so_often() {
    let app = TestApp::start_with(&["--address-hellos", "1/h:1"]);
    let seat = open_room(&app);
    Socket::enter(&app, &seat);
    let mut again = Socket::open(&app);
    again.say(&hello(&seat));
    again.expect_error("rate_limited");
}

#[test]
fn an_address_writes_so_often_and_is_told_when_it_may_again() {
    let app = TestApp::start_with(&["--address-writes", "1/m:2"]);
    assert_eq!(app.post_json("/api/rooms", &wish()).status, 200);
    assert_eq!(app.post_json("/api/seats", "{}").status, 400);
    let answer = app.post_json("/api/rooms", &wish());
    assert_eq!((answer.status, &answer.json()["code"]), (429, &json!("rate_limited")));
    let wait: u32 = answer.header("retry-after").parse().unwrap();
    assert!((1..=60).contains(&wait), "{wait}");
    assert_eq!(app.get("/api/live").status, 200, "reading has a limit of its own");
}

#[test]
fn an_address_reads_so_often() {
    let app = TestApp::start_with(&["--address-reads", "1/m:1"]);
    assert_eq!(app.get("/api/live").status, 200);
    assert_eq!(app.get("/api/games").status, 429);
    assert_eq!(app.get("/healthz").status, 200);
}

#[test]
fn an_address_opens_so_many_rooms() {
    let app = TestApp::start_with(&["--max-rooms-per-address", "1"]);
    open_room(&app);
    assert_eq!(app.post_json("/api/rooms", &wish()).status, 429);
}

#[test]
fn only_a_trusted_proxy_is_believed() {
    let from = |app: &TestApp, client: &str| {
        app.post_with("/api/rooms", &wish(), &[JSON, ("X-Forwarded-For", client)]).status
    };
    let trusting = TestApp::start_with(&["--address-writes", "1/h:1", "--trusted-proxies", "127.0.0.0/8"]);
    assert_eq!(from(&trusting, "192.0.2.1"), 200);
    assert_eq!(from(&trusting, "192.0.2.2"), 200);
    assert_eq!(from(&trusting, "192.0.2.1"), 429);
    assert_eq!(from(&trusting, "192.0.2.9, 192.0.2.1"), 429, "what a client says of itself");
    let wary = TestApp::start_with(&["--address-writes", "1/h:1"]);
    assert_eq!(from(&wary, "192.0.2.1"), 200);
    assert_eq!(from(&wary, "192.0.2.2"), 429);
}
