//! The HTTP API: what it answers, and how it says no.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::socket::{Socket, open_room, wish};
use crate::test_app::{Answer, TestApp};

const KEY: &str = "a-key-of-a-device-with-many-bits";

/// The document says so, and the server does so.
pub(crate) const ROUTES: [(&str, &str); 27] = [
    ("get", "/api/games"),
    ("get", "/api/games/{id}"),
    ("get", "/api/games/{id}/file"),
    ("get", "/api/games/{id}/page"),
    ("get", "/api/games/{id}/replay"),
    ("post", "/api/games"),
    ("get", "/api/live"),
    ("get", "/api/me"),
    ("get", "/api/me/evening"),
    ("get", "/api/me/games"),
    ("get", "/api/me/statistics"),
    ("get", "/api/openapi.json"),
    ("get", "/api/rooms/{code}"),
    ("get", "/game/{id}/card.png"),
    ("get", "/healthz"),
    ("get", "/metrics"),
    ("get", "/readyz"),
    ("get", "/ws"),
    ("post", "/api/me/forget"),
    ("post", "/api/me/name"),
    ("post", "/api/passes"),
    ("post", "/api/practice"),
    ("post", "/api/screens"),
    ("get", "/api/push"),
    ("post", "/api/tables"),
    ("post", "/api/rooms"),
    ("post", "/api/seats"),
];

#[track_caller]
fn check_problem(answer: &Answer, status: u16, code: &str) {
    assert_eq!(answer.status, status, "{}", answer.body);
    let problem = answer.json();
    assert_eq!(problem["code"], code, "{problem}");
    assert_eq!(problem["request"], answer.header("x-request-id"), "{problem}");
    assert!(problem["hint"].as_str().is_some_and(|hint| !hint.is_empty()), "{problem}");
    assert_eq!(answer.header("content-type"), "application/json");
    assert_eq!(answer.header("cache-control"), "no-store");
}

/// A schema of the document, with all that it refers to.
fn schema(document: &Value, name: &str) -> jsonschema::Validator {
    let schema = json!({
        "$ref": format!("#/components/schemas/{name}"),
        "components": document["components"],
    });
    jsonschema::validator_for(&schema).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[track_caller]
fn check_is(document: &Value, name: &str, value: &Value) {
    if let Err(error) = schema(document, name).validate(value) {
        panic!("no {name}: {error}: {value}");
    }
}

#[test]
fn the_document_lists_the_routes_and_the_routes_are_there() {
    let app = TestApp::start();
    let document = app.get("/api/openapi.json").json();
    assert_eq!(document["openapi"], "3.1.0");
    let paths = document["paths"].as_object().unwrap();
    let listed: BTreeSet<(&str, &str)> = paths
        .iter()
        .flat_map(|(path, methods)| methods.as_object().unwrap().keys().map(|m| (m.as_str(), path.as_str())))
        .collect();
    assert_eq!(listed, BTreeSet::from(ROUTES));
    for (method, path) in ROUTES {
        let path = path.replace("{id}", "none").replace("{code}", "none-none");
        let answer = if method == "get" { app.get(&path) } else { app.post_json(&path, "{}") };
        assert_ne!(answer.status, 405, "{method} {path}");
        let unknown = r#""code":"unknown_path""#;
        assert!(!answer.body.contains(unknown), "{method} {path}: {}", answer.body);
    }
}

#[test]
fn every_reference_in_the_document_leads_somewhere() {
    fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
        match value {
            Value::Object(object) => {
                found.extend(object.get("$ref").and_then(Value::as_str));
                object.values().for_each(|value| references(value, found));
            }
            Value::Array(values) => values.iter().for_each(|value| references(value, found)),
            _ => {}
        }
    }
    let app = TestApp::start();
    let document = app.get("/api/openapi.json").json();
    let mut found = Vec::new();
    references(&document, &mut found);
    assert!(found.len() > 20, "{found:?}");
    for reference in found {
        let pointer = reference.strip_prefix('#').unwrap_or_else(|| panic!("{reference}"));
        assert!(document.pointer(pointer).is_some(), "{reference}");
    }
}

