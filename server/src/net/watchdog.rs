//! Whether the other side of a socket still lives: after a silence it is asked, and must then answer.

use std::time::Duration;

use tokio::time::Instant;

/// Watches one socket.
#[derive(Debug)]
pub(super) struct Watchdog {
    interval: Duration,
    patience: Duration,
    state: State,
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
        Self { interval, patience, state: State::Heard { ask_at: Instant::now() + interval } }
    }

    /// Something came from the other side.
    pub(super) fn heard(&mut self) {
        self.state = State::Heard { ask_at: Instant::now() + self.interval };
    }

    /// Waits until something is to be done. It may be dropped and called again at any time.
    pub(super) async fn alarm(&mut self) -> Alarm {
        match self.state {
            State::Heard { ask_at } => {
                tokio::time::sleep_until(ask_at).await;
                self.state = State::Asked { until: Instant::now() + self.patience };
                Alarm::Ask
            }
            State::Asked { until } => {
                tokio::time::sleep_until(until).await;
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
}
