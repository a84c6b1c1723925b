//! Those of a class who listen. A few hear what is said at once. Many sit on benches which are told one after the other,
//! by a task of its own that lets others go first in between: a player must not wait until a thousand watchers are served.

use super::inbox::Outgoing;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

/// So many are served while a player waits.
const SEATS_OF_A_BENCH: usize = 128;

/// What somebody hears who listens.
#[derive(Clone, Debug)]
pub(crate) enum News {
    /// This was said.
    Said(Outgoing),
    /// More was said than is kept.
    Missed,
}

/// Those of a class who listen. When it is dropped, they hear what was said before, and then the end.
#[derive(Debug)]
pub(super) struct Audience {
    /// What is kept for each.
    kept: usize,
    benches: Arc<Mutex<Benches>>,
    /// Where it goes from bench to bench, once there are several.
    relay: Option<broadcast::Sender<Outgoing>>,
}

type Bench = broadcast::Sender<News>;
type Benches = Vec<Bench>;

impl Audience {
    /// Nobody listens yet.
    pub(super) fn new(kept: usize) -> Self {
        Self { kept, benches: Arc::default(), relay: None }
    }

    /// Somebody listens from now on. On the way from bench to bench there may still be something older.
    pub(super) fn join(&mut self) -> broadcast::Receiver<News> {
        let mut benches = lock(&self.benches);
        if let Some(bench) = benches.iter().find(|bench| bench.receiver_count() < SEATS_OF_A_BENCH) {
            return bench.subscribe();
        }
        let (bench, seat) = broadcast::channel(self.kept);
        benches.push(bench);
        if benches.len() > 1 && self.relay.is_none() {
            let (relay, said) = broadcast::channel(self.kept);
            self.relay = Some(relay);
            tokio::spawn(carry(said, Arc::clone(&self.benches)));
        }
        seat
    }

    /// Whether anybody listens: what is kept for listeners is not kept for nobody.
    pub(super) fn is_heard(&self) -> bool {
        lock(&self.benches).iter().any(|bench| bench.receiver_count() > 0)
    }

    /// Tells everybody. Nobody listening is no error.
    pub(super) fn tell(&self, outgoing: Outgoing) {
        if let Some(relay) = &self.relay {
            let _ = relay.send(outgoing);
        } else if let Some(bench) = lock(&self.benches).first() {
            let _ = bench.send(News::Said(outgoing));
        }
    }
}

/// Carries what is said from bench to bench until no more can come.
async fn carry(mut said: broadcast::Receiver<Outgoing>, benches: Arc<Mutex<Benches>>) {
    loop {
        let news = match said.recv().await {
            Ok(outgoing) => News::Said(outgoing),
            Err(RecvError::Lagged(_)) => News::Missed,
            Err(RecvError::Closed) => return,
        };
        for place in 0.. {
            let Some(bench) = lock(&benches).get(place).cloned() else { break };
            let _ = bench.send(news.clone());
            tokio::task::yield_now().await;
        }
    }
}

/// Nothing is left half done with the lock held: what a panic elsewhere left is good.
fn lock(benches: &Mutex<Benches>) -> MutexGuard<'_, Benches> {
    benches.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{Seq, ServerMessage};

    const KEPT: usize = 4;

    fn said(seq: u32) -> Outgoing {
        Outgoing::new(Some(Seq(seq)), &ServerMessage::Pong {})
    }

    /// The numbers that somebody hears until the end; 0 stands for something missed.
    async fn heard(mut seat: broadcast::Receiver<News>) -> Vec<u32> {
        let mut numbers = Vec::new();
        loop {
            match seat.recv().await {
                Ok(News::Said(outgoing)) => numbers.push(outgoing.numbers.seq.unwrap().0),
                Ok(News::Missed) | Err(RecvError::Lagged(_)) => numbers.push(0),
                Err(RecvError::Closed) => return numbers,
            }
        }
    }

    #[tokio::test]
    async fn a_few_hear_it_at_once() {
        let mut audience = Audience::new(KEPT);
        audience.tell(said(1));
        let mut seats: Vec<_> = (0..SEATS_OF_A_BENCH).map(|_| audience.join()).collect();
        audience.tell(said(2));
        assert!(seats.iter_mut().all(|seat| seat.try_recv().is_ok()));
        assert!(audience.relay.is_none());
    }

    #[tokio::test]
    async fn many_hear_all_of_it_in_order_and_then_the_end() {
        let mut audience = Audience::new(KEPT);
        let mut seats: Vec<_> = (0..SEATS_OF_A_BENCH).map(|_| audience.join()).collect();
        audience.tell(said(1));
        let later: Vec<_> = (0..=2 * SEATS_OF_A_BENCH).map(|_| audience.join()).collect();
        assert_eq!(lock(&audience.benches).len(), 4);
        seats.extend(later);
        audience.tell(said(2));
        audience.tell(said(3));
        drop(audience);
        for (place, seat) in seats.into_iter().enumerate() {
            let expected: &[u32] = if place < SEATS_OF_A_BENCH { &[1, 2, 3] } else { &[2, 3] };
            assert_eq!(heard(seat).await, expected, "seat {place}");
        }
    }

    #[tokio::test]
    async fn what_was_too_much_is_known_on_every_bench() {
        let mut audience = Audience::new(KEPT);
        let seats: Vec<_> = (0..=SEATS_OF_A_BENCH).map(|_| audience.join()).collect();
        // Nothing is carried in between.
        (1..=10).for_each(|seq| audience.tell(said(seq)));
        drop(audience);
        for seat in seats {
            let numbers = heard(seat).await;
            assert_eq!((numbers.first(), numbers.last()), (Some(&0), Some(&10)));
        }
    }

    #[tokio::test]
    async fn a_place_that_is_free_is_taken_again() {
        let mut audience = Audience::new(KEPT);
        let mut seats: Vec<_> = (0..=SEATS_OF_A_BENCH).map(|_| audience.join()).collect();
        seats.remove(0);
        seats.push(audience.join());
        assert_eq!(lock(&audience.benches).len(), 2);
        audience.tell(said(1));
        drop(audience);
        for seat in seats {
            assert_eq!(heard(seat).await, [1]);
        }
    }
}
