//! The kinds of attack, and how many attackers there are of each.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use clap::ValueEnum;
use serde::Serialize;
use tokio::task::JoinSet;

use super::deeds::Deeds;
use super::{chat, doors, frames, readers};
use crate::crowd::World;
use crate::place;

/// An attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Attack {
    /// Spectators who read a byte now and then
    SlowReaders,
    /// Spectators who never read
    NeverReaders,
    /// Sockets that never say hello
    NoHello,
    /// Connections that send half a request
    HalfRequests,
    /// Players and spectators who write as much as they may
    ChatAtLimit,
    /// Players and spectators who write far more than they may
    ChatFlood,
    /// Requests for new rooms, far more than are granted
    RoomFlood,
    /// Frames that are no messages, and bytes that are no frames
    BadFrames,
}

impl Attack {
    pub(crate) const ALL: &[Self] = &[
        Self::SlowReaders,
        Self::NeverReaders,
        Self::NoHello,
        Self::HalfRequests,
        Self::ChatAtLimit,
        Self::ChatFlood,
        Self::RoomFlood,
        Self::BadFrames,
    ];

    /// Lets the attackers loose; dropping them ends it.
    pub(super) fn launch(self, field: &Arc<Field>) -> JoinSet<()> {
        let mut attackers = JoinSet::new();
        for number in 0..field.scaled(self.usual_number()) {
            let at = Attacker { number, address: place::hideout(number), field: Arc::clone(field) };
            match self {
                Self::SlowReaders => attackers.spawn(readers::slow(at)),
                Self::NeverReaders => attackers.spawn(readers::never(at)),
                Self::NoHello => attackers.spawn(doors::no_hello(at)),
                Self::HalfRequests => attackers.spawn(doors::half_request(at)),
                Self::ChatAtLimit => attackers.spawn(chat::write(at, Duration::from_secs(1))),
                Self::ChatFlood => attackers.spawn(chat::write(at, Duration::from_millis(20))),
                Self::RoomFlood => attackers.spawn(doors::rooms(at)),
                Self::BadFrames => attackers.spawn(frames::send(at)),
            };
        }
        attackers
    }

    /// How many phases of the usual length it takes: what is not read piles up before it is noticed, and somebody who
    /// takes nothing is given time.
    pub(super) fn phases(self) -> u32 {
        if self.is_of_readers() { 2 } else { 1 }
    }

    /// Whether the attackers do not take what they are sent; then the server must give some of them up.
    pub(super) fn is_of_readers(self) -> bool {
        matches!(self, Self::SlowReaders | Self::NeverReaders)
    }

    fn usual_number(self) -> u32 {
        match self {
            Self::NoHello | Self::HalfRequests => 500,
            Self::SlowReaders | Self::NeverReaders => 50,
            Self::ChatAtLimit => 100,
            Self::ChatFlood | Self::RoomFlood | Self::BadFrames => 20,
        }
    }
}

impl std::fmt::Display for Attack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let value = self.to_possible_value();
        f.pad(value.as_ref().map_or("", |value| value.get_name()))
    }
}

/// Where an attack takes place.
#[derive(Debug)]
pub(super) struct Field {
    pub(super) world: Arc<World>,
    pub(super) deeds: Deeds,
    strength: u32,
}

impl Field {
    pub(super) fn new(world: Arc<World>, strength: u32) -> Arc<Self> {
        Arc::new(Self { world, deeds: Deeds::default(), strength })
    }

    /// So many of this kind; one at least.
    fn scaled(&self, usual: u32) -> u32 {
        (usual * self.strength / 100).max(1)
    }
}

/// One attacker, with an address of its own.
#[derive(Clone, Debug)]
pub(super) struct Attacker {
    pub(super) number: u32,
    pub(super) address: Ipv4Addr,
    pub(super) field: Arc<Field>,
}

impl Attacker {
    /// Waits before the next try: attackers share the machine with those who are measured.
    pub(super) async fn rest(&self) {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}
