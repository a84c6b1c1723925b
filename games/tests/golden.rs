//! Golden games: stored ones must replay for ever, and the rules must decide them as they did.

use games::dice::Seed;
use games::replay::{Entry, ReplayError, replay};
use games::satori::Satori;
use games::tajuto::{Command, Tajuto};
use games::{Game, Seat};
use serde::Deserialize;
use serde_json::Value;
use std::error::Error;

const TAJUTO: [&str; 3] = [
    include_str!("../golden/tajuto-two-blind.jsonl"),
    include_str!("../golden/tajuto-three-sizes.jsonl"),
    include_str!("../golden/tajuto-four-feel.jsonl"),
];
const SATORI: [&str; 3] = [
    include_str!("../golden/satori-two.jsonl"),
    include_str!("../golden/satori-three.jsonl"),
    include_str!("../golden/satori-four.jsonl"),
];

/// A game as it is stored: the opening, the commands with their events, the outcome.
struct Golden<G: Game> {
    seed: Seed,
    opening: G::Opening,
    record: Vec<Step<G::Command, G::Event>>,
    outcome: Value,
}

#[derive(Deserialize)]
struct First<Opening> {
    seed: u64,
    opening: Opening,
}

/// A command with its events. They have no numbers in these files: nothing was taken back.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Step<Command, Event> {
    seat: Seat,
    command: Command,
    events: Vec<Event>,
}

#[derive(Deserialize)]
struct Last {
    outcome: Value,
}

impl<G: Game> Golden<G> {
    fn read(stored: &str) -> Result<Self, serde_json::Error> {
        let mut lines: Vec<&str> = stored.lines().collect();
        let Last { outcome } = serde_json::from_str(lines.pop().unwrap_or_default())?;
        let First { seed, opening } = serde_json::from_str(lines.remove(0))?;
        let record = lines.into_iter().map(serde_json::from_str).collect::<Result<_, _>>()?;
        Ok(Self { seed: Seed::from(seed), opening, record, outcome })
    }

    fn replay(&self) -> Result<G::State, ReplayError> {
        let mut next = 1;
        let entry = |Step { seat, command, events }: Step<G::Command, G::Event>| {
            let seq = next;
            next = events.iter().fold(next, |next, _| next + 1);
            Entry::Command { seq, seat, command, events }
        };
        let record = self.record.iter().cloned().map(entry);
        let course = replay::<G>(self.opening.clone(), &self.seed, record)?;
        Ok(course.state().clone())
    }
}

fn are_decided_as_they_were<G: Game>(games: &[&str]) -> Result<(), Box<dyn Error>> {
    for stored in games {
        let golden = Golden::<G>::read(stored)?;
        assert!(golden.record.len() > 100);
        let end = golden.replay()?;
        assert_eq!(serde_json::to_value(G::outcome(&end))?, golden.outcome);
    }
    Ok(())
}

#[test]
fn golden_games_of_tajuto_are_decided_as_they_were() {
    are_decided_as_they_were::<Tajuto>(&TAJUTO).unwrap();
}

#[test]
fn golden_games_of_satori_are_decided_as_they_were() {
    are_decided_as_they_were::<Satori>(&SATORI).unwrap();
}

#[test]
fn a_record_that_was_tampered_with_is_found_out() {
    let golden = || Golden::<Tajuto>::read(TAJUTO[0]).unwrap();
    let mut other_seed = golden();
    other_seed.seed = Seed::from(99);
    assert!(matches!(other_seed.replay(), Err(ReplayError::OtherOpening | ReplayError::OtherEvents { .. })));

    let mut other_first = golden();
    let mut opening = serde_json::to_value(&other_first.opening).unwrap();
    opening["first"] = (1 - opening["first"].as_u64().unwrap()).into();
    other_first.opening = serde_json::from_value(opening).unwrap();
    assert_eq!(other_first.replay(), Err(ReplayError::OtherOpening));

    let mut other_seat = golden();
    other_seat.record[0].seat = Seat::ALL[3];
    assert!(matches!(other_seat.replay(), Err(ReplayError::Refused { nth: 0, .. })));

    let mut other_command = golden();
    other_command.record[5].command = Command::GropeAgain {};
    assert!(matches!(other_command.replay(), Err(ReplayError::Refused { nth: 5, .. })));

    let mut swapped = golden();
    swapped.record[7].events = swapped.record[6].events.clone();
    assert_eq!(swapped.replay(), Err(ReplayError::OtherEvents { nth: 7 }));
}
