//! A WebSocket of a client. It is our own and small, for it shares the machine with the server that is measured: a message
//! is heard where it lies, and one look at the connection brings all that has come.

use std::future::poll_fn;
use std::net::{Ipv4Addr, SocketAddr};
use std::ops::Range;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Instant;

use anyhow::{Context as _, bail, ensure};
use protocol::{ClientMessage, ProtocolVersion, RoomId, Seq, ServerMessage, Who};
use tokio::io::{AsyncRead as _, AsyncReadExt as _, AsyncWriteExt as _, ReadBuf};
use tokio::net::TcpStream;

use crate::frame::{self, Kind};
use crate::inbox::Inbox;
use crate::{message, place};

/// Longer than any answer to the request for a socket.
const LONGEST_HEAD: usize = 4_000;

/// An open socket.
#[derive(Debug)]
pub(crate) struct Socket {
    stream: TcpStream,
    inbox: Inbox,
    /// What is being sent.
    outgoing: Vec<u8>,
    read_at: Instant,
}

/// The `hello` of one who has seen nothing yet.
pub(crate) fn hello(room: &RoomId, who: Who) -> ClientMessage {
    hello_again(room, who, 0)
}

/// The `hello` of one who has seen everything up to a number.
pub(crate) fn hello_again(room: &RoomId, who: Who, seen: u32) -> ClientMessage {
    let (version, room) = (ProtocolVersion::CURRENT, room.clone());
    ClientMessage::Hello { version, room, who, seen: Seq(seen), chat_seen: 0 }
}

impl Socket {
    /// Opens a socket over a connection.
    pub(crate) async fn open(stream: TcpStream, server: SocketAddr) -> anyhow::Result<Self> {
        Self::open_at(stream, server, "/ws").await
    }

    /// The same at another path.
    pub(crate) async fn open_at(
        mut stream: TcpStream,
        server: SocketAddr,
        path: &str,
    ) -> anyhow::Result<Self> {
        // The key need not be another each time: it is there for proxies that keep answers.
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: {server}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await?;
        let mut inbox = Inbox::new();
        let head = loop {
            if let Some(end) = inbox.waiting().windows(4).position(|bytes| bytes == b"\r\n\r\n") {
                break end + 4;
            }
            ensure!(inbox.waiting().len() < LONGEST_HEAD, "the answer has no end");
            let count = stream.read(inbox.free()).await?;
            ensure!(count > 0, "the server breaks off");
            inbox.filled(count);
        };
        let answer = String::from_utf8_lossy(inbox.waiting().get(..head).unwrap_or_default()).into_owned();
        ensure!(answer.starts_with("HTTP/1.1 101 "), "no socket, but {answer:?}");
        inbox.skip(head);
        Ok(Self { stream, inbox, outgoing: Vec::new(), read_at: Instant::now() })
    }

    /// Enters a room; also the welcome.
    pub(crate) async fn enter(
        source: Ipv4Addr,
        server: SocketAddr,
        room: &RoomId,
        who: Who,
    ) -> anyhow::Result<(Self, String)> {
        Self::enter_by(source, server, &hello(room, who)).await
    }

    /// Enters a room by this `hello`; also the welcome.
    pub(crate) async fn enter_by(
        source: Ipv4Addr,
        server: SocketAddr,
        hello: &ClientMessage,
    ) -> anyhow::Result<(Self, String)> {
        let mut socket = Self::open(place::connect(source, server).await?, server).await?;
        let welcome = socket.greet(hello).await?;
        Ok((socket, welcome))
    }

    /// Says `hello`; the welcome.
    pub(crate) async fn greet(&mut self, hello: &ClientMessage) -> anyhow::Result<String> {
        self.greet_with(&serde_json::to_string(hello)?).await
    }

    /// The same, in these words.
    pub(crate) async fn greet_with(&mut self, hello: &str) -> anyhow::Result<String> {
        self.say_text(hello).await?;
        self.welcomed().await
    }

    /// Waits for the welcome.
    pub(crate) async fn welcomed(&mut self) -> anyhow::Result<String> {
        let (welcome, _) = self.hear().await.context("the server breaks off")?;
        if !message::is_welcome(welcome) {
            bail!("{welcome} instead of a welcome");
        }
        Ok(welcome.to_owned())
    }

    /// Sends a message.
    pub(crate) async fn say(&mut self, message: &ClientMessage) -> anyhow::Result<()> {
        Ok(self.say_text(&serde_json::to_string(message)?).await?)
    }

    /// Sends a text. It must not be dropped before it is done.
    pub(crate) async fn say_text(&mut self, text: &str) -> std::io::Result<()> {
        frame::write(Kind::Text, text.as_bytes(), &mut self.outgoing);
        self.stream.write_all(&self.outgoing).await
    }

    /// The next text and when it came; nothing when the socket has ended. It may be dropped and called again at any time.
    pub(crate) async fn hear(&mut self) -> Option<(&str, Instant)> {
        let place = poll_fn(|context| self.poll_hear(context)).await?;
        Some((self.text(place)?, self.read_at))
    }

    /// The same: where the text lies.
    pub(crate) fn poll_hear(&mut self, context: &mut Context<'_>) -> Poll<Option<Range<usize>>> {
        loop {
            while let Some((kind, place)) = self.inbox.next() {
                match kind {
                    Kind::Text => return Poll::Ready(Some(place)),
                    Kind::Ping => self.answer(Kind::Beside, place),
                    Kind::Beside => {}
                    Kind::Close => {
                        self.answer(Kind::Close, place);
                        return Poll::Ready(None);
                    }
                    Kind::Wrong => return Poll::Ready(None),
                }
            }
            let mut free = ReadBuf::new(self.inbox.free());
            let read = ready!(Pin::new(&mut self.stream).poll_read(context, &mut free));
            let count = free.filled().len();
            if read.is_err() || count == 0 {
                return Poll::Ready(None);
            }
            self.inbox.filled(count);
            self.read_at = Instant::now();
        }
    }

    /// When it came what was heard last, however long others kept whoever heard it.
    pub(crate) fn read_at(&self) -> Instant {
        self.read_at
    }

    /// The text that lies there, until more is heard.
    pub(crate) fn text(&self, place: Range<usize>) -> Option<&str> {
        std::str::from_utf8(self.inbox.at(place)).ok()
    }

    /// The next message, read whole, and when it came.
    pub(crate) async fn must_hear(&mut self) -> anyhow::Result<(ServerMessage, Instant)> {
        let (text, at) = self.hear().await.context("the server breaks off")?;
        Ok((serde_json::from_str(text)?, at))
    }

    /// Says farewell.
    pub(crate) async fn close(mut self) {
        self.part().await;
    }

    /// Says farewell and stays.
    pub(crate) async fn part(&mut self) {
        frame::write(Kind::Close, &[], &mut self.outgoing);
        // One who is gone needs none.
        let _ = self.stream.write_all(&self.outgoing).await;
    }

    /// The connection, and what has come over it and was not heard.
    pub(crate) fn into_parts(self) -> (TcpStream, Vec<u8>) {
        let rest = self.inbox.waiting().to_vec();
        (self.stream, rest)
    }

    /// Gives back what was sent, if there is room for it: where nothing can be sent, nobody waits for this either.
    fn answer(&mut self, kind: Kind, place: Range<usize>) {
        frame::write(kind, self.inbox.at(place), &mut self.outgoing);
        let _ = self.stream.try_write(&self.outgoing);
    }
}
