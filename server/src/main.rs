//! The `sanmon` binary: reads the command line and runs the command.

use clap::Parser;
use server::cli::{Cli, Command, EditionCommand};
use server::{edition, logging, selfplay, serve};

fn main() -> anyhow::Result<()> {
    match run() {
        Err(error) if reader_went_away(&error) => Ok(()),
        result => result,
    }
}

fn run() -> anyhow::Result<()> {
    let command = Cli::parse().into_command();
    logging::start()?;
    match command {
        Command::Serve(args) => serve::serve(&args)?,
        Command::Selfplay(args) => selfplay::selfplay(&args)?,
        Command::Edition(EditionCommand::Check { file }) => edition::check(&file)?,
    }
    Ok(())
}

/// `sanmon selfplay | head` is no error: whoever read the output has seen enough.
fn reader_went_away(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>())
        .any(|cause| cause.kind() == std::io::ErrorKind::BrokenPipe)
}
