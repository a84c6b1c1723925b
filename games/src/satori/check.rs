//! Counts every piece and checks that a position is possible.

use super::goods::Goods;
use super::piece::{Amulet, CostTile, Place, Spot, StartingTile, Worshippers};
use super::score;
use super::state::{JokoroSpace, MOST_INCENSE, Phase, ROUNDS, State, TURNS, player};
use crate::game::Violation;
use crate::seat::Seat;
use std::collections::BTreeSet;

/// Checks that a position is possible.
pub(super) fn check(state: &State) -> Result<(), Violation> {
    supply(state)?;
    worshippers(state)?;
    altars(state)?;
    meditation_tiles(state)?;
    pagoda(state)?;
    players(state)?;
    starting_tiles(state)?;
    order(state)?;
    phase(state)
}

fn demand(holds: bool, what: impl FnOnce() -> String) -> Result<(), Violation> {
    if holds { Ok(()) } else { Err(Violation(what())) }
}

/// One kind of goods.
type Of = fn(&Goods) -> u8;

/// Every coin, log, stone and emerald is in the supply or with a player.
fn supply(state: &State) -> Result<(), Violation> {
    let count = |of: Of| {
        let held: u32 = state.players.values().map(|player| u32::from(of(&player.goods))).sum();
        (held + u32::from(of(&state.supply)), u32::from(of(&state.edition.supply)))
    };
    let goods: [(&str, Of); 4] =
        [("coins", |g| g.coin), ("wood", |g| g.wood), ("stone", |g| g.stone), ("emeralds", |g| g.emerald)];
    for (name, of) in goods {
        let (found, all) = count(of);
        demand(found == all, || format!("{found} {name} are accounted for, not {all}"))?;
    }
    Ok(())
}

/// Every worshipper is in the bag, at the Sanmon or on an altar.
fn worshippers(state: &State) -> Result<(), Violation> {
    let all = Worshippers::each(state.edition.worshippers_per_colour.of(state.players.len()));
    let found = state.worshippers();
    demand(found == all, || format!("the worshippers are {found:?}"))?;
    let waiting = usize::from(TURNS) * state.players.len();
    let placed = usize::from(waiting_gone(state));
    demand(usize::from(state.sanmon.count()) + placed == waiting, || {
        format!("{} worshippers wait and {placed} turns have placed one", state.sanmon.count())
    })
}

/// How many worshippers have been placed in this round.
fn waiting_gone(state: &State) -> u8 {
    state.turns + u8::from(matches!(&state.phase, Phase::Turn(turn) if turn.placed))
}

/// Each altar tile and each decoration is in one place; nobody has more than three altars.
fn altars(state: &State) -> Result<(), Violation> {
    let built: Vec<_> = state.court.built().collect();
    let mut seen = BTreeSet::new();
    let tiles = built.iter().map(|(_, altar)| altar.tile).chain(state.site.altars.iter().flatten().copied());
    for tile in tiles.chain(state.site.altar_pile.iter().copied()) {
        let known = tile.index() < state.edition.altar.len();
        demand(known && seen.insert(tile), || format!("altar tile {} is in two places", tile.0))?;
    }
    let gone = usize::from(state.site.altars_gone);
    demand(seen.len() + gone == state.edition.altar.len(), || {
        format!("{} altar tiles are accounted for and {gone} are gone", seen.len())
    })?;
    let mut decorations: Vec<u32> = state.site.decoration_pile.iter().map(|&copies| copies.into()).collect();
    let laid = built.iter().map(|(_, altar)| altar.decoration).chain(state.site.decorations.iter().copied());
    for kind in laid {
        let copies = decorations.get_mut(kind.index());
        *copies.ok_or_else(|| Violation(format!("there is no decoration {}", kind.0)))? += 1;
    }
    for (entry, &found) in state.edition.decoration.iter().zip(&decorations) {
        demand(found <= entry.copies.into(), || format!("{found} decorations {} are seen", entry.id))?;
    }
    let all: u32 = state.edition.decoration.iter().map(|kind| u32::from(kind.copies)).sum();
    let found = decorations.iter().sum::<u32>() + u32::from(state.site.decorations_gone);
    demand(found == all, || format!("{found} decorations are accounted for, not {all}"))?;
    for (spot, altar) in &built {
        let basic = state.edition.basic_altar.get(spot.index());
        let colour = state.court.colour(&state.edition, *spot);
        let fits = basic.is_none_or(|basic| !basic.protected && Some(basic.colour) == colour);
        demand(fits, || format!("S16: altar tile {} stands over a wrong altar", altar.tile.0))?;
    }
    for seat in state.players.seats() {
        let owned = state.altars(seat);
        demand(owned <= 3, || format!("S16: seat {seat} has built {owned} altars"))?;
    }
    Ok(())
}

