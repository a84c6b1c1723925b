//! The rules proper: what a command would do, or why it may not. `decide`, `preview` and `legal` all ask here, and so
//! cannot disagree.

mod build;
mod light;
mod placing;
mod round_end;
mod trade;

pub(super) use light::ways;
pub(super) use round_end::{BONUS, exchange_options, has_exchange};

use super::command::{Command, PagodaItem};
use super::effect::Effect;
use super::event::{Deed, Next, RoundClaim};
use super::goods::Goods;
use super::piece::{Amulet, Place, StartingTile};
use super::refusal::Refusal;
use super::state::{Phase, Player, Source, State, Turn};
use crate::seat::Seat;

/// What an allowed command does, before chance has its say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Plan {
    /// All of it is certain.
    Sure(Deed),
    /// A tier or the Sōrin: a cost tile is drawn for it (S18).
    Raise { action: u8, item: PagodaItem, paid: Goods, points: u8 },
    /// An answer after which the game goes on, perhaps with another player.
    Answer(Answer),
}

/// What is known of an answer before it is known what follows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    EndTurn,
    Amulet { play: bool },
    Bonus { amulet: Amulet, gained: Goods },
    Claim { claim: Option<RoundClaim> },
    Keep { stay: Vec<Place> },
    Exchange { paid: Goods, gained: Goods },
}

/// A player in a turn.
#[derive(Clone, Copy)]
struct Mover<'a> {
    state: &'a State,
    seat: Seat,
    player: &'a Player,
    turn: &'a Turn,
}

/// Checks a command against the rules.
pub(super) fn plan(state: &State, seat: Seat, command: &Command) -> Result<Plan, Refusal> {
    let Some(player) = state.players.get(seat) else {
        return Err(Refusal::NotAtThisTable { seat });
    };
    match state.to_move() {
        None => return Err(Refusal::GameIsOver),
        Some(to_move) if to_move != seat => return Err(Refusal::NotYourMove { to_move }),
        Some(_) => {}
    }
    match &state.phase {
        Phase::StartingTile { .. } => match *command {
            Command::TakeStartingTile { tile } => take_starting_tile(state, seat, tile),
            Command::PlaceFirstMonk { .. } => Err(Refusal::NotAsked),
            _ => Err(Refusal::SetupFirst),
        },
        Phase::FirstMonk { .. } => match *command {
            Command::PlaceFirstMonk { place } => place_first_monk(state, seat, place),
            Command::TakeStartingTile { .. } => Err(Refusal::NotAsked),
            _ => Err(Refusal::SetupFirst),
        },
        Phase::Turn(turn) => in_turn(Mover { state, seat, player, turn }, command),
        Phase::Over(_) => Err(Refusal::GameIsOver),
        _ => round_end::answer(state, seat, command),
    }
}

/// S7: in turn order.
fn take_starting_tile(state: &State, seat: Seat, tile: StartingTile) -> Result<Plan, Refusal> {
    let entry = state.edition.starting_tile.get(tile.index());
    let Some(entry) = entry.filter(|_| state.starting_tiles.contains(&tile)) else {
        return Err(Refusal::StartingTileGone { tile });
    };
    let next = match following(&state.order, seat) {
        Some(seat) => Next::StartingTile { seat },
        // The last one sets the first monk.
        None => Next::FirstMonk { seat },
    };
    let gained = state.obtainable(seat, entry.gain);
    Ok(Plan::Sure(Deed::TookStartingTile { tile, gained, next }))
}

/// S7: in reverse order.
fn place_first_monk(state: &State, seat: Seat, place: Place) -> Result<Plan, Refusal> {
    if !state.mountains.is_free(place) {
        return Err(Refusal::PlaceTaken { place });
    }
    let backwards: Vec<Seat> = state.order.iter().rev().copied().collect();
    let next = match following(&backwards, seat) {
        Some(seat) => Next::FirstMonk { seat },
        None => Next::Turn { seat: state.order[0] },
    };
    Ok(Plan::Sure(Deed::PlacedFirstMonk { place, next }))
}

/// Who comes after a seat in an order; nobody after the last.
pub(super) fn following(order: &[Seat], seat: Seat) -> Option<Seat> {
    order.iter().skip_while(|&&other| other != seat).nth(1).copied()
}

fn in_turn(mover: Mover<'_>, command: &Command) -> Result<Plan, Refusal> {
    match *command {
        Command::PlaceWorshipper { colour, spot, sides } => mover.place_worshipper(colour, spot, sides),
        Command::Pray { colour, gift } => mover.pray(colour, gift),
        Command::Inspect { colour, place } => mover.inspect(colour, place),
        Command::TurnWheel { wheel } => mover.turn_wheel(wheel),
        Command::Gain { action, wood } => mover.gain(action, wood),
        Command::Exchange { action, wood_paid, wood_gained } => {
            mover.exchange(action, wood_paid, wood_gained)
        }
        Command::BuildAltar { action, place, spot, decoration } => {
            mover.build_altar(action, place, spot, decoration)
        }
        Command::UseSide { side } => mover.use_side(side),
        Command::PlaceJokoro { action, on } => mover.place_jokoro(action, on),
        Command::BuildPagoda { action, item } => mover.build_pagoda(action, item),
        Command::Meditate { action, from, to } => mover.meditate(action, from, to),
        Command::MoveLight { action, way } => mover.move_light(action, way),
        Command::Claim { action, reward } => mover.claim(action, reward),
        Command::Pass {} if mover.turn.stack.is_empty() => Err(Refusal::NothingOpen),
        Command::Pass {} => Ok(Plan::Sure(Deed::Passed {})),
        Command::EndTurn {} if !mover.turn.placed => Err(Refusal::MustPlace),
        Command::EndTurn {} => Ok(Plan::Answer(Answer::EndTurn)),
        Command::TakeStartingTile { .. } | Command::PlaceFirstMonk { .. } => Err(Refusal::SetupIsOver),
        Command::ChooseAmulet { .. }
        | Command::TakeBonus { .. }
        | Command::ClaimAtRoundEnd { .. }
        | Command::KeepMonks { .. }
        | Command::ExchangeTiles { .. } => Err(Refusal::NotAsked),
    }
}

impl Mover<'_> {
    /// An open action that has not been taken.
    fn open(self, action: u8) -> Result<Effect, Refusal> {
        let frame = self.turn.top().ok_or(Refusal::NothingOpen)?;
        if let Source::NewAltar { .. } = frame.source {
            return Err(Refusal::ChooseASide);
        }
        let pending = frame.actions.get(usize::from(action)).ok_or(Refusal::NoSuchAction { action })?;
        if pending.done { Err(Refusal::ActionTaken { action }) } else { Ok(pending.effect) }
    }

    fn afford(self, price: Goods) -> Result<(), Refusal> {
        afford(self.player, price)
    }
}

/// Paying is all or nothing (S12).
fn afford(player: &Player, price: Goods) -> Result<(), Refusal> {
    if player.goods.covers(price) { Ok(()) } else { Err(Refusal::TooDear { price, have: player.goods }) }
}
