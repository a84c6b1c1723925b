//! Completes a view by a guess: what a player who remembers nothing but what lies open could believe.

use super::edition::Edition;
use super::floor::{ByPagoda, Floor, FloorSet, PagodaSet};
use super::objective::{Objective, ObjectiveSet};
use super::state::{Held, Phase, Player, Site, State};
use super::tile::Stack;
use super::touch::{Felt, Handful, Reading};
use super::view::{InaugurationView, PhaseView, PileView, PlayerView, View};
use crate::dice::Stream;
use crate::seat::BySeat;
use std::sync::Arc;

/// A state that gives its viewer this view.
pub(super) fn imagine(edition: &Arc<Edition>, view: &View, chance: &mut Stream) -> State {
    let bag: FloorSet = view
        .bag
        .iter()
        .flat_map(|row| row.sizes.iter().map(|&size| Floor { pagoda: row.pagoda, size }))
        .collect();
    let mut garden = ByPagoda::<Site>::default();
    for site in &view.garden {
        let built = &mut garden[site.pagoda];
        built.height = u8::try_from(site.cubes.len()).unwrap_or(6);
        site.cubes.iter().zip(&mut built.cubes).for_each(|(&cube, place)| *place = cube);
    }
    let at_site = |place: &InaugurationView| matches!(place, InaugurationView::Site { .. });
    let mut sold = [0; 10];
    for stack in &view.village {
        let left = u8::try_from(stack.prices.len()).unwrap_or(u8::MAX);
        sold[stack.stack.index()] = stack.stack.size().saturating_sub(left);
    }
    let mut state = State {
        edition: Arc::clone(edition),
        options: view.options,
        players: view.players.map(|_, player| open_part(player)),
        garden,
        sold,
        inaugurations: view.garden.iter().filter(|s| at_site(&s.inauguration)).map(|s| s.pagoda).collect(),
        objectives: view.objectives.iter().copied().collect(),
        bag,
        first_finisher: view.first_finisher,
        turn: view.turn,
        next_draw: 1,
        phase: phase(edition, bag, &view.phase, chance),
    };
    deal_hidden(&mut state, &view.players, chance);
    state
}

/// What of a player the view shows, the pile included where it does.
fn open_part(view: &PlayerView) -> Player {
    let mut tiles = [Held::default(); 6];
    for tile in &view.tiles {
        let held = &mut tiles[tile.tile.index()];
        held.owned += 1;
        held.used += u8::from(tile.used);
    }
    let mut player = Player {
        colour: view.colour,
        mp: view.mp,
        tiles,
        cubes: view.cubes.iter().copied().collect(),
        floors: view.floors.iter().map(|front| front.floor).collect(),
        markets: view.markets,
        inaugurations: view.inaugurations.iter().copied().collect(),
        wisdom: [0; 5],
        shrines: 0,
        objectives: ObjectiveSet::NONE,
    };
    if let Some(PileView { wisdom, shrines, objectives, inaugurations, .. }) = &view.pile {
        player.wisdom = *wisdom;
        player.shrines = *shrines;
        player.objectives = objectives.iter().copied().collect();
        player.inaugurations = player.inaugurations.union(inaugurations.iter().copied().collect());
    }
    player
}

/// A tile that lies face down somewhere.
#[derive(Clone, Copy)]
enum Hidden {
    Wisdom(usize),
    Shrine,
    Objective(Objective),
}

