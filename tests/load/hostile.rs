//! Whether those who mean harm can be felt by the others: quiet phases and attacks by turns, while the same honest
//! clients play on.

mod attack;
mod chat;
mod deeds;
mod doors;
mod frames;
mod readers;

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::ensure;
use clap::Args;
use serde::Serialize;

use crate::crowd::{Crowd, Size, Tables};
use crate::figures::{Quantiles, Times};
use crate::server::{Server, Which, check_files};
use crate::tally::{Faults, Samples};
pub(crate) use attack::Attack;
use attack::Field;
use deeds::Told;

/// How much longer the players may wait under attack: by their 99th percentile.
const LIMIT: f64 = 2.0;
/// From so many commands in a phase on, its 99th percentile is judged.
const JUDGED_FROM: usize = 1_000;
/// What the server counts for each socket that takes nothing.
const GIVEN_UP: &str = r#"sanmon_sockets_dropped_total{reason="slow"}"#;
/// How long the server may take to be rid of the attackers.
const AFTERMATH: Duration = Duration::from_secs(30);

/// Honest clients play while others do what they must not.
#[derive(Clone, Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) which: Which,
    /// How many tables, with two, three or four people each
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=2000))]
    pub(crate) rooms: u32,
    /// How many watch, all together
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(0..=5000))]
    pub(crate) spectators: u32,
    /// How often each attack is repeated, with quiet in between
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=20))]
    pub(crate) rounds: u32,
    /// How long each phase is; those who do not read take two
    #[arg(long, default_value_t = 12_000, value_parser = clap::value_parser!(u64).range(100..=600_000))]
    pub(crate) phase_ms: u64,
    /// How often each table makes a command
    #[arg(long, default_value_t = 750, value_parser = clap::value_parser!(u64).range(1..=60_000))]
    pub(crate) every_ms: u64,
    /// How many commands a table plays before, at most
    #[arg(long, default_value_t = 60)]
    pub(crate) ahead: u32,
    /// How many attackers there are of each kind, in percent of the usual number
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(crate) strength: u32,
    /// Which attacks; all where none is named
    #[arg(long = "attack", value_enum)]
    pub(crate) attacks: Vec<Attack>,
}

/// What was measured.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    engine: &'static str,
    rooms: u32,
    players: u32,
    spectators: u32,
    every_ms: u64,
    rounds: u32,
    phase_ms: u64,
    pub(crate) phases: Vec<Phase>,
    pub(crate) faults: Faults,
}

/// An attack in all its rounds, and the quiet before, between and after them.
#[derive(Debug, Serialize)]
pub(crate) struct Phase {
    pub(crate) attack: Attack,
    /// What the attackers did, and what became of it.
    pub(crate) deeds: Told,
    /// How many sockets the server has given up because nobody read.
    given_up: u64,
    quiet_ms: Quantiles,
    attacked_ms: Quantiles,
    /// The 99th percentile under attack in terms of the quiet one.
    p99_ratio: f64,
    /// Whether there were enough commands to judge it.
    judged: bool,
}

