//! Storing what a room has decided, and finding out what has become of it where that is not known.

use super::{Failed, Room};
use crate::store::{Append, AppendError, Conflict};
use protocol::ErrorCode;
use tracing::{error, warn};

impl Room {
    /// Stores an append for good, or says why it is not stored.
    pub(super) async fn keep(&self, append: Append) -> Result<(), Failed> {
        let room = self.machine.fold.room.as_str();
        match self.store.append(append.clone()).await {
            Ok(()) => Ok(()),
            Err(AppendError::Unknown) if self.is_stored(&append).await? => Ok(()),
            Err(AppendError::Unknown | AppendError::NotSaved(_)) => Err(Failed::Code(ErrorCode::NotSaved)),
            Err(AppendError::Conflict(Conflict::Game | Conflict::JoinCode | Conflict::WatchCode)) => {
                Err(Failed::Code(ErrorCode::Internal))
            }
            Err(AppendError::Conflict(conflict)) => {
                warn!(?conflict, room.id = room, "somebody else writes this room");
                Err(Failed::Stop)
            }
            Err(AppendError::Malformed(what)) => {
                error!(?what, room.id = room, "a record that cannot be stored");
                Err(Failed::Code(ErrorCode::Internal))
            }
        }
    }

    /// Looks up whether a commit of unknown outcome has been one. What cannot be read leaves it open: the
    /// room stops, and comes back from its log.
    async fn is_stored(&self, append: &Append) -> Result<bool, Failed> {
        let room = self.machine.fold.room.as_str();
        if let Some(first) = append.records.first() {
            let found = self.store.records_from(room, first.seq).await.map_err(|_| Failed::Stop)?;
            return same(&found, &append.records);
        }
        let Some(first) = append.chat.first() else { return Ok(false) };
        // One more than was written: a line of somebody else must not go unseen.
        let limit = u32::try_from(append.chat.len() + 1).unwrap_or(u32::MAX);
        let before = first.number.saturating_sub(1);
        let found = self.store.chat_since(room, before, limit).await.map_err(|_| Failed::Stop)?;
        same(&found, &append.chat)
    }
}

/// Whether all is there; something else in its place means that somebody else writes this room.
fn same<T: PartialEq>(found: &[T], written: &[T]) -> Result<bool, Failed> {
    match found {
        [] => Ok(false),
        found if found == written => Ok(true),
        _ => Err(Failed::Stop),
    }
}
