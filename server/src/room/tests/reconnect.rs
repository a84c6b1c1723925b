//! One who was always there, one who comes back, and one who comes back after a restart know the same.

use super::harness::{Client, Harness, ONE, TWO, settings};
use crate::room::finished::GameFile;
use crate::room::play::Class;
use games::tajuto::TouchMode;

fn same(one: &Client, two: &Client, what: &str) {
    let normal = |client: &Client| Client { moments: 0, ..client.clone() };
    assert_eq!(normal(one), normal(two), "{what}");
}

#[test]
fn at_every_event_of_a_game_all_know_the_same() {
    for touch in [TouchMode::Feel, TouchMode::Blind] {
        let mut harness = Harness::playing(settings(touch));
        let mut events = 0;
        while let Some(seq) = harness.step() {
            events += 1;
            for class in [Class::Seat(ONE), Class::Seat(TWO), Class::Watchers] {
                let always = harness.clients[&class].clone();
                assert_eq!(
                    (always.seq, always.moments),
                    (seq.0, events),
                    "each number once, no moment twice"
                );
                let newcomer = harness.newcomer(class);
                same(&always, &newcomer, "a newcomer");
                if events % 10 == 0 {
                    let mut restored = harness.restored();
                    let (_, welcome) = restored.welcome(class, 0, harness.now_ms);
                    let mut after = Client::default();
                    after.hear(&welcome);
                    same(&always, &after, "after a restart");
                }
            }
        }
        assert!(events > 100, "{events}");
    }
}

#[test]
fn a_finished_game_is_stored_and_can_be_verified() {
    let mut harness = Harness::playing(settings(TouchMode::Feel));
    while harness.step().is_some() {}
    let finished = harness.finished.clone().unwrap();
    let verified = GameFile::verify(&finished.log).unwrap();
    assert!(verified.is_over && verified.commands > 100, "{verified:?}");
    assert!(finished.result.seats.iter().any(|seat| seat.winner));
    let revealed = &harness.clients[&Class::Watchers].room["fairness"]["revealed"];
    assert!(finished.log.contains(revealed["seed"].as_str().unwrap()));

    let other_secret = finished.log.replace(revealed["secret"].as_str().unwrap(), &"0".repeat(64));
    assert!(GameFile::verify(&other_secret).is_err());
}

#[test]
fn no_seed_is_shown_before_the_end() {
    let mut harness = Harness::playing(settings(TouchMode::Blind));
    let secret = harness.machine.fold.secret.reveal().to_owned();
    for _ in 0..50 {
        harness.step();
        for (class, client) in &harness.clients {
            assert!(!format!("{client:?}").contains(&secret), "{class:?}");
            assert!(client.room["fairness"]["revealed"].is_null());
        }
    }
}
