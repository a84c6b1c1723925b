//! What all clients count together.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::Serialize;

use crate::figures::Times;

/// How many complaints are kept.
const KEPT: usize = 20;

/// What all clients count together.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    samples: Mutex<Samples>,
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
    /// How many updates came to players, and how long they were.
    pub(crate) updates: u64,
    pub(crate) update_bytes: u64,
}

/// What must not be.
#[derive(Clone, Debug, Serialize)]
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
    /// A command was acknowledged.
    pub(crate) fn acknowledged(&self, took: Duration) {
        self.samples().acknowledged.add(took);
    }

    /// The update of a command has come to the last viewer.
    pub(crate) fn delivered(&self, took: Duration) {
        self.samples().delivered.add(took);
    }

    /// An update came to a player.
    pub(crate) fn told(&self, bytes: usize) {
        let mut samples = self.samples();
        samples.updates += 1;
        samples.update_bytes += bytes as u64;
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
        std::mem::take(&mut *self.samples())
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

    fn samples(&self) -> MutexGuard<'_, Samples> {
        self.samples.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Faults {
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
