//! Any game files, and real ones in which something was changed and the hashes made to fit again.

use super::alter::alter;
use super::bytes::Bytes;
use crate::finished::{Eyes, GameFile, Log, People, last_position, replay, self_played, taken_in};
use games::Seat;
use games::registry::GameKind;
use protocol::BotName;
use serde_json::{Value, json};
use std::sync::OnceLock;

/// Later than all games that are read here.
const NOW_MS: i64 = 4_000_000_000_000;

/// So many moves has a game that has only begun.
const BEGUN: usize = 20;

/// Reads bytes as `POST /api/games` reads a body: as they are, or as changes of a real file.
///
/// # Panics
/// When a file is taken in and its own form is not.
pub fn import(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    let how = bytes.byte();
    let text = match how % 4 {
        0 => String::from_utf8(bytes.rest().to_vec()).ok(),
        1 => altered(&mut bytes).and_then(|value| of_version1(&value)),
        _ => altered(&mut bytes).and_then(mended),
    };
    let Some(text) = text else { return };
    let Ok(taken) = taken_in(&text, NOW_MS) else { return };
    // What is stored of it can be given away again, and is the same game.
    let given = GameFile::of_stored(&taken.game, true).expect("what was taken in can be read");
    let again = taken_in(&given.write().expect("it is plain data"), NOW_MS).expect("it can be taken in");
    assert_eq!(again.game.result.game_id, taken.game.result.game_id);
    // And it can be looked at, with whatever eyes.
    for eyes in [Eyes::All, Eyes::Watcher, Eyes::Seat(Seat::ALL[bytes.place(4)])] {
        if let Ok(shown) = replay(&given, eyes) {
            serde_json::to_string(&shown).expect("a replay is plain data");
        }
    }
    let _ = last_position(&taken.game);
}

/// A real file in which something was changed.
fn altered(bytes: &mut Bytes<'_>) -> Option<Value> {
    static REAL: OnceLock<Vec<Value>> = OnceLock::new();
    let real = REAL.get_or_init(|| {
        let (begun, whole) =
            (GameKind::ALL.map(|kind| real(kind, BEGUN)), GameKind::ALL.map(|kind| real(kind, usize::MAX)));
        // Most are short: what is wrong with one is found out sooner.
        begun.iter().cycle().take(3 * begun.len()).chain(&whole).cloned().collect()
    });
    let mut value = real.get(bytes.place(real.len()))?.clone();
    for _ in 0..=bytes.byte() % 4 {
        // Where the numbers and names are that the rest is reckoned by.
        let part = ["head", "entries", "result", "people"].get(bytes.place(5));
        alter(part.and_then(|part| value.get_mut(*part)).unwrap_or(&mut Value::Null), bytes);
    }
    Some(value)
}

/// A game that two novices played, as far as so many moves.
fn real(kind: GameKind, moves: usize) -> Value {
    let mut file = self_played(kind, &[BotName::Novice; 2], json!({}), 1).expect("two can play");
    file.log.entries.truncate(moves);
    serde_json::from_str(&file.write().expect("it is plain data")).expect("it was written as JSON")
}

/// The same as a file of version 1, which has no hashes.
fn of_version1(value: &Value) -> Option<String> {
    let (head, mut entries) = (value.get("head")?, value.get("entries")?.clone());
    for entry in entries.as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
        entry.remove("at_ms");
    }
    let old = json!({
        "sanmon": 1, "game_id": head["game_id"], "names": value["people"]["names"], "opening": head["opening"],
        "commitment": head["commitment"], "secret": head["secret"], "nonces": head["nonces"], "seed": head["seed"],
        "record": { "game": head["game"], "commands": entries },
    });
    Some(old.to_string())
}

/// The same with hashes that fit, so that what lies behind them is reached.
fn mended(mut value: Value) -> Option<String> {
    let mut part = |name: &str| value.get_mut(name).map(Value::take);
    let log = Log {
        head: serde_json::from_value(part("head")?).ok()?,
        entries: serde_json::from_value(part("entries")?).ok()?,
        result: serde_json::from_value(part("result")?).ok()?,
    };
    let people: People = serde_json::from_value(part("people")?).ok()?;
    GameFile::new(log, people).ok()?.write().ok()
}
