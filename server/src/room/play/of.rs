//! One game in a room: its course, and what of its log reads differently from what was told.

use games::course::Course;
use games::replay::Entry;
use games::{Game, Outcome, Seat, Viewer};
use protocol::{DecisionKey, GameNews, GameTable, Look, NumberedLine, Seq, WireGame};

/// The game of a room.
#[derive(Debug)]
pub(crate) struct PlayOf<G: Game> {
    course: Course<G>,
    /// The course as it was told last, where older lines may read differently since.
    before: Option<Box<Course<G>>>,
}

impl<G: Game> From<Course<G>> for PlayOf<G> {
    /// A game of which nothing is to be told.
    fn from(course: Course<G>) -> Self {
        Self { course, before: None }
    }
}

impl<G: WireGame> PlayOf<G> {
    /// What happened, and what was taken back.
    pub(crate) fn course(&self) -> &Course<G> {
        &self.course
    }

    /// Makes room for so many more events.
    pub(super) fn expect(&mut self, events: usize) {
        self.course.expect(events);
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
        if G::retells(&event) {
            self.keep_before();
        }
        self.course.apply(seq.0, seat, command, event);
    }

    /// Brings about what an entry of a record says.
    pub(crate) fn happen(&mut self, entry: Entry<G>) {
        let retells = match &entry {
            Entry::TookBack { .. } => true,
            Entry::Command { events, .. } => events.iter().any(G::retells),
        };
        if retells {
            self.keep_before();
        }
        entry.happen(&mut self.course);
    }

    /// Takes back everything from an event on.
    pub(crate) fn take_back(&mut self, from: Seq) {
        self.keep_before();
        self.course.take_back(from.0);
    }

    fn keep_before(&mut self) {
        if self.before.is_none() {
            self.before = Some(Box::new(self.course.clone()));
        }
    }

    /// The table as it stands; of the lines those after a number, and those that may have read otherwise before.
    pub(crate) fn table(&self, viewer: Viewer, key: Option<&DecisionKey>, since: Seq) -> GameTable {
        let look = Look { course: &self.course, viewer, key };
        let mut lines = look.lines();
        lines.retain(|line| line.seq > since || line.undone || G::is_vague(&line.line));
        G::tag_table(look.table(lines))
    }

    /// What is new to a viewer who was told everything up to `since`, with the moments of the events after it.
    pub(crate) fn news(&self, viewer: Viewer, key: Option<&DecisionKey>, since: Seq) -> GameNews {
        let look = Look { course: &self.course, viewer, key };
        let lines = match &self.before {
            Some(before) => not_told(look.lines(), &Look { course: before, viewer, key }.lines()),
            None => look.lines_after(since),
        };
        G::tag_news(look.news(since, lines))
    }

    /// Everybody who is there has been told everything.
    pub(crate) fn have_told(&mut self) {
        self.before = None;
    }
}

/// The lines that are new, or read differently from what was told.
fn not_told<L: PartialEq>(lines: Vec<NumberedLine<L>>, told: &[NumberedLine<L>]) -> Vec<NumberedLine<L>> {
    let is_new = |(place, line): &(usize, NumberedLine<L>)| told.get(*place) != Some(line);
    lines.into_iter().enumerate().filter(is_new).map(|(_, line)| line).collect()
}
