//! Facts about seats: who holds them, and who plays for whom.

use super::Fold;
use crate::room::fact::{Fact, StoredFact};
use crate::room::seats::{Holder, Person, SeatState};
use protocol::{Motion, RoomTold};

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
            Fact::StoodIn { seat, level, voted } => {
                self.stand_in(*seat, Some(*level));
                self.votes.retain(|(motion, _)| *motion != Motion::StandIn { seat: *seat });
                self.tell(stored.seq, RoomTold::StoodIn { seat: *seat, level: *level, voted: *voted });
            }
            Fact::Returned { seat } => {
                self.stand_in(*seat, None);
                self.tell(stored.seq, RoomTold::Returned { seat: *seat });
            }
            _ => {}
        }
    }
}
