//! The functions that are measured, each called in every position of the golden games.

use crate::golden::{Golden, Step};
use games::course::Course;
use games::registry::GameKind;
use games::{Game, Seat, Setup, Viewer};
use protocol::{DecisionKey, Look, Seq, ServerMessage, WireGame, json};
use std::error::Error;
use std::hint::black_box;

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Function {
    Decide,
    Apply,
    Legal,
    View,
    /// The update after a move, made and written out: for the seat to move, with all that it may do,
    UpdateMover,
    /// for another seat,
    UpdateWaiting,
    /// and for those who watch.
    UpdateSpectator,
}

impl Function {
    pub(crate) const ALL: [Self; 7] = [
        Self::Decide,
        Self::Apply,
        Self::Legal,
        Self::View,
        Self::UpdateMover,
        Self::UpdateWaiting,
        Self::UpdateSpectator,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Decide => "decide",
            Self::Apply => "apply",
            Self::Legal => "legal",
            Self::View => "view",
            Self::UpdateMover => "update_mover",
            Self::UpdateWaiting => "update_waiting",
            Self::UpdateSpectator => "update_spectator",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|function| function.name() == name)
    }
}

/// Calls a function in every position of a game's golden games; says how often.
pub(crate) fn call_all(game: GameKind, function: Function) -> Result<u64, Box<dyn Error>> {
    games::with_game!(game, G => {
        let mut calls = 0;
        for golden in Golden::<G>::all()? {
            calls += Called::<G>::new(function, golden.opening.clone())?.play(&golden)?;
        }
        Ok(calls)
    })
}

/// The part of each call that callgrind is told to count, which finds it by its name. What comes of the call is thrown
/// away in it: memory is given back, too.
#[inline(never)]
fn counted_call<T>(call: impl FnOnce() -> T) -> u64 {
    drop(black_box(call()));
    black_box(1)
}

/// A game in whose positions a function is called.
struct Called<G: Game> {
    function: Function,
    course: Course<G>,
    /// The colours that play, of whom there is one for each seat.
    setup: Setup<G>,
    key: DecisionKey,
}

impl<G: WireGame> Called<G> {
    fn new(function: Function, opening: G::Opening) -> Result<Self, Box<dyn Error>> {
        let setup = G::setup(&opening)?;
        Ok(Self { function, course: Course::new(opening), setup, key: DecisionKey::new("100")? })
    }

    fn play(mut self, golden: &Golden<G>) -> Result<u64, Box<dyn Error>> {
        let mut calls = 0;
        let mut seq = 0;
        for step in &golden.steps {
            calls += self.before(step, golden)?;
            let mut command = Some(step.command.clone());
            for event in &step.events {
                seq += 1;
                self.course.apply(seq, step.seat, command.take(), event.clone());
                calls += self.after(seq);
            }
        }
        Ok(calls)
    }

    /// What is asked before a command is given, and what is done by it.
    fn before(
        &self,
        Step { seat, command, events }: &Step<G::Command, G::Event>,
        Golden { seed, .. }: &Golden<G>,
    ) -> Result<u64, Box<dyn Error>> {
        let state = self.course.state();
        Ok(match self.function {
            Function::Decide => {
                if G::decide(state, *seat, command, seed).as_ref() != Ok(events) {
                    return Err(format!("{command:?} is decided otherwise than in the golden game").into());
                }
                counted_call(|| G::decide(state, *seat, command, seed))
            }
            Function::Apply => {
                let mut state = state.clone();
                counted_call(|| events.iter().for_each(|event| G::apply(&mut state, event)))
            }
            Function::Legal => counted_call(|| G::legal(state, *seat)),
            Function::View => counted_call(|| G::view(state, Viewer::Seat(*seat))),
            Function::UpdateMover | Function::UpdateWaiting | Function::UpdateSpectator => 0,
        })
    }

    /// What is told after an event; once the game is over, nobody is the mover.
    fn after(&self, seq: u32) -> u64 {
        let to_move = G::to_move(self.course.state());
        let viewer = match self.function {
            Function::UpdateMover => to_move.map(Viewer::Seat),
            Function::UpdateWaiting => to_move.map(|mover| Viewer::Seat(self.next(mover))),
            Function::UpdateSpectator => Some(Viewer::Spectator),
            Function::Decide | Function::Apply | Function::Legal | Function::View => None,
        };
        viewer.map_or(0, |viewer| counted_call(|| self.update(viewer, seq)))
    }

    fn next(&self, seat: Seat) -> Seat {
        self.setup.colours().after(seat)
    }

    /// The text of an update about the last event, as a room makes it.
    fn update(&self, viewer: Viewer, seq: u32) -> serde_json::Result<Vec<u8>> {
        let since = Seq(seq - 1);
        let look = Look { course: &self.course, viewer, key: Some(&self.key) };
        let news = G::tag_news(look.news(since, look.lines_after(since)));
        let news = Some(news);
        let update = ServerMessage::Update { seq: Seq(seq), room: None, log: Vec::new(), table: None, news };
        json::to_bytes_behind(&update, 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_function_is_called_in_hundreds_of_positions() {
        for game in GameKind::ALL {
            for function in Function::ALL {
                assert!(call_all(game, function).unwrap() > 500, "{game} {}", function.name());
            }
        }
    }

    #[test]
    fn functions_are_found_by_their_names() {
        assert!(Function::ALL.into_iter().all(|function| Function::named(function.name()) == Some(function)));
        assert_eq!(Function::named("guess"), None);
    }
}
