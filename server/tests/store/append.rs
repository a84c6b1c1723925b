//! What is appended is there, in its order, whoever else appends at the same moment.

use server::store::{Append, AppendError, ChatRow, Malformed, NotSaved, RoomPhase};
use tokio::task::JoinSet;

use crate::fixture::{
    Fixture, append, append_at_once, commanded, line, numbers, on_both, record, room, row_of,
};

on_both!(
    a_room_and_its_log_come_back_as_they_were,
    the_rows_and_lines_of_a_room_follow_it,
    rooms_that_wait_together_are_committed_together,
    a_room_may_be_in_a_group_many_times,
    many_tasks_keep_the_order_of_each_room,
    a_large_append_is_split_into_statements,
    a_full_queue_is_not_saved,
    a_closed_store_takes_nothing_but_stored_what_waited,
    what_is_wrong_in_itself_is_refused,
);

async fn a_room_and_its_log_come_back_as_they_were(fixture: Fixture) {
    let store = fixture.open().await;
    assert_eq!(store.load("a").await.unwrap(), None);
    let records = vec![record(1), commanded(2, 3, "c-1"), commanded(3, 0, "c-1"), commanded(4, 3, "c-2")];
    store.append(append("a", records.clone())).await.unwrap();
    assert_eq!(store.load("a").await.unwrap(), Some((room("a"), records.clone())));
    assert_eq!(store.records_from("a", 3).await.unwrap(), records[2..]);
    assert_eq!(store.records_from("a", 5).await.unwrap(), []);
    assert_eq!(store.records_from("b", 1).await.unwrap(), []);
}

async fn the_rows_and_lines_of_a_room_follow_it(fixture: Fixture) {
    let store = fixture.open().await;
    store.append(append("a", [record(1)])).await.unwrap();
    let mut next = append("a", [record(2)]);
    row_of(&mut next).phase = RoomPhase::Playing;
    row_of(&mut next).listed = true;
    row_of(&mut next).join_code = "other".to_owned();
    row_of(&mut next).summary = "{\"seats\":2}".to_owned();
    next.chat = (1..=5).map(line).collect();
    store.append(next.clone()).await.unwrap();
    let (row, records) = store.load("a").await.unwrap().unwrap();
    assert_eq!((Some(row), records.len()), (next.row.clone(), 2));

    // Records alone, and chat alone: the row stays as it was.
    store.append(Append { row: None, ..append("a", [record(3)]) }).await.unwrap();
    let said = Append { row: None, chat: vec![line(6)], ..append("a", []) };
    store.append(said).await.unwrap();
    let (row, records) = store.load("a").await.unwrap().unwrap();
    assert_eq!((Some(row), records.len()), (next.row, 3));
    let said = |lines: Vec<ChatRow>| lines.iter().map(|line| line.number).collect::<Vec<_>>();
    assert_eq!(store.chat_since("a", 4, 10).await.unwrap(), [line(5), line(6)]);
    assert_eq!(said(store.chat_since("a", 0, 10).await.unwrap()), [1, 2, 3, 4, 5, 6]);
    assert_eq!(said(store.chat_since("a", 0, 2).await.unwrap()), [5, 6]);
    assert_eq!(store.chat_since("a", 6, 2).await.unwrap(), []);
    assert_eq!(store.chat_since("b", 0, 2).await.unwrap(), []);
}

async fn rooms_that_wait_together_are_committed_together(fixture: Fixture) {
    let store = fixture.open().await;
    let rooms: Vec<String> = (0..50).map(|room| format!("room-{room}")).collect();
    let appends = rooms.iter().map(|room| append(room, [record(1), commanded(2, 1, "same")]));
    for result in append_at_once(&store, appends).await {
        result.unwrap();
    }
    for room in &rooms {
        assert_eq!(numbers(&store, room).await, [1, 2]);
    }
    let groups = store.stats().group_size();
    assert_eq!((groups.count, groups.sum), (1, 50));
    assert_eq!((store.stats().stored(), store.stats().commit_us().count), (50, 1));
    assert_eq!(store.queue_depth(), 0);
}

async fn a_room_may_be_in_a_group_many_times(fixture: Fixture) {
    let store = fixture.open().await;
    let appends = (1..=20).map(|seq| {
        let mut append = append("a", [record(seq)]);
        row_of(&mut append).updated_at_ms = seq.into();
        append
    });
    for result in append_at_once(&store, appends).await {
        result.unwrap();
    }
    assert_eq!(store.stats().group_size().count, 1);
    let (row, records) = store.load("a").await.unwrap().unwrap();
    assert_eq!((row.updated_at_ms, records.len()), (20, 20));
}

async fn many_tasks_keep_the_order_of_each_room(mut fixture: Fixture) {
    fixture.config.group_size = 3;
    let store = fixture.open().await;
    let mut tasks = JoinSet::new();
    for room in 0..10 {
        let store = store.clone();
        tasks.spawn(async move {
            for seq in 1..=10 {
                store.append(append(&format!("room-{room}"), [record(seq)])).await.unwrap();
            }
        });
    }
    tasks.join_all().await;
    for room in 0..10 {
        assert_eq!(numbers(&store, &format!("room-{room}")).await, (1..=10).collect::<Vec<_>>());
    }
    assert!(store.stats().group_size().count < 100);
}

async fn a_large_append_is_split_into_statements(mut fixture: Fixture) {
    fixture.config.timeout_ms = 60_000;
    let store = fixture.open().await;
    store.append(append("a", (1..=12_000).map(record))).await.unwrap();
    assert_eq!(numbers(&store, "a").await, (1..=12_000).collect::<Vec<_>>());
}

async fn a_full_queue_is_not_saved(mut fixture: Fixture) {
    fixture.config.queue_length = 2;
    let store = fixture.open().await;
    let results = append_at_once(&store, (0..5).map(|room| append(&format!("{room}"), [record(1)]))).await;
    let full = Err(AppendError::NotSaved(NotSaved::QueueFull));
    assert_eq!(results, [Ok(()), Ok(()), full.clone(), full.clone(), full]);
    assert_eq!(store.load("4").await.unwrap(), None);
}

async fn a_closed_store_takes_nothing_but_stored_what_waited(fixture: Fixture) {
    let store = fixture.open().await;
    let waiting = tokio::spawn({
        let store = store.clone();
        async move { store.append(append("a", [record(1)])).await }
    });
    tokio::task::yield_now().await;
    store.close().await;
    waiting.await.unwrap().unwrap();
    let refused = store.append(append("a", [record(2)])).await.unwrap_err();
    assert_eq!(refused, AppendError::NotSaved(NotSaved::Closed));
    assert_eq!(numbers(&fixture.open().await, "a").await, [1]);
}

async fn what_is_wrong_in_itself_is_refused(fixture: Fixture) {
    let store = fixture.open().await;
    let check = async |append, expected: Malformed| {
        assert_eq!(store.append(append).await, Err(AppendError::Malformed(expected)));
    };
    check(append("a", [record(0)]), Malformed::Numbers).await;
    check(append("a", [record(1), record(3)]), Malformed::Numbers).await;
    check(append("a", [record(2), record(1)]), Malformed::Numbers).await;
    check(Append { room: "b".to_owned(), ..append("a", [record(1)]) }, Malformed::Row).await;
    check(append("a\0", [record(1)]), Malformed::Nul).await;
    assert_eq!(store.load("a").await.unwrap(), None);
}
