//! The server that is measured: a process of its own, on data that goes with it.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, ensure};
use clap::Args;

use crate::home::Home;
use crate::http;
use crate::process::{Memory, Process};

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

/// A running server; it is killed when dropped.
pub(crate) struct Server {
    child: Child,
    /// Where its data are.
    pub(crate) home: Arc<Home>,
    /// Kept open, so that the server can go on writing to it.
    _stdout: BufReader<ChildStdout>,
    /// Where it is open.
    pub(crate) address: SocketAddr,
}

/// Any free port.
pub(crate) const ANYWHERE: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 0);

impl Server {
    /// Starts `sanmon serve` on data of its own, with these options besides the usual ones.
    pub(crate) fn start(which: &Which, options: &[String]) -> anyhow::Result<Self> {
        Self::start_in(Arc::new(Home::new(which.postgres)?), &which.binary, ANYWHERE, options)
    }

    /// Starts `sanmon serve` on these data.
    pub(crate) fn start_in(
        home: Arc<Home>,
        binary: &Path,
        listen: SocketAddr,
        options: &[String],
    ) -> anyhow::Result<Self> {
        let mut command = Command::new(binary);
        command.arg("serve").arg(format!("--listen={listen}")).args(options);
        Self::spawn(home, command, "Sanmon is open at http://")
    }

    /// Starts any server, which says where it is open in its first line, behind these words.
    pub(crate) fn spawn(home: Arc<Home>, mut command: Command, said: &str) -> anyhow::Result<Self> {
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("SANMON_") || name == "DATABASE_URL" {
                command.env_remove(name);
            }
        }
        command.args(home.options());
        command.env("SANMON_LOG", "error").stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command
            .spawn()
            .with_context(|| format!("cannot start {}", command.get_program().to_string_lossy()))?;
        let mut stdout = BufReader::new(child.stdout.take().context("stdout is piped")?);
        let mut line = String::new();
        stdout.read_line(&mut line)?;
        let found = line.trim_end().strip_prefix(said).map(str::parse);
        let mut server = Self { child, home, _stdout: stdout, address: ANYWHERE };
        server.address = found.context("the server does not say where it is open")??;
        Ok(server)
    }

    /// How much of the machine's memory it has.
    pub(crate) fn memory(&self) -> anyhow::Result<Memory> {
        self.process().memory()
    }

    /// How long it has been computing.
    pub(crate) fn cpu(&self) -> anyhow::Result<Duration> {
        self.process().cpu()
    }

    fn process(&self) -> Process {
        Process(self.child.id())
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

    /// Waits until it has ended, after a signal.
    pub(crate) fn wait(mut self) -> anyhow::Result<()> {
        self.child.wait()?;
        Ok(())
    }

    /// Ends it at once, as a machine that fails would.
    pub(crate) fn kill(mut self) -> anyhow::Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
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
