//! What exactly a refused append contradicts. Asked of the tables, not read from messages: the
//! engines word them differently, and name only the first of several reasons.

use super::engine::Link;
use super::error::Conflict;
use super::finished;
use super::insert::Value::{Integer, Text};
use super::insert::find;
use super::rows::{Append, Record};

// Each finds a number where there is a conflict.
const COMMAND: &str = "select seq from record where room_id = $1 and seat = $2 and command_id = $3";
const TAKEN: &str =
    "select seq from record where room_id = $1 and seq between $2 and $3 order by seq limit 1";
const STORED: &str = "select seq from record where room_id = $1 and seq = $2";
const JOIN_CODE: &str = "select updated_at_ms from room where join_code = $1 and room_id <> $2";
const WATCH_CODE: &str = "select updated_at_ms from room where watch_code = $1 and room_id <> $2";
const CHAT: &str = "select number from chat where room_id = $1 and number = $2";

/// The reason, the most telling first: a command that was done needs no other answer.
pub(super) async fn explain(link: &mut Link, append: &Append) -> Result<Option<Conflict>, sqlx::Error> {
    if let Some(conflict) = command(link, append).await? {
        return Ok(Some(conflict));
    }
    let room = &append.room;
    if let (Some(first), Some(last)) = (append.records.first(), append.records.last())
        && let Some(conflict) = numbers(link, &room.room, first, last).await?
    {
        return Ok(Some(conflict));
    }
    if find(link, JOIN_CODE, &[Text(&room.join_code), Text(&room.room)]).await?.is_some() {
        return Ok(Some(Conflict::JoinCode));
    }
    if find(link, WATCH_CODE, &[Text(&room.watch_code), Text(&room.room)]).await?.is_some() {
        return Ok(Some(Conflict::WatchCode));
    }
    for line in &append.chat {
        if find(link, CHAT, &[Text(&room.room), Integer(line.number.into())]).await?.is_some() {
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

async fn command(link: &mut Link, append: &Append) -> Result<Option<Conflict>, sqlx::Error> {
    for command in append.records.iter().filter_map(|record| record.command.as_ref()) {
        let values = [Text(&append.room.room), Integer(command.seat.into()), Text(&command.id)];
        if let Some(seq) = find(link, COMMAND, &values).await? {
            return Ok(Some(Conflict::Command { command: command.clone(), seq: number(seq)? }));
        }
    }
    Ok(None)
}

async fn numbers(
    link: &mut Link,
    room: &str,
    first: &Record,
    last: &Record,
) -> Result<Option<Conflict>, sqlx::Error> {
    let values = [Text(room), Integer(first.seq.into()), Integer(last.seq.into())];
    if let Some(seq) = find(link, TAKEN, &values).await? {
        return Ok(Some(Conflict::Record { seq: number(seq)? }));
    }
    let before = i64::from(first.seq) - 1;
    if before > 0 && find(link, STORED, &[Text(room), Integer(before)]).await?.is_none() {
        return Ok(Some(Conflict::Gap { seq: first.seq }));
    }
    Ok(None)
}

fn number(stored: i64) -> Result<u32, sqlx::Error> {
    stored.try_into().map_err(|error| sqlx::Error::Decode(Box::new(error)))
}
