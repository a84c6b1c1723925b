//! Starting and stopping.

use std::net::TcpListener;

use crate::test_app::{TestApp, half_a_request, sanmon};

#[test]
fn it_prints_its_address_and_is_healthy() {
    let app = TestApp::start();
    assert!(app.first_line().starts_with("Sanmon is open at http://127.0.0.1:"), "{}", app.first_line());
    let answer = app.get("/healthz");
    assert_eq!((answer.status, answer.body.as_str()), (200, "ok"));
}

#[test]
fn a_signal_ends_it_well_and_it_printed_one_line_only() {
    let app = TestApp::start();
    app.get("/healthz");
    let (status, rest) = app.terminate();
    assert_eq!(status.code(), Some(0));
    assert_eq!(rest, "");
}

#[test]
fn a_peer_that_never_finishes_does_not_keep_it_alive() {
    let app = TestApp::start_with(&["--grace-ms", "10"]);
    let peer = half_a_request(&app);
    // Answered after the peer's connection was accepted: connections are taken in order.
    app.get("/healthz");
    let (status, _) = app.terminate();
    assert_eq!(status.code(), Some(0));
    drop(peer);
}

#[test]
fn a_taken_port_is_an_error_that_says_what_to_do() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let output = sanmon().args(["serve", "--listen", &address]).output().unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    assert!(stderr.contains(&address) && stderr.contains("--listen"), "{stderr}");
    assert!(output.stdout.is_empty());
}
