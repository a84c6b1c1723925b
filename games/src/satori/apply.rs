//! The one place that changes a game. Events are facts: applying one asks no rule and cannot fail. Logs of unknown
//! origin go through `crate::replay` first.

use super::command::{JokoroSpot, PagodaItem};
use super::event::{Deed, Event, Next, Onward, PlateDraw, Renewal, RoundClaim, ShownAmulet};
use super::goods::Goods;
use super::piece::{PlaceSet, Side, Sides, Worshippers};
use super::plan::Answer;
use super::state::{BuiltAltar, Frame, JokoroSpace, Kind, Phase, Plate, Source, State, TopStorey, Turn, Won};
use crate::seat::Seat;

/// Brings an event about.
pub(super) fn apply(state: &mut State, event: &Event) {
    let seat = event.seat;
    match &event.deed {
        Deed::TookStartingTile { tile, gained, next } => {
            state.starting_tiles.retain(|other| other != tile);
            state.players[seat].starting_tile = Some(*tile);
            state.give(seat, *gained, Kind::Start);
            if let Next::FirstMonk { .. } = next {
                // The one left over leaves the game.
                state.starting_tiles.clear();
            }
            wait_for(state, next);
        }
        Deed::PlacedFirstMonk { place, next } => {
            state.mountains.at_mut(*place).monk = Some(seat);
            state.players[seat].monks -= 1;
            wait_for(state, next);
        }
        Deed::EndedTurn { onward } => finish(state, seat, &Answer::EndTurn, onward),
        Deed::ChoseAmulet { play, onward } => finish(state, seat, &Answer::Amulet { play: *play }, onward),
        Deed::TookBonus { gained, onward } => {
            state.give(seat, *gained, Kind::Offerings);
            follow(state, onward);
        }
        Deed::ClaimedAtRoundEnd { claim, onward } => {
            finish(state, seat, &Answer::Claim { claim: *claim }, onward);
        }
        Deed::KeptMonks { stay, onward } => {
            finish(state, seat, &Answer::Keep { stay: stay.clone() }, onward);
        }
        Deed::ExchangedTiles { paid, gained, onward } => {
            finish(state, seat, &Answer::Exchange { paid: *paid, gained: *gained }, onward);
        }
        deed => in_turn(state, seat, deed),
    }
}

/// What is done in a turn, and what that leaves open.
fn in_turn(state: &mut State, seat: Seat, deed: &Deed) {
    let Phase::Turn(turn) = std::mem::replace(&mut state.phase, Phase::StartingTile { seat }) else { return };
    let mut turn = turn;
    match deed {
        Deed::PlacedWorshipper { colour, spot, sides, offerings } => {
            *state.sanmon.of_mut(*colour) -= 1;
            *state.court.altars[spot.index()].worshippers.of_mut(*colour) += 1;
            if let Some(moved) = offerings {
                state.players[moved.seat].offerings = moved.to;
            }
            turn.placed = true;
            let side = |side| state.court.effects(&state.edition, *spot, side).iter().copied();
            let source = Source::Altar { spot: *spot, sides: *sides };
            turn.stack.push(match sides {
                Sides::Left => Frame::new(source, side(Side::Left)),
                Sides::Right => Frame::new(source, side(Side::Right)),
                Sides::Both => Frame::new(source, side(Side::Left).chain(side(Side::Right))),
            });
        }
        Deed::Prayed { colour, gained, .. } => {
            *state.sanmon.of_mut(*colour) -= 1;
            *state.court.charity.of_mut(*colour) += 1;
            if !state.bells.contains(&seat) {
                state.bells.push(seat);
            }
            state.give(seat, *gained, Kind::Actions);
            turn.placed = true;
            turn.stack.push(Frame::new(Source::Prayer {}, [super::effect::Effect::ClaimOfferings]));
        }
        Deed::Inspected { colour, place } => {
            *state.sanmon.of_mut(*colour) -= 1;
            *state.court.charity.of_mut(*colour) += 1;
            turn.placed = true;
            let tile = state.site.altar(*place);
            let entry = tile.and_then(|tile| state.edition.altar.get(tile.index()));
            let effects = entry.map_or(&[][..], |entry| &entry.left).iter().copied();
            turn.stack.push(Frame::new(Source::Inspection { place: *place }, effects));
        }
        Deed::TurnedWheel { wheel, paid, displaced } => {
            if let Some(other) = displaced {
                state.players[*other].hand = None;
            }
            state.players[seat].hand = Some(*wheel);
            state.take(seat, *paid);
            turn.wheel_turned = true;
            let entry = state.edition.prayer_wheel.get(wheel.index());
            let effects = entry.map_or(&[][..], |entry| &entry.effect).iter().copied();
            turn.stack.push(Frame::new(Source::Wheel { wheel: *wheel }, effects));
        }
        Deed::UsedSide { side } => {
            if let Some(Frame { source: Source::NewAltar { spot }, .. }) = turn.stack.pop() {
                let sides = if *side == Side::Left { Sides::Left } else { Sides::Right };
                let effects = state.court.effects(&state.edition, spot, *side).iter().copied();
                turn.stack.push(Frame::new(Source::Altar { spot, sides }, effects));
            }
        }
        Deed::Passed {} => {
            if let Some(frame) = turn.stack.pop() {
                close(state, seat, frame.source);
            }
        }
        deed => act(state, seat, &mut turn, deed),
    }
    settle(state, &mut turn);
    state.phase = Phase::Turn(turn);
}

