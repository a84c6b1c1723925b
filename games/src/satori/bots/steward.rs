//! *Steward*: plays each of the best next steps on to the end of its turn, on an imagined state, and takes the one
//! that ends best.

use super::evaluate::Outlook;
use super::weights::{TUNED, Weights};
use crate::bot::{Bot, Sight};
use crate::dice::{Seed, Stream};
use crate::game::Legal;
use crate::satori::apply::{apply, settle_answer};
use crate::satori::command::Command;
use crate::satori::decide::carry_out;
use crate::satori::legal::legal;
use crate::satori::piece::Place;
use crate::satori::plan::{Answer, Plan, plan};
use crate::satori::preview::Preview;
use crate::satori::state::{Phase, ROUNDS, State};
use crate::satori::{Satori, score};
use crate::seat::Seat;
use std::collections::BTreeSet;

/// How many next steps are played on to the end of the turn.
const WIDTH: usize = 6;

/// Looks to the end of its own turn, with a hand-made evaluation.
#[derive(Debug)]
pub(in crate::satori) struct Steward {
    weights: Weights,
}

/// The steward of the house.
pub(in crate::satori) const STEWARD: Steward = Steward { weights: TUNED };

impl Bot<Satori> for Steward {
    fn choose(&self, sight: &Sight<'_, Satori>, chance: &mut Stream) -> Option<Command> {
        let seat = sight.seat();
        let state = sight.imagine(chance);
        let thinker = Thinker { seat, outlook: Outlook::new(&state, seat, &self.weights) };
        match &state.phase {
            Phase::Turn(turn) if turn.seat == seat => thinker.best_step(&state),
            Phase::Amulet { .. } => Some(Command::ChooseAmulet { play: plays_amulet(&state, seat) }),
            _ => thinker.next_steps(&state).into_iter().next().map(|step| step.command),
        }
    }
}

/// A command, and how things would stand after it.
struct Step {
    command: Command,
    /// Nothing once the turn is over.
    then: Option<State>,
    worth: f64,
}

struct Thinker<'a> {
    seat: Seat,
    outlook: Outlook<'a>,
}

impl Thinker<'_> {
    /// The step after which the turn ends best.
    fn best_step(&self, state: &State) -> Option<Command> {
        let steps = self.next_steps(state).into_iter().take(WIDTH);
        let ends = steps.map(|step| {
            let end = step.then.map_or(step.worth, |then| self.play_on(then));
            (end, step.command)
        });
        ends.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, command)| command)
    }

    /// What the turn ends with when the most promising step is taken each time.
    fn play_on(&self, mut state: State) -> f64 {
        loop {
            let Some(step) = self.next_steps(&state).into_iter().next() else {
                return self.outlook.value(&state);
            };
            match step.then {
                Some(then) => state = then,
                None => return step.worth,
            }
        }
    }

    /// What can be done next, the most promising first.
    fn next_steps(&self, state: &State) -> Vec<Step> {
        // Of ways that lead to the same, one is enough.
        let mut ends = BTreeSet::new();
        let is_new = |legal: &Legal<Command, Preview>| match &legal.command {
            Command::MoveLight { action, way } => {
                ends.insert((*action, way.lead(state.mountains.hikari), won(&legal.preview)))
            }
            _ => true,
        };
        let new = legal(state, self.seat).into_iter().filter(is_new);
        let mut steps: Vec<Step> = new.filter_map(|legal| self.step(state, legal.command)).collect();
        steps.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        steps
    }

    /// What comes of a command, without what follows the turn.
    fn step(&self, state: &State, command: Command) -> Option<Step> {
        let mut then = state.clone();
        let plan = plan(state, self.seat, &command).ok()?;
        if let Plan::Answer(answer) = plan {
            settle_answer(&mut then, self.seat, &answer);
            let worth = self.outlook.value(&then);
            let ends = matches!(answer, Answer::EndTurn);
            // Of equals, what ends the turn is last.
            return Some(Step { command, then: None, worth: if ends { worth - 1e-9 } else { worth } });
        }
        // What a tier's cost tile will be is anybody's guess.
        apply(&mut then, &carry_out(state, self.seat, plan, &Seed::from(0)));
        let worth = self.outlook.value(&then) + self.outlook.promise(&then);
        Some(Step { command, then: Some(then), worth })
    }
}

fn won(preview: &Preview) -> Vec<Place> {
    preview.won.iter().map(|won| won.place).collect()
}

/// Whether more is won than given away: at the end nothing is kept back for later.
fn plays_amulet(state: &State, seat: Seat) -> bool {
    let meeting = score::meeting(state, state.players[seat].amulet);
    let all = state.players.len();
    let most = if state.round < ROUNDS { 1 } else { all - 1 };
    meeting.contains(&seat) && meeting.len() <= most
}
