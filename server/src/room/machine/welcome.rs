//! What one is told who comes in or comes back: the present, and of the logs what that one has not seen.

use super::Machine;
use crate::room::fold::Fold;
use crate::room::messages::{self, Welcomed};
use crate::room::play::Class;
use protocol::{Seq, ServerMessage};

impl Machine {
    /// The answer to `hello`, for a class that has just been joined.
    pub(in crate::room) fn welcome(
        &mut self,
        class: Class,
        seen: Seq,
        chat_seen: u32,
        now_ms: i64,
    ) -> (Seq, ServerMessage) {
        let presence = self.presence(class);
        let late_ms = if class == Class::Watchers { self.delay_ms(&self.fold) } else { 0 };
        let mut chat = self.chat.since(class, chat_seen);
        // One who has seen more than there is, as after a restored backup, has to begin anew.
        let seq = self.seq_of(class);
        let known = if seen < seq { self.fold_at(seen) } else { None };
        let fold = match &mut self.watch {
            Some((fold, _)) if class == Class::Watchers => {
                chat.truncate(chat.len().saturating_sub(self.late_chat.len()));
                fold
            }
            _ => &mut self.fold,
        };
        let eye = messages::eye(fold, class);
        if let Some(game) = &mut fold.game {
            game.play.prime(class, eye);
        }
        let known = known.as_ref().or((seen == seq).then_some(&*fold));
        let welcomed = Welcomed { class, chat, presence, now_ms: now_ms - late_ms };
        (seq, messages::welcome(fold, known, welcomed))
    }

    /// The room as it was for one who had seen so much; nothing where that is nothing.
    fn fold_at(&self, seen: Seq) -> Option<Fold> {
        let mut facts = self.facts.iter().take_while(|stored| stored.seq <= seen);
        let mut fold = Fold::new(facts.next()?)?;
        facts.for_each(|stored| fold.apply(stored));
        Some(fold)
    }
}
