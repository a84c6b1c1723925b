//! Counts every piece: what must hold in every position, whatever was played.

use super::floor::{Floor, FloorSet, FloorSize, Pagoda};
use super::objective::Objective;
use super::score::Score;
use super::state::{PAGODAS_TO_END, Phase, State};
use super::tile::{ActionTile, Stack};
use crate::game::Violation;
use crate::outcome::Outcome;

/// No game brings so many points; one that was charged too much wraps round to more.
const MOST_POINTS: u32 = 100_000;

/// Checks that a position is possible.
pub(super) fn check(state: &State) -> Result<(), Violation> {
    floors(state)?;
    cubes(state)?;
    tiles(state)?;
    objectives(state)?;
    players(state)?;
    phase(state)
}

fn demand(holds: bool, what: impl FnOnce() -> String) -> Result<(), Violation> {
    if holds { Ok(()) } else { Err(Violation(what())) }
}

/// Each of the 48 floors is in exactly one place.
fn floors(state: &State) -> Result<(), Violation> {
    let mut seen = FloorSet::NONE;
    let mut place = |floor: Floor| {
        demand(!seen.contains(floor), || format!("the floor {floor} is in two places"))?;
        seen.insert(floor);
        Ok(())
    };
    state.bag.iter().try_for_each(&mut place)?;
    for player in state.players.values() {
        player.floors.iter().try_for_each(&mut place)?;
    }
    for (pagoda, site) in state.garden.iter() {
        demand(site.height <= 6, || format!("the {pagoda} pagoda has {} floors", site.height))?;
        FloorSize::ALL.iter().take(site.height.into()).try_for_each(|&size| place(Floor { pagoda, size }))?;
    }
    demand(seen == FloorSet::ALL, || format!("only {} floors are accounted for", seen.len()))
}

/// Each player's cube of a colour is held or stands on that pagoda, once; no floor carries two.
fn cubes(state: &State) -> Result<(), Violation> {
    for (seat, player) in state.players.iter() {
        for (pagoda, site) in state.garden.iter() {
            let placed = site.cubes.iter().filter(|&&cube| cube == Some(seat)).count();
            let held = usize::from(player.cubes.contains(pagoda));
            demand(placed + held == 1, || {
                format!("seat {seat} has {held} {pagoda} cubes and has placed {placed}")
            })?;
        }
    }
    for (pagoda, site) in state.garden.iter() {
        let above = &site.cubes[usize::from(site.height)..];
        demand(above.iter().all(Option::is_none), || format!("a cube floats over the {pagoda} pagoda"))?;
        demand(site.cubes[5].is_none(), || format!("the roof of the {pagoda} pagoda carries a cube"))?;
    }
    Ok(())
}

/// What is gone from the village is what the players have.
fn tiles(state: &State) -> Result<(), Violation> {
    for stack in Stack::ALL {
        let owned: u8 = state
            .players
            .values()
            .map(|player| match (stack.wisdom(), stack.action_tile()) {
                (Some(place), _) => player.wisdom[place],
                (_, Some(tile)) => player.tiles[tile.index()].owned,
                _ if stack == Stack::Market => player.markets,
                _ => player.shrines,
            })
            .sum();
        let sold = state.sold[stack.index()];
        demand(owned == sold && sold <= stack.size(), || {
            format!("{sold} tiles of {stack} are gone and {owned} are owned")
        })?;
    }
    for (seat, player) in state.players.iter() {
        for tile in ActionTile::ALL {
            let held = player.tiles[tile.index()];
            let to_move = state.to_move() == Some(seat) || matches!(state.phase, Phase::Over(_));
            demand(held.used <= held.owned && (held.used == 0 || to_move), || {
                format!("seat {seat} has used {} of {} tiles {tile:?}", held.used, held.owned)
            })?;
        }
    }
    for pagoda in Pagoda::ALL {
        let owners = state.players.values().filter(|player| player.inaugurations.contains(pagoda)).count();
        let at_site = usize::from(state.inaugurations.contains(pagoda));
        let finished = state.garden[pagoda].is_finished();
        let fits = if finished { at_site == 0 && owners <= 1 } else { at_site + owners == 1 };
        demand(fits, || format!("the {pagoda} Inauguration tile: {owners} owners, {at_site} at its site"))?;
    }
    Ok(())
}

/// What a player can have before them.
fn players(state: &State) -> Result<(), Violation> {
    for (seat, player) in state.players.iter() {
        demand(player.mp <= MOST_POINTS, || format!("seat {seat} has {} points", player.mp))?;
        let waits = state.to_move().is_some_and(|mover| mover != seat);
        demand(!waits || player.floors.len() <= 1, || {
            format!("T22: seat {seat} kept {} floors", player.floors.len())
        })?;
    }
    let finished = !state.finished().is_empty();
    demand(state.first_finisher.is_some() == finished, || {
        format!("the first pagoda was finished by {:?}", state.first_finisher)
    })
}

fn objectives(state: &State) -> Result<(), Violation> {
    for objective in Objective::ALL {
        let owners = state.players.values().filter(|player| player.objectives.contains(objective)).count();
        let open = usize::from(state.objectives.contains(objective));
        demand(owners + open == 1, || format!("the Objective {objective} is in {} places", owners + open))?;
        let early = objective.is_endgame() && owners == 1 && !matches!(state.phase, Phase::Over(_));
        demand(!early, || format!("the Objective {objective} was awarded before the end"))?;
    }
    Ok(())
}

fn phase(state: &State) -> Result<(), Violation> {
    let finished = state.finished().len();
    match &state.phase {
        Phase::Turn { seat, acted } => {
            let used = state.players[*seat].tiles.iter().any(|held| held.used > 0);
            demand(*acted == used, || {
                format!("T8: seat {seat} has acted: {acted}, and used a tile: {used}")
            })?;
            demand(finished < PAGODAS_TO_END, || {
                format!("{finished} pagodas are finished, and play goes on")
            })?;
            demand(*acted || !state.bag.is_empty(), || "T8: a turn begins with an empty bag".into())
        }
        Phase::Groping { seat, nth, handful } => {
            let touch = &state.edition.file().touch;
            let used = state.players[*seat].tiles.iter().any(|held| held.used > 0);
            demand(used, || format!("T12: seat {seat} gropes and has used no tile"))?;
            demand((1..=touch.handfuls).contains(nth), || format!("T11: this is handful {nth}"))?;
            let size = state.bag.len().min(touch.handful.into());
            demand(handful.felt.len() == size, || {
                format!("T11: {} floors are in the hand, not {size}", handful.felt.len())
            })?;
            let floors: FloorSet = handful.felt.iter().map(|felt| felt.floor).collect();
            demand(floors.len() == handful.felt.len() && floors.without(state.bag).is_empty(), || {
                "the handful is not in the bag".into()
            })
        }
        Phase::Over(outcome) => {
            demand(finished == PAGODAS_TO_END, || format!("the game ended with {finished} pagodas"))?;
            let scores = state.players.map(|seat, _| -> Score { state.score(seat) });
            demand(outcome.as_ref() == &Outcome::of_most_points(scores), || {
                "the result is not what the piles are worth".into()
            })
        }
    }
}
