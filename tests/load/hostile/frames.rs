//! Frames that are no messages, and bytes that are no frames.

use std::time::Duration;

use protocol::Who;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use super::attack::Attacker;
use crate::place;
use crate::socket::{Socket, hello};

/// Texts that are no messages.
const TEXTS: [&str; 6] = [
    "[",
    r#"{"type":"command"}"#,
    r#"{"type":"act","id":"x","act":{"do":"dance"}}"#,
    r#"{"type":"hello","version":99}"#,
    "\u{0}\u{ffff}",
    r#"{"type":"chat","id":"../../x","text":7}"#,
];

/// Bytes that are no frames of a client: not masked, of no known kind, longer than anything, a part of nothing, no text.
const BYTES: [&[u8]; 5] = [
    &[0x81, 0x01, b'['],
    &[0x83, 0x80, 0, 0, 0, 0],
    &[0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0],
    &[0x80, 0x81, 0, 0, 0, 0, b'x'],
    &[0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe],
];

/// Sends such things until it is sent away, about ten times a second.
pub(super) async fn send(at: Attacker) {
    let mut turn = usize::try_from(at.number).unwrap_or_default();
    loop {
        turn += 1;
        // Refused or broken off, both are what is to be expected.
        let _ = send_until_cut_off(&at, turn).await;
        at.rest().await;
    }
}

async fn send_until_cut_off(at: &Attacker, turn: usize) -> anyhow::Result<()> {
    let (world, deeds) = (&at.field.world, &at.field.deeds);
    let mut socket = Socket::open(place::connect(at.address, world.server).await?, world.server).await?;
    deeds.connections.add();
    // Every other time from within a room.
    if turn.is_multiple_of(2)
        && let Some(target) = world.target(at.number)
    {
        socket.say(&hello(&target.room, Who::Spectator { code: target.watch })).await?;
    }
    let (mut stream, _) = socket.into_parts();
    if turn.is_multiple_of(3) {
        stream.write_all(BYTES[turn / 3 % BYTES.len()]).await?;
        deeds.done.add();
    } else {
        for text in TEXTS {
            stream.write_all(&frame(text)).await?;
            deeds.done.add();
        }
    }
    // The server answers and closes; what it says does not matter.
    let mut rest = Vec::new();
    let read = stream.read_to_end(&mut rest);
    if tokio::time::timeout(Duration::from_secs(2), read).await.is_ok() {
        deeds.cut_off.add();
    }
    Ok(())
}

/// A short text as a client's frame, masked with nought.
fn frame(text: &str) -> Vec<u8> {
    let length = u8::try_from(text.len()).unwrap_or(0).min(125);
    let mut frame = vec![0x81, 0x80 | length, 0, 0, 0, 0];
    frame.extend(text.bytes().take(length.into()));
    frame
}
