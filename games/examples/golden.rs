//! Writes the golden games that `tests/golden.rs` replays. Run by `make generate`; a changed file means that
//! stored games of the past are decided otherwise today, and wants a reason in the same commit.

#![expect(clippy::expect_used, reason = "a tool beside the rules: what it expects, it may rely on")]

use games::bot::{BotLevel, Sight};
use games::dice::{Dice, Seed};
use games::tajuto::{Options, Tajuto, TouchMode};
use games::{Game, Setup};
use serde_json::json;
use std::fmt::Write;
use std::path::Path;

fn main() -> std::io::Result<()> {
    let games = [
        ("two-blind", 2, TouchMode::Blind, 11),
        ("three-sizes", 3, TouchMode::Sizes, 12),
        ("four-feel", 4, TouchMode::Feel, 13),
    ];
    for (name, players, touch, seed) in games {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
        let text = record(players, Options { touch, open_scores: false }, seed);
        #[expect(clippy::disallowed_methods, reason = "a tool beside the rules, not one of them")]
        std::fs::write(folder.join(format!("tajuto-{name}.jsonl")), text)?;
    }
    Ok(())
}

/// A game of stewards, line by line: the opening with the seed, each command with its events, the outcome.
fn record(players: usize, options: Options, number: u64) -> String {
    let seed = Seed::from(number);
    let setup = Setup::plain(Tajuto::standard_edition(), options, players).expect("2 to 4");
    let opening = Tajuto::open(&setup, &seed);
    let mut lines = String::new();
    let mut say = |value: serde_json::Value| writeln!(lines, "{value}").expect("a text can grow");
    say(json!({ "seed": number, "opening": opening }));
    let mut state = Tajuto::begin(&opening);
    let mut chance = Seed::from(!number).stream(0);
    while let Some(seat) = Tajuto::to_move(&state) {
        let bot = Tajuto::bot(BotLevel::Steward);
        let command = bot.choose(&Sight::new(&state, seat), &mut chance).expect("there is a move");
        let events = Tajuto::decide(&state, seat, &command, &seed).expect("bots play by the rules");
        for event in &events {
            Tajuto::apply(&mut state, event);
        }
        say(json!({ "seat": seat, "command": command, "events": events }));
    }
    say(json!({ "outcome": Tajuto::outcome(&state) }));
    lines
}
