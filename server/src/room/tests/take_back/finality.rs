//! What is final, of Satori: with people at the table it cannot even be asked for, and with bots alone it is not done.

use super::super::game::settings_of;
use super::super::harness::{Harness, ONE, TWO};
use super::start;
use crate::room::play::Class;
use crate::room::take_back::take_back;
use games::satori::{Command, Satori};
use protocol::{Act, ErrorCode, GameCommand, Seq};
use serde_json::Value;

/// A person, and another person or a bot.
fn tables() -> [Harness; 2] {
    let settings = settings_of::<Satori>(0);
    let people = Harness::seated(settings.clone());
    let mut with_a_bot = Harness::open(settings);
    with_a_bot.seat_bot(TWO);
    with_a_bot.connect(Class::Seat(ONE));
    [people, with_a_bot].map(|mut harness| {
        start::<Satori>(&mut harness);
        harness
    })
}

fn view(harness: &Harness) -> &Value {
    &harness.clients[&Class::Seat(ONE)].view
}

/// Plays on to a command of the first seat: by the view before it, what was chosen, and the view after it.
fn until(harness: &mut Harness, is_it: impl Fn(&Value, &GameCommand, &Value) -> bool) -> Seq {
    loop {
        let (seat, before) = (harness.machine.fold.to_move().unwrap(), view(harness).clone());
        let seq = harness.step().unwrap();
        if seat == ONE && is_it(&before, harness.chosen.as_ref().unwrap(), view(harness)) {
            return seq;
        }
    }
}

fn ends_a_round(before: &Value, _: &GameCommand, after: &Value) -> bool {
    before["round"] != after["round"]
}

/// It stands, whoever asks, and nobody is told that it could be otherwise.
#[track_caller]
fn check_final(harness: &mut Harness, seq: Seq) {
    let (stands, records) = (view(harness).clone(), harness.records.len());
    for seat in [ONE, TWO] {
        assert_eq!(take_back(&harness.machine.fold, seat, seq), None);
        assert_eq!(harness.act(seat, Act::TakeBack { from: seq }), Err(ErrorCode::NothingToTakeBack));
    }
    assert_eq!(harness.clients[&Class::Seat(ONE)].undo, Value::Null);
    assert_eq!((view(harness), harness.records.len()), (&stands, records));
}

fn is_choice(_: &Value, command: &GameCommand, _: &Value) -> bool {
    matches!(command, GameCommand::Satori(Command::ChooseAmulet { .. }))
}

#[test]
fn a_choice_about_an_amulet_is_final_before_and_after_it_comes_out() {
    for mut harness in tables() {
        let chosen = until(&mut harness, is_choice);
        check_final(&mut harness, chosen);
        while view(&harness)["phase"]["kind"] == "amulet" {
            harness.step();
        }
        assert_eq!(take_back(&harness.machine.fold, ONE, chosen), None);
        assert_eq!(harness.act(ONE, Act::TakeBack { from: chosen }), Err(ErrorCode::NothingToTakeBack));
    }
}

#[test]
fn the_end_of_a_round_is_final() {
    for mut harness in tables() {
        let ended = until(&mut harness, ends_a_round);
        check_final(&mut harness, ended);
    }
}

#[test]
fn nothing_before_the_end_of_a_round_can_be_taken_back_after_it() {
    for mut harness in tables() {
        let ended = until(&mut harness, ends_a_round);
        for seq in (1..ended.0).map(Seq) {
            assert_eq!(harness.act(ONE, Act::TakeBack { from: seq }), Err(ErrorCode::NothingToTakeBack));
        }
    }
}
