//! People who go away: the host's duty, stand-ins, clocks, giving up.

use super::game::{TestGame, for_each_game, settings_of};
use super::harness::{Harness, ONE, TWO, settings};
use crate::room::play::Class;
use games::Seat;
use games::bot::BotLevel;
use games::tajuto::TouchMode;
use protocol::{Act, BotName, ClockSetting, ErrorCode, Motion, RoomPhase};

const AWAY: i64 = 120_000;

#[test]
fn the_hosts_duty_passes_on_after_a_while() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    harness.disconnect(Class::Seat(ONE));
    assert_eq!(harness.machine.wakes_at(harness.now_ms), Some(harness.now_ms + AWAY));
    harness.wait(AWAY - 1);
    assert_eq!(harness.machine.fold.host, Some(ONE));
    harness.wait(1);
    assert_eq!(harness.machine.fold.host, Some(TWO));
}

#[test]
fn the_others_may_seat_a_bot_for_one_who_is_long_away() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let vote = Act::Vote { motion: Motion::StandIn { seat: ONE }, aye: true };
    assert_eq!(harness.act(TWO, vote.clone()), Err(ErrorCode::NotAbsent));
    harness.disconnect(Class::Seat(ONE));
    harness.wait(AWAY);
    assert_eq!(harness.act(ONE, vote.clone()), Err(ErrorCode::NotAbsent), "not for oneself");
    harness.act(TWO, vote).unwrap();
    assert_eq!(harness.machine.fold.bot_to_move(), Some((ONE, BotLevel::Steward)));
    harness.connect(Class::Seat(ONE));
    assert_eq!(harness.machine.fold.bot_to_move(), None, "whoever returns plays again");
}

#[test]
fn votes_of_an_earlier_absence_do_not_count() {
    let mut harness = Harness::open(settings(TouchMode::Blind));
    harness.act(ONE, Act::Resize { seats: 3 }).unwrap();
    harness.sit_down("Bruno");
    harness.sit_down("Chiara");
    let classes = Seat::ALL.map(Class::Seat);
    classes[..3].iter().for_each(|&class| harness.connect(class));
    harness.act(ONE, Act::Start {}).unwrap();
    let vote = Act::Vote { motion: Motion::StandIn { seat: ONE }, aye: true };
    harness.act(TWO, Act::Vote { motion: Motion::Abandon {}, aye: true }).unwrap();
    for voter in [TWO, Seat::ALL[2]] {
        harness.disconnect(classes[0]);
        harness.wait(AWAY);
        harness.act(voter, vote.clone()).unwrap();
        assert_eq!(harness.machine.fold.bot_to_move(), None, "one of two is not enough");
        assert_eq!(harness.machine.fold.votes.len(), 2);
        harness.connect(classes[0]);
        let votes = &harness.clients[&classes[1]].room["votes"];
        assert_eq!(votes.as_array().unwrap().len(), 1, "the other vote is not about an absence: {votes}");
        assert_eq!(harness.clients[&classes[0]].room["votes"], *votes, "told in the welcome already");
    }
    let seq = harness.machine.fold.seq;
    harness.connect(classes[0]);
    assert_eq!(harness.machine.fold.seq, seq, "a further device changes nothing");
}

#[test]
fn one_may_let_a_bot_play_and_return() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    assert_eq!(harness.act(ONE, Act::Return {}), Err(ErrorCode::NothingAsked));
    harness.act(ONE, Act::StandIn { level: BotName::Novice }).unwrap();
    assert_eq!(harness.machine.fold.bot_to_move(), Some((ONE, BotLevel::Novice)));
    harness.act(ONE, Act::Return {}).unwrap();
    assert_eq!(harness.machine.fold.bot_to_move(), None);
}

#[test]
fn giving_up_takes_more_than_half_and_reveals_the_seed() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let vote = Act::Vote { motion: Motion::Abandon {}, aye: true };
    harness.act(ONE, vote.clone()).unwrap();
    let votes = harness.clients[&Class::Seat(TWO)].room["votes"].clone();
    assert_eq!((votes[0]["votes"].to_string(), votes[0]["needed"].as_u64()), ("[0]".into(), Some(2)));
    harness.act(ONE, Act::Vote { motion: Motion::Abandon {}, aye: false }).unwrap();
    harness.act(TWO, vote.clone()).unwrap();
    assert_eq!(harness.machine.fold.phase, RoomPhase::Playing);
    harness.act(ONE, vote).unwrap();
    assert_eq!(harness.machine.fold.phase, RoomPhase::Abandoned);
    assert!(harness.clients[&Class::Watchers].room["fairness"]["revealed"]["seed"].is_string());
    assert_eq!(harness.step(), None, "the game is over");
    for seat in [ONE, TWO] {
        let client = &harness.clients[&Class::Seat(seat)];
        assert!(client.decision.is_null() && client.undo.is_null(), "there is nothing to decide: {client:?}");
    }
}

fn a_clock_that_runs_out_hands_the_turn_to_a_bot_and_no_more<G: TestGame>() {
    let clock = ClockSetting::PerTurn { turn_ms: 60_000 };
    let mut harness = Harness::playing(protocol::Settings { clock, ..settings_of::<G>(0) });
    harness.wait(59_999);
    assert_eq!(harness.machine.fold.bot_to_move(), None);
    harness.wait(1);
    assert_eq!(harness.machine.fold.bot_to_move(), Some((ONE, BotLevel::Steward)));
    let legal = harness.choose().unwrap();
    assert!(harness.command(ONE, legal).is_err(), "the turn is the bot's now");
    while harness.machine.fold.to_move() == Some(ONE) {
        harness.step();
    }
    assert_eq!(harness.machine.fold.bot_to_move(), None, "the next turn has its own time");
    let clocks = harness.clients[&Class::Seat(TWO)].room["clocks"].clone();
    assert_eq!((clocks["running"].as_u64(), clocks["left_ms"][1].as_u64()), (Some(1), Some(60_000)));
}

#[test]
fn a_room_with_a_bot_to_move_or_a_running_clock_is_not_forgotten() {
    let mut harness = Harness::open(settings(TouchMode::Blind));
    assert!(harness.machine.is_idle());
    harness.seat_bot(TWO);
    harness.act(ONE, Act::Start {}).unwrap();
    assert!(harness.machine.is_idle(), "a person is to move, and nobody is here");
    while harness.machine.fold.to_move() == Some(ONE) {
        harness.step();
    }
    assert!(!harness.machine.is_idle());
}

for_each_game! { a_clock_that_runs_out_hands_the_turn_to_a_bot_and_no_more }
