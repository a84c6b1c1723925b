//! The `sanmon` binary: reads the command line and runs the command.

use server::cli::{Cli, CliError, Command, EditionCommand};
use server::{backup, edition, exchange, logging, selfplay, serve, verify};

fn main() -> anyhow::Result<()> {
    match run() {
        Err(error) if reader_went_away(&error) => Ok(()),
        result => result,
    }
}

fn run() -> anyhow::Result<()> {
    let command = match Cli::read(std::env::args_os().collect()) {
        Err(CliError::Arguments(error)) => error.exit(),
        command => command?,
    };
    logging::start()?;
    match command {
        Command::Serve(config) => serve::serve(*config)?,
        Command::Selfplay(args) => selfplay::selfplay(&args)?,
        Command::Edition(EditionCommand::Check { file }) => edition::check(&file)?,
        Command::Verify { file } => verify::verify(&file)?,
        Command::Export { game, with_chat, store } => exchange::export(&store, &game, with_chat)?,
        Command::Backup { file, store } => backup::backup(&store, &file)?,
        Command::Import { file, store } => exchange::import(&store, &file)?,
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
