//! Turns that are told elsewhere: one notice for each, to those who are not there.

use super::harness::{Harness, ONE, TWO, settings};
use crate::notices::{Addressee, Letter, Outcome};
use crate::room::config::RoomConfig;
use crate::room::machine::{Machine, Way};
use crate::room::play::Class;
use crate::room::rematch;
use games::Seat;
use games::tajuto::{Tajuto, TouchMode};
use protocol::{
    Act, BotName, ErrorCode, Hook, HookFailure, HookFormat, Language, Motion, Notices, PushAuth, PushPoint,
    QuietHours, Seq, WebAddress,
};

const AFTER: i64 = 20_000;
const GAP: i64 = 60_000;
const HOUR: i64 = 3_600_000;
const POINT: &str = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU";

fn device(name: &str) -> Notices {
    Notices {
        endpoint: WebAddress::new(format!("https://push.example/{name}")),
        p256dh: PushPoint::new(POINT).unwrap(),
        auth: PushAuth::new("BTBZMqHH6r4Tts7J_aSIgg").unwrap(),
        language: Language::De,
        quiet: None,
    }
}

/// Quiet between two hours of the day, in UTC.
fn quiet(name: &str, from: u16, to: u16) -> Notices {
    let minute = |hour: u16| (hour * 60).try_into().unwrap();
    let quiet =
        QuietHours { from_min: minute(from), to_min: minute(to), utc_offset_min: 0.try_into().unwrap() };
    Notices { quiet: Some(quiet), ..device(name) }
}

fn ask(notices: Notices) -> Act {
    Act::AskNotices { notices }
}

fn hook() -> Hook {
    Hook {
        format: HookFormat::Slack,
        url: WebAddress::new("https://chat.example/secret"),
        language: Language::En,
    }
}

/// A table at which TWO is to be told, is away, and is not to move yet.
fn waiting(asked: impl IntoIterator<Item = Notices>) -> Harness {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    for notices in asked {
        harness.act(TWO, ask(notices)).unwrap();
    }
    harness.disconnect(Class::Seat(TWO));
    harness
}

/// Plays until a seat is to move.
fn until_turn_of(harness: &mut Harness, seat: Seat) {
    while harness.machine.fold.to_move() != Some(seat) {
        harness.step().unwrap();
    }
}

fn letters(harness: &mut Harness) -> Vec<(Way, Seq, Letter)> {
    harness.machine.letters(harness.now_ms)
}

/// Lets all that is sent now come to something; says how many were sent.
fn send(harness: &mut Harness, outcome: Outcome) -> usize {
    let letters = letters(harness);
    for (way, owed, _) in &letters {
        harness.machine.told_of(*way, *owed, outcome, harness.now_ms);
    }
    harness.wait(0);
    letters.len()
}

fn owes(machine: &mut Machine) -> bool {
    machine.row().owes_notice
}

#[test]
fn one_who_is_away_is_told_once_a_turn_after_a_while() {
    let mut harness = waiting([device("a")]);
    for turn in 1..=3 {
        harness.wait(GAP);
        until_turn_of(&mut harness, TWO);
        assert!(owes(&mut harness.machine) && !harness.machine.is_idle());
        assert_eq!(harness.machine.wakes_at(harness.now_ms), Some(harness.now_ms + AFTER));
        harness.wait(AFTER - 1);
        assert!(letters(&mut harness).is_empty(), "a quick answer makes no noise");
        harness.wait(1);
        let sent = letters(&mut harness);
        let [(way, owed, Letter { to: Addressee::Device(to), turn: said })] = &sent[..] else {
            panic!("{sent:?}")
        };
        assert_eq!(
            (to, said.name.as_str(), &said.others[..]),
            (&device("a"), "Bruno", &["Aiko".to_owned()][..])
        );
        assert!(letters(&mut harness).is_empty(), "it is under way");
        harness.wait(HOUR);
        assert!(letters(&mut harness).is_empty(), "however long that takes");
        harness.machine.told_of(*way, *owed, Outcome::Arrived, harness.now_ms);
        harness.wait(0);
        for _ in 0..48 {
            harness.wait(HOUR);
            assert!(letters(&mut harness).is_empty(), "not twice for turn {turn}");
        }
        assert!(!owes(&mut harness.machine));
        until_turn_of(&mut harness, ONE);
    }
    assert_eq!(harness.clients[&Class::Seat(ONE)].seq, harness.machine.fold.seq.0, "numbers have no gaps");
}

