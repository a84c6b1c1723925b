//! Sanmon beside others on the same machine, in one run: the bare server that only makes rows durable and passes messages
//! on, and other servers for games of turns. By turns, so that what else the machine does falls on all alike.

mod entrant;
mod peer;
mod report;

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use crate::reference::Reference;
use entrant::{Entrant, Field, Sizes};
pub(crate) use report::Report;

/// Sanmon beside others.
#[derive(Clone, Debug, Args)]
pub(crate) struct Arguments {
    /// The `sanmon` to measure
    #[arg(long = "server", env = "SANMON_BIN")]
    pub(crate) binary: PathBuf,
    #[command(flatten)]
    pub(crate) reference: Reference,
    /// The folder of the other servers
    #[arg(long, default_value = "tests/load/peers")]
    pub(crate) peers: PathBuf,
    /// How many rooms, with two people each
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=2000))]
    pub(crate) rooms: u32,
    /// How long each is measured each time
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=600))]
    pub(crate) seconds: u64,
    /// How long they play before that
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=60))]
    pub(crate) warmup: u64,
    /// How often each has its turn
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=20))]
    pub(crate) rounds: u32,
    /// How long the view of a player is in the other servers' game
    #[arg(long, default_value_t = 3000, value_parser = clap::value_parser!(u32).range(250..=100_000))]
    pub(crate) view: u32,
    /// Which take part; all where none is named
    #[arg(long = "only", value_enum)]
    pub(crate) only: Vec<Entrant>,
}

/// Runs it.
pub(crate) async fn run(arguments: &Arguments) -> anyhow::Result<Report> {
    let &Arguments { rooms, seconds, warmup, rounds, view, .. } = arguments;
    crate::server::check_files(rooms * 4)?;
    let all = Entrant::ALL.iter().copied();
    let entrants: Vec<Entrant> =
        all.filter(|entrant| arguments.only.is_empty() || arguments.only.contains(entrant)).collect();
    let field = Field {
        binary: arguments.binary.clone(),
        reference: arguments.reference.clone(),
        peers: arguments.peers.clone(),
        rooms,
        view,
        warmup: Duration::from_secs(warmup),
        time: Duration::from_secs(seconds),
    };
    let mut sizes = Sizes::default();
    let mut results = Vec::new();
    for round in 0..rounds {
        // There and back again.
        let mut order = entrants.clone();
        if !round.is_multiple_of(2) {
            order.reverse();
        }
        for entrant in order {
            let result = field.run(entrant, &mut sizes).await?;
            crate::progress(&format!("{entrant}: {:.0} moves/s", result.moves_per_s));
            results.push((entrant, result));
        }
    }
    Ok(Report::new(rooms, seconds, rounds, &entrants, &results))
}
