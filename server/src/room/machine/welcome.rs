//! What one is told who comes in or comes back: the present, and of the logs what that one has not seen.

use super::Machine;
use crate::room::messages::{self, Welcomed};
use crate::room::play::Class;
use protocol::{Seq, ServerMessage};

impl Machine {
    /// The answer to `hello`, for a class that has just been joined.
    pub(in crate::room) fn welcome(
        &self,
        class: Class,
        seen: Seq,
        chat_seen: u32,
        now_ms: i64,
    ) -> (Seq, ServerMessage) {
        let presence = self.presence(class);
        let late_ms = if class == Class::Watchers { self.delay_ms(&self.fold) } else { 0 };
        // One for whom the room has gone back, as by a restored backup, begins anew with the chat as well.
        let has_gone_back = seen > self.seq_of(class);
        let mut chat = self.chat.since(class, if has_gone_back { 0 } else { chat_seen });
        let fold = match &self.watch {
            Some((fold, _)) if class == Class::Watchers => {
                chat.truncate(chat.len().saturating_sub(self.late_chat.len()));
                fold
            }
            _ => &self.fold,
        };
        let welcomed = Welcomed { class, chat, presence, now_ms: now_ms - late_ms };
        (fold.seq, messages::welcome(fold, seen, welcomed))
    }
}