#[test]
fn those_who_are_there_or_are_nobodys_are_not_told() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    harness.act(TWO, ask(device("a"))).unwrap();
    until_turn_of(&mut harness, TWO);
    harness.wait(HOUR);
    assert!(letters(&mut harness).is_empty(), "present");
    until_turn_of(&mut harness, ONE);
    harness.disconnect(Class::Seat(ONE));
    harness.wait(HOUR);
    assert!(letters(&mut harness).is_empty(), "ONE has not asked for it");
    assert!(!owes(&mut harness.machine));
}

#[test]
fn one_whose_last_device_is_gone_is_told_too_unless_it_comes_back() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    harness.act(TWO, ask(device("a"))).unwrap();
    until_turn_of(&mut harness, TWO);
    harness.wait(HOUR);
    harness.disconnect(Class::Seat(TWO));
    harness.wait(AFTER - 1);
    harness.connect(Class::Seat(TWO));
    harness.wait(HOUR);
    assert!(letters(&mut harness).is_empty(), "a brief reconnect makes no noise");
    harness.disconnect(Class::Seat(TWO));
    harness.wait(AFTER);
    assert_eq!(send(&mut harness, Outcome::Arrived), 1);
    harness.connect(Class::Seat(TWO));
    harness.disconnect(Class::Seat(TWO));
    harness.wait(HOUR);
    assert!(letters(&mut harness).is_empty(), "not twice for one turn");
}

#[test]
fn a_stand_in_needs_no_notice() {
    let mut harness = waiting([device("a")]);
    until_turn_of(&mut harness, TWO);
    harness.wait(HOUR);
    assert_eq!(letters(&mut harness).len(), 1);
    harness.act(ONE, Act::Vote { motion: Motion::StandIn { seat: TWO }, aye: true }).unwrap();
    assert!(!owes(&mut harness.machine), "what was owed is too late");
    until_turn_of(&mut harness, ONE);
    until_turn_of(&mut harness, TWO);
    harness.wait(HOUR);
    assert!(letters(&mut harness).is_empty());
}

#[test]
fn all_devices_of_a_seat_and_the_hook_are_told() {
    let mut harness = waiting([device("a"), device("b")]);
    harness.act(ONE, Act::SetHook { hook: Some(hook()) }).unwrap();
    until_turn_of(&mut harness, TWO);
    harness.wait(AFTER);
    assert_eq!(send(&mut harness, Outcome::Arrived), 3);
    assert_eq!(send(&mut harness, Outcome::Arrived), 0);
    let log = &harness.clients[&Class::Watchers].log;
    assert!(
        log.iter().any(|line| line["told"]["did"] == "hook_set"),
        "all know that turns are told elsewhere"
    );
    harness.act(ONE, Act::SetHook { hook: None }).unwrap();
    harness.disconnect(Class::Seat(ONE));
    until_turn_of(&mut harness, ONE);
    harness.wait(HOUR);
    assert!(letters(&mut harness).is_empty(), "no hook, and ONE has no device");
}

#[test]
fn quiet_hours_hold_a_push_back_and_gather_turns() {
    let mut harness = waiting([quiet("a", 1, 7), device("b")]);
    harness.act(ONE, Act::SetHook { hook: Some(hook()) }).unwrap();
    harness.now_ms = 2 * HOUR;
    for _ in 0..3 {
        until_turn_of(&mut harness, TWO);
        harness.wait(AFTER.max(GAP));
        assert_eq!(send(&mut harness, Outcome::Arrived), 2, "the other device and the hook");
        until_turn_of(&mut harness, ONE);
    }
    until_turn_of(&mut harness, TWO);
    harness.wait(GAP);
    send(&mut harness, Outcome::Arrived);
    assert_eq!(harness.machine.wakes_at(harness.now_ms), Some(7 * HOUR), "the end of the quiet hours");
    assert!(!harness.machine.is_idle() && owes(&mut harness.machine), "it is not forgotten");
    harness.now_ms = 7 * HOUR - 1;
    assert_eq!(send(&mut harness, Outcome::Arrived), 0);
    harness.now_ms = 7 * HOUR;
    assert_eq!(send(&mut harness, Outcome::Arrived), 1, "one, for all turns");
    assert_eq!(send(&mut harness, Outcome::Arrived), 0);
}

