//! What is measured of a server while clients play on it, the same for every server that they play on.

use std::fmt;
use std::time::{Duration, Instant};

use serde::Serialize;

use crate::figures::{HEAD, Quantiles, Size};
use crate::process::{Memory, Process};
use crate::server::Server;
use crate::tally::{Faults, Samples, Tally};

/// A measurement that has begun.
#[derive(Debug)]
pub(crate) struct Stopwatch {
    begun: Instant,
    server: Duration,
    clients: Duration,
    database: Option<Duration>,
}

/// What was measured.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Measured {
    pub(crate) engine: &'static str,
    pub(crate) rooms: u32,
    pub(crate) lasted_s: f64,
    pub(crate) commands: usize,
    pub(crate) commands_per_s: f64,
    /// Of the server's process.
    pub(crate) cpu_s_per_1000: f64,
    /// Of the database's processes, where it has some.
    pub(crate) database_cpu_s_per_1000: Option<f64>,
    /// How many processors the server took, and how many the clients.
    pub(crate) server_busy: f64,
    pub(crate) clients_busy: f64,
    pub(crate) acknowledged_ms: Quantiles,
    pub(crate) last_viewer_ms: Quantiles,
    /// On the average.
    pub(crate) bytes_per_update: u64,
    pub(crate) mover_bytes: u64,
    pub(crate) waiter_bytes: u64,
    /// Before anybody came, and at the end of the measurement.
    pub(crate) memory_before: Memory,
    pub(crate) memory: Memory,
    pub(crate) faults: Faults,
}

impl Stopwatch {
    /// Begins to measure.
    pub(crate) fn start(server: &Server, tally: &Tally) -> anyhow::Result<Self> {
        let (server, database) = (server.cpu()?, server.home.cpu()?);
        let clients = Process::this().cpu()?;
        tally.take();
        Ok(Self { begun: Instant::now(), server, clients, database })
    }

    /// What was measured since then. Nobody has left yet.
    pub(crate) fn stop(
        self,
        server: &Server,
        tally: &Tally,
        rooms: u32,
        memory_before: Memory,
    ) -> anyhow::Result<Measured> {
        let Samples { acknowledged, delivered, to_movers, to_others, .. } = tally.take();
        let lasted = self.begun.elapsed().as_secs_f64();
        let cpu = server.cpu()?.saturating_sub(self.server).as_secs_f64();
        let clients = Process::this().cpu()?.saturating_sub(self.clients).as_secs_f64();
        let database = self.database.zip(server.home.cpu()?);
        let commands = acknowledged.count();
        #[expect(clippy::cast_precision_loss, reason = "three digits are shown")]
        let counted = commands.max(1) as f64;
        Ok(Measured {
            engine: server.home.engine(),
            rooms,
            lasted_s: lasted,
            commands,
            commands_per_s: counted / lasted,
            cpu_s_per_1000: cpu * 1000.0 / counted,
            database_cpu_s_per_1000: database
                .map(|(before, after)| after.saturating_sub(before).as_secs_f64() * 1000.0 / counted),
            server_busy: cpu / lasted,
            clients_busy: clients / lasted,
            acknowledged_ms: acknowledged.quantiles(),
            last_viewer_ms: delivered.quantiles(),
            bytes_per_update: to_movers.with(to_others).average(),
            mover_bytes: to_movers.average(),
            waiter_bytes: to_others.average(),
            memory_before,
            memory: server.memory()?,
            // Those who leave may still complain.
            faults: Faults::default(),
        })
    }
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { commands, lasted_s, commands_per_s, memory_before, memory, .. } = self;
        writeln!(f, "{commands} commands in {lasted_s:.1} s: {commands_per_s:.0}/s, all durable")?;
        writeln!(f, "computing time of the server {:.3} s for 1,000 commands", self.cpu_s_per_1000)?;
        if let Some(database) = self.database_cpu_s_per_1000 {
            writeln!(f, "computing time of the database {database:.3} s for 1,000 commands")?;
        }
        writeln!(
            f,
            "processors taken by the server {:.2}, by the clients {:.2}",
            self.server_busy, self.clients_busy
        )?;
        writeln!(f, "\n{HEAD}")?;
        writeln!(f, "its acknowledgement at the mover  {}", self.acknowledged_ms)?;
        writeln!(f, "its update at the last viewer     {}", self.last_viewer_ms)?;
        writeln!(
            f,
            "\nan update has {} on the average, {} with a decision, {} without",
            Size(self.bytes_per_update),
            Size(self.mover_bytes),
            Size(self.waiter_bytes)
        )?;
        writeln!(
            f,
            "the server's memory: {} before ({} its own), {} after ({} its own)",
            memory_before.resident, memory_before.own, memory.resident, memory.own
        )?;
        write!(f, "{}", self.faults)
    }
}
