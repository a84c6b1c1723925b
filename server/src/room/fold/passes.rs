//! Facts about passes: by what right another device comes to hold a seat, and who may be let back in.

use super::Fold;
use crate::room::fact::{Fact, StoredFact};
use crate::room::seats::Pass;
use games::Seat;
use protocol::{Motion, RoomTold};

/// Passes of one seat that are good at the same time.
const MOST_PASSES: usize = 8;

impl Fold {
    pub(super) fn apply_to_passes(&mut self, stored: &StoredFact) {
        match &stored.fact {
            Fact::PassMade { seat, pass, moves } => {
                let made_at_ms = stored.at_ms;
                let pass = Pass { secret: pass.clone(), moves: *moves, made_at_ms, invites: false };
                self.add_pass(*seat, pass);
            }
            Fact::PassUsed { seat, pass, token, player } => {
                let mut moved = false;
                if let Some(person) = self.person_mut(*seat) {
                    moved = person.passes.iter().any(|made| made.secret == *pass && made.moves);
                    person.passes.retain(|made| made.secret != *pass);
                    if moved {
                        person.tokens.clear();
                        person.passes.clear();
                        person.player = player.clone().or(person.player.take());
                    }
                    person.tokens.push(token.clone());
                }
                self.end_reinvites(|back| back == *seat);
                self.tell(stored.seq, RoomTold::PassUsed { seat: *seat, moved });
            }
            Fact::PassesWithdrawn { seat } => {
                if let Some(person) = self.person_mut(*seat) {
                    person.passes.clear();
                }
            }
            Fact::ReinviteAllowed { seat } => {
                self.votes.retain(|(motion, _)| *motion != Motion::Reinvite { seat: *seat });
                self.reinvites.push(*seat);
            }
            Fact::Reinvited { seat, by, pass } => {
                let made_at_ms = stored.at_ms;
                let pass = Pass { secret: pass.clone(), moves: true, made_at_ms, invites: true };
                self.add_pass(*seat, pass);
                self.tell(stored.seq, RoomTold::Reinvited { seat: *seat, by: *by });
            }
            Fact::ReinviteEnded { seat } => self.end_reinvites(|back| back == *seat),
            _ => {}
        }
    }

    fn add_pass(&mut self, seat: Seat, pass: Pass) {
        if let Some(person) = self.person_mut(seat) {
            person.passes.push(pass);
            // Of many, the newest are good.
            let old = person.passes.len().saturating_sub(MOST_PASSES);
            person.passes.drain(..old);
        }
    }

    /// The host may let these back in no longer, and the passes that were made for it are void.
    pub(super) fn end_reinvites(&mut self, ended: impl Fn(Seat) -> bool) {
        for seat in self.reinvites.extract_if(.., |seat| ended(*seat)).collect::<Vec<_>>() {
            if let Some(person) = self.person_mut(seat) {
                person.passes.retain(|pass| !pass.invites);
            }
        }
    }
}
