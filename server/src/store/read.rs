//! Reading rooms, their logs and their chat.

use std::collections::HashMap;

use sqlx::AssertSqlSafe;

use super::engine::on_engine;
use super::error::ReadError;
use super::rows::{ChatRow, CommandKey, KeptPresent, Record, RoomPhase, RoomRow};
use super::{Inner, Store};

/// No list is longer than this, however much is asked for.
const MOST_ROWS: u32 = 500;

type RoomColumns = (String, String, String, String, String, bool, i64, String, String, bool);
type RecordColumns = (i64, i64, String, Option<i64>, Option<String>);

macro_rules! select_room {
    ($rest:literal) => {
        concat!(
            "select room_id, join_code, watch_code, game, phase, listed, updated_at_ms, summary, \
             present, owes_notice from room ",
            $rest
        )
    };
}

impl Store {
    /// A room and its whole log, which has no gaps.
    ///
    /// # Errors
    /// When the database is away or what it holds makes no sense.
    pub async fn load(&self, room: &str) -> Result<Option<(RoomRow, Vec<Record>)>, ReadError> {
        let Some(row) = self.one_room(select_room!("where room_id = $1"), room).await? else {
            return Ok(None);
        };
        let records = self.records_from(room, 1).await?;
        if (1..).zip(&records).any(|(number, record)| record.seq != number) {
            return Err(ReadError::Damaged("log of a room, which has a gap,"));
        }
        Ok(Some((row, records)))
    }

    /// The records of a room from a number on, that one included.
    ///
    /// # Errors
    /// When the database is away or what it holds makes no sense.
    pub async fn records_from(&self, room: &str, seq: u32) -> Result<Vec<Record>, ReadError> {
        let sql = "select seq, at_ms, body, seat, command_id from record \
                   where room_id = $1 and seq >= $2 order by seq";
        let rows: Vec<RecordColumns> = self
            .inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool =>
                    sqlx::query_as(sql).bind(room).bind(i64::from(seq)).fetch_all(pool).await)
            })
            .await?;
        rows.into_iter().map(record).collect()
    }

    /// The room with this join code.
    ///
    /// # Errors
    /// When the database is away or what it holds makes no sense.
    pub async fn by_join_code(&self, code: &str) -> Result<Option<RoomRow>, ReadError> {
        self.one_room(select_room!("where join_code = $1"), code).await
    }

    /// The room with this watch code.
    ///
    /// # Errors
    /// When the database is away or what it holds makes no sense.
    pub async fn by_watch_code(&self, code: &str) -> Result<Option<RoomRow>, ReadError> {
        self.one_room(select_room!("where watch_code = $1"), code).await
    }

    /// Listed rooms in which a game is being played, the last touched first.
    ///
    /// # Errors
    /// When the database is away or what it holds makes no sense.
    pub async fn live(&self, limit: u32) -> Result<Vec<RoomRow>, ReadError> {
        let sql =
            select_room!("where listed and phase = 'playing' order by updated_at_ms desc, room_id limit $1");
        let rows: Vec<RoomColumns> = self
            .inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool =>
                    sqlx::query_as(sql).bind(at_most(limit)).fetch_all(pool).await)
            })
            .await?;
        rows.into_iter().map(room_row).collect()
    }

    /// When something last happened in a room whose game is not over, by the logs of those that were touched last: what
    /// lists tell of a room may be late. Nothing where there is none.
    ///
    /// # Errors
    /// When the database is away.
    pub async fn newest_ms(&self) -> Result<Option<i64>, ReadError> {
        let sql = "select max(at_ms) from (select (select at_ms from record \
                   where record.room_id = room.room_id order by seq desc limit 1) as at_ms \
                   from room where phase <> 'finished' order by updated_at_ms desc limit 1000) as newest";
        self.inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool => sqlx::query_scalar(sql).fetch_one(pool).await)
            })
            .await
    }

    /// How rooms stood when their rows were written, by their ids; those that are not there are left out.
    ///
    /// # Errors
    /// When the database is away or what it holds makes no sense.
    pub async fn presents(&self, rooms: &[&str]) -> Result<HashMap<String, KeptPresent>, ReadError> {
        if rooms.is_empty() {
            return Ok(HashMap::new());
        }
        let places: Vec<String> = (1..=rooms.len()).map(|n| format!("${n}")).collect();
        let sql = format!(
            "select room_id, present, coalesce((select max(seq) from record where record.room_id = room.room_id), 0) \
             from room where room_id in ({})",
            places.join(", ")
        );
        let rows: Vec<(String, String, i64)> = self
            .inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool => {
                    let mut query = sqlx::query_as(AssertSqlSafe(sql));
                    for room in rooms {
                        query = query.bind(*room);
                    }
                    query.fetch_all(pool).await
                })
            })
            .await?;
        let kept = |(room, present, last)| {
            Ok((room, KeptPresent { present, last: narrow(last, "number of a record")? }))
        };
        rows.into_iter().map(kept).collect()
    }

    /// What was said after a number, in its order; of much, the newest `limit` lines.
    ///
    /// # Errors
    /// When the database is away or what it holds makes no sense.
    pub async fn chat_since(&self, room: &str, number: u32, limit: u32) -> Result<Vec<ChatRow>, ReadError> {
        let sql = "select number, at_ms, body from chat where room_id = $1 and number > $2 \
                   order by number desc limit $3";
        let rows: Vec<(i64, i64, String)> = self
            .inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool => {
                    let query = sqlx::query_as(sql).bind(room).bind(i64::from(number));
                    query.bind(i64::from(limit)).fetch_all(pool).await
                })
            })
            .await?;
        let line = |(number, at_ms, body)| Ok(ChatRow { number: narrow(number, "chat")?, at_ms, body });
        rows.into_iter().rev().map(line).collect()
    }

    async fn one_room(&self, sql: &'static str, key: &str) -> Result<Option<RoomRow>, ReadError> {
        let row: Option<RoomColumns> = self
            .inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool => sqlx::query_as(sql).bind(key).fetch_optional(pool).await)
            })
            .await?;
        row.map(room_row).transpose()
    }
}

