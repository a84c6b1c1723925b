//! How long it takes from a command to those who watch, and what memory that needs.
//!
//! Four clients play one game with random commands while many watch. Every update is compared to the letter.

mod players;
mod report;
mod watchers;

use std::time::{Duration, Instant};

use anyhow::{Context as _, bail, ensure};
use clap::Args;
use games::dice::{Dice as _, Seed};
use tokio::time::{timeout, timeout_at};

use crate::server::{Server, Which};
use players::Players;
use report::Report;
use watchers::Watchers;

/// Longer than the server takes to close all sockets.
const GRACE: Duration = Duration::from_secs(20);

/// Plays one game before many spectators and measures how soon they know.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    which: Which,
    /// How many watch
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=4000))]
    count: u32,
    /// How many commands are played at most
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    max_commands: u32,
    /// How many seconds it may take at most
    #[arg(long, default_value_t = 120, value_parser = clap::value_parser!(u64).range(1..=600))]
    max_seconds: u64,
    /// By what the clients choose their commands; the server has its own dice
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play on before all watchers know of the last command
    #[arg(long)]
    rush: bool,
}

/// Runs it.
pub(crate) async fn run(arguments: &Arguments) -> anyhow::Result<Report> {
    let deadline = Instant::now() + Duration::from_secs(arguments.max_seconds);
    let server = Server::start(&arguments.which, &options(arguments.count))?;
    let mut chance = Seed::from(arguments.seed).stream(0);
    let opening = async {
        let players = Players::sit_down(&server).await?;
        let before = server.memory()?;
        let watchers = Watchers::enter(&server, &players.room, &players.watch, arguments.count).await?;
        anyhow::Ok((players, before, watchers))
    };
    let (mut players, before, mut watchers) =
        timeout_at(deadline.into(), opening).await.context("not everybody got in in time")??;
    let (watched, cpu_before) = (server.memory()?, server.cpu()?);
    let began = Instant::now();
    let game = async {
        let started = players.start().await?;
        watchers.all_know(started).await?;
        while !players.is_over() {
            ensure!(players.sent.len() < arguments.max_commands as usize, "the game takes too many commands");
            let seq = players.play(&mut chance).await?;
            if !arguments.rush {
                watchers.all_know(seq).await?;
            }
        }
        watchers.all_know(players.seq()).await
    };
    let trouble = match timeout_at(deadline.into(), game).await {
        Ok(played) => played.err(),
        Err(_) => Some(anyhow::anyhow!("the game was not over in time")),
    };
    let (lasted, ended, cpu) = (began.elapsed(), server.memory()?, server.cpu()?.saturating_sub(cpu_before));
    let last_view = watchers::view_of_latecomer(&server, &players.room, &players.watch).await?;
    // At the end the server sends what is still to be sent and closes every socket.
    server.terminate()?;
    let Ok(all) = timeout(GRACE, watchers.finish()).await else {
        bail!("the sockets of the watchers were not closed");
    };
    let needed = report::Server { before, watched, ended, cpu, lasted };
    Ok(Report::new(players.sent, all, last_view.as_ref(), needed, trouble.as_ref()))
}

/// Limits that let so many in from one address.
fn options(watchers: u32) -> Vec<String> {
    let mut options = vec![
        "--bot-pace-ms=0".to_owned(),
        format!("--max-watchers={}", watchers + 1),
        format!("--max-connections-per-address={}", watchers + 100),
    ];
    for rate in ["socket-messages", "address-messages", "address-hellos", "address-writes", "address-reads"] {
        options.push(format!("--{rate}=100000/s:100000"));
    }
    options
}
