//! What a room keeps in memory of what has happened: everything, and each thing once.

use super::game::{TestGame, for_each_game, settings_of};
use super::harness::{Harness, ONE, TWO};
use crate::room::fact::{Fact, StoredFact};
use crate::room::machine::Machine;
use crate::room::take_back::{TakeBack, take_back};
use protocol::{Act, Seq};

/// A game to its end, in which commands are taken back and a bot plays for a while.
fn played<G: TestGame>() -> Harness {
    let mut harness = Harness::playing(settings_of::<G>(0));
    for step in 1_u32.. {
        let Some(seat) = harness.machine.fold.to_move() else { break };
        let Some(seq) = harness.step() else { break };
        let is_free = take_back(&harness.machine.fold, seat, seq) == Some(TakeBack::Free);
        if step % 7 == 0 && is_free {
            harness.act(seat, Act::TakeBack { from: seq }).unwrap();
        }
        match step {
            20 => drop(harness.act(ONE, Act::StandIn { level: protocol::BotName::Novice })),
            60 => drop(harness.act(ONE, Act::Return {})),
            _ => {}
        }
        harness.now_ms += 700;
    }
    harness
}

/// The facts as they were stored.
fn stored(harness: &Harness) -> Vec<StoredFact> {
    let fact = |body: &str| serde_json::from_str(body).unwrap();
    let records = harness.records.iter();
    records
        .map(|record| StoredFact { seq: Seq(record.seq), at_ms: record.at_ms, fact: fact(&record.body) })
        .collect()
}

fn the_log_in_memory_is_the_stored_one<G: TestGame>() {
    let harness = played::<G>();
    let stored = stored(&harness);
    let is = |what: fn(&Fact) -> bool| stored.iter().any(|stored| what(&stored.fact));
    assert!(is(|fact| matches!(fact, Fact::TookBack { .. })), "something was taken back");
    assert!(is(|fact| matches!(fact, Fact::Played { by_bot: true, .. })), "a bot has played");
    assert!(harness.finished.is_some(), "the game is over");
    assert_eq!(harness.machine.facts(), stored, "as it was played");
    assert_eq!(harness.restored().facts(), stored, "as it comes back");
}

fn what_was_done_is_known_by_its_id_after_a_restart_too<G: TestGame>() {
    let harness = played::<G>();
    let facts = stored(&harness);
    let check = |machine: &Machine| {
        for record in &harness.records {
            let Some(key) = &record.command else { continue };
            let (seat, id) =
                (if key.seat == 0 { ONE } else { TWO }, protocol::CommandId::new(key.id.clone()).unwrap());
            assert_eq!(machine.has_done(seat, &id), Some(Seq(record.seq)), "{key:?}");
            assert_eq!(machine.has_done(if seat == ONE { TWO } else { ONE }, &id), None, "{key:?}");
            // A command is known again, and nothing else is taken for one.
            let of_it = facts[..record.seq as usize].iter().rev().find_map(|stored| match &stored.fact {
                Fact::Played { command: None, .. } => None,
                Fact::Played { command, .. } => Some(command.clone()),
                _ => Some(None),
            });
            assert_eq!(machine.command_at(Seq(record.seq)), of_it.flatten(), "{key:?}");
        }
    };
    check(&harness.machine);
    check(&harness.restored());
}

for_each_game! {
    the_log_in_memory_is_the_stored_one,
    what_was_done_is_known_by_its_id_after_a_restart_too,
}
