//! How a device comes to hold a seat: it sits down, or it has a pass.
//!
//! A token that holds a seat already is answered with that seat, and nothing happens: a device that makes
//! its token itself can ask again when the answer was lost.

use super::free_colour;
use crate::names;
use crate::room::fact::Fact;
use crate::room::fold::Fold;
use crate::room::seats::{Holder, Pass, Person};
use crate::secrets::{self, SecretHash};
use games::Seat;
use protocol::{ErrorCode, PlayerKey, RoomPhase, SeatToken, TakeSeat, UsePass};

/// A seat, the token that proves it, and the facts by which it comes about: none where it is held already.
type Seated = (Seat, SeatToken, Vec<Fact>);

/// Sits down in a free seat.
pub(in crate::room) fn sit_down(
    fold: &Fold,
    wish: TakeSeat,
    player: Option<&PlayerKey>,
) -> Result<Seated, ErrorCode> {
    let TakeSeat { code: _, seat, name, colour, nonce, token } = wish;
    if let Some(held) = held_already(fold, token.as_ref()) {
        return Ok(held);
    }
    if fold.phase != RoomPhase::Waiting {
        return Err(ErrorCode::WrongPhase);
    }
    let name = names::name(&name).ok_or(ErrorCode::BadName)?;
    let free =
        |seat: &Seat| matches!(fold.seats.get(seat.index()).map(|state| &state.holder), Some(Holder::Nobody));
    let seat = match seat {
        Some(seat) => Some(seat).filter(free),
        None => Seat::ALL.into_iter().find(free),
    };
    let seat = seat.ok_or(ErrorCode::SeatTaken)?;
    let token = or_new(token)?;
    let player = player.map(|key| SecretHash::of(key.secret()));
    let tokens = vec![SecretHash::of(token.secret())];
    let mut facts = vec![Fact::SatDown { seat, name, tokens, player, nonce }];
    if let Some(colour) = colour.filter(|&colour| fold.seats[seat.index()].colour != colour) {
        free_colour(fold, colour)?;
        facts.push(Fact::Recoloured { seat, colour });
    }
    Ok((seat, token, facts))
}

/// Takes a seat over by a pass that is younger than `expiry_ms`.
pub(in crate::room) fn use_pass(
    fold: &Fold,
    wish: UsePass,
    player: Option<&PlayerKey>,
    now_ms: i64,
    expiry_ms: u32,
) -> Result<Seated, ErrorCode> {
    let UsePass { room: _, pass, token } = wish;
    if let Some(held) = held_already(fold, token.as_ref()) {
        return Ok(held);
    }
    let pass = SecretHash::of(pass.secret());
    let is_it = |made: &Pass| made.secret == pass && made.is_good(now_ms, expiry_ms.into());
    let holds = |person: &Person| person.passes.iter().any(is_it);
    let (seat, _) = fold.people().find(|(_, person)| holds(person)).ok_or(ErrorCode::BadPass)?;
    let token = or_new(token)?;
    let facts = vec![Fact::PassUsed {
        seat,
        pass,
        token: SecretHash::of(token.secret()),
        player: player.map(|key| SecretHash::of(key.secret())),
    }];
    Ok((seat, token, facts))
}

fn held_already(fold: &Fold, token: Option<&SeatToken>) -> Option<Seated> {
    let token = token?;
    Some((fold.seat_of(token)?, token.clone(), Vec::new()))
}

fn or_new(token: Option<SeatToken>) -> Result<SeatToken, ErrorCode> {
    token.map_or_else(secrets::seat_token, Ok).map_err(|_| ErrorCode::Internal)
}
