//! Hostile strings through every field that takes a text: into the database, the log, the page, the picture.

use serde_json::{Value, json};
use tempfile::NamedTempFile;

use super::{HOSTILE, encoded, raw};
use crate::app::{App, Engine, on_each_engine};
use crate::game::AnyGame;
use crate::socket::{Socket, hello};
use crate::table::{Table, Wish, player_key};
use crate::test_app::TestApp;

/// Every query that takes a text.
const QUERIES: [&str; 11] = [
    "/api/live?limit=",
    "/api/games?limit=",
    "/api/games?before=",
    "/api/me/games?game=",
    "/api/me/games?friend=",
    "/api/me/games?from_s=",
    "/api/me/games?result=",
    "/api/me/games?before=",
    "/api/me/statistics?to_s=",
    "/api/me/evening?game=",
    "/api/me/evening?offset_min=",
];

/// A query finds nothing or is refused; the same questions are answered the same afterwards.
fn hostile_strings_in_queries_find_nothing(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::<AnyGame>::playing(&app, Wish { seed: 995, ..Wish::default() });
    table.play_to_end();
    let key = player_key(0);
    let mine = || app.get_with("/api/me/games", &[("X-Player-Key", &key)]).json();
    let before = mine();
    assert_eq!(before.as_array().map(Vec::len), Some(1));
    for text in HOSTILE {
        for query in QUERIES {
            let answer = app.get_with(&format!("{query}{}", encoded(text)), &[("X-Player-Key", &key)]);
            let found_nothing = answer.status == 200 && answer.json() == json!([]);
            assert!(found_nothing || [400, 404].contains(&answer.status), "{query}{text:?}: {}", answer.body);
        }
        // A key is a text too: it is hashed before anything is asked.
        let quoted: String = text.chars().filter(char::is_ascii_graphic).collect();
        let answer = app.get_with("/api/me/games", &[("X-Player-Key", &quoted)]);
        assert!(answer.status == 401 || answer.json() == json!([]), "{text:?}: {}", answer.body);
    }
    assert_eq!(mine(), before);
}

on_each_engine! { hostile_strings_in_queries_find_nothing }

/// A name, a line, a token: what is taken is kept as it was typed, what is not taken is refused; and nothing of it makes a
/// line of its own in the log, or reaches a terminal as a command.
#[test]
fn what_people_type_makes_no_lines_in_the_log() {
    let mut app = App::start_with(Engine::Sqlite, &["--max-mistakes=1000000"]);
    let log = NamedTempFile::new().unwrap();
    app.kill();
    app.resume_logging("trace", log.reopen().unwrap());
    let game = json!({ "game": "tajuto", "touch": "feel", "open_scores": false });
    for text in HOSTILE {
        let name: String = text.chars().take(24).collect();
        let wish = json!({ "settings": { "game": game }, "seats": 2, "name": name }).to_string();
        let answer = app.post_json("/api/rooms", &wish);
        let seat = if answer.status == 200 { answer.json() } else { open(&app, &game) };
        let (mut socket, _) = Socket::enter(&app, &seat);
        socket.say(&json!({ "type": "chat", "id": "c1", "text": text }));
        socket.expect_answer_to("c1");
        socket.say(&json!({ "type": "act", "id": "a1", "act": { "do": "rename", "name": name } }));
        socket.expect_answer_to("a1");
        socket.say(&json!({ "type": text, "id": text }));
        socket.say_text(text);
        let mut other = Socket::open(&app);
        other.say(&hello(&json!({ "room": text, "token": text })));
        other.answer();
        let printable: String = text.chars().filter(|c| !c.is_control() && c.is_ascii()).collect();
        for name in ["User-Agent", "X-Forwarded-For", "X-Request-Id", "Referer", "Origin", "X-Player-Key"] {
            app.get_with(&format!("/api/games/{}", encoded(text)), &[(name, &printable)]);
        }
        let request =
            format!("POST /{} HTTP/1.1\r\nHost: sanmon\r\nConnection: close\r\n\r\n", encoded(text));
        raw(&app, request.as_bytes());
        app.post_json("/api/games", text);
        app.post_json("/api/seats", &json!({ "code": text, "name": text }).to_string());
    }
    assert!(app.terminate().success());
    let log = std::fs::read_to_string(log.path()).unwrap();
    assert!(log.lines().count() > 100, "it was talkative");
    for line in log.lines() {
        assert!(line.starts_with("20"), "a line that begins with no date: {line:?}");
        assert!(!line.chars().any(|c| c.is_control() && c != '\t'), "{line:?}");
        assert!(!line.contains("forged"), "{line:?}");
    }
}

fn open(app: &TestApp, game: &Value) -> Value {
    let wish = json!({ "settings": { "game": game }, "seats": 2, "name": "Ama" }).to_string();
    app.post_json("/api/rooms", &wish).json()
}

/// Names stand in the words for chats and in the picture of a game as text.
#[test]
fn names_are_no_markup_in_the_page_and_the_picture_of_a_game() {
    let app = App::start(Engine::Sqlite);
    let mut table = Table::<AnyGame>::open(&app, Wish { seed: 996, ..Wish::default() });
    let names = ["<script>alert(1)</scri", "\"><img src=x onerror=1>"];
    for (player, name) in table.players.iter_mut().zip(names) {
        player.act(protocol::Act::Rename { name: name.into() }).expect("it is a name");
    }
    table.catch_up();
    table.start();
    table.play_to_end();
    let id = table.players[0].knows.room().game_id.as_str().to_owned();
    let page = app.get(&format!("/game/{id}")).body;
    assert!(
        page.contains("og:title") && !page.contains("<script>alert") && !page.contains("<img src=x"),
        "{page}"
    );
    assert!(page.contains("&lt;script&gt;alert(1)&lt;/scri"), "{page}");
    let picture = app.get(&format!("/game/{id}/card.png"));
    assert_eq!((picture.status, picture.header("content-type")), (200, "image/png"));
    assert!(picture.bytes.starts_with(b"\x89PNG"));
    // The page to keep has the game packed, so that nothing in it can end the script that it stands in.
    let kept = app.get(&format!("/api/games/{id}/page")).body;
    let data = kept.split("<script id=\"game\" type=\"text/plain\">").nth(1).unwrap();
    let data = data.split("</script>").next().unwrap();
    assert!(data.chars().all(|c| c.is_ascii_alphanumeric() || "+/=".contains(c)) && data.len() > 1_000);
}
