//! One who has lost the device: the table votes, the host makes a pass, the seat moves.

use super::harness::{Harness, ONE, TWO, settings};
use crate::room::decide;
use crate::room::play::Class;
use crate::secrets::SecretHash;
use games::Seat;
use games::tajuto::TouchMode;
use protocol::{Act, BotName, ErrorCode, Motion, PassSecret, RoomPhase};

const AWAY: i64 = 120_000;
const THREE: Seat = Seat::ALL[2];

fn vote(seat: Seat) -> Act {
    Act::Vote { motion: Motion::Reinvite { seat }, aye: true }
}

/// A table of three, of whom the last has been away for long.
fn with_one_away() -> Harness {
    let mut harness = Harness::open(settings(TouchMode::Blind));
    harness.act(ONE, Act::Resize { seats: 3 }).unwrap();
    harness.sit_down("Bruno");
    harness.sit_down("Chiara");
    for class in [Class::Seat(ONE), Class::Seat(TWO), Class::Seat(THREE), Class::Watchers] {
        harness.connect(class);
    }
    harness.act(ONE, Act::Start {}).unwrap();
    harness.disconnect(Class::Seat(THREE));
    harness.wait(AWAY);
    harness
}

fn allowed() -> Harness {
    let mut harness = with_one_away();
    harness.act(ONE, vote(THREE)).unwrap();
    harness.act(TWO, vote(THREE)).unwrap();
    harness
}

/// The host makes a pass for a seat.
fn reinvite(harness: &mut Harness, seat: Seat) -> Result<PassSecret, ErrorCode> {
    let host = harness.machine.fold.host.unwrap();
    let away = harness.machine.away(harness.now_ms);
    let done = decide::act(&harness.machine.fold, host, &Act::Reinvite { seat }, &away)?;
    harness.save(done.facts, None);
    Ok(done.pass.unwrap())
}

