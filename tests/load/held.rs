//! Whether a load is held: many tables for minutes, nothing missed, memory flat.

use std::fmt;
use std::time::{Duration, Instant};

use clap::Args;
use serde::Serialize;

use crate::crowd::{Crowd, Size as CrowdSize, Tables};
use crate::figures::{HEAD, Quantiles, Size};
use crate::server::{Server, Which, check_files};
use crate::tally::{Faults, Samples};

/// Memory is judged from this length on: before, the allocator still grows into its work.
const JUDGED_FROM_S: u64 = 300;
/// How much more the server may have at the end than in the middle: as a share of the latter.
const FLAT: f64 = 1.05;
/// How often memory is looked at.
const LOOK: Duration = Duration::from_secs(5);

/// Many tables play for minutes.
#[derive(Clone, Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) which: Which,
    /// How many tables, with two, three or four people each
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=5000))]
    pub(crate) rooms: u32,
    /// How many watch, all together
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u32).range(0..=20_000))]
    pub(crate) spectators: u32,
    /// For how long
    #[arg(long, default_value_t = 600, value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub(crate) seconds: u64,
    /// How often each table makes a command
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..=60_000))]
    pub(crate) every_ms: u64,
    /// How many commands a table plays before, at most: so that at any time some games begin and some end
    #[arg(long, default_value_t = 400)]
    pub(crate) ahead: u32,
}

/// What was measured.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    engine: &'static str,
    rooms: u32,
    players: u32,
    spectators: u32,
    every_ms: u64,
    filled_in_s: f64,
    lasted_s: f64,
    pub(crate) commands: usize,
    commands_per_s: f64,
    pub(crate) games_ended: u32,
    acknowledged_ms: Quantiles,
    last_viewer_ms: Quantiles,
    memory: Vec<Look>,
    memory_judged: bool,
    memory_flat: bool,
    cpu_s: f64,
    pub(crate) faults: Faults,
}

/// How much the server holds at a time.
#[derive(Clone, Copy, Debug, Serialize)]
struct Look {
    after_s: f64,
    own_bytes: Size,
    resident_bytes: Size,
    rooms_in_memory: u64,
}

/// Runs it.
pub(crate) async fn run(arguments: &Arguments) -> anyhow::Result<Report> {
    let &Arguments { ref which, rooms, spectators, seconds, every_ms, ahead } = arguments;
    check_files(rooms * 4 + spectators)?;
    let options = [
        // A finished game's room leaves memory soon, so that a run of minutes shows what hours would.
        "--idle-eviction-ms=30000".to_owned(),
        // Tables play ahead faster than people do.
        "--socket-messages=1000/s:1000".to_owned(),
        "--address-messages=5000/s:5000".to_owned(),
        format!("--max-rooms={}", rooms * 3),
        format!("--max-connections={}", rooms * 4 + spectators + 1_000),
    ];
    let server = Server::start(which, &options)?;
    let begun = Instant::now();
    let every = Duration::from_millis(every_ms);
    let size = CrowdSize { rooms, spectators, ahead, every, tables: Tables::Mixed };
    let crowd = Crowd::gather(server.address, size).await?;
    let (filled, tally, players) = (begun.elapsed(), crowd.world.tally.clone(), crowd.players);
    crate::progress(&format!("filled in {:.1} s, now playing for {seconds} s", filled.as_secs_f64()));
    tally.take();
    let cpu_before = server.cpu()?;
    crowd.play();
    let memory = look_on(&server, Duration::from_secs(seconds)).await?;
    let cpu = server.cpu()?.saturating_sub(cpu_before);
    let games_ended = tally.games();
    let Samples { acknowledged, delivered, .. } = tally.take();
    crowd.leave().await?;
    let lasted = memory.last().map_or(0.0, |look| look.after_s);
    let commands = acknowledged.count();
    Ok(Report {
        engine: which.engine(),
        rooms,
        players,
        spectators,
        every_ms,
        filled_in_s: filled.as_secs_f64(),
        lasted_s: lasted,
        commands,
        #[expect(clippy::cast_precision_loss, reason = "it is shown with one digit")]
        commands_per_s: commands as f64 / lasted.max(0.001),
        games_ended,
        acknowledged_ms: acknowledged.quantiles(),
        last_viewer_ms: delivered.quantiles(),
        memory_judged: seconds >= JUDGED_FROM_S,
        memory_flat: is_flat(&memory),
        memory,
        cpu_s: cpu.as_secs_f64(),
        faults: tally.faults(),
    })
}

/// Looks at the server until the time is over.
async fn look_on(server: &Server, time: Duration) -> anyhow::Result<Vec<Look>> {
    let begun = Instant::now();
    let mut looks = Vec::new();
    loop {
        let memory = server.memory()?;
        looks.push(Look {
            after_s: begun.elapsed().as_secs_f64(),
            own_bytes: memory.own,
            resident_bytes: memory.resident,
            rooms_in_memory: server.metric("sanmon_rooms").await?,
        });
        let left = time.saturating_sub(begun.elapsed());
        if left.is_zero() {
            return Ok(looks);
        }
        tokio::time::sleep(left.min(LOOK)).await;
    }
}

fn is_flat(memory: &[Look]) -> bool {
    let (Some(middle), Some(end)) = (memory.get(memory.len() / 2), memory.last()) else { return true };
    #[expect(clippy::cast_precision_loss, reason = "it is compared with a share")]
    let share = end.own_bytes.0 as f64 / middle.own_bytes.0.max(1) as f64;
    share <= FLAT
}

impl Report {
    /// Whether everything is as it should be.
    pub(crate) fn is_good(&self) -> bool {
        self.faults.none() && (self.memory_flat || !self.memory_judged)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "held: {} rooms with {} players and {} spectators, a command every {} ms in each room, {}",
            self.rooms, self.players, self.spectators, self.every_ms, self.engine
        )?;
        writeln!(
            f,
            "filled in {:.1} s; then {} commands in {:.1} s ({:.1}/s); {} games ended in all and were begun anew",
            self.filled_in_s, self.commands, self.lasted_s, self.commands_per_s, self.games_ended
        )?;
        writeln!(f, "\n{HEAD}")?;
        writeln!(f, "its acknowledgement at the mover  {}", self.acknowledged_ms)?;
        writeln!(f, "its update at the last viewer     {}", self.last_viewer_ms)?;
        writeln!(f, "\nthe server's memory     own  resident  rooms in it")?;
        let middle = self.memory.get(self.memory.len() / 2);
        for (when, look) in [("start", self.memory.first()), ("middle", middle), ("end", self.memory.last())]
        {
            let Some(look) = look else { continue };
            let Look { own_bytes, resident_bytes, rooms_in_memory, .. } = look;
            writeln!(f, "{when:<14} {own_bytes:>12} {resident_bytes:>9} {rooms_in_memory:>12}")?;
        }
        let most = self.memory.iter().map(|look| look.own_bytes).max().unwrap_or(Size(0));
        let flat = match (self.memory_judged, self.memory_flat) {
            (false, _) => "too short to say whether it is flat",
            (true, true) => "flat: at the end at most 5 % above the middle",
            (true, false) => "NOT FLAT: at the end more than 5 % above the middle",
        };
        writeln!(f, "at most {most}; {flat}")?;
        writeln!(f, "computing time of the server {:.1} s", self.cpu_s)?;
        write!(f, "{}", self.faults)
    }
}
