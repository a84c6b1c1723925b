//! T29 on the wire: what a viewer may not know changes no byte that reaches that viewer.
//!
//! Live: a whole game twice over real sockets, with dice that differ only in what the other seat felt.
//! Late: stored logs in which others' face-down tiles are exchanged, loaded into the database.

mod late;
mod live;
mod server;

use serde_json::Value;

/// What may differ between two runs, and nothing else: names of rooms and games, codes, the commitment, times.
const NORMALISED: [&str; 6] = ["room_id", "game_id", "join", "watch", "commitment", "at_s"];

/// A message as it is compared.
fn normal(text: &str) -> String {
    let mut json: Value = serde_json::from_str(text).unwrap();
    blank(&mut json);
    json.to_string()
}

fn blank(json: &mut Value) {
    match json {
        Value::Object(members) => {
            for (name, value) in members {
                if NORMALISED.contains(&name.as_str()) && !value.is_null() {
                    *value = Value::Null;
                } else {
                    blank(value);
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(blank),
        _ => {}
    }
}
