//! The `sanmon` binary: reads the command line and runs the command.

use clap::Parser;
use server::cli::{Cli, Command};
use server::{logging, serve};

fn main() -> anyhow::Result<()> {
    let command = Cli::parse().into_command();
    logging::start()?;
    match command {
        Command::Serve(args) => serve::serve(&args)?,
    }
    Ok(())
}
