//! What contradicts the stored is refused with its reason, and alone.

use server::store::{Append, AppendError, Conflict, NotSaved, ReadError, Store};

use crate::fixture::{Fixture, append, append_at_once, line, numbers, on_both, record, row_of};

on_both!(
    a_taken_number_is_told_to_its_room_only,
    so_it_is_where_one_statement_stores_all,
    a_log_with_a_gap_is_not_read,
    codes_are_unique,
    a_line_of_chat_is_stored_once,
    a_conflict_leaves_nothing_behind,
);

async fn check(store: &Store, append: Append, expected: Conflict) {
    assert_eq!(store.append(append).await, Err(AppendError::Conflict(expected)));
}

async fn a_taken_number_is_told_to_its_room_only(fixture: Fixture) {
    let store = fixture.open().await;
    store.append(append("room-7", [record(1), record(2)])).await.unwrap();
    let appends = (0..20).map(|room| append(&format!("room-{room}"), [record(1), record(2), record(3)]));
    for (room, result) in append_at_once(&store, appends).await.into_iter().enumerate() {
        let taken = Err(AppendError::Conflict(Conflict::Record { seq: 1 }));
        assert_eq!(result, if room == 7 { taken } else { Ok(()) }, "room {room}");
    }
    assert_eq!(numbers(&store, "room-7").await, [1, 2]);
    assert_eq!(numbers(&store, "room-8").await, [1, 2, 3]);
    check(&store, append("room-7", [record(2), record(3)]), Conflict::Record { seq: 2 }).await;
    store.append(append("room-7", [record(3)])).await.unwrap();
    assert_eq!((store.stats().stored(), store.stats().conflicts()), (21, 2));
}

async fn so_it_is_where_one_statement_stores_all(mut fixture: Fixture) {
    fixture.config.alone_from = 1;
    let store = fixture.open().await;
    let rooms: Vec<String> = (0..20).map(|room| format!("room-{room}")).collect();
    store.append(append("room-7", [record(1), record(2)])).await.unwrap();
    let others = rooms.iter().filter(|room| *room != "room-7");
    for result in append_at_once(&store, others.map(|room| append(room, [record(1)]))).await {
        result.unwrap();
    }
    let moves =
        |seqs: [u32; 2]| rooms.iter().map(move |room| Append { row: None, ..append(room, seqs.map(record)) });
    for (room, result) in append_at_once(&store, moves([2, 3])).await.into_iter().enumerate() {
        let taken = Err(AppendError::Conflict(Conflict::Record { seq: 2 }));
        assert_eq!(result, if room == 7 { taken } else { Ok(()) }, "room {room}");
    }
    assert_eq!(numbers(&store, "room-7").await, [1, 2]);
    assert_eq!(numbers(&store, "room-8").await, [1, 2, 3]);
    for (room, result) in append_at_once(&store, moves([4, 5])).await.into_iter().enumerate() {
        // No room does so: a gap is found when its log is read.
        assert_eq!(result, Ok(()), "room {room}");
    }
    assert_eq!(numbers(&store, "room-8").await, [1, 2, 3, 4, 5]);
}

async fn a_log_with_a_gap_is_not_read(fixture: Fixture) {
    let store = fixture.open().await;
    store.append(append("a", [record(1)])).await.unwrap();
    // No room does so.
    store.append(append("a", [record(3), record(4)])).await.unwrap();
    assert!(matches!(store.load("a").await, Err(ReadError::Damaged(_))));
    store.append(append("a", [record(2)])).await.unwrap();
    assert_eq!(store.load("a").await.unwrap().unwrap().1, [1, 2, 3, 4].map(record));
    store.append(append("b", [record(2)])).await.unwrap();
    assert!(matches!(store.load("b").await, Err(ReadError::Damaged(_))));
}

async fn codes_are_unique(fixture: Fixture) {
    let store = fixture.open().await;
    store.append(append("a", [record(1)])).await.unwrap();
    let mut same = append("b", [record(1)]);
    row_of(&mut same).join_code = "join-a".to_owned();
    check(&store, same, Conflict::JoinCode).await;
    let mut same = append("b", [record(1)]);
    row_of(&mut same).watch_code = "watch-a".to_owned();
    check(&store, same, Conflict::WatchCode).await;

    // Of two at the same moment, one has it.
    let mut twice = [append("c", [record(1)]), append("d", [record(1)])];
    for append in &mut twice {
        row_of(append).join_code = "new".to_owned();
    }
    assert_eq!(append_at_once(&store, twice).await, [Ok(()), Err(Conflict::JoinCode.into())]);
    assert_eq!(store.by_join_code("new").await.unwrap().unwrap().room, "c");
    assert_eq!(store.load("b").await.unwrap(), None);
}

async fn a_line_of_chat_is_stored_once(fixture: Fixture) {
    let store = fixture.open().await;
    let said = |numbers: [u32; 2]| Append { chat: numbers.map(line).into(), ..append("a", []) };
    store.append(said([1, 2])).await.unwrap();
    check(&store, said([3, 2]), Conflict::Chat { number: 2 }).await;
    store.append(said([3, 4])).await.unwrap();
    let refused = store.append(said([5, 5])).await.unwrap_err();
    assert_eq!(refused, AppendError::NotSaved(NotSaved::Refused));
    assert_eq!(store.chat_since("a", 0, 10).await.unwrap().len(), 4);
}

async fn a_conflict_leaves_nothing_behind(fixture: Fixture) {
    let store = fixture.open().await;
    store.append(append("a", [record(1)])).await.unwrap();
    let mut late = append("a", [record(1)]);
    row_of(&mut late).summary = "\"late\"".to_owned();
    late.chat = vec![line(1)];
    check(&store, late, Conflict::Record { seq: 1 }).await;
    assert_eq!(store.load("a").await.unwrap().unwrap().0.summary, "{}");
    assert_eq!(store.chat_since("a", 0, 10).await.unwrap(), []);
}