/// One of the open actions is taken.
fn act(state: &mut State, seat: Seat, turn: &mut Turn, deed: &Deed) {
    match deed {
        Deed::Gained { action, gained } => {
            let kind = mark(turn, *action);
            state.give(seat, *gained, kind);
        }
        Deed::Exchanged { action, paid, gained } => {
            let kind = mark(turn, *action);
            state.take(seat, *paid);
            state.give(seat, *gained, kind);
        }
        Deed::BuiltAltar { action, place, tile, spot, decoration, paid } => {
            mark(turn, *action);
            state.take(seat, *paid);
            state.site.altars[place.index()] = None;
            if let Some(taken) = state.site.decorations.iter().position(|other| other == decoration) {
                state.site.decorations.remove(taken);
            }
            let built = BuiltAltar { tile: *tile, decoration: *decoration, owner: seat, jokoro: false };
            state.court.altars[spot.index()].built = Some(built);
            turn.stack.push(Frame { source: Source::NewAltar { spot: *spot }, actions: Vec::new() });
        }
        Deed::PlacedJokoro { action, on, paid } => {
            mark(turn, *action);
            state.take(seat, *paid);
            state.players[seat].jokoro -= 1;
            let plate = match on {
                JokoroSpot::Altar(spot) => {
                    if let Some(altar) = &mut state.court.altars[spot.index()].built {
                        altar.jokoro = true;
                    }
                    None
                }
                JokoroSpot::Tier(tier) => state.pagoda.storey_mut(*tier).plate.as_mut(),
                JokoroSpot::Sorin => state.pagoda.sorin.as_mut().map(|top| &mut top.plate),
            };
            if let Some(plate) = plate {
                plate.set(seat);
            }
        }
        Deed::BuiltPagoda { action, item, paid, points, plate } => {
            mark(turn, *action);
            state.take(seat, *paid);
            state.give(seat, Goods { points: *points, ..Goods::NONE }, Kind::Pagoda);
            raise(state, seat, *item, plate.as_ref());
        }
        Deed::Meditated { action, from, to } => {
            mark(turn, *action);
            match from {
                Some(place) => state.mountains.at_mut(*place).monk = None,
                None => state.players[seat].monks -= 1,
            }
            state.mountains.at_mut(*to).monk = Some(seat);
        }
        Deed::MovedLight { action, way, won } => {
            mark(turn, *action);
            state.mountains.hikari = way.lead(state.mountains.hikari);
            for tile in won {
                state.mountains.at_mut(tile.place).tile = None;
            }
            turn.won.extend(won);
        }
        Deed::Claimed { action, gained, jokoro, .. } => {
            mark(turn, *action);
            claim(state, seat, *gained, *jokoro);
        }
        _ => {}
    }
}

