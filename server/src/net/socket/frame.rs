//! A text with the head of its frame, as it goes over the wire.

use std::io::{self, IoSlice};

use tokio::io::{AsyncWrite, AsyncWriteExt};
use tungstenite::Utf8Bytes;
use tungstenite::protocol::frame::FrameHeader;
use tungstenite::protocol::frame::coding::{Data, OpCode};

/// The longest head of a frame that is not masked.
const MOST_HEAD_BYTES: usize = 10;

/// A text in a frame of its own.
#[derive(Debug)]
pub(super) struct TextFrame {
    head: [u8; MOST_HEAD_BYTES],
    head_bytes: usize,
    text: Utf8Bytes,
}

impl TextFrame {
    pub(super) fn new(text: Utf8Bytes) -> Self {
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        let length = text.len() as u64;
        let mut head = [0; MOST_HEAD_BYTES];
        // There is room for each head that is not masked.
        let _ = header.format(length, &mut head.as_mut_slice());
        Self { head, head_bytes: header.len(length), text }
    }

    fn parts(&self) -> [IoSlice<'_>; 2] {
        [IoSlice::new(&self.head[..self.head_bytes]), IoSlice::new(self.text.as_bytes())]
    }
}

/// Writes all frames, with as few calls to the system as it allows.
pub(super) async fn write(stream: &mut (impl AsyncWrite + Unpin), frames: &[TextFrame]) -> io::Result<()> {
    let mut parts: Vec<IoSlice<'_>> = frames.iter().flat_map(TextFrame::parts).collect();
    let mut rest = parts.as_mut_slice();
    while !rest.is_empty() {
        match stream.write_vectored(rest).await? {
            0 => return Err(io::ErrorKind::WriteZero.into()),
            written => IoSlice::advance_slices(&mut rest, written),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::AsyncReadExt;
    use tungstenite::protocol::Role;
    use tungstenite::{Message, WebSocket};

    /// One that takes a few bytes at a time, across all borders.
    #[tokio::test]
    async fn frames_arrive_whole_however_little_is_taken_at_a_time() {
        let texts = [0, 1, 125, 126, 65_535, 65_536, 70_000].map(|length| "é".repeat(length / 2) + "x");
        let frames: Vec<TextFrame> = texts.iter().map(|text| TextFrame::new(text.as_str().into())).collect();
        for at_once in [1, 3, 1000, 1 << 20] {
            let (mut near, mut far) = tokio::io::duplex(at_once);
            let mut heard = Vec::new();
            let writing = async {
                write(&mut near, &frames).await.unwrap();
                drop(near);
            };
            let (read, ()) = tokio::join!(far.read_to_end(&mut heard), writing);
            read.unwrap();
            let mut client = WebSocket::from_raw_socket(io::Cursor::new(heard), Role::Client, None);
            for text in &texts {
                assert_eq!(client.read().unwrap(), Message::text(text.as_str()));
            }
            assert!(client.read().is_err(), "nothing follows");
        }
    }

    #[tokio::test]
    async fn one_who_has_gone_is_noticed() {
        let (mut near, far) = tokio::io::duplex(1);
        drop(far);
        assert!(write(&mut near, &[TextFrame::new("x".into())]).await.is_err());
    }
}
