//! A connection that sends any bytes at all as frames, and listens to what comes back.

use std::io::{ErrorKind, Read, Write};
use std::time::Duration;

use protocol::{ClientMessage, ServerMessage};

use crate::steady::Steady;

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_mins(1);

const TEXT: u8 = 1;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;

/// How a connection ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum End {
    /// The server closed it, with this code.
    Closed(u16),
    /// It was broken off without a word.
    Broken,
}

/// A connection after the handshake.
pub(super) struct Line {
    stream: Steady,
    /// What came and was not looked at yet.
    buffer: Vec<u8>,
    asked: u32,
}

/// What the server sent in one frame.
struct Frame {
    opcode: u8,
    payload: Vec<u8>,
}

/// A frame as a client sends it, right or wrong. The mask is zero: it hides nothing, and is there.
pub(super) fn frame(opcode: u8, is_last: bool, payload: &[u8]) -> Vec<u8> {
    let mut bytes = vec![opcode | if is_last { 0x80 } else { 0 }];
    let length = payload.len();
    match (u8::try_from(length), u16::try_from(length)) {
        (Ok(short @ 0..126), _) => bytes.push(0x80 | short),
        (_, Ok(longer)) => {
            bytes.push(0x80 | 0x7e);
            bytes.extend(longer.to_be_bytes());
        }
        _ => {
            bytes.push(0x80 | 0x7f);
            bytes.extend((length as u64).to_be_bytes());
        }
    }
    bytes.extend([0; 4]);
    bytes.extend(payload);
    bytes
}

impl Line {
    /// Connects, and says nothing yet.
    pub(super) fn open(address: &str) -> Self {
        let stream = Steady::connect(address, PATIENCE).expect("the server accepts");
        let (socket, _) =
            tungstenite::client(format!("ws://{address}/ws"), stream).expect("the server speaks WebSocket");
        let stream = socket.get_ref().try_clone().expect("the system lets us");
        Self { stream, buffer: Vec::new(), asked: 0 }
    }

    /// Says hello: the text of the answer, a welcome or an error.
    pub(super) fn hello(&mut self, hello: &ClientMessage) -> String {
        let text = serde_json::to_string(hello).expect("a message is plain data");
        let _ = self.stream.write_all(&frame(TEXT, true, text.as_bytes()));
        loop {
            let frame = self.next().expect("hello is answered");
            if frame.opcode == TEXT {
                return String::from_utf8(frame.payload).expect("the server sends text");
            }
        }
    }

    /// Sends frames and listens until the server has taken all of them in, or has ended the connection: what it
    /// answered meanwhile.
    pub(super) fn send(&mut self, frames: &[u8]) -> (Vec<ServerMessage>, Option<End>) {
        self.asked += 1;
        let mark = self.asked.to_be_bytes();
        // Whether it could be written is found out by listening.
        let _ = self.stream.write_all(&[frames, &frame(PING, true, &mark)].concat());
        let mut heard = Vec::new();
        loop {
            match self.next() {
                Some(Frame { opcode: TEXT, payload }) => {
                    let text = String::from_utf8(payload).expect("the server sends text");
                    let message = serde_json::from_str(&text);
                    heard.push(message.unwrap_or_else(|error| panic!("{error}: {text}")));
                }
                Some(Frame { opcode: PONG, payload }) if payload == mark => return (heard, None),
                Some(Frame { opcode: CLOSE, payload }) => {
                    let code = payload.first_chunk().map_or(1005, |code| u16::from_be_bytes(*code));
                    return (heard, Some(End::Closed(code)));
                }
                Some(_) => {}
                None => return (heard, Some(End::Broken)),
            }
        }
    }

    /// The next frame; nothing when the connection has ended.
    fn next(&mut self) -> Option<Frame> {
        loop {
            if let Some(frame) = self.take() {
                return Some(frame);
            }
            let mut chunk = [0; 16 * 1024];
            match self.stream.read(&mut chunk) {
                Ok(0) => return None,
                Ok(length) => self.buffer.extend(&chunk[..length]),
                Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                    panic!("the server does not answer")
                }
                Err(_) => return None,
            }
        }
    }

    /// A frame out of what has come, once it is whole.
    fn take(&mut self) -> Option<Frame> {
        let (&first, &second) = (self.buffer.first()?, self.buffer.get(1)?);
        let (head, length) = match second & 0x7f {
            126 => (4, usize::from(u16::from_be_bytes(*self.buffer.get(2..)?.first_chunk()?))),
            127 => {
                let length = u64::from_be_bytes(*self.buffer.get(2..)?.first_chunk()?);
                (10, usize::try_from(length).expect("no message is so long"))
            }
            short => (2, usize::from(short)),
        };
        if self.buffer.len() < head + length {
            return None;
        }
        let rest = self.buffer.split_off(head + length);
        let payload = std::mem::replace(&mut self.buffer, rest).split_off(head);
        Some(Frame { opcode: first & 0x0f, payload })
    }
}
