//! A database that goes away and comes back.

use std::time::{Duration, Instant};

use server::store::{AppendError, NotSaved, OpenError, Store};
use tests::postgres::Cluster;

use crate::fixture::{Fixture, append, append_at_once, numbers, record};

#[tokio::test]
async fn a_postgres_that_is_stopped_and_started_is_used_again() {
    let cluster = Cluster::start();
    let fixture = Fixture::at(&cluster.create_database());
    let store = fixture.open().await;
    store.append(append("a", [record(1)])).await.unwrap();

    cluster.stop();
    let begun = Instant::now();
    let away = Err(AppendError::NotSaved(NotSaved::Away));
    assert_eq!(store.append(append("a", [record(2)])).await, away);
    let several = ["a", "b", "c"].map(|room| append(room, [record(2)]));
    assert_eq!(append_at_once(&store, several).await, [away.clone(), away.clone(), away]);
    assert!(begun.elapsed() < Duration::from_millis(fixture.config.timeout_ms.into()));
    store.records_from("a", 1).await.unwrap_err();
    let refused = Store::open(&fixture.config).await.unwrap_err();
    assert!(matches!(refused, OpenError::Unreachable { .. }), "{refused:?}");

    cluster.resume();
    store.append(append("a", [record(2)])).await.unwrap();
    assert_eq!(numbers(&store, "a").await, [1, 2]);
    assert_eq!((store.stats().not_saved(), store.stats().reconnects()), (4, 1));

    // A restart that nobody noticed is not even a failed append.
    cluster.stop();
    cluster.resume();
    store.append(append("a", [record(3)])).await.unwrap();
    assert_eq!(numbers(&store, "a").await, [1, 2, 3]);
}

#[tokio::test]
async fn a_sqlite_file_that_is_locked_is_not_saved_in_time_and_used_again() {
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{Connection, SqliteConnection};

    let mut fixture = Fixture::sqlite();
    fixture.config.timeout_ms = 400;
    let store = fixture.open().await;
    store.append(append("a", [record(1)])).await.unwrap();

    let server::store::Place::Folder(folder) = &fixture.config.place else { panic!("that is no folder") };
    let options = SqliteConnectOptions::new().filename(folder.join("sanmon.sqlite"));
    let mut intruder = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::query("begin immediate").execute(&mut intruder).await.unwrap();
    let refused = store.append(append("a", [record(2)])).await.unwrap_err();
    assert!(matches!(refused, AppendError::NotSaved(_)), "{refused:?}");
    assert_eq!(numbers(&store, "a").await, [1]);

    sqlx::query("rollback").execute(&mut intruder).await.unwrap();
    store.append(append("a", [record(2)])).await.unwrap();
    assert_eq!(numbers(&store, "a").await, [1, 2]);
}
