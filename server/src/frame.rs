//! A message as it goes over a WebSocket: a text in a frame, made once for all who get it.

use protocol::{ServerMessage, json};
use tracing::error;
use tungstenite::Bytes;
use tungstenite::protocol::frame::FrameHeader;
use tungstenite::protocol::frame::coding::{Data, OpCode};

/// The longest head of a frame that is not masked.
const MOST_HEAD: usize = 10;

/// A text in a frame. Clones share it.
#[derive(Clone, Debug)]
pub struct Frame {
    bytes: Bytes,
    /// How long its head is.
    head: usize,
}

impl Frame {
    /// A message.
    pub(crate) fn of(message: &ServerMessage) -> Self {
        let bytes = json::to_bytes_behind(message, MOST_HEAD).unwrap_or_else(|error| {
            // A message is plain data: there is nothing in it that JSON cannot say.
            error!(%error, "a message cannot be written");
            vec![0; MOST_HEAD]
        });
        Self::behind_blank(bytes)
    }

    /// A text behind as much room as the longest head takes; a shorter one begins later.
    fn behind_blank(mut bytes: Vec<u8>) -> Self {
        let length = (bytes.len() - MOST_HEAD) as u64;
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        let head = header.len(length);
        let begin = MOST_HEAD - head;
        // There is room for each head that is not masked.
        let _ = header.format(length, &mut &mut bytes[begin..MOST_HEAD]);
        Self { bytes: Bytes::from(bytes).slice(begin..), head }
    }

    /// All of it, to be written.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// What is said, in JSON.
    pub fn text(&self) -> &str {
        str::from_utf8(&self.bytes[self.head..]).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Cursor;
    use tungstenite::protocol::Role;
    use tungstenite::{Message, WebSocket};

    #[test]
    fn a_text_of_any_length_is_read_as_it_was() {
        for length in [0, 1, 125, 126, 127, 65_535, 65_536, 70_000] {
            let text: String = ('a'..='z').cycle().take(length).collect();
            let frame = Frame::behind_blank([&[0; MOST_HEAD], text.as_bytes()].concat());
            assert_eq!(frame.text(), text);
            let heard = Cursor::new(frame.bytes().to_vec());
            let mut client = WebSocket::from_raw_socket(heard, Role::Client, None);
            assert_eq!(client.read().unwrap(), Message::text(text));
            assert!(client.read().is_err(), "nothing follows");
        }
    }

    #[test]
    fn a_message_is_written_as_json() {
        let message = ServerMessage::Pong {};
        assert_eq!(Frame::of(&message).text(), serde_json::to_string(&message).unwrap());
    }
}
