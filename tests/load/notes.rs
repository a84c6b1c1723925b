//! Who has got which number of one game. All its viewers are there before it begins, so each of its updates must come
//! to all of them.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;
use tokio::time::timeout;

use crate::tally::{Samples, Updates as Sizes};

/// The notes of one game.
#[derive(Debug)]
pub(crate) struct Notes {
    /// How many players and spectators there are.
    viewers: u32,
    /// The number at which all of them were there.
    base: u32,
    samples: Arc<Mutex<Samples>>,
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

#[derive(Debug, Default)]
struct Underway {
    times: u32,
    /// Those who watch and have got it.
    watchers: Sizes,
    /// When the command was sent that brought it about, once that is known.
    sent: Option<Instant>,
}

impl Notes {
    pub(crate) fn new(viewers: u32, base: u32, samples: Arc<Mutex<Samples>>) -> Self {
        Self { viewers, base, samples, updates: Mutex::default(), all_known: Notify::new() }
    }

    /// A player has got an update of so many bytes, in which there is something to decide or not.
    pub(crate) fn told(&self, seq: u32, bytes: usize, decides: bool, at: Instant) {
        let mut samples = self.samples();
        let to = if decides { &mut samples.to_movers } else { &mut samples.to_others };
        to.add(bytes);
        drop(samples);
        self.got(seq, at, Sizes::default());
    }

    /// One who watches has got an update of so many bytes.
    pub(crate) fn shown(&self, seq: u32, bytes: usize, at: Instant) {
        self.got(seq, at, Sizes { count: 1, bytes: bytes as u64 });
    }

    /// One more viewer has got an update.
    fn got(&self, seq: u32, at: Instant, watcher: Sizes) {
        if seq <= self.base {
            return;
        }
        let mut updates = self.lock();
        let underway = updates.underway.entry(seq).or_default();
        underway.times += 1;
        underway.watchers = underway.watchers.with(watcher);
        if underway.times < self.viewers {
            return;
        }
        let mut samples = self.samples();
        samples.to_watchers = samples.to_watchers.with(underway.watchers);
        match underway.sent {
            Some(sent) => samples.delivered.add(at.saturating_duration_since(sent)),
            None => drop(updates.arrived.insert(seq, at)),
        }
        drop(samples);
        updates.underway.remove(&seq);
        if updates.underway.is_empty() {
            self.all_known.notify_one();
        }
    }

    /// A command was acknowledged: its last number, when it was sent, and when that was known.
    pub(crate) fn acknowledged(&self, seq: u32, sent: Instant, at: Instant) {
        let mut updates = self.lock();
        let mut samples = self.samples();
        samples.acknowledged.add(at.saturating_duration_since(sent));
        if let Some(at) = updates.arrived.remove(&seq) {
            samples.delivered.add(at.saturating_duration_since(sent));
        } else if seq > self.base {
            // Perhaps nobody has got it yet; it must come to all of them nevertheless.
            updates.underway.entry(seq).or_default().sent = Some(sent);
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

    fn samples(&self) -> MutexGuard<'_, Samples> {
        self.samples.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tally::Tally;

    const PATIENCE: Duration = Duration::from_millis(1);

    #[tokio::test]
    async fn what_did_not_come_to_all_is_missed() {
        let tally = Tally::default();
        let notes = Notes::new(3, 10, tally.samples());
        let now = Instant::now();
        let shown = |seq, times: u32| (0..times).for_each(|_| notes.shown(seq, 5, now));
        shown(10, 1);
        assert_eq!(notes.settle(PATIENCE).await, 0, "before all were there");
        shown(11, 2);
        notes.told(11, 7, true, now);
        notes.acknowledged(11, now, now);
        assert_eq!(notes.settle(PATIENCE).await, 0);
        shown(13, 1);
        notes.acknowledged(13, now, now);
        assert_eq!(notes.settle(PATIENCE).await, 2);
        notes.acknowledged(14, now, now);
        assert_eq!(notes.settle(PATIENCE).await, 5);
        let samples = tally.take();
        assert_eq!((samples.delivered.count(), samples.acknowledged.count()), (1, 3));
        assert_eq!((samples.to_movers.average(), samples.to_watchers.count), (7, 2));
    }
}
