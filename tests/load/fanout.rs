//! How fast news of one room comes to many: of Sanmon, where each is decided, stored and made for those who watch, and of a
//! bare server, which passes one ready text on. And whether a player feels it that so many watch.

mod fan;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use games::registry::GameKind;
use serde::Serialize;
use tokio::runtime::Handle;

use crate::crowd::{Pace, World};
use crate::figures::{HEAD, Quantiles, Size};
use crate::home::Home;
use crate::process::Process;
use crate::reference::{Lengths, Reference};
use crate::server::{Server, Which, check_files};
use crate::table::{Plan, Table};
use crate::tally::{Faults, Updates};
use fan::Fan;

/// One room before many spectators.
#[derive(Clone, Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) which: Which,
    #[command(flatten)]
    pub(crate) reference: Reference,
    /// How many watch
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=5000))]
    pub(crate) spectators: u32,
    /// How long each server sends as fast as it can, each time
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u64).range(10..=600_000))]
    pub(crate) slice_ms: u64,
    /// How often each of them does
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=20))]
    pub(crate) rounds: u32,
    /// How long a player plays alone, and how long before the spectators, at a human pace
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(10..=600_000))]
    pub(crate) play_ms: u64,
    /// How often a command is made then
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..=60_000))]
    pub(crate) every_ms: u64,
}

/// What was measured.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    engine: &'static str,
    spectators: u32,
    every_ms: u64,
    pub(crate) sanmon: Spread,
    pub(crate) reference: Spread,
    /// Deliveries a second, Sanmon's in terms of the reference's.
    ratio: f64,
    alone_ms: Quantiles,
    watched_ms: Quantiles,
    pub(crate) faults: Faults,
}

/// How fast a server spread its news.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(crate) struct Spread {
    pub(crate) messages: u32,
    pub(crate) deliveries: u64,
    bytes_per_message: u64,
    lasted_s: f64,
    deliveries_per_s: f64,
    /// Computing time of the server, in millionths of a second.
    cpu_us_per_delivery: f64,
    /// How many processors the clients took meanwhile.
    clients_busy: f64,
}

/// What a slice brought.
#[derive(Clone, Copy, Debug, Default)]
struct Slice {
    messages: u32,
    lasted: Duration,
    sizes: Updates,
    server: Duration,
    clients: Duration,
}

/// Runs it. The player has a thread of its own: it must not wait behind a thousand others who are served in the same process.
pub(crate) async fn run(arguments: &Arguments) -> anyhow::Result<Report> {
    let (arguments, watchers) = (arguments.clone(), Handle::current());
    let playing = tokio::task::spawn_blocking(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(play(&arguments, &watchers))
    });
    playing.await?
}

async fn play(arguments: &Arguments, watchers: &Handle) -> anyhow::Result<Report> {
    let &Arguments { ref which, ref reference, spectators, slice_ms, rounds, play_ms, every_ms } = arguments;
    check_files(spectators * 2 + 100)?;
    let (slice, while_played) = (Duration::from_millis(slice_ms), Duration::from_millis(play_ms));
    let server = Server::start(which, &options(spectators))?;
    let (world, pace) =
        World::with_watchers(server.address, Duration::from_millis(every_ms), watchers.clone());
    let plan = |number, watchers| Plan { number, game: GameKind::Tajuto, people: 2, watchers, ahead: 0 };
    let alone = Table::open(plan(1, 0), Arc::clone(&world)).await?;
    let alone_ms = at_human_pace(alone, &world, &pace, while_played).await?;
    let mut watched = Table::open(plan(0, spectators), Arc::clone(&world)).await?;
    let (mut ours, mut theirs) = (Slice::default(), Slice::default());
    let (played, first) = slice_of_sanmon(watched, &server, &world, slice).await?;
    watched = played;
    ours.add(first);
    // As long as Sanmon's, so that both send as much.
    let waiter_bytes = u32::try_from(first.sizes.average())?.max(300);
    let lengths = Lengths { mover_bytes: waiter_bytes, waiter_bytes };
    let bare = reference.start(Arc::new(Home::new(false)?), lengths)?;
    let mut fan = Fan::open(bare.address, spectators, watchers).await?;
    theirs.add(slice_of_reference(&mut fan, &bare, slice).await?);
    for round in 1..rounds {
        // By turns, and each as often before the other as behind it.
        for step in 0..2 {
            if (round + step).is_multiple_of(2) {
                let (played, again) = slice_of_sanmon(watched, &server, &world, slice).await?;
                watched = played;
                ours.add(again);
            } else {
                theirs.add(slice_of_reference(&mut fan, &bare, slice).await?);
            }
        }
    }
    fan.close().await;
    let watched_ms = at_human_pace(watched, &world, &pace, while_played).await?;
    let (sanmon, reference) = (Spread::of(ours), Spread::of(theirs));
    Ok(Report {
        engine: which.engine(),
        spectators,
        every_ms,
        ratio: sanmon.deliveries_per_s / reference.deliveries_per_s.max(0.001),
        sanmon,
        reference,
        alone_ms,
        watched_ms,
        faults: world.tally.faults().with(fan.faults()),
    })
}

