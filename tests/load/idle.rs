//! What somebody costs who only watches, while nothing happens: memory for each, and what the server computes meanwhile.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use clap::Args;
use games::registry::GameKind;
use protocol::Who;
use serde::Serialize;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

use crate::crowd::{Crowd, Size as CrowdSize, Tables};
use crate::figures::Size;
use crate::notes::Notes;
use crate::place;
use crate::process::Memory;
use crate::server::{Server, Which, check_files};
use crate::socket::Socket;
use crate::tally::{Faults, Tally};
use crate::watcher::watch_on;

/// How many come at the same time.
const AT_ONCE: usize = 24;
/// How long the server is left alone before its memory is looked at.
const REST: Duration = Duration::from_secs(1);

/// Many watch, and nothing happens.
#[derive(Clone, Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) which: Which,
    /// How many watch, all together
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..=50_000))]
    pub(crate) spectators: u32,
    /// In how many rooms, each with two players
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=2000))]
    pub(crate) rooms: u32,
    /// How long they are there
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=600))]
    pub(crate) seconds: u64,
}

/// What was measured.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    engine: &'static str,
    spectators: u32,
    rooms: u32,
    seconds: u64,
    at_start: Memory,
    with_players: Memory,
    with_spectators: Memory,
    at_end: Memory,
    resident_per_spectator: Size,
    own_per_spectator: Size,
    /// How many processors the server took while nothing happened.
    busy: f64,
    pub(crate) faults: Faults,
}

/// Runs it.
pub(crate) async fn run(arguments: &Arguments) -> anyhow::Result<Report> {
    let &Arguments { ref which, spectators, rooms, seconds } = arguments;
    check_files(spectators + rooms * 4)?;
    let server = Server::start(which, &options(spectators, rooms))?;
    let at_start = server.memory()?;
    let tables = Tables::Alike { game: GameKind::Tajuto, people: 2 };
    let size = CrowdSize { rooms, spectators: 0, ahead: 40, every: Duration::ZERO, tables };
    let crowd = Crowd::gather(server.address, size).await?;
    tokio::time::sleep(REST).await;
    let with_players = server.memory()?;
    let mut audience = Audience::enter(&crowd, spectators, rooms).await?;
    tokio::time::sleep(REST).await;
    let (with_spectators, cpu_before) = (server.memory()?, server.cpu()?);
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let (at_end, cpu) = (server.memory()?, server.cpu()?.saturating_sub(cpu_before));
    audience.leave().await;
    let tally = Arc::clone(&crowd.world.tally);
    crowd.leave().await?;
    let each = |after: Size, before: Size| Size(after.0.saturating_sub(before.0) / u64::from(spectators));
    Ok(Report {
        engine: which.engine(),
        spectators,
        rooms,
        seconds,
        resident_per_spectator: each(at_end.resident, with_players.resident),
        own_per_spectator: each(at_end.own, with_players.own),
        busy: cpu.as_secs_f64() / Duration::from_secs(seconds).as_secs_f64(),
        at_start,
        with_players,
        with_spectators,
        at_end,
        faults: tally.faults().with(audience.tally.faults()),
    })
}

/// Limits that let so many in.
fn options(spectators: u32, rooms: u32) -> Vec<String> {
    vec![
        format!("--max-watchers={spectators}"),
        format!("--max-connections={}", spectators + rooms * 4 + 100),
        format!("--max-connections-per-address={}", spectators + 100),
        "--socket-messages=1000/s:1000".to_owned(),
        "--address-messages=5000/s:5000".to_owned(),
        "--address-hellos=100000/s:100000".to_owned(),
        format!("--max-rooms={}", rooms * 3),
    ]
}

/// Those who watch.
struct Audience {
    tally: Arc<Tally>,
    leave: watch::Sender<bool>,
    tasks: JoinSet<()>,
}

impl Audience {
    /// All come, spread over the rooms.
    async fn enter(crowd: &Crowd, spectators: u32, rooms: u32) -> anyhow::Result<Self> {
        let tally = Arc::new(Tally::default());
        // Nothing that comes to them counts, as long as they are there.
        let notes = Arc::new(Notes::new(1, u32::MAX, tally.samples()));
        let (leave, left) = watch::channel(false);
        let (mut entering, turn) = (JoinSet::new(), Arc::new(Semaphore::new(AT_ONCE)));
        for number in 0..spectators {
            let target = crowd.world.target(number).context("there are rooms")?;
            let (server, turn) = (crowd.world.server, Arc::clone(&turn));
            let source = place::household(number % rooms);
            entering.spawn(async move {
                let _permit = turn.acquire_owned().await;
                let who = Who::Spectator { code: target.watch };
                Socket::enter(source, server, &target.room, who).await.map(|(socket, _)| socket)
            });
        }
        let mut tasks = JoinSet::new();
        while let Some(entered) = entering.join_next().await {
            let (socket, notes, left) = (entered??, Arc::clone(&notes), left.clone());
            let tally = Arc::clone(&tally);
            tasks.spawn(async move {
                if let Err(fault) = watch_on(socket, &notes, left).await {
                    tally.complain("a spectator", &fault);
                }
            });
        }
        Ok(Self { tally, leave, tasks })
    }

    /// All leave.
    async fn leave(&mut self) {
        self.leave.send_replace(true);
        while self.tasks.join_next().await.is_some() {}
    }
}

impl Report {
    /// Whether nobody was lost.
    pub(crate) fn is_good(&self) -> bool {
        self.faults.none()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { engine, spectators, rooms, seconds, .. } = self;
        writeln!(f, "idle: {spectators} spectators in {rooms} rooms for {seconds} s, {engine}")?;
        writeln!(f, "\nthe server's memory       resident       own")?;
        for (when, memory) in [
            ("before anybody came", self.at_start),
            ("with the players", self.with_players),
            ("with the spectators", self.with_spectators),
            ("at the end", self.at_end),
        ] {
            writeln!(f, "{when:<22} {:>11} {:>9}", memory.resident, memory.own)?;
        }
        writeln!(
            f,
            "for each spectator     {:>11} {:>9}",
            self.resident_per_spectator, self.own_per_spectator
        )?;
        writeln!(f, "processors taken by the server while nothing happens {:.3}", self.busy)?;
        write!(f, "{}", self.faults)
    }
}
