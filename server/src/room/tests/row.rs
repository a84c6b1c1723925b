//! The row of a room: moves do without it for a while, nothing else does.

use super::game::settings_of;
use super::harness::{Harness, ONE};
use crate::room::config::RoomConfig;
use crate::room::decide;
use crate::room::fact::Fact;
use crate::room::machine::Machine;
use crate::room::play::Class;
use crate::store::RoomPhase;
use games::tajuto::Tajuto;
use protocol::Seq;

const REFRESH: u32 = 5_000;

/// A table at which a game is on and somebody is there, whose row was written just now.
fn playing() -> Harness {
    let mut harness = Harness::playing(settings_of::<Tajuto>(0));
    let config = RoomConfig { row_refresh_ms: REFRESH, ..RoomConfig::default() };
    let restored = Machine::restore(&harness.records, &harness.chat, config, harness.now_ms);
    harness.machine = restored.unwrap().unwrap();
    harness.connect(Class::Seat(ONE));
    harness.machine.row_stored(harness.now_ms);
    harness
}

/// Plays a move; whether the row goes with it.
fn moves_with_row(harness: &mut Harness) -> bool {
    let (seat, command) = (harness.machine.fold.to_move().unwrap(), harness.choose().unwrap());
    let facts = decide::command(&harness.machine.fold, seat, &harness.key(), &command, false).unwrap();
    writes_row(harness, facts)
}

fn writes_row(harness: &mut Harness, facts: Vec<Fact>) -> bool {
    let proposal = harness.machine.propose(facts, None, harness.now_ms);
    let has_row = proposal.append.row.is_some();
    harness.machine.commit(proposal, harness.now_ms);
    has_row
}

#[test]
fn a_move_writes_no_row_until_it_is_old() {
    let mut harness = playing();
    assert_eq!(harness.machine.wakes_at(harness.now_ms), None, "nothing is behind");
    let written = harness.now_ms;
    for _ in 0..3 {
        assert!(!moves_with_row(&mut harness));
        assert!(harness.machine.stale_row(harness.now_ms).is_none(), "nor afterwards");
        harness.now_ms += 100;
    }
    let due = written + i64::from(REFRESH);
    assert_eq!(harness.machine.wakes_at(harness.now_ms), Some(due), "it is not forgotten");
    harness.now_ms = due - 1;
    assert!(!moves_with_row(&mut harness));
    harness.now_ms = due;
    assert!(moves_with_row(&mut harness));
    assert_eq!(harness.machine.wakes_at(harness.now_ms), None);
}

#[test]
fn a_row_that_is_behind_is_written_when_it_is_time() {
    let mut harness = playing();
    moves_with_row(&mut harness);
    harness.now_ms += i64::from(REFRESH);
    let row = harness.machine.stale_row(harness.now_ms).unwrap().row.unwrap();
    let present = crate::room::Present::read(&row.present).unwrap();
    assert_eq!(present.seq(), harness.machine.fold.seq);
    harness.machine.row_stored(harness.now_ms);
    assert!(harness.machine.stale_row(harness.now_ms).is_none());
    moves_with_row(&mut harness);
    // The clock is set back by an hour.
    harness.now_ms -= 3_600_000;
    assert!(harness.machine.stale_row(harness.now_ms).is_some());
}

#[test]
fn whatever_is_no_move_brings_the_row() {
    let mut harness = playing();
    assert!(writes_row(&mut harness, vec![Fact::Renamed { seat: ONE, name: "Ema".into() }]));
    assert!(!moves_with_row(&mut harness));
    assert!(writes_row(&mut harness, vec![Fact::Resumed {}]));
}

#[test]
fn the_end_of_a_game_brings_the_row() {
    let mut harness = playing();
    let mut last = false;
    while harness.machine.fold.to_move().is_some() {
        assert!(!last, "a move in the middle brings none");
        last = moves_with_row(&mut harness);
    }
    assert!(last);
    assert_eq!(harness.machine.row().phase, RoomPhase::Finished);
}

#[test]
fn a_room_that_nobody_is_in_leaves_no_row_behind() {
    let mut harness = playing();
    moves_with_row(&mut harness);
    harness.disconnect(Class::Seat(ONE));
    assert!(!harness.machine.is_idle());
    assert_eq!(harness.machine.wakes_at(harness.now_ms), Some(harness.now_ms));
    assert!(harness.machine.stale_row(harness.now_ms).is_some());
    harness.machine.row_stored(harness.now_ms);
    assert!(harness.machine.is_idle());
}

#[test]
fn a_row_that_a_crash_left_behind_is_noticed() {
    let mut harness = playing();
    let row = harness.machine.row();
    moves_with_row(&mut harness);
    let mut restored = playing();
    restored.machine.row_was(&row);
    assert!(!restored.machine.is_row_stale());
    harness.machine.row_was(&row);
    assert!(harness.machine.is_row_stale());
    let old = crate::store::RoomRow { present: String::new(), ..row };
    restored.machine.row_was(&old);
    assert!(restored.machine.is_row_stale() && restored.machine.fold.seq > Seq(0));
}
