//! Logging to stderr. `SANMON_LOG`, else `RUST_LOG`, chooses what is logged; `info` by default.

use std::io::{self, IsTerminal};

use tracing_subscriber::EnvFilter;

const VARIABLES: [&str; 2] = ["SANMON_LOG", "RUST_LOG"];
const DEFAULT: &str = "info";

/// The variable that chooses what is logged cannot be understood.
#[derive(Debug, thiserror::Error)]
#[error("the environment variable {variable} is not a log filter such as `info` or `server=debug`")]
pub struct BadFilter {
    variable: &'static str,
    source: tracing_subscriber::filter::FromEnvError,
}

/// Starts logging for the whole process.
///
/// # Errors
/// When the variable that chooses what is logged cannot be understood.
pub fn start() -> Result<(), BadFilter> {
    let filter = match VARIABLES.into_iter().find(|name| std::env::var_os(name).is_some()) {
        Some(variable) => {
            EnvFilter::try_from_env(variable).map_err(|source| BadFilter { variable, source })?
        }
        None => EnvFilter::new(DEFAULT),
    };
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal())
        .init();
    Ok(())
}
