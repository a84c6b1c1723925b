//! A WebSocket of a client.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Instant;

use anyhow::{Context as _, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{ClientMessage, ProtocolVersion, RoomId, Seq, ServerMessage, Who};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::{message, place};

/// What a socket is made of.
pub(crate) type Wire = WebSocketStream<TcpStream>;

/// An open socket.
pub(crate) struct Socket(Wire);

/// The `hello` of one who has seen nothing yet.
pub(crate) fn hello(room: &RoomId, who: Who) -> ClientMessage {
    let (version, room) = (ProtocolVersion::CURRENT, room.clone());
    ClientMessage::Hello { version, room, who, seen: Seq(0), chat_seen: 0 }
}

/// A message as it is sent.
pub(crate) fn text_of(message: &ClientMessage) -> anyhow::Result<Message> {
    Ok(Message::text(serde_json::to_string(message)?))
}

impl Socket {
    /// Opens a socket over a connection.
    pub(crate) async fn open(stream: TcpStream, server: SocketAddr) -> anyhow::Result<Self> {
        // The library's own 128 KiB are zeroed at each read: that would be measured too.
        let config = WebSocketConfig::default().read_buffer_size(4 * 1024);
        let (socket, _) = client_async_with_config(format!("ws://{server}/ws"), stream, Some(config)).await?;
        Ok(Self(socket))
    }

    /// Enters a room; also the welcome.
    pub(crate) async fn enter(
        source: Ipv4Addr,
        server: SocketAddr,
        room: &RoomId,
        who: Who,
    ) -> anyhow::Result<(Self, Utf8Bytes)> {
        let mut socket = Self::open(place::connect(source, server).await?, server).await?;
        socket.say(&hello(room, who)).await?;
        let (welcome, _) = socket.hear().await.context("the server breaks off")?;
        if !message::is_welcome(&welcome) {
            bail!("{welcome} instead of a welcome");
        }
        Ok((socket, welcome))
    }

    /// Sends a message.
    pub(crate) async fn say(&mut self, message: &ClientMessage) -> anyhow::Result<()> {
        Ok(self.0.send(text_of(message)?).await?)
    }

    /// The next text and when it came; nothing when the socket has ended.
    pub(crate) async fn hear(&mut self) -> Option<(Utf8Bytes, Instant)> {
        loop {
            match self.0.next().await? {
                Ok(Message::Text(text)) => return Some((text, Instant::now())),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// The next message, read whole, and when it came.
    pub(crate) async fn must_hear(&mut self) -> anyhow::Result<(ServerMessage, Instant)> {
        let (text, at) = self.hear().await.context("the server breaks off")?;
        Ok((serde_json::from_str(&text)?, at))
    }

    /// Says farewell.
    pub(crate) async fn close(mut self) {
        // One who is gone needs none.
        let _ = self.0.close(None).await;
    }

    /// The socket itself, to be read and written at the same time.
    pub(crate) fn into_wire(self) -> Wire {
        self.0
    }
}
