//! Devices that come to hold a seat: by sitting down, and by passes.

use super::harness::{Harness, TWO, settings};
use crate::room::seats::Person;
use crate::secrets::SecretHash;
use games::tajuto::TouchMode;
use protocol::ErrorCode;

const A_DAY: i64 = 86_400_000;

fn second(harness: &Harness) -> &Person {
    harness.machine.fold.seats[TWO.index()].person().unwrap()
}

#[test]
fn a_pass_works_once_and_may_move_the_seat() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let pass = harness.make_pass(TWO, true);
    let (seat, token) = harness.use_pass(&pass).unwrap();
    assert_eq!(seat, TWO);
    assert_eq!(harness.use_pass(&pass), Err(ErrorCode::BadPass));
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
    assert!(harness.use_pass(&early).is_ok());
    harness.wait(1);
    assert_eq!(harness.use_pass(&late), Err(ErrorCode::BadPass));
}
