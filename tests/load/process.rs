//! What a process has used, as Linux tells it.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context as _;
use serde::Serialize;

use crate::figures::Size;

/// A process by its number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Process(pub(crate) u32);

/// What a process holds, in bytes.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Memory {
    /// All that is in the machine's memory, pages of files that could be dropped included.
    pub(crate) resident: Size,
    /// What it has of its own.
    pub(crate) own: Size,
    /// The most that ever was resident.
    pub(crate) most: Size,
}

impl Process {
    /// This one: the clients.
    pub(crate) fn this() -> Self {
        Self(std::process::id())
    }

    /// How much of the machine's memory it has.
    pub(crate) fn memory(self) -> anyhow::Result<Memory> {
        let status = fs::read_to_string(self.file("status"))?;
        let field = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            let kib = line.and_then(|line| line.trim_end_matches("kB").trim().parse::<u64>().ok());
            kib.map(|kib| Size(kib * 1024)).with_context(|| format!("no {name} in /proc"))
        };
        Ok(Memory { resident: field("VmRSS:")?, own: field("RssAnon:")?, most: field("VmHWM:")? })
    }

    /// How long it has been computing.
    pub(crate) fn cpu(self) -> anyhow::Result<Duration> {
        // User and system time are fields 14 and 15 of all.
        self.ticks(11, 2)
    }

    /// The same, with all processes that it started, also those that have ended.
    pub(crate) fn cpu_with_children(self) -> anyhow::Result<Duration> {
        let children = fs::read_dir("/proc")?.flatten().filter_map(|entry| {
            let child = Self(entry.file_name().to_str()?.parse().ok()?);
            (child.parent()? == self.0).then(|| child.cpu().unwrap_or_default())
        });
        // Behind its own times stand those of the children that have ended.
        Ok(self.ticks(11, 4)? + children.sum())
    }

    fn parent(self) -> Option<u32> {
        self.stat().ok()?.get(1)?.parse().ok()
    }

    fn ticks(self, first: usize, count: usize) -> anyhow::Result<Duration> {
        let stat = self.stat()?;
        let ticks: u64 = stat.iter().skip(first).take(count).flat_map(|ticks| ticks.parse::<u64>()).sum();
        // Linux counts these in hundredths of a second on every machine.
        Ok(Duration::from_millis(ticks * 10))
    }

    /// What is known of it, from its state on, which is the third field.
    fn stat(self) -> anyhow::Result<Vec<String>> {
        let stat = fs::read_to_string(self.file("stat"))?;
        // The name, in parentheses, may hold anything.
        let (_, fields) = stat.rsplit_once(')').context("no name in /proc")?;
        Ok(fields.split_whitespace().map(str::to_owned).collect())
    }

    fn file(self, name: &str) -> PathBuf {
        Path::new("/proc").join(self.0.to_string()).join(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_knows_itself() {
        let this = Process::this();
        let memory = this.memory().unwrap();
        assert!(memory.own.0 > 0 && memory.own <= memory.resident && memory.resident <= memory.most);
        assert!(this.cpu().unwrap() <= this.cpu_with_children().unwrap());
        assert_eq!(this.parent(), Some(std::os::unix::process::parent_id()));
    }
}