fn told(harness: &Harness) -> Vec<String> {
    let log = &harness.clients[&Class::Watchers].log;
    log.iter().map(|line| line["told"]["did"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn more_than_half_of_the_others_let_the_host_reinvite() {
    let mut harness = with_one_away();
    assert_eq!(reinvite(&mut harness, THREE), Err(ErrorCode::NothingAsked), "nobody has voted");
    harness.act(ONE, vote(THREE)).unwrap();
    assert!(harness.machine.fold.reinvites.is_empty(), "one of two is not enough");
    let votes = harness.clients[&Class::Seat(TWO)].room["votes"].clone();
    assert_eq!(
        (votes[0]["motion"]["kind"].as_str(), votes[0]["needed"].as_u64()),
        (Some("reinvite"), Some(2))
    );
    harness.act(TWO, vote(THREE)).unwrap();
    for class in [Class::Seat(ONE), Class::Seat(TWO), Class::Watchers] {
        let room = &harness.clients[&class].room;
        assert_eq!((&room["reinvites"], &room["votes"]), (&serde_json::json!([2]), &serde_json::json!([])));
    }
    assert_eq!(harness.act(TWO, vote(THREE)), Err(ErrorCode::NothingAsked), "it is allowed already");
    assert_eq!(harness.act(TWO, Act::Reinvite { seat: THREE }), Err(ErrorCode::NotHost));
    assert_eq!(reinvite(&mut harness, TWO), Err(ErrorCode::NothingAsked), "that one is here");
}

#[test]
fn the_seat_moves_to_the_new_device_and_the_log_tells_it() {
    let mut harness = allowed();
    let own = harness.make_pass(THREE, false);
    let (first, second) = (reinvite(&mut harness, THREE).unwrap(), reinvite(&mut harness, THREE).unwrap());
    let (seat, token) = harness.use_pass(&second, None).unwrap();
    assert_eq!(seat, THREE);
    let person = harness.machine.fold.seats[THREE.index()].person().unwrap();
    assert_eq!(person.tokens, [SecretHash::of(token.secret())], "the lost device is out");
    assert!(harness.machine.fold.reinvites.is_empty(), "it is used");
    for pass in [own, first, second] {
        assert_eq!(harness.use_pass(&pass, None), Err(ErrorCode::BadPass));
    }
    assert_eq!(reinvite(&mut harness, THREE), Err(ErrorCode::NothingAsked));
    let told = told(&harness);
    assert_eq!(told[told.len() - 3..], ["reinvited", "reinvited", "pass_used"]);
    let line = harness.machine.fold.log[told.len() - 2].clone();
    assert_eq!(serde_json::to_value(line.told).unwrap()["by"], 0);
}

#[test]
fn it_ends_when_the_owner_comes_back() {
    let mut harness = allowed();
    let pass = reinvite(&mut harness, THREE).unwrap();
    harness.connect(Class::Seat(THREE));
    assert_eq!(harness.clients[&Class::Seat(THREE)].room["reinvites"], serde_json::json!([]));
    assert_eq!(
        harness.use_pass(&pass, None),
        Err(ErrorCode::BadPass),
        "nobody takes the seat from its owner"
    );
    harness.disconnect(Class::Seat(THREE));
    harness.wait(AWAY);
    harness.act(ONE, vote(THREE)).unwrap();
    harness.connect(Class::Seat(THREE));
    assert!(harness.machine.fold.votes.is_empty(), "nor do votes of an absence that is over count");
    let seq = harness.machine.fold.seq;
    harness.connect(Class::Seat(THREE));
    assert_eq!(harness.machine.fold.seq, seq, "a further device changes nothing");
}

#[test]
fn it_ends_with_the_game() {
    let mut harness = allowed();
    let pass = reinvite(&mut harness, THREE).unwrap();
    for seat in [ONE, TWO] {
        harness.act(seat, Act::Vote { motion: Motion::Abandon {}, aye: true }).unwrap();
    }
    assert_eq!(harness.machine.fold.phase, RoomPhase::Abandoned);
    assert!(harness.machine.fold.reinvites.is_empty());
    assert_eq!(harness.use_pass(&pass, None), Err(ErrorCode::BadPass));
    assert_eq!(reinvite(&mut harness, THREE), Err(ErrorCode::WrongPhase));
}

#[test]
fn only_one_who_is_long_away_is_reinvited() {
    let mut harness = with_one_away();
    assert_eq!(harness.act(ONE, vote(TWO)), Err(ErrorCode::NotAbsent));
    assert_eq!(harness.act(THREE, vote(THREE)), Err(ErrorCode::NotAbsent), "not for oneself");
    assert_eq!(harness.act(ONE, vote(Seat::ALL[3])), Err(ErrorCode::SeatEmpty));
    let mut waiting = Harness::seated(settings(TouchMode::Blind));
    waiting.disconnect(Class::Seat(TWO));
    waiting.wait(AWAY);
    assert_eq!(waiting.act(ONE, vote(TWO)), Err(ErrorCode::WrongPhase), "the host can clear the seat");
}

#[test]
fn it_works_while_a_bot_stands_in_and_for_the_host() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    harness.act(ONE, Act::StandIn { level: BotName::Novice }).unwrap();
    harness.disconnect(Class::Seat(ONE));
    harness.wait(AWAY);
    assert_eq!(harness.machine.fold.host, Some(TWO), "the duty has passed on by itself");
    harness.act(TWO, vote(ONE)).unwrap();
    let pass = reinvite(&mut harness, ONE).unwrap();
    harness.machine = harness.restored();
    assert_eq!(harness.machine.fold.reinvites, [ONE], "a restart forgets nothing");
    assert_eq!(harness.use_pass(&pass, None).unwrap().0, ONE);
    assert!(harness.machine.fold.seats[ONE.index()].bot().is_some(), "until somebody comes");
    harness.connect(Class::Seat(ONE));
    assert!(harness.machine.fold.seats[ONE.index()].bot().is_none());
}

#[test]
fn passes_that_nobody_used_can_be_withdrawn() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let open = |harness: &Harness, seat| harness.clients[&Class::Seat(seat)].room["open_passes"].as_u64();
    assert_eq!(harness.act(TWO, Act::WithdrawPasses {}), Err(ErrorCode::NothingAsked));
    let passes = [harness.make_pass(TWO, false), harness.make_pass(TWO, true)];
    let of_one = harness.make_pass(ONE, false);
    assert_eq!((open(&harness, ONE), open(&harness, TWO)), (Some(1), Some(2)), "each sees its own");
    assert_eq!(harness.clients[&Class::Watchers].room["open_passes"], 0);
    harness.act(TWO, Act::WithdrawPasses {}).unwrap();
    assert_eq!((open(&harness, ONE), open(&harness, TWO)), (Some(1), Some(0)));
    for pass in passes {
        assert_eq!(harness.use_pass(&pass, None), Err(ErrorCode::BadPass));
    }
    assert!(harness.use_pass(&of_one, None).is_ok(), "others' passes are theirs");
    assert_eq!(open(&harness, ONE), Some(0), "it is used");
}

#[test]
fn the_log_says_who_wanted_the_bot() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    harness.act(TWO, Act::StandIn { level: BotName::Novice }).unwrap();
    harness.disconnect(Class::Seat(ONE));
    harness.wait(AWAY);
    harness.act(TWO, Act::Vote { motion: Motion::StandIn { seat: ONE }, aye: true }).unwrap();
    let log = &harness.clients[&Class::Watchers].log;
    let voted: Vec<_> = log.iter().filter_map(|line| line["told"]["voted"].as_bool()).collect();
    assert_eq!(voted, [false, true]);
    let stood_in = harness.records.iter_mut().rfind(|record| record.body.contains("stood_in")).unwrap();
    stood_in.body = stood_in.body.replace(",\"voted\":true", "");
    assert!(!stood_in.body.contains("voted"), "as an older log has it");
    assert!(harness.restored().fold.seats[ONE.index()].bot().is_some());
}
