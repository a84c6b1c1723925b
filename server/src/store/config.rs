//! Where the store is and how it behaves.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

/// The settings of the store.
#[derive(Clone, Debug)]
pub struct StoreConfig {
    /// Where the data is.
    pub place: Place,
    /// Connections for reading; writing has one of its own.
    pub read_connections: u32,
    /// How long a read, an append or the opening may wait for the database.
    pub timeout_ms: u32,
    /// How many appends may wait for the writer; a further one is not saved.
    pub queue_length: usize,
    /// How many appends are committed together at most.
    pub group_size: usize,
    /// From how many on appends that wait together and only write logs are stored by one statement, without a transaction
    /// around it.
    pub alone_from: usize,
}

/// Where the data is.
#[derive(Clone, Debug)]
pub enum Place {
    /// In a SQLite file in this folder, which is made where it is missing.
    Folder(PathBuf),
    /// In a PostgreSQL database.
    Url(DatabaseUrl),
}

/// The address of a PostgreSQL database. It may hold a password, so it is never printed.
#[derive(Clone)]
pub struct DatabaseUrl(String);

impl StoreConfig {
    /// The usual settings for a place.
    pub fn new(place: Place) -> Self {
        Self {
            place,
            read_connections: 8,
            timeout_ms: 5_000,
            queue_length: 4_096,
            group_size: 256,
            alone_from: 8,
        }
    }

    pub(super) fn timeout(&self) -> Duration {
        Duration::from_millis(self.timeout_ms.max(1).into())
    }
}

impl DatabaseUrl {
    /// Takes the address as it was given; it is read when the store is opened.
    pub fn new(url: impl Into<String>) -> Self {
        Self(url.into())
    }

    pub(super) fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DatabaseUrl(…)")
    }
}
