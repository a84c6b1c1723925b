//! SQLite: one file in a folder that one process holds, one connection that writes, a pool that reads.

use std::fs::{DirBuilder, File, TryLockError};
use std::io;
use std::path::Path;

use sqlx::SqliteConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use super::config::StoreConfig;
use super::engine::{LinkError, Opened, Pools, Target};
use super::error::{OpenError, UnsafeSetting};

/// The name of the database in its folder.
pub(super) const DATABASE: &str = "sanmon.sqlite";
const LOCK: &str = "sanmon.lock";
/// How much of the file is read without copying, in bytes. Only reading connections do so.
const MAPPED: &str = "1073741824";

pub(super) async fn open(folder: &Path, config: &StoreConfig) -> Result<Opened, OpenError> {
    let lock = hold(folder)?;
    let file = folder.join(DATABASE);
    make_private(&file).map_err(|source| OpenError::Folder { folder: folder.to_owned(), source })?;
    let options = SqliteConnectOptions::new()
        .filename(&file)
        .foreign_keys(true)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(config.timeout() / 2);
    let writing = options
        .clone()
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // Elsewhere than on macOS it changes nothing; there, a plain sync stops at the drive's cache.
        .pragma("fullfsync", "on");
    let target = Target::Sqlite(writing);
    target.prepare(&file.display().to_string(), config.timeout()).await?;
    let pool = SqlitePoolOptions::new()
        .max_connections(config.read_connections.max(1))
        .acquire_timeout(config.timeout())
        .connect_lazy_with(options.pragma("query_only", "on").pragma("mmap_size", MAPPED));
    Ok(Opened { pools: Pools::Sqlite(pool), target, lock: Some(lock) })
}

/// Refuses a connection whose commits could be lost.
pub(super) async fn check(link: &mut SqliteConnection) -> Result<(), LinkError> {
    let journal: String = sqlx::query_scalar("pragma journal_mode").fetch_one(&mut *link).await?;
    let synchronous: i64 = sqlx::query_scalar("pragma synchronous").fetch_one(&mut *link).await?;
    let foreign_keys: i64 = sqlx::query_scalar("pragma foreign_keys").fetch_one(&mut *link).await?;
    if journal != "wal" {
        return Err(UnsafeSetting { setting: "journal_mode", found: journal, wanted: "wal" }.into());
    }
    // 2 is FULL, 3 is EXTRA.
    if synchronous < 2 {
        let found = synchronous.to_string();
        return Err(UnsafeSetting { setting: "synchronous", found, wanted: "2 (FULL)" }.into());
    }
    if foreign_keys != 1 {
        let found = foreign_keys.to_string();
        return Err(UnsafeSetting { setting: "foreign_keys", found, wanted: "1 (on)" }.into());
    }
    Ok(())
}

/// Makes the folder where it is missing, and holds it against other processes.
fn hold(folder: &Path) -> Result<File, OpenError> {
    let broken = |source| OpenError::Folder { folder: folder.to_owned(), source };
    make(folder).map_err(broken)?;
    let lock =
        File::options().create(true).truncate(false).write(true).open(folder.join(LOCK)).map_err(broken)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse { folder: folder.to_owned() }),
        Err(TryLockError::Error(source)) => Err(broken(source)),
    }
}

/// Makes the file of a new database so that no other user of the machine can read it: the folder may be older than
/// the database, and open to all. SQLite gives its journal the same rights.
fn make_private(file: &Path) -> io::Result<()> {
    let mut options = File::options();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

fn make(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    // The secrets of running games' dice are in there.
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(test)]
mod tests {
    use sqlx::Connection;

    use super::*;

    async fn check_refused(tampered: SqliteConnectOptions, setting: &'static str, found: &str) {
        let mut link = SqliteConnection::connect_with(&tampered).await.unwrap();
        let LinkError::NotDurable(refused) = check(&mut link).await.unwrap_err() else {
            panic!("{setting} is not what is wrong")
        };
        assert_eq!((refused.setting, refused.found.as_str()), (setting, found));
    }

    #[tokio::test]
    async fn a_tampered_setting_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let good = SqliteConnectOptions::new()
            .filename(folder.path().join(DATABASE))
            .create_if_missing(true)
            .foreign_keys(true)
            .synchronous(SqliteSynchronous::Full)
            .journal_mode(SqliteJournalMode::Wal);
        let mut link = SqliteConnection::connect_with(&good).await.unwrap();
        check(&mut link).await.unwrap();
        link.close().await.unwrap();

        check_refused(good.clone().synchronous(SqliteSynchronous::Normal), "synchronous", "1").await;
        check_refused(good.clone().synchronous(SqliteSynchronous::Off), "synchronous", "0").await;
        check_refused(good.clone().foreign_keys(false), "foreign_keys", "0").await;
        check_refused(good.clone().journal_mode(SqliteJournalMode::Off), "journal_mode", "off").await;
        // Asked for WAL, a database in memory keeps its own journal.
        check_refused(good.in_memory(true).filename(":memory:"), "journal_mode", "memory").await;
    }
}
