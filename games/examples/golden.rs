//! Writes the golden games that `tests/golden.rs` replays: `make golden`.
//!
//! The commands of a file that exists are decided again, so that a difference in the file is a difference in
//! what stored games become today, and wants a reason in the same commit. A file that does not exist gets a
//! new game of stewards.

#![expect(clippy::disallowed_methods, reason = "a tool beside the rules, not one of them")]

use games::bot::{BotLevel, Sight};
use games::dice::{Dice, Seed};
use games::satori::{self, Satori};
use games::tajuto::{self, Tajuto, TouchMode};
use games::{Game, Setup, playout};
use serde_json::{Value, json};
use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let touch = |touch| tajuto::Options { touch, open_scores: false };
    write::<Tajuto>("two-blind", 2, touch(TouchMode::Blind), 11)?;
    write::<Tajuto>("three-sizes", 3, touch(TouchMode::Sizes), 12)?;
    write::<Tajuto>("four-feel", 4, touch(TouchMode::Feel), 13)?;
    write::<Satori>("two", 2, satori::Options::default(), 21)?;
    write::<Satori>("three", 3, satori::Options::default(), 22)?;
    write::<Satori>("four", 4, satori::Options::default(), 23)
}

fn write<G: Game>(name: &str, players: usize, options: G::Options, seed: u64) -> Result<(), Box<dyn Error>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("golden/{}-{name}.jsonl", G::NAME));
    let stored = if path.exists() { Some(commands::<G>(&std::fs::read_to_string(&path)?)?) } else { None };
    let setup = Setup::plain(G::standard_edition(), options, players)?;
    std::fs::write(path, record::<G>(&setup, seed, stored)?)?;
    Ok(())
}

/// The commands of a recorded game.
fn commands<G: Game>(text: &str) -> Result<Vec<G::Command>, serde_json::Error> {
    let lines = text.lines().map(serde_json::from_str::<Value>).collect::<Result<Vec<_>, _>>()?;
    lines
        .into_iter()
        .filter_map(|mut line| line.get_mut("command").map(Value::take))
        .map(serde_json::from_value)
        .collect()
}

/// A game, line by line: the opening with the seed, each command with its events, the outcome.
fn record<G: Game>(
    setup: &Setup<G>,
    number: u64,
    stored: Option<Vec<G::Command>>,
) -> Result<String, Box<dyn Error>> {
    let seed = Seed::from(number);
    let opening = G::open(setup, &seed);
    let mut lines = vec![json!({ "seed": number, "opening": opening }).to_string()];
    let mut chance = Seed::from(!number).stream(0);
    let mut stored = stored.map(Vec::into_iter);
    let choose = |state: &G::State, seat| match &mut stored {
        Some(stored) => stored.next(),
        None => G::bot(BotLevel::Steward).choose(&Sight::new(state, seat), &mut chance),
    };
    let end = playout::run::<G>(&opening, &seed, choose, |happening| {
        let playout::Happening { seat, command, event, .. } = happening;
        lines.push(json!({ "seat": seat, "command": command, "events": [event] }).to_string());
        Ok(())
    })?;
    lines.push(json!({ "outcome": G::outcome(&end) }).to_string());
    Ok(lines.join("\n") + "\n")
}
