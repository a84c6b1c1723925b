//! Everybody comes back at once: the server ends, as an operator or as a failing machine ends it, and is started again on
//! the same data at the same address.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::Args;
use games::registry::GameKind;
use serde::Serialize;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::crowd::{World, open_tables};
use crate::figures::{Quantiles, Times};
use crate::process::Memory;
use crate::server::{Server, Which, check_files};
use crate::table::{Plan, Table};
use crate::tally::{Fault, Faults};

/// How long everybody may take to come back.
const PATIENCE: Duration = Duration::from_mins(2);
/// How long one waits who was not let in.
const AGAIN: Duration = Duration::from_millis(50);
/// How often one tries.
const TRIES: u32 = 100;

/// The server is started anew, and everybody comes back at once.
#[derive(Clone, Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) which: Which,
    /// How many rooms, with two people each
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=2000))]
    pub(crate) rooms: u32,
    /// How many commands each table has played, at most
    #[arg(long, default_value_t = 60)]
    pub(crate) ahead: u32,
}

/// What was measured.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    engine: &'static str,
    rooms: u32,
    clients: u32,
    pub(crate) storms: Vec<Storm>,
    pub(crate) faults: Faults,
}

/// What was measured of one of them.
#[derive(Debug, Serialize)]
pub(crate) struct Storm {
    ended_by: &'static str,
    /// From the signal to the end of the old server, and from there until the new one listens.
    stopped_in_s: f64,
    started_in_s: f64,
    /// From there to the welcome of each, and of all.
    back_ms: Quantiles,
    /// How often somebody was not let in at once.
    tried_again: u32,
    /// What it took the server, in seconds.
    cpu_s: f64,
    memory: Memory,
}

/// Those of one table who have come back.
struct Back {
    table: Table,
    after: Vec<Duration>,
    tried_again: u32,
}

/// Runs it.
pub(crate) async fn run(arguments: &Arguments) -> anyhow::Result<Report> {
    let &Arguments { ref which, rooms, ahead } = arguments;
    check_files(rooms * 4)?;
    let options = [
        "--socket-messages=1000/s:1000".to_owned(),
        "--address-messages=5000/s:5000".to_owned(),
        format!("--max-rooms={}", rooms * 3),
        format!("--max-connections={}", rooms * 4 + 100),
    ];
    let mut server = Server::start(which, &options)?;
    let (world, _pace) = World::new(server.address, Duration::ZERO);
    let plan = |number| Plan {
        number,
        game: GameKind::Tajuto,
        people: 2,
        watchers: 0,
        // Tables are not all equally far.
        ahead: ahead * (number % 7 + 1) / 7,
    };
    let mut tables = open_tables(&world, (0..rooms).map(plan)).await?;
    for table in &mut tables {
        table.play_on(0).await?;
    }
    let mut storms = Vec::new();
    for ended_by in ["SIGTERM", "SIGKILL"] {
        let (again, storm) = storm(server, which, &options, ended_by, &mut tables, &world).await?;
        crate::progress(&format!("{ended_by}: all back after {:.0} ms", storm.back_ms.most));
        server = again;
        storms.push(storm);
    }
    for table in tables {
        table.leave().await;
    }
    Ok(Report { engine: which.engine(), rooms, clients: rooms * 2, storms, faults: world.tally.faults() })
}

