//! The server that is measured: a process of its own, on data that goes with it.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, ensure};
use clap::Args;
use tempfile::TempDir;
use tests::postgres::Cluster;

use crate::http;

/// Which server is measured.
#[derive(Clone, Debug, Args)]
pub(crate) struct Which {
    /// The `sanmon` to measure
    #[arg(long = "server", env = "SANMON_BIN")]
    pub(crate) binary: PathBuf,
    /// Keep the data in a PostgreSQL of its own instead of SQLite
    #[arg(long)]
    pub(crate) postgres: bool,
}

impl Which {
    /// What keeps the data.
    pub(crate) fn engine(&self) -> &'static str {
        if self.postgres { "PostgreSQL" } else { "SQLite" }
    }
}

/// A running `sanmon serve`; it is killed when dropped.
pub(crate) struct Server {
    child: Child,
    _data: TempDir,
    _cluster: Option<Cluster>,
    /// Kept open, so that the server can go on writing to it.
    _stdout: BufReader<ChildStdout>,
    /// Where it is open.
    pub(crate) address: SocketAddr,
}

/// What the server holds, in bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Memory {
    /// All that is in the machine's memory, pages of files that could be dropped included.
    pub(crate) resident: u64,
    /// What it has of its own.
    pub(crate) own: u64,
    /// The most that ever was resident.
    pub(crate) most: u64,
}

impl Server {
    /// Starts it with these options besides the usual ones.
    pub(crate) fn start(which: &Which, options: &[String]) -> anyhow::Result<Self> {
        let data = TempDir::new()?;
        let cluster = which.postgres.then(Cluster::start);
        let mut command = Command::new(&which.binary);
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("SANMON_") || name == "DATABASE_URL" {
                command.env_remove(name);
            }
        }
        command.args(["serve", "--listen=127.0.0.1:0"]).args(options).arg("--data").arg(data.path());
        if let Some(cluster) = &cluster {
            command.arg(format!("--database-url={}", cluster.create_database()));
        }
        command.env("SANMON_LOG", "error").stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child =
            command.spawn().with_context(|| format!("cannot start {}", which.binary.display()))?;
        let mut stdout = BufReader::new(child.stdout.take().context("stdout is piped")?);
        let mut line = String::new();
        stdout.read_line(&mut line)?;
        let found = line.trim_end().strip_prefix("Sanmon is open at http://").map(str::parse);
        let address = (Ipv4Addr::LOCALHOST, 0).into();
        let mut server = Self { child, _data: data, _cluster: cluster, _stdout: stdout, address };
        server.address = found.context("the server does not say where it is open")??;
        Ok(server)
    }

    /// How much of the machine's memory it has.
    pub(crate) fn memory(&self) -> anyhow::Result<Memory> {
        let status = fs::read_to_string(self.proc("status"))?;
        let field = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            let kib = line.and_then(|line| line.trim_end_matches("kB").trim().parse::<u64>().ok());
            kib.map(|kib| kib * 1024).with_context(|| format!("no {name} in /proc"))
        };
        Ok(Memory { resident: field("VmRSS:")?, own: field("RssAnon:")?, most: field("VmHWM:")? })
    }

    /// How long it has been computing.
    pub(crate) fn cpu(&self) -> anyhow::Result<Duration> {
        let stat = fs::read_to_string(self.proc("stat"))?;
        // The name, in parentheses, may hold anything; user and system time are fields 14 and 15.
        let (_, fields) = stat.rsplit_once(')').context("no name in /proc")?;
        let ticks: u64 = fields.split_whitespace().skip(11).take(2).flat_map(str::parse::<u64>).sum();
        // Linux counts these in hundredths of a second on every machine.
        Ok(Duration::from_millis(ticks * 10))
    }

    /// Something that the server counts itself, by its name in `/metrics`.
    pub(crate) async fn metric(&self, name: &str) -> anyhow::Result<u64> {
        let page = http::get(Ipv4Addr::LOCALHOST, self.address, "/metrics").await?;
        let line = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        Ok(line.with_context(|| format!("no {name} in /metrics"))?.parse()?)
    }

    /// Ends it as an operator would.
    pub(crate) fn terminate(&self) -> anyhow::Result<()> {
        let killed = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status()?;
        ensure!(killed.success(), "the server cannot be stopped");
        Ok(())
    }

    fn proc(&self, file: &str) -> PathBuf {
        Path::new("/proc").join(self.child.id().to_string()).join(file)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Both fail only where it has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Each side of each connection is an open file of its process.
pub(crate) fn check_files(connections: u32) -> anyhow::Result<()> {
    let limits = fs::read_to_string("/proc/self/limits")?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    let allowed: u32 = line
        .and_then(|line| line.split_whitespace().next()?.parse().ok())
        .context("no limit of open files in /proc")?;
    let needed = connections + 200;
    ensure!(allowed >= needed, "{needed} open files are needed and {allowed} allowed: `ulimit -n {needed}`");
    Ok(())
}
