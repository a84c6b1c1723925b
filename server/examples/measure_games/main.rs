//! How long history, statistics and replays take when many games are stored: `make measure-games`.
//!
//! Bots play some hundred games. Each is stored many times, with other people and at other times, in a fresh SQLite and a
//! fresh PostgreSQL; then the real server is asked over HTTP. Fails where an answer takes longer than it may.

mod ask;
mod fill;
mod people;
mod played;
mod report;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context as _;
use clap::Parser;
use server::store::{DatabaseUrl, Example, FinishedGame, Place, Store, StoreConfig};
use tests::postgres::Cluster;

use crate::ask::Server;
use crate::fill::Link;
use crate::people::Plan;
use crate::report::Report;

/// Stores many games and measures how soon the server tells of them.
#[derive(Debug, Parser)]
struct Arguments {
    /// The `sanmon` to measure
    #[arg(long, env = "SANMON_BIN")]
    server: PathBuf,
    /// How many games are stored
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u32).range(1_000..=1_000_000))]
    games: u32,
    /// How many different games bots play, of each game and number of players
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    distinct: u32,
    /// How many people played them
    #[arg(long, default_value_t = 3_000, value_parser = clap::value_parser!(u32).range(10..=100_000))]
    people: u32,
    /// How often each thing is asked for
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    requests: u32,
    /// How long an answer may take, in milliseconds
    #[arg(long, default_value_t = 100)]
    most_ms: u64,
    /// Print the plans of the queries, too
    #[arg(long)]
    plans: bool,
}

/// Where the games are stored.
#[derive(Debug)]
enum Data {
    Folder(PathBuf),
    Url(String),
}

impl Data {
    fn place(&self) -> Place {
        match self {
            Self::Folder(folder) => Place::Folder(folder.clone()),
            Self::Url(url) => Place::Url(DatabaseUrl::new(url.clone())),
        }
    }

    /// The argument by which the server is told.
    fn argument(&self) -> String {
        match self {
            Self::Folder(folder) => format!("--data={}", folder.display()),
            Self::Url(url) => format!("--database-url={url}"),
        }
    }
}

fn main() -> anyhow::Result<ExitCode> {
    let arguments = Arguments::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let played = played::games(arguments.distinct)?;
    let plan = Plan::new(&played, arguments.games, arguments.people);
    let mut out = std::io::stdout();
    writeln!(out, "{}", plan.summary())?;

    let folder = tempfile::tempdir()?;
    let data = Data::Folder(folder.path().to_owned());
    let mut is_fast = runtime.block_on(measure("SQLite", &arguments, &played, &plan, &data))?;
    drop(folder);

    let cluster = Cluster::start();
    let data = Data::Url(cluster.create_database());
    is_fast &= runtime.block_on(measure("PostgreSQL", &arguments, &played, &plan, &data))?;
    Ok(if is_fast { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

async fn measure(
    engine: &str,
    arguments: &Arguments,
    played: &[FinishedGame],
    plan: &Plan,
    data: &Data,
) -> anyhow::Result<bool> {
    let config = StoreConfig::new(data.place());
    let store = Store::open(&config).await?;
    for game in played {
        anyhow::ensure!(store.take_in(game.clone()).await?, "a game is there twice");
    }
    store.close().await;
    let source = |copy: &people::Copy| played[copy.source].result.game_id.clone();
    fill::fill(Link::open(data).await?, plan, source).await?;

    let mut out = std::io::stdout();
    let busiest = plan.busiest();
    let last = plan.games_of(busiest).next_back().context("the busiest has played")?;
    if arguments.plans {
        let store = Store::open(&config).await?;
        let example = Example {
            player: &people::hash(busiest),
            friend: &people::hash(plan.friends_of(busiest).0),
            party: &last.party(),
            game: &played[last.source].result.game,
            game_id: &last.game_id,
            finished_at_ms: last.finished_at_ms,
        };
        for (name, plan) in store.plans(&example).await? {
            writeln!(out, "{engine}, {name}:\n{plan}\n")?;
        }
        store.close().await;
    }
    let server = Server::start(&arguments.server, &data.argument())?;
    let report = Report::new(engine, ask::times(&server, played, plan, arguments.requests)?);
    write!(out, "{report}")?;
    Ok(report.slowest() <= Duration::from_millis(arguments.most_ms))
}
