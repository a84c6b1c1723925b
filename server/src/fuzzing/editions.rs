//! Any edition files; what is called playable is played by.

use super::bytes::Bytes;
use super::commands::Position;
use crate::edition::kind_of;
use games::dice::{Dice, Seed};
use games::{Game, with_game};
use std::sync::Arc;

/// So much is done by an edition that is called playable.
const COMMANDS: usize = 40;

/// Reads bytes as an edition file, as `sanmon edition check` does, and plays a little by it where it can be played by.
///
/// # Panics
/// When an edition is called playable and cannot be played by.
pub fn editions(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Some(kind) = kind_of(text) else { return };
    with_game!(kind, G => check::<G>(text));
}

fn check<G: Game>(text: &str) {
    let edition = match G::parse_edition(text) {
        Ok(edition) => Arc::new(edition),
        Err(error) => return drop(error.to_string()),
    };
    // Any legal commands will do, but the same ones each time.
    let mut chance = Seed::from(text.len() as u64).stream(0);
    let choices: Vec<u8> = (0..COMMANDS * 3 + 3)
        .map(|nth| if nth % 3 == 0 { 0 } else { u8::try_from(chance.below(256)).unwrap_or_default() })
        .collect();
    let mut choices = Bytes::new(&choices);
    if let Some(mut position) = Position::<G>::open(edition, &mut choices) {
        position.go_on(&mut choices);
    }
}
