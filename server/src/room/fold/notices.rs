//! Facts about who is told of turns elsewhere.

use super::Fold;
use crate::room::fact::{Fact, StoredFact};
use protocol::RoomTold;

impl Fold {
    pub(super) fn apply_to_notices(&mut self, stored: &StoredFact) {
        match &stored.fact {
            Fact::NoticesAsked { seat, notices } => self.told.ask(stored.seq, *seat, notices.clone()),
            Fact::NoticesDropped { seat: _, device } => self.told.drop_device(*device),
            Fact::HookSet { seat, hook } => {
                let told = match hook {
                    Some(hook) => RoomTold::HookSet { seat: *seat, format: hook.format },
                    None => RoomTold::HookRemoved { seat: *seat },
                };
                self.told.set_hook(stored.seq, hook.clone());
                self.tell(stored.seq, told);
            }
            Fact::Noticed { seat } => self.told.owe(stored.seq, *seat),
            Fact::NoticeSeen { seat } => self.told.seen(*seat),
            Fact::NoticeSent { seat: _, device, arrived } => {
                self.told.sent(*device, arrived.then_some(stored.at_ms));
            }
            Fact::HookTold { failure, again } => self.told.hook_told(*failure, *again),
            _ => {}
        }
    }
}
