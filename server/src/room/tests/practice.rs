//! Practice tables: the same dice for everybody, the same thoughts of the novice, and nothing to keep.

use super::game::{TestGame, for_each_game};
use super::harness::{Harness, ONE, TWO};
use crate::room::fact::Fact;
use crate::room::play::Class;
use games::dice::Dice;
use protocol::{ErrorCode, RoomPhase};

/// The learner's commands are a bot's as well; the novice thinks as it does at a real table.
fn play(harness: &mut Harness) {
    while let Some(seat) = harness.machine.fold.to_move() {
        if seat == ONE {
            harness.step().unwrap();
        } else {
            let (seat, level, key, thought) = harness.machine.bot_job().unwrap();
            let chance = harness.machine.bot_chance().unwrap();
            let command = thought.choose(seat, level, &mut chance.stream(0)).unwrap();
            let facts =
                crate::room::decide::command(&harness.machine.fold, TWO, &key, &command, true).unwrap();
            harness.save(facts, None);
        }
    }
}

/// What was played, by the stored facts.
fn played(harness: &Harness) -> Vec<&str> {
    let bodies = harness.records.iter().map(|record| record.body.as_str());
    bodies.filter(|body| body.contains(r#""fact":"played""#)).collect()
}

fn a_practice_game_is_always_the_same<G: TestGame>() {
    let mut first = Harness::practice::<G>();
    let mut second = Harness::practice::<G>();
    // Something else happened at the second table, and it came back from its log.
    second.save(vec![Fact::Resumed {}], None);
    second.machine = second.restored();
    play(&mut first);
    play(&mut second);
    assert!(played(&first).len() > 20);
    assert_eq!(played(&first), played(&second));
    assert_ne!(first.machine.fold.game_id, second.machine.fold.game_id);
}

fn a_practice_game_is_not_kept_and_proves_nothing<G: TestGame>() {
    let mut harness = Harness::practice::<G>();
    harness.connect(Class::Seat(ONE));
    let client = |harness: &Harness| harness.clients[&Class::Seat(ONE)].room.clone();
    assert_eq!(client(&harness)["practice"], true);
    assert!(client(&harness)["fairness"].is_null());
    play(&mut harness);
    assert_eq!(harness.machine.fold.phase, RoomPhase::Over);
    assert!(harness.finished.is_none());
    assert!(client(&harness)["fairness"].is_null());
    assert_eq!(harness.restored().found(protocol::May::Join).commitment, None);
}

fn nobody_can_join<G: TestGame>() {
    let harness = Harness::practice::<G>();
    let wish = harness.wish("Bruno", None);
    let sat = crate::room::decide::sit_down(&harness.machine.fold, wish, None).map(drop);
    assert_eq!(sat, Err(ErrorCode::WrongPhase));
}

for_each_game! {
    a_practice_game_is_always_the_same,
    a_practice_game_is_not_kept_and_proves_nothing,
    nobody_can_join,
}

#[test]
fn a_room_that_was_opened_before_there_was_practice_is_none() {
    let harness = Harness::open(super::harness::settings(games::tajuto::TouchMode::Feel));
    let body = harness.records[0].body.replace(r#","practice":false"#, "");
    assert_ne!(body, harness.records[0].body);
    let fact: Fact = serde_json::from_str(&body).unwrap();
    assert!(matches!(fact, Fact::Opened { practice: false, .. }));
}
