//! What the server does not put up with, and that nobody else notices it.

mod flood;
mod limits;

use std::io::Read;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::socket::{Heard, Socket, hello, open_room};
use crate::test_app::{TestApp, half_a_request};

const PING: &str = r#"{"type":"ping"}"#;

/// A socket in a room that works after whatever the others did.
fn check_works(socket: &mut Socket) {
    socket.say_text(PING);
    assert_eq!(socket.answer(), json!({ "type": "pong" }));
}

#[test]
fn a_page_of_another_host_opens_no_socket() {
    let app = TestApp::start_with(&["--allowed-origins", "https://friend.example"]);
    let open = |origin: &str| Socket::open_with(&app, &[("Origin", origin)]).map(drop);
    assert_eq!(open("https://evil.example"), Err(403));
    assert_eq!(open("null"), Err(403));
    assert_eq!(open("https://friend.example"), Ok(()));
    assert_eq!(open(&format!("http://{}", app.address())), Ok(()));
    let page = [("Origin", "https://evil.example"), ("Content-Type", "application/json")];
    let answer = app.post_with("/api/rooms", "{}", &page);
    assert_eq!((answer.status, &answer.json()["code"]), (403, &json!("foreign_origin")));
}

#[test]
fn a_message_that_is_too_long_ends_the_socket_and_no_other() {
    let app = TestApp::start();
    let seat = open_room(&app);
    let (mut good, _) = Socket::enter(&app, &seat);
    let (mut bad, _) = Socket::enter(&app, &seat);
    bad.say_text(&format!("{PING:20000}"));
    bad.expect_error("too_large");
    bad.expect_close(1008);
    let mut stranger = Socket::open(&app);
    stranger.say_bytes(&vec![0; 100_000]);
    stranger.expect_error("too_large");
    stranger.expect_close(1008);
    check_works(&mut good);
}

#[test]
fn the_longest_message_that_is_allowed_is_read() {
    let app = TestApp::start();
    let (mut socket, _) = Socket::enter(&app, &open_room(&app));
    socket.say_text(&format!("{PING:16384}"));
    assert_eq!(socket.answer(), json!({ "type": "pong" }));
}

#[test]
fn bytes_are_a_mistake_and_too_many_mistakes_end_the_socket() {
    let app = TestApp::start_with(&["--max-mistakes", "3"]);
    let seat = open_room(&app);
    let (mut good, _) = Socket::enter(&app, &seat);
    let (mut bad, _) = Socket::enter(&app, &seat);
    for _ in 0..3 {
        bad.say_bytes(b"\x00\xff");
        bad.expect_error("malformed");
        check_works(&mut bad);
    }
    bad.say_bytes(b"\x00\xff");
    bad.expect_error("malformed");
    bad.expect_close(1008);
    check_works(&mut good);
}

#[test]
fn garbage_is_answered_with_what_is_wrong_with_it() {
    let app = TestApp::start();
    let seat = open_room(&app);
    let mut socket = Socket::open(&app);
    socket.say_text("{");
    socket.expect_error("malformed");
    socket.say_text(r#"{"type":"dance"}"#);
    socket.expect_error("unknown_message");
    socket.say_text("[]");
    socket.expect_error("unknown_message");
    socket.say(&json!({ "type": "chat", "id": "x-1", "text": "Hello?" }));
    let answer = socket.answer();
    assert_eq!((&answer["id"], &answer["code"]), (&json!("x-1"), &json!("out_of_order")));
    socket.say(&json!({ "type": "hello", "version": 2 }));
    socket.expect_error("unsupported_version");
    socket.say(&hello(&seat));
    assert_eq!(socket.message()["type"], "welcome");
    socket.say(&json!({ "type": "act", "id": "x-2", "act": { "do": "dance" } }));
    assert_eq!(socket.expect_answer_to("x-2")["code"], "unknown_message");
}

#[test]
fn one_who_does_not_say_hello_in_time_is_sent_away() {
    let app = TestApp::start_with(&["--hello-timeout-ms", "30"]);
    let mut socket = Socket::open(&app);
    socket.expect_error("out_of_order");
    socket.expect_close(1008);
}

#[test]
fn hello_comes_first_and_once() {
    let app = TestApp::start();
    let seat = open_room(&app);
    let mut socket = Socket::open(&app);
    socket.say_text(PING);
    socket.expect_error("out_of_order");
    socket.say(&hello(&seat));
    assert_eq!(socket.message()["type"], "welcome");
    socket.say(&hello(&seat));
    socket.expect_error("out_of_order");
    check_works(&mut socket);
}

#[test]
fn a_wrong_room_and_a_foreign_seat_are_refused() {
    let app = TestApp::start();
    let (one, other) = (open_room(&app), open_room(&app));
    let mut socket = Socket::open(&app);
    socket.say(&hello(&json!({ "room": "nowhere", "token": one["token"] })));
    socket.expect_error("unknown_room");
    socket.say(&hello(&json!({ "room": other["room"], "token": one["token"] })));
    socket.expect_error("unknown_seat_token");
    socket.say(&hello(&one));
    assert_eq!(socket.message()["type"], "welcome");
}

#[test]
fn a_head_that_comes_too_slowly_is_cut_off() {
    let app = TestApp::start_with(&["--header-timeout-ms", "100"]);
    let start = Instant::now();
    for mut slow in [half_a_request(&app), TcpStream::connect(app.address()).unwrap()] {
        slow.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        let mut rest = Vec::new();
        slow.read_to_end(&mut rest).expect("the server closes");
    }
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
}

#[test]
fn a_socket_outlives_the_time_of_a_head() {
    let app = TestApp::start_with(&["--header-timeout-ms", "50", "--request-timeout-ms", "50"]);
    let (mut socket, _) = Socket::enter(&app, &open_room(&app));
    // A head that was begun later has had its time when this ends.
    let mut slow = half_a_request(&app);
    slow.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    slow.read_to_end(&mut Vec::new()).expect("the server closes");
    check_works(&mut socket);
}

#[test]
fn a_body_that_comes_too_slowly_is_cut_off() {
    use std::io::Write;
    let app = TestApp::start_with(&["--request-timeout-ms", "100"]);
    let mut slow = TcpStream::connect(app.address()).unwrap();
    slow.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    let head = "POST /api/rooms HTTP/1.1\r\nHost: sanmon\r\nContent-Type: application/json\r\n\
                Content-Length: 100\r\n\r\n{";
    slow.write_all(head.as_bytes()).unwrap();
    let mut answer = [0; 12];
    slow.read_exact(&mut answer).unwrap();
    assert_eq!(&answer, b"HTTP/1.1 408");
}

#[test]
fn one_who_does_not_answer_pings_is_given_up() {
    let app = TestApp::start_with(&["--ping-interval-ms", "50", "--pong-timeout-ms", "50"]);
    let seat = open_room(&app);
    let (mut silent, _) = Socket::enter(&app, &seat);
    // One that reads answers pings.
    let (mut lively, _) = Socket::enter(&app, &seat);
    lively.stream().set_read_timeout(Some(Duration::from_millis(10))).unwrap();
    let start = Instant::now();
    while !app.get("/metrics").body.contains("sanmon_sockets_dropped_total{reason=\"silent\"} 1") {
        assert!(start.elapsed() < Duration::from_secs(10), "the silent one is still there");
        lively.breathe();
    }
    while silent.next() != Heard::Gone {}
    lively.stream().set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    check_works(&mut lively);
}
