//! The one place that changes a game. Events are facts: applying one asks no rule and cannot fail. Logs of
//! unknown origin go through `crate::replay` first.

use super::event::{Deed, Ending, Event, Finish, FloorDraw, Use};
use super::floor::FloorSet;
use super::objective::Objective;
use super::state::{Phase, State};
use super::tile::Ware;
use super::touch::Handful;
use crate::seat::Seat;

/// Brings an event about.
pub(super) fn apply(state: &mut State, event: &Event) {
    let seat = event.seat;
    match &event.deed {
        Deed::Groped { paid, handful } => {
            use_tile(state, seat, *paid);
            hold(state, seat, 1, handful);
        }
        Deed::GropedAgain { nth, handful } => hold(state, seat, *nth, handful),
        Deed::Picked { floor, .. } => {
            state.bag.remove(*floor);
            state.players[seat].floors.insert(*floor);
            state.phase = Phase::Turn { seat, acted: true };
        }
        Deed::DrewSize { paid, floor, draw, .. } | Deed::DrewBlind { paid, floor, draw } => {
            let FloorDraw { number, .. } = draw;
            state.next_draw = number + 1;
            use_tile(state, seat, *paid);
            state.bag.remove(*floor);
            state.players[seat].floors.insert(*floor);
        }
        Deed::Offered { paid, on, gain } => {
            use_tile(state, seat, *paid);
            state.players[seat].cubes.remove(on.pagoda);
            state.players[seat].mp += u32::from(*gain);
            state.garden[on.pagoda].cubes[on.size.index()] = Some(seat);
        }
        Deed::Acquired { paid, ware, price } => {
            use_tile(state, seat, *paid);
            pay(state, seat, *price);
            hand_over(state, seat, *ware);
        }
        Deed::Built { floor, gain, finished, .. } => {
            state.players[seat].floors.remove(*floor);
            state.players[seat].mp += u32::from(*gain);
            state.garden[floor.pagoda].height = floor.size.get();
            if let Some(Finish { ending, .. }) = finished.as_deref() {
                state.inaugurations.remove(floor.pagoda);
                state.first_finisher.get_or_insert(seat);
                if let Some(ending) = ending {
                    end_game(state, seat, ending);
                }
            }
        }
        Deed::Claimed { objective } => award(state, seat, *objective),
        Deed::EndedTurn { kept, returned, next } => {
            let player = &mut state.players[seat];
            player.floors = kept.iter().copied().collect::<FloorSet>();
            player.tiles.iter_mut().for_each(|held| held.used = 0);
            state.bag = state.bag.union(*returned);
            state.turn += 1;
            state.phase = Phase::Turn { seat: *next, acted: false };
        }
    }
}

fn end_game(state: &mut State, builder: Seat, ending: &Ending) {
    award(state, builder, Objective::FourthPagoda);
    if let Some(alone) = ending.most_meditation {
        award(state, alone, Objective::MostMeditation);
    }
    state.phase = Phase::Over(Box::new(ending.outcome.clone()));
}

fn use_tile(state: &mut State, seat: Seat, paid: Use) {
    state.players[seat].tiles[paid.tile.index()].used += 1;
    pay(state, seat, paid.cost);
    state.phase = Phase::Turn { seat, acted: true };
}

fn pay(state: &mut State, seat: Seat, price: u16) {
    state.players[seat].mp -= u32::from(price);
}

fn hold(state: &mut State, seat: Seat, nth: u8, handful: &Handful) {
    state.next_draw = handful.draw + 1;
    state.phase = Phase::Groping { seat, nth, handful: handful.clone() };
}

fn hand_over(state: &mut State, seat: Seat, ware: Ware) {
    match ware {
        Ware::Inauguration { pagoda } => state.inaugurations.remove(pagoda),
        Ware::Village { stack } => state.sold[stack.index()] += 1,
    }
    state.players[seat].take(ware);
}

fn award(state: &mut State, seat: Seat, objective: Objective) {
    state.objectives.remove(objective);
    state.players[seat].objectives.insert(objective);
}