/// The action is done; says what kind of score its points count for.
fn mark(turn: &mut Turn, action: u8) -> Kind {
    let Some(frame) = turn.stack.last_mut() else { return Kind::Actions };
    if let Some(pending) = frame.actions.get_mut(usize::from(action)) {
        pending.done = true;
    }
    frame.source.kind()
}

fn raise(state: &mut State, seat: Seat, item: PagodaItem, draw: Option<&PlateDraw>) {
    if let PagodaItem::Roof(tier) = item {
        state.pagoda.storey_mut(tier).roof = true;
        return;
    }
    let Some(PlateDraw { number, cost, cancelled }) = draw else { return };
    state.next_draw = number + 1;
    state.pagoda.cancelled -= cancelled;
    state.pagoda.pile.retain(|tile| Some(*tile) != *cost);
    let spaces = state.edition.jokoro_spaces_per_tier.of(state.players.len());
    let closed = (*cancelled).min(spaces);
    state.pagoda.neutral -= closed;
    let space = |nth| if nth < closed { JokoroSpace::Neutral } else { JokoroSpace::Nothing };
    let plate = Plate { cost: *cost, spaces: (0..spaces).map(space).collect() };
    match item {
        PagodaItem::Tier(tier) => state.pagoda.storey_mut(tier).plate = Some(plate),
        PagodaItem::Sorin => state.pagoda.sorin = Some(TopStorey { owner: seat, plate }),
        PagodaItem::Roof(_) => {}
    }
}

fn claim(state: &mut State, seat: Seat, gained: Goods, jokoro: bool) {
    state.give(seat, gained, Kind::Offerings);
    let player = &mut state.players[seat];
    player.offerings = 0;
    if jokoro {
        player.jokoro += 1;
        player.sixth_locked = false;
    }
}

/// What is finished is closed, and a tile that waits is opened (S13, S21).
fn settle(state: &mut State, turn: &mut Turn) {
    loop {
        if turn.stack.last().is_some_and(Frame::is_done) {
            if let Some(frame) = turn.stack.pop() {
                close(state, turn.seat, frame.source);
            }
        } else if let (Some(&won), false) = (turn.won.front(), turn.stack.iter().any(Frame::is_tile)) {
            turn.won.pop_front();
            let effects = state.edition.tile_effects(won.tile).iter().copied();
            turn.stack.push(Frame::new(Source::Tile { won }, effects));
        } else {
            return;
        }
    }
}

/// A finished tile turns face down, and its monk goes to the sun (S21).
fn close(state: &mut State, seat: Seat, source: Source) {
    if let Source::Tile { won: Won { place, .. } } = source {
        state.mountains.at_mut(place).monk = None;
        let player = &mut state.players[seat];
        player.on_sun += 1;
        player.goods.meditation_tile += 1;
    }
}

fn finish(state: &mut State, seat: Seat, answer: &Answer, onward: &Onward) {
    settle_answer(state, seat, answer);
    follow(state, onward);
}

/// What an answer itself changes, before anything follows from it.
pub(super) fn settle_answer(state: &mut State, seat: Seat, answer: &Answer) {
    match answer {
        Answer::EndTurn => {
            if let Phase::Turn(turn) = std::mem::replace(&mut state.phase, Phase::StartingTile { seat }) {
                for won in turn.busy() {
                    close(state, seat, Source::Tile { won });
                }
            }
            state.turns += 1;
        }
        Answer::Amulet { play } => state.players[seat].amulet_choice = Some(*play),
        Answer::Bonus { gained, .. } => state.give(seat, *gained, Kind::Offerings),
        Answer::Claim { claim: Some(RoundClaim { gained, jokoro, .. }) } => {
            claim(state, seat, *gained, *jokoro);
        }
        Answer::Claim { claim: None } => {}
        Answer::Keep { stay } => {
            let stay: PlaceSet = stay.iter().copied().collect();
            let incense = u8::try_from(stay.len()).unwrap_or(0);
            state.take(seat, Goods { incense, ..Goods::NONE });
            call_back(state, seat, stay);
        }
        Answer::Exchange { paid, gained } => {
            state.take(seat, *paid);
            state.give(seat, *gained, Kind::Actions);
        }
    }
}

