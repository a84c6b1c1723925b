//! Whether a server with many rooms in its database is as fast as one with an empty one: rooms are put there by copying some
//! that were played, under other ids and codes, before the server starts.

mod copies;

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use games::registry::GameKind;
use serde::Serialize;

use crate::crowd::{World, open_tables};
use crate::figures::HEAD;
use crate::home::Home;
use crate::measured::Measured;
use crate::rush;
use crate::server::{Server, Which, check_files};
use crate::table::Plan;

/// How many rooms are played to be copied.
const PLAYED: u32 = 10;

/// Many rooms in the database.
#[derive(Clone, Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) which: Which,
    /// How many rooms are in the database
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(10..=1_000_000))]
    pub(crate) stock: u32,
    /// How many commands were played in each
    #[arg(long, default_value_t = 5)]
    pub(crate) commands: u32,
    /// How many rooms are played in, with two people each
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=2000))]
    pub(crate) rooms: u32,
    /// For how long
    #[arg(long, default_value_t = 15, value_parser = clap::value_parser!(u64).range(1..=600))]
    pub(crate) seconds: u64,
}

/// What was measured.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    pub(crate) stock: u32,
    pub(crate) records: i64,
    copied_in_s: f64,
    /// Without and with the stock.
    pub(crate) empty: Run,
    pub(crate) stocked: Run,
}

/// What was measured on one database.
#[derive(Debug, Serialize)]
pub(crate) struct Run {
    started_in_s: f64,
    #[serde(flatten)]
    pub(crate) measured: Measured,
}

/// Runs it.
pub(crate) async fn run(arguments: &Arguments) -> anyhow::Result<Report> {
    let &Arguments { ref which, stock, commands, rooms, .. } = arguments;
    check_files(rooms * 4)?;
    let empty = measure(arguments, Arc::new(Home::new(which.postgres)?)).await?;
    let home = played(which, commands).await?;
    let begun = Instant::now();
    let records = copies::make(&home, stock / PLAYED - 1).await?;
    let copied = begun.elapsed();
    crate::progress(&format!("{stock} rooms with {records} records after {:.1} s", copied.as_secs_f64()));
    let stocked = measure(arguments, home).await?;
    Ok(Report { stock, records, copied_in_s: copied.as_secs_f64(), empty, stocked })
}

/// A database with some rooms that were played in. The server has ended.
async fn played(which: &Which, commands: u32) -> anyhow::Result<Arc<Home>> {
    let server = Server::start(which, &rush::options(PLAYED))?;
    let (world, _pace) = World::new(server.address, Duration::ZERO);
    let plan = |number| Plan { number, game: GameKind::Tajuto, people: 2, watchers: 0, ahead: commands };
    for table in open_tables(&world, (0..PLAYED).map(plan)).await? {
        table.leave().await;
    }
    let home = Arc::clone(&server.home);
    server.terminate()?;
    server.wait()?;
    Ok(home)
}

async fn measure(arguments: &Arguments, home: Arc<Home>) -> anyhow::Result<Run> {
    let &Arguments { ref which, rooms, seconds, .. } = arguments;
    let mut options = rush::options(rooms);
    options.push(format!("--max-connections={}", rooms * 4 + 100));
    let begun = Instant::now();
    let server = Server::start_in(home, &which.binary, crate::server::ANYWHERE, &options)?;
    let started_in_s = begun.elapsed().as_secs_f64();
    let times = (Duration::from_secs(1), Duration::from_secs(seconds));
    let measured = rush::rush(&server, rooms, GameKind::Tajuto, times).await?;
    Ok(Run { started_in_s, measured })
}

impl Report {
    /// Whether nobody missed anything.
    pub(crate) fn is_good(&self) -> bool {
        self.empty.measured.faults.none() && self.stocked.measured.faults.none()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { stock, records, copied_in_s, empty, stocked } = self;
        let Measured { engine, rooms, .. } = empty.measured;
        writeln!(
            f,
            "stock: {stock} rooms with {records} records in the database (put there in {copied_in_s:.1} s), {rooms} rooms live, {engine}"
        )?;
        writeln!(f, "\n              open in  commands/s  CPU-s/1000  RSS before     after")?;
        for (name, Run { started_in_s, measured }) in [("empty", empty), ("with the stock", stocked)] {
            writeln!(
                f,
                "{name:<14} {started_in_s:>4.2} s {:>11.0} {:>11.3} {:>11} {:>9}",
                measured.commands_per_s,
                measured.cpu_s_per_1000,
                measured.memory_before.resident,
                measured.memory.resident
            )?;
        }
        writeln!(f, "\n{HEAD}")?;
        writeln!(f, "its acknowledgement, empty        {}", empty.measured.acknowledged_ms)?;
        writeln!(f, "its acknowledgement, stocked      {}", stocked.measured.acknowledged_ms)?;
        write!(f, "empty: {}with the stock: {}", empty.measured.faults, stocked.measured.faults)
    }
}
