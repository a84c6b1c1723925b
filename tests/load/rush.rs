//! How much the server does at most: small tables of one game, where each command follows the acknowledgement of the last.

use std::fmt;
use std::time::{Duration, Instant};

use clap::Args;
use games::registry::GameKind;
use serde::Serialize;

use crate::crowd::{Crowd, Size as CrowdSize, Tables};
use crate::figures::{HEAD, Quantiles, Size};
use crate::server::{Server, Which, check_files};
use crate::tally::{Faults, Samples};

/// Tables play as fast as they can.
#[derive(Clone, Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) which: Which,
    /// How many tables, with two people each
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=2000))]
    pub(crate) rooms: u32,
    /// For how long
    #[arg(long, default_value_t = 15, value_parser = clap::value_parser!(u64).range(1..=600))]
    pub(crate) seconds: u64,
    /// What they play
    #[arg(long, default_value = "tajuto")]
    pub(crate) game: GameKind,
}

/// What was measured.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    engine: &'static str,
    game: &'static str,
    rooms: u32,
    lasted_s: f64,
    pub(crate) commands: usize,
    commands_per_s: f64,
    cpu_s_per_1000: f64,
    acknowledged_ms: Quantiles,
    last_viewer_ms: Quantiles,
    bytes_per_update: u64,
    own_bytes_before: Size,
    own_bytes: Size,
    pub(crate) faults: Faults,
}

/// Runs it.
pub(crate) async fn run(arguments: &Arguments) -> anyhow::Result<Report> {
    let &Arguments { ref which, rooms, seconds, game } = arguments;
    check_files(rooms * 2)?;
    let options = [
        // Nobody is so quick; what is measured is not what is allowed.
        "--socket-messages=100000/s:100000".to_owned(),
        "--address-messages=100000/s:100000".to_owned(),
        format!("--max-rooms={}", rooms * 20),
    ];
    let server = Server::start(which, &options)?;
    let own_bytes_before = Size(server.memory()?.own);
    let size = CrowdSize {
        rooms,
        spectators: 0,
        ahead: 0,
        every: Duration::ZERO,
        tables: Tables::Alike { game, people: 2 },
    };
    let crowd = Crowd::gather(server.address, size).await?;
    let tally = crowd.world.tally.clone();
    tally.take();
    let (cpu_before, begun) = (server.cpu()?, Instant::now());
    crowd.play();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let Samples { acknowledged, delivered, updates, update_bytes } = tally.take();
    let (lasted, cpu) = (begun.elapsed(), server.cpu()?.saturating_sub(cpu_before));
    let own_bytes = Size(server.memory()?.own);
    crowd.leave().await?;
    let commands = acknowledged.count();
    #[expect(clippy::cast_precision_loss, reason = "three digits are shown")]
    let counted = commands.max(1) as f64;
    Ok(Report {
        engine: which.engine(),
        game: game.name(),
        rooms,
        lasted_s: lasted.as_secs_f64(),
        commands,
        commands_per_s: counted / lasted.as_secs_f64(),
        cpu_s_per_1000: cpu.as_secs_f64() * 1000.0 / counted,
        acknowledged_ms: acknowledged.quantiles(),
        last_viewer_ms: delivered.quantiles(),
        bytes_per_update: update_bytes / updates.max(1),
        own_bytes_before,
        own_bytes,
        faults: tally.faults(),
    })
}

impl Report {
    /// Whether everything is as it should be.
    pub(crate) fn is_good(&self) -> bool {
        self.faults.none()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { engine, game, rooms, commands, lasted_s, commands_per_s, .. } = self;
        writeln!(f, "rush: {rooms} rooms of {game} with 2 players, {engine}")?;
        writeln!(f, "{commands} commands in {lasted_s:.1} s: {commands_per_s:.0}/s, all durable")?;
        writeln!(f, "computing time of the server {:.3} s for 1,000 commands", self.cpu_s_per_1000)?;
        writeln!(f, "\n{HEAD}")?;
        writeln!(f, "its acknowledgement at the mover  {}", self.acknowledged_ms)?;
        writeln!(f, "its update at the last viewer     {}", self.last_viewer_ms)?;
        writeln!(f, "\nan update has {} on the average", Size(self.bytes_per_update))?;
        writeln!(f, "the server's own memory: {} before, {} after", self.own_bytes_before, self.own_bytes)?;
        write!(f, "{}", self.faults)
    }
}
