//! Frames on their way to a socket.

use std::io::{self, IoSlice};

use tokio::io::{AsyncWrite, AsyncWriteExt};

use crate::frame::Frame;

/// Writes all frames, with as few calls to the system as it allows.
pub(super) async fn write(stream: &mut (impl AsyncWrite + Unpin), frames: &[Frame]) -> io::Result<()> {
    if let [frame] = frames {
        return stream.write_all(frame.bytes()).await;
    }
    let mut parts: Vec<IoSlice<'_>> = frames.iter().map(|frame| IoSlice::new(frame.bytes())).collect();
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
    use protocol::{ErrorCode, ServerMessage};
    use tokio::io::AsyncReadExt;

    /// One that takes a few bytes at a time, across all borders.
    #[tokio::test]
    async fn frames_arrive_whole_however_little_is_taken_at_a_time() {
        let messages =
            [ServerMessage::Pong {}, ServerMessage::error(None, ErrorCode::Full), ServerMessage::Pong {}];
        let frames = messages.map(|message| Frame::of(&message));
        for count in 0..=frames.len() {
            for at_once in [1, 3, 1000] {
                let (mut near, mut far) = tokio::io::duplex(at_once);
                let mut heard = Vec::new();
                let writing = async {
                    write(&mut near, &frames[..count]).await.unwrap();
                    drop(near);
                };
                let (read, ()) = tokio::join!(far.read_to_end(&mut heard), writing);
                read.unwrap();
                let sent: Vec<u8> = frames[..count].iter().flat_map(|frame| frame.bytes().to_vec()).collect();
                assert_eq!(heard, sent);
            }
        }
    }

    #[tokio::test]
    async fn one_who_has_gone_is_noticed() {
        for count in 1..3 {
            let (mut near, far) = tokio::io::duplex(1);
            drop(far);
            let frames = vec![Frame::of(&ServerMessage::Pong {}); count];
            assert!(write(&mut near, &frames).await.is_err());
        }
    }
}
