//! Addresses that lead elsewhere than they should.

use super::{HOSTILE, encoded, raw, statuses};
use crate::test_app::TestApp;

/// Ways out of a folder, in all spellings.
const WAYS_OUT: [&str; 16] = [
    "/../../../../etc/passwd",
    "/..%2f..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/%2e%2e%2f%2e%2e%2fetc%2fpasswd.txt",
    "/..%5c..%5cetc%5cpasswd",
    "/....//....//etc/passwd",
    "/assets/../../Cargo.toml",
    "/assets/..%2f..%2fCargo.toml",
    "/assets/%2e%2e/index.html.txt",
    "/etc/passwd%00.js",
    "/%00",
    "/..;/etc/passwd",
    "/%c0%ae%c0%ae/etc/passwd",
    "/file:///etc/passwd",
    "/sanmon.sqlite",
    "/proc/self/environ",
];

#[test]
fn no_path_leads_out_of_the_client() {
    let app = TestApp::start();
    let page = app.get("/").body;
    for path in WAYS_OUT {
        let request = format!("GET {path} HTTP/1.1\r\nHost: sanmon\r\nConnection: close\r\n\r\n");
        let answer = raw(&app, request.as_bytes());
        let is_page = statuses(&answer) == ["200"] && answer.ends_with(page.as_str());
        assert!(is_page || statuses(&answer)[0] == "404", "{path}: {answer}");
        assert!(!answer.contains("root:") && !answer.contains("SQLite") && !answer.contains("[workspace]"));
    }
}

#[test]
fn what_is_no_name_of_a_game_or_room_is_none() {
    let app = TestApp::start_with(&["--address-reads", "9999/s"]);
    let page = app.get("/").body;
    let ways_out = WAYS_OUT.map(|path| path[1..].replace('/', "%2f"));
    for name in HOSTILE.map(encoded).iter().chain(&ways_out) {
        for path in [
            format!("/api/games/{name}"),
            format!("/api/games/{name}/file"),
            format!("/api/games/{name}/page"),
            format!("/api/games/{name}/replay"),
            format!("/game/{name}/card.png"),
        ] {
            let answer = app.get(&path);
            assert_eq!(
                (answer.status, answer.json()["code"].as_str()),
                (404, Some("unknown_game")),
                "{path}"
            );
        }
        let answer = app.get(&format!("/api/rooms/{name}"));
        assert_eq!((answer.status, answer.json()["code"].as_str()), (404, Some("unknown_room")), "{name}");
        // The page of a game that is none is the client's page as it is, or nothing where it looks like a file.
        let answer = app.get(&format!("/game/{name}"));
        assert!(answer.status == 404 || answer.body == page, "{name}: {}", answer.body);
    }
}

/// The server leads nobody elsewhere.
#[test]
fn nobody_is_led_elsewhere() {
    let app = TestApp::start();
    for path in [
        "//evil.example",
        "//evil.example/..",
        "/\\evil.example",
        "/%5cevil.example",
        "/%0d%0aLocation:%20https://evil.example",
        "/?next=https://evil.example",
        "/game/none?url=https://evil.example",
        "/assets",
        "/api",
    ] {
        let request = format!("GET {path} HTTP/1.1\r\nHost: sanmon\r\nConnection: close\r\n\r\n");
        let answer = raw(&app, request.as_bytes());
        assert!(!statuses(&answer)[0].starts_with('3'), "{path}: {answer}");
        let head = answer.split("\r\n\r\n").next().unwrap().to_lowercase();
        assert!(!head.contains("\r\nlocation:") && !head.contains("evil.example"), "{path}: {head}");
    }
}

/// What a request says of its host stands in no page but as an address of that very host, and never as markup.
#[test]
fn a_foreign_host_poisons_no_page() {
    let app = TestApp::start();
    let plain = app.get("/").body;
    let forged = [
        ("X-Forwarded-Host", "evil.example"),
        ("X-Forwarded-Proto", "https"),
        ("X-Original-URL", "/api/games"),
        ("X-Rewrite-URL", "/api/games"),
        ("Forwarded", "host=evil.example;proto=https"),
        ("X-Forwarded-Prefix", "//evil.example"),
    ];
    for path in ["/", "/t/some-code", "/game/none"] {
        let answer = app.get_with(path, &forged);
        assert_eq!(answer.body, plain, "{path}");
        assert_eq!(answer.header("cache-control"), "no-cache", "no cache keeps a page unasked");
    }
}
