//! Who takes part, and how one of them is measured once.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::ensure;
use clap::ValueEnum;
use games::registry::GameKind;
use serde::Serialize;

use super::peer;
use crate::home::Home;
use crate::measured::Measured;
use crate::reference::{self, Lengths, Reference};
use crate::rush;
use crate::server::{Server, Which};

/// Who takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Entrant {
    SanmonSqlite,
    SanmonPostgres,
    ReferenceSqlite,
    ReferencePostgres,
    #[value(name = "boardgame.io")]
    #[serde(rename = "boardgame.io")]
    BoardgameIo,
    Colyseus,
    ColyseusViews,
}

/// What was measured of one once.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Outcome {
    pub(crate) moves_per_s: f64,
    /// Of the server's process, and of its database's where that has some of its own.
    pub(crate) cpu_s_per_1000: f64,
    pub(crate) database_cpu_s_per_1000: Option<f64>,
    pub(crate) p50_ms: f64,
    pub(crate) p99_ms: f64,
    /// Of the server, at the end.
    pub(crate) resident_mb: f64,
    pub(crate) update_bytes: f64,
    /// Processors taken by the server and by the clients.
    pub(crate) server_busy: f64,
    pub(crate) clients_busy: f64,
}

/// Where they are measured.
pub(super) struct Field {
    pub(super) binary: PathBuf,
    pub(super) reference: Reference,
    pub(super) peers: PathBuf,
    pub(super) rooms: u32,
    pub(super) view: u32,
    pub(super) warmup: Duration,
    pub(super) time: Duration,
}

/// How long Sanmon's updates were the last time.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sizes(Option<Lengths>);

impl Entrant {
    pub(crate) const ALL: &[Self] = &[
        Self::SanmonSqlite,
        Self::SanmonPostgres,
        Self::ReferenceSqlite,
        Self::ReferencePostgres,
        Self::BoardgameIo,
        Self::Colyseus,
        Self::ColyseusViews,
    ];

    /// The bare server on the same database.
    pub(super) fn reference(self) -> Option<Self> {
        match self {
            Self::SanmonSqlite => Some(Self::ReferenceSqlite),
            Self::SanmonPostgres => Some(Self::ReferencePostgres),
            _ => None,
        }
    }

    pub(super) fn is_peer(self) -> bool {
        matches!(self, Self::BoardgameIo | Self::Colyseus | Self::ColyseusViews)
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.to_possible_value();
        f.pad(value.as_ref().map_or("", |value| value.get_name()))
    }
}

impl Field {
    /// Lets one run once.
    pub(super) async fn run(&self, entrant: Entrant, sizes: &mut Sizes) -> anyhow::Result<Outcome> {
        match entrant {
            Entrant::SanmonSqlite => self.sanmon(false, sizes).await,
            Entrant::SanmonPostgres => self.sanmon(true, sizes).await,
            Entrant::ReferenceSqlite => self.reference(false, *sizes).await,
            Entrant::ReferencePostgres => self.reference(true, *sizes).await,
            Entrant::BoardgameIo | Entrant::Colyseus | Entrant::ColyseusViews => {
                peer::run(self, entrant).await
            }
        }
    }

    async fn sanmon(&self, postgres: bool, sizes: &mut Sizes) -> anyhow::Result<Outcome> {
        let which = Which { binary: self.binary.clone(), postgres };
        let server = Server::start(&which, &rush::options(self.rooms))?;
        let times = (self.warmup, self.time);
        let measured = rush::rush(&server, self.rooms, GameKind::Tajuto, times).await?;
        let length = |bytes: u64| u32::try_from(bytes).unwrap_or(u32::MAX).clamp(300, 1_000_000);
        let (mover_bytes, waiter_bytes) = (length(measured.mover_bytes), length(measured.waiter_bytes));
        sizes.0 = Some(Lengths { mover_bytes, waiter_bytes });
        outcome(&measured)
    }

    async fn reference(&self, postgres: bool, Sizes(lengths): Sizes) -> anyhow::Result<Outcome> {
        let server = self.reference.start(Arc::new(Home::new(postgres)?), lengths.unwrap_or_default())?;
        outcome(&reference::rush(&server, self.rooms, (self.warmup, self.time)).await?)
    }
}

fn outcome(measured: &Measured) -> anyhow::Result<Outcome> {
    ensure!(measured.faults.none(), "{measured}");
    #[expect(clippy::cast_precision_loss, reason = "three digits are shown")]
    let (resident, update) = (measured.memory.resident.0 as f64, measured.bytes_per_update as f64);
    Ok(Outcome {
        moves_per_s: measured.commands_per_s,
        cpu_s_per_1000: measured.cpu_s_per_1000,
        database_cpu_s_per_1000: measured.database_cpu_s_per_1000,
        p50_ms: measured.acknowledged_ms.p50,
        p99_ms: measured.acknowledged_ms.p99,
        resident_mb: resident / 1e6,
        update_bytes: update,
        server_busy: measured.server_busy,
        clients_busy: measured.clients_busy,
    })
}
