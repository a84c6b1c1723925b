//! Requests as attackers write them: smuggled, oversized, from other pages, packed.

use std::io::Write;

use serde_json::json;

use super::{raw, statuses};
use crate::api::ROUTES;
use crate::socket::{Heard, Socket, open_room, wish};
use crate::test_app::TestApp;

const HOST: &str = "Host: sanmon\r\n";
const JSON: &str = "Content-Type: application/json\r\n";

/// What an attacker hopes to be taken for a request of somebody else.
const SMUGGLED: &str = "GET /healthz HTTP/1.1\r\nHost: sanmon\r\n\r\n";

/// A request whose length can be read in two ways is refused, or the connection ends with it: what follows is never
/// answered.
#[test]
fn what_follows_a_request_of_two_lengths_is_not_answered() {
    let app = TestApp::start();
    let lengths = [
        ("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"),
        ("Transfer-Encoding: chunked\r\nContent-Length: 5\r\n", "0\r\n\r\n"),
        ("Content-Length: 0\r\nContent-Length: 43\r\n", ""),
        ("Content-Length: 0, 43\r\n", ""),
        ("Content-Length: +0\r\n", ""),
        ("Content-Length: 0x0\r\n", ""),
        ("Transfer-Encoding: xchunked\r\n", "0\r\n\r\n"),
        ("Transfer-Encoding: chunked, identity\r\n", "0\r\n\r\n"),
        ("Transfer-Encoding : chunked\r\n", "0\r\n\r\n"),
        ("Transfer-Encoding:\r\n chunked\r\n", "0\r\n\r\n"),
        ("Transfer-Encoding: chunked\r\n", "-1\r\n\r\n"),
        ("Transfer-Encoding: chunked\r\n", "fffffffffffffffff0\r\n\r\n"),
    ];
    for (length, body) in lengths {
        let request = format!("POST /api/rooms HTTP/1.1\r\n{HOST}{JSON}{length}\r\n{body}{SMUGGLED}");
        let answer = raw(&app, request.as_bytes());
        let statuses = statuses(&answer);
        let refused = matches!(statuses[..], [status] if status.starts_with('4'));
        assert!(refused && !answer.ends_with("\r\n\r\nok"), "{length:?}: {answer}");
    }
    // The same two without a trick are two answers.
    let plain = format!("POST /api/rooms HTTP/1.1\r\n{HOST}{JSON}Content-Length: 0\r\n\r\n{SMUGGLED}");
    assert_eq!(statuses(&raw(&app, plain.as_bytes())), ["400", "200"]);
}

#[test]
fn a_request_for_two_hosts_is_refused() {
    let app = TestApp::start();
    let answer = raw(&app, b"GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n");
    assert_eq!(statuses(&answer), ["400"], "{answer}");
    assert!(answer.contains("\"malformed\""), "{answer}");
}

#[test]
fn a_head_that_is_too_long_is_refused() {
    let app = TestApp::start();
    let many = "X: y\r\n".repeat(500);
    for request in [
        format!("GET /healthz HTTP/1.1\r\n{HOST}X: {}\r\n\r\n", "a".repeat(20_000)),
        format!("GET /{} HTTP/1.1\r\n{HOST}\r\n", "a".repeat(70_000)),
        format!("GET /healthz HTTP/1.1\r\n{HOST}{many}\r\n"),
    ] {
        let answer = raw(&app, request.as_bytes());
        assert_eq!(statuses(&answer), ["431"], "{answer}");
    }
    assert_eq!(app.get("/healthz").status, 200);
}

/// No cookie is set and no page of another origin is ever allowed to read or to ask: nothing is done in somebody's name
/// by a browser that was led here.
#[test]
fn no_address_that_changes_something_is_open_to_other_pages() {
    let app = TestApp::start_with(&["--address-writes", "9999/s"]);
    for (method, path) in ROUTES.into_iter().filter(|(method, _)| *method == "post") {
        let foreign = [("Origin", "https://evil.example"), ("Content-Type", "application/json")];
        let answer = app.post_with(path, "{}", &foreign);
        assert_eq!((answer.status, &answer.json()["code"]), (403, &json!("foreign_origin")), "{path}");
        for plain in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""] {
            let answer = app.post_with(path, "{}", &[("Content-Type", plain)]);
            assert_eq!(answer.status, 415, "{method} {path} as {plain:?}");
        }
        let asked = format!(
            "OPTIONS {path} HTTP/1.1\r\n{HOST}Origin: https://evil.example\r\n\
             Access-Control-Request-Method: POST\r\nConnection: close\r\n\r\n"
        );
        let answer = raw(&app, asked.as_bytes()).to_lowercase();
        assert!(!answer.contains("access-control-") && !answer.contains("set-cookie"), "{answer}");
        assert!(answer.starts_with("http/1.1 405"), "{path}: {answer}");
    }
    let answer = app.get_with("/api/live", &[("Origin", "https://evil.example")]);
    assert!(!answer.has_header("access-control-allow-origin") && !answer.has_header("set-cookie"));
}

/// Nothing that comes in is unpacked, so that nothing small becomes large.
#[test]
fn nothing_that_comes_in_is_unpacked() {
    let app = TestApp::start();
    let packed = "\u{1f}not really packed, but said to be";
    let headers = [("Content-Type", "application/json"), ("Content-Encoding", "gzip")];
    assert_eq!(app.post_with("/api/games", packed, &headers).json()["code"], "not_a_game_file");
    assert_eq!(app.post_with("/api/rooms", packed, &headers).status, 400);
    assert_eq!(app.post_with("/api/rooms", &wish(), &headers).status, 200, "it is read as it is");
    let upgrade = format!(
        "GET /ws HTTP/1.1\r\n{HOST}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
    );
    let answer = raw(&app, upgrade.as_bytes()).to_lowercase();
    assert!(answer.starts_with("http/1.1 101") && !answer.contains("permessage-deflate"), "{answer}");
}

/// A client must mask what it sends, so that no proxy takes it for something else.
#[test]
fn frames_that_no_client_sends_end_the_socket_and_no_other() {
    let app = TestApp::start();
    let seat = open_room(&app);
    let (mut good, _) = Socket::enter(&app, &seat);
    let ping = br#"{"type":"ping"}"#;
    let unmasked = [&[0x81, 0x0f][..], ping].concat();
    let reserved = [0xc1, 0x80, 0, 0, 0, 0].to_vec();
    let unknown = [0x83, 0x80, 0, 0, 0, 0].to_vec();
    let long_control = [&[0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0][..], &[0; 256]].concat();
    let endless = [0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0].to_vec();
    for frame in [unmasked, reserved, unknown, long_control, endless] {
        let mut bad = Socket::open(&app);
        bad.stream().write_all(&frame).unwrap();
        while let Heard::Message(message) = bad.next() {
            assert_ne!(message["type"], "pong", "{frame:?}");
        }
    }
    good.say(&json!({ "type": "ping" }));
    assert_eq!(good.answer(), json!({ "type": "pong" }));
}
