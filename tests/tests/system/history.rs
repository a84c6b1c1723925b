//! What a device has played: its games, what they come to, an evening, and what is kept of its player.

use games::{satori::Satori, tajuto::Tajuto};
use protocol::{ErrorCode, FinishedTable, ForgetMe, Kept, RenameMe, Statistics};
use serde_json::{Value, json};

use crate::app::{App, Engine, on_each_engine};
use crate::game::TestGame;
use crate::table::{Table, Wish, player_key};
use crate::test_app::{Answer, TestApp};

/// Plays a game of two with some chat to its end.
fn play<G: TestGame>(app: &App, seed: u64) -> String {
    let mut table = Table::<G>::playing(app, Wish { seed, ..Wish::default() });
    for (number, text) in [(0, "Hello!"), (0, "Here we go"), (1, "Good luck")] {
        let id = table.players[number].write(text);
        table.players[number].outcome(&id).expect("a line is written");
    }
    table.play_to_end();
    table.players[0].knows.room().game_id.as_str().to_owned()
}

fn list(app: &App, player: u8, query: &str) -> Vec<FinishedTable> {
    app.look_as(&player_key(player), &format!("/api/me/games{query}")).expect("there is a list")
}

fn ids(tables: &[FinishedTable]) -> Vec<&str> {
    tables.iter().map(|table| table.id.as_str()).collect()
}

fn statistics(app: &App, player: u8, query: &str) -> Statistics {
    app.look_as(&player_key(player), &format!("/api/me/statistics{query}")).expect("there are sums")
}

fn games_are_found_by_what_one_remembers(engine: Engine) {
    let app = App::start(engine);
    let (first, second) = (play::<Tajuto>(&app, 71), play::<Satori>(&app, 72));
    let all = list(&app, 0, "");
    assert_eq!(ids(&all), [&second, &first]);
    assert_eq!(all[0].mine.map(u8::from), Some(0));
    assert_eq!(ids(&list(&app, 0, "?game=tajuto")), [&first]);
    assert_eq!(ids(&list(&app, 0, "?game=satori")), [&second]);

    let won: Vec<&str> =
        all.iter().filter(|table| table.players[0].won).map(|table| table.id.as_str()).collect();
    assert_eq!(ids(&list(&app, 0, "?result=won")), won);
    assert_eq!(list(&app, 0, "?result=lost").len(), all.len() - won.len());

    let (from_s, to_s) = (all[1].ended_s, all[0].ended_s + 1);
    assert_eq!(list(&app, 0, &format!("?from_s={from_s}&to_s={to_s}")), all);
    assert_eq!(list(&app, 0, &format!("?from_s={to_s}")), []);
    assert_eq!(list(&app, 0, &format!("?to_s={from_s}")), []);

    let friend = &statistics(&app, 0, "").friends[0].friend;
    assert_eq!(list(&app, 0, &format!("?friend={friend}")), all);
    assert_eq!(list(&app, 1, &format!("?friend={friend}")), [], "it means nothing to others");
    assert_eq!(list(&app, 0, "?friend=nobody"), []);
    assert_eq!(list(&app, 2, ""), []);
}

fn pages_lead_to_each_other(engine: Engine) {
    let app = App::start(engine);
    let played: Vec<String> = (0..3).map(|seed| play::<Satori>(&app, seed)).collect();
    let key = player_key(1);
    let mut found = Vec::new();
    let mut next = Some("/api/me/games?game=satori&limit=1".to_owned());
    while let Some(address) = next {
        let page = app.get_with(&address, &[("X-Player-Key", &key)]);
        found.extend(
            page.json().as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned()),
        );
        next = page.has_header("link").then(|| link(&page));
        assert!(next.as_ref().is_none_or(|next| next.contains("game=satori&limit=1&before=")), "{next:?}");
    }
    found.reverse();
    assert_eq!(found, played);
}

fn link(page: &Answer) -> String {
    let link = page.header("link").strip_prefix('<').expect("it begins with an address");
    link.strip_suffix(">; rel=\"next\"").expect("it leads on").to_owned()
}

