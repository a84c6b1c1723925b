//! What one viewer gets of the course of a game.

use crate::id::DecisionKey;
use crate::numbers::Seq;
use crate::table::{Decision, NewsOf, NumberedLine, TableOf, Undo};
use games::course::{Course, Move, TakeBack};
use games::{Game, Viewer};
use std::sync::Arc;

/// A viewer's look at a game.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a, G: Game> {
    /// The game.
    pub course: &'a Course<G>,
    /// Who looks.
    pub viewer: Viewer,
    /// The key of the decision that is to be made; there is one as long as the game goes on.
    pub key: Option<&'a DecisionKey>,
}

impl<G: Game> Look<'_, G> {
    /// The whole log.
    pub fn lines(&self) -> Vec<NumberedLine<G::Line>> {
        self.lines_of(self.course.moves())
    }

    /// The log of the events after a number.
    pub fn lines_after(&self, seq: Seq) -> Vec<NumberedLine<G::Line>> {
        self.lines_of(self.course.moves_after(seq.0))
    }

    fn lines_of(&self, moves: &[Move<G>]) -> Vec<NumberedLine<G::Line>> {
        let line = |made: &Move<G>| NumberedLine {
            seq: Seq(made.seq),
            line: G::line(self.course.state(), &made.event, self.viewer),
            undone: made.undone,
        };
        moves.iter().map(line).collect()
    }

    /// The table as it stands, with these lines of the log.
    pub fn table(&self, lines: Vec<NumberedLine<G::Line>>) -> TableOf<G> {
        let state = self.course.state();
        TableOf::<G> {
            edition: Arc::clone(G::edition(state)),
            view: G::view(state, self.viewer),
            lines,
            decision: self.decision(),
            undo: self.undo(),
            history: self.course.history(),
        }
    }

    /// What is new after an event, with these lines of the log.
    pub fn news(&self, since: Seq, lines: Vec<NumberedLine<G::Line>>) -> NewsOf<G> {
        let new = self.course.moves_after(since.0).iter();
        NewsOf::<G> {
            moments: new.map(|made| G::moment(&made.event, self.viewer)).collect(),
            lines,
            view: G::view(self.course.state(), self.viewer),
            decision: self.decision(),
            undo: self.undo(),
            history: self.course.history(),
        }
    }

    fn decision(&self) -> Option<Decision<G::Command, G::Preview>> {
        let state = self.course.state();
        match self.viewer {
            Viewer::Seat(seat) if G::to_move(state) == Some(seat) => {
                Some(Decision { key: self.key?.clone(), legal: G::legal(state, seat) })
            }
            _ => None,
        }
    }

    fn undo(&self) -> Option<Undo> {
        let Viewer::Seat(seat) = self.viewer else { return None };
        self.key?;
        let (from, how) = self.course.last_take_back(seat)?;
        Some(Undo { from: Seq(from), asks: how != TakeBack::Free })
    }
}