/// Runs it.
pub(crate) async fn run(arguments: &Arguments) -> anyhow::Result<Report> {
    let &Arguments { ref which, rooms, spectators, every_ms, ahead, strength, .. } = arguments;
    check_files(rooms * 4 + spectators + 2_000)?;
    // The usual limits: each table and each attacker has an address of its own.
    let server = Server::start(which, &[])?;
    let (every, tables) = (Duration::from_millis(every_ms), Tables::Mixed);
    let size = Size { rooms, spectators, ahead, every, tables };
    let crowd = Crowd::gather(server.address, size).await?;
    let (tally, players) = (Arc::clone(&crowd.world.tally), crowd.players);
    let honest = server.metric("sanmon_connections").await?;
    crowd.play();
    let time = Duration::from_millis(arguments.phase_ms);
    // The first one only warms up.
    phase(&crowd, time / 4).await;
    let mut before = phase(&crowd, time).await;
    let mut phases = Vec::new();
    let all = if arguments.attacks.is_empty() { Attack::ALL } else { &arguments.attacks };
    for &attack in all {
        let field = Field::new(Arc::clone(&crowd.world), strength);
        let given_up_before = server.metric(GIVEN_UP).await?;
        let (mut quiet, mut attacked) = (before, Times::default());
        before = Times::default();
        for _ in 0..arguments.rounds {
            let attackers = attack.launch(&field);
            attacked = attacked.with(&phase(&crowd, time * attack.phases()).await);
            field.deeds.begun(AFTERMATH).await?;
            drop(attackers);
            until_they_are_gone(&server, honest).await?;
            before = phase(&crowd, time).await;
            quiet = quiet.with(&before);
        }
        let (quiet_ms, attacked_ms) = (quiet.quantiles(), attacked.quantiles());
        let p99_ratio = attacked_ms.p99 / quiet_ms.p99.max(0.001);
        let judged = attacked_ms.count >= JUDGED_FROM;
        crate::progress(&format!("{attack}: {p99_ratio:.2}"));
        let given_up = server.metric(GIVEN_UP).await? - given_up_before;
        let deeds = field.deeds.told();
        phases.push(Phase { attack, deeds, given_up, quiet_ms, attacked_ms, p99_ratio, judged });
    }
    crowd.leave().await?;
    Ok(Report {
        engine: which.engine(),
        rooms,
        players,
        spectators,
        every_ms,
        rounds: arguments.rounds,
        phase_ms: arguments.phase_ms,
        phases,
        faults: tally.faults(),
    })
}

/// How long the commands of a phase took to be acknowledged.
async fn phase(crowd: &Crowd, time: Duration) -> Times {
    crowd.world.tally.take();
    tokio::time::sleep(time).await;
    let Samples { acknowledged, .. } = crowd.world.tally.take();
    acknowledged
}

/// Waits until the server has closed what the attackers left behind, so that the quiet is quiet.
async fn until_they_are_gone(server: &Server, honest: u64) -> anyhow::Result<()> {
    let begun = Instant::now();
    // Tables between two games have fewer connections, and asking needs one.
    while server.metric("sanmon_connections").await? > honest + 1 {
        ensure!(begun.elapsed() < AFTERMATH, "the server still has connections of those who are gone");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(())
}

impl Phase {
    /// What is wrong with it, if anything.
    fn flaw(&self) -> Option<&'static str> {
        // Where nobody is given up, what was not read has not piled up.
        let harmless = self.judged && self.attack.is_of_readers() && self.given_up == 0;
        if self.deeds.count == 0 || harmless {
            Some("NO ATTACK")
        } else if self.judged && self.p99_ratio > LIMIT {
            Some("TOO MUCH")
        } else {
            None
        }
    }
}

impl Report {
    /// Whether nobody felt the attackers, and they were there.
    pub(crate) fn is_good(&self) -> bool {
        self.faults.none() && self.phases.iter().all(|phase| phase.flaw().is_none())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "hostile: {} rooms with {} players and {} spectators, a command every {} ms in each room, {}; {} rounds of {} ms",
            self.rooms, self.players, self.spectators, self.every_ms, self.engine, self.rounds, self.phase_ms
        )?;
        writeln!(f, "\nmilliseconds from a command to its acknowledgement, usual limits of the server")?;
        writeln!(f, "                     quiet p50      p99 | attacked p50      p99 | p99 ×")?;
        for phase in &self.phases {
            let Phase { quiet_ms: quiet, attacked_ms: attacked, .. } = phase;
            let unjudged = if phase.judged { "" } else { "too few commands to judge" };
            let verdict = phase.flaw().unwrap_or(unjudged);
            writeln!(
                f,
                "{:<22} {:>7.2} {:>8.2} | {:>12.2} {:>8.2} | {:>5.2}  {verdict}",
                phase.attack.to_string(),
                quiet.p50,
                quiet.p99,
                attacked.p50,
                attacked.p99,
                phase.p99_ratio
            )?;
        }
        writeln!(f, "\nwhat the attackers did")?;
        for Phase { attack, deeds, given_up, .. } in &self.phases {
            writeln!(f, "{:<22} {deeds}, {given_up} given up", attack.to_string())?;
        }
        write!(f, "\nhonest clients: {}", self.faults)
    }
}