/// Limits that let so many in from one household, whose players are quick.
fn options(watchers: u32) -> Vec<String> {
    let mut options = vec![
        format!("--max-watchers={}", watchers + 1),
        format!("--max-connections={}", watchers * 2 + 100),
        format!("--max-connections-per-address={}", watchers * 2 + 100),
    ];
    for rate in ["socket-messages", "address-messages", "address-hellos", "address-writes", "address-reads"] {
        options.push(format!("--{rate}=100000/s:100000"));
    }
    options
}

/// How soon a command is acknowledged at a table that plays as people do.
async fn at_human_pace(
    table: Table,
    world: &World,
    pace: &tokio::sync::watch::Sender<Pace>,
    time: Duration,
) -> anyhow::Result<Quantiles> {
    world.tally.take();
    pace.send_replace(Pace::Play);
    let playing = tokio::spawn(table.run());
    tokio::time::sleep(time).await;
    let acknowledged = world.tally.take().acknowledged.quantiles();
    pace.send_replace(Pace::Stop);
    let played = playing.await?;
    pace.send_replace(Pace::Wait);
    played?;
    Ok(acknowledged)
}

async fn slice_of_sanmon(
    table: Table,
    server: &Server,
    world: &World,
    time: Duration,
) -> anyhow::Result<(Table, Slice)> {
    world.tally.take();
    let (server_before, clients_before) = (server.cpu()?, Process::this().cpu()?);
    let (table, messages, lasted) = table.play_in_step(time).await?;
    let slice = Slice {
        messages,
        lasted,
        sizes: world.tally.take().to_watchers,
        server: server.cpu()?.saturating_sub(server_before),
        clients: Process::this().cpu()?.saturating_sub(clients_before),
    };
    Ok((table, slice))
}

async fn slice_of_reference(fan: &mut Fan, server: &Server, time: Duration) -> anyhow::Result<Slice> {
    let (server_before, clients_before) = (server.cpu()?, Process::this().cpu()?);
    let (messages, lasted) = fan.send_in_step(time).await?;
    Ok(Slice {
        messages,
        lasted,
        sizes: fan.take_sizes(),
        server: server.cpu()?.saturating_sub(server_before),
        clients: Process::this().cpu()?.saturating_sub(clients_before),
    })
}

impl Slice {
    fn add(&mut self, other: Self) {
        self.messages += other.messages;
        self.lasted += other.lasted;
        self.sizes = self.sizes.with(other.sizes);
        self.server += other.server;
        self.clients += other.clients;
    }
}

impl Spread {
    fn of(Slice { messages, lasted, sizes, server, clients }: Slice) -> Self {
        #[expect(clippy::cast_precision_loss, reason = "three digits are shown")]
        let deliveries = sizes.count.max(1) as f64;
        let lasted_s = lasted.as_secs_f64().max(0.001);
        Self {
            messages,
            deliveries: sizes.count,
            bytes_per_message: sizes.average(),
            lasted_s,
            deliveries_per_s: deliveries / lasted_s,
            cpu_us_per_delivery: server.as_secs_f64() * 1e6 / deliveries,
            clients_busy: clients.as_secs_f64() / lasted_s,
        }
    }
}

impl Report {
    /// Whether everything came to everybody.
    pub(crate) fn is_good(&self) -> bool {
        self.faults.none()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { engine, spectators, every_ms, sanmon, reference, ratio, .. } = self;
        writeln!(f, "fanout: a room of tajuto with 2 players and {spectators} spectators, {engine}")?;
        writeln!(f, "each message only when all have got the last\n")?;
        writeln!(f, "            messages  bytes each  deliveries/s  µs of the server each  clients busy")?;
        for (name, spread) in [("Sanmon", sanmon), ("reference", reference)] {
            writeln!(
                f,
                "{name:<10} {:>9} {:>11} {:>13.0} {:>22.2} {:>13.2}",
                spread.messages,
                Size(spread.bytes_per_message),
                spread.deliveries_per_s,
                spread.cpu_us_per_delivery,
                spread.clients_busy
            )?;
        }
        writeln!(f, "Sanmon delivers {ratio:.2} times as fast as the reference")?;
        writeln!(f, "\na command every {every_ms} ms\n{HEAD}")?;
        writeln!(f, "its acknowledgement, nobody watching {}", self.alone_ms)?;
        writeln!(f, "its acknowledgement, {spectators:>5} watching  {}", self.watched_ms)?;
        write!(f, "{}", self.faults)
    }
}
