//! Take-backs: free, asked for, and never past what others have seen.

use super::harness::{Harness, ONE, TWO, settings};
use crate::room::finished::GameFile;
use crate::room::play::Class;
use games::Seat;
use games::tajuto::{ActionTile, Command, TouchMode};
use protocol::{Act, ErrorCode, Seq};

fn draw(tile: ActionTile) -> Command {
    Command::DrawBlind { tile }
}

fn floors(harness: &Harness, seat: Seat) -> String {
    harness.clients[&Class::Watchers].view["players"][seat.index()]["floors"].to_string()
}

/// Plays until a seat is to move and the last command of its turn was no draw, and returns its number.
fn until_free_step(harness: &mut Harness) -> (Seat, Seq) {
    for _ in 0..2000 {
        let seat = harness.machine.fold.to_move().unwrap();
        let seq = harness.step().unwrap();
        let free = crate::room::take_back::take_back(&harness.machine.fold, seat, seq);
        if free == Some(crate::room::take_back::TakeBack::Free) {
            return (seat, seq);
        }
    }
    panic!("nothing can be taken back freely")
}

#[test]
fn within_the_own_turn_it_is_free_until_something_was_drawn() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let (seat, seq) = until_free_step(&mut harness);
    let other = if seat == ONE { TWO } else { ONE };
    assert_eq!(harness.act(other, Act::TakeBack { from: seq }), Err(ErrorCode::NothingToTakeBack));
    harness.act(seat, Act::TakeBack { from: seq }).unwrap();
    let line = harness.clients[&Class::Watchers].lines[&u64::from(seq.0)].clone();
    assert_eq!(line["undone"], true, "the line stays, marked");
    assert_eq!(harness.machine.fold.to_move(), Some(seat));
}

#[test]
fn a_draw_needs_the_others_and_the_same_floor_comes_again() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let drawn = harness.command(ONE, draw(ActionTile::A)).unwrap();
    let first = floors(&harness, ONE);
    harness.act(ONE, Act::TakeBack { from: drawn }).unwrap();
    let offer = harness.clients[&Class::Seat(TWO)].room["take_back"].clone();
    assert_eq!((offer["by"].as_u64(), offer["seen"].as_u64()), (Some(0), Some(1)));
    assert_eq!(harness.act(ONE, Act::AnswerTakeBack { agree: true }), Err(ErrorCode::NothingAsked));
    harness.act(TWO, Act::AnswerTakeBack { agree: true }).unwrap();
    assert_eq!(floors(&harness, ONE), "[]");
    assert!(harness.clients[&Class::Seat(TWO)].room["take_back"].is_null());
    harness.command(ONE, draw(ActionTile::A)).unwrap();
    assert_eq!(floors(&harness, ONE), first);
}

#[test]
fn an_offer_dies_when_it_is_declined_or_the_game_moves_on() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let drawn = harness.command(ONE, draw(ActionTile::A)).unwrap();
    harness.act(ONE, Act::TakeBack { from: drawn }).unwrap();
    harness.act(TWO, Act::AnswerTakeBack { agree: false }).unwrap();
    assert_eq!(harness.act(TWO, Act::AnswerTakeBack { agree: true }), Err(ErrorCode::NothingAsked));
    harness.act(ONE, Act::TakeBack { from: drawn }).unwrap();
    harness.step();
    assert_eq!(harness.act(TWO, Act::AnswerTakeBack { agree: true }), Err(ErrorCode::NothingAsked));
}

#[test]
fn never_past_what_another_seat_has_seen() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let drawn = harness.command(ONE, draw(ActionTile::A)).unwrap();
    while harness.machine.fold.to_move() == Some(ONE) {
        harness.step();
    }
    harness.act(ONE, Act::TakeBack { from: drawn }).unwrap();
    harness.act(TWO, Act::AnswerTakeBack { agree: false }).unwrap();
    harness.command(TWO, draw(ActionTile::A)).unwrap();
    assert_eq!(harness.act(ONE, Act::TakeBack { from: drawn }), Err(ErrorCode::NothingToTakeBack));
}

#[test]
fn a_game_with_take_backs_replays_restores_and_verifies() {
    let mut harness = Harness::playing(settings(TouchMode::Feel));
    let mut taken_back = 0;
    let mut last: Option<(Seat, Seq)> = None;
    for step in 0..5000 {
        if step % 7 == 6
            && let Some((seat, seq)) = last
            && harness.act(seat, Act::TakeBack { from: seq }).is_ok()
        {
            let other = if seat == ONE { TWO } else { ONE };
            let _ = harness.act(other, Act::AnswerTakeBack { agree: true });
            taken_back += 1;
            last = None;
            continue;
        }
        let Some(seat) = harness.machine.fold.to_move() else { break };
        last = harness.step().map(|seq| (seat, seq));
    }
    assert!(taken_back > 10, "{taken_back}");
    let log = harness.finished.clone().unwrap().log;
    assert!(GameFile::verify(&log).unwrap().is_over);
    let (_, welcome) = harness.restored().welcome(Class::Watchers, Seq(0), 0, harness.now_ms);
    let (_, now) = harness.machine.welcome(Class::Watchers, Seq(0), 0, harness.now_ms);
    let table = |message: &protocol::ServerMessage| serde_json::to_value(message).unwrap()["table"].clone();
    assert_eq!(table(&welcome), table(&now));
}
