//! What is counted, and how Prometheus reads it. No label names a room, a person or an address.

mod text;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use axum::http::StatusCode;
use protocol::ClientMessage;

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
    /// Answers by result.
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
    pub act: Counter,
    pub chat: Counter,
    pub ping: Counter,
}

/// Answers to commands, acts and chat by result.
#[derive(Debug, Default)]
pub struct Answers {
    /// Done and stored.
    pub accepted: Counter,
    /// Against the rules.
    pub refused: Counter,
    /// For a decision that is past.
    pub stale: Counter,
    /// Not stored.
    pub not_saved: Counter,
    /// Not done for another reason.
    pub error: Counter,
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
            ClientMessage::Act { .. } => &self.received.act,
            ClientMessage::Chat { .. } => &self.received.chat,
            ClientMessage::Ping {} => &self.received.ping,
        }
        .add();
    }

    /// A text goes out. The type stands first in each, so that it need not be read.
    pub fn said(&self, text: &str) {
        let Some(rest) = text.strip_prefix(r#"{"type":""#) else { return };
        let answers = &self.answers;
        if rest.starts_with("accepted\"") {
            answers.accepted.add();
        } else if rest.starts_with("refused\"") {
            answers.refused.add();
        } else if rest.starts_with("error\"") {
            let has = |code: &str| rest.contains(code);
            if has(r#""code":"stale_decision""#) {
                answers.stale.add();
            } else if has(r#""code":"not_saved""#) {
                answers.not_saved.add();
            } else {
                answers.error.add();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use protocol::{CommandId, ErrorCode, Seq, ServerMessage};

    use super::*;

    fn said(metrics: &Metrics, message: &ServerMessage) {
        metrics.said(&serde_json::to_string(message).unwrap());
    }

    #[test]
    fn answers_are_counted_by_their_result() {
        let metrics = Metrics::default();
        let id = || CommandId::new("c1").unwrap();
        said(&metrics, &ServerMessage::Accepted { id: id(), seq: Seq(1) });
        said(&metrics, &ServerMessage::error(Some(id()), ErrorCode::StaleDecision));
        said(&metrics, &ServerMessage::error(Some(id()), ErrorCode::NotSaved));
        said(&metrics, &ServerMessage::error(None, ErrorCode::NotHost));
        said(&metrics, &ServerMessage::Pong {});
        let answers = &metrics.answers;
        let all = [&answers.accepted, &answers.refused, &answers.stale, &answers.not_saved, &answers.error];
        assert_eq!(all.map(Counter::get), [1, 0, 1, 1, 1]);
    }

    #[test]
    fn a_gauge_counts_those_that_live() {
        let gauge = Gauge::default();
        let one = gauge.count();
        let _two = gauge.count();
        drop(one);
        assert_eq!(gauge.get(), 1);
    }
}
