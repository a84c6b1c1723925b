//! The store as a room finds it: a log that keeps what it has taken, refuses what contradicts it, and may not answer.

use crate::store::{Append, AppendError, ChatRow, CommandKey, Conflict, Record};
use games::Seat;
use protocol::CommandId;

/// What is stored.
#[derive(Debug, Default)]
pub(super) struct Log {
    pub(super) records: Vec<Record>,
    pub(super) chat: Vec<ChatRow>,
    /// Finished games.
    pub(super) finished: u32,
    /// Whether something was stored that the room in memory did not store, or does not know of.
    pub(super) moved: bool,
}

/// What comes of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// It is stored, and that is said.
    Stored,
    /// It is not stored, and that is said.
    Refused,
    /// It is stored, and nobody says so.
    StoredUnsaid,
    /// It is not stored, and nobody says so.
    LostUnsaid,
    /// It is stored later than anybody asks, and nobody says so.
    LateUnsaid,
}

impl Log {
    /// Stores all of it, or says what it contradicts, as the real store does.
    pub(super) fn append(&mut self, append: &Append) -> Result<(), AppendError> {
        if let Some(first) = append.records.first() {
            let next = self.last() + 1;
            assert!(first.seq <= next, "a log has no gaps");
            if first.seq < next {
                return Err(Conflict::Record { seq: first.seq }.into());
            }
        }
        for line in &append.chat {
            if self.chat.iter().any(|known| known.number == line.number) {
                return Err(Conflict::Chat { number: line.number }.into());
            }
        }
        if append.finished.is_some() && self.finished > 0 {
            return Err(Conflict::Game.into());
        }
        let times = self.records.last().into_iter().chain(&append.records).map(|record| record.at_ms);
        assert!(times.is_sorted(), "facts are stored in the order of their times");
        self.records.extend(append.records.iter().cloned());
        self.chat.extend(append.chat.iter().cloned());
        self.finished += u32::from(append.finished.is_some());
        Ok(())
    }

    /// The number of the last record.
    pub(super) fn last(&self) -> u32 {
        self.records.last().map_or(0, |record| record.seq)
    }

    /// The records that a seat's id brought about.
    pub(super) fn done(&self, seat: Seat, id: &CommandId) -> Vec<u32> {
        let key = CommandKey { seat: seat.into(), id: id.as_str().to_owned() };
        let is_it = |record: &&Record| record.command.as_ref() == Some(&key);
        self.records.iter().filter(is_it).map(|record| record.seq).collect()
    }

    /// How many lines a seat has written under an id.
    pub(super) fn written(&self, seat: Seat, id: &CommandId) -> usize {
        let is_it = |row: &&ChatRow| {
            let line: crate::room::chat::StoredLine = serde_json::from_str(&row.body).unwrap();
            line.seat == Some(seat) && line.id.as_ref() == Some(id)
        };
        self.chat.iter().filter(is_it).count()
    }
}
