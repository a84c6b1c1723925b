//! The commands and acts that were done, by seat and id. There is one for nearly every fact of a long game, and they are
//! asked for at every command: they take little room, and are found without looking through all of them.

use games::{Seat, sparing};
use protocol::{CommandId, Seq};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The commands and acts that were done.
#[derive(Debug, Default)]
pub(super) struct Done {
    /// The ids, one behind the other.
    ids: String,
    all: Vec<One>,
    /// Where they are in `all`, plus one, each at the place of its hash or the next free one; 0 is a free place. There are
    /// always some, and how many there are is a power of two.
    table: Vec<u32>,
}

/// What was done once.
#[derive(Clone, Copy, Debug)]
struct One {
    seat: Seat,
    /// Where its id ends; it begins where the one before ends.
    end: u32,
    /// The number of the last fact of it.
    seq: Seq,
}

// There is one for each command.
const _: () = assert!(size_of::<One>() <= 12);

impl Done {
    /// Remembers what a seat has done.
    pub(super) fn insert(&mut self, seat: Seat, id: &CommandId, seq: Seq) {
        if let Some(nth) = self.find(seat, id.as_str()) {
            self.all[nth].seq = seq;
            return;
        }
        let id = id.as_str();
        // A room is full long before these are.
        let Ok(end) = u32::try_from(self.ids.len() + id.len()) else { return };
        if self.ids.capacity() < self.ids.len() + id.len() {
            self.ids.reserve_exact(self.ids.len() / 8 + id.len());
        }
        self.ids.push_str(id);
        sparing::push(&mut self.all, One { seat, end, seq });
        if self.all.len() * 8 > self.table.len() * 7 {
            self.table = vec![0; (self.table.len() * 2).max(16)];
            (0..self.all.len()).for_each(|nth| self.enter(nth));
        } else {
            self.enter(self.all.len() - 1);
        }
    }

    /// The number of the last fact of what a seat has done under an id.
    pub(super) fn get(&self, seat: Seat, id: &CommandId) -> Option<Seq> {
        self.find(seat, id.as_str()).map(|nth| self.all[nth].seq)
    }

    fn find(&self, seat: Seat, id: &str) -> Option<usize> {
        let is_it = |nth: &usize| self.all[*nth].seat == seat && self.id(*nth) == id;
        self.places(seat, id).map_while(|place| self.nth(place)).find(is_it)
    }

    fn enter(&mut self, nth: usize) {
        let free = self.places(self.all[nth].seat, self.id(nth)).find(|place| self.nth(*place).is_none());
        if let (Some(place), Ok(entry)) = (free, u32::try_from(nth + 1)) {
            self.table[place] = entry;
        }
    }

    /// The places of the table, from that of a hash on.
    fn places(&self, seat: Seat, id: &str) -> impl Iterator<Item = usize> + use<> {
        let (first, places) = (hash(seat, id), self.table.len());
        (0..places).map(move |step| first.wrapping_add(step) & (places - 1))
    }

    /// Which one is at a place of the table.
    fn nth(&self, place: usize) -> Option<usize> {
        (self.table[place] as usize).checked_sub(1)
    }

    fn id(&self, nth: usize) -> &str {
        let begin = if nth == 0 { 0 } else { self.all[nth - 1].end };
        &self.ids[begin as usize..self.all[nth].end as usize]
    }
}

fn hash(seat: Seat, id: &str) -> usize {
    let mut hasher = DefaultHasher::new();
    (seat, id).hash(&mut hasher);
    #[expect(clippy::cast_possible_truncation, reason = "any part of it does")]
    let hash = hasher.finish() as usize;
    hash
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::ALL[0];
    const TWO: Seat = Seat::ALL[1];

    fn id(text: &str) -> CommandId {
        CommandId::new(text).unwrap()
    }

    #[test]
    fn what_was_done_is_found_by_seat_and_id() {
        let mut done = Done::default();
        assert_eq!(done.get(ONE, &id("never")), None);
        let doers = |seq: u32| if seq.is_multiple_of(2) { (ONE, TWO) } else { (TWO, ONE) };
        // Of all lengths, and so many that some of them meet in the table.
        let ids: Vec<String> = (0..500).map(|nth| format!("{nth:0width$}", width = 1 + nth % 64)).collect();
        for (seq, text) in (1..).zip(&ids) {
            done.insert(doers(seq).0, &id(text), Seq(seq));
        }
        for (seq, text) in (1..).zip(&ids) {
            let (doer, other) = doers(seq);
            assert_eq!(done.get(doer, &id(text)), Some(Seq(seq)), "{text}");
            assert_eq!(done.get(other, &id(text)), None, "{text}");
        }
        assert_eq!(done.get(ONE, &id("never")), None);
        let places = done.table.len();
        assert!(places < 1_200 && done.table.iter().filter(|entry| **entry > 0).count() == 500, "{places}");
    }

    #[test]
    fn ids_that_meet_in_the_table_are_told_apart() {
        let place = |text: &str| hash(ONE, text) % 16;
        let texts: Vec<String> =
            (0..).map(|nth| format!("c{nth}")).filter(|text| place(text) == 15).take(4).collect();
        let (last, others) = texts.split_last().unwrap();
        let mut done = Done::default();
        for (seq, text) in (1..).zip(others) {
            done.insert(ONE, &id(text), Seq(seq));
        }
        for (seq, text) in (1..).zip(others) {
            assert_eq!(done.get(ONE, &id(text)), Some(Seq(seq)), "{text}");
        }
        assert_eq!(done.get(ONE, &id(last)), None, "{last} is none of {others:?}");
        done.insert(ONE, &id(&others[1]), Seq(9));
        assert_eq!(done.get(ONE, &id(&others[1])), Some(Seq(9)), "the last time counts");
        assert_eq!(done.all.len(), 3);
    }
}
