//! What the attackers did, counted by themselves.

use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use anyhow::ensure;
use serde::Serialize;

/// Counts.
#[derive(Debug, Default)]
pub(super) struct Deeds {
    /// Connections made.
    pub(super) connections: Count,
    /// Messages, requests or bytes that were sent or read.
    pub(super) done: Count,
    /// Those that the server took, as far as it says.
    pub(super) taken: Count,
    /// Those that the server refused, as far as it says.
    pub(super) refused: Count,
    /// Connections that the server ended.
    pub(super) cut_off: Count,
}

/// A count.
#[derive(Debug, Default)]
pub(super) struct Count(AtomicU32);

impl Count {
    pub(super) fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn get(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
}

/// What it came to.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Told {
    pub(crate) connections: u32,
    #[serde(rename = "done")]
    pub(crate) count: u32,
    pub(crate) taken: u32,
    pub(crate) refused: u32,
    pub(crate) cut_off: u32,
}

impl Deeds {
    /// Waits until anything was done: an attack that never was proves nothing.
    pub(super) async fn begun(&self, patience: Duration) -> anyhow::Result<()> {
        let begun = Instant::now();
        while self.done.get() == 0 {
            ensure!(begun.elapsed() < patience, "the attackers never came to anything");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    pub(super) fn told(&self) -> Told {
        Told {
            connections: self.connections.get(),
            count: self.done.get(),
            taken: self.taken.get(),
            refused: self.refused.get(),
            cut_off: self.cut_off.get(),
        }
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { connections, count, taken, refused, cut_off } = self;
        write!(
            f,
            "{connections} connections, {count} deeds, {taken} taken, {refused} refused, {cut_off} cut off by the server"
        )
    }
}
