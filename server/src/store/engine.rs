//! The two engines side by side, and the one macro that expands the same body for both.

use std::fs::File;
use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, PgConnection, PgPool, SqliteConnection, SqlitePool};

use super::error::{OpenError, UnsafeSetting};
use super::{migrate, postgres, sqlite};

/// The same thing in the form of one engine or the other.
#[derive(Clone, Debug)]
pub(super) enum Engine<S, P> {
    Sqlite(S),
    Postgres(P),
}

/// Connections for reading.
pub(super) type Pools = Engine<SqlitePool, PgPool>;
/// The connection for writing.
pub(super) type Link = Engine<SqliteConnection, PgConnection>;
/// How the connection for writing is had anew.
pub(super) type Target = Engine<SqliteConnectOptions, PgConnectOptions>;

/// Expands one body for both engines.
macro_rules! on_engine {
    ($engine:expr, $it:ident => $body:expr) => {
        match $engine {
            $crate::store::engine::Engine::Sqlite($it) => $body,
            $crate::store::engine::Engine::Postgres($it) => $body,
        }
    };
}
pub(super) use on_engine;

/// All that opening a place brings.
#[derive(Debug)]
pub(super) struct Opened {
    pub(super) pools: Pools,
    pub(super) target: Target,
    /// Held as long as the writer lives.
    pub(super) lock: Option<File>,
}

/// Why there is no connection for writing.
#[derive(Debug, thiserror::Error)]
pub(super) enum LinkError {
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    #[error("commits would not be durable: {0}")]
    NotDurable(#[from] UnsafeSetting),
}

impl Target {
    /// Connects, and makes sure that commits on this connection are durable.
    pub(super) async fn connect(&self) -> Result<Link, LinkError> {
        Ok(match self {
            Self::Sqlite(options) => {
                let mut link = SqliteConnection::connect_with(options).await?;
                sqlite::check(&mut link).await?;
                Link::Sqlite(link)
            }
            Self::Postgres(options) => {
                let mut link = PgConnection::connect_with(options).await?;
                postgres::bound(&mut link).await?;
                postgres::check(&mut link).await?;
                Link::Postgres(link)
            }
        })
    }

    /// Connects for the first time and brings the schema up to date.
    pub(super) async fn prepare(&self, place: &str, timeout: Duration) -> Result<(), OpenError> {
        let mut link = match tokio::time::timeout(timeout, self.connect()).await {
            Ok(Ok(link)) => link,
            Ok(Err(LinkError::Database(source))) => {
                return Err(OpenError::Unreachable { place: place.to_owned(), source });
            }
            Ok(Err(LinkError::NotDurable(unsafe_setting))) => {
                return Err(OpenError::NotDurable { place: place.to_owned(), unsafe_setting });
            }
            Err(_) => return Err(OpenError::Silent { place: place.to_owned() }),
        };
        migrate::run(&mut link)
            .await
            .map_err(|source| OpenError::Schema { place: place.to_owned(), source })?;
        // That it does not end well harms nobody: what was migrated is stored.
        let _ = link.close().await;
        Ok(())
    }
}

impl Link {
    pub(super) async fn begin(&mut self) -> Result<(), sqlx::Error> {
        match self {
            // Takes the write lock at once, not at the first insert.
            Self::Sqlite(link) => sqlx::raw_sql("begin immediate").execute(link).await.map(drop),
            Self::Postgres(link) => sqlx::raw_sql("begin").execute(link).await.map(drop),
        }
    }

    pub(super) async fn commit(&mut self) -> Result<(), sqlx::Error> {
        on_engine!(self, link => sqlx::raw_sql("commit").execute(link).await.map(drop))
    }

    pub(super) async fn rollback(&mut self) -> Result<(), sqlx::Error> {
        on_engine!(self, link => sqlx::raw_sql("rollback").execute(link).await.map(drop))
    }

    pub(super) async fn close(self) -> Result<(), sqlx::Error> {
        on_engine!(self, link => link.close().await)
    }
}

impl Pools {
    pub(super) async fn close(&self) {
        on_engine!(self, pool => pool.close().await);
    }
}