/// A player's monks come back from the mountains, but for some (S31).
pub(super) fn call_back(state: &mut State, seat: Seat, stay: PlaceSet) {
    for place in state.mountains.monks(seat).without(stay).iter() {
        state.mountains.at_mut(place).monk = None;
        state.players[seat].monks += 1;
    }
}

/// Those who play their amulets show them (S25).
pub(super) fn reveal(state: &mut State, playing: &[ShownAmulet]) {
    for seat in state.players.seats() {
        let player = &mut state.players[seat];
        player.amulet_choice = None;
        player.amulet_played |= playing.iter().any(|shown| shown.seat == seat);
    }
}

/// The monks on the sun come back (S31).
pub(super) fn sunset(state: &mut State) {
    for seat in state.players.seats() {
        let player = &mut state.players[seat];
        player.monks += std::mem::take(&mut player.on_sun);
    }
}

/// A new round begins (S26–S29).
pub(super) fn renew(state: &mut State, renewal: &Renewal) {
    let site = &mut state.site;
    let count = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
    site.altars_gone += count(site.altars.iter().flatten().count());
    site.decorations_gone += count(site.decorations.len());
    site.altar_pile.retain(|tile| !renewal.altars.contains(tile));
    site.altars = std::array::from_fn(|place| renewal.altars.get(place).copied());
    for kind in &renewal.decorations {
        site.decoration_pile[kind.index()] -= 1;
    }
    site.decorations.clone_from(&renewal.decorations);
    for place in &renewal.cleared {
        state.mountains.at_mut(*place).tile = None;
        state.mountains.spent += 1;
    }
    for laid in &renewal.tiles {
        state.mountains.at_mut(laid.place).tile = Some(laid.tile);
        state.mountains.pile[laid.tile.index()] -= 1;
    }
    state.bag = state.worshippers().without(renewal.sanmon);
    state.sanmon = renewal.sanmon;
    for altar in &mut state.court.altars {
        altar.worshippers = Worshippers::default();
    }
    state.court.charity = Worshippers::default();
    state.round += 1;
    state.turns = 0;
    state.order.clone_from(&renewal.order);
    state.bells.clear();
    for seat in state.players.seats() {
        state.players[seat].hand = None;
    }
    for &seat in &renewal.lost {
        state.players[seat].earned.lose_one();
    }
    state.next_draw = renewal.first_draw + super::onward::DRAWS_OF_A_ROUND;
}

/// What follows from an answer.
fn follow(state: &mut State, onward: &Onward) {
    if let Some(playing) = &onward.revealed {
        reveal(state, playing);
    }
    for bonus in &onward.bonuses {
        state.give(bonus.seat, bonus.gained, Kind::Offerings);
    }
    if let Some(renewal) = &onward.renewal {
        renew(state, renewal);
    }
    for &seat in &onward.called_back {
        call_back(state, seat, PlaceSet::NONE);
    }
    if onward.sunset {
        sunset(state);
    }
    wait_for(state, &onward.next);
}

fn wait_for(state: &mut State, next: &Next) {
    state.phase = match next {
        Next::StartingTile { seat } => Phase::StartingTile { seat: *seat },
        Next::FirstMonk { seat } => Phase::FirstMonk { seat: *seat },
        Next::Turn { seat } => Phase::Turn(Turn::new(*seat, state.players[*seat].hand)),
        Next::Amulet { seat } => Phase::Amulet { seat: *seat },
        Next::Bonus { seat, amulet } => Phase::Bonus { seat: *seat, amulet: *amulet },
        Next::Claim { seat } => Phase::Claim { seat: *seat },
        Next::Keep { seat } => Phase::Keep { seat: *seat },
        Next::Exchange { seat } => Phase::Exchange { seat: *seat },
        Next::Over { outcome } => Phase::Over(outcome.clone()),
    };
}
