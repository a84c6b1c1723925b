//! Where a server that is measured keeps its data, which goes with the measurement and outlives the server.

use std::path::Path;
use std::time::Duration;

use anyhow::Context as _;
use tempfile::TempDir;
use tests::postgres::Cluster;

use crate::process::Process;

/// A folder, or a database.
#[derive(Debug)]
pub(crate) struct Home {
    folder: TempDir,
    database: Option<Database>,
}

#[derive(Debug)]
struct Database {
    cluster: Cluster,
    url: String,
}

impl Home {
    /// An empty one: a folder for SQLite, or a PostgreSQL of its own.
    pub(crate) fn new(postgres: bool) -> anyhow::Result<Self> {
        let database = postgres.then(|| {
            let cluster = Cluster::start();
            Database { url: cluster.create_database(), cluster }
        });
        Ok(Self { folder: TempDir::new()?, database })
    }

    /// What keeps the data.
    pub(crate) fn engine(&self) -> &'static str {
        if self.database.is_some() { "PostgreSQL" } else { "SQLite" }
    }

    /// The words by which a server is told where its data are.
    pub(crate) fn options(&self) -> Vec<String> {
        let folder = format!("--data={}", self.folder.path().display());
        let url = self.url().map(|url| format!("--database-url={url}"));
        std::iter::once(folder).chain(url).collect()
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn url(&self) -> Option<&str> {
        self.database.as_ref().map(|database| database.url.as_str())
    }

    /// How long the database has been computing, in processes of its own.
    pub(crate) fn cpu(&self) -> anyhow::Result<Option<Duration>> {
        let Some(Database { cluster, .. }) = &self.database else { return Ok(None) };
        let file = cluster.data_folder().join("postmaster.pid");
        let text = std::fs::read_to_string(file)?;
        let process = text.lines().next().and_then(|line| line.trim().parse().ok());
        Process(process.context("PostgreSQL does not say its number")?).cpu_with_children().map(Some)
    }
}
