//! What all clients count together.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use serde::Serialize;

use crate::figures::Times;

/// How many complaints are kept.
const KEPT: usize = 20;

/// What all clients count together.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    /// Of each table by itself: they do not wait for each other.
    samples: Mutex<Vec<Arc<Mutex<Samples>>>>,
    missed: AtomicU32,
    lost: AtomicU32,
    resynced: AtomicU32,
    unanswered: AtomicU32,
    not_saved: AtomicU32,
    games: AtomicU32,
    complaints: Mutex<Vec<String>>,
}

/// How long things took.
#[derive(Debug, Default)]
pub(crate) struct Samples {
    /// From a command to its acknowledgement at the mover.
    pub(crate) acknowledged: Times,
    /// From a command to its update at the last viewer.
    pub(crate) delivered: Times,
    /// Updates for a player who is to move.
    pub(crate) to_movers: Updates,
    /// Updates for a player who is not.
    pub(crate) to_others: Updates,
    /// Updates for those who watch, of which all have got them.
    pub(crate) to_watchers: Updates,
}

/// How many updates there were, and how long they were together.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Updates {
    pub(crate) count: u64,
    pub(crate) bytes: u64,
}

/// What must not be.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Faults {
    /// Updates that did not come to somebody who was there.
    pub(crate) missed_updates: u32,
    /// Honest connections that ended other than by us.
    pub(crate) connections_lost: u32,
    /// Times that somebody was too slow for the news and got everything anew.
    pub(crate) resyncs: u32,
    /// Times that something could not be saved and had to be said again.
    pub(crate) not_saved: u32,
    /// Commands and acts that were never accepted.
    pub(crate) not_accepted: u32,
    /// The first of them in words.
    pub(crate) complaints: Vec<String>,
}

/// Something that must not be.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum Fault {
    #[error("a connection was lost")]
    Lost,
    #[error("{0} updates did not come")]
    Missed(u32),
    #[error("a client was too slow for the news")]
    Resynced,
    #[error("what is allowed was not done: {0}")]
    NotAccepted(String),
    #[error("what was not saved had to be said {0} times more")]
    NotSaved(u32),
    #[error("{0}")]
    Other(String),
}

impl Tally {
    /// Where one more table notes how long things took.
    pub(crate) fn samples(&self) -> Arc<Mutex<Samples>> {
        let samples = Arc::default();
        self.samples.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::clone(&samples));
        samples
    }

    /// A game has ended.
    pub(crate) fn ended(&self) {
        self.games.fetch_add(1, Ordering::Relaxed);
    }

    /// How many games have ended.
    pub(crate) fn games(&self) -> u32 {
        self.games.load(Ordering::Relaxed)
    }

    /// Something happened to a client that must not be.
    pub(crate) fn complain(&self, who: &str, fault: &Fault) {
        match fault {
            Fault::Lost => self.lost.fetch_add(1, Ordering::Relaxed),
            Fault::Missed(count) => self.missed.fetch_add(*count, Ordering::Relaxed),
            Fault::Resynced => self.resynced.fetch_add(1, Ordering::Relaxed),
            Fault::NotAccepted(_) => self.unanswered.fetch_add(1, Ordering::Relaxed),
            Fault::NotSaved(times) => self.not_saved.fetch_add(*times, Ordering::Relaxed),
            Fault::Other(_) => 0,
        };
        let mut complaints = self.complaints.lock().unwrap_or_else(PoisonError::into_inner);
        if complaints.len() < KEPT {
            complaints.push(format!("{who}: {fault}"));
        }
    }

    /// What was measured since the last time.
    pub(crate) fn take(&self) -> Samples {
        let tables = self.samples.lock().unwrap_or_else(PoisonError::into_inner);
        let mut all = Samples::default();
        for table in &*tables {
            all.add(&std::mem::take(&mut *table.lock().unwrap_or_else(PoisonError::into_inner)));
        }
        all
    }

    /// What must not be, so far.
    pub(crate) fn faults(&self) -> Faults {
        Faults {
            missed_updates: self.missed.load(Ordering::Relaxed),
            connections_lost: self.lost.load(Ordering::Relaxed),
            resyncs: self.resynced.load(Ordering::Relaxed),
            not_saved: self.not_saved.load(Ordering::Relaxed),
            not_accepted: self.unanswered.load(Ordering::Relaxed),
            complaints: self.complaints.lock().unwrap_or_else(PoisonError::into_inner).clone(),
        }
    }
}

impl Samples {
    fn add(&mut self, other: &Self) {
        self.acknowledged = std::mem::take(&mut self.acknowledged).with(&other.acknowledged);
        self.delivered = std::mem::take(&mut self.delivered).with(&other.delivered);
        self.to_movers = self.to_movers.with(other.to_movers);
        self.to_others = self.to_others.with(other.to_others);
        self.to_watchers = self.to_watchers.with(other.to_watchers);
    }
}

impl Updates {
    /// One more of this length.
    pub(crate) fn add(&mut self, bytes: usize) {
        self.count += 1;
        self.bytes += bytes as u64;
    }

    /// Both together.
    pub(crate) fn with(self, other: Self) -> Self {
        Self { count: self.count + other.count, bytes: self.bytes + other.bytes }
    }

    /// How long one is on the average.
    pub(crate) fn average(self) -> u64 {
        self.bytes / self.count.max(1)
    }
}

impl Faults {
    /// Both together.
    pub(crate) fn with(mut self, other: Self) -> Self {
        self.missed_updates += other.missed_updates;
        self.connections_lost += other.connections_lost;
        self.resyncs += other.resyncs;
        self.not_saved += other.not_saved;
        self.not_accepted += other.not_accepted;
        self.complaints.extend(other.complaints);
        self
    }

    /// Whether all is as it should be.
    pub(crate) fn none(&self) -> bool {
        self.complaints.is_empty()
    }
}

impl std::fmt::Display for Faults {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(
            f,
            "missed updates {}, connections lost {}, clients that fell behind {}, commands said again {}, never accepted {}",
            self.missed_updates, self.connections_lost, self.resyncs, self.not_saved, self.not_accepted
        )?;
        self.complaints.iter().try_for_each(|complaint| writeln!(f, "- {complaint}"))
    }
}
