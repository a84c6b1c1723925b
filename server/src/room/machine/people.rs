//! Who is connected.

use super::{Machine, Said};
use crate::room::fact::Fact;
use crate::room::play::Class;
use protocol::{Motion, Presence, ServerMessage};

impl Machine {
    /// Somebody has connected.
    pub(in crate::room) fn came(&mut self, class: Class) {
        *self.here.entry(class).or_default() += 1;
        if let Class::Seat(seat) = class {
            self.away_since.remove(&seat);
        }
    }

    /// What follows when the owner of a seat comes: whoever returns plays again and needs no help to come back,
    /// and votes about an absence that is over must not count in the next one.
    pub(in crate::room) fn facts_of_coming(&self, class: Class) -> Vec<Fact> {
        let Class::Seat(seat) = class else { return Vec::new() };
        let person = self.fold.seats.get(seat.index()).and_then(|state| state.person());
        let returned = person.and_then(|person| person.stand_in).map(|_| Fact::Returned { seat });
        let about = [Motion::StandIn { seat }, Motion::Reinvite { seat }];
        let votes = self.fold.votes.iter().filter(|(motion, _)| about.contains(motion));
        let withdrawn = votes.map(|(motion, by)| Fact::Voted { seat: *by, motion: *motion, aye: false });
        let is_back = self.fold.reinvites.contains(&seat).then_some(Fact::ReinviteEnded { seat });
        returned.into_iter().chain(withdrawn).chain(is_back).chain(self.notice_seen(class)).collect()
    }

    /// Somebody has gone.
    pub(in crate::room) fn went(&mut self, class: Class, now_ms: i64) {
        if let Some(count) = self.here.get_mut(&class) {
            *count -= 1;
            if *count == 0 {
                self.here.remove(&class);
                if let Class::Seat(seat) = class {
                    self.away_since.insert(seat, now_ms);
                }
            }
        }
    }

    /// How many watch.
    pub(in crate::room) fn watchers(&self) -> usize {
        self.here.get(&Class::Watchers).map_or(0, |&count| count as usize)
    }

    /// Whether nobody is connected and nothing happens by itself.
    pub(in crate::room) fn is_idle(&self) -> bool {
        let late = self.watch.as_ref().is_some_and(|(_, seen)| *seen < self.log.len());
        let settled = self.fold.bot_to_move().is_none() && self.clock_due().is_none();
        self.here.is_empty() && !late && settled && !self.owes_notices() && !self.is_row_stale()
    }

    pub(super) fn presence(&self, class: Class) -> Presence {
        // Late watchers are not told who is there now: it would tell what they cannot see yet.
        let late = class == Class::Watchers && self.watch.is_some();
        let seats = self.here.keys().filter_map(|class| match class {
            Class::Seat(seat) => Some(*seat),
            Class::Watchers | Class::Screen => None,
        });
        Presence {
            seats: if late { Vec::new() } else { seats.collect() },
            watchers: u32::try_from(self.watchers()).unwrap_or(u32::MAX),
        }
    }

    /// Who is there, for everybody.
    pub(in crate::room) fn presence_said(&self) -> Vec<Said> {
        let say = |&class: &Class| (class, None, ServerMessage::Presence { presence: self.presence(class) });
        // Late watchers would learn from the moment itself who came and went.
        let told = |class: &&Class| **class != Class::Watchers || self.watch.is_none();
        self.here.keys().filter(told).map(say).collect()
    }
}
