//! What is done in tasks of their own, for which a room does not wait: thinking, and sending notices.

use super::{Call, Room};
use crate::notices::Letter;
use crate::room::desk::Input;
use crate::room::machine::Way;
use crate::room::play::Thought;
use games::Seat;
use games::bot::BotLevel;
use games::dice::{Dice, Seed};
use protocol::{DecisionKey, Seq};

impl Room {
    /// Lets a bot think: off this thread, at a human pace.
    pub(super) fn think(
        &self,
        seat: Seat,
        level: BotLevel,
        key: DecisionKey,
        thought: Thought,
        chance: Option<Seed>,
    ) {
        let Some(own) = self.own.upgrade() else { return };
        let pace = self.desk.bot_pace();
        tokio::spawn(async move {
            tokio::time::sleep(pace).await;
            let chosen = tokio::task::spawn_blocking(move || {
                let seed = chance.map_or_else(any_seed, Some)?;
                thought.choose(seat, level, &mut seed.stream(0))
            });
            let command = chosen.await.ok().flatten();
            let _ = own.send(Call::Note(Input::BotChose { seat, key, command })).await;
        });
    }

    /// Lets a steward think for a seat.
    pub(super) fn think_for(&self, seat: Seat, key: DecisionKey, thought: Thought, chance: Seed) {
        let Some(own) = self.own.upgrade() else { return };
        tokio::spawn(async move {
            let thinks = tokio::task::spawn_blocking(move || thought.hint(seat, &mut chance.stream(0)));
            let hint = thinks.await.ok().flatten();
            let _ = own.send(Call::Note(Input::Hinted { seat, key, hint })).await;
        });
    }

    /// Sends a notice.
    pub(super) fn send(&self, way: Way, owed: Seq, letter: Box<Letter>) {
        let (Some(notifier), Some(own)) = (self.notifier.clone(), self.own.upgrade()) else { return };
        tokio::spawn(async move {
            let outcome = notifier.send(&letter).await;
            // A room that has gone sends it again when it is back.
            let _ = own.send(Call::Note(Input::Told { way, owed, outcome })).await;
        });
    }
}

/// A seed that nobody knows.
fn any_seed() -> Option<Seed> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).ok()?;
    Some(Seed(seed))
}
