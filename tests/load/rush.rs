//! How much the server does at most: small tables of one game, where each command follows the acknowledgement of the last.

use std::fmt;
use std::time::Duration;

use clap::Args;
use games::registry::GameKind;
use serde::Serialize;

use crate::crowd::{Crowd, Size, Tables};
use crate::measured::{Measured, Stopwatch};
use crate::server::{Server, Which, check_files};

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
    /// How long they play before that
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pub(crate) warmup_ms: u64,
    /// What they play
    #[arg(long, default_value = "tajuto")]
    pub(crate) game: GameKind,
}

/// What was measured.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    game: &'static str,
    #[serde(flatten)]
    pub(crate) measured: Measured,
}

/// Runs it.
pub(crate) async fn run(arguments: &Arguments) -> anyhow::Result<Report> {
    let &Arguments { ref which, rooms, seconds, warmup_ms, game } = arguments;
    check_files(rooms * 2)?;
    let server = Server::start(which, &options(rooms))?;
    let times = (Duration::from_millis(warmup_ms), Duration::from_secs(seconds));
    Ok(Report { game: game.name(), measured: rush(&server, rooms, game, times).await? })
}

/// What a server is told by which nothing but its speed is in the way.
pub(crate) fn options(rooms: u32) -> Vec<String> {
    vec![
        // Nobody is so quick; what is measured is not what is allowed.
        "--socket-messages=100000/s:100000".to_owned(),
        "--address-messages=100000/s:100000".to_owned(),
        format!("--max-rooms={}", rooms * 20),
    ]
}

/// Lets tables rush on a server, for so long before and while it is measured.
pub(crate) async fn rush(
    server: &Server,
    rooms: u32,
    game: GameKind,
    (warmup, time): (Duration, Duration),
) -> anyhow::Result<Measured> {
    let before = server.memory()?;
    let tables = Tables::Alike { game, people: 2 };
    let size = Size { rooms, spectators: 0, ahead: 0, every: Duration::ZERO, tables };
    let crowd = Crowd::gather(server.address, size).await?;
    let tally = crowd.world.tally.clone();
    crowd.play();
    tokio::time::sleep(warmup).await;
    let stopwatch = Stopwatch::start(server, &tally)?;
    tokio::time::sleep(time).await;
    let measured = stopwatch.stop(server, &tally, rooms, before)?;
    crowd.leave().await?;
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
        let Self { game, measured } = self;
        writeln!(f, "rush: {} rooms of {game} with 2 players, {}", measured.rooms, measured.engine)?;
        write!(f, "{measured}")
    }
}
