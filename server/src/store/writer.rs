//! The writer: one thread with one connection, which commits together what waits at the same moment.
//!
//! Everybody waits for it: on a thread of its own it need not queue behind rooms and sockets for each step of a transaction.
//!
//! It outlives the database: a connection that fails is dropped and had anew for the next group.
//! Both waiting and a transaction may take half of the timeout, so that each append is answered
//! within it.

use std::fs::File;
use std::io;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use sqlx::error::ErrorKind;
use sqlx::postgres::PgDatabaseError;
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::time::{Instant, timeout, timeout_at};
use tracing::{info, warn};

use super::append::{Job, Prepared};
use super::conflict::explain;
use super::engine::{Link, LinkError, Target};
use super::errand::{Errand, What};
use super::error::{AppendError, NotSaved};
use super::stats::StoreStats;
use super::write::{Stage, write};

pub(super) struct Writer {
    pub(super) target: Target,
    pub(super) link: Option<Link>,
    /// When the connection last did what it was asked.
    pub(super) proven: Option<Instant>,
    pub(super) jobs: mpsc::Receiver<Job>,
    pub(super) errands: mpsc::Receiver<Errand>,
    pub(super) closing: Arc<Notify>,
    pub(super) group_size: usize,
    pub(super) alone_from: usize,
    pub(super) timeout: Duration,
    pub(super) stats: Arc<StoreStats>,
    pub(super) lock: Option<File>,
}

/// A connection that did what it was asked so short a time ago is believed to be in order: where it is not, it is not known
/// what has become of one statement that stands alone.
const PROVEN: Duration = Duration::from_millis(100);

/// Comes when the writer has ended; an error where it did not end well.
pub(super) type Ended = oneshot::Receiver<()>;

