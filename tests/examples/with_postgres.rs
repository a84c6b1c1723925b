//! Runs a command beside a throw-away PostgreSQL that all tests in it share: `make test`.

use std::env::args_os;
use std::process::{Command, ExitCode};

use anyhow::Context as _;
use tests::postgres::{Cluster, SHARED};

fn main() -> anyhow::Result<ExitCode> {
    let mut words = args_os().skip(1);
    let program = words.next().context("which command is to be run?")?;
    let cluster = Cluster::start();
    let status = Command::new(&program)
        .args(words)
        .env(SHARED, cluster.socket_folder())
        .status()
        .with_context(|| format!("{} does not start", program.display()))?;
    // A signal has no code.
    Ok(status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from))
}
