//! Rooms that nobody is in come back from their logs when somebody enters: how long that takes, what they hold in memory
//! then, and whether they give it back when everybody has gone.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::Args;
use games::registry::GameKind;
use protocol::{RoomId, SeatToken, Who};
use serde::Serialize;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::crowd::World;
use crate::figures::{Quantiles, Size, Times};
use crate::place;
use crate::process::Memory;
use crate::server::{Server, Which, check_files};
use crate::socket::{Socket, hello};
use crate::table::{Plan, Table};
use crate::tally::Faults;

/// How many games are played at the same time.
const AT_ONCE: usize = 24;
/// How long the server is left alone before its memory is looked at.
const REST: Duration = Duration::from_secs(1);
/// How much longer than told rooms may stay in memory.
const OVERDUE: Duration = Duration::from_secs(30);

/// The server is started anew, and its rooms are entered one after the other.
#[derive(Clone, Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) which: Which,
    /// How many rooms, with two people each
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..=2000))]
    pub(crate) rooms: u32,
    /// How many commands are played in each, which is most of a game; one that is over before is whole
    #[arg(long, default_value_t = 400)]
    pub(crate) commands: u32,
    /// What is played
    #[arg(long, default_value = "tajuto")]
    pub(crate) game: GameKind,
    /// After what time the server forgets a room that all have left; all are to be entered before
    #[arg(long, default_value_t = 15_000, value_parser = clap::value_parser!(u64).range(100..=600_000))]
    pub(crate) evict_ms: u64,
}

/// What was measured.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    engine: &'static str,
    game: &'static str,
    rooms: u32,
    /// How many games are over, and how long the logs are.
    over: usize,
    records: Records,
    started_in_s: f64,
    /// From `hello` to the welcome in a room that is not in memory, and in the same room again.
    cold_ms: Quantiles,
    warm_ms: Quantiles,
    welcome_bytes: Size,
    at_start: Memory,
    with_rooms: Memory,
    after_eviction: Memory,
    own_per_room: Size,
    pub(crate) rooms_in_memory: u64,
    pub(crate) rooms_evicted: bool,
    pub(crate) faults: Faults,
}

/// The numbers of the last records.
#[derive(Clone, Copy, Debug, Serialize)]
struct Records {
    least: u32,
    middle: u32,
    most: u32,
}

/// A room that can be entered.
struct Room {
    number: u32,
    id: RoomId,
    token: SeatToken,
    seq: u32,
    is_over: bool,
}

/// Runs it.
pub(crate) async fn run(arguments: &Arguments) -> anyhow::Result<Report> {
    let &Arguments { ref which, rooms, game, evict_ms, .. } = arguments;
    check_files(rooms * 4)?;
    let (first, all, faults) = play(arguments).await?;
    let begun = Instant::now();
    let options = [
        format!("--idle-eviction-ms={evict_ms}"),
        format!("--tidy-every-ms={}", (evict_ms / 4).max(50)),
        format!("--max-rooms={}", rooms * 2),
    ];
    let server = Server::start_in(first.home, &which.binary, first.address, &options)?;
    let started = begun.elapsed();
    // What the first ones cost is not the rooms': by then all of the server has worked, and readers have their caches.
    let warm_up = usize::try_from(first_ones(rooms))?;
    let (first_rooms, others) = all.split_at_checked(warm_up).context("there are rooms")?;
    for room in first_rooms {
        enter(&server, room).await?;
    }
    tokio::time::sleep(REST).await;
    let at_start = server.memory()?;
    let (mut cold, mut warm, mut bytes) = (Vec::new(), Vec::new(), 0);
    for room in others {
        let (took, length) = enter(&server, room).await?;
        cold.push(took);
        bytes += length;
    }
    let with_rooms = server.memory()?;
    let rooms_in_memory = server.metric("sanmon_rooms").await?;
    for room in others {
        warm.push(enter(&server, room).await?.0);
    }
    let rooms_evicted = until_evicted(&server, Duration::from_millis(evict_ms) + OVERDUE).await?;
    tokio::time::sleep(REST).await;
    let mut seqs: Vec<u32> = others.iter().map(|room| room.seq).collect();
    seqs.sort_unstable();
    let count = u64::try_from(others.len().max(1))?;
    Ok(Report {
        engine: which.engine(),
        game: game.name(),
        rooms,
        over: others.iter().filter(|room| room.is_over).count(),
        records: Records {
            least: seqs.first().copied().unwrap_or_default(),
            middle: seqs.get(seqs.len() / 2).copied().unwrap_or_default(),
            most: seqs.last().copied().unwrap_or_default(),
        },
        started_in_s: started.as_secs_f64(),
        cold_ms: Times::from(cold).quantiles(),
        warm_ms: Times::from(warm).quantiles(),
        welcome_bytes: Size(bytes as u64 / count),
        own_per_room: Size(with_rooms.own.0.saturating_sub(at_start.own.0) / count),
        at_start,
        with_rooms,
        after_eviction: server.memory()?,
        rooms_in_memory,
        rooms_evicted,
        faults,
    })
}