#[test]
fn a_room_is_opened_found_and_joined() {
    let app = TestApp::start();
    let document = app.get("/api/openapi.json").json();
    check_is(&document, "OpenRoom", &serde_json::from_str(&wish()).unwrap());
    let seat = open_room(&app);
    check_is(&document, "SeatGiven", &seat);
    let (_socket, welcome) = Socket::enter(&app, &seat);
    let code = |kind: &str| welcome["room"]["codes"][kind].as_str().unwrap().to_owned();

    let found = app.get(&format!("/api/rooms/{}", code("join"))).json();
    check_is(&document, "RoomFound", &found);
    assert_eq!((&found["room"], &found["may"]), (&seat["room"], &json!("join")));
    let watched = app.get(&format!("/api/rooms/{}", code("watch"))).json();
    assert_eq!((&watched["room"], &watched["may"]), (&seat["room"], &json!("watch")));

    let sit = |code: &str| app.post_json("/api/seats", &json!({ "code": code, "name": "Ben" }).to_string());
    check_problem(&sit(&code("watch")), 404, "unknown_room");
    let second = sit(&code("join"));
    assert_eq!(second.status, 200, "{}", second.body);
    check_is(&document, "SeatGiven", &second.json());
    assert_ne!(second.json()["token"], seat["token"]);
    check_problem(&sit(&code("join")), 409, "seat_taken");
}

#[test]
fn a_pass_carries_a_seat_once() {
    let app = TestApp::start();
    let seat = open_room(&app);
    let (mut socket, _) = Socket::enter(&app, &seat);
    socket.say(&json!({ "type": "act", "id": "a1", "act": { "do": "make_pass", "moves": false } }));
    let made = socket.expect_answer_to("a1");
    let wish = json!({ "room": seat["room"], "pass": made["secret"] }).to_string();
    let given = app.post_json("/api/passes", &wish);
    assert_eq!((given.status, &given.json()["seat"]), (200, &seat["seat"]), "{}", given.body);
    assert_ne!(given.json()["token"], seat["token"]);
    check_problem(&app.post_json("/api/passes", &wish), 403, "bad_pass");
    Socket::enter(&app, &given.json());
}

#[test]
fn a_body_that_cannot_be_read_is_refused_with_a_reason() {
    let app = TestApp::start();
    let post = |body: &str| app.post_json("/api/rooms", body);
    check_problem(&post("{"), 400, "malformed");
    check_problem(&post(""), 400, "malformed");
    check_problem(&post("[]"), 400, "unknown_message");
    check_problem(&post(&wish().replace("\"name\"", "\"nom\"")), 400, "unknown_message");
    check_problem(&post(&wish().replace("Ama", "")), 400, "bad_name");
    check_problem(&post(&format!("{:20000}", wish())), 413, "too_large");
    let text = app.post_with("/api/rooms", &wish(), &[("Content-Type", "text/plain")]);
    check_problem(&text, 415, "malformed");
    check_problem(&app.post("/api/rooms"), 415, "malformed");
}

#[test]
fn what_is_not_there_is_a_problem_and_no_page() {
    let app = TestApp::start();
    for path in ["/api", "/api/", "/api/nothing", "/api/rooms", "/api/games/none/files"] {
        let answer = app.get(path);
        let has_other_methods = path == "/api/rooms";
        let (status, code) = if has_other_methods { (405, "unknown_message") } else { (404, "unknown_path") };
        check_problem(&answer, status, code);
    }
    check_problem(&app.post("/metrics"), 405, "unknown_message");
    check_problem(&app.get("/api/rooms/none-such-code"), 404, "unknown_room");
    check_problem(&app.get("/api/rooms/%ff"), 404, "unknown_room");
    check_problem(&app.get("/api/games/none"), 404, "unknown_game");
    check_problem(&app.get("/api/games/none/file"), 404, "unknown_game");
    check_problem(&app.get("/ws"), 426, "unknown_message");
}

#[test]
fn lists_are_empty_at_first_and_know_their_pages() {
    let app = TestApp::start();
    for path in ["/api/live", "/api/games", "/api/games?limit=1", "/api/games?before=17.some-game"] {
        assert_eq!(app.get(path).json(), json!([]), "{path}");
    }
    check_problem(&app.get("/api/games?before=yesterday"), 400, "malformed");
    check_problem(&app.get("/api/games?limit=many"), 400, "malformed");
}

#[test]
fn a_device_finds_its_games_by_its_key_only() {
    let app = TestApp::start();
    let mine = |key: &str| app.get_with("/api/me/games", &[("X-Player-Key", key)]);
    assert_eq!(mine(KEY).json(), json!([]));
    check_problem(&mine("short"), 401, "no_player_key");
    check_problem(&app.get("/api/me/games"), 401, "no_player_key");
}

#[test]
fn the_api_has_the_security_headers_too() {
    let app = TestApp::start();
    for answer in [app.get("/api/live"), app.get("/api/none"), app.post("/api/rooms"), app.get("/metrics")] {
        assert!(answer.header("content-security-policy").contains("default-src 'self'"));
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
    }
}
