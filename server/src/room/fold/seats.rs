//! Facts about seats: who holds them, by what right, and who plays for whom.

use super::Fold;
use crate::room::fact::{Fact, StoredFact};
use crate::room::seats::{Holder, Pass, Person, SeatState};
use protocol::{Motion, RoomTold};

/// Passes of one seat that are good at the same time.
const MOST_PASSES: usize = 8;

impl Fold {
    pub(super) fn apply_to_seats(&mut self, stored: &StoredFact) {
        match &stored.fact {
            Fact::SatDown { seat, name, tokens, player, nonce } => {
                let person = Person {
                    name: name.clone(),
                    tokens: tokens.clone(),
                    player: player.clone(),
                    nonce: nonce.clone(),
                    stand_in: None,
                    shows_hand: false,
                    passes: Vec::new(),
                };
                self.hold(*seat, Holder::Person(Box::new(person)));
                self.host.get_or_insert(*seat);
                self.tell(stored.seq, RoomTold::SatDown { seat: *seat, name: name.clone() });
            }
            Fact::BotSeated { seat, level } => {
                self.hold(*seat, Holder::Bot(*level));
                self.tell(stored.seq, RoomTold::BotSeated { seat: *seat, level: *level });
            }
            Fact::SeatCleared { seat } => {
                self.hold(*seat, Holder::Nobody);
                if self.host == Some(*seat) {
                    let heir = self.people().next().map(|(seat, _)| seat);
                    self.host = heir;
                }
                self.told.forget(*seat);
                self.tell(stored.seq, RoomTold::SeatCleared { seat: *seat });
            }
            Fact::Renamed { seat, name } => {
                if let Some(person) = self.person_mut(*seat) {
                    person.name.clone_from(name);
                }
                self.tell(stored.seq, RoomTold::Renamed { seat: *seat, name: name.clone() });
            }
            Fact::Recoloured { seat, colour } => {
                if let Some(state) = self.seats.get_mut(seat.index()) {
                    state.colour = *colour;
                }
            }
            Fact::Resized { colours } => {
                self.seats.truncate(colours.len());
                for colour in &colours[self.seats.len()..] {
                    self.seats.push(SeatState::empty(*colour));
                }
            }
            Fact::HandShown { seat, show } => {
                if let Some(person) = self.person_mut(*seat) {
                    person.shows_hand = *show;
                }
            }
            Fact::Stirred { seat, nonce } => {
                if let Some(person) = self.person_mut(*seat) {
                    person.nonce = Some(nonce.clone());
                }
            }
            Fact::StoodIn { seat, level } => {
                self.stand_in(*seat, Some(*level));
                self.votes.retain(|(motion, _)| *motion != Motion::StandIn { seat: *seat });
                self.tell(stored.seq, RoomTold::StoodIn { seat: *seat, level: *level });
            }
            Fact::Returned { seat } => {
                self.stand_in(*seat, None);
                self.tell(stored.seq, RoomTold::Returned { seat: *seat });
            }
            Fact::PassMade { seat, pass, moves } => {
                if let Some(person) = self.person_mut(*seat) {
                    let made_at_ms = stored.at_ms;
                    person.passes.push(Pass { secret: pass.clone(), moves: *moves, made_at_ms });
                    // Of many, the newest are good.
                    let old = person.passes.len().saturating_sub(MOST_PASSES);
                    person.passes.drain(..old);
                }
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
                if moved {
                    self.told.forget(*seat);
                }
                self.tell(stored.seq, RoomTold::PassUsed { seat: *seat, moved });
            }
            _ => {}
        }
    }
}