#[test]
fn one_who_came_in_quiet_hours_is_not_told_after_them() {
    let mut harness = waiting([quiet("a", 1, 7)]);
    harness.now_ms = 2 * HOUR;
    until_turn_of(&mut harness, TWO);
    harness.wait(AFTER);
    harness.connect(Class::Seat(TWO));
    harness.disconnect(Class::Seat(TWO));
    harness.wait(10 * HOUR);
    assert!(letters(&mut harness).is_empty());
    assert!(!owes(&mut harness.machine));
}

#[test]
fn notices_to_one_device_lie_apart() {
    let mut harness = waiting([device("a")]);
    until_turn_of(&mut harness, TWO);
    harness.wait(AFTER);
    assert_eq!(send(&mut harness, Outcome::Arrived), 1);
    until_turn_of(&mut harness, ONE);
    until_turn_of(&mut harness, TWO);
    harness.wait(AFTER);
    assert!(letters(&mut harness).is_empty(), "too soon");
    harness.wait(GAP - AFTER - 1);
    assert!(letters(&mut harness).is_empty());
    harness.wait(1);
    assert_eq!(letters(&mut harness).len(), 1);
}

#[test]
fn what_did_not_arrive_is_sent_again_ever_later_and_given_up() {
    let mut harness = waiting([device("a")]);
    until_turn_of(&mut harness, TWO);
    harness.wait(AFTER);
    let failure = HookFailure::Unreachable {};
    let mut pauses = Vec::new();
    for attempt in 1.. {
        assert_eq!(
            send(&mut harness, Outcome::NotNow { failure, retry_after_ms: None }),
            1,
            "attempt {attempt}"
        );
        if !owes(&mut harness.machine) {
            break;
        }
        let pause = harness.machine.wakes_at(harness.now_ms).unwrap() - harness.now_ms;
        harness.wait(pause - 1);
        assert!(letters(&mut harness).is_empty());
        harness.wait(1);
        pauses.push(pause);
    }
    assert_eq!(pauses, [30_000, 60_000, 120_000, 240_000, 480_000]);
    assert!(letters(&mut harness).is_empty());
    harness.wait(HOUR);
    assert!(letters(&mut harness).is_empty(), "given up");
    until_turn_of(&mut harness, ONE);
    until_turn_of(&mut harness, TWO);
    harness.wait(AFTER);
    assert_eq!(letters(&mut harness).len(), 1, "the next turn is told anew");
}

#[test]
fn the_other_side_may_ask_for_more_time() {
    let mut harness = waiting([device("a")]);
    until_turn_of(&mut harness, TWO);
    harness.wait(AFTER);
    let failure = HookFailure::Refused { status: 429 };
    for (asked, waited) in [(45_000, 45_000), (1_000, 60_000), (1_000 * HOUR, HOUR)] {
        send(&mut harness, Outcome::NotNow { failure, retry_after_ms: Some(asked) });
        assert_eq!(harness.machine.wakes_at(harness.now_ms), Some(harness.now_ms + waited));
        harness.wait(waited);
    }
}

#[test]
fn a_device_that_is_gone_is_forgotten() {
    let mut harness = waiting([device("a"), device("b")]);
    until_turn_of(&mut harness, TWO);
    harness.wait(AFTER);
    let sent = letters(&mut harness);
    harness.machine.told_of(sent[0].0, sent[0].1, Outcome::Gone, harness.now_ms);
    harness.machine.told_of(sent[1].0, sent[1].1, Outcome::Arrived, harness.now_ms);
    harness.wait(0);
    assert_eq!(harness.machine.fold.told.devices.len(), 1);
    assert!(!owes(&mut harness.machine));
}

