//! What the server bears, measured by clients of its own on the same machine: `make load`, `make measure`.
//!
//! Each scenario starts a server of its own on data of its own, is bounded in count and time, prints what it measured and
//! fails where a client missed anything. Linux only: it reads `/proc`, and its clients come from many addresses
//! of 127.0.0.0/8.

mod cold;
mod compare;
mod crowd;
mod decision;
mod ear;
mod fanout;
mod figures;
mod frame;
mod held;
mod home;
mod hostile;
mod http;
mod idle;
mod inbox;
mod measured;
mod message;
mod notes;
mod place;
mod process;
mod reference;
mod rush;
mod scan;
mod seats;
mod server;
mod socket;
mod spectators;
mod stock;
mod storm;
mod table;
mod tally;
#[cfg(test)]
mod tests;
mod watcher;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context as _;
use clap::{Parser, Subcommand};
use serde::Serialize;

#[derive(Debug, Parser)]
struct Arguments {
    #[command(subcommand)]
    scenario: Scenario,
    /// Write what was measured to this file too, as JSON
    #[arg(long, global = true, value_name = "FILE")]
    json: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Scenario {
    /// Rooms that come back from their logs: how long that takes, and what they cost in memory
    Cold(cold::Arguments),
    /// Sanmon beside a bare server and other servers for games of turns, by turns
    Compare(compare::Arguments),
    /// One room before many spectators, against a bare server that sends them as much
    Fanout(fanout::Arguments),
    /// Many tables play for minutes: latency, memory, nothing missed
    Held(held::Arguments),
    /// Some do what they must not while others play: these must not feel it
    Hostile(hostile::Arguments),
    /// Many watch while nothing happens: what each costs
    Idle(idle::Arguments),
    /// The least that such a server can cost: rows made durable and messages passed on, without a game
    Reference(reference::Arguments),
    /// The bare server itself
    #[command(hide = true)]
    ReferenceServer(reference::server::Arguments),
    /// Small tables play as fast as they can: how many commands a second
    Rush(rush::Arguments),
    /// One game before many spectators: how soon they know
    Spectators(spectators::Arguments),
    /// Many rooms in the database: whether those that are played in feel it
    Stock(stock::Arguments),
    /// The server is started anew, and everybody comes back at once
    Storm(storm::Arguments),
}

fn main() -> anyhow::Result<ExitCode> {
    let Arguments { scenario, json } = Arguments::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let json = json.as_deref();
    let good = match &scenario {
        Scenario::Cold(arguments) => {
            let report = runtime.block_on(cold::run(arguments))?;
            show(&report, json)?;
            report.is_good()
        }
        Scenario::Compare(arguments) => {
            show(&runtime.block_on(compare::run(arguments))?, json)?;
            true
        }
        Scenario::Fanout(arguments) => {
            let report = runtime.block_on(fanout::run(arguments))?;
            show(&report, json)?;
            report.is_good()
        }
        Scenario::Held(arguments) => {
            let report = runtime.block_on(held::run(arguments))?;
            show(&report, json)?;
            report.is_good()
        }
        Scenario::Hostile(arguments) => {
            let report = runtime.block_on(hostile::run(arguments))?;
            show(&report, json)?;
            report.is_good()
        }
        Scenario::Idle(arguments) => {
            let report = runtime.block_on(idle::run(arguments))?;
            show(&report, json)?;
            report.is_good()
        }
        Scenario::Reference(arguments) => {
            let report = runtime.block_on(reference::run(arguments))?;
            show(&report, json)?;
            report.is_good()
        }
        Scenario::ReferenceServer(arguments) => {
            runtime.block_on(reference::server::run(arguments))?;
            true
        }
        Scenario::Rush(arguments) => {
            let report = runtime.block_on(rush::run(arguments))?;
            show(&report, json)?;
            report.is_good()
        }
        Scenario::Spectators(arguments) => {
            let report = runtime.block_on(spectators::run(arguments))?;
            write!(std::io::stdout(), "{report}")?;
            report.is_complete()
        }
        Scenario::Stock(arguments) => {
            let report = runtime.block_on(stock::run(arguments))?;
            show(&report, json)?;
            report.is_good()
        }
        Scenario::Storm(arguments) => {
            let report = runtime.block_on(storm::run(arguments))?;
            show(&report, json)?;
            report.is_good()
        }
    };
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Says how far a run has come.
fn progress(words: &str) {
    // Whether anybody sees it does not matter.
    let _ = writeln!(std::io::stderr(), "{words}");
}

/// Prints a report, and writes it to a file where one is named.
fn show(report: &(impl std::fmt::Display + Serialize), json: Option<&Path>) -> anyhow::Result<()> {
    writeln!(std::io::stdout(), "{report}")?;
    if let Some(path) = json {
        let text = serde_json::to_string_pretty(report)?;
        fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}