/// Why a transaction did not succeed.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error("the database is away: {0}")]
    Away(#[source] LinkError),
    /// The connection is gone, and so is the transaction.
    #[error("the database is too slow")]
    TooSlow,
    #[error("the database refused: {0}")]
    Refused(#[source] sqlx::Error),
    #[error("the commit failed: {0}")]
    Commit(#[source] sqlx::Error),
    #[error("the commit was not answered in time")]
    CommitTooSlow,
}

impl Writer {
    /// Starts a thread that works until the store is closed or dropped.
    pub(super) fn start(self) -> io::Result<Ended> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (ended, has_ended) = oneshot::channel();
        thread::Builder::new().name("writer".to_owned()).spawn(move || {
            runtime.block_on(self.run());
            // Whoever no longer waits does not want to know.
            let _ = ended.send(());
        })?;
        Ok(has_ended)
    }

    /// Works until the store is closed or dropped, and what waits then is stored.
    async fn run(mut self) {
        // A connection is served where it was made. Without one, the first group tries again.
        self.link = timeout(self.timeout / 2, self.target.connect()).await.ok().and_then(Result::ok);
        let closing = Arc::clone(&self.closing);
        let mut group = Vec::new();
        loop {
            let taken = tokio::select! {
                taken = self.jobs.recv_many(&mut group, self.group_size) => taken,
                Some(errand) = self.errands.recv() => {
                    self.run_errand(errand).await;
                    continue;
                }
                () = closing.notified() => {
                    self.jobs.close();
                    continue;
                }
            };
            if taken == 0 {
                break;
            }
            for group in divide(std::mem::take(&mut group), self.alone_from) {
                self.store(group).await;
            }
        }
        if let Some(Err(error)) = match self.link.take() {
            Some(link) => Some(link.close().await),
            None => None,
        } {
            warn!(%error, "the store's connection did not close well");
        }
        // Only now may another process have the folder.
        drop(self.lock);
    }

    /// Does something besides appends.
    async fn run_errand(&mut self, Errand { what, answer }: Errand) {
        let kept = self.link.take();
        let doing = timeout_at(Instant::now() + self.timeout / 2, self.attempt_errand(kept, &what)).await;
        let result = match doing {
            Ok(Ok((link, done))) => {
                self.link = Some(link);
                Ok(done)
            }
            Ok(Err(error)) => {
                warn!(%error, "an errand of the store was not done");
                Err(match error {
                    LinkError::Database(error) if !is_away(&error) => NotSaved::Refused,
                    _ => NotSaved::Away,
                })
            }
            Err(_) => Err(NotSaved::TimedOut),
        };
        // Whoever no longer waits does not want to know.
        let _ = answer.send(result);
    }

    /// As no errand does harm when it is done twice, it is tried again where the connection was lost.
    async fn attempt_errand(&self, kept: Option<Link>, what: &What) -> Result<(Link, bool), LinkError> {
        if let Some(mut link) = kept {
            match what.run(&mut link).await {
                Ok(done) => return Ok((link, done)),
                Err(error) if is_away(&error) => warn!(%error, "the store lost its connection"),
                Err(error) => return Err(error.into()),
            }
        }
        let mut link = self.target.connect().await?;
        self.stats.reconnected();
        let done = what.run(&mut link).await?;
        Ok((link, done))
    }

    async fn store(&mut self, jobs: Vec<Job>) {
        let jobs = self.in_time(jobs);
        let group: Vec<&Prepared> = jobs.iter().map(|job| &job.prepared).collect();
        if group.is_empty() {
            return;
        }
        let deadline = Instant::now() + self.timeout / 2;
        match self.attempt(&group, deadline).await {
            Ok(()) => self.answer_all(jobs, &Ok(())),
            // One of them is to blame, the others must not suffer.
            Err(Failure::Refused(_)) if jobs.len() > 1 => self.store_each(jobs).await,
            Err(failure) => {
                let result = Err(self.answer_for(failure, &group, deadline).await);
                self.answer_all(jobs, &result);
            }
        }
    }

    async fn store_each(&mut self, jobs: Vec<Job>) {
        for job in jobs {
            for job in self.in_time(vec![job]) {
                let deadline = Instant::now() + self.timeout / 2;
                let result = match self.attempt(&[&job.prepared], deadline).await {
                    Ok(()) => Ok(()),
                    Err(failure) => Err(self.answer_for(failure, &[&job.prepared], deadline).await),
                };
                self.answer_all(vec![job], &result);
            }
        }
    }

    /// Answers those that have waited too long, and returns the others.
    fn in_time(&self, jobs: Vec<Job>) -> Vec<Job> {
        let (late, jobs) = jobs.into_iter().partition(|job| job.since.elapsed() > self.timeout / 2);
        self.answer_all(late, &Err(NotSaved::TimedOut.into()));
        jobs
    }

    fn answer_all(&self, jobs: Vec<Job>, result: &Result<(), AppendError>) {
        for job in jobs {
            self.stats.answered(result);
            job.answer(result.clone());
        }
    }

    /// One transaction. A connection whose state is not known is not used again.
    async fn attempt(&mut self, group: &[&Prepared], deadline: Instant) -> Result<(), Failure> {
        let begun = Instant::now();
        let mut stage = Stage::Begun;
        let kept = self.link.take();
        // A few can wait for it to be known better what has become of them.
        let may_be_alone =
            self.proven.take().is_some_and(|at| at.elapsed() < PROVEN) && group.len() >= self.alone_from;
        let outcome = timeout_at(deadline, self.transact(kept, group, may_be_alone, &mut stage)).await;
        let result = match outcome {
            Ok((link, result)) => {
                self.link = link;
                result
            }
            Err(_) if stage == Stage::Begun => Err(Failure::TooSlow),
            Err(_) => Err(Failure::CommitTooSlow),
        };
        if result.is_ok() {
            self.proven = Some(Instant::now());
            self.stats.committed(group.len(), begun.elapsed());
        }
        result
    }

    async fn transact(
        &self,
        kept: Option<Link>,
        group: &[&Prepared],
        may_be_alone: bool,
        stage: &mut Stage,
    ) -> (Option<Link>, Result<(), Failure>) {
        if let Some(mut link) = kept {
            match write(&mut link, group, may_be_alone, stage).await {
                Ok(()) => return (Some(link), Ok(())),
                // The database may have been restarted since: once more, over a new connection.
                Err(error) if is_away(&error) && *stage == Stage::Begun => {
                    warn!(%error, "the store lost its connection");
                }
                Err(error) => return undone(link, error, *stage).await,
            }
        }
        let mut link = match self.target.connect().await {
            Ok(link) => link,
            Err(error) => return (None, Err(Failure::Away(error))),
        };
        self.stats.reconnected();
        info!("the store is connected again");
        match write(&mut link, group, false, stage).await {
            Ok(()) => (Some(link), Ok(())),
            Err(error) => undone(link, error, *stage).await,
        }
    }

    /// What to answer to a group that failed for one reason.
    async fn answer_for(&mut self, failure: Failure, group: &[&Prepared], deadline: Instant) -> AppendError {
        let answer = match &failure {
            Failure::Away(_) => NotSaved::Away.into(),
            Failure::TooSlow => NotSaved::TimedOut.into(),
            Failure::Commit(_) | Failure::CommitTooSlow => AppendError::Unknown,
            Failure::Refused(error) => match (group, &mut self.link) {
                ([one], Some(link)) if contradicts(error) => {
                    match timeout_at(deadline, explain(link, &one.append)).await {
                        Ok(Ok(Some(conflict))) => return conflict.into(),
                        Ok(Ok(None)) => NotSaved::Refused.into(),
                        Ok(Err(_)) | Err(_) => {
                            self.link = None;
                            NotSaved::Away.into()
                        }
                    }
                }
                _ => NotSaved::Refused.into(),
            },
        };
        warn!(error = %failure, appends = group.len(), "not saved");
        answer
    }
}

/// Moves that one statement stores do not wait for what takes a transaction of many steps, such as the end of a game: that
/// comes after them. Where they are few, one transaction for all is quicker.
fn divide(group: Vec<Job>, alone_from: usize) -> impl Iterator<Item = Vec<Job>> {
    let (mut moves, mut others): (Vec<Job>, Vec<Job>) =
        group.into_iter().partition(|job| job.prepared.has_records_alone());
    if moves.len() < alone_from {
        moves.append(&mut others);
    }
    [moves, others].into_iter().filter(|part| !part.is_empty())
}

/// After a failed transaction: the connection, if it can be used again, and what went wrong.
async fn undone(mut link: Link, error: sqlx::Error, stage: Stage) -> (Option<Link>, Result<(), Failure>) {
    let refused = match stage {
        Stage::Begun => true,
        // An answer tells that nothing of the statement is stored; that a disk fails, nothing of the sort.
        Stage::Alone => contradicts(&error) || matches!(link, Link::Postgres(_)) && !is_away(&error),
        Stage::Committing => false,
    };
    if !refused {
        return (None, Err(Failure::Commit(error)));
    }
    if is_away(&error) {
        return (None, Err(Failure::Away(error.into())));
    }
    let usable = contradicts(&error) && (stage == Stage::Alone || link.rollback().await.is_ok());
    (usable.then_some(link), Err(Failure::Refused(error)))
}

/// Whether the error tells of the connection or the server, not of what was asked.
fn is_away(error: &sqlx::Error) -> bool {
    let Some(error) = error.as_database_error() else { return true };
    // Connection exceptions, lack of resources, shutting down or starting up.
    error
        .try_downcast_ref::<PgDatabaseError>()
        .is_some_and(|error| ["08", "53", "57P"].iter().any(|class| error.code().starts_with(class)))
}

/// Whether the error tells that something else is stored, or something needed is not.
fn contradicts(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| {
        matches!(error.kind(), ErrorKind::UniqueViolation | ErrorKind::ForeignKeyViolation)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::rows::{Append, ChatRow, Record};

    fn job(room: &str, records: u32, lines: u32) -> Job {
        let record = |seq| Record { seq, at_ms: 1, body: "{}".to_owned(), command: None };
        let line = |number| ChatRow { number, at_ms: 1, body: "{}".to_owned() };
        let append = Append {
            room: room.to_owned(),
            row: None,
            records: (1..=records).map(record).collect(),
            chat: (1..=lines).map(line).collect(),
            finished: None,
        };
        Job::new(Prepared { append: Arc::new(append), log: Vec::new() }, oneshot::channel().0)
    }

    #[test]
    fn moves_go_before_what_takes_more_steps_where_they_are_many() {
        let parts = |alone_from| {
            let group = vec![job("a", 1, 0), job("b", 0, 1), job("c", 2, 0), job("d", 1, 1)];
            let rooms = |part: Vec<Job>| -> String {
                part.iter().map(|job| job.prepared.append.room.as_str()).collect()
            };
            divide(group, alone_from).map(rooms).collect::<Vec<_>>()
        };
        assert_eq!(parts(2), ["ac", "bd"]);
        assert_eq!(parts(3), ["acbd"]);
        assert_eq!(divide(vec![job("a", 1, 0)], 1).count(), 1);
        assert_eq!(divide(vec![job("a", 0, 1)], 1).count(), 1);
    }
}
