//! One game in a room: its course, and what each viewer was told of it.

use super::Class;
use games::course::Course;
use games::replay::Entry;
use games::{Game, Outcome, Seat, Viewer};
use protocol::{DecisionKey, GameNews, GameTable, Look, NumberedLine, Seq, WireGame};
use std::collections::BTreeMap;

/// The game of a room: its course, and what was told of it.
#[derive(Clone, Debug)]
pub(crate) struct PlayOf<G: Game> {
    course: Course<G>,
    /// What each class was told, line by line, to find what reads differently.
    told: BTreeMap<Class, Vec<NumberedLine<G::Line>>>,
}

impl<G: Game> From<Course<G>> for PlayOf<G> {
    /// A game of which nobody was told yet.
    fn from(course: Course<G>) -> Self {
        Self { course, told: BTreeMap::new() }
    }
}

impl<G: WireGame> PlayOf<G> {
    /// What happened, and what was taken back.
    pub(crate) fn course(&self) -> &Course<G> {
        &self.course
    }

    /// The position.
    pub(crate) fn state(&self) -> &G::State {
        self.course.state()
    }

    /// Who has to give the next command.
    pub(crate) fn to_move(&self) -> Option<Seat> {
        G::to_move(self.state())
    }

    /// The result, once the game is over.
    pub(crate) fn outcome(&self) -> Option<&Outcome<G::Score>> {
        G::outcome(self.state())
    }

    /// Brings an event about.
    pub(super) fn apply(&mut self, seq: Seq, seat: Seat, command: Option<G::Command>, event: G::Event) {
        self.course.apply(seq.0, seat, command, event);
    }

    /// Brings about what an entry of a record says.
    pub(crate) fn happen(&mut self, entry: Entry<G>) {
        entry.happen(&mut self.course);
    }

    /// Takes back everything from an event on.
    pub(crate) fn take_back(&mut self, from: Seq) {
        self.course.take_back(from.0);
    }

    /// The table as it stands; of the lines those after a number, and those that may have read otherwise before.
    pub(crate) fn table(&self, viewer: Viewer, key: Option<&DecisionKey>, since: Seq) -> GameTable {
        let look = Look { course: &self.course, viewer, key };
        let mut lines = look.lines();
        lines.retain(|line| line.seq > since || line.undone || G::is_vague(&line.line));
        G::tag_table(look.table(lines))
    }

    /// What is new to a class since it was last told, with the moments of the events after `since`.
    pub(crate) fn news(
        &mut self,
        class: Class,
        viewer: Viewer,
        key: Option<&DecisionKey>,
        since: Seq,
    ) -> GameNews {
        let look = Look { course: &self.course, viewer, key };
        let lines = look.lines();
        let told = self.told.insert(class, lines.clone()).unwrap_or_default();
        G::tag_news(look.news(since, not_told(lines, &told)))
    }

    /// A class has been told everything.
    pub(crate) fn prime(&mut self, class: Class, viewer: Viewer) {
        let lines = Look { course: &self.course, viewer, key: None }.lines();
        self.told.insert(class, lines);
    }
}

/// The lines that are new, or read differently from what was told.
fn not_told<L: PartialEq>(lines: Vec<NumberedLine<L>>, told: &[NumberedLine<L>]) -> Vec<NumberedLine<L>> {
    let is_new = |(place, line): &(usize, NumberedLine<L>)| told.get(*place) != Some(line);
    lines.into_iter().enumerate().filter(is_new).map(|(_, line)| line).collect()
}
