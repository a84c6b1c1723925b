//! The settings of `sanmon serve`, by section: flags, environment variables and a file mean the same.
//!
//! Each setting is declared once, as a flag of the command line; its variable, its key in the file,
//! its check and its line in `--help` follow from that.

mod file;
mod limits;
mod net;
mod notices;
mod parse;
mod rate;
mod rooms;
mod sockets;
mod store;

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

pub use file::{ConfigError, ConfigFile};
pub use limits::LimitConfig;
pub use net::{NetConfig, TrustConfig};
pub use notices::{BadSwitch, NoticeArgs, NoticeTimes, Switch};
pub use parse::Origin;
pub use rate::{BadRate, Rate};
pub use rooms::RoomArgs;
pub use sockets::SocketConfig;
pub use store::StoreArgs;

/// Everything that can be set.
#[derive(Clone, Debug, Args)]
pub struct Config {
    /// A file of settings, in TOML; flags and environment variables go before it.
    ///
    /// Its keys are the names of the flags with `_` for `-`: `listen = "0.0.0.0:8080"`.
    #[arg(long = "config", env = "SANMON_CONFIG", value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Where the server listens, and how long it waits.
    #[command(flatten)]
    pub net: NetConfig,
    /// Whom it believes.
    #[command(flatten)]
    pub trust: TrustConfig,
    /// Where the data is.
    #[command(flatten)]
    pub store: StoreArgs,
    /// The rooms.
    #[command(flatten)]
    pub rooms: RoomArgs,
    /// The sockets.
    #[command(flatten)]
    pub sockets: SocketConfig,
    /// How much is taken from one socket or address.
    #[command(flatten)]
    pub limits: LimitConfig,
    /// What leaves the server.
    #[command(flatten)]
    pub notices: NoticeArgs,
}

/// A time that was given in milliseconds.
pub fn ms(milliseconds: u32) -> Duration {
    Duration::from_millis(milliseconds.into())
}

/// A section of settings: each with its words, type, default, variable and unit.
macro_rules! settings {
    ($(#[$doc:meta])+ $heading:literal $name:ident {
        $($(#[$help:meta])+ $field:ident: $type:ty = $default:expr, $env:literal, $unit:literal $(, $parser:path)?;)+
    }) => {
        $(#[$doc])+
        #[derive(Clone, Debug, PartialEq, Eq, clap::Args)]
        #[command(next_help_heading = $heading)]
        pub struct $name {
            $(
                $(#[$help])+
                #[arg(
                    long,
                    env = $env,
                    value_name = $unit,
                    default_value_t = $name::DEFAULT.$field
                    $(, value_parser = $parser)?
                )]
                pub $field: $type,
            )+
        }

        impl $name {
            /// The usual settings.
            pub const DEFAULT: Self = Self { $($field: $default),+ };
        }

        impl Default for $name {
            fn default() -> Self {
                Self::DEFAULT
            }
        }
    };
}
use settings;
