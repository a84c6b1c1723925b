//! Practice tables: always the same dice, and nowhere in the lists.

use games::Game;
use games::dice::{Dice, Seed};
use protocol::{Act, ErrorCode, FinishedTable, LiveTable, May, RoomFound, RoomPhase, SeatGiven};
use serde_json::{Value, json};

use crate::app::{App, Engine};
use crate::game::{AnyGame, TestGame, for_each_game};
use crate::player::Player;
use crate::table::{Table, player_key};
use crate::test_app::TestApp;

/// A practice table, and one who watches.
fn practice<G: TestGame>(app: &App, seed: u64) -> Table<G> {
    let wish = json!({ "game": G::NAME, "name": "Ama" });
    let given: SeatGiven =
        app.ask_as(Some(&player_key(0)), "/api/practice", &wish).expect("practice is for everybody");
    let learner = Player::in_seat(app.address(), &given);
    let codes = learner.knows.room().codes.clone().expect("a seat has the codes");
    let watchers = vec![Player::watching(app.address(), &given.room, &codes.watch)];
    Table {
        room: given.room.clone(),
        codes,
        seats: vec![given],
        players: vec![learner],
        watchers,
        done: Vec::new(),
        chance: Seed::from(seed).stream(0),
    }
}

/// All that was told of the game, in order, without the numbers of the room's events.
fn told<G: TestGame>(table: &Table<G>) -> Vec<Value> {
    let line = |line| serde_json::to_value(line).expect("it came as JSON");
    table.players[0].knows.lines.values().map(|told| line(&told.line)).collect()
}

fn the_same_moves_are_the_same_game<G: TestGame>(engine: Engine) {
    let mut app = App::start(engine);
    let mut tables = [practice::<G>(&app, 7), practice::<G>(&app, 7)];
    for _ in 0..6 {
        assert!(tables[0].step(), "it goes on");
    }
    // A restart in between changes nothing.
    tables[0].catch_up();
    app.kill();
    app.resume();
    tables.iter_mut().for_each(Table::come_back);
    tables.iter_mut().for_each(Table::play_to_end);
    let [first, second] = &tables;
    assert_eq!(first.done.len(), second.done.len());
    assert!(first.done.iter().zip(&second.done).all(|(one, other)| one.1 == other.1));
    assert_eq!(told(first), told(second));
    assert_ne!(first.players[0].knows.room().game_id, second.players[0].knows.room().game_id);
}

fn practice_is_in_no_list_and_proves_nothing<G: TestGame>(engine: Engine) {
    let app = App::start(engine);
    let mut table = practice::<G>(&app, 3);
    let room = table.players[0].knows.room().clone();
    assert_eq!((room.phase, room.practice, room.fairness), (RoomPhase::Playing, true, None));
    for code in [&table.codes.join, &table.codes.watch] {
        let found: RoomFound = app.look(&format!("/api/rooms/{}", code.as_str())).expect("it is there");
        assert_eq!((found.commitment, found.may == May::Join), (None, code == &table.codes.join));
    }
    let take = json!({ "code": table.codes.join.as_str(), "name": "Ine" });
    assert_eq!(app.ask::<SeatGiven>("/api/seats", &take).err(), Some(ErrorCode::WrongPhase));
    assert_eq!(app.look::<Vec<LiveTable>>("/api/live"), Ok(Vec::new()));
    table.play_to_end();
    assert_eq!(table.players[0].act(Act::Rematch {}), Err(ErrorCode::WrongPhase));
    let over = table.players[0].knows.room().clone();
    assert_eq!((over.phase, over.fairness), (RoomPhase::Over, None), "there is nothing to reveal");
    assert_eq!(app.look::<Vec<FinishedTable>>("/api/games"), Ok(Vec::new()));
    assert_eq!(app.look_as::<Vec<FinishedTable>>(&player_key(0), "/api/me/games"), Ok(Vec::new()));
    let alone = app.look::<FinishedTable>(&format!("/api/games/{}", over.game_id.as_str()));
    assert_eq!(alone, Err(ErrorCode::UnknownGame));
}

fn practice_wants_a_game_and_a_name<G: TestGame>(engine: Engine) {
    let app = App::start(engine);
    let check = |wish: Value, code| {
        assert_eq!(app.ask::<SeatGiven>("/api/practice", &wish).err(), Some(code), "{wish}");
    };
    check(json!({ "game": G::NAME, "name": " \u{200b} " }), ErrorCode::BadName);
    check(json!({ "game": "go", "name": "Ama" }), ErrorCode::UnknownMessage);
    check(json!({ "game": G::NAME, "name": "Ama", "seats": 3 }), ErrorCode::UnknownMessage);
    check(json!({ "game": G::NAME, "name": "Ama", "token": "short" }), ErrorCode::UnknownMessage);
    let token = "a-secret-of-amas-device-1";
    let given: SeatGiven = app
        .ask("/api/practice", &json!({ "game": G::NAME, "name": "Ama", "token": token }))
        .expect("a token of one's own is taken");
    assert_eq!(given.token.secret(), token);
}

#[test]
fn practice_counts_among_the_rooms_of_an_address() {
    let app = TestApp::start_with(&["--max-rooms-per-address", "1"]);
    let wish = json!({ "game": AnyGame::NAME, "name": "Ama" }).to_string();
    assert_eq!(app.post_json("/api/practice", &wish).status, 200);
    let one_more = app.post_json("/api/practice", &wish);
    assert_eq!((one_more.status, &one_more.json()["code"]), (429, &json!("rate_limited")));
}

for_each_game! {
    the_same_moves_are_the_same_game,
    practice_is_in_no_list_and_proves_nothing,
    practice_wants_a_game_and_a_name,
}