#[test]
fn a_hook_that_fails_is_shown_to_those_who_sit_there_until_it_works() {
    let mut harness = waiting([]);
    let failing = |harness: &Harness| harness.clients[&Class::Seat(ONE)].room["hook"]["failing"].clone();
    harness.act(ONE, Act::SetHook { hook: Some(hook()) }).unwrap();
    let shown = &harness.clients[&Class::Seat(ONE)].room["hook"];
    assert_eq!((shown["format"].as_str(), shown["host"].as_str()), (Some("slack"), Some("chat.example")));
    assert!(!shown.to_string().contains("secret") && failing(&harness).is_null());
    until_turn_of(&mut harness, TWO);
    harness.wait(AFTER);
    let failure = HookFailure::Refused { status: 500 };
    send(&mut harness, Outcome::NotNow { failure, retry_after_ms: None });
    assert_eq!(
        (failing(&harness)["why"].as_str(), failing(&harness)["status"].as_u64()),
        (Some("refused"), Some(500))
    );
    let seq = harness.machine.fold.seq;
    harness.wait(30_000);
    send(&mut harness, Outcome::NotNow { failure, retry_after_ms: None });
    assert_eq!(harness.machine.fold.seq, seq, "nothing new to tell");
    harness.wait(60_000);
    assert_eq!(send(&mut harness, Outcome::Arrived), 1);
    assert!(failing(&harness).is_null() && !owes(&mut harness.machine));
    assert!(harness.clients[&Class::Watchers].room["hook"].is_null(), "not for those who watch");
    until_turn_of(&mut harness, ONE);
    until_turn_of(&mut harness, TWO);
    harness.wait(AFTER);
    send(&mut harness, Outcome::Never(HookFailure::BadAddress {}));
    assert_eq!(failing(&harness)["why"], "bad_address");
    assert!(!owes(&mut harness.machine), "that is not tried again");
}

#[test]
fn what_comes_late_does_not_count_for_the_next_turn() {
    let mut harness = waiting([]);
    harness.act(ONE, Act::SetHook { hook: Some(hook()) }).unwrap();
    until_turn_of(&mut harness, TWO);
    harness.wait(AFTER);
    let sent = letters(&mut harness);
    until_turn_of(&mut harness, ONE);
    until_turn_of(&mut harness, TWO);
    harness.wait(AFTER);
    assert!(letters(&mut harness).is_empty(), "one at a time");
    harness.machine.told_of(sent[0].0, sent[0].1, Outcome::Arrived, harness.now_ms);
    harness.wait(0);
    assert_eq!(letters(&mut harness).len(), 1, "the newer turn is still to be told");
}

#[test]
fn what_is_owed_outlives_a_restart_and_what_was_sent_is_not_sent_again() {
    let mut harness = waiting([device("a"), quiet("b", 1, 7)]);
    harness.now_ms = 2 * HOUR;
    until_turn_of(&mut harness, TWO);
    let mut back = harness.restored();
    assert!(owes(&mut back) && !back.is_idle());
    assert!(back.due_facts(harness.now_ms + AFTER - 1).is_empty(), "players get the time to come back");
    assert_eq!(back.due_facts(harness.now_ms + AFTER).len(), 1);
    assert!(back.letters(harness.now_ms).is_empty());

    harness.wait(AFTER);
    let mut back = harness.restored();
    assert_eq!(back.letters(harness.now_ms).len(), 1, "due when the server stopped");
    assert_eq!(send(&mut harness, Outcome::Arrived), 1);
    let mut back = harness.restored();
    assert!(
        back.due_facts(harness.now_ms + HOUR).is_empty() && back.letters(harness.now_ms + HOUR).is_empty()
    );
    assert_eq!(back.letters(7 * HOUR).len(), 1, "what waits for the end of the quiet hours");
}

#[test]
fn what_came_of_it_is_kept_until_it_is_stored() {
    let mut harness = waiting([device("a")]);
    until_turn_of(&mut harness, TWO);
    harness.wait(AFTER);
    let sent = letters(&mut harness);
    harness.machine.told_of(sent[0].0, sent[0].1, Outcome::Arrived, harness.now_ms);
    for _ in 0..3 {
        assert_eq!(harness.machine.due_facts(harness.now_ms).len(), 1, "the store was away");
        assert!(letters(&mut harness).is_empty() && !harness.machine.is_idle());
    }
    harness.wait(1);
    assert!(harness.machine.due_facts(harness.now_ms).is_empty() && letters(&mut harness).is_empty());
}

#[test]
fn a_seat_that_moves_or_is_cleared_takes_nothing_along() {
    let mut harness = Harness::seated(settings(TouchMode::Blind));
    harness.act(TWO, ask(device("a"))).unwrap();
    harness.act(ONE, Act::ClearSeat { seat: TWO }).unwrap();
    assert!(harness.machine.fold.told.devices.is_empty());
    harness.sit_down("Chiara");
    harness.act(TWO, ask(device("b"))).unwrap();
    let shared = harness.make_pass(TWO, false);
    harness.use_pass(&shared, None).unwrap();
    assert_eq!(harness.machine.fold.told.devices.len(), 1, "a shared seat keeps them");
    let moved = harness.make_pass(TWO, true);
    harness.use_pass(&moved, None).unwrap();
    assert!(harness.machine.fold.told.devices.is_empty());
}

