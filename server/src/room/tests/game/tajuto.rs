//! Tajuto for tests of rooms.

use super::TestGame;
use games::bot::BotLevel;
use games::tajuto::{Options, Tajuto, TouchMode};
use serde_json::Value;

impl TestGame for Tajuto {
    const KINDS: usize = 3;

    const MINDS: BotLevel = BotLevel::Novice;

    fn options(kind: usize) -> Options {
        Options { touch: [TouchMode::Feel, TouchMode::Sizes, TouchMode::Blind][kind], open_scores: false }
    }

    fn shows_hand(player: &Value) -> bool {
        player["pile"].is_object()
    }
}
