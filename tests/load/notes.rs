//! Who has got which number of one game. All its viewers are there before it begins, so each of its updates must come
//! to all of them.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;
use tokio::time::timeout;

use crate::tally::Tally;

/// The notes of one game.
#[derive(Debug)]
pub(crate) struct Notes {
    /// How many players and spectators there are.
    viewers: u32,
    /// The number at which all of them were there.
    base: u32,
    tally: Arc<Tally>,
    updates: Mutex<Updates>,
    all_known: Notify,
}

#[derive(Debug, Default)]
struct Updates {
    /// Those that have not come to all yet, by number.
    underway: BTreeMap<u32, Underway>,
    /// Those that have, and when they came to the last one; until it is known which command they belong to.
    arrived: BTreeMap<u32, Instant>,
}

#[derive(Debug)]
struct Underway {
    times: u32,
    /// When the command was sent that brought it about, once that is known.
    sent: Option<Instant>,
}

impl Notes {
    pub(crate) fn new(viewers: u32, base: u32, tally: Arc<Tally>) -> Self {
        Self { viewers, base, tally, updates: Mutex::default(), all_known: Notify::new() }
    }

    /// A player has got an update of so many bytes.
    pub(crate) fn told(&self, seq: u32, bytes: usize, at: Instant) {
        self.tally.told(bytes);
        self.got(seq, at);
    }

    /// One more viewer has got an update.
    pub(crate) fn got(&self, seq: u32, at: Instant) {
        if seq <= self.base {
            return;
        }
        let mut updates = self.lock();
        let underway = updates.underway.entry(seq).or_insert(Underway { times: 0, sent: None });
        underway.times += 1;
        if underway.times < self.viewers {
            return;
        }
        match underway.sent {
            Some(sent) => self.tally.delivered(at.saturating_duration_since(sent)),
            None => drop(updates.arrived.insert(seq, at)),
        }
        updates.underway.remove(&seq);
        if updates.underway.is_empty() {
            self.all_known.notify_one();
        }
    }

    /// A command was acknowledged: its last number, and when it was sent.
    pub(crate) fn acknowledged(&self, seq: u32, sent: Instant) {
        let mut updates = self.lock();
        if let Some(at) = updates.arrived.remove(&seq) {
            self.tally.delivered(at.saturating_duration_since(sent));
        } else if seq > self.base {
            // Perhaps nobody has got it yet; it must come to all of them nevertheless.
            updates.underway.entry(seq).or_insert(Underway { times: 0, sent: None }).sent = Some(sent);
        }
        updates.arrived.retain(|&arrived, _| arrived > seq);
    }

    /// Waits until everybody has got everything; how many updates have not come in time.
    pub(crate) async fn settle(&self, patience: Duration) -> u32 {
        let all_known = async {
            while !self.lock().underway.is_empty() {
                self.all_known.notified().await;
            }
        };
        // What is missing then is counted.
        let _ = timeout(patience, all_known).await;
        self.lock().underway.values().map(|underway| self.viewers.saturating_sub(underway.times)).sum()
    }

    fn lock(&self) -> MutexGuard<'_, Updates> {
        self.updates.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Duration = Duration::from_millis(1);

    #[tokio::test]
    async fn what_did_not_come_to_all_is_missed() {
        let tally = Arc::new(Tally::default());
        let notes = Notes::new(3, 10, Arc::clone(&tally));
        let now = Instant::now();
        notes.got(10, now);
        assert_eq!(notes.settle(PATIENCE).await, 0, "before all were there");
        (0..3).for_each(|_| notes.got(11, now));
        notes.acknowledged(11, now);
        assert_eq!(notes.settle(PATIENCE).await, 0);
        notes.got(13, now);
        notes.acknowledged(13, now);
        assert_eq!(notes.settle(PATIENCE).await, 2);
        notes.acknowledged(14, now);
        assert_eq!(notes.settle(PATIENCE).await, 5);
        assert_eq!(tally.take().delivered.count(), 1);
    }
}