fn sums_are_those_of_the_games(engine: Engine) {
    let app = App::start(engine);
    play::<Tajuto>(&app, 73);
    play::<Tajuto>(&app, 74);
    let tables = list(&app, 0, "");
    let sums = statistics(&app, 0, "");
    let [game] = sums.games.as_slice() else { panic!("{sums:?}") };
    let mine = || tables.iter().map(|table| &table.players[0]);
    assert_eq!((game.game.as_str(), game.played), ("tajuto", 2));
    assert_eq!(game.won as usize, mine().filter(|me| me.won).count());
    assert_eq!(game.points, mine().map(|me| me.points).sum::<u32>());
    assert_eq!(Some(game.best), mine().map(|me| me.points).max());
    for (place, category) in game.categories.iter().enumerate() {
        assert_eq!(category.category, tables[0].players[0].scores[place].category, "in the game's order");
        assert_eq!(category.points, mine().map(|me| me.scores[place].points).sum::<u32>());
        let winners = |table: &FinishedTable| {
            let won: Vec<u32> =
                table.players.iter().filter(|p| p.won).map(|p| p.scores[place].points).collect();
            won.iter().sum::<u32>() / u32::try_from(won.len()).unwrap()
        };
        assert_eq!(category.winners, tables.iter().map(winners).sum::<u32>());
    }
    let [table] = game.tables.as_slice() else { panic!("{sums:?}") };
    assert_eq!((table.players, table.played, table.won), (2, 2, game.won));
    let first_won = tables.iter().filter(|table| table.players.iter().any(|p| p.first && p.won));
    assert_eq!(table.first_won as usize, first_won.count());
    assert_eq!(table.begun as usize, mine().filter(|me| me.first).count());
    assert_eq!(table.begun_won as usize, mine().filter(|me| me.first && me.won).count());
    let course: Vec<&str> = game.course.iter().map(|point| point.id.as_str()).collect();
    assert_eq!(course, ids(&tables).into_iter().rev().collect::<Vec<_>>());

    let [friend] = sums.friends.as_slice() else { panic!("{sums:?}") };
    assert_eq!((friend.name.as_str(), friend.last_s), ("Player 1", tables[0].ended_s));
    let games = &friend.games[0];
    assert_eq!((games.played, games.points), (2, game.points));
    assert_eq!(games.their_points, tables.iter().map(|table| table.players[1].points).sum::<u32>());
    let ahead = tables.iter().filter(|table| table.players[0].points > table.players[1].points);
    assert_eq!(games.ahead as usize, ahead.count());
    let later = statistics(&app, 0, &format!("?from_s={}", tables[0].ended_s + 1));
    assert_eq!((later.games, later.friends), (Vec::new(), Vec::new()));
}

fn an_evening_has_the_games_of_the_same_people(engine: Engine) {
    let app = App::start(engine);
    let (first, second) = (play::<Tajuto>(&app, 75), play::<Satori>(&app, 76));
    let mut alone = Table::<Satori>::playing(&app, Wish { people: 1, bots: 1, seed: 77, ..Wish::default() });
    alone.play_to_end();
    // The hours around five in the morning are far away.
    let ended_s = i64::from(list(&app, 0, "")[0].ended_s);
    let offset_min = (17 * 60 - ended_s.rem_euclid(86_400) / 60 + 1_440 + 720) % 1_440 - 720;
    let ask = |player: u8| {
        let address = format!("/api/me/evening?game={first}&offset_min={offset_min}");
        app.look_as::<Vec<FinishedTable>>(&player_key(player), &address)
    };
    assert_eq!(ids(&ask(0).expect("one played there")), [&first, &second]);
    assert_eq!(ids(&ask(1).expect("one played there")), [&first, &second]);
    assert_eq!(ask(2), Err(ErrorCode::UnknownGame), "it is for those who played there");

    let _: Kept = app.ask_as(Some(&player_key(1)), "/api/me/forget", &ForgetMe {}).expect("it is done");
    assert_eq!(ids(&ask(0).expect("one played there")), [&first]);
    assert_eq!(ask(1), Err(ErrorCode::UnknownGame));
}

fn whoever_is_forgotten_leaves_only_the_moves(engine: Engine) {
    let mut app = App::start(engine);
    let id = play::<Satori>(&app, 78);
    let kept =
        |app: &App, player: u8| app.look_as::<Kept>(&player_key(player), "/api/me").expect("it is told");
    let before = kept(&app, 0);
    assert_eq!((before.games, before.names.as_slice()), (1, &["Player 0".to_owned()][..]));
    assert_eq!((before.lines, before.since_s), (2, Some(list(&app, 0, "")[0].ended_s)));

    let rename = RenameMe { name: " Amélie  B. ".into() };
    let renamed: Kept = app.ask_as(Some(&player_key(0)), "/api/me/name", &rename).expect("it is done");
    assert_eq!(renamed.names, ["Amélie B."]);
    let shown = |app: &App| app.look::<FinishedTable>(&format!("/api/games/{id}")).expect("the game stays");
    assert_eq!(shown(&app).players[0].name, "Amélie B.");

    let table = shown(&app);
    let forgotten: Kept =
        app.ask_as(Some(&player_key(0)), "/api/me/forget", &ForgetMe {}).expect("it is done");
    let nothing = Kept { games: 0, names: Vec::new(), lines: 0, since_s: None };
    assert_eq!(forgotten, nothing);
    assert_eq!(list(&app, 0, ""), []);
    let mut expected = table;
    expected.players[0].name = String::new();
    assert_eq!(shown(&app), expected, "the points stay");
    assert_eq!(kept(&app, 1).lines, 1, "the other has said something, too");
    let file = app.get(&format!("/api/games/{id}/file")).body;
    assert!(!file.contains("Here we go") && !file.contains("Amélie"), "{file}");

    // Also after everything has been read anew.
    app.kill();
    app.resume();
    assert_eq!(kept(&app, 0), nothing);
    assert_eq!(shown(&app), expected);
}

