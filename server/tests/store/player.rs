//! What is kept of a player: told, given another name, forgotten.

use protocol::{OpenRoom, RoomId};
use serde_json::json;
use server::room::RoomConfig;
use server::rooms::Rooms;
use server::store::{Append, FinishedGame, KeptOfPlayer, RoomPhase, Span, Store, Wanted};

use crate::finished::{game, line, store_game};
use crate::fixture::{Fixture, append, numbers, on_both};

on_both!(
    what_is_kept_is_told,
    another_name_stands_in_all_games,
    whoever_is_forgotten_is_nowhere_any_more,
    rooms_of_the_forgotten_go_when_they_are_over,
    a_room_of_the_forgotten_that_is_in_memory_goes_later,
);

fn together(id: &str, finished_at_ms: i64) -> FinishedGame {
    let mut game = game(id, finished_at_ms, [Some("anna"), Some("bert")]);
    game.result.party = Some("anna and bert".into());
    game.lines = vec![line(1, Some(0), "hello"), line(2, Some(1), "hi"), line(3, Some(0), "bye")];
    game
}

async fn store_three(store: &Store) {
    store_game(store, together("a", 10)).await;
    let mut renamed = together("b", 20);
    renamed.result.seats[0].name = "Änne".into();
    store_game(store, renamed).await;
    store_game(store, game("c", 30, [Some("bert"), None])).await;
}

async fn what_is_kept_is_told(fixture: Fixture) {
    let store = fixture.open().await;
    assert_eq!(store.kept("anna").await.unwrap(), KeptOfPlayer::default());
    store_three(&store).await;
    store_game(&store, game("twice", 5, [Some("anna"), Some("anna")])).await;
    let names = vec!["Änne".into(), "Käthe 0".into(), "Käthe 1".into()];
    let kept = KeptOfPlayer { games: 3, names, lines: 4, since_ms: Some(5) };
    assert_eq!(store.kept("anna").await.unwrap(), kept);
}

async fn another_name_stands_in_all_games(fixture: Fixture) {
    let store = fixture.open().await;
    store_three(&store).await;
    assert_eq!(store.rename("anna".into(), "Anouk".into()).await, Ok(true));
    assert_eq!(store.rename("nobody".into(), "Anouk".into()).await, Ok(false));
    let names = async |id: &str| {
        let seats = store.result(id).await.unwrap().unwrap().seats;
        seats.into_iter().map(|seat| seat.name).collect::<Vec<_>>()
    };
    assert_eq!(names("a").await, ["Anouk", "Käthe 1", "Käthe 2"]);
    assert_eq!(names("b").await, ["Anouk", "Käthe 1", "Käthe 2"]);
    assert_eq!(names("c").await, ["Käthe 0", "Käthe 1", "Käthe 2"], "others are as they were");
    assert_eq!(store.kept("anna").await.unwrap().names, ["Anouk"]);
}

async fn whoever_is_forgotten_is_nowhere_any_more(fixture: Fixture) {
    let store = fixture.open().await;
    store_three(&store).await;
    let before = store.game("c").await.unwrap();
    assert_eq!(store.forget_player("anna".into()).await, Ok(true));
    assert_eq!(store.forget_player("anna".into()).await, Ok(false), "there is nothing left");

    assert_eq!(store.kept("anna").await.unwrap(), KeptOfPlayer::default());
    assert_eq!(store.player_games("anna", &Wanted::ALL, 10).await.unwrap(), []);
    for id in ["a", "b"] {
        let left = store.game(id).await.unwrap().unwrap();
        assert_eq!(left.lines, [line(2, Some(1), "hi")]);
        assert_eq!(left.result.party, None);
        let mut expected = together(id, left.result.finished_at_ms);
        expected.result.party = None;
        expected.result.seats[0].player_hash = None;
        expected.result.seats[0].name = String::new();
        assert_eq!(left.result, expected.result, "points and moves stay");
        assert_eq!(left.log, expected.log);
    }
    assert_eq!(store.game("c").await.unwrap(), before, "others are as they were");
    assert_eq!(store.kept("bert").await.unwrap().games, 3);
    assert_eq!(store.together("bert", Span::ALWAYS).await.unwrap(), []);
}

async fn rooms_of_the_forgotten_go_when_they_are_over(fixture: Fixture) {
    let store = fixture.open().await;
    store_three(&store).await;
    let rooms = Rooms::new(store.clone(), RoomConfig::default());
    assert_eq!(rooms.forget_player("anna".into()).await, Ok(true));
    for (game, is_there) in [("a", false), ("b", false), ("c", true)] {
        let room = format!("room-{game}");
        assert_eq!(store.load(&room).await.unwrap().is_some(), is_there, "{room}");
        assert_eq!(numbers(&store, &room).await.is_empty(), !is_there, "{room}");
        let left = store.result(game).await.unwrap().expect("a finished game stays");
        assert_eq!(left.room, is_there.then_some(room));
    }
    assert_eq!(store.forgotten(10).await.unwrap(), [""; 0]);
    assert!(rooms.get(&RoomId::new("room-a").unwrap()).await.is_err());
}

async fn a_room_of_the_forgotten_that_is_in_memory_goes_later(fixture: Fixture) {
    let store = fixture.open().await;
    let rooms = Rooms::new(store.clone(), RoomConfig::default());
    let wish = json!({ "settings": { "game": { "game": "tajuto" } }, "seats": 2, "name": "Anna" });
    let given = rooms.open(serde_json::from_value::<OpenRoom>(wish).unwrap(), None).await.unwrap();
    let room = given.room.as_str();
    let (mut row, _) = store.load(room).await.unwrap().unwrap();
    row.phase = RoomPhase::Finished;
    let mut game = together("a", 10);
    game.result.room = Some(room.into());
    store.append(Append { row: Some(row), finished: Some(game), ..append(room, []) }).await.unwrap();

    assert_eq!(rooms.forget_player("anna".into()).await, Ok(true));
    assert!(store.load(room).await.unwrap().is_some(), "somebody may look at it");
    assert_eq!(store.forgotten(10).await.unwrap(), [room]);
    rooms.stop().await;
    let rooms = Rooms::new(store.clone(), RoomConfig::default());
    assert_eq!(rooms.forget_player("nobody".into()).await, Ok(false));
    assert_eq!(store.load(room).await.unwrap(), None);
}
