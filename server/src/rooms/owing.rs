//! Rooms that owe somebody a notice are woken when the server starts: nobody else may come to wake them.

use std::time::Duration;

use protocol::{ErrorCode, PushKey, RoomId};
use tracing::warn;

use super::Rooms;

/// How many are looked up at a time.
const AT_ONCE: u32 = 100;
/// How long to wait where the database is away or no room is left.
const RETRY: Duration = Duration::from_secs(5);

impl Rooms {
    /// The public key for Web Push, where notices are sent.
    pub fn push_key(&self) -> Option<PushKey> {
        self.0.notifier.as_ref().map(crate::notices::Notifier::push_key)
    }

    /// Wakes all rooms that owe somebody a notice.
    pub async fn wake_owing(&self) {
        if self.0.notifier.is_none() {
            return;
        }
        let mut after = String::new();
        loop {
            match self.0.store.owing(&after, AT_ONCE).await {
                Ok(rooms) if rooms.is_empty() => return,
                Ok(rooms) => {
                    for room in rooms {
                        self.wake(&room).await;
                        after = room;
                    }
                }
                Err(error) => {
                    warn!(%error, "rooms that owe notices cannot be looked up; it is tried again");
                    tokio::time::sleep(RETRY).await;
                }
            }
        }
    }

    async fn wake(&self, room: &str) {
        let Ok(room) = RoomId::new(room) else { return };
        loop {
            match self.get(&room).await {
                Err(ErrorCode::Full | ErrorCode::NotSaved) => tokio::time::sleep(RETRY).await,
                // One that cannot be read has said so.
                _ => return,
            }
        }
    }
}
