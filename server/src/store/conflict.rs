//! What exactly a refused append contradicts. Asked of the tables, not read from messages: the
//! engines word them differently, and name only the first of several reasons.

use super::engine::Link;
use super::error::Conflict;
use super::finished;
use super::insert::Value::{Integer, Text};
use super::insert::find;
use super::rows::Append;

// Each finds a number where there is a conflict.
const TAKEN: &str =
    "select seq from record where room_id = $1 and seq between $2 and $3 order by seq limit 1";
const JOIN_CODE: &str = "select updated_at_ms from room where join_code = $1 and room_id <> $2";
const WATCH_CODE: &str = "select updated_at_ms from room where watch_code = $1 and room_id <> $2";
const CHAT: &str = "select number from chat where room_id = $1 and number = $2";

/// The reason, the most telling first.
pub(super) async fn explain(link: &mut Link, append: &Append) -> Result<Option<Conflict>, sqlx::Error> {
    let room = &append.room;
    if let (Some(first), Some(last)) = (append.records.first(), append.records.last()) {
        let values = [Text(room), Integer(first.seq.into()), Integer(last.seq.into())];
        if let Some(seq) = find(link, TAKEN, &values).await? {
            let seq = seq.try_into().map_err(|error| sqlx::Error::Decode(Box::new(error)))?;
            return Ok(Some(Conflict::Record { seq }));
        }
    }
    if let Some(row) = &append.row {
        if find(link, JOIN_CODE, &[Text(&row.join_code), Text(room)]).await?.is_some() {
            return Ok(Some(Conflict::JoinCode));
        }
        if find(link, WATCH_CODE, &[Text(&row.watch_code), Text(room)]).await?.is_some() {
            return Ok(Some(Conflict::WatchCode));
        }
    }
    for line in &append.chat {
        if find(link, CHAT, &[Text(room), Integer(line.number.into())]).await?.is_some() {
            return Ok(Some(Conflict::Chat { number: line.number }));
        }
    }
    if let Some(game) = &append.finished
        && find(link, finished::STORED, &[Text(&game.result.game_id)]).await?.is_some()
    {
        return Ok(Some(Conflict::Game));
    }
    Ok(None)
}
