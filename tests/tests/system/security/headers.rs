//! The headers of every kind of answer.

use super::{raw, statuses};
use crate::api::ROUTES;
use crate::app::{App, Engine};
use crate::game::AnyGame;
use crate::socket::wish;
use crate::table::{Table, Wish, player_key};
use crate::test_app::{Answer, TestApp};

const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; \
                      object-src 'none'";

#[track_caller]
fn check(answer: &Answer, what: &str) {
    assert_eq!(answer.header("content-security-policy"), POLICY, "{what}");
    assert_eq!(answer.header("x-content-type-options"), "nosniff", "{what}");
    assert_eq!(answer.header("referrer-policy"), "no-referrer", "{what}");
    assert!(answer.header("permissions-policy").contains("microphone=()"), "{what}");
    assert!(!answer.has_header("set-cookie") && !answer.has_header("server"), "{what}");
    // Only the proxy knows whether there is TLS: it says so.
    assert!(!answer.has_header("strict-transport-security"), "{what}");
    assert!(!answer.has_header("access-control-allow-origin"), "{what}");
}

/// Every address, as it is meant and as it is not.
#[test]
fn every_answer_of_every_address_has_its_headers() {
    let app = TestApp::start_with(&["--address-reads", "9999/s", "--address-writes", "9999/s"]);
    for (method, route) in ROUTES {
        let path = route.replace("{id}", "none").replace("{code}", "none");
        let bodies = ["{}", "[", &"x".repeat(20_000)];
        let answers: Vec<Answer> = match method {
            "get" => vec![app.get(&path), app.post_json(&path, "{}")],
            _ => bodies.iter().map(|body| app.post_json(&path, body)).chain([app.get(&path)]).collect(),
        };
        for answer in &answers {
            check(answer, &format!("{method} {path}: {}", answer.status));
            let is_picture = path.ends_with("card.png");
            assert!(is_picture || answer.header("cache-control") == "no-store", "{path}: {}", answer.status);
        }
    }
    let page = app.get("/");
    let tag = page.header("etag").to_owned();
    let asset = page.body.split('"').find(|part| part.starts_with("/assets/")).expect("it has assets");
    for (path, status) in
        [("/", 200), ("/t/x", 200), ("/game/none", 200), ("/sw.js", 200), (asset, 200), ("/none.js", 404)]
    {
        let answer = app.get(path);
        assert_eq!(answer.status, status, "{path}");
        check(&answer, path);
    }
    let held = app.get_with("/", &[("If-None-Match", &tag)]);
    assert_eq!(held.status, 304);
    check(&held, "a page that is held");
    let limited = TestApp::start_with(&["--address-writes", "1/h:1"]);
    limited.post_json("/api/rooms", &wish());
    let limited = limited.post_json("/api/rooms", &wish());
    assert_eq!(limited.status, 429);
    check(&limited, "too much");
}

/// Those that are written before a request is understood have neither a body nor anything to protect.
#[test]
fn an_answer_without_headers_has_no_body() {
    let app = TestApp::start_with(&["--max-connections", "1"]);
    let _only = std::net::TcpStream::connect(app.address()).unwrap();
    for (answer, status) in [
        (raw(&app, b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"), "503"),
        (raw(&TestApp::start(), b"GET / HTTP/1.1\r\nbad header\r\n\r\n"), "400"),
    ] {
        assert_eq!(statuses(&answer), [status], "{answer}");
        assert!(
            answer.to_lowercase().contains("content-length: 0") && answer.ends_with("\r\n\r\n"),
            "{answer}"
        );
    }
}

/// What belongs to one person, and files of games, are kept by nobody on the way; the page that is given away may run
/// its own scripts and reach nothing.
#[test]
fn what_is_somebodys_own_is_kept_by_no_cache() {
    let app = App::start(Engine::Sqlite);
    let mut table = Table::<AnyGame>::playing(&app, Wish { seed: 970, ..Wish::default() });
    table.play_to_end();
    let game = format!("/api/games/{}", table.players[0].knows.room().game_id.as_str());
    let key = player_key(0);
    for path in [
        "/api/me".to_owned(),
        "/api/me/games".to_owned(),
        "/api/me/statistics".to_owned(),
        format!("/api/me/evening?game={}", table.players[0].knows.room().game_id.as_str()),
        game.clone(),
        format!("{game}/file"),
        format!("{game}/page"),
        format!("{game}/replay"),
    ] {
        let answer = app.get_with(&path, &[("X-Player-Key", &key)]);
        assert_eq!((answer.status, answer.header("cache-control")), (200, "no-store"), "{path}");
        check(&answer, &path);
    }
    let page = app.get(&format!("{game}/page"));
    assert!(page.header("content-disposition").starts_with("attachment; filename=\""));
    let own = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:";
    assert!(page.body.contains(&format!("<meta http-equiv=\"content-security-policy\" content=\"{own}\">")));
}
