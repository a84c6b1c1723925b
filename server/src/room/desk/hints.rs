//! Hints: a steward thinks for the seat to move, off the room's thread, and only the one who asked hears of it.
//!
//! Nothing is stored, nobody else is told, no clock is touched. The chance that the steward guesses by follows from
//! the decision, so that the same question has the same answer; it is not the game's dice.

use super::{Answer, Desk, Effect, Ticket};
use crate::room::decide;
use games::Seat;
use games::bot::Hint;
use games::dice::Seed;
use protocol::{CommandId, DecisionKey, ErrorCode, GameCommand, GameReason, ServerMessage};
use std::collections::BTreeMap;

/// Those who wait for a hint, by seat, and for which decision: for each seat a steward thinks about one at a time.
#[derive(Debug, Default)]
pub(super) struct Hints(BTreeMap<Seat, Vec<(DecisionKey, Asker)>>);

/// Somebody who asked for a hint.
#[derive(Debug)]
pub(super) struct Asker {
    pub(super) id: CommandId,
    pub(super) ticket: Ticket,
}

impl Desk {
    /// Lets a steward think for a seat, or says why not.
    pub(super) fn hint(&mut self, seat: Seat, asker: Asker) {
        let (key, thought) = match decide::hint(&self.machine.fold, seat) {
            Ok(job) => job,
            Err(code) => return self.refuse(asker.ticket, asker.id, code),
        };
        if let Some(askers) = self.hints.0.get_mut(&seat) {
            // All who ask are answered when what is thought about already is done.
            askers.push((key, asker));
            return;
        }
        self.hints.0.insert(seat, vec![(key.clone(), asker)]);
        let chance = chance(&key);
        self.effects.push(Effect::ThinkFor { seat, key, thought, chance });
    }

    /// A steward has thought: those who asked are told, unless the game has moved on.
    pub(super) fn give_hint(
        &mut self,
        seat: Seat,
        key: &DecisionKey,
        hint: Option<&Hint<GameCommand, GameReason>>,
    ) {
        let askers = self.hints.0.remove(&seat).unwrap_or_default();
        let still = decide::hint(&self.machine.fold, seat).is_ok_and(|(now, _)| now == *key);
        for (asked, asker) in askers {
            match hint {
                // It was thought about what had been before.
                _ if asked != *key => self.hint(seat, asker),
                _ if !still => self.refuse(asker.ticket, asker.id, ErrorCode::StaleDecision),
                None => self.refuse(asker.ticket, asker.id, ErrorCode::Internal),
                Some(Hint { command, reason }) => {
                    let (id, key) = (asker.id, key.clone());
                    let (command, reason) = (command.clone(), reason.clone());
                    let hinted = ServerMessage::Hinted { id, key, command, reason };
                    self.answer(asker.ticket, Answer::Said(hinted));
                }
            }
        }
    }
}

/// The chance that a steward guesses by at a decision.
fn chance(key: &DecisionKey) -> Seed {
    Seed::from(key.as_str().bytes().fold(0_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into())))
}
