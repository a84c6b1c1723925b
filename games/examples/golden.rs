//! Writes the golden games that `tests/golden.rs` replays: `make golden`.
//!
//! The commands of a file that exists are decided again, so that a difference in the file is a difference in
//! what stored games become today, and wants a reason in the same commit. A file that does not exist gets a
//! new game of stewards.

#![expect(clippy::disallowed_methods, reason = "a tool beside the rules, not one of them")]

use games::bot::{BotLevel, Sight};
use games::dice::{Dice, Seed};
use games::tajuto::{Command, Options, State, Tajuto, TouchMode};
use games::{Game, Setup, playout};
use serde_json::{Value, json};
use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    for (name, players, touch, seed) in [
        ("two-blind", 2, TouchMode::Blind, 11),
        ("three-sizes", 3, TouchMode::Sizes, 12),
        ("four-feel", 4, TouchMode::Feel, 13),
    ] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("golden/tajuto-{name}.jsonl"));
        let stored = if path.exists() { Some(commands(&std::fs::read_to_string(&path)?)?) } else { None };
        let setup = Setup::plain(Tajuto::standard_edition(), Options { touch, open_scores: false }, players)?;
        std::fs::write(path, record(&setup, seed, stored)?)?;
    }
    Ok(())
}

/// The commands of a recorded game.
fn commands(text: &str) -> Result<Vec<Command>, serde_json::Error> {
    let lines = text.lines().map(serde_json::from_str::<Value>).collect::<Result<Vec<_>, _>>()?;
    lines
        .into_iter()
        .filter_map(|mut line| line.get_mut("command").map(Value::take))
        .map(serde_json::from_value)
        .collect()
}

/// A game, line by line: the opening with the seed, each command with its events, the outcome.
fn record(
    setup: &Setup<Tajuto>,
    number: u64,
    stored: Option<Vec<Command>>,
) -> Result<String, Box<dyn Error>> {
    let seed = Seed::from(number);
    let opening = Tajuto::open(setup, &seed);
    let mut lines = vec![json!({ "seed": number, "opening": opening }).to_string()];
    let mut chance = Seed::from(!number).stream(0);
    let mut stored = stored.map(Vec::into_iter);
    let choose = |state: &State, seat| match &mut stored {
        Some(stored) => stored.next(),
        None => Tajuto::bot(BotLevel::Steward).choose(&Sight::new(state, seat), &mut chance),
    };
    let end = playout::run::<Tajuto>(&opening, &seed, choose, |happening| {
        let playout::Happening { seat, command, event, .. } = happening;
        lines.push(json!({ "seat": seat, "command": command, "events": [event] }).to_string());
        Ok(())
    })?;
    lines.push(json!({ "outcome": Tajuto::outcome(&end) }).to_string());
    Ok(lines.join("\n") + "\n")
}
