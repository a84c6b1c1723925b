//! Spectators of busy tables who do not take what they are sent.

use std::time::Duration;

use protocol::Who;
use tokio::io::AsyncReadExt as _;
use tokio::net::TcpStream;

use super::attack::Attacker;
use crate::place;
use crate::socket::{Socket, hello};

/// Five of them sit at each table that they choose.
const AT_A_TABLE: u32 = 5;

/// Reads a byte now and then.
pub(super) async fn slow(at: Attacker) {
    loop {
        if let Some(mut stream) = watch(&at).await {
            let mut byte = [0];
            while stream.read_exact(&mut byte).await.is_ok() {
                at.field.deeds.done.add();
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            at.field.deeds.cut_off.add();
        }
        at.rest().await;
    }
}

/// Never reads. It does not learn that it was given up: what it has not read comes before the end.
pub(super) async fn never(at: Attacker) {
    loop {
        if let Some(_unread) = watch(&at).await {
            at.field.deeds.done.add();
            std::future::pending::<()>().await;
        }
        at.rest().await;
    }
}

/// Enters a room with little room for what is not read, and leaves the WebSocket behind.
async fn watch(at: &Attacker) -> Option<TcpStream> {
    let world = &at.field.world;
    let target = world.target(at.number / AT_A_TABLE)?;
    let stream = place::connect_narrow(at.address, world.server).await.ok()?;
    let mut socket = Socket::open(stream, world.server).await.ok()?;
    at.field.deeds.connections.add();
    socket.say(&hello(&target.room, Who::Spectator { code: target.watch })).await.ok()?;
    Some(socket.into_parts().0)
}
