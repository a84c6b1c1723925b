//! The list of all that a seat may do now.

use super::command::Command;
use super::floor::{FloorSize, Pagoda};
use super::plan::plan;
use super::preview::{Preview, preview};
use super::state::{Phase, State};
use super::tile::{Action, ActionTile, Stack, Ware};
use super::touch::TouchMode;
use crate::game::Legal;
use crate::seat::Seat;

/// Exactly what `decide` accepts from a seat now.
pub(super) fn legal(state: &State, seat: Seat) -> Vec<Legal<Command, Preview>> {
    if state.to_move() != Some(seat) {
        return Vec::new();
    }
    let mut list = Vec::with_capacity(48);
    candidates(state, seat, &mut |command| {
        if let Ok(plan) = plan(state, seat, command) {
            list.push(Legal { command, preview: preview(state, seat, plan) });
        }
    });
    list
}

/// Every command that could be legal for the seat to move; what cannot even be tried is left out early.
fn candidates(state: &State, seat: Seat, offer: &mut impl FnMut(Command)) {
    if let Phase::Groping { handful, .. } = &state.phase {
        (0..handful.len()).for_each(|place| offer(Command::Pick { place }));
        offer(Command::GropeAgain {});
        return;
    }
    let player = &state.players[seat];
    player.floors.iter().for_each(|floor| offer(Command::Build { floor }));
    state.objectives.iter().for_each(|objective| offer(Command::Claim { objective }));
    for tile in ActionTile::ALL {
        let held = player.tiles[tile.index()];
        if held.used == held.owned || u32::from(state.edition.use_cost(tile)) > player.mp {
            continue;
        }
        if tile.does(Action::Draw) {
            draws(state.options.touch, tile, offer);
        }
        if tile.does(Action::Offer) {
            for pagoda in Pagoda::ALL {
                offer(Command::Offer { tile, pagoda });
            }
        }
        if tile.does(Action::Acquire) {
            for stack in Stack::ALL {
                offer(Command::Acquire { tile, ware: Ware::Village { stack } });
            }
            for pagoda in state.inaugurations.iter() {
                offer(Command::Acquire { tile, ware: Ware::Inauguration { pagoda } });
            }
        }
    }
    if player.floors.len() < 2 {
        offer(Command::EndTurn { keep: None });
    } else {
        player.floors.iter().for_each(|floor| offer(Command::EndTurn { keep: Some(floor) }));
    }
}

fn draws(touch: TouchMode, tile: ActionTile, offer: &mut impl FnMut(Command)) {
    match touch {
        TouchMode::Feel => offer(Command::Grope { tile }),
        TouchMode::Blind => offer(Command::DrawBlind { tile }),
        TouchMode::Sizes => {
            for size in FloorSize::ALL {
                offer(Command::DrawSize { tile, size });
            }
        }
    }
}
