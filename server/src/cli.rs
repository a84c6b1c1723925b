//! What can be asked of `sanmon` on the command line. Only shapes and help texts live here.

mod selfplay_args;

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::config::{Config, ConfigError, ConfigFile, StoreArgs};

pub use selfplay_args::SelfplayArgs;

/// A table for board games, played in the browser with friends.
#[derive(Debug, Parser)]
#[command(name = "sanmon", version, args_conflicts_with_subcommands = true)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: Box<Config>,
}

/// The commands of `sanmon`.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Open the house: serve the client and the tables (the default when no command is given).
    Serve(Box<Config>),
    /// Let bots play each other, check every position and print statistics.
    Selfplay(SelfplayArgs),
    /// Work with editions: the files of printed numbers.
    #[command(subcommand)]
    Edition(EditionCommand),
    /// Check the file of a finished game: its hashes, and every draw and every command against its revealed seed.
    Verify {
        /// The game file (`.sanmon`); `-` reads standard input.
        file: PathBuf,
    },
    /// Write the file of a finished game to standard output; the server must not run on the folder meanwhile.
    Export {
        /// The game, by its id.
        game: String,
        /// With what the players wrote to each other.
        #[arg(long)]
        with_chat: bool,
        /// Where the data is.
        #[command(flatten)]
        store: StoreArgs,
    },
    /// Take in the file of a finished game; the server must not run on the folder meanwhile.
    Import {
        /// The game file (`.sanmon`); `-` reads standard input.
        file: PathBuf,
        /// Where the data is.
        #[command(flatten)]
        store: StoreArgs,
    },
    /// Copy a SQLite database into a new file, also while a server runs on it.
    Backup {
        /// The file, which must not be there yet.
        file: PathBuf,
        /// Where the data is.
        #[command(flatten)]
        store: StoreArgs,
    },
}

/// What can be done with an edition.
#[derive(Debug, Subcommand)]
pub enum EditionCommand {
    /// Say whether an edition can be played by, and everything that is wrong with it.
    Check {
        /// The file, in TOML; `-` reads standard input.
        file: PathBuf,
    },
}

/// Why the command line is not followed.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// It asks for what there is not, or for help.
    #[error(transparent)]
    Arguments(#[from] clap::Error),
    /// The file of settings that it names is wrong.
    #[error(transparent)]
    File(#[from] ConfigError),
}

impl Cli {
    /// Reads the command line, the environment, and the file of settings where one is named.
    ///
    /// # Errors
    /// When one of them is wrong, or asks for help.
    pub fn read(mut arguments: Vec<OsString>) -> Result<Command, CliError> {
        let shape = Self::command();
        let given = shape.clone().try_get_matches_from(&arguments)?;
        let command = Self::from_arg_matches(&given)?.into_command();
        let Command::Serve(config) = &command else { return Ok(command) };
        let Some(file) = &config.file else { return Ok(command) };
        let file = ConfigFile::read(file)?;
        arguments.extend(file.flags(&shape_of_serve(&shape), of_serve(&given))?);
        let given = shape.try_get_matches_from(&arguments)?;
        Ok(Self::from_arg_matches(&given)?.into_command())
    }

    /// The command that was given, or `serve` where none was.
    fn into_command(self) -> Command {
        self.command.unwrap_or(Command::Serve(self.serve))
    }
}

/// `sanmon serve`, as a command of its own.
fn shape_of_serve(shape: &clap::Command) -> clap::Command {
    shape.find_subcommand("serve").unwrap_or(shape).clone()
}

/// What was given to `serve`, whether or not it was named.
fn of_serve(given: &ArgMatches) -> &ArgMatches {
    given.subcommand_matches("serve").unwrap_or(given)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(arguments: &[&str]) -> Result<Command, CliError> {
        Cli::read(arguments.iter().map(OsString::from).collect())
    }

    fn serve(arguments: &[&str]) -> Config {
        match read(arguments).unwrap() {
            Command::Serve(config) => *config,
            other => panic!("{arguments:?} is {other:?}"),
        }
    }

    #[test]
    fn definition_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn serve_is_the_default_command() {
        for arguments in
            [&["sanmon", "serve", "--listen", "[::1]:80"][..], &["sanmon", "--listen", "[::1]:80"]]
        {
            assert_eq!(serve(arguments).net.listen.to_string(), "[::1]:80");
        }
    }

    #[test]
    fn a_malformed_address_is_refused() {
        let error = read(&["sanmon", "serve", "--listen", "8080"]).unwrap_err();
        let CliError::Arguments(error) = error else { panic!("{error}") };
        assert_eq!(error.kind(), clap::error::ErrorKind::ValueValidation);
    }

    #[test]
    fn a_file_means_the_same_as_flags_and_comes_after_them() {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), "listen = \"[::1]:80\"\ninbox = 7\nallowed_origins = [\"http://a\"]")
            .unwrap();
        let path = file.path().to_str().unwrap();
        for command in [&["sanmon", "serve"][..], &["sanmon"]] {
            let config = serve(&[command, &["--config", path, "--inbox", "9"]].concat());
            assert_eq!((config.net.listen.to_string().as_str(), config.rooms.inbox), ("[::1]:80", 9));
            assert_eq!(config.trust.allowed_origins[0].as_str(), "http://a");
        }
    }

    #[test]
    fn the_usual_networks_may_read_the_metrics() {
        let networks = serve(&["sanmon"]).trust.metrics_networks;
        assert_eq!(networks.len(), 6, "{networks:?}");
    }
}
