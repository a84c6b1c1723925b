//! How far one socket has been brought, and what it is still to be told: without I/O.

use crate::room::task::Outgoing;
use protocol::{Seq, ServerMessage};

/// The numbers of a message: those that it brings the client to.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Numbers {
    /// Of what has happened.
    pub(crate) seq: Option<Seq>,
    /// Of the chat.
    pub(crate) chat: Option<u32>,
}

impl Numbers {
    /// Those of a message; `seq` is given, as answers have none.
    pub(crate) fn of(seq: Option<Seq>, message: &ServerMessage) -> Self {
        let chat = match message {
            ServerMessage::Chat { line } => Some(line.n),
            ServerMessage::Welcome { chat, .. } => chat.last().map(|line| line.n),
            _ => None,
        };
        Self { seq, chat }
    }
}

impl From<&Outgoing> for Numbers {
    fn from(outgoing: &Outgoing) -> Self {
        outgoing.numbers
    }
}

/// How far a socket has been brought.
#[derive(Debug)]
pub(crate) struct Reading {
    seq: Seq,
    chat_seen: u32,
    /// Whether everything anew is on its way, and whether the room is still to be asked for it.
    behind: bool,
    anew_due: bool,
}

impl Reading {
    /// One who has seen so much, and read so much of the chat, and is about to be welcomed.
    pub(crate) fn new(seq: Seq, chat_seen: u32) -> Self {
        Self { seq, chat_seen, behind: false, anew_due: false }
    }

    /// Whether news is taken: once everything anew is asked for, news waits for it.
    pub(crate) fn takes_news(&self) -> bool {
        !self.behind || self.anew_due
    }

    /// Whether everything anew is on its way.
    pub(crate) fn is_behind(&self) -> bool {
        self.behind
    }

    /// From which numbers on everything is to be asked for anew, where it is.
    pub(crate) fn asks_anew(&self) -> Option<(Seq, u32)> {
        self.anew_due.then_some((self.seq, self.chat_seen))
    }

    /// The room was asked.
    pub(crate) fn has_asked(&mut self) {
        self.anew_due = false;
    }

    /// News was lost.
    pub(crate) fn has_missed(&mut self) {
        self.anew_due |= !self.behind;
        self.behind = true;
    }

    /// Whether news is to be passed on: it is not where a welcome tells it, or has told it.
    pub(crate) fn hears(&mut self, numbers: Numbers) -> bool {
        let knows = numbers.seq.is_some_and(|seq| seq <= self.seq)
            || numbers.chat.is_some_and(|n| n <= self.chat_seen);
        let passed_on = !self.behind && !knows;
        if passed_on {
            self.note(numbers);
        }
        passed_on
    }

    /// An answer is passed on; one with a number is everything anew.
    pub(crate) fn is_answered(&mut self, numbers: Numbers) {
        self.behind &= numbers.seq.is_none();
        if numbers.seq.is_some_and(|seq| seq < self.seq) {
            // The room has gone back, as by a restored backup: the chat begins anew as well, if with nothing.
            self.chat_seen = 0;
        }
        self.note(numbers);
    }

    fn note(&mut self, numbers: Numbers) {
        self.seq = numbers.seq.unwrap_or(self.seq);
        self.chat_seen = numbers.chat.unwrap_or(self.chat_seen);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(seq: Option<u32>, chat: Option<u32>) -> Numbers {
        Numbers { seq: seq.map(Seq), chat }
    }

    #[test]
    fn what_a_welcome_has_told_is_not_told_again() {
        let mut reading = Reading::new(Seq(5), 2);
        reading.is_answered(numbers(Some(7), None));
        assert!(!reading.hears(numbers(Some(7), None)));
        assert!(!reading.hears(numbers(None, Some(2))));
        assert!(reading.hears(numbers(Some(8), None)));
        assert!(reading.hears(numbers(None, Some(3))));
    }

    #[test]
    fn where_the_room_has_gone_back_its_chat_is_told_from_the_beginning() {
        let mut reading = Reading::new(Seq(5), 2);
        reading.is_answered(numbers(Some(3), None));
        assert!(reading.hears(numbers(None, Some(1))), "it was empty");
        let mut reading = Reading::new(Seq(5), 4);
        reading.is_answered(numbers(Some(3), Some(2)));
        assert!(!reading.hears(numbers(None, Some(2))));
        assert!(reading.hears(numbers(None, Some(3))));
    }
}
