//! What people write to each other.

use super::{Machine, Said};
use crate::room::chat::{MOST_LINES, StoredLine};
use crate::room::play::Class;
use crate::room::seats::SeatState;
use crate::store::{Append, ChatRow};
use protocol::{CommandId, ServerMessage};

impl Machine {
    /// Whether one side has written all that the room keeps for it.
    pub(in crate::room) fn has_written_enough(&self, class: Class) -> bool {
        self.chat.written(class) >= MOST_LINES / 2
    }

    /// Whether somebody has written under an id before, and then whether it was the same text. Nobody can
    /// tell one watcher from another: their ids are not remembered.
    pub(in crate::room) fn has_written(&self, class: Class, id: &CommandId, text: &str) -> Option<bool> {
        match class {
            Class::Seat(seat) => self.chat.line_of(seat, id).map(|line| line.text == text),
            Class::Watchers | Class::Screen => None,
        }
    }

    /// A line of chat, to be stored.
    pub(in crate::room) fn write(
        &self,
        class: Class,
        id: &CommandId,
        text: String,
        now_ms: i64,
    ) -> (StoredLine, Append) {
        let (seat, name) = match class {
            Class::Seat(seat) => {
                (Some(seat), self.fold.seats.get(seat.index()).map(SeatState::name).unwrap_or_default())
            }
            Class::Watchers | Class::Screen => (None, String::new()),
        };
        let reaches = self.fold.settings.watching.chat_reaches_players;
        let line = StoredLine {
            to_players: seat.is_some() || reaches,
            to_watchers: seat.is_none(),
            seat,
            name,
            text,
            id: seat.map(|_| id.clone()),
        };
        let body = serde_json::to_string(&line).unwrap_or_default();
        let chat = vec![ChatRow { number: self.chat.last + 1, at_ms: now_ms, body }];
        let room = self.fold.room.as_str().to_owned();
        let append = Append { room, row: None, records: Vec::new(), chat, finished: None };
        (line, append)
    }

    /// A line of chat was stored; says who reads it.
    pub(in crate::room) fn written(&mut self, line: &StoredLine, now_ms: i64) -> Vec<Said> {
        let mut said = Vec::new();
        for (to_players, line) in self.chat.add(line, now_ms) {
            let message = ServerMessage::Chat { line };
            if to_players {
                let seats = self.here.keys().filter(|class| matches!(class, Class::Seat(_)));
                said.extend(seats.map(|&class| (class, None, message.clone())));
            } else if self.watch.is_some() {
                self.late_chat.push((now_ms, message));
            } else {
                said.push((Class::Watchers, None, message));
            }
        }
        said
    }
}
