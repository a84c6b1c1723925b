//! The `sanmon` binary: reads the command line and runs the command.

use clap::Parser;
use server::cli::{Cli, Command, EditionCommand};
use server::{edition, logging, selfplay, serve};

fn main() -> anyhow::Result<()> {
    let command = Cli::parse().into_command();
    logging::start()?;
    match command {
        Command::Serve(args) => serve::serve(&args)?,
        Command::Selfplay(args) => selfplay::selfplay(&args)?,
        Command::Edition(EditionCommand::Check { file }) => edition::check(&file)?,
    }
    Ok(())
}