impl Inner {
    /// Lets a read take no longer than the configured time.
    pub(super) async fn in_time<T>(
        &self,
        read: impl Future<Output = Result<T, sqlx::Error>>,
    ) -> Result<T, ReadError> {
        match tokio::time::timeout(self.timeout, read).await {
            Ok(Ok(found)) => Ok(found),
            Ok(Err(sqlx::Error::PoolTimedOut)) | Err(_) => Err(ReadError::TimedOut),
            Ok(Err(error)) => Err(ReadError::Failed(error)),
        }
    }
}

/// How many rows to ask for.
pub(super) fn at_most(limit: u32) -> i64 {
    limit.min(MOST_ROWS).into()
}

/// A number that was stored from a narrower type.
pub(super) fn narrow<T: TryFrom<i64>>(stored: i64, of: &'static str) -> Result<T, ReadError> {
    stored.try_into().map_err(|_| ReadError::Damaged(of))
}

fn room_row(columns: RoomColumns) -> Result<RoomRow, ReadError> {
    let (room, join_code, watch_code, game, phase, listed, updated_at_ms, summary, present, owes_notice) =
        columns;
    let phase = RoomPhase::parse(&phase).ok_or(ReadError::Damaged("phase of a room"))?;
    Ok(RoomRow {
        room,
        join_code,
        watch_code,
        game,
        phase,
        listed,
        updated_at_ms,
        summary,
        present,
        owes_notice,
    })
}

fn record((seq, at_ms, body, seat, command): RecordColumns) -> Result<Record, ReadError> {
    let command = match (seat, command) {
        (Some(seat), Some(id)) => Some(CommandKey { seat: narrow(seat, "seat of a command")?, id }),
        (None, None) => None,
        _ => return Err(ReadError::Damaged("command of a record")),
    };
    Ok(Record { seq: narrow(seq, "number of a record")?, at_ms, body, command })
}
