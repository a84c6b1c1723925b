//! Logging to stderr. `SANMON_LOG`, else `RUST_LOG`, chooses what is logged; `info` by default.
//!
//! Whatever is chosen, no secret is logged: a library that would write out what clients send is silent.

use std::io::{self, IsTerminal};

use tracing_subscriber::filter::{FilterExt, LevelFilter, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, fmt};

const VARIABLES: [&str; 2] = ["SANMON_LOG", "RUST_LOG"];
const DEFAULT: &str = "info";
/// What is sent on sockets stands in what these say, tokens and all; or the letters of names, one by one.
const TALKATIVE: [&str; 3] = ["tungstenite", "tokio_tungstenite", "usvg"];

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
    // Without its own word on the level, nothing would be known to be off before it is asked about, each time.
    let discreet = filter_fn(|what| !TALKATIVE.iter().any(|name| what.target().starts_with(name)))
        .with_max_level_hint(LevelFilter::TRACE);
    let lines = fmt::layer().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
    tracing_subscriber::registry().with(lines.with_filter(filter.and(discreet))).init();
    Ok(())
}
