//! What the server says, read no further than needed: thousands of clients share the machine with the server.
//!
//! The type of a message stands first in it, and the number of an update second; the rest of an update is read only
//! by the one who is to move.

use protocol::Rematch;
use serde::Deserialize;

/// As much of a message as every client looks at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// Something happened: the newest number.
    Update(u32),
    /// What was asked under this id was done, up to this number.
    Accepted { id: String, seq: u32 },
    /// What was asked under this id could not be stored: it is to be said again.
    NotSaved { id: String },
    /// Everything anew: the client was too slow for the news.
    Welcome,
    /// What has no number and needs no answer.
    Beside,
    /// What should not come.
    Unexpected(String),
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn<'a> {
    /// Nothing was said of it.
    Unsaid,
    /// Another's, or nobody's.
    Another,
    /// The viewer's: the decision, and what stands behind it.
    Mine(&'a str),
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Answer {
    Accepted {
        id: String,
        seq: u32,
    },
    Error {
        id: Option<String>,
        code: String,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct OfRoom {
    room: Option<Onward>,
}

#[derive(Deserialize)]
struct Onward {
    rematch: Option<Rematch>,
}

/// Reads what every client looks at.
pub(crate) fn read(text: &str) -> Heard {
    if let Some(rest) = text.strip_prefix(r#"{"type":"update","seq":"#) {
        let digits = rest.find(|letter: char| !letter.is_ascii_digit()).and_then(|end| rest.get(..end));
        if let Some(seq) = digits.and_then(|digits| digits.parse().ok()) {
            return Heard::Update(seq);
        }
    }
    if [r#"{"type":"presence""#, r#"{"type":"chat""#].iter().any(|start| text.starts_with(start)) {
        return Heard::Beside;
    }
    if is_welcome(text) {
        return Heard::Welcome;
    }
    if let Some(accepted) = accepted(text) {
        return accepted;
    }
    match serde_json::from_str(text) {
        Ok(Answer::Accepted { id, seq }) => Heard::Accepted { id, seq },
        Ok(Answer::Error { id: Some(id), code }) if code == "not_saved" => Heard::NotSaved { id },
        Ok(Answer::Error { .. } | Answer::Other) | Err(_) => {
            Heard::Unexpected(text.chars().take(300).collect())
        }
    }
}

/// Whether a text is a welcome.
pub(crate) fn is_welcome(text: &str) -> bool {
    text.starts_with(r#"{"type":"welcome""#)
}

/// Whose turn it is, as an update has it. Its marks of quotation make sure that nobody's words are taken for it.
pub(crate) fn turn(update: &str) -> Turn<'_> {
    const NOBODY: &str = r#""decision":null"#;
    const SOMEBODY: &str = r#""decision":{"#;
    // Nearly at the end of what is told to one who waits.
    let end = update.get(update.len().saturating_sub(NOBODY.len() + 16)..).unwrap_or_default();
    if end.contains(NOBODY) {
        return Turn::Another;
    }
    match update.find(SOMEBODY) {
        Some(at) => Turn::Mine(update.get(at + SOMEBODY.len() - 1..).unwrap_or_default()),
        None if update.contains(NOBODY) => Turn::Another,
        None => Turn::Unsaid,
    }
}

/// Whether an update tells of the room, which stands in front in it.
pub(crate) fn is_of_room(update: &str) -> bool {
    update.as_bytes().windows(8).take(48).any(|bytes| bytes == br#""room":{"#)
}

/// Whether an update brings the end of the game.
pub(crate) fn is_over(update: &str) -> bool {
    update.contains(r#""phase":"over""#)
}

/// The room in which the same people play again, where an update tells of one.
pub(crate) fn rematch(update: &str) -> serde_json::Result<Option<Rematch>> {
    if !update.contains(r#""rematch":{"#) {
        return Ok(None);
    }
    let OfRoom { room } = serde_json::from_str(update)?;
    Ok(room.and_then(|room| room.rematch))
}

/// Reads what comes most often besides updates.
fn accepted(text: &str) -> Option<Heard> {
    let (id, rest) = text.strip_prefix(r#"{"type":"accepted","id":""#)?.split_once(r#"","seq":"#)?;
    let seq = rest.strip_suffix('}')?.parse().ok()?;
    Some(Heard::Accepted { id: id.to_owned(), seq })
}

#[cfg(test)]
mod tests {
    use protocol::{CommandId, ServerMessage};

    use super::*;

    #[test]
    fn a_message_is_read_as_far_as_needed() {
        assert_eq!(read(r#"{"type":"update","seq":17,"log":[]}"#), Heard::Update(17));
        assert_eq!(read(r#"{"type":"presence","presence":{"seats":[],"watchers":0}}"#), Heard::Beside);
        assert_eq!(read(r#"{"type":"welcome","version":1}"#), Heard::Welcome);
        let accepted = ServerMessage::Accepted { id: CommandId::new("c1").unwrap(), seq: protocol::Seq(4) };
        let text = serde_json::to_string(&accepted).unwrap();
        assert_eq!(read(&text), Heard::Accepted { id: "c1".into(), seq: 4 });
        assert!(matches!(read(r#"{"type":"error","code":"full"}"#), Heard::Unexpected(_)));
        let not_saved = r#"{"type":"error","id":"c1","code":"not_saved","hint":"try again"}"#;
        assert_eq!(read(not_saved), Heard::NotSaved { id: "c1".into() });
    }

    #[test]
    fn a_decision_is_found_where_there_is_one() {
        assert_eq!(turn(r#"{"type":"update","seq":1,"log":[]}"#), Turn::Unsaid);
        let waits = r#"{"type":"update","seq":1,"log":[],"news":{"game":"g","decision":null,"undo":null}}"#;
        assert_eq!(turn(waits), Turn::Another);
        let taken_back = waits.replace(r#""undo":null"#, r#""undo":{"seq":1,"words":"long enough"}"#);
        assert_eq!(turn(&taken_back), Turn::Another);
        let moves = waits.replace("null", r#"{"key":"k"}"#);
        assert_eq!(turn(&moves), Turn::Mine(r#"{"key":"k"},"undo":{"key":"k"}}}"#));
    }

    #[test]
    fn what_is_told_of_the_room_stands_in_front() {
        assert!(is_of_room(r#"{"type":"update","seq":4294967295,"room":{"phase":"over"},"log":[]}"#));
        assert!(!is_of_room(r#"{"type":"update","seq":4294967295,"log":[],"news":{"room":{}}}"#));
    }
}