#[test]
fn a_rematch_takes_notices_and_hook_along() {
    let mut harness = waiting([device("a")]);
    harness.act(ONE, Act::SetHook { hook: Some(hook()) }).unwrap();
    let vote = Act::Vote { motion: Motion::Abandon {}, aye: true };
    harness.act(ONE, vote.clone()).unwrap();
    harness.act(TWO, vote).unwrap();
    let (_, append) = rematch::open(&harness.machine.fold, RoomConfig::default(), 9).unwrap();
    let again = Machine::restore(&append.records, &[], RoomConfig::default(), 9).unwrap().unwrap();
    let told = &again.fold.told;
    assert_eq!((&told.devices[0].notices, told.devices[0].seat), (&device("a"), TWO));
    assert_eq!(told.hook.as_ref().map(|state| &state.hook), Some(&hook()));
    for act in [ask(device("b")), Act::SetHook { hook: Some(hook()) }] {
        assert_eq!(harness.act(ONE, act), Err(ErrorCode::WrongPhase), "too late here");
    }
    harness.act(TWO, Act::DropNotices { endpoint: device("a").endpoint }).unwrap();
    harness.act(ONE, Act::SetHook { hook: None }).unwrap();
}

#[test]
fn what_cannot_be_sent_to_is_refused() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    for bad in
        ["http://push.example/x", "https://127.0.0.1/", "https://[::1]/x", "https://push.example:22/", "push"]
    {
        let bad = WebAddress::new(bad);
        let notices = Notices { endpoint: bad.clone(), ..device("a") };
        assert_eq!(harness.act(TWO, ask(notices)), Err(ErrorCode::BadAddress), "{:?}", bad.secret());
        let hook = Some(Hook { url: bad, ..hook() });
        assert_eq!(harness.act(ONE, Act::SetHook { hook }), Err(ErrorCode::BadAddress));
    }
    let off_the_curve = PushPoint::new(POINT.replace("UfU", "UfQ")).unwrap();
    let notices = Notices { p256dh: off_the_curve, ..device("a") };
    assert_eq!(harness.act(TWO, ask(notices)), Err(ErrorCode::BadAddress));
    assert_eq!(harness.act(TWO, Act::SetHook { hook: Some(hook()) }), Err(ErrorCode::NotHost));
    assert_eq!(harness.act(TWO, Act::SetHook { hook: None }), Err(ErrorCode::NotHost));
    for name in ["a", "b", "c", "d"] {
        harness.act(TWO, ask(device(name))).unwrap();
    }
    assert_eq!(harness.act(TWO, ask(device("e"))), Err(ErrorCode::NoNotices), "enough devices");
    harness.act(ONE, ask(device("e"))).unwrap();
    let english = Notices { language: Language::En, ..device("a") };
    harness.act(TWO, ask(english.clone())).unwrap();
    let told = &harness.machine.fold.told;
    assert_eq!(told.devices.iter().filter(|known| known.seat == TWO).count(), 4, "in place of the old one");
    assert!(told.devices.iter().any(|known| known.notices == english));
    let other = Act::DropNotices { endpoint: device("a").endpoint };
    assert_eq!(harness.act(ONE, &other), Err(ErrorCode::NothingAsked), "another seat's device");
    harness.act(TWO, &other).unwrap();
    assert_eq!(harness.act(TWO, &other), Err(ErrorCode::NothingAsked));
}

#[test]
fn a_bots_turn_is_not_told() {
    let mut harness = Harness::open(settings(TouchMode::Blind));
    harness.act(ONE, Act::SetHook { hook: Some(hook()) }).unwrap();
    harness.act(ONE, Act::SeatBot { seat: TWO, level: BotName::Novice }).unwrap();
    harness.act(ONE, Act::Start {}).unwrap();
    until_turn_of(&mut harness, TWO);
    harness.wait(HOUR);
    assert!(letters(&mut harness).is_empty() && !owes(&mut harness.machine));
}

#[test]
fn a_practice_table_tells_nobody() {
    let mut harness = Harness::practice::<Tajuto>();
    assert_eq!(harness.act(ONE, ask(device("a"))), Err(ErrorCode::NoNotices));
    assert_eq!(harness.act(ONE, Act::SetHook { hook: Some(hook()) }), Err(ErrorCode::NoNotices));
}
