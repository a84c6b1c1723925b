//! One game at a table: its room, and everybody who is there.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};

use protocol::{Code, Codes, RoomId, SeatToken, Who};
use serde::Deserialize;
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::Plan;
use crate::crowd::{Target, World};
use crate::notes::Notes;
use crate::place;
use crate::seats::Seats;
use crate::socket::Socket;
use crate::tally::{Fault, Samples};
use crate::watcher::watch_on;

/// One game.
pub(super) struct Playing {
    pub(super) room: RoomId,
    pub(super) seats: Seats,
    leave: watch::Sender<bool>,
    watchers: JoinSet<()>,
}

/// As much of a welcome as is needed.
#[derive(Deserialize)]
pub(super) struct Welcome {
    pub(super) seq: u32,
    pub(super) room: WelcomeRoom,
}

#[derive(Deserialize)]
pub(super) struct WelcomeRoom {
    pub(super) codes: Option<Codes>,
}

impl Playing {
    /// Everybody enters a room in which no game is on yet.
    pub(super) async fn gather(
        plan: &Plan,
        world: &Arc<World>,
        samples: &Arc<Mutex<Samples>>,
        room: &RoomId,
        code: &Code,
        tokens: &[SeatToken],
    ) -> Result<Self, Fault> {
        let (source, server) = (place::household(plan.number), world.server);
        let mut sockets = Vec::new();
        let mut base = 0;
        for token in tokens {
            let (socket, welcome) = enter(source, server, room, Who::Seat { token: token.clone() }).await?;
            base = welcome.seq;
            sockets.push(socket);
        }
        let people = u32::from(plan.people);
        let notes = Arc::new(Notes::new(people + plan.watchers, base, Arc::clone(samples)));
        let (leave, left) = watch::channel(false);
        let mut watchers = JoinSet::new();
        for _ in 0..plan.watchers {
            let (room, who) = (room.clone(), Who::Spectator { code: code.clone() });
            let entered =
                world.watchers_runtime.spawn(async move { enter(source, server, &room, who).await });
            let (socket, _) = entered.await.map_err(|error| Fault::Other(error.to_string()))??;
            let (notes, left, world) = (Arc::clone(&notes), left.clone(), Arc::clone(world));
            let number = plan.number;
            let runtime = world.watchers_runtime.clone();
            let watching = async move {
                if let Err(fault) = watch_on(socket, &notes, left).await {
                    world.tally.complain(&format!("a watcher of table {number}"), &fault);
                }
            };
            watchers.spawn_on(watching, &runtime);
        }
        if let Some(token) = tokens.last() {
            let target = Target { room: room.clone(), watch: code.clone(), token: token.clone() };
            world.show(plan.number, target);
        }
        Ok(Self { room: room.clone(), seats: Seats::new(sockets, notes), leave, watchers })
    }

    /// Everybody leaves.
    pub(super) async fn leave(&mut self) {
        self.leave.send_replace(true);
        while self.watchers.join_next().await.is_some() {}
        self.seats.close().await;
    }
}

async fn enter(
    source: Ipv4Addr,
    server: SocketAddr,
    room: &RoomId,
    who: Who,
) -> Result<(Socket, Welcome), Fault> {
    let failed = |error: anyhow::Error| Fault::NotAccepted(format!("{error:#}"));
    let (socket, welcome) = Socket::enter(source, server, room, who).await.map_err(failed)?;
    let welcome = serde_json::from_str(&welcome).map_err(|error| failed(error.into()))?;
    Ok((socket, welcome))
}