on_each_engine! {
    games_are_found_by_what_one_remembers,
    pages_lead_to_each_other,
    sums_are_those_of_the_games,
    an_evening_has_the_games_of_the_same_people,
    whoever_is_forgotten_leaves_only_the_moves,
}

#[track_caller]
fn check_refused(answer: &Answer, status: u16, code: &str, hint: &str) {
    let problem = answer.json();
    assert_eq!((answer.status, problem["code"].as_str()), (status, Some(code)), "{problem}");
    assert!(problem["hint"].as_str().is_some_and(|text| text.contains(hint)), "{problem}");
}

#[test]
fn what_makes_no_sense_is_refused_with_a_reason() {
    let app = TestApp::start();
    let key = player_key(0);
    let get = |path: &str| app.get_with(&format!("/api/me/{path}"), &[("X-Player-Key", &key)]);
    check_refused(&get("games?game=chess"), 400, "malformed", "tajuto, satori");
    check_refused(&get("games?from_s=2&to_s=1"), 400, "malformed", "`from_s` is after `to_s`");
    check_refused(&get("statistics?from_s=2&to_s=1"), 400, "malformed", "`from_s` is after `to_s`");
    check_refused(&get("games?from_s=yesterday"), 400, "malformed", "from_s");
    check_refused(&get("statistics?to_s=99999999999"), 400, "malformed", "to_s");
    check_refused(&get("games?limit=many"), 400, "malformed", "limit");
    check_refused(&get("games?result=drawn"), 400, "malformed", "won");
    check_refused(&get("games?before=yesterday"), 400, "malformed", "`link`");
    check_refused(&get("games?before=-1.game"), 400, "malformed", "`link`");
    check_refused(&get("games?page=2"), 400, "malformed", "page");
    check_refused(&get("statistics?game=satori"), 400, "malformed", "game");
    check_refused(&get("evening"), 400, "malformed", "game");
    check_refused(&get("evening?game=none&offset_min=841"), 400, "malformed", "-840 to 840");
    check_refused(&get("evening?game=none"), 404, "unknown_game", "");
    check_refused(&get("evening?game=%00"), 404, "unknown_game", "");

    let post = |path: &str, body: &str| {
        let headers = [("Content-Type", "application/json"), ("X-Player-Key", key.as_str())];
        app.post_with(&format!("/api/me/{path}"), body, &headers)
    };
    check_refused(&post("name", r#"{"name":" "}"#), 400, "bad_name", "");
    check_refused(&post("name", "{}"), 400, "unknown_message", "name");
    check_refused(&post("forget", r#"{"really":true}"#), 400, "unknown_message", "really");
    check_refused(&post("forget", "[]"), 400, "unknown_message", "object");
}

#[test]
fn nobody_is_told_anything_without_a_key() {
    let app = TestApp::start();
    for path in ["/api/me", "/api/me/games", "/api/me/statistics", "/api/me/evening?game=none"] {
        check_refused(&app.get(path), 401, "no_player_key", "");
        check_refused(&app.get_with(path, &[("X-Player-Key", "short")]), 401, "no_player_key", "");
    }
    check_refused(&app.post_json("/api/me/name", r#"{"name":"Ama"}"#), 401, "no_player_key", "");
    check_refused(&app.post_json("/api/me/forget", "{}"), 401, "no_player_key", "");
}

#[test]
fn a_page_of_another_origin_forgets_nobody() {
    let app = TestApp::start();
    let key = player_key(0);
    let headers = [
        ("Content-Type", "application/json"),
        ("X-Player-Key", key.as_str()),
        ("Origin", "https://evil.example"),
    ];
    for path in ["/api/me/forget", "/api/me/name"] {
        check_refused(&app.post_with(path, r#"{"name":"Ama"}"#, &headers), 403, "foreign_origin", "");
    }
}

#[test]
fn without_a_game_everything_is_empty() {
    let app = TestApp::start();
    let key = player_key(0);
    let get = |path: &str| -> Value { app.get_with(path, &[("X-Player-Key", &key)]).json() };
    assert_eq!(get("/api/me"), json!({ "games": 0, "names": [], "lines": 0, "since_s": null }));
    assert_eq!(get("/api/me/statistics"), json!({ "games": [], "friends": [] }));
    assert_eq!(get("/api/me/games"), json!([]));
}