/// Every meditation tile is in a pile, on a mountain, open, with a player or gone.
fn meditation_tiles(state: &State) -> Result<(), Violation> {
    let all: u32 = state.edition.meditation.iter().map(|kind| u32::from(kind.copies)).sum();
    let mut found: u32 = state.mountains.pile.iter().map(|&copies| u32::from(copies)).sum();
    found += u32::from(state.mountains.spent);
    found += state.players.values().map(|player| u32::from(player.goods.meditation_tile)).sum::<u32>();
    let mut seen: Vec<u32> = state.mountains.pile.iter().map(|&copies| copies.into()).collect();
    let open: Vec<_> = match &state.phase {
        Phase::Turn(turn) => turn.busy().collect(),
        _ => Vec::new(),
    };
    let lying = Place::all().filter_map(|place| state.mountains.at(place).tile);
    for tile in lying.chain(open.iter().map(|won| won.tile)) {
        found += 1;
        let copies = seen.get_mut(tile.index());
        *copies.ok_or_else(|| Violation(format!("there is no meditation tile {}", tile.0)))? += 1;
    }
    for (entry, &seen) in state.edition.meditation.iter().zip(&seen) {
        demand(seen <= entry.copies.into(), || format!("{seen} meditation tiles {} are seen", entry.id))?;
    }
    demand(found == all, || format!("{found} meditation tiles are accounted for, not {all}"))?;
    let mover = state.to_move();
    for won in open {
        let ground = state.mountains.at(won.place);
        demand(ground.tile.is_none() && ground.monk == mover, || {
            format!("S21: the tile won on space {} has no monk that waits", won.place)
        })?;
    }
    for (space, mountain) in state.mountains.hikari.iter().zip(0..) {
        demand(*space < 4, || format!("the light of mountain {mountain} is on space {space}"))?;
    }
    Ok(())
}

/// Each cost tile is in one place; neutral Jokoro, roofs and tiers fit together.
fn pagoda(state: &State) -> Result<(), Violation> {
    let pagoda = &state.pagoda;
    let mut tiers = BTreeSet::new();
    for storey in &pagoda.storeys {
        let known = storey.tile.index() < state.edition.tier.len();
        demand(known && tiers.insert(storey.tile), || format!("tier tile {} is twice", storey.tile.0))?;
        demand(!storey.roof || storey.plate.is_some(), || "S18: a roof without its tier".into())?;
    }
    let mut costs: BTreeSet<CostTile> = BTreeSet::new();
    let mut neutral = 0;
    for plate in pagoda.plates() {
        neutral += plate.spaces.iter().filter(|space| **space == JokoroSpace::Neutral).count();
        let spaces = usize::from(state.edition.jokoro_spaces_per_tier.of(state.players.len()));
        demand(plate.spaces.len() == spaces, || format!("S18: {} spaces on a tier", plate.spaces.len()))?;
        if let Some(cost) = plate.cost {
            demand(costs.insert(cost), || format!("cost tile {} is twice", cost.0))?;
        } else {
            demand(!plate.has_room(), || "S18: a cancelled tier has a free space".into())?;
        }
    }
    for &cost in &pagoda.pile {
        demand(costs.insert(cost), || format!("cost tile {} is twice", cost.0))?;
    }
    let all = state.edition.jokoro_cost.len();
    demand(costs.len() == all && costs.iter().all(|cost| cost.index() < all), || {
        format!("{} cost tiles are accounted for, not {all}", costs.len())
    })?;
    let cancelled = state.edition.cancelled_tiles.of(state.players.len());
    demand(neutral + usize::from(pagoda.neutral) == usize::from(cancelled), || {
        format!("{neutral} neutral Jokoro stand and {} are at hand", pagoda.neutral)
    })?;
    demand(pagoda.cancelled <= cancelled, || format!("{} cancelled tiles in the pile", pagoda.cancelled))?;
    let early = pagoda.sorin.is_some() && state.round < ROUNDS;
    demand(!early, || format!("S18: the Sōrin stands in round {}", state.round))
}

/// Monks, Jokoro, incense, hands and offerings of each player.
fn players(state: &State) -> Result<(), Violation> {
    let mut amulets = BTreeSet::<Amulet>::new();
    let mut hands = BTreeSet::new();
    for (seat, player) in state.players.iter() {
        demand(player.goods.incense <= MOST_INCENSE, || {
            format!("S12: seat {seat} has incense {}", player.goods.incense)
        })?;
        demand(player.goods.points == 0, || format!("seat {seat} has points among the goods"))?;
        let on_mountains = state.mountains.monks(seat).len();
        let monks = on_mountains + usize::from(player.monks + player.on_sun);
        demand(monks == usize::from(player::MONKS), || format!("S6: seat {seat} has {monks} monks"))?;
        let placed = state.pagoda.jokoro(seat) + state.altar_jokoro(seat);
        let jokoro = placed + usize::from(player.jokoro) + usize::from(player.sixth_locked);
        demand(jokoro == usize::from(player::JOKORO), || format!("S6: seat {seat} has {jokoro} Jokoro"))?;
        demand(player.offerings <= state.edition.last_offering(), || {
            format!("S10: seat {seat} is on space {} of the offerings track", player.offerings)
        })?;
        demand(amulets.insert(player.amulet), || format!("seat {seat} has another's amulet"))?;
        if let Some(hand) = player.hand {
            let known = hand.index() < state.edition.prayer_wheel.len();
            demand(known && hands.insert(hand), || format!("S11: two hands lie on wheel {}", hand.0))?;
        }
    }
    Ok(())
}

