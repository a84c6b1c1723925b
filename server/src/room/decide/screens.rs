//! Screens: who may let one in, by which pass it comes, and who turns it off.

use super::Done;
use crate::room::fact::Fact;
use crate::room::fold::Fold;
use crate::secrets::{self, SecretHash};
use games::Seat;
use protocol::{ErrorCode, RoomPhase, ScreenToken, UseScreenPass};

/// On what terms screens are let in.
#[derive(Clone, Copy, Debug)]
pub(in crate::room) struct Terms {
    pub(in crate::room) now_ms: i64,
    pub(in crate::room) expiry_ms: u32,
    pub(in crate::room) most: usize,
}

/// Makes a pass for a screen.
pub(super) fn make_pass(fold: &Fold, seat: Seat) -> Result<Done, ErrorCode> {
    if fold.phase == RoomPhase::Abandoned {
        return Err(ErrorCode::WrongPhase);
    }
    let pass = secrets::screen_pass().map_err(|_| ErrorCode::Internal)?;
    let secret = SecretHash::of(pass.secret());
    Ok(Done { facts: vec![Fact::ScreenPassMade { seat, pass: secret }], pass: Some(pass) })
}

/// Turns all screens off.
pub(super) fn dismiss(fold: &Fold, seat: Seat) -> Result<Done, ErrorCode> {
    if fold.screens.is_empty() {
        return Err(ErrorCode::NothingAsked);
    }
    Ok(vec![Fact::ScreensDismissed { seat }].into())
}

/// Lets a screen in by a pass: its token, and the facts by which that comes about. One whose token is known
/// already is let in again, and nothing happens: it may ask again when the answer was lost.
pub(in crate::room) fn let_in(
    fold: &Fold,
    wish: UseScreenPass,
    terms: &Terms,
) -> Result<(ScreenToken, Vec<Fact>), ErrorCode> {
    let UseScreenPass { code: _, pass, token } = wish;
    if let Some(token) = token.as_ref().filter(|token| fold.screens.knows(token)) {
        return Ok((token.clone(), Vec::new()));
    }
    let seat = fold.screens.maker(&pass, terms.now_ms, terms.expiry_ms.into()).ok_or(ErrorCode::BadPass)?;
    if fold.phase == RoomPhase::Abandoned {
        return Err(ErrorCode::WrongPhase);
    }
    if fold.screens.count() >= terms.most {
        return Err(ErrorCode::Full);
    }
    let token = token.map_or_else(secrets::screen_token, Ok).map_err(|_| ErrorCode::Internal)?;
    let (pass, hash) = (SecretHash::of(pass.secret()), SecretHash::of(token.secret()));
    Ok((token, vec![Fact::ScreenAdmitted { seat, pass, token: hash }]))
}
