//! Sends what is to be told elsewhere, in tasks of their own: the room does not wait for them.

use super::Room;
use super::input::Input;
use crate::time::now_ms;

impl Room {
    /// Sends what is due.
    pub(super) fn send_letters(&mut self) {
        let Some(notifier) = &self.notifier else { return };
        for (way, owed, letter) in self.machine.letters(now_ms()) {
            let Some(own) = self.own.upgrade() else { return };
            let notifier = notifier.clone();
            tokio::spawn(async move {
                let outcome = notifier.send(&letter).await;
                // A room that has gone sends it again when it is back.
                let _ = own.send(Input::Told { way, owed, outcome }).await;
            });
        }
    }
}
