//! What is counted, and how Prometheus reads it. No label names a room, a person or an address.

mod answers;
mod text;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use axum::http::StatusCode;
use protocol::ClientMessage;

pub use answers::{Answer, Answers, Asked, Came};
pub use text::write;

/// Counts since the start.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Sockets that have not said hello.
    pub sockets_waiting: Gauge,
    /// Sockets of those who play.
    pub sockets_seat: Gauge,
    /// Sockets of those who watch.
    pub sockets_spectator: Gauge,
    /// Messages by kind.
    pub received: Received,
    /// Answers of rooms.
    pub answers: Answers,
    /// Connections that were one too many for the server.
    pub refused_all: Counter,
    /// Connections that were one too many for their address.
    pub refused_address: Counter,
    /// Upgrades and writes from foreign pages.
    pub refused_origin: Counter,
    /// Messages and requests over a limit.
    pub limited: Counter,
    /// Messages that were none.
    pub mistakes: Counter,
    /// Sockets closed because they took nothing.
    pub closed_stuck: Counter,
    /// Sockets closed because they did not answer.
    pub closed_silent: Counter,
    /// Sockets closed because they sent too much that was wrong.
    pub closed_abusive: Counter,
    /// Responses by the first digit of their status, from 1.
    pub responses: [Counter; 5],
}

/// Messages by kind.
#[derive(Debug, Default)]
#[expect(missing_docs, reason = "the kinds are those of the protocol")]
pub struct Received {
    pub hello: Counter,
    pub command: Counter,
    pub try_: Counter,
    pub hint: Counter,
    pub act: Counter,
    pub chat: Counter,
    pub ping: Counter,
}

/// A number that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

/// How many there are.
#[derive(Clone, Debug, Default)]
pub struct Gauge(Arc<AtomicU64>);

/// One of those that a gauge counts, until it is dropped.
#[derive(Debug)]
pub struct Counted(Gauge);

impl Counter {
    /// One more.
    pub fn add(&self) {
        self.0.fetch_add(1, Relaxed);
    }

    /// How many.
    pub fn get(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

impl Gauge {
    /// One more, until what is returned is dropped.
    pub fn count(&self) -> Counted {
        self.0.fetch_add(1, Relaxed);
        Counted(self.clone())
    }

    /// How many.
    pub fn get(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Relaxed);
    }
}

impl Metrics {
    /// A response was made.
    pub fn answered(&self, status: StatusCode) {
        let class = usize::from(status.as_u16() / 100);
        if let Some(counter) = class.checked_sub(1).and_then(|class| self.responses.get(class)) {
            counter.add();
        }
    }

    /// A message came in.
    pub fn heard(&self, message: &ClientMessage) {
        match message {
            ClientMessage::Hello { .. } => &self.received.hello,
            ClientMessage::Command { .. } => &self.received.command,
            ClientMessage::Try { .. } => &self.received.try_,
            ClientMessage::Hint { .. } => &self.received.hint,
            ClientMessage::Act { .. } => &self.received.act,
            ClientMessage::Chat { .. } => &self.received.chat,
            ClientMessage::Ping {} => &self.received.ping,
        }
        .add();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gauge_counts_those_that_live() {
        let gauge = Gauge::default();
        let one = gauge.count();
        let _two = gauge.count();
        drop(one);
        assert_eq!(gauge.get(), 1);
    }
}
