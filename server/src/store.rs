//! The store: rooms as logs of records, chat, finished games; SQLite by default, PostgreSQL by URL.
//!
//! It knows nothing of what a record says. What is acknowledged is durable: the settings that this
//! rests on are checked at each connection, and one writer commits the appends of many rooms together.
//!
//! Both engines are told apart by an enum and one small macro that expands the same body for each,
//! not by sqlx's `Any` driver: that one has no typed options for SQLite (the journal, the checks) and
//! does not translate placeholders, which the multi-row inserts need. The SQL is the same for both.

mod append;
mod compress;
mod config;
mod conflict;
mod copy;
mod engine;
mod errand;
mod error;
mod finished;
mod games;
mod history;
mod insert;
mod keys;
mod migrate;
mod plans;
mod player;
mod postgres;
mod read;
mod rows;
mod silence;
mod sqlite;
mod stats;
mod write;
mod writer;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{Notify, mpsc, oneshot};

use append::{Job, Prepared};
use engine::{Pools, Target};
use errand::Errand;
use writer::{Ended, Writer};

pub use config::{DatabaseUrl, Place, StoreConfig};
pub use copy::{CopyError, copy_sqlite};
pub use error::{AppendError, Conflict, Malformed, NotSaved, OpenError, ReadError, UnsafeSetting};
pub use games::Before;
pub use history::{Played, Span, Together, Wanted};
pub use keys::KeyError;
pub use plans::Example;
pub use player::KeptOfPlayer;
pub use rows::{
    Append, ChatRow, CommandKey, FinishedGame, FinishedLine, GameResult, KeptPresent, Piece, Record,
    RoomPhase, RoomRow, Score, SeatResult,
};
pub use stats::{HistogramSnapshot, StoreStats};

/// The one way to what is stored; clones share everything.
#[derive(Clone, Debug)]
pub struct Store {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    pools: Pools,
    /// How a connection for writing is had, for what is written at the start.
    target: Target,
    timeout: Duration,
    queue: mpsc::Sender<Job>,
    errands: mpsc::Sender<Errand>,
    closing: Arc<Notify>,
    writer: Mutex<Option<Ended>>,
    stats: Arc<StoreStats>,
}

impl Store {
    /// Opens the database, brings its schema up to date, checks that commits will be durable, and
    /// starts the writer on a thread of its own.
    ///
    /// # Errors
    /// When the place cannot be had, is in use by another process, or does not commit durably.
    pub async fn open(config: &StoreConfig) -> Result<Self, OpenError> {
        let timeout = config.timeout();
        let opened = match &config.place {
            Place::Folder(folder) => sqlite::open(folder, config).await?,
            Place::Url(url) => postgres::open(url, config).await?,
        };
        let (queue, jobs) = mpsc::channel(config.queue_length.max(1));
        // One after the other: a move at a table goes before what can wait.
        let (errands, errands_to_do) = mpsc::channel(1);
        let stats = Arc::new(StoreStats::default());
        let closing = Arc::new(Notify::new());
        let target = opened.target.clone();
        let writer = Writer {
            target: opened.target,
            link: None,
            proven: None,
            jobs,
            errands: errands_to_do,
            closing: Arc::clone(&closing),
            group_size: config.group_size.max(1),
            alone_from: config.alone_from,
            timeout,
            stats: Arc::clone(&stats),
            lock: opened.lock,
        };
        let writer = Mutex::new(Some(writer.start().map_err(OpenError::Thread)?));
        let pools = opened.pools;
        Ok(Self { inner: Arc::new(Inner { pools, target, timeout, queue, errands, closing, writer, stats }) })
    }

    /// Stores what happened in a room, all of it or nothing. `Ok` means: durable.
    ///
    /// It is answered within the configured timeout. Dropping the future does not take it back.
    ///
    /// # Errors
    /// See [`AppendError`]; after `Unknown`, look with [`Store::records_from`] whether it is there.
    pub async fn append(&self, append: impl Into<Arc<Append>>) -> Result<(), AppendError> {
        let prepared = Prepared::new(append.into()).await?;
        let (answer, answered) = oneshot::channel();
        self.inner.queue.try_send(Job::new(prepared, answer)).map_err(|error| {
            AppendError::NotSaved(match error {
                mpsc::error::TrySendError::Full(_) => NotSaved::QueueFull,
                mpsc::error::TrySendError::Closed(_) => NotSaved::Closed,
            })
        })?;
        // Without an answer the writer has ended in the midst of it.
        answered.await.unwrap_or(Err(AppendError::Unknown))
    }

    /// What the writer has counted.
    pub fn stats(&self) -> &StoreStats {
        &self.inner.stats
    }

    /// How many appends wait for the writer.
    pub fn queue_depth(&self) -> usize {
        self.inner.queue.max_capacity() - self.inner.queue.capacity()
    }

    /// Takes no more appends, stores those that wait, and closes all connections.
    pub async fn close(&self) {
        self.inner.closing.notify_one();
        let writer = self.inner.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(writer) = writer
            && writer.await.is_err()
        {
            tracing::error!("the writer of the store did not end well");
        }
        self.inner.pools.close().await;
    }
}