async fn storm(
    server: Server,
    which: &Which,
    options: &[String],
    ended_by: &'static str,
    tables: &mut Vec<Table>,
    world: &World,
) -> anyhow::Result<(Server, Storm)> {
    let (home, address) = (Arc::clone(&server.home), server.address);
    let (open, opened) = watch::channel(None);
    let mut waiting = JoinSet::new();
    let count = tables.len();
    for table in tables.drain(..) {
        waiting.spawn(come_back(table, opened.clone()));
    }
    let signalled = Instant::now();
    if ended_by == "SIGTERM" {
        server.terminate()?;
        // It waits for its clients, who listen in tasks.
        tokio::task::spawn_blocking(|| server.wait()).await??;
    } else {
        server.kill()?;
    }
    let stopped = Instant::now();
    let server = Server::start_in(home, &which.binary, address, options)?;
    let started = Instant::now();
    open.send_replace(Some(started));
    let (mut after, mut tried_again) = (Vec::new(), 0);
    let all = async {
        while let Some(back) = waiting.join_next().await {
            match back? {
                Ok(back) => {
                    after.extend(back.after);
                    tried_again += back.tried_again;
                    tables.push(back.table);
                }
                Err(error) => {
                    world.tally.complain("one who came back", &Fault::NotAccepted(format!("{error:#}")));
                }
            }
        }
        anyhow::Ok(())
    };
    timeout(PATIENCE, all).await.with_context(|| format!("not all of {count} tables came back"))??;
    let (cpu, memory) = (server.cpu()?, server.memory()?);
    play_on(tables, world).await?;
    Ok((
        server,
        Storm {
            ended_by,
            stopped_in_s: (stopped - signalled).as_secs_f64(),
            started_in_s: (started - stopped).as_secs_f64(),
            back_ms: Times::from(after).quantiles(),
            tried_again,
            cpu_s: cpu.as_secs_f64(),
            memory,
        },
    ))
}

/// A command at each table: all are in step if the game goes on for them.
async fn play_on(tables: &mut Vec<Table>, world: &World) -> anyhow::Result<()> {
    let mut playing = JoinSet::new();
    for mut table in tables.drain(..) {
        playing.spawn(async move { (table.play_on(1).await, table) });
    }
    while let Some(played) = playing.join_next().await {
        let (result, table) = played?;
        if let Err(fault) = result {
            world.tally.complain("one who plays on", &fault);
        }
        tables.push(table);
    }
    Ok(())
}

/// All at a table come back, as soon as there is a server.
async fn come_back(mut table: Table, mut open: watch::Receiver<Option<Instant>>) -> anyhow::Result<Back> {
    table.until_cut_off().await;
    let open = open.wait_for(Option::is_some).await?.context("there is a server")?;
    let mut coming = JoinSet::new();
    for seat in 0..table.tokens().len() {
        let tries = (0..TRIES).map(|_| table.come_back(seat)).collect::<anyhow::Result<Vec<_>>>()?;
        coming.spawn(async move {
            let mut trouble = None;
            for (tried_again, attempt) in (0..).zip(tries) {
                match attempt.await {
                    Ok((socket, welcome)) => return Ok((seat, socket, welcome, open.elapsed(), tried_again)),
                    Err(error) => trouble = Some(error),
                }
                tokio::time::sleep(AGAIN).await;
            }
            Err(trouble.unwrap_or_else(|| anyhow::anyhow!("never tried")))
        });
    }
    let (mut after, mut tried_again) = (Vec::new(), 0);
    while let Some(back) = coming.join_next().await {
        let (seat, socket, welcome, took, again) = back??;
        table.take_back(seat, socket, &welcome)?;
        after.push(took);
        tried_again += again;
    }
    Ok(Back { table, after, tried_again })
}

impl Report {
    /// Whether everybody came back and had missed nothing.
    pub(crate) fn is_good(&self) -> bool {
        self.faults.none()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { engine, rooms, clients, .. } = self;
        writeln!(f, "storm: {clients} clients in {rooms} rooms come back at once, {engine}")?;
        writeln!(
            f,
            "\n         ended in  open in | back after ms p50      p99     last | again  CPU s    memory"
        )?;
        for storm in &self.storms {
            let Storm { ended_by, stopped_in_s, started_in_s, back_ms, tried_again, cpu_s, memory } = storm;
            writeln!(
                f,
                "{ended_by:<8} {stopped_in_s:>6.2} s {started_in_s:>6.2} s | {:>17.0} {:>8.0} {:>8.0} | {tried_again:>5} {cpu_s:>6.2} {:>9}",
                back_ms.p50, back_ms.p99, back_ms.most, memory.resident
            )?;
        }
        write!(f, "{}", self.faults)
    }
}
