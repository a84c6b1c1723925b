//! One who watches a game to its end.

use std::sync::Arc;

use tokio::sync::watch;

use crate::message::{self, Heard};
use crate::notes::Notes;
use crate::socket::Socket;
use crate::tally::Fault;

/// Listens until it is told to leave.
pub(crate) async fn watch_on(
    mut socket: Socket,
    notes: Arc<Notes>,
    mut leave: watch::Receiver<bool>,
) -> Result<(), Fault> {
    let mut seq = 0;
    loop {
        let heard = tokio::select! {
            heard = socket.hear() => heard,
            // Also where the table is gone.
            _ = leave.changed() => {
                socket.close().await;
                return Ok(());
            }
        };
        let Some((text, at)) = heard else { return Err(Fault::Lost) };
        match message::read(&text) {
            Heard::Update(new) if new > seq => {
                seq = new;
                notes.got(seq, at);
            }
            Heard::Update(again) => {
                return Err(Fault::Other(format!("update {again} came after {seq}")));
            }
            Heard::Beside => {}
            Heard::Welcome => return Err(Fault::Resynced),
            Heard::Accepted { .. } | Heard::NotSaved { .. } => {
                return Err(Fault::Other("a watcher asked for nothing".into()));
            }
            Heard::Unexpected(text) => return Err(Fault::Other(text)),
        }
    }
}
