//! Golden games: stored ones must replay for ever, and the rules must decide them as they did.

#![expect(clippy::panic, clippy::unwrap_used, reason = "helpers of tests: a bad golden file fails them")]

use games::dice::Seed;
use games::tajuto::{Command, Event, Opening, Score, Tajuto};
use games::{Game, Outcome, Seat};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(untagged)]
enum Record {
    Start { seed: u64, opening: Box<Opening> },
    Step { seat: Seat, command: Command, events: Vec<Event> },
    End { outcome: Outcome<Score> },
}

fn check(stored: &str) {
    let mut records = stored.lines().map(|line| serde_json::from_str::<Record>(line).unwrap());
    let Some(Record::Start { seed, opening }) = records.next() else { panic!("no opening") };
    let seed = Seed::from(seed);
    let mut state = Tajuto::begin(&opening);
    let mut steps = 0;
    for record in records {
        match record {
            Record::Start { .. } => panic!("a second opening"),
            Record::Step { seat, command, events } => {
                let decided = Tajuto::decide(&state, seat, &command, &seed);
                assert_eq!(decided.as_ref(), Ok(&events), "step {steps}: {command:?}");
                for event in &events {
                    Tajuto::apply(&mut state, event);
                }
                steps += 1;
            }
            Record::End { outcome } => assert_eq!(Tajuto::outcome(&state), Some(&outcome)),
        }
    }
    assert!(steps > 100 && Tajuto::outcome(&state).is_some(), "{steps} steps and no end");
}

#[test]
fn a_game_of_two_drawing_blind() {
    check(include_str!("../golden/tajuto-two-blind.jsonl"));
}

#[test]
fn a_game_of_three_naming_sizes() {
    check(include_str!("../golden/tajuto-three-sizes.jsonl"));
}

#[test]
fn a_game_of_four_groping() {
    check(include_str!("../golden/tajuto-four-feel.jsonl"));
}
