//! Keys of the server, and rooms that owe somebody a notice.

use crate::fixture::{Fixture, append, on_both, record, row_of};

on_both!(a_key_is_made_once, rooms_that_owe_are_found);

async fn a_key_is_made_once(fixture: Fixture) {
    let store = fixture.open().await;
    assert_eq!(store.server_key("a", b"first").await.unwrap(), b"first");
    assert_eq!(store.server_key("a", b"second").await.unwrap(), b"first");
    assert_eq!(store.server_key("b", b"other").await.unwrap(), b"other");
    // What waits is still written beside it.
    store.append(append("room", [record(1)])).await.unwrap();
    store.close().await;
    let store = fixture.open().await;
    assert_eq!(store.server_key("a", b"third").await.unwrap(), b"first", "it lives with the data");
}

async fn rooms_that_owe_are_found(fixture: Fixture) {
    let store = fixture.open().await;
    let put = async |id, owes| {
        let mut append = append(id, []);
        row_of(&mut append).owes_notice = owes;
        store.append(append).await.unwrap();
    };
    for (id, owes) in [("c", true), ("a", true), ("d", false), ("b", true)] {
        put(id, owes).await;
    }
    assert_eq!(store.owing("", 2).await.unwrap(), ["a", "b"]);
    assert_eq!(store.owing("b", 2).await.unwrap(), ["c"]);
    put("a", false).await;
    assert_eq!(store.owing("", 9).await.unwrap(), ["b", "c"]);
    assert!(store.by_join_code("join-b").await.unwrap().unwrap().owes_notice);
}
