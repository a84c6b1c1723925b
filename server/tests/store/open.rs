//! Opening: the schema, the settings that durability rests on, and what is refused.

use std::error::Error;
use std::fs;
use std::path::Path;

use server::store::{OpenError, Place, Store, StoreConfig};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, PgConnection, SqliteConnection};
use tests::postgres::Cluster;

use crate::fixture::{Fixture, append, numbers, on_both, record};

on_both!(a_store_is_opened_again_with_all_that_is_in_it);

async fn a_store_is_opened_again_with_all_that_is_in_it(fixture: Fixture) {
    let store = fixture.open().await;
    store.append(append("a", [record(1)])).await.unwrap();
    store.close().await;
    for seq in 2..4 {
        let store = fixture.open().await;
        store.append(append("a", [record(seq)])).await.unwrap();
        store.close().await;
    }
    assert_eq!(numbers(&fixture.open().await, "a").await, [1, 2, 3]);
}

/// An error and all its causes, as `main` would print them, and as a log would.
fn words(error: &OpenError) -> String {
    let causes = std::iter::successors(error.source(), |&cause| cause.source());
    let causes: Vec<String> = causes.map(ToString::to_string).collect();
    format!("{error:?} {error}: {}", causes.join(": "))
}

fn folder(fixture: &Fixture) -> &Path {
    let Place::Folder(folder) = &fixture.config.place else { panic!("that is no folder") };
    folder
}

async fn look(fixture: &Fixture) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(folder(fixture).join("sanmon.sqlite"));
    SqliteConnection::connect_with(&options).await.unwrap()
}

/// The files of `migrations/`.
const MIGRATIONS: i64 = 5;

#[tokio::test]
async fn migrations_are_applied_once_on_sqlite() {
    let fixture = Fixture::sqlite();
    for _ in 0..2 {
        fixture.open().await.close().await;
        let mut link = look(&fixture).await;
        let applied: i64 =
            sqlx::query_scalar("select count(*) from _sqlx_migrations").fetch_one(&mut link).await.unwrap();
        assert_eq!(applied, MIGRATIONS);
    }
}

#[tokio::test]
async fn migrations_are_applied_once_on_postgres() {
    let url = Cluster::shared().create_database();
    for _ in 0..2 {
        Fixture::at(&url).open().await.close().await;
        let mut link = PgConnection::connect(&url).await.unwrap();
        let applied: i64 =
            sqlx::query_scalar("select count(*) from _sqlx_migrations").fetch_one(&mut link).await.unwrap();
        assert_eq!(applied, MIGRATIONS);
    }
}

#[tokio::test]
async fn the_database_of_a_newer_sanmon_is_refused() {
    let fixture = Fixture::sqlite();
    fixture.open().await.close().await;
    let mut link = look(&fixture).await;
    let newer = "insert into _sqlx_migrations (version, description, success, checksum, execution_time) \
                 values (99, 'newer', true, x'00', 0)";
    sqlx::query(newer).execute(&mut link).await.unwrap();
    link.close().await.unwrap();
    let refused = Store::open(&fixture.config).await.unwrap_err();
    assert!(matches!(refused, OpenError::Schema { .. }), "{refused:?}");
    assert!(words(&refused).contains("99"), "{}", words(&refused));
}

#[tokio::test]
async fn the_journal_of_sqlite_is_in_force() {
    let fixture = Fixture::sqlite();
    let store = fixture.open().await;
    store.append(append("a", [record(1)])).await.unwrap();
    let mut link = look(&fixture).await;
    let mode: String = sqlx::query_scalar("pragma journal_mode").fetch_one(&mut link).await.unwrap();
    assert_eq!(mode, "wal");
    assert!(fs::metadata(folder(&fixture).join("sanmon.sqlite-wal")).unwrap().len() > 0);
}

#[tokio::test]
async fn a_folder_belongs_to_one_store_at_a_time() {
    let fixture = Fixture::sqlite();
    let store = fixture.open().await;
    let refused = Store::open(&fixture.config).await.unwrap_err();
    assert!(
        matches!(&refused, OpenError::InUse { folder: named } if named == folder(&fixture)),
        "{refused:?}"
    );
    store.append(append("a", [record(1)])).await.unwrap();
    store.close().await;
    assert_eq!(numbers(&fixture.open().await, "a").await, [1]);
}

#[tokio::test]
async fn a_folder_that_cannot_be_had_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let refused = Store::open(&StoreConfig::new(Place::Folder(file.clone()))).await.unwrap_err();
    assert!(words(&refused).contains(file.to_str().unwrap()), "{}", words(&refused));
    fs::create_dir_all(folder.path().join("data")).unwrap();
    fs::write(folder.path().join("data/sanmon.sqlite"), "this is no database".repeat(100)).unwrap();
    let refused =
        Store::open(&StoreConfig::new(Place::Folder(folder.path().join("data")))).await.unwrap_err();
    assert!(matches!(refused, OpenError::Unreachable { .. }), "{refused:?}");
}

#[tokio::test]
async fn a_postgres_that_does_not_wait_for_the_disk_is_refused() {
    let url = Cluster::shared().create_database();
    let fixture = Fixture::at(&format!("{url}&options=-c%20synchronous_commit%3Doff"));
    let refused = Store::open(&fixture.config).await.unwrap_err();
    assert!(matches!(refused, OpenError::NotDurable { .. }), "{refused:?}");
    assert!(words(&refused).contains("synchronous_commit is off, and must be on"), "{}", words(&refused));

    let name = url.split(['/', '?']).nth(3).unwrap();
    Cluster::shared().execute(&format!("alter database {name} set synchronous_commit = off"));
    let refused = Store::open(&Fixture::at(&url).config).await.unwrap_err();
    assert!(matches!(refused, OpenError::NotDurable { .. }), "{refused:?}");
    Cluster::shared().execute(&format!("alter database {name} set synchronous_commit = local"));
    Fixture::at(&url).open().await;
}

#[tokio::test]
async fn a_password_is_never_printed() {
    for url in [
        "postgres://anna:plum-bridge@localhost/none?host=/nowhere",
        "postgres://anna:plum-bridge@127.0.0.1:1/none",
        "postgres://anna:plum-bridge@localhost:none/none",
        "http://anna:plum-bridge@localhost/none",
    ] {
        let fixture = Fixture::at(url);
        let refused = Store::open(&fixture.config).await.unwrap_err();
        let words = format!("{} {:?}", words(&refused), fixture.config);
        assert!(!words.contains("plum-bridge"), "{words}");
    }
}
