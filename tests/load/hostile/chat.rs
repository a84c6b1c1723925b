//! Those who write and write: every other one from a seat of the table, the others as spectators.

use std::time::Duration;

use protocol::{ClientMessage, CommandId, Who};
use tokio::time::MissedTickBehavior;

use super::attack::Attacker;
use crate::socket::Socket;

/// The longest line of chat.
const LONGEST: usize = 500;

/// Writes a line every so often, and comes again when it was sent away.
pub(super) async fn write(at: Attacker, every: Duration) {
    let mut lines = 0_u64;
    loop {
        if let Some(socket) = enter(&at).await {
            at.field.deeds.connections.add();
            // Ends only where the server ends it.
            let _ = write_on(&at, socket, every, &mut lines).await;
            at.field.deeds.cut_off.add();
        }
        at.rest().await;
    }
}

async fn enter(at: &Attacker) -> Option<Socket> {
    let world = &at.field.world;
    let target = world.target(at.number / 2)?;
    let who = if at.number.is_multiple_of(2) {
        Who::Seat { token: target.token }
    } else {
        Who::Spectator { code: target.watch }
    };
    Socket::enter(at.address, world.server, &target.room, who).await.ok().map(|(socket, _)| socket)
}

async fn write_on(at: &Attacker, mut socket: Socket, every: Duration, lines: &mut u64) -> anyhow::Result<()> {
    let deeds = &at.field.deeds;
    let mut beat = tokio::time::interval(every);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = beat.tick() => {
                *lines += 1;
                let id = CommandId::new(format!("chat-{}-{lines}", at.number))?;
                let text = format!("{lines} ").repeat(LONGEST).chars().take(LONGEST).collect();
                socket.say(&ClientMessage::Chat { id, text }).await?;
                deeds.done.add();
            }
            heard = socket.hear() => match heard {
                Some((text, _)) if text.starts_with(r#"{"type":"accepted""#) => deeds.taken.add(),
                Some((text, _)) if text.starts_with(r#"{"type":"error""#) => deeds.refused.add(),
                Some(_) => {}
                None => return Ok(()),
            }
        }
    }
}
