//! A link to a finished game in a chat: what the head of its page says, and the picture.

use protocol::{Delay, FinishedTable, GameId, Watching};

use crate::app::{App, Engine};
use crate::game::{AnyGame, TestGame, once_for_each_game};
use crate::table::{Table, Wish, player_key};
use crate::test_app::{Answer, TestApp};

/// A game that was played to its end.
fn played<G: TestGame>(app: &App, watching: Watching) -> GameId {
    let mut table = Table::<G>::open(app, Wish { people: 2, bots: 1, watching, seed: 81, ..Wish::default() });
    // Those who watch may be told late.
    table.watchers.clear();
    table.catch_up();
    table.start();
    table.play_to_end();
    table.players[0].knows.room().game_id.clone()
}

fn page_of(id: &GameId) -> String {
    format!("/game/{}", id.as_str())
}

fn picture_of(id: &GameId) -> String {
    format!("/game/{}/card.png", id.as_str())
}

/// What the head of a page says under a name.
fn told<'a>(page: &'a Answer, name: &str) -> &'a str {
    let (_, rest) =
        page.body.split_once(&format!("=\"{name}\" content=\"")).unwrap_or_else(|| panic!("no {name}"));
    rest.split('"').next().unwrap_or_default()
}

/// It is a PNG of the size that was promised.
#[track_caller]
fn check_is_picture(answer: &Answer, page: &Answer) {
    assert_eq!((answer.status, answer.header("content-type")), (200, "image/png"));
    let (signature, head) = answer.bytes.split_at(16);
    assert_eq!(signature, b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR");
    let number = |from: usize| u32::from_be_bytes(*head[from..].first_chunk().unwrap()).to_string();
    assert_eq!((number(0).as_str(), number(4).as_str()), ("1200", "630"));
    assert_eq!(told(page, "og:image:width"), number(0));
    assert_eq!(told(page, "og:image:height"), number(4));
    assert!((30_000..200_000).contains(&answer.bytes.len()), "{} bytes", answer.bytes.len());
}

fn a_link_to_a_game_tells_who_won_and_shows_its_picture<G: TestGame>() {
    let app = App::start(Engine::Sqlite);
    let id = played::<G>(&app, Watching::default());
    let table: FinishedTable = app.look(&format!("/api/games/{}", id.as_str())).unwrap();
    let page = app.get(&page_of(&id));
    assert_eq!((page.status, page.header("content-type")), (200, "text/html; charset=utf-8"));
    for player in &table.players {
        let name = if player.bot.is_some() { "Novice" } else { &player.name };
        let standing = format!("{name} {}", player.points);
        assert!(told(&page, "og:description").contains(&standing), "{standing}: {}", page.body);
        assert!(!player.won || told(&page, "og:title").contains(name), "{}", page.body);
    }
    let own = format!("http://{}", app.address());
    assert_eq!(told(&page, "og:url"), format!("{own}{}", page_of(&id)));
    let image = told(&page, "og:image").strip_prefix(&own).unwrap().to_owned();
    assert_eq!(image, picture_of(&id));

    let picture = app.get(&image);
    check_is_picture(&picture, &page);
    assert!(app.get(&image).bytes == picture.bytes, "it is the same for all");
    let held = app.get_with(&image, &[("If-None-Match", picture.header("etag"))]);
    assert_eq!((held.status, held.bytes.len()), (304, 0));
}

once_for_each_game! { a_link_to_a_game_tells_who_won_and_shows_its_picture }

#[test]
fn the_page_of_a_game_has_a_tag_of_its_own_and_is_not_taken_from_the_compressed_twin() {
    let app = App::start(Engine::Sqlite);
    let id = played::<AnyGame>(&app, Watching::default());
    let (page, index) = (app.get(&page_of(&id)), app.get("/"));
    assert_ne!(page.header("etag"), index.header("etag"));
    assert_eq!(page.header("cache-control"), index.header("cache-control"));
    let compressed = app.get_with(&page_of(&id), &[("Accept-Encoding", "br")]);
    assert!(!compressed.has_header("content-encoding"));
    assert_eq!(compressed.body, page.body);
    let ask = |tag: &str| app.get_with(&page_of(&id), &[("If-None-Match", tag)]).status;
    assert_eq!((ask(page.header("etag")), ask(index.header("etag"))), (304, 200));
    assert_eq!(app.get("/game/none").header("etag"), index.header("etag"));
}

#[test]
fn the_address_by_which_people_come_stands_before_the_one_that_was_asked() {
    let app = App::start_with(Engine::Sqlite, &["--public-url=https://play.example"]);
    let id = played::<AnyGame>(&app, Watching::default());
    let page = app.get(&page_of(&id));
    assert_eq!(told(&page, "og:image"), format!("https://play.example{}", picture_of(&id)));
}

#[test]
fn a_game_that_is_not_open_yet_has_neither_words_nor_picture() {
    let app = App::start_with(Engine::Sqlite, &["--short-delay-ms=600000"]);
    let id = played::<AnyGame>(&app, Watching { delay: Delay::Short, ..Watching::default() });
    let key = [("x-player-key", &*player_key(0))];
    assert_eq!(app.get_with(&format!("/api/games/{}", id.as_str()), &key).status, 200, "its players have it");
    let index = app.get("/").body;
    for headers in [&[][..], &key] {
        let page = app.get_with(&page_of(&id), headers);
        assert_eq!((page.status, page.body == index), (200, true), "{}", page.body);
        let picture = app.get_with(&picture_of(&id), headers);
        assert_eq!((picture.status, &picture.json()["code"]), (404, &"unknown_game".into()));
    }
}

#[test]
fn a_game_that_is_none_has_neither_words_nor_picture() {
    let app = TestApp::start();
    let index = app.get("/").body;
    for id in ["none", "%00", "%2e%2e", "%3Cb%3E", "-"] {
        let page = app.get(&format!("/game/{id}"));
        assert_eq!((page.status, page.body == index), (200, true), "{id}: {}", page.body);
        let picture = app.get(&format!("/game/{id}/card.png"));
        assert_eq!((picture.status, &picture.json()["code"]), (404, &"unknown_game".into()), "{id}");
    }
}

#[test]
fn who_asks_too_often_gets_no_picture_but_always_the_page() {
    let app = TestApp::start_with(&["--address-reads", "2/h:2"]);
    let statuses = |path: &str| [(); 3].map(|()| app.get(path).status);
    assert_eq!(statuses("/game/none/card.png"), [404, 404, 429]);
    assert_eq!(statuses("/game/none"), [200, 200, 200]);
}
