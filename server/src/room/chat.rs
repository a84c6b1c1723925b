//! The chat of a room: players and watchers apart, each with numbers of their own.

use super::play::Class;
use games::Seat;
use protocol::{ChatLine, CommandId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A line as it is stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StoredLine {
    /// Whether those at the table read it.
    pub(super) to_players: bool,
    /// Whether those who watch read it.
    pub(super) to_watchers: bool,
    pub(super) seat: Option<Seat>,
    pub(super) name: String,
    pub(super) text: String,
    /// What a seat calls it; lines that were stored before ids were kept have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) id: Option<CommandId>,
}

/// What has been written, as each side reads it.
#[derive(Clone, Debug, Default)]
pub(super) struct Chat {
    players: Vec<ChatLine>,
    watchers: Vec<ChatLine>,
    /// The places of the players' lines, by seat and id.
    ids: BTreeMap<(Seat, String), usize>,
    /// The number of the last stored line.
    pub(super) last: u32,
}

/// Lines that a room keeps; a table that has written so much is asked to be quiet.
pub(crate) const MOST_LINES: u32 = 10_000;
/// Lines that are sent to one who comes in.
const SENT_AT_ONCE: usize = 500;

impl Chat {
    /// Adds a stored line, and says what each side reads of it.
    pub(super) fn add(&mut self, line: &StoredLine, at_ms: i64) -> Vec<(bool, ChatLine)> {
        self.last += 1;
        if let (Some(seat), Some(id)) = (line.seat, &line.id) {
            self.ids.insert((seat, id.as_str().to_owned()), self.players.len());
        }
        let mut read = Vec::new();
        for (reads, is_players, side) in
            [(line.to_players, true, &mut self.players), (line.to_watchers, false, &mut self.watchers)]
        {
            if reads {
                let written = ChatLine {
                    n: u32::try_from(side.len() + 1).unwrap_or(u32::MAX),
                    at_s: u32::try_from(at_ms / 1000).unwrap_or(0),
                    seat: line.seat,
                    name: line.name.clone(),
                    text: line.text.clone(),
                };
                side.push(written.clone());
                read.push((is_players, written));
            }
        }
        read
    }

    /// What a seat has written under an id.
    pub(super) fn line_of(&self, seat: Seat, id: &CommandId) -> Option<&ChatLine> {
        self.players.get(*self.ids.get(&(seat, id.as_str().to_owned()))?)
    }

    /// What those at the table can read.
    pub(super) fn players(&self) -> &[ChatLine] {
        &self.players
    }

    /// How many lines the side of a class can read.
    pub(super) fn written(&self, class: Class) -> u32 {
        self.side(class).last().map_or(0, |line| line.n)
    }

    fn side(&self, class: Class) -> &[ChatLine] {
        match class {
            Class::Seat(_) => &self.players,
            Class::Watchers => &self.watchers,
            Class::Screen => &[],
        }
    }

    /// What a class has not read yet: of very much, the newest. One who has read more than there is, as after a restored
    /// backup, begins anew.
    pub(super) fn since(&self, class: Class, seen: u32) -> Vec<ChatLine> {
        let lines = self.side(class);
        let seen = if lines.last().is_some_and(|last| last.n < seen) { 0 } else { seen };
        let unseen = lines.iter().filter(|line| line.n > seen).count().min(SENT_AT_ONCE);
        lines[lines.len() - unseen..].to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(to_players: bool, to_watchers: bool) -> StoredLine {
        StoredLine { to_players, to_watchers, seat: None, name: "A".into(), text: "hi".into(), id: None }
    }

    #[test]
    fn each_side_has_numbers_without_gaps() {
        let mut chat = Chat::default();
        for (players, watchers) in [(true, false), (false, true), (true, true), (true, false)] {
            chat.add(&line(players, watchers), 5_000);
        }
        let numbers = |class, seen| chat.since(class, seen).iter().map(|line| line.n).collect::<Vec<_>>();
        assert_eq!(numbers(Class::Seat(Seat::ALL[0]), 0), [1, 2, 3]);
        assert_eq!(numbers(Class::Watchers, 1), [2]);
        assert!(numbers(Class::Watchers, 2).is_empty());
        assert_eq!(numbers(Class::Watchers, 3), [1, 2], "more than there is");
        assert_eq!(chat.last, 4);
    }
}