/// Each starting tile is in one place; there is one more than players, and it has left the game when all have theirs.
fn starting_tiles(state: &State) -> Result<(), Violation> {
    let taken: Vec<StartingTile> = state.players.values().filter_map(|player| player.starting_tile).collect();
    let mut seen = BTreeSet::new();
    for tile in taken.iter().chain(&state.starting_tiles) {
        let known = tile.index() < state.edition.starting_tile.len();
        demand(known && seen.insert(tile), || format!("S7: starting tile {} is in two places", tile.0))?;
    }
    let players = state.players.len();
    let setting_up = matches!(state.phase, Phase::StartingTile { .. });
    let (to_be_had, left) = (state.starting_tiles.len(), if setting_up { players + 1 } else { players });
    demand(taken.len() + to_be_had == left && (setting_up || to_be_had == 0), || {
        format!("S7: {} starting tiles are taken and {to_be_had} are to be had", taken.len())
    })
}

fn order(state: &State) -> Result<(), Violation> {
    let seats: BTreeSet<Seat> = state.order.iter().copied().collect();
    let all: BTreeSet<Seat> = state.players.seats().collect();
    demand(seats == all && state.order.len() == all.len(), || format!("the order is {:?}", state.order))?;
    let bells: BTreeSet<Seat> = state.bells.iter().copied().collect();
    demand(bells.len() == state.bells.len() && bells.is_subset(&all), || {
        format!("the bells are {:?}", state.bells)
    })?;
    demand((1..=ROUNDS).contains(&state.round), || format!("this is round {}", state.round))?;
    let spots = state.court.altars.len();
    let bare = (0..).map(Spot).zip(&state.court.altars).all(|(spot, altar)| {
        altar.worshippers.count() == 0 || state.court.colour(&state.edition, spot).is_some()
    });
    demand(bare, || format!("S8: a worshipper stands on free ground of {spots} spots"))
}

fn phase(state: &State) -> Result<(), Violation> {
    let all = usize::from(TURNS) * state.players.len();
    let turns = usize::from(state.turns);
    match &state.phase {
        Phase::Turn(turn) => {
            demand(turns < all, || format!("S13: turn {turns} of {all}"))?;
            demand(turn.stack.iter().filter(|frame| frame.is_tile()).count() <= 1, || {
                "S13: two tiles are open".into()
            })?;
            demand(turn.won.is_empty() || turn.stack.iter().any(super::state::Frame::is_tile), || {
                "S13: a tile waits though none is open".into()
            })
        }
        Phase::Amulet { .. } => demand(turns == all, || format!("S25: asked after turn {turns} of {all}")),
        Phase::Bonus { .. } => demand(turns == all, || format!("S25: asked after turn {turns} of {all}")),
        Phase::StartingTile { .. } | Phase::FirstMonk { .. } => {
            demand(state.round == 1 && turns == 0, || "S7: asked in the midst of the game".into())
        }
        Phase::Claim { .. } | Phase::Keep { .. } | Phase::Exchange { .. } => {
            demand(state.round > 1 && turns == 0, || "S30: asked in the midst of a round".into())
        }
        Phase::Over(outcome) => {
            demand(state.round == ROUNDS && turns == all, || {
                format!("the game ended in round {} after turn {turns}", state.round)
            })?;
            demand(**outcome == score::outcome(state), || "the result is not what the table is worth".into())
        }
    }
}

/// Counts what has left the game, in a state that was made from what can be seen.
pub(super) fn account_for_the_gone(state: &mut State) {
    let count = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
    let built = state.court.built().count();
    let site = &mut state.site;
    let here = built + site.altars.iter().flatten().count() + site.altar_pile.len();
    site.altars_gone = count(state.edition.altar.len().saturating_sub(here));
    let copies: usize = state.edition.decoration.iter().map(|kind| usize::from(kind.copies)).sum();
    let left: usize = site.decoration_pile.iter().map(|&copies| usize::from(copies)).sum();
    site.decorations_gone = count(copies.saturating_sub(built + site.decorations.len() + left));
    let tiles: usize = state.edition.meditation.iter().map(|kind| usize::from(kind.copies)).sum();
    let piled: usize = state.mountains.pile.iter().map(|&copies| usize::from(copies)).sum();
    let held: usize = state.players.values().map(|player| usize::from(player.goods.meditation_tile)).sum();
    let open = match &state.phase {
        Phase::Turn(turn) => turn.busy().count(),
        _ => 0,
    };
    let lying = Place::all().filter(|&place| state.mountains.at(place).tile.is_some()).count();
    state.mountains.spent = count(tiles.saturating_sub(piled + held + open + lying));
}
