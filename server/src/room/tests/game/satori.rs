//! Satori for tests of rooms.

use super::TestGame;
use games::bot::BotLevel;
use games::satori::{Options, Satori};
use serde_json::Value;

impl TestGame for Satori {
    const KINDS: usize = 1;

    /// Novices hardly ever build a tier.
    const MINDS: BotLevel = BotLevel::Steward;

    fn options(_kind: usize) -> Options {
        Options {}
    }

    fn shows_hand(player: &Value) -> bool {
        player["amulet"].is_string() && player["amulet_played"] == false
    }
}
