//! One WebSocket: what comes in by kind, what goes out within a time, and how it is closed.

mod frames;

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::ServerMessage;
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout, timeout_at};
use tokio_tungstenite::WebSocketStream;
use tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tungstenite::{Bytes, Message, Utf8Bytes};

use crate::config::{SocketConfig, ms};
use crate::frame::Frame;

/// The library writes only what keeps a socket alive or closes it, which is short.
const CONTROL_BYTES: usize = 1024;

/// A WebSocket with its times.
///
/// Texts are written past the library: those for many are shared, and it would copy each into a buffer of each socket, which
/// stays as long as the longest of them.
#[derive(Debug)]
pub(super) struct Socket {
    inner: WebSocketStream<TcpStream>,
    /// What goes out with the next flush.
    frames: Vec<Frame>,
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
    /// A socket on a connection that has become one, with what was read of it already.
    pub(super) async fn new(stream: TcpStream, read: Vec<u8>, config: &SocketConfig) -> Self {
        let limits = WebSocketConfig::default()
            .max_message_size(Some(config.max_message_bytes))
            .max_frame_size(Some(config.max_message_bytes))
            .read_buffer_size(config.read_buffer_bytes)
            .write_buffer_size(0)
            .max_write_buffer_size(CONTROL_BYTES);
        Self {
            inner: WebSocketStream::from_partially_read(stream, read, Role::Server, Some(limits)).await,
            frames: Vec::new(),
            send_timeout: ms(config.send_timeout_ms),
            close_timeout: ms(config.close_timeout_ms),
        }
    }

    /// The next thing that comes in. It may be dropped and called again at any time.
    pub(super) async fn receive(&mut self) -> Incoming {
        match self.inner.next().await {
            Some(Ok(Message::Text(text))) => Incoming::Text(text),
            Some(Ok(Message::Binary(_))) => Incoming::Binary,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Incoming::SignOfLife,
            Some(Err(tungstenite::Error::Capacity(_))) => Incoming::TooLarge,
            // Frames alone are never read.
            Some(Ok(Message::Close(_) | Message::Frame(_)) | Err(_)) | None => Incoming::Gone,
        }
    }

    /// Puts a message to those that go out with the next flush.
    pub(super) fn feed(&mut self, frame: Frame) {
        self.frames.push(frame);
    }

    /// Sends what was put in, in one go.
    pub(super) async fn flush(&mut self) -> Result<(), Lost> {
        let Self { inner, frames, send_timeout, .. } = self;
        let sent = in_time(*send_timeout, write(inner, frames)).await;
        frames.clear();
        sent
    }

    /// Sends a message at once.
    pub(super) async fn tell(&mut self, message: &ServerMessage) -> Result<(), Lost> {
        self.feed(Frame::of(message));
        self.flush().await
    }

    /// Asks the other side for a sign of life.
    pub(super) async fn ask(&mut self) -> Result<(), Lost> {
        in_time(self.send_timeout, self.inner.send(Message::Ping(Bytes::new()))).await
    }

    /// Sends what was put in and says farewell, then waits a little for the other side to close: what
    /// it has not read would be lost if we broke off before.
    pub(super) async fn close(&mut self, farewell: Farewell) {
        let deadline = Instant::now() + self.close_timeout;
        let frame = CloseFrame { code: farewell.code().into(), reason: farewell.reason().into() };
        let closing = async {
            if write(&mut self.inner, &self.frames).await.is_err()
                || self.inner.send(Message::Close(Some(frame))).await.is_err()
            {
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

/// Writes frames past the library, once it has written what it had begun. It begins nothing in between, as nothing is read
/// meanwhile.
async fn write(socket: &mut WebSocketStream<TcpStream>, frames: &[Frame]) -> tungstenite::Result<()> {
    socket.flush().await?;
    Ok(frames::write(socket.get_mut(), frames).await?)
}

async fn in_time(
    limit: Duration,
    sending: impl Future<Output = tungstenite::Result<()>>,
) -> Result<(), Lost> {
    match timeout(limit, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(Lost::Gone),
        Err(_) => Err(Lost::Stuck),
    }
}
