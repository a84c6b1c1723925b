//! One WebSocket: what comes in by kind, what goes out within a time, and how it is closed.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::{SinkExt, StreamExt};
use protocol::ServerMessage;
use tokio::time::{Instant, timeout, timeout_at};
use tracing::{error, warn};

use crate::config::{SocketConfig, ms};

/// A WebSocket with its times.
#[derive(Debug)]
pub(super) struct Socket {
    inner: WebSocket,
    send_timeout: Duration,
    close_timeout: Duration,
}

/// What came in.
#[derive(Debug)]
pub(super) enum Incoming {
    /// A text.
    Text(Utf8Bytes),
    /// Bytes that are no text.
    Binary,
    /// A sign of life, which the library answers.
    SignOfLife,
    /// Something longer than is read. Nothing more can be read then.
    TooLarge,
    /// The other side has closed, or broken off.
    Gone,
}

/// Why nothing can be sent any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lost {
    /// The other side takes nothing.
    Stuck,
    /// The other side has gone.
    Gone,
}

/// How a socket is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Farewell {
    /// The room sends the client away.
    GoingAway,
    /// The client did what it must not.
    Policy(&'static str),
    /// The server restarts: come back.
    Restart,
}

impl Socket {
    pub(super) fn new(inner: WebSocket, config: &SocketConfig) -> Self {
        Self { inner, send_timeout: ms(config.send_timeout_ms), close_timeout: ms(config.close_timeout_ms) }
    }

    /// The next thing that comes in. It may be dropped and called again at any time.
    pub(super) async fn receive(&mut self) -> Incoming {
        match self.inner.next().await {
            Some(Ok(Message::Text(text))) => Incoming::Text(text),
            Some(Ok(Message::Binary(_))) => Incoming::Binary,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Incoming::SignOfLife,
            Some(Err(error)) if is_too_large(&error) => Incoming::TooLarge,
            Some(Ok(Message::Close(_)) | Err(_)) | None => Incoming::Gone,
        }
    }

    /// Puts a text to those that go out with the next flush, or writes it if they are many.
    pub(super) async fn feed(&mut self, text: Utf8Bytes) -> Result<(), Lost> {
        self.put(Message::Text(text)).await
    }

    /// Sends what was put in.
    pub(super) async fn flush(&mut self) -> Result<(), Lost> {
        in_time(self.send_timeout, self.inner.flush()).await
    }

    /// Sends a message at once.
    pub(super) async fn tell(&mut self, message: &ServerMessage) -> Result<(), Lost> {
        match serde_json::to_string(message) {
            Ok(text) => self.feed(text.into()).await?,
            Err(error) => error!(%error, "a message cannot be written"),
        }
        self.flush().await
    }

    /// Asks the other side for a sign of life.
    pub(super) async fn ask(&mut self) -> Result<(), Lost> {
        self.put(Message::Ping(axum::body::Bytes::new())).await?;
        self.flush().await
    }

    /// Sends what was put in and says farewell, then waits a little for the other side to close: what
    /// it has not read would be lost if we broke off before.
    pub(super) async fn close(mut self, farewell: Farewell) {
        let deadline = Instant::now() + self.close_timeout;
        let frame = CloseFrame { code: farewell.code(), reason: farewell.reason().into() };
        let closing = async {
            if self.inner.send(Message::Close(Some(frame))).await.is_err() {
                return;
            }
            while let Some(Ok(_)) = self.inner.next().await {}
            // Nothing is read after an error, such as one too long; the other side still is to read us.
            if farewell == Farewell::TOO_LARGE {
                tokio::time::sleep_until(deadline).await;
            }
        };
        // One who does not close in time is left.
        let _ = timeout_at(deadline, closing).await;
    }

    async fn put(&mut self, message: Message) -> Result<(), Lost> {
        in_time(self.send_timeout, self.inner.feed(message)).await
    }
}

impl Farewell {
    pub(super) const TOO_LARGE: Self = Self::Policy("too large");

    fn code(self) -> u16 {
        match self {
            Self::GoingAway => 1001,
            Self::Policy(_) => 1008,
            Self::Restart => 1012,
        }
    }

    fn reason(self) -> &'static str {
        match self {
            Self::GoingAway => "sent away",
            Self::Policy(reason) => reason,
            Self::Restart => "service restart",
        }
    }
}

async fn in_time(
    limit: Duration,
    sending: impl Future<Output = Result<(), axum::Error>>,
) -> Result<(), Lost> {
    match timeout(limit, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => {
            if is_full(&error) {
                warn!("a message was longer than the write buffer: raise max_write_buffer_bytes");
            }
            Err(Lost::Gone)
        }
        Err(_) => Err(Lost::Stuck),
    }
}

fn is_too_large(error: &axum::Error) -> bool {
    matches!(cause(error), Some(tungstenite::Error::Capacity(_)))
}

fn is_full(error: &axum::Error) -> bool {
    matches!(cause(error), Some(tungstenite::Error::WriteBufferFull(_)))
}

fn cause(error: &axum::Error) -> Option<&tungstenite::Error> {
    std::error::Error::source(error)?.downcast_ref()
}
