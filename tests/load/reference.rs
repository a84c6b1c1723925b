//! What a server costs that does nothing but make rows durable and pass messages on: the least that Sanmon can cost in the
//! same place, with messages of the same length to the same clients.
//!
//! The server runs in a process of its own, as Sanmon does, so that its use of the machine can be told apart.

mod book;
mod pair;
pub(crate) mod server;

use std::fmt;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use serde::Serialize;

use crate::home::Home;
use crate::measured::{Measured, Stopwatch};
use crate::server::{Server, check_files};
use pair::Pairs;

/// A bare server under the same clients.
#[derive(Clone, Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) reference: Reference,
    /// Keep the rows in a PostgreSQL of its own instead of SQLite
    #[arg(long)]
    pub(crate) postgres: bool,
    /// How many rooms, with two people each
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=2000))]
    pub(crate) rooms: u32,
    /// For how long
    #[arg(long, default_value_t = 15, value_parser = clap::value_parser!(u64).range(1..=600))]
    pub(crate) seconds: u64,
    /// How long they play before that
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pub(crate) warmup_ms: u64,
    #[command(flatten)]
    pub(crate) lengths: Lengths,
}

/// Which program is the bare server.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct Reference {
    /// The load program that is started as the bare server; this one, if none is named
    #[arg(long = "reference", value_name = "PROGRAM")]
    pub(crate) program: Option<PathBuf>,
}

/// How long messages are: as long as those of Sanmon, which `rush` reports.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Lengths {
    /// An update for the one who is to move
    #[arg(long, default_value_t = Self::default().mover_bytes, value_parser = clap::value_parser!(u32).range(300..=1_000_000))]
    pub(crate) mover_bytes: u32,
    /// An update for anybody else
    #[arg(long, default_value_t = Self::default().waiter_bytes, value_parser = clap::value_parser!(u32).range(300..=1_000_000))]
    pub(crate) waiter_bytes: u32,
}

impl Default for Lengths {
    fn default() -> Self {
        Self { mover_bytes: 6000, waiter_bytes: 3000 }
    }
}

/// What was measured.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    #[serde(flatten)]
    pub(crate) measured: Measured,
}

impl Reference {
    /// Starts the bare server on these data.
    pub(crate) fn start(&self, home: Arc<Home>, lengths: Lengths) -> anyhow::Result<Server> {
        let this = std::env::current_exe()?;
        let mut command = Command::new(self.program.as_ref().unwrap_or(&this));
        command
            .arg("reference-server")
            .arg(format!("--mover-bytes={}", lengths.mover_bytes))
            .arg(format!("--waiter-bytes={}", lengths.waiter_bytes));
        Server::spawn(home, command, server::OPEN)
    }
}

/// Runs it.
pub(crate) async fn run(arguments: &Arguments) -> anyhow::Result<Report> {
    let &Arguments { ref reference, postgres, rooms, seconds, warmup_ms, lengths } = arguments;
    check_files(rooms * 2)?;
    let server = reference.start(Arc::new(Home::new(postgres)?), lengths)?;
    let times = (Duration::from_millis(warmup_ms), Duration::from_secs(seconds));
    Ok(Report { measured: rush(&server, rooms, times).await? })
}

/// Lets pairs rush on the bare server, for so long before and while it is measured.
pub(crate) async fn rush(
    server: &Server,
    rooms: u32,
    (warmup, time): (Duration, Duration),
) -> anyhow::Result<Measured> {
    let before = server.memory()?;
    let pairs = Pairs::gather(server.address, rooms).await?;
    let tally = Arc::clone(&pairs.tally);
    pairs.play();
    tokio::time::sleep(warmup).await;
    let stopwatch = Stopwatch::start(server, &tally)?;
    tokio::time::sleep(time).await;
    let measured = stopwatch.stop(server, &tally, rooms, before)?;
    pairs.leave().await?;
    Ok(Measured { faults: tally.faults(), ..measured })
}

impl Report {
    /// Whether everything is as it should be.
    pub(crate) fn is_good(&self) -> bool {
        self.measured.faults.none()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { measured } = self;
        writeln!(
            f,
            "reference: {} rooms with 2 players, without a game, {}",
            measured.rooms, measured.engine
        )?;
        write!(f, "{measured}")
    }
}
