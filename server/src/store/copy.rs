//! A copy of a SQLite database, taken while a server writes to it.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};

use super::sqlite::DATABASE;

/// Longer than any transaction of a server takes.
const PATIENCE: Duration = Duration::from_secs(30);

/// Why there is no copy.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// There is nothing to copy.
    #[error("there is no database {}", file.display())]
    NoDatabase {
        /// Where it would be.
        file: PathBuf,
    },
    /// SQLite takes text only.
    #[error("the name of the copy is no text: {}", file.display())]
    Name {
        /// The name.
        file: PathBuf,
    },
    /// The database cannot be read, or the copy cannot be written.
    #[error("the database cannot be copied")]
    Database(#[from] sqlx::Error),
    /// The copy is there, and is not whole.
    #[error("the copy is not whole: {0}")]
    Damaged(String),
}

/// Copies the database of a folder as it is at one moment into a file, which must be empty. No server that runs on
/// the folder has to wait for it. The copy is checked, but not yet on the disk for certain.
///
/// # Errors
/// When there is no database, or the copy cannot be made or is damaged.
pub async fn copy_sqlite(folder: &Path, into: &Path) -> Result<(), CopyError> {
    let file = folder.join(DATABASE);
    if !file.is_file() {
        return Err(CopyError::NoDatabase { file });
    }
    let name = into.to_str().ok_or_else(|| CopyError::Name { file: into.to_owned() })?;
    // Not for reading only: one who reads a write-ahead log notes beside the file how far it reads.
    let options = SqliteConnectOptions::new().filename(&file).busy_timeout(PATIENCE);
    let mut link = SqliteConnection::connect_with(&options).await?;
    // One transaction that reads: what is committed meanwhile is not in it, and is not held up by it.
    sqlx::query("vacuum into $1").bind(name).execute(&mut link).await?;
    link.close().await?;
    check(into).await
}

/// Reads all of a copy.
async fn check(copy: &Path) -> Result<(), CopyError> {
    let options = SqliteConnectOptions::new().filename(copy).read_only(true).immutable(true);
    let mut link = SqliteConnection::connect_with(&options).await?;
    let found: Vec<String> = sqlx::query_scalar("pragma integrity_check").fetch_all(&mut link).await?;
    link.close().await?;
    match found.first().map(String::as_str) {
        Some("ok") => Ok(()),
        found => Err(CopyError::Damaged(found.unwrap_or("nothing is known of it").to_owned())),
    }
}
