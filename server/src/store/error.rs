//! What can go wrong with the store. Nothing here prints an address with a password in it.

use std::io;
use std::path::PathBuf;

use sqlx::migrate::MigrateError;

/// Why the store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder cannot be made or written to.
    #[error("cannot use {} as data folder", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the operating system said.
        source: io::Error,
    },
    /// Another process has the folder.
    #[error("the data folder {} is in use by another sanmon process", folder.display())]
    InUse {
        /// The folder.
        folder: PathBuf,
    },
    /// The address of the database is none.
    #[error("the database URL must begin with postgres:// or postgresql://")]
    NotPostgres,
    /// The address of the database cannot be read.
    #[error("the database URL cannot be read")]
    BadUrl(#[source] sqlx::Error),
    /// The database cannot be reached.
    #[error("cannot reach the database {place}")]
    Unreachable {
        /// Which database, without user and password.
        place: String,
        /// What the database or the operating system said.
        source: sqlx::Error,
    },
    /// The database did not answer in time.
    #[error("the database {place} does not answer")]
    Silent {
        /// Which database, without user and password.
        place: String,
    },
    /// A setting that durability rests on is not in force.
    #[error("commits to the database {place} would not be durable: {unsafe_setting}")]
    NotDurable {
        /// Which database, without user and password.
        place: String,
        /// The setting.
        unsafe_setting: UnsafeSetting,
    },
    /// The schema cannot be brought up to date.
    #[error("cannot bring the schema of the database {place} up to date")]
    Schema {
        /// Which database, without user and password.
        place: String,
        /// What is wrong.
        source: MigrateError,
    },
    /// There is no thread for the writer.
    #[error("cannot start a thread that writes")]
    Thread(#[source] io::Error),
}

/// A setting of the database that would make an acknowledged commit vanish in a crash.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{setting} is {found}, and must be {wanted}")]
pub struct UnsafeSetting {
    /// Its name.
    pub setting: &'static str,
    /// What it is.
    pub found: String,
    /// What it must be.
    pub wanted: &'static str,
}

/// Why an append was not acknowledged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AppendError {
    /// Not stored: it contradicts what is stored.
    #[error(transparent)]
    Conflict(#[from] Conflict),
    /// Certainly not stored; it may be tried again.
    #[error("not saved: {0}")]
    NotSaved(#[from] NotSaved),
    /// Perhaps stored, perhaps not: the database went away during the commit. What is found in the
    /// log is stored. What is not found may still arrive, but never beside another record of the
    /// same number: a further append then meets a conflict.
    #[error("it is not known whether it was saved")]
    Unknown,
    /// Not stored, and never will be: a mistake of the caller.
    #[error(transparent)]
    Malformed(#[from] Malformed),
}

/// What an append contradicts.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Conflict {
    /// Another writer owns this number: it has the room now.
    #[error("another writer has stored record {seq}")]
    Record {
        /// The first number that is taken.
        seq: u32,
    },
    /// A line of chat with this number is stored.
    #[error("line {number} of the chat is stored already")]
    Chat {
        /// The number.
        number: u32,
    },
    /// Another room has this join code.
    #[error("the join code belongs to another room")]
    JoinCode,
    /// Another room has this watch code.
    #[error("the watch code belongs to another room")]
    WatchCode,
    /// A finished game with this id is stored.
    #[error("a game with this id is stored already")]
    Game,
}

/// Why an append was certainly not stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotSaved {
    /// The database cannot be reached, or went away before the commit.
    #[error("the database is away")]
    Away,
    /// The database refused it, though nothing stored contradicts it; the log says why.
    #[error("the database refused it")]
    Refused,
    /// It was not reached in time, or the database was too slow.
    #[error("it took too long")]
    TimedOut,
    /// Too many appends wait already.
    #[error("too many wait already")]
    QueueFull,
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
}

/// What is wrong with an append in itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Malformed {
    /// Numbers begin at 1 and are consecutive.
    #[error("the records are not numbered consecutively from 1 on")]
    Numbers,
    /// The row is another room's.
    #[error("the row is that of another room")]
    Row,
    /// The finished game is of another room, has a seat twice or a category of a seat twice.
    #[error("the finished game contradicts itself or the room")]
    Game,
    /// PostgreSQL cannot store such text.
    #[error("a text in it contains the character NUL")]
    Nul,
}

/// Why something could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The database failed.
    #[error("the database cannot be read")]
    Failed(#[from] sqlx::Error),
    /// The database did not answer in time.
    #[error("the database does not answer")]
    TimedOut,
    /// What is stored makes no sense.
    #[error("the stored {0} makes no sense")]
    Damaged(&'static str),
}
