//! What can be asked of `sanmon` on the command line. Only shapes and help texts live here.

mod selfplay_args;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};

pub use selfplay_args::SelfplayArgs;

/// A table for Tajuto and Satori, played in the browser with friends.
#[derive(Debug, Parser)]
#[command(name = "sanmon", version, args_conflicts_with_subcommands = true)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: ServeArgs,
}

/// The commands of `sanmon`.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Open the house: serve the client (the default when no command is given).
    Serve(ServeArgs),
    /// Let bots play each other, check every position and print statistics.
    Selfplay(SelfplayArgs),
    /// Work with editions: the files of printed numbers.
    #[command(subcommand)]
    Edition(EditionCommand),
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

/// The options of `sanmon serve`.
#[derive(Debug, Args)]
pub struct ServeArgs {
    /// Where to listen; port 0 takes any free port.
    #[arg(long, env = "SANMON_LISTEN", value_name = "ADDR:PORT", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,

    /// How long open requests may take to finish after the signal to stop.
    #[arg(long, env = "SANMON_GRACE_MS", value_name = "MILLISECONDS", default_value = "5000")]
    grace_ms: u32,
}

impl Cli {
    /// The command that was given, or `serve` where none was.
    pub fn into_command(self) -> Command {
        self.command.unwrap_or(Command::Serve(self.serve))
    }
}

impl ServeArgs {
    /// How long open requests may take to finish after the signal to stop.
    pub fn grace(&self) -> Duration {
        Duration::from_millis(self.grace_ms.into())
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    fn check_listen(arguments: &[&str], expected: &str) {
        let cli = Cli::try_parse_from(arguments).unwrap();
        let Command::Serve(args) = cli.into_command() else { panic!("{arguments:?} does not serve") };
        assert_eq!(args.listen.to_string(), expected);
    }

    #[test]
    fn definition_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn serve_is_the_default_command() {
        check_listen(&["sanmon", "serve", "--listen", "0.0.0.0:80"], "0.0.0.0:80");
        check_listen(&["sanmon", "--listen", "[::1]:0"], "[::1]:0");
    }

    #[test]
    fn a_malformed_address_is_refused() {
        let error = Cli::try_parse_from(["sanmon", "serve", "--listen", "8080"]).unwrap_err();
        assert_eq!(error.kind(), clap::error::ErrorKind::ValueValidation);
    }
}
