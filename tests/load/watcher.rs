//! One who watches a game to its end.

use std::time::Instant;

use tokio::sync::watch;

use crate::ear::Ear;
use crate::message::Heard;
use crate::notes::Notes;
use crate::socket::Socket;
use crate::tally::Fault;

/// Listens until it is told to leave.
pub(crate) async fn watch_on(
    socket: Socket,
    notes: &Notes,
    mut leave: watch::Receiver<bool>,
) -> Result<(), Fault> {
    let mut watcher = Watcher { seq: 0, fault: None };
    let ear = Ear::of(socket, |heard, bytes| watcher.take(heard, bytes, notes));
    let mut ear = ear.map_err(|_| Fault::Lost)?;
    loop {
        if let Some(fault) = watcher.fault {
            return Err(fault);
        }
        tokio::select! {
            heard = ear.hear(|heard, bytes| watcher.take(heard, bytes, notes)) => {
                heard.map_err(|_| Fault::Lost)?;
            }
            // Also where the table is gone.
            _ = leave.changed() => {
                ear.close().await;
                return Ok(());
            }
        }
    }
}

struct Watcher {
    seq: u32,
    /// What should not have come.
    fault: Option<Fault>,
}

impl Watcher {
    fn take(&mut self, heard: Heard, bytes: usize, notes: &Notes) {
        let fault = match heard {
            Heard::Update(new) if new > self.seq => {
                self.seq = new;
                notes.shown(new, bytes, Instant::now());
                return;
            }
            Heard::Beside => return,
            Heard::Update(again) => Fault::Other(format!("update {again} came after {}", self.seq)),
            Heard::Welcome => Fault::Resynced,
            Heard::Accepted { .. } | Heard::NotSaved { .. } => {
                Fault::Other("a watcher asked for nothing".into())
            }
            Heard::Unexpected(text) => Fault::Other(text),
        };
        self.fault.get_or_insert(fault);
    }
}
