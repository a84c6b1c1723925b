//! Rooms that nobody is in: how they stand, without waking them, and which of them are forgotten, be it for a player.

use super::Rooms;
use crate::room::Present;
use crate::store::{NotSaved, ReadError};
use protocol::{AskTables, ErrorCode, HeldSeat, TableNow};
use tracing::{info, warn};

/// Tables that can be asked about at once.
const MOST_TABLES: usize = 60;
/// Rooms that are forgotten at once.
const BATCH: u32 = 50;

impl Rooms {
    /// How tables stand at which somebody holds a seat, in the order in which they are asked about. One query
    /// answers it, whatever number of rooms sleeps: what is told of a room is stored beside it, but for moves of the last
    /// seconds.
    ///
    /// # Errors
    /// Too many are asked about, or the store is away.
    pub async fn tables(&self, AskTables { tables }: AskTables) -> Result<Vec<Option<TableNow>>, ErrorCode> {
        if tables.len() > MOST_TABLES {
            return Err(ErrorCode::TooLarge);
        }
        let rooms: Vec<&str> = tables.iter().map(|held| held.room.as_str()).collect();
        let presents = self.0.store.presents(&rooms).await.map_err(|_| ErrorCode::NotSaved)?;
        let mut told = Vec::with_capacity(tables.len());
        for HeldSeat { room, token } in &tables {
            let present = match presents.get(room.as_str()) {
                None => None,
                Some(kept) => {
                    match Present::read(&kept.present).filter(|present| present.seq().0 == kept.last) {
                        Some(present) => Some(present),
                        // Moves were made since: their room will write it, or did not come to it. Its log tells.
                        None => self.restore(room).await.ok().map(|machine| machine.present()),
                    }
                }
            };
            told.push(present.and_then(|present| present.told(room.clone(), token)));
        }
        Ok(told)
    }

    /// Forgets some of the rooms in which nothing has happened since a time; says how many. Rooms in memory stay,
    /// and so do those whose game came to its end.
    ///
    /// # Errors
    /// The store is away; what is not forgotten is as it was.
    pub async fn forget_silent(&self, before_ms: i64) -> Result<usize, NotForgotten> {
        // As many more as are in memory: those that stay must not hide the others.
        let limit = BATCH.saturating_add(u32::try_from(self.awake()).unwrap_or(u32::MAX));
        let silent = self.0.store.silent(before_ms, limit).await?;
        let mut forgotten = 0;
        for room in silent {
            // One after the other: who wants to come in waits for one room at most.
            let _waking = self.0.waking.write().await;
            if !self.is_awake(&room).await && self.0.store.forget(room, before_ms).await? {
                forgotten += 1;
            }
        }
        Ok(forgotten)
    }

    /// Forgets a player in all finished games; says whether there were any. Of the rooms in which they were played some go
    /// at once and the others when the server tidies up, those in memory when they have left it.
    ///
    /// # Errors
    /// Everything is as it was.
    pub async fn forget_player(&self, player_hash: String) -> Result<bool, NotSaved> {
        let forgotten = self.0.store.forget_player(player_hash).await?;
        self.remove_forgotten().await;
        Ok(forgotten)
    }

    /// Takes some of the rooms away in which somebody played who is forgotten; what does not succeed is done later.
    pub(crate) async fn remove_forgotten(&self) {
        if let Err(error) = self.try_remove_forgotten().await {
            warn!(%error, "rooms of players who are forgotten are not removed yet");
        }
    }

    async fn try_remove_forgotten(&self) -> Result<(), NotForgotten> {
        let limit = BATCH.saturating_add(u32::try_from(self.awake()).unwrap_or(u32::MAX));
        for room in self.0.store.forgotten(limit).await? {
            let _waking = self.0.waking.write().await;
            if !self.is_awake(&room).await {
                self.0.store.remove_forgotten(room).await?;
            }
        }
        Ok(())
    }

    /// Whether a room is in memory.
    async fn is_awake(&self, room: &str) -> bool {
        self.0.awake.lock().await.get(room).is_some_and(|inbox| !inbox.is_closed())
    }

    /// The same, as a chore that may be done later.
    pub(crate) async fn tidy(&self, before_ms: i64) {
        match self.forget_silent(before_ms).await {
            Ok(0) => {}
            Ok(rooms) => info!(rooms, "forgot rooms in which nothing has happened for long"),
            Err(error) => warn!(%error, "silent rooms are not forgotten yet"),
        }
    }
}

/// Why silent rooms are still there.
#[derive(Debug, thiserror::Error)]
pub enum NotForgotten {
    /// They could not be found.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// They could not be taken away.
    #[error(transparent)]
    NotSaved(#[from] NotSaved),
}
