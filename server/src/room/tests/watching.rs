//! Those who watch: what they see, and when.

use super::game::{TestGame, for_each_game, settings_of};
use super::harness::{Harness, ONE, TWO};
use crate::room::fact::Fact;
use crate::room::play::Class;
use games::tajuto::Tajuto;
use protocol::{Act, Delay, Settings, Watching};

fn watched<G: TestGame>(watching: Watching) -> Settings {
    Settings { watching, ..settings_of::<G>(0) }
}

fn late_watchers_see_nothing_before_its_time<G: TestGame>() {
    let mut harness = Harness::playing(watched::<G>(Watching { delay: Delay::Short, ..Watching::default() }));
    let start = harness.now_ms;
    let mut steps = Vec::new();
    for _ in 0..40 {
        harness.wait(1_000);
        let seq = harness.step().unwrap();
        steps.push((harness.now_ms, seq.0));
    }
    for now in (start..harness.now_ms + 40_000).step_by(500) {
        harness.wait((now - harness.now_ms).max(0));
        let seen = harness.clients[&Class::Watchers].seq;
        let newest = harness.now_ms - 30_000;
        let may = steps.iter().filter(|(at, _)| *at <= newest).map(|(_, seq)| *seq).max();
        assert!(may.is_none_or(|may| seen >= may), "late: {seen} of {may:?}");
        assert!(steps.iter().all(|(at, seq)| *at <= newest || *seq > seen), "early: {seen} at {newest}");
    }
    let always = harness.clients[&Class::Watchers].clone();
    let newcomer = harness.newcomer(Class::Watchers);
    assert_eq!((always.seq, &always.lines, &always.view), (newcomer.seq, &newcomer.lines, &newcomer.view));
}

fn late_watchers_are_told_of_the_end_and_the_seed_late<G: TestGame>() {
    let mut harness = Harness::playing(watched::<G>(Watching { delay: Delay::Long, ..Watching::default() }));
    while harness.step().is_some() {}
    assert_eq!(harness.clients[&Class::Seat(ONE)].room["phase"], "over");
    let watcher = harness.newcomer(Class::Watchers);
    assert_ne!(watcher.room["phase"], "over");
    assert!(watcher.room["fairness"]["revealed"].is_null());
    harness.wait(120_000);
    assert_eq!(harness.clients[&Class::Watchers].room["phase"], "over");
    assert!(harness.finished.clone().unwrap().result.opens_at_ms > 1_000);
}

#[test]
fn lists_are_in_the_order_that_watchers_see() {
    let listed = Watching { listed: true, ..Watching::default() };
    let told = |harness: &mut Harness| {
        let proposal = harness.machine.propose(vec![Fact::HostPassed { seat: ONE }], None, harness.now_ms);
        harness.machine.withdraw(&proposal);
        let row = proposal.append.row.clone().unwrap();
        (row.updated_at_ms, harness.machine.stale_row(harness.now_ms).and_then(|append| append.row))
    };
    let mut harness = Harness::playing(watched::<Tajuto>(listed));
    harness.wait(7_000);
    harness.step();
    assert_eq!(told(&mut harness), (8_000, None), "without a delay at once");

    let mut harness = Harness::playing(watched::<Tajuto>(Watching { delay: Delay::Short, ..listed }));
    harness.wait(7_000);
    harness.step();
    let begun = harness.machine.found(protocol::May::Watch).phase;
    assert_eq!(begun, protocol::RoomPhase::Waiting, "watchers do not see the start yet");
    assert_eq!(told(&mut harness), (1_000, None), "the step of now is not told");
    harness.wait(23_000);
    let (at_ms, stale) = told(&mut harness);
    assert_eq!((at_ms, stale.map(|row| row.updated_at_ms)), (1_000, Some(1_000)), "the start is");
    harness.machine.row_stored(harness.now_ms);
    harness.wait(6_999);
    assert_eq!(told(&mut harness), (1_000, None));
    harness.wait(1);
    let (at_ms, stale) = told(&mut harness);
    assert_eq!((at_ms, stale.map(|row| row.updated_at_ms)), (8_000, Some(8_000)), "and now the step is");
    harness.machine.row_stored(harness.now_ms);
    assert_eq!(told(&mut harness), (8_000, None));
}

#[test]
fn late_lines_stay_in_order_where_the_clock_was_set_back() {
    let late = Watching { delay: Delay::Short, ..Watching::default() };
    let mut harness = Harness::playing(watched::<Tajuto>(late));
    for (now_ms, text) in [(100_000, "first"), (50_000, "second")] {
        harness.now_ms = now_ms;
        harness.write(Class::Watchers, text, text);
    }
    harness.now_ms = 81_000;
    harness.machine = harness.restored();
    assert!(harness.newcomer(Class::Watchers).chat.is_empty(), "the second is read after the first");
    harness.connect(Class::Watchers);
    harness.wait(48_999);
    assert!(harness.clients[&Class::Watchers].chat.is_empty());
    harness.wait(1);
    let read = harness.clients[&Class::Watchers].chat.iter().map(|line| line["text"].clone());
    assert_eq!(read.collect::<Vec<_>>(), ["first", "second"]);
    assert_eq!(harness.newcomer(Class::Watchers).chat.len(), 2);
}

fn all_hands_are_shown_only_where_everybody_agreed<G: TestGame>() {
    for agree in [false, true] {
        let watching = Watching { all_hands: true, ..Watching::default() };
        let mut harness = Harness::open(watched::<G>(watching));
        harness.sit_down("Bruno");
        harness.connect(Class::Watchers);
        harness.act(ONE, Act::ShowHand { show: true }).unwrap();
        harness.act(TWO, Act::ShowHand { show: agree }).unwrap();
        harness.act(ONE, Act::Start {}).unwrap();
        let players = &harness.clients[&Class::Watchers].view["players"];
        for player in [&players[0], &players[1]] {
            assert_eq!(G::shows_hand(player), agree, "{player}");
        }
    }
}

fn watchers_get_no_codes_and_no_decisions<G: TestGame>() {
    let mut harness = Harness::playing(settings_of::<G>(0));
    for _ in 0..30 {
        harness.step();
        let watcher = &harness.clients[&Class::Watchers];
        assert!(watcher.room["codes"].is_null() && watcher.decision.is_null());
        let mover = harness.machine.fold.to_move().unwrap();
        for (class, client) in &harness.clients {
            assert_eq!(client.decision.is_object(), *class == Class::Seat(mover), "{class:?}");
        }
    }
    assert!(harness.clients[&Class::Seat(ONE)].room["codes"].is_object());
}

for_each_game! {
    late_watchers_see_nothing_before_its_time,
    late_watchers_are_told_of_the_end_and_the_seed_late,
    all_hands_are_shown_only_where_everybody_agreed,
    watchers_get_no_codes_and_no_decisions,
}
