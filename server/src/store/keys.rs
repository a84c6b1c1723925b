//! Keys that the server made for itself: made once, kept for ever.

use super::Store;
use super::engine::{LinkError, on_engine};
use super::read::at_most;

/// Why a key could not be kept.
#[derive(Debug, thiserror::Error)]
pub enum KeyError {
    /// There is no connection for writing.
    #[error("cannot connect to the database: {0}")]
    NoConnection(String),
    /// The database refused it.
    #[error("cannot keep a key of the server")]
    Database(#[from] sqlx::Error),
    /// The database does not answer.
    #[error("the database does not answer")]
    TimedOut,
}

const KEEP: &str = "insert into server_key (name, secret) values ($1, $2) on conflict (name) do nothing";
const READ: &str = "select secret from server_key where name = $1";

impl Store {
    /// The key of this name; the new one where there was none. For the start of the server: it takes a
    /// connection of its own.
    ///
    /// # Errors
    /// When the database is away or refuses it.
    pub async fn server_key(&self, name: &str, new: &[u8]) -> Result<Vec<u8>, KeyError> {
        let kept = async {
            let mut link = self.inner.target.connect().await.map_err(|error| match error {
                LinkError::Database(error) => KeyError::Database(error),
                LinkError::NotDurable(setting) => KeyError::NoConnection(setting.to_string()),
            })?;
            let key = on_engine!(&mut link, link => {
                sqlx::query(KEEP).bind(name).bind(new).execute(&mut *link).await?;
                sqlx::query_scalar(READ).bind(name).fetch_one(&mut *link).await?
            });
            link.close().await?;
            Ok(key)
        };
        tokio::time::timeout(self.inner.timeout, kept).await.unwrap_or(Err(KeyError::TimedOut))
    }

    /// Rooms that owe somebody a notice, so many after this one in the order of their ids.
    ///
    /// # Errors
    /// When the database is away.
    pub async fn owing(&self, after: &str, limit: u32) -> Result<Vec<String>, super::ReadError> {
        let sql = "select room_id from room where owes_notice and room_id > $1 order by room_id limit $2";
        let found = async {
            on_engine!(&self.inner.pools, pool =>
                sqlx::query_scalar(sql).bind(after).bind(at_most(limit)).fetch_all(pool).await)
        };
        self.inner.in_time(found).await
    }
}
