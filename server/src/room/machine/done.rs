//! The commands and acts that were done, by seat and id. There is one for nearly every fact of a long game, and they are
//! asked for at every command: they take little room, and are found without looking through all of them.

use games::{Seat, sparing};
use hashbrown::HashTable;
use protocol::{CommandId, Seq};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The commands and acts that were done.
#[derive(Debug, Default)]
pub(super) struct Done {
    list: List,
    /// Which of the list it is, by seat and id.
    places: HashTable<u32>,
}

/// All of them, in order.
#[derive(Debug, Default)]
struct List {
    /// The ids, one behind the other.
    ids: String,
    all: Vec<One>,
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
    /// With room for so many.
    pub(super) fn with_capacity(count: usize) -> Self {
        let list = List { ids: String::new(), all: Vec::with_capacity(count) };
        Self { list, places: HashTable::with_capacity(count) }
    }

    /// Remembers what a seat has done.
    pub(super) fn insert(&mut self, seat: Seat, id: &CommandId, seq: Seq) {
        let id = id.as_str();
        if let Some(nth) = self.find(seat, id) {
            self.list.all[nth].seq = seq;
            return;
        }
        let Some(nth) = self.list.push(seat, id, seq) else { return };
        let Self { list, places } = self;
        places.insert_unique(hash(seat, id), nth, |&nth| list.hash(nth as usize));
    }

    /// The number of the last fact of what a seat has done under an id.
    pub(super) fn get(&self, seat: Seat, id: &CommandId) -> Option<Seq> {
        self.find(seat, id.as_str()).map(|nth| self.list.all[nth].seq)
    }

    fn find(&self, seat: Seat, id: &str) -> Option<usize> {
        let is_it = |&nth: &u32| self.list.is(nth as usize, seat, id);
        self.places.find(hash(seat, id), is_it).map(|&nth| nth as usize)
    }
}

impl List {
    /// Adds one; says which it is. A room is full long before they cannot be counted.
    fn push(&mut self, seat: Seat, id: &str, seq: Seq) -> Option<u32> {
        let nth = u32::try_from(self.all.len()).ok()?;
        let end = u32::try_from(self.ids.len() + id.len()).ok()?;
        if self.ids.capacity() < self.ids.len() + id.len() {
            self.ids.reserve_exact(self.ids.len() / 8 + id.len());
        }
        self.ids.push_str(id);
        sparing::push(&mut self.all, One { seat, end, seq });
        Some(nth)
    }

    fn is(&self, nth: usize, seat: Seat, id: &str) -> bool {
        self.all[nth].seat == seat && self.id(nth) == id
    }

    fn hash(&self, nth: usize) -> u64 {
        hash(self.all[nth].seat, self.id(nth))
    }

    fn id(&self, nth: usize) -> &str {
        let begin = if nth == 0 { 0 } else { self.all[nth - 1].end };
        &self.ids[begin as usize..self.all[nth].end as usize]
    }
}

fn hash(seat: Seat, id: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    (seat, id).hash(&mut hasher);
    hasher.finish()
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
        // Of all lengths.
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
        assert_eq!((done.list.all.len(), done.places.len()), (500, 500));
    }

    #[test]
    fn the_last_time_counts() {
        let mut done = Done::default();
        for (seq, text) in (1..).zip(["a", "b", "a"]) {
            done.insert(ONE, &id(text), Seq(seq));
        }
        assert_eq!(["a", "b"].map(|text| done.get(ONE, &id(text))), [Some(Seq(3)), Some(Seq(2))]);
        assert_eq!(done.list.all.len(), 2);
    }
}
