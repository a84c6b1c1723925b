//! The server that is measured: a process of its own, on data that goes with it.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, ensure};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tempfile::TempDir;

/// A running `sanmon serve`; it is killed when dropped.
pub(crate) struct Process {
    child: Child,
    _data: TempDir,
    /// Kept open, so that the server can go on writing to it.
    _stdout: BufReader<ChildStdout>,
    /// `127.0.0.1:PORT`.
    pub(crate) address: String,
}

/// What the server holds, in bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Memory {
    pub(crate) now: u64,
    pub(crate) most: u64,
}

impl Process {
    /// Starts it with limits that let so many in from one address.
    pub(crate) fn start(binary: &Path, watchers: u32) -> anyhow::Result<Self> {
        let data = TempDir::new()?;
        let mut command = Command::new(binary);
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("SANMON_") || name == "DATABASE_URL" {
                command.env_remove(name);
            }
        }
        command.args(["serve", "--listen=127.0.0.1:0", "--bot-pace-ms=0"]).arg("--data").arg(data.path());
        command.arg(format!("--max-watchers={}", watchers + 1));
        command.arg(format!("--max-connections-per-address={}", watchers + 100));
        for rate in
            ["socket-messages", "address-messages", "address-hellos", "address-writes", "address-reads"]
        {
            command.arg(format!("--{rate}=100000/s:100000"));
        }
        command.env("SANMON_LOG", "warn").stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn().with_context(|| format!("cannot start {}", binary.display()))?;
        let mut stdout = BufReader::new(child.stdout.take().context("stdout is piped")?);
        let mut line = String::new();
        stdout.read_line(&mut line)?;
        let address = line.trim_end().strip_prefix("Sanmon is open at http://").map(str::to_owned);
        let mut process = Self { child, _data: data, _stdout: stdout, address: String::new() };
        process.address = address.context("the server does not say where it is open")?;
        Ok(process)
    }

    /// Asks the HTTP API for something by a body.
    pub(crate) fn ask<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> anyhow::Result<T> {
        let request = ureq::post(format!("http://{}{path}", self.address))
            .config()
            .proxy(None)
            .timeout_global(Some(Duration::from_secs(20)))
            .build()
            .header("content-type", "application/json");
        let text = request.send(serde_json::to_string(body)?)?.body_mut().read_to_string()?;
        Ok(serde_json::from_str(&text)?)
    }

    /// How much of the machine's memory it has, and the most it ever had.
    pub(crate) fn memory(&self) -> anyhow::Result<Memory> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let field = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            let kib = line.and_then(|line| line.trim_end_matches("kB").trim().parse::<u64>().ok());
            kib.map(|kib| kib * 1024).with_context(|| format!("no {name} in /proc"))
        };
        Ok(Memory { now: field("VmRSS:")?, most: field("VmHWM:")? })
    }

    /// How long it has been computing.
    pub(crate) fn cpu(&self) -> anyhow::Result<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        // The name, in parentheses, may hold anything; user and system time are fields 14 and 15.
        let (_, fields) = stat.rsplit_once(')').context("no name in /proc")?;
        let ticks: u64 = fields.split_whitespace().skip(11).take(2).flat_map(str::parse::<u64>).sum();
        // Linux counts these in hundredths of a second on every machine.
        Ok(Duration::from_millis(ticks * 10))
    }

    /// Ends it as an operator would.
    pub(crate) fn terminate(&mut self) -> anyhow::Result<()> {
        let killed = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status()?;
        ensure!(killed.success(), "the server cannot be stopped");
        Ok(())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Both fail only where it has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
