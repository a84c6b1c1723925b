//! A WebSocket into a room.

use anyhow::{Context as _, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{ClientMessage, ProtocolVersion, RoomId, Seq, ServerMessage, Who};
use std::time::Instant;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// An open socket.
pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Enters a room; also the welcome.
    pub(crate) async fn enter(
        address: &str,
        room: &RoomId,
        who: Who,
    ) -> anyhow::Result<(Self, ServerMessage)> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        // The library's own 128 KiB are zeroed at each read: that would be measured too.
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024);
        let url = format!("ws://{address}/ws");
        let (socket, _) = client_async_with_config(url, stream, Some(config)).await?;
        let mut socket = Self(socket);
        let (version, room) = (ProtocolVersion::CURRENT, room.clone());
        socket.say(&ClientMessage::Hello { version, room, who, seen: Seq(0), chat_seen: 0 }).await?;
        match socket.must_hear().await?.0 {
            welcome @ ServerMessage::Welcome { .. } => Ok((socket, welcome)),
            other => bail!("{other:?} instead of a welcome"),
        }
    }

    /// Sends a message.
    pub(crate) async fn say(&mut self, message: &ClientMessage) -> anyhow::Result<()> {
        Ok(self.0.send(Message::text(serde_json::to_string(message)?)).await?)
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

    /// The next message and when it came.
    pub(crate) async fn must_hear(&mut self) -> anyhow::Result<(ServerMessage, Instant)> {
        let (text, at) = self.hear().await.context("the server breaks off")?;
        Ok((serde_json::from_str(&text)?, at))
    }
}
