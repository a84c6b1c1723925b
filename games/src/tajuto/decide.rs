//! From an allowed command to its events: here chance has its say.

use super::event::{Deed, Ending, Event, Finish, FloorDraw};
use super::floor::{Floor, FloorSet};
use super::objective::Objective;
use super::plan::{Plan, PlannedFinish};
use super::score::Score;
use super::state::{Player, State};
use super::touch::Handful;
use crate::dice::Dice;
use crate::outcome::Outcome;
use crate::seat::{BySeat, Seat};

/// What happens when a plan is carried out.
pub(super) fn carry_out(state: &State, seat: Seat, plan: Plan, dice: &dyn Dice) -> Event {
    let deed = match plan {
        Plan::Grope { paid } => Deed::Groped { paid, handful: take_handful(state, dice) },
        Plan::GropeAgain { nth } => Deed::GropedAgain { nth, handful: take_handful(state, dice) },
        Plan::Pick { place, floor } => Deed::Picked { place, floor },
        Plan::DrawSize { paid, size, from } => {
            let (floor, draw) = draw_floor(state, from, dice);
            Deed::DrewSize { paid, size, floor, draw }
        }
        Plan::DrawBlind { paid } => {
            let (floor, draw) = draw_floor(state, state.bag, dice);
            Deed::DrewBlind { paid, floor, draw }
        }
        Plan::Offer { paid, on, gain } => Deed::Offered { paid, on, gain },
        Plan::Acquire { paid, ware, price, .. } => Deed::Acquired { paid, ware, price },
        Plan::Build { floor, gain, over_cube, finished } => {
            let finished = finished.map(|PlannedFinish { inauguration, ends_game }| {
                Box::new(Finish {
                    inauguration,
                    ending: ends_game.then(|| end_game(state, seat, floor, gain)),
                })
            });
            Deed::Built { floor, gain, over_cube, finished }
        }
        Plan::Claim { objective } => Deed::Claimed { objective },
        Plan::EndTurn { kept, returned, next } => Deed::EndedTurn { kept, returned, next },
    };
    Event { seat, deed }
}

fn take_handful(state: &State, dice: &dyn Dice) -> Handful {
    let size = state.edition.file().touch.handful;
    let draw = state.next_draw;
    Handful::take(state.bag, size, state.edition.feel(), draw, &mut dice.stream(draw))
}

fn draw_floor(state: &State, from: FloorSet, dice: &dyn Dice) -> (Floor, FloorDraw) {
    let number = state.next_draw;
    let mut floors: Vec<Floor> = from.iter().collect();
    dice.stream(number).select(&mut floors, 1);
    (floors[0], FloorDraw { number, from })
}

/// T25–T27: the endgame Objectives and the scores, once the last floor is built and its gain taken.
pub(super) fn end_game(before: &State, builder: Seat, last: Floor, gain: u16) -> Ending {
    let mut finished = before.finished();
    finished.insert(last.pagoda);
    let mut players = before.players.clone();
    players[builder].mp += u32::from(gain);
    players[builder].objectives.insert(Objective::FourthPagoda);
    let most_meditation = alone_with_most(&players);
    if let Some(alone) = most_meditation {
        players[alone].objectives.insert(Objective::MostMeditation);
    }
    let scores = players.map(|_, player| Score::of(player, finished, &before.edition));
    Ending { most_meditation, outcome: Outcome::of_most_points(scores) }
}

fn alone_with_most(players: &BySeat<Player>) -> Option<Seat> {
    let most = players.values().map(|player| player.mp).max()?;
    let mut with_most = players.iter().filter(|(_, player)| player.mp == most).map(|(seat, _)| seat);
    let first = with_most.next();
    first.filter(|_| with_most.next().is_none())
}