/// What is left of the server on which the games were played.
struct Played {
    home: Arc<crate::home::Home>,
    address: std::net::SocketAddr,
}

/// Rooms that are entered before anything is measured.
fn first_ones(rooms: u32) -> u32 {
    rooms.div_ceil(10)
}

/// Plays all games, and ends the server. There are some rooms more than wanted.
async fn play(arguments: &Arguments) -> anyhow::Result<(Played, Vec<Room>, Faults)> {
    let &Arguments { ref which, rooms, commands, game, .. } = arguments;
    let options = [
        "--socket-messages=100000/s:100000".to_owned(),
        "--address-messages=100000/s:100000".to_owned(),
        format!("--max-rooms={}", rooms * 2),
        format!("--max-connections={}", rooms * 4 + 100),
    ];
    let server = Server::start(which, &options)?;
    let (world, _pace) = World::new(server.address, Duration::ZERO);
    let plan = move |number| Plan { number, game, people: 2, watchers: 0, ahead: 0 };
    let (turn, mut playing) = (Arc::new(Semaphore::new(AT_ONCE)), JoinSet::new());
    for number in 0..rooms + first_ones(rooms) {
        let (world, turn) = (Arc::clone(&world), Arc::clone(&turn));
        playing.spawn(async move {
            let _permit = turn.acquire_owned().await;
            let mut table = Table::open(plan(number), world).await?;
            table.play_on(commands).await?;
            let token = table.tokens().first().cloned().context("somebody sits there")?;
            let (id, seq, is_over) = (table.room().clone(), table.seq(), table.is_over());
            table.leave().await;
            anyhow::Ok(Room { number, id, token, seq, is_over })
        });
    }
    let mut all = Vec::new();
    while let Some(room) = playing.join_next().await {
        all.push(room??);
    }
    let played = Played { home: Arc::clone(&server.home), address: server.address };
    server.terminate()?;
    server.wait()?;
    Ok((played, all, world.tally.faults()))
}

/// From `hello` to the welcome, and how long that is.
async fn enter(server: &Server, room: &Room) -> anyhow::Result<(Duration, usize)> {
    let stream = place::connect(place::household(room.number), server.address).await?;
    let mut socket = Socket::open(stream, server.address).await?;
    let begun = Instant::now();
    let welcome = socket.greet(&hello(&room.id, Who::Seat { token: room.token.clone() })).await?;
    let took = begun.elapsed();
    socket.close().await;
    Ok((took, welcome.len()))
}

/// Whether all rooms leave the server's memory in time.
async fn until_evicted(server: &Server, time: Duration) -> anyhow::Result<bool> {
    let begun = Instant::now();
    while server.metric("sanmon_rooms").await? > 0 {
        if begun.elapsed() > time {
            return Ok(false);
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    Ok(true)
}

impl Report {
    /// Whether all rooms came, and went.
    pub(crate) fn is_good(&self) -> bool {
        self.faults.none() && self.rooms_evicted && self.rooms_in_memory >= self.rooms.into()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { engine, game, rooms, over, records, .. } = self;
        writeln!(f, "cold: {rooms} rooms of {game} with 2 players, {over} games over, {engine}")?;
        writeln!(
            f,
            "{} to {} records in each, {} in the middle; open {:.2} s after the start; a welcome has {}",
            records.least, records.most, records.middle, self.started_in_s, self.welcome_bytes
        )?;
        writeln!(f, "\nmilliseconds from hello to the welcome         p50      p99    p99.9     most")?;
        writeln!(f, "a room that comes back from its log       {}", self.cold_ms)?;
        writeln!(f, "the same room again                       {}", self.warm_ms)?;
        writeln!(f, "\nthe server's memory       resident       own")?;
        for (when, memory) in [
            ("without rooms", self.at_start),
            ("with all rooms", self.with_rooms),
            ("when all are forgotten", self.after_eviction),
        ] {
            writeln!(f, "{when:<22} {:>11} {:>9}", memory.resident, memory.own)?;
        }
        let forgotten =
            if self.rooms_evicted { "all forgotten in time" } else { "NOT all forgotten in time" };
        writeln!(f, "{} for each room; {} in memory, {forgotten}", self.own_per_room, self.rooms_in_memory)?;
        write!(f, "{}", self.faults)
    }
}
