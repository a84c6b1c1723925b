//! A game as a test played it, and what must hold of it whichever game it is.

use crate::dice::Dice;
use crate::game::Game;
use crate::playout::{self, Happening};
use crate::seat::Seat;
use std::cell::RefCell;

/// One command of it.
pub(crate) struct Step<'a, G: Game> {
    pub(crate) nth: usize,
    pub(crate) before: &'a G::State,
    pub(crate) seat: Seat,
    pub(crate) command: &'a G::Command,
    pub(crate) event: &'a G::Event,
    pub(crate) after: &'a G::State,
}

/// A game from its opening to its end.
pub(crate) struct Played<G: Game> {
    pub(crate) opening: G::Opening,
    pub(crate) commands: Vec<(Seat, G::Command)>,
    pub(crate) events: Vec<G::Event>,
    pub(crate) state: G::State,
}

impl<G: Game> Played<G> {
    /// Plays to the end with commands that `choose` gives, showing each step.
    pub(crate) fn to_the_end(
        opening: G::Opening,
        dice: &dyn Dice,
        mut choose: impl FnMut(&G::State, Seat) -> Option<G::Command>,
        mut show: impl FnMut(&Step<'_, G>),
    ) -> Self {
        let before = RefCell::new(G::begin(&opening));
        let (mut commands, mut events) = (Vec::new(), Vec::new());
        let choose = |state: &G::State, seat| {
            before.replace(state.clone());
            choose(state, seat)
        };
        let state = playout::run::<G>(&opening, dice, choose, |happening| {
            let Happening { seat, command, event, state } = *happening;
            show(&Step { nth: events.len(), before: &before.borrow(), seat, command, event, after: state });
            commands.push((seat, command.clone()));
            events.push(event.clone());
            Ok(())
        });
        Self { opening, commands, events, state: state.unwrap() }
    }

    /// What was stored, read and applied again, gives the same state.
    pub(crate) fn check_replay(&self) {
        let opening: G::Opening =
            serde_json::from_str(&serde_json::to_string(&self.opening).unwrap()).unwrap();
        let stored = serde_json::to_string(&self.events).unwrap();
        let mut replayed = G::begin(&opening);
        for event in serde_json::from_str::<Vec<G::Event>>(&stored).unwrap() {
            G::apply(&mut replayed, &event);
        }
        assert_eq!(replayed, self.state);
    }

    /// The same dice and commands give the same events.
    pub(crate) fn check_determinism(&self, dice: &dyn Dice) {
        let mut state = G::begin(&self.opening);
        let mut again = Vec::new();
        for (seat, command) in &self.commands {
            let decided = G::decide(&state, *seat, command, dice).unwrap();
            for event in &decided {
                G::apply(&mut state, event);
            }
            again.extend(decided);
        }
        assert_eq!(again, self.events);
    }
}
