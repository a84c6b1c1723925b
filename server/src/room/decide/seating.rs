//! How a device comes to hold a seat: it sits down, or it has a pass.

use super::free_colour;
use crate::names;
use crate::room::fact::Fact;
use crate::room::fold::Fold;
use crate::room::seats::{Holder, Pass, Person};
use crate::secrets::{self, SecretHash};
use games::{PlayerColour, Seat};
use protocol::{ErrorCode, Nonce, PassSecret, PlayerKey, RoomPhase, SeatToken};

/// Sits down in a free seat; also gives the token that proves it.
pub(in crate::room) fn sit_down(
    fold: &Fold,
    wanted: Option<Seat>,
    name: &str,
    colour: Option<PlayerColour>,
    nonce: Option<Nonce>,
    player: Option<&PlayerKey>,
) -> Result<(Seat, SeatToken, Vec<Fact>), ErrorCode> {
    if fold.phase != RoomPhase::Waiting {
        return Err(ErrorCode::WrongPhase);
    }
    let name = names::name(name).ok_or(ErrorCode::BadName)?;
    let free =
        |seat: &Seat| matches!(fold.seats.get(seat.index()).map(|state| &state.holder), Some(Holder::Nobody));
    let seat = match wanted {
        Some(seat) => Some(seat).filter(free),
        None => Seat::ALL.into_iter().find(free),
    };
    let seat = seat.ok_or(ErrorCode::SeatTaken)?;
    let token = secrets::seat_token().map_err(|_| ErrorCode::Internal)?;
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
    pass: &PassSecret,
    now_ms: i64,
    expiry_ms: u32,
) -> Result<(Seat, SeatToken, Vec<Fact>), ErrorCode> {
    let pass = SecretHash::of(pass.secret());
    let is_it = |made: &Pass| made.secret == pass && made.is_good(now_ms, expiry_ms.into());
    let holds = |person: &Person| person.passes.iter().any(is_it);
    let (seat, _) = fold.people().find(|(_, person)| holds(person)).ok_or(ErrorCode::BadPass)?;
    let token = secrets::seat_token().map_err(|_| ErrorCode::Internal)?;
    let facts = vec![Fact::PassUsed { seat, pass, token: SecretHash::of(token.secret()) }];
    Ok((seat, token, facts))
}
