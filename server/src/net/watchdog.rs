//! Whether the other side of a socket still lives: after a silence it is asked, and must then answer.

use std::time::Duration;

use tokio::time::Instant;

use crate::bell::Bell;

/// Watches one socket.
#[derive(Debug)]
pub(super) struct Watchdog {
    interval: Duration,
    patience: Duration,
    state: State,
    bell: Bell,
}

#[derive(Clone, Copy, Debug)]
enum State {
    /// Something was heard; it is asked at this time.
    Heard { ask_at: Instant },
    /// It was asked, and must answer until this time.
    Asked { until: Instant },
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Alarm {
    /// Ask whether anybody is there.
    Ask,
    /// Nobody is.
    Silent,
}

impl Watchdog {
    pub(super) fn new(interval: Duration, patience: Duration) -> Self {
        let ask_at = Instant::now() + interval;
        Self { interval, patience, state: State::Heard { ask_at }, bell: Bell::new() }
    }

    /// Something came from the other side.
    pub(super) fn heard(&mut self) {
        self.state = State::Heard { ask_at: Instant::now() + self.interval };
    }

    /// Waits until something is to be done. It may be dropped and called again at any time.
    pub(super) async fn alarm(&mut self) -> Alarm {
        match self.state {
            State::Heard { ask_at } => {
                self.bell.rings_at(ask_at).await;
                self.state = State::Asked { until: Instant::now() + self.patience };
                Alarm::Ask
            }
            State::Asked { until } => {
                self.bell.rings_at(until).await;
                Alarm::Silent
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INTERVAL: Duration = Duration::from_secs(20);
    const PATIENCE: Duration = Duration::from_secs(5);

    #[tokio::test(start_paused = true)]
    async fn one_who_is_silent_is_asked_and_given_up() {
        let start = Instant::now();
        let mut dog = Watchdog::new(INTERVAL, PATIENCE);
        assert_eq!(dog.alarm().await, Alarm::Ask);
        assert_eq!(start.elapsed(), INTERVAL);
        assert_eq!(dog.alarm().await, Alarm::Silent);
        assert_eq!(start.elapsed(), INTERVAL + PATIENCE);
    }

    #[tokio::test(start_paused = true)]
    async fn one_who_answers_is_asked_again_later() {
        let mut dog = Watchdog::new(INTERVAL, PATIENCE);
        assert_eq!(dog.alarm().await, Alarm::Ask);
        dog.heard();
        let start = Instant::now();
        assert_eq!(dog.alarm().await, Alarm::Ask);
        assert_eq!(start.elapsed(), INTERVAL);
    }

    #[tokio::test(start_paused = true)]
    async fn one_who_says_something_is_asked_an_interval_later() {
        let mut dog = Watchdog::new(INTERVAL, PATIENCE);
        let start = Instant::now();
        tokio::time::advance(INTERVAL / 2).await;
        dog.heard();
        assert_eq!(dog.alarm().await, Alarm::Ask);
        assert_eq!(start.elapsed(), INTERVAL * 3 / 2);
    }

    #[tokio::test(start_paused = true)]
    async fn one_who_answers_is_asked_in_time_where_patience_is_long() {
        let mut dog = Watchdog::new(PATIENCE, INTERVAL);
        assert_eq!(dog.alarm().await, Alarm::Ask);
        dog.heard();
        let start = Instant::now();
        assert_eq!(dog.alarm().await, Alarm::Ask);
        assert_eq!(start.elapsed(), PATIENCE);
    }
}
