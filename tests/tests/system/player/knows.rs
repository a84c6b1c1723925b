//! What a client knows: built from what it was sent and nothing else.

use std::collections::BTreeMap;

use games::Outcome;
use games::course::History;
use games::tajuto::{Command, Line, Moment, PhaseView, Preview, Score, Tajuto, Told, View};
use protocol::{
    ChatLine, Decision, GameNews, GameTable, NewsOf, NumberedLine, RoomLine, RoomPhase, RoomView, Seq,
    ServerMessage, TableOf, Undo,
};

/// What a client knows. Two who know the same are equal, whatever moments they saw.
#[derive(Clone, Debug, Default)]
pub(crate) struct Knows {
    pub(crate) seq: u32,
    pub(crate) room: Option<RoomView>,
    pub(crate) log: Vec<RoomLine>,
    pub(crate) lines: BTreeMap<u32, NumberedLine<Line>>,
    pub(crate) view: Option<View>,
    pub(crate) decision: Option<Decision<Command, Preview>>,
    pub(crate) undo: Option<Undo>,
    pub(crate) history: Option<History>,
    pub(crate) chat: Vec<ChatLine>,
    pub(crate) moments: Vec<Moment>,
    /// The newest update, to the letter.
    pub(crate) update: String,
}

impl Knows {
    pub(crate) fn room(&self) -> &RoomView {
        self.room.as_ref().expect("it has been welcomed")
    }

    pub(crate) fn is_over(&self) -> bool {
        self.room().phase == RoomPhase::Over
    }

    /// The result of the game.
    pub(crate) fn outcome(&self) -> &Outcome<Score> {
        match &self.view.as_ref().expect("a game was played").phase {
            PhaseView::Over { outcome } => outcome,
            other => panic!("the game is not over: {other:?}"),
        }
    }

    /// Asserts that both know the same.
    #[track_caller]
    pub(crate) fn assert_same(&self, other: &Self) {
        assert_eq!(self.seq, other.seq);
        assert_eq!(self.room, other.room);
        assert_eq!(self.log, other.log);
        assert_eq!(self.lines, other.lines);
        assert_eq!(self.view, other.view);
        assert_eq!(self.decision, other.decision);
        assert_eq!((self.undo, &self.history), (other.undo, &other.history));
        assert_eq!(self.chat, other.chat);
    }

    /// Takes a message in as a client would.
    pub(super) fn take_in(&mut self, message: &ServerMessage, text: &str) {
        match message {
            ServerMessage::Welcome { seq, since, room, log, table, chat, .. } => {
                assert!(seq.0 >= self.seq, "a welcome to {} after {}", seq.0, self.seq);
                if since.0 == 0 {
                    self.log.clear();
                    self.lines.clear();
                } else {
                    assert_eq!(since.0, self.seq, "it goes on from what is known");
                    self.check_merge(log, table.as_ref());
                }
                self.seq = seq.0;
                self.room = Some((**room).clone());
                self.log.extend(log.iter().cloned());
                self.write(chat);
                if let Some(table) = table {
                    self.look(table);
                }
            }
            ServerMessage::Update { seq, room, log, table, news } => {
                assert!(seq.0 > self.seq, "an old update: {} after {}", seq.0, self.seq);
                self.check_numbers(*seq, room.is_some(), log, news.as_ref());
                self.seq = seq.0;
                if let Some(room) = room {
                    self.room = Some((**room).clone());
                }
                self.log.extend(log.iter().cloned());
                if let Some(table) = table {
                    self.look(table);
                }
                if let Some(news) = news {
                    self.learn(news);
                }
                text.clone_into(&mut self.update);
            }
            ServerMessage::Chat { line } => self.write(std::slice::from_ref(line)),
            _ => {}
        }
    }

    /// One who comes back is told nothing twice, but for lines that may have read otherwise.
    fn check_merge(&self, log: &[RoomLine], table: Option<&GameTable>) {
        assert!(log.iter().all(|line| line.seq.0 > self.seq), "an old line of the room");
        let lines = table.map(|table| table_of(table).lines.as_slice()).unwrap_or_default();
        for line in lines.iter().filter(|line| !line.undone && line.line.told != Told::TookTile) {
            assert_ne!(self.lines.get(&line.seq.0), Some(line), "it was known");
        }
    }

    /// Every number comes once: as a line, as a line of the room, or as a change of the room.
    fn check_numbers(&self, seq: Seq, room: bool, log: &[RoomLine], news: Option<&GameNews>) {
        let told = news.map(|news| news_of(news).lines.as_slice()).unwrap_or_default();
        let moments = news.map_or(0, |news| news_of(news).moments.len());
        let new = |seq: &Seq| seq.0 > self.seq;
        let lines: Vec<u32> = told.iter().map(|line| line.seq).filter(new).map(|seq| seq.0).collect();
        assert_eq!(lines.len(), moments, "a moment for each new line");
        assert!(log.iter().all(|line| new(&line.seq)), "an old line of the room");
        for line in told.iter().filter(|line| !new(&line.seq)) {
            let before = self.lines.get(&line.seq.0);
            assert!(before.is_some_and(|before| before != line), "{before:?} does not change to {line:?}");
        }
        if !room {
            assert_eq!(lines, (self.seq + 1..=seq.0).collect::<Vec<_>>(), "numbers without gaps");
        }
        assert!(lines.iter().all(|&line| line <= seq.0), "{lines:?} beyond {}", seq.0);
    }

    fn look(&mut self, table: &GameTable) {
        let TableOf::<Tajuto> { view, lines, decision, undo, history, .. } = table_of(table);
        self.lines.extend(lines.iter().map(|line| (line.seq.0, line.clone())));
        self.view = Some(view.clone());
        self.decision.clone_from(decision);
        self.undo = *undo;
        self.history.clone_from(history);
    }

    fn learn(&mut self, news: &GameNews) {
        let NewsOf::<Tajuto> { moments, lines, view, decision, undo, history } = news_of(news);
        self.moments.extend(moments.iter().cloned());
        self.lines.extend(lines.iter().map(|line| (line.seq.0, line.clone())));
        self.view = Some(view.clone());
        self.decision.clone_from(decision);
        self.undo = *undo;
        self.history.clone_from(history);
    }

    fn write(&mut self, chat: &[ChatLine]) {
        for line in chat {
            let last = self.chat.last().map_or(0, |line| line.n);
            assert_eq!(line.n, last + 1, "chat has numbers without gaps");
            self.chat.push(line.clone());
        }
    }
}

fn table_of(table: &GameTable) -> &TableOf<Tajuto> {
    let GameTable::Tajuto(table) = table else { panic!("a table of {}", table.kind()) };
    table
}

fn news_of(news: &GameNews) -> &NewsOf<Tajuto> {
    let GameNews::Tajuto(news) = news else { panic!("news of {}", news.kind()) };
    news
}
