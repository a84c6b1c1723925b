//! Take-backs: free, asked for, and never past what others have seen.

mod finality;

use super::game::{TestGame, for_each_game, settings_of};
use super::harness::{Harness, ONE, TWO, settings};
use crate::finished::{Eyes, GameFile, check, replay};
use crate::room::dice::script::{self, Script};
use crate::room::play::Class;
use crate::room::take_back::{TakeBack, take_back};
use games::Seat;
use games::dice::Seed;
use games::tajuto::{ActionTile, Command, TouchMode};
use protocol::{Act, ClockSetting, ErrorCode, Seq, Settings};
use serde_json::Value;
use std::collections::HashMap;

fn draw(tile: ActionTile) -> Command {
    Command::DrawBlind { tile }
}

fn agree(offer: Seq) -> Act {
    Act::AnswerTakeBack { offer, agree: true }
}

fn decline(offer: Seq) -> Act {
    Act::AnswerTakeBack { offer, agree: false }
}

fn floors(harness: &Harness, seat: Seat) -> String {
    harness.clients[&Class::Watchers].view["players"][seat.index()]["floors"].to_string()
}

fn other_than(seat: Seat) -> Seat {
    if seat == ONE { TWO } else { ONE }
}

/// A game of two people by certain dice.
fn playing<G: TestGame>() -> Harness {
    let mut harness = Harness::seated(settings_of::<G>(G::KINDS - 1));
    start::<G>(&mut harness);
    harness
}

/// Begins by certain dice; what everybody does comes of them.
fn start<G: TestGame>(harness: &mut Harness) {
    harness.mind = G::MINDS;
    script::leave(&harness.machine.fold.room, Script { usual: Seed::from(1), others: HashMap::new() });
    harness.act(ONE, Act::Start {}).unwrap();
}

/// What everybody sees of the table.
fn views(harness: &Harness) -> Vec<Value> {
    harness.clients.values().map(|client| client.view.clone()).collect()
}

/// A step that can be taken back, and what everybody saw before it.
struct Stepped {
    seat: Seat,
    seq: Seq,
    before: Vec<Value>,
}

/// Plays until the last command can be taken back like this.
fn until(harness: &mut Harness, how: TakeBack) -> Stepped {
    for _ in 0..2000 {
        let (seat, before) = (harness.machine.fold.to_move().unwrap(), views(harness));
        let seq = harness.step().unwrap();
        if take_back(&harness.machine.fold, seat, seq) == Some(how) {
            return Stepped { seat, seq, before };
        }
    }
    panic!("nothing can be taken back like this: {how:?}")
}

fn within_the_own_turn_it_is_free_until_something_was_drawn<G: TestGame>() {
    let mut harness = playing::<G>();
    let Stepped { seat, seq, before } = until(&mut harness, TakeBack::Free);
    assert_eq!(harness.act(other_than(seat), Act::TakeBack { from: seq }), Err(ErrorCode::NothingToTakeBack));
    harness.act(seat, Act::TakeBack { from: seq }).unwrap();
    let line = harness.clients[&Class::Watchers].lines[&u64::from(seq.0)].clone();
    assert_eq!(line["undone"], true, "the line stays, marked");
    assert_eq!(views(&harness), before);
    assert_eq!(harness.machine.fold.to_move(), Some(seat));
}

fn a_draw_needs_the_others_and_the_same_comes_again<G: TestGame>() {
    let mut harness = playing::<G>();
    let Stepped { seat, seq: drawn, before } = until(&mut harness, TakeBack::Asked { seen: 1 });
    let (drew, after) = (harness.chosen.clone().unwrap(), views(&harness));
    let asked = harness.act(seat, Act::TakeBack { from: drawn }).unwrap();
    let offer = harness.clients[&Class::Seat(other_than(seat))].room["take_back"].clone();
    assert_eq!((offer["by"].as_u64(), offer["seen"].as_u64()), (Some(seat.index() as u64), Some(1)));
    assert_eq!(offer["offer"].as_u64(), Some(asked.0.into()));
    assert_eq!(harness.act(seat, agree(asked)), Err(ErrorCode::NothingAsked));
    harness.act(other_than(seat), agree(asked)).unwrap();
    assert_eq!(views(&harness), before);
    assert!(harness.clients[&Class::Seat(other_than(seat))].room["take_back"].is_null());
    harness.command(seat, drew).unwrap();
    assert_eq!(views(&harness), after);
}

#[test]
fn an_offer_dies_when_it_is_declined_or_the_game_moves_on() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let drawn = harness.command(ONE, draw(ActionTile::A)).unwrap();
    let asked = harness.act(ONE, Act::TakeBack { from: drawn }).unwrap();
    harness.act(TWO, decline(asked)).unwrap();
    assert_eq!(harness.act(TWO, agree(asked)), Err(ErrorCode::NothingAsked));
    let asked = harness.act(ONE, Act::TakeBack { from: drawn }).unwrap();
    harness.step();
    assert_eq!(harness.act(TWO, agree(asked)), Err(ErrorCode::NothingAsked));
}

