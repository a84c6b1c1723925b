//! Who wants to be told of turns elsewhere: addresses and keys are checked here, as they come in.

use crate::notices::{NoticeRules, Reader, Target};
use crate::room::fact::Fact;
use crate::room::fold::Fold;
use games::Seat;
use protocol::{Act, ErrorCode, Hook, Notices, RoomPhase, WebAddress};

/// An act about notices: its facts, none where all is as it should be already. Nothing for other acts.
pub(in crate::room) fn notices(
    fold: &Fold,
    seat: Seat,
    act: &Act,
    rules: &NoticeRules,
) -> Option<Result<Vec<Fact>, ErrorCode>> {
    match act {
        Act::AskNotices { notices } => Some(ask(fold, seat, notices, rules)),
        Act::DropNotices { endpoint } => Some(drop_device(fold, seat, endpoint)),
        Act::SetHook { hook } => Some(set_hook(fold, seat, hook.as_ref(), rules)),
        _ => None,
    }
}

fn ask(fold: &Fold, seat: Seat, notices: &Notices, rules: &NoticeRules) -> Result<Vec<Fact>, ErrorCode> {
    still_played(fold, rules)?;
    Target::parse(&notices.endpoint, &rules.networks).map_err(|_| ErrorCode::BadAddress)?;
    Reader::new(&notices.p256dh, &notices.auth).map_err(|_| ErrorCode::BadAddress)?;
    let mut own = fold.told.devices.iter().filter(|device| device.seat == seat);
    match own.clone().find(|device| device.is_at(seat, &notices.endpoint)) {
        Some(known) if known.notices == *notices => return Ok(Vec::new()),
        None if own.by_ref().count() >= rules.devices => return Err(ErrorCode::NoNotices),
        Some(_) | None => {}
    }
    Ok(vec![Fact::NoticesAsked { seat, notices: notices.clone() }])
}

fn drop_device(fold: &Fold, seat: Seat, endpoint: &WebAddress) -> Result<Vec<Fact>, ErrorCode> {
    let known = fold.told.devices.iter().find(|device| device.is_at(seat, endpoint));
    let device = known.ok_or(ErrorCode::NothingAsked)?.number;
    Ok(vec![Fact::NoticesDropped { seat, device }])
}

fn set_hook(
    fold: &Fold,
    seat: Seat,
    hook: Option<&Hook>,
    rules: &NoticeRules,
) -> Result<Vec<Fact>, ErrorCode> {
    if fold.host != Some(seat) {
        return Err(ErrorCode::NotHost);
    }
    match hook {
        None if fold.told.hook.is_none() => Ok(Vec::new()),
        None => Ok(vec![Fact::HookSet { seat, hook: None }]),
        Some(hook) => {
            still_played(fold, rules)?;
            Target::parse(&hook.url, &rules.networks).map_err(|_| ErrorCode::BadAddress)?;
            Ok(vec![Fact::HookSet { seat, hook: Some(hook.clone()) }])
        }
    }
}

fn still_played(fold: &Fold, rules: &NoticeRules) -> Result<(), ErrorCode> {
    match fold.phase {
        // Nobody waits for anybody at a practice table.
        _ if !rules.on || fold.practice => Err(ErrorCode::NoNotices),
        RoomPhase::Waiting | RoomPhase::Playing => Ok(()),
        RoomPhase::Over | RoomPhase::Abandoned => Err(ErrorCode::WrongPhase),
    }
}
