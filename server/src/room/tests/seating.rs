//! Devices that come to hold a seat: by sitting down, and by passes.

use super::harness::{Harness, ONE, TWO, settings};
use crate::room::decide;
use crate::room::seats::Person;
use crate::secrets::SecretHash;
use games::tajuto::TouchMode;
use protocol::{Act, ErrorCode, SeatToken};

const A_DAY: i64 = 86_400_000;

fn second(harness: &Harness) -> &Person {
    harness.machine.fold.seats[TWO.index()].person().unwrap()
}

#[test]
fn a_pass_works_once_and_may_move_the_seat() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let pass = harness.make_pass(TWO, true);
    let (seat, token) = harness.use_pass(&pass, None).unwrap();
    assert_eq!(seat, TWO);
    assert_eq!(harness.use_pass(&pass, None), Err(ErrorCode::BadPass));
    assert!(second(&harness).passes.is_empty(), "no old pass leads back");
    let tokens = &second(&harness).tokens;
    assert_eq!(*tokens, [SecretHash::of(token.secret())], "the old device has the seat no more");
}

#[test]
fn a_pass_is_good_for_a_day_and_a_restart_makes_it_no_younger() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let (early, late) = (harness.make_pass(TWO, false), harness.make_pass(TWO, false));
    harness.wait(A_DAY - 1);
    harness.machine = harness.restored();
    assert!(harness.use_pass(&early, None).is_ok());
    harness.wait(1);
    assert_eq!(harness.use_pass(&late, None), Err(ErrorCode::BadPass));
}

fn token(text: &str) -> SeatToken {
    SeatToken::new(format!("a-token-of-the-device-of-{text}")).unwrap()
}

#[test]
fn one_who_asks_again_has_the_seat_already() {
    let mut harness = Harness::open(settings(TouchMode::Blind));
    let bruno = token("Bruno");
    let sit = |harness: &Harness| {
        decide::sit_down(&harness.machine.fold, harness.wish("Bruno", Some(bruno.clone())), None).unwrap()
    };
    let (seat, given, facts) = sit(&harness);
    assert_eq!((seat, &given), (TWO, &bruno));
    harness.save(facts, None);
    assert_eq!(sit(&harness), (TWO, bruno.clone(), vec![]), "the table is full now, but not for Bruno");
    harness.act(ONE, Act::Start {}).unwrap();
    assert_eq!(sit(&harness), (TWO, bruno.clone(), vec![]), "the game has begun, and Bruno plays");

    let (pass, phone) = (harness.make_pass(TWO, true), token("Brunos-phone"));
    assert_eq!(harness.use_pass(&pass, Some(&phone)), Ok((TWO, phone.clone())));
    assert_eq!(harness.use_pass(&pass, Some(&phone)), Ok((TWO, phone.clone())), "the pass is used up");
    assert_eq!(harness.use_pass(&pass, Some(&token("Chiara"))), Err(ErrorCode::BadPass));
    assert_eq!(harness.use_pass(&pass, Some(&bruno)), Err(ErrorCode::BadPass), "the seat has moved");
    assert_eq!(second(&harness).tokens, [SecretHash::of(phone.secret())]);
}

#[test]
fn an_older_log_has_passes_without_a_player() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let pass = harness.make_pass(TWO, true);
    harness.use_pass(&pass, None).unwrap();
    let used = harness.records.last_mut().unwrap();
    assert!(used.body.contains("pass_used"), "{}", used.body);
    used.body = used.body.replace(",\"player\":null", "");
    assert!(!used.body.contains("player"), "{}", used.body);
    harness.machine = harness.restored();
    assert_eq!(second(&harness).tokens.len(), 1);
}