#[test]
fn an_answer_is_to_the_offer_that_it_names() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let drawn = harness.command(ONE, draw(ActionTile::A)).unwrap();
    let old = harness.act(ONE, Act::TakeBack { from: drawn }).unwrap();
    let new = harness.act(ONE, Act::TakeBack { from: drawn }).unwrap();
    for answer in [agree(old), decline(old), agree(Seq(new.0 + 1)), agree(drawn)] {
        assert_eq!(harness.act(TWO, answer), Err(ErrorCode::NothingAsked));
    }
    assert_ne!(floors(&harness, ONE), "[]", "nobody has agreed to the new one");
    harness.act(TWO, agree(new)).unwrap();
    assert_eq!(floors(&harness, ONE), "[]");
}

fn never_past_what_another_seat_has_seen<G: TestGame>() {
    let mut harness = playing::<G>();
    let Stepped { seat, seq: drawn, .. } = until(&mut harness, TakeBack::Asked { seen: 1 });
    while harness.machine.fold.to_move() == Some(seat) {
        harness.step();
    }
    let asked = harness.act(seat, Act::TakeBack { from: drawn }).unwrap();
    harness.act(other_than(seat), decline(asked)).unwrap();
    while until(&mut harness, TakeBack::Asked { seen: 1 }).seat == seat {}
    assert_eq!(harness.act(seat, Act::TakeBack { from: drawn }), Err(ErrorCode::NothingToTakeBack));
}

fn a_game_with_take_backs_replays_restores_and_verifies<G: TestGame>() {
    let mut harness = Harness::playing(settings_of::<G>(0));
    let mut taken_back = 0;
    let mut last: Option<(Seat, Seq)> = None;
    for step in 0..5000 {
        if step % 7 == 6
            && let Some((seat, seq)) = last
            && let Ok(asked) = harness.act(seat, Act::TakeBack { from: seq })
        {
            let _ = harness.act(other_than(seat), agree(asked));
            taken_back += 1;
            last = None;
            continue;
        }
        let Some(seat) = harness.machine.fold.to_move() else { break };
        last = harness.step().map(|seq| (seat, seq));
    }
    assert!(taken_back > 10, "{taken_back}");
    let file = GameFile::of_stored(&harness.finished.clone().unwrap(), true).unwrap();
    assert!(check(file.clone()).unwrap().is_decided());
    let replayed = replay(&file, Eyes::All).unwrap().steps;
    assert_eq!(replayed.iter().filter(|step| step.took_back).count(), took_back_in(&file));
    assert!(replayed.is_sorted_by_key(|step| step.at_ms));
    let (_, welcome) = harness.restored().welcome(Class::Watchers, Seq(0), 0, harness.now_ms);
    let (_, now) = harness.machine.welcome(Class::Watchers, Seq(0), 0, harness.now_ms);
    let table = |message: &protocol::ServerMessage| serde_json::to_value(message).unwrap()["table"].clone();
    assert_eq!(table(&welcome), table(&now));
}

fn took_back_in(file: &GameFile) -> usize {
    file.log.entries.iter().filter(|entry| entry.get("from").is_some()).count()
}

#[test]
fn a_turn_that_is_taken_back_has_the_time_of_its_end() {
    let clock = ClockSetting::Bank { bank_ms: 600_000, increment_ms: 10_000 };
    let mut harness = Harness::playing(Settings { clock, ..settings(TouchMode::Blind) });
    let clocks = |harness: &mut Harness| {
        let clocks = harness.newcomer(Class::Seat(ONE)).room["clocks"].clone();
        let left = |seat: usize| clocks["left_ms"][seat].as_u64().unwrap();
        (left(0), left(1), clocks["running"].as_u64())
    };
    harness.wait(30_000);
    harness.command(ONE, draw(ActionTile::A)).unwrap();
    let mut last = Seq(0);
    while harness.machine.fold.to_move() == Some(ONE) {
        last = harness.step().unwrap();
    }
    harness.wait(20_000);
    assert_eq!(clocks(&mut harness), (580_000, 580_000, Some(1)));
    let asked = harness.act(ONE, Act::TakeBack { from: last }).unwrap();
    harness.wait(5_000);
    harness.act(TWO, agree(asked)).unwrap();
    assert_eq!(harness.machine.fold.to_move(), Some(ONE));
    assert_eq!(clocks(&mut harness), (570_000, 600_000, Some(0)), "what they were when the turn ended");
    harness.wait(1_000);
    assert_eq!(clocks(&mut harness), (569_000, 600_000, Some(0)), "the asker's time runs from now on");
    let Stepped { seat, seq, .. } = until(&mut harness, TakeBack::Free);
    harness.wait(3_000);
    let before = clocks(&mut harness);
    harness.act(seat, Act::TakeBack { from: seq }).unwrap();
    assert_eq!(clocks(&mut harness), before, "a free one changes no clock");
    let restored = harness.restored().fold.game.unwrap().clock.unwrap();
    let now = harness.machine.fold.game.as_ref().unwrap().clock.as_ref().unwrap();
    assert_eq!(restored.view(harness.now_ms), now.view(harness.now_ms), "nor does a restart");
}

for_each_game! {
    within_the_own_turn_it_is_free_until_something_was_drawn,
    a_draw_needs_the_others_and_the_same_comes_again,
    never_past_what_another_seat_has_seen,
    a_game_with_take_backs_replays_restores_and_verifies,
}
