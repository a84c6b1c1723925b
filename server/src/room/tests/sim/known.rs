//! What a client knows: folded from what it was sent and nothing else.

use protocol::{
    ChatLine, DecisionKey, GameCommand, GameNews, GameTable, NumberedLine, Presence, RoomLine, RoomView, Seq,
    ServerMessage, Undo,
};

/// What a client knows.
#[derive(Debug, Default)]
pub(super) struct Known {
    pub(super) seq: u32,
    pub(super) room: Option<RoomView>,
    pub(super) log: Vec<RoomLine>,
    pub(super) table: Option<GameTable>,
    pub(super) chat: Vec<ChatLine>,
    pub(super) presence: Option<Presence>,
}

impl Known {
    /// Takes a message in; an update comes with the number that its class was at before.
    pub(super) fn hear(&mut self, message: &ServerMessage, before: Option<Seq>) {
        match message {
            ServerMessage::Welcome { seq, since, room, log, table, chat, presence, .. } => {
                let had_come_to = self.seq;
                if since.0 == 0 {
                    *self = Self { chat: std::mem::take(&mut self.chat), ..Self::default() };
                }
                // Where late watchers see less than before, as by a clock that was set back, the chat begins anew too.
                if seq.0 < had_come_to {
                    self.chat.clear();
                }
                assert_eq!(since.0, self.seq, "a welcome goes on where the client is, or begins anew");
                self.seq = seq.0;
                self.room = Some((**room).clone());
                self.log.extend(log.iter().cloned());
                for line in chat {
                    self.read(line);
                }
                self.presence = Some(presence.clone());
                match (&mut self.table, table) {
                    (Some(known), Some(told)) => lay_table(known, told),
                    (known, told) => known.clone_from(told),
                }
            }
            ServerMessage::Update { seq, room, log, table, news } => {
                assert_eq!(
                    before.map(|before| before.0),
                    Some(self.seq),
                    "no number is missed before {seq:?}"
                );
                assert!(seq.0 > self.seq, "numbers grow: {seq:?}");
                self.seq = seq.0;
                self.room = room.as_deref().cloned().or(self.room.take());
                self.log.extend(log.iter().cloned());
                if let Some(table) = table {
                    self.table = Some(table.clone());
                }
                if let Some(news) = news {
                    lay_news(self.table.as_mut().expect("a table before its news"), news);
                }
            }
            ServerMessage::Chat { line } => self.read(line),
            ServerMessage::Presence { presence } => self.presence = Some(presence.clone()),
            _ => {}
        }
    }

    fn read(&mut self, line: &ChatLine) {
        let last = self.chat.last().map_or(0, |line| line.n);
        assert_eq!(line.n, last + 1, "the chat has no gaps and says nothing twice");
        self.chat.push(line.clone());
    }

    /// Fails where this is not the same, but for what passes by itself: clocks, and who is there.
    pub(super) fn assert_same(&self, other: &Self, who: &str) {
        let timeless = |room: &RoomView| RoomView { clocks: None, ..room.clone() };
        assert_eq!(self.seq, other.seq, "{who} has come as far");
        assert_eq!(
            self.room.as_ref().map(timeless),
            other.room.as_ref().map(timeless),
            "{who} knows the room"
        );
        assert_eq!(self.log, other.log, "{who} knows the log");
        assert_eq!(self.chat, other.chat, "{who} has read the chat");
        assert_eq!(self.table, other.table, "{who} knows the table");
    }
}

fn lay_lines<L: Clone>(known: &mut Vec<NumberedLine<L>>, told: &[NumberedLine<L>]) {
    for line in told {
        match known.binary_search_by_key(&line.seq, |known| known.seq) {
            Ok(place) => known[place] = line.clone(),
            Err(place) => known.insert(place, line.clone()),
        }
    }
}

/// Whether each line is one of these.
fn are_in<L: PartialEq>(told: &[NumberedLine<L>], all: &[NumberedLine<L>]) -> bool {
    let is_in = |line: &NumberedLine<L>| {
        all.binary_search_by_key(&line.seq, |known| known.seq).is_ok_and(|place| all[place] == *line)
    };
    told.iter().all(is_in)
}

macro_rules! over_tables {
    ($($game:ident in $module:ident;)+) => {
        fn lay_news(table: &mut GameTable, news: &GameNews) {
            match (table, news) {
                $((GameTable::$game(table), GameNews::$game(news)) => {
                    lay_lines(&mut table.lines, &news.lines);
                    table.view = news.view.clone();
                    table.decision.clone_from(&news.decision);
                    table.undo = news.undo;
                    table.history.clone_from(&news.history);
                })+
                _ => panic!("news of another game"),
            }
        }

        fn lay_table(known: &mut GameTable, told: &GameTable) {
            match (known, told) {
                $((GameTable::$game(known), GameTable::$game(told)) => {
                    let mut lines = std::mem::take(&mut known.lines);
                    lay_lines(&mut lines, &told.lines);
                    **known = (**told).clone();
                    known.lines = lines;
                })+
                _ => panic!("a table of another game"),
            }
        }

        /// What is to be decided, and what may be.
        pub(super) fn decision(table: &GameTable) -> Option<(DecisionKey, Vec<GameCommand>)> {
            match table {
                $(GameTable::$game(table) => {
                    let decision = table.decision.as_ref()?;
                    let legal = decision.legal.iter().map(|legal| legal.command.clone().into()).collect();
                    Some((decision.key.clone(), legal))
                })+
            }
        }

        /// What can be taken back.
        pub(super) fn undo(table: &GameTable) -> Option<Undo> {
            match table {
                $(GameTable::$game(table) => table.undo,)+
            }
        }

        /// Whether news tells what is at a table, and nothing else.
        pub(super) fn is_of(news: &GameNews, table: &GameTable) -> bool {
            match (news, table) {
                $((GameNews::$game(news), GameTable::$game(table)) => {
                    news.view == table.view
                        && news.decision == table.decision
                        && news.undo == table.undo
                        && news.history == table.history
                        && are_in(&news.lines, &table.lines)
                })+
                _ => false,
            }
        }

        /// Whether a table that was told, perhaps with some of the lines, is this one.
        pub(super) fn is_same(told: &GameTable, table: &GameTable) -> bool {
            match (told, table) {
                $((GameTable::$game(told), GameTable::$game(table)) => {
                    told.view == table.view
                        && told.decision == table.decision
                        && told.undo == table.undo
                        && told.history == table.history
                        && told.edition == table.edition
                        && are_in(&told.lines, &table.lines)
                })+
                _ => false,
            }
        }
    };
}

games::for_all_games!(over_tables);
