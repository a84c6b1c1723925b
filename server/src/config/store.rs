//! Where the data is.

use std::path::PathBuf;

use clap::Args;

use super::parse::count;
use crate::store::{DatabaseUrl, Place, StoreConfig};

/// Where the data is, and how the store behaves.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Data")]
pub struct StoreArgs {
    /// The folder of the SQLite database, made where it is missing.
    #[arg(long, env = "SANMON_DATA", value_name = "DIR", default_value = "data")]
    pub data: PathBuf,

    /// A PostgreSQL database to use instead of the folder, such as `postgres://sanmon@db/sanmon`.
    ///
    /// It may hold a password: better in the environment or the file than on the command line.
    #[arg(
        long,
        env = "DATABASE_URL",
        value_name = "URL",
        hide_env_values = true,
        value_parser = database_url
    )]
    pub database_url: Option<DatabaseUrl>,

    /// How many connections to the database there are for reading; writing has one of its own.
    #[arg(long, env = "SANMON_DB_READ_CONNECTIONS", value_name = "N", default_value_t = 8)]
    pub db_read_connections: u32,

    /// How long the database may take.
    #[arg(long, env = "SANMON_DB_TIMEOUT_MS", value_name = "MILLISECONDS", default_value_t = 5_000)]
    pub db_timeout_ms: u32,

    /// How many appends may wait to be stored; a further one is answered "not saved".
    #[arg(long, env = "SANMON_DB_QUEUE_LENGTH", value_name = "N", default_value_t = 4_096, value_parser = count)]
    pub db_queue_length: usize,

    /// How many appends are committed together at most.
    #[arg(long, env = "SANMON_DB_GROUP_SIZE", value_name = "N", default_value_t = 256, value_parser = count)]
    pub db_group_size: usize,

    /// From how many on moves that wait together are stored by one statement, without a transaction around it.
    #[arg(long, env = "SANMON_DB_ALONE_FROM", value_name = "N", default_value_t = 8, value_parser = count)]
    pub db_alone_from: usize,
}

impl StoreArgs {
    /// The same as the store wants it.
    pub fn to_config(&self) -> StoreConfig {
        let place = match &self.database_url {
            Some(url) => Place::Url(url.clone()),
            None => Place::Folder(self.data.clone()),
        };
        StoreConfig {
            place,
            read_connections: self.db_read_connections.max(1),
            timeout_ms: self.db_timeout_ms,
            queue_length: self.db_queue_length,
            group_size: self.db_group_size,
            alone_from: self.db_alone_from,
        }
    }
}

/// Takes any text: a reason to refuse it would repeat a password. The store reads it.
#[expect(clippy::unnecessary_wraps, reason = "clap wants a result")]
fn database_url(text: &str) -> Result<DatabaseUrl, std::convert::Infallible> {
    Ok(DatabaseUrl::new(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_settings_are_those_of_the_store() {
        let args = StoreArgs {
            data: "here".into(),
            database_url: None,
            db_read_connections: 8,
            db_timeout_ms: 5_000,
            db_queue_length: 4_096,
            db_group_size: 256,
            db_alone_from: 8,
        };
        let (ours, theirs) = (args.to_config(), StoreConfig::new(Place::Folder("here".into())));
        assert_eq!(format!("{ours:?}"), format!("{theirs:?}"));
    }
}