/// Deals the tiles that nobody shows to those who have face-down tiles that are not shown. The surplus is
/// Inauguration tiles that left the game with their pagoda (T23).
fn deal_hidden(state: &mut State, views: &BySeat<PlayerView>, chance: &mut Stream) {
    let owned: PagodaSet = state.players.values().flat_map(|player| player.inaugurations.iter()).collect();
    let mut inaugurations: Vec<_> = state.finished().without(owned).iter().collect();
    let mut tiles = unshown_tiles(state);
    let wanted: usize = hidden_counts(views).map(|(_, count)| count).sum();
    chance.select(&mut inaugurations, usize::MAX);
    inaugurations.truncate(wanted.saturating_sub(tiles.len()));

    let mut places: Vec<_> =
        hidden_counts(views).flat_map(|(seat, count)| std::iter::repeat_n(seat, count)).collect();
    chance.select(&mut places, usize::MAX);
    for (pagoda, seat) in inaugurations.into_iter().zip(std::iter::from_fn(|| places.pop())) {
        state.players[seat].inaugurations.insert(pagoda);
    }
    for seat in places {
        let player = &mut state.players[seat];
        match tiles.pop() {
            Some(Hidden::Wisdom(index)) => player.wisdom[index] += 1,
            Some(Hidden::Shrine) => player.shrines += 1,
            Some(Hidden::Objective(objective)) => player.objectives.insert(objective),
            None => {}
        }
    }
}

/// How many face-down tiles each seat has that the view does not show.
fn hidden_counts(views: &BySeat<PlayerView>) -> impl Iterator<Item = (crate::seat::Seat, usize)> {
    views.iter().filter(|(_, player)| player.pile.is_none()).map(|(seat, p)| (seat, p.face_down.into()))
}

/// The Wisdom tiles, Shrines and Objectives that are taken and shown by nobody.
fn unshown_tiles(state: &State) -> Vec<Hidden> {
    let mut tiles = Vec::new();
    for (index, stack) in Stack::WISDOM.into_iter().enumerate() {
        let shown: u8 = state.players.values().map(|player| player.wisdom[index]).sum();
        let hidden = state.sold[stack.index()].saturating_sub(shown);
        tiles.extend((0..hidden).map(|_| Hidden::Wisdom(index)));
    }
    let shown: u8 = state.players.values().map(|player| player.shrines).sum();
    let hidden = state.sold[Stack::Shrine.index()].saturating_sub(shown);
    tiles.extend((0..hidden).map(|_| Hidden::Shrine));
    let shown: ObjectiveSet = state.players.values().flat_map(|player| player.objectives.iter()).collect();
    let taken = ObjectiveSet::ALL.without(state.objectives).without(shown);
    tiles.extend(taken.iter().map(Hidden::Objective));
    tiles
}

fn phase(edition: &Arc<Edition>, bag: FloorSet, view: &PhaseView, chance: &mut Stream) -> Phase {
    match view {
        PhaseView::Turn { seat, acted } => Phase::Turn { seat: *seat, acted: *acted },
        PhaseView::Groping { seat, nth, floors, readings, .. } => {
            let handful = match readings {
                Some(readings) => Handful { draw: 0, bag, felt: guess(bag, readings, chance).into() },
                None => Handful::take(bag, *floors, edition.feel(), 0, chance),
            };
            Phase::Groping { seat: *seat, nth: *nth, handful }
        }
        PhaseView::Over { outcome } => Phase::Over(Box::new(outcome.clone())),
    }
}

/// Floors of the bag that may well feel like this.
fn guess(mut bag: FloorSet, readings: &[Reading], chance: &mut Stream) -> Vec<Felt> {
    let mut felt = Vec::with_capacity(readings.len());
    for Reading { width, odds } in readings {
        let floors: Vec<Floor> = bag.iter().collect();
        // Odds speak of a size; each of its floors has an equal share, and the +1 keeps all possible.
        let weights: Vec<u32> =
            floors.iter().map(|floor| u32::from(odds[floor.size.index()]) * 64 + 1).collect();
        let mut place = chance.below(weights.iter().sum());
        let chosen = floors.iter().zip(&weights).find(|(_, weight)| {
            let here = place < **weight;
            place = place.saturating_sub(**weight);
            here
        });
        if let Some((&floor, _)) = chosen {
            bag.remove(floor);
            felt.push(Felt { floor, width: *width });
        }
    }
    felt
}
