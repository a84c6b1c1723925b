//! Rooms found by their codes and in the list of live ones.

use server::store::{RoomPhase, Store};

use crate::fixture::{Fixture, append, on_both, record, room, row_of};

on_both!(
    a_code_leads_to_its_room_only,
    live_rooms_are_listed_newest_first,
    the_newest_record_is_that_of_a_game_that_is_on
);

async fn the_newest_record_is_that_of_a_game_that_is_on(fixture: Fixture) {
    let store = fixture.open().await;
    assert_eq!(store.newest_ms().await.unwrap(), None);
    store.append(append("a", [record(1), record(2)])).await.unwrap();
    let mut over = append("b", [record(1), record(2), record(3)]);
    row_of(&mut over).phase = RoomPhase::Finished;
    store.append(over).await.unwrap();
    assert_eq!(store.newest_ms().await.unwrap(), Some(record(2).at_ms));
}

async fn a_code_leads_to_its_room_only(fixture: Fixture) {
    let store = fixture.open().await;
    store.append(append("a", [record(1)])).await.unwrap();
    store.append(append("b", [record(1)])).await.unwrap();
    assert_eq!(store.by_join_code("join-b").await.unwrap(), Some(room("b")));
    assert_eq!(store.by_watch_code("watch-b").await.unwrap(), Some(room("b")));
    assert_eq!(store.by_join_code("watch-b").await.unwrap(), None);
    assert_eq!(store.by_watch_code("join-b").await.unwrap(), None);
    assert_eq!(store.by_join_code("JOIN-b").await.unwrap(), None);
    assert_eq!(store.by_join_code("' or 1=1 --").await.unwrap(), None);
}

async fn live_rooms_are_listed_newest_first(fixture: Fixture) {
    let store = fixture.open().await;
    let put = async |id, phase, listed, updated_at_ms| {
        let mut append = append(id, []);
        row_of(&mut append).phase = phase;
        row_of(&mut append).listed = listed;
        row_of(&mut append).updated_at_ms = updated_at_ms;
        store.append(append).await.unwrap();
    };
    put("waiting", RoomPhase::Waiting, true, 9).await;
    put("old", RoomPhase::Playing, true, 1).await;
    put("new", RoomPhase::Playing, true, 5).await;
    put("middle", RoomPhase::Playing, true, 3).await;
    put("private", RoomPhase::Playing, false, 7).await;
    put("over", RoomPhase::Finished, true, 8).await;
    put("given-up", RoomPhase::Abandoned, true, 8).await;
    assert_eq!(live(&store, 10).await, ["new", "middle", "old"]);
    assert_eq!(live(&store, 2).await, ["new", "middle"]);
    put("old", RoomPhase::Playing, true, 6).await;
    put("new", RoomPhase::Finished, true, 6).await;
    assert_eq!(live(&store, 10).await, ["old", "middle"]);
}

async fn live(store: &Store, limit: u32) -> Vec<String> {
    store.live(limit).await.unwrap().into_iter().map(|row| row.room).collect()
}
