//! Game files of version 1: without times, without a chain of hashes, and with the names in the middle.

use super::log::{Ending, Head, Log, LogError, SeatHead};
use super::upgrade;
use crate::room::GameOpening;
use crate::secrets::DiceSecret;
use protocol::{BotName, GameId};
use serde::Deserialize;
use serde_json::Value;

/// The key that tells a file of version 1; it holds the version.
pub(super) const VERSION: &str = "sanmon";

/// A file of version 1.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "sanmon")]
    _version: u32,
    game_id: GameId,
    names: Vec<String>,
    commitment: String,
    secret: DiceSecret,
    nonces: Vec<String>,
    seed: String,
    opening: Value,
    record: Value,
}

/// What is in a file of version 1, and the names. How the game ended is not in it, and follows from the moves.
pub(super) fn read(file: Value, ended_at_ms: i64) -> Result<(Log, Vec<String>), LogError> {
    let file: File = serde_json::from_value(file)?;
    let opening: GameOpening = serde_json::from_value(file.opening.clone())?;
    let head = Head {
        game_id: file.game_id,
        game: opening.kind().name().to_owned(),
        rules: 1,
        began_at_ms: None,
        seats: file.names.iter().map(|name| SeatHead { bot: bot(name) }).collect(),
        commitment: file.commitment,
        secret: file.secret,
        nonces: file.nonces,
        seed: file.seed,
        opening: file.opening,
    };
    let entries = file.record.get("commands").and_then(Value::as_array).cloned().unwrap_or_default();
    let entries = entries.into_iter().map(|entry| super::log::timed(entry, None)).collect();
    let log = Log { head, entries, result: Ending { ended_at_ms, scores: Vec::new() } };
    Ok((upgrade::lift(log)?, file.names))
}

/// A bot went by the name of its level.
fn bot(name: &str) -> Option<BotName> {
    match name {
        "novice" => Some(BotName::Novice),
        "steward" => Some(BotName::Steward),
        _ => None,
    }
}
