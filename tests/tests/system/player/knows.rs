//! What a client knows: built from what it was sent and nothing else.

use std::collections::BTreeMap;

use games::Outcome;
use games::course::History;
use protocol::{
    ChatLine, Decision, GameNews, GameTable, NewsOf, NumberedLine, RoomLine, RoomPhase, RoomView, Seq,
    ServerMessage, TableOf, Undo,
};

use crate::game::TestGame;

/// What a client knows. Two who know the same are equal, whatever moments they saw.
#[derive(Clone, Debug)]
pub(crate) struct Knows<G: TestGame> {
    pub(crate) seq: u32,
    pub(crate) room: Option<RoomView>,
    pub(crate) log: Vec<RoomLine>,
    pub(crate) lines: BTreeMap<u32, NumberedLine<G::Line>>,
    pub(crate) view: Option<G::View>,
    pub(crate) decision: Option<Decision<G::Command, G::Preview>>,
    pub(crate) undo: Option<Undo>,
    pub(crate) history: Option<History>,
    pub(crate) chat: Vec<ChatLine>,
    pub(crate) moments: Vec<G::Moment>,
    /// The newest update, to the letter.
    pub(crate) update: String,
    /// Whether the server's data may be older than what is known, as after a restored backup.
    pub(crate) may_go_back: bool,
}

impl<G: TestGame> Default for Knows<G> {
    fn default() -> Self {
        Self {
            seq: 0,
            room: None,
            log: Vec::new(),
            lines: BTreeMap::new(),
            view: None,
            decision: None,
            undo: None,
            history: None,
            chat: Vec::new(),
            moments: Vec::new(),
            update: String::new(),
            may_go_back: false,
        }
    }
}

impl<G: TestGame> Knows<G> {
    pub(crate) fn room(&self) -> &RoomView {
        self.room.as_ref().expect("it has been welcomed")
    }

    pub(crate) fn is_over(&self) -> bool {
        self.room().phase == RoomPhase::Over
    }

    /// The table as it is seen.
    pub(crate) fn view(&self) -> &G::View {
        self.view.as_ref().expect("a game is played")
    }

    /// What it may do now.
    pub(crate) fn legal(&self) -> impl Iterator<Item = &G::Command> {
        self.decision.iter().flat_map(|decision| decision.legal.iter().map(|legal| &legal.command))
    }

    /// The result of the game.
    pub(crate) fn outcome(&self) -> &Outcome<G::Score> {
        G::result(self.view()).unwrap_or_else(|| panic!("the game is not over: {:?}", self.view))
    }

    /// What all saw happen, of what was seen.
    pub(crate) fn told_to_all(&self) -> Vec<G::Moment> {
        self.moments.iter().map(G::told_to_all).collect()
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
                if seq.0 < self.seq && self.may_go_back {
                    self.chat.clear();
                } else {
                    assert!(seq.0 >= self.seq, "a welcome to {} after {}", seq.0, self.seq);
                }
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
        let lines = table.map(|table| G::table(table).lines.as_slice()).unwrap_or_default();
        for line in lines.iter().filter(|line| !line.undone && !G::is_vague(&line.line)) {
            assert_ne!(self.lines.get(&line.seq.0), Some(line), "it was known");
        }
    }

    /// Every number comes once: as a line, as a line of the room, or as a change of the room.
    fn check_numbers(&self, seq: Seq, room: bool, log: &[RoomLine], news: Option<&GameNews>) {
        let told = news.map(|news| G::news(news).lines.as_slice()).unwrap_or_default();
        let moments = news.map_or(0, |news| G::news(news).moments.len());
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
        let TableOf::<G> { view, lines, decision, undo, history, .. } = G::table(table);
        self.lines.extend(lines.iter().map(|line| (line.seq.0, line.clone())));
        self.view = Some(view.clone());
        self.decision.clone_from(decision);
        self.undo = *undo;
        self.history.clone_from(history);
    }

    fn learn(&mut self, news: &GameNews) {
        let NewsOf::<G> { moments, lines, view, decision, undo, history } = G::news(news);
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
