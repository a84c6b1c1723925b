//! Rooms in which nothing has happened for long: found, and taken away with all that is in them. Those whose game came
//! to its end stay, unless somebody who played there wished to be forgotten.

use super::Store;
use super::engine::{Link, on_engine};
use super::errand::What;
use super::error::{NotSaved, ReadError};
use super::insert::Value::{Integer, Text};
use super::insert::find;

/// Nothing has happened since a time: neither by what lists tell, which may be late, nor by the log or the chat.
macro_rules! silent_since {
    ($time:literal) => {
        concat!(
            "phase <> 'finished' and updated_at_ms < ",
            $time,
            " and not exists (select 1 from finished_game where finished_game.room_id = room.room_id)",
            " and not exists (select 1 from chat where chat.room_id = room.room_id and chat.at_ms >= ",
            $time,
            ") and not exists (select 1 from record where record.room_id = room.room_id and record.at_ms >= ",
            $time,
            ")"
        )
    };
}

/// Somebody who played there wished to be forgotten, and nothing can happen there any more.
macro_rules! is_over {
    () => {
        "forgotten and phase in ('finished', 'abandoned')"
    };
}

const SILENT: &str = concat!(
    "select room_id from room where ",
    silent_since!("$1"),
    " order by updated_at_ms, room_id limit $2"
);
const IS_SILENT: &str =
    concat!("select updated_at_ms from room where room_id = $1 and ", silent_since!("$2"));
const FORGOTTEN: &str = concat!("select room_id from room where ", is_over!(), " order by room_id limit $1");
const IS_FORGOTTEN: &str = concat!("select updated_at_ms from room where room_id = $1 and ", is_over!());
const LEAVE_GAME: &str = "update finished_game set room_id = null where room_id = $1";
const REMOVE: [&str; 3] = [
    "delete from chat where room_id = $1",
    "delete from record where room_id = $1",
    "delete from room where room_id = $1",
];

impl Store {
    /// Rooms in which nothing has happened since a time, the most silent first.
    ///
    /// # Errors
    /// When the database is away.
    pub async fn silent(&self, before_ms: i64, limit: u32) -> Result<Vec<String>, ReadError> {
        self.inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool => {
                    let query = sqlx::query_scalar(SILENT).bind(before_ms).bind(i64::from(limit));
                    query.fetch_all(pool).await
                })
            })
            .await
    }

    /// Takes a room away with its log and its chat, if nothing has happened there since a time; says whether it did.
    /// Nobody may have the room in memory.
    ///
    /// # Errors
    /// It is there as before.
    pub async fn forget(&self, room: String, before_ms: i64) -> Result<bool, NotSaved> {
        self.errand(What::RemoveSilent { room, before_ms }).await
    }

    /// Rooms that are over and in which somebody played who is forgotten.
    ///
    /// # Errors
    /// When the database is away.
    pub async fn forgotten(&self, limit: u32) -> Result<Vec<String>, ReadError> {
        self.inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool => {
                    sqlx::query_scalar(FORGOTTEN).bind(i64::from(limit)).fetch_all(pool).await
                })
            })
            .await
    }

    /// Takes such a room away with its log and its chat; says whether it did. Its game stays. Nobody may have the room
    /// in memory.
    ///
    /// # Errors
    /// It is there as before.
    pub async fn remove_forgotten(&self, room: String) -> Result<bool, NotSaved> {
        self.errand(What::RemoveForgotten { room }).await
    }
}

/// Within a transaction.
pub(super) async fn remove(link: &mut Link, room: &str, before_ms: i64) -> Result<bool, sqlx::Error> {
    let is_silent = find(link, IS_SILENT, &[Text(room), Integer(before_ms)]).await?.is_some();
    if is_silent {
        take_away(link, room).await?;
    }
    Ok(is_silent)
}

/// Within a transaction.
pub(super) async fn remove_forgotten(link: &mut Link, room: &str) -> Result<bool, sqlx::Error> {
    let is_forgotten = find(link, IS_FORGOTTEN, &[Text(room)]).await?.is_some();
    if is_forgotten {
        on_engine!(&mut *link, link => sqlx::query(LEAVE_GAME).bind(room).execute(link).await.map(drop))?;
        take_away(link, room).await?;
    }
    Ok(is_forgotten)
}

async fn take_away(link: &mut Link, room: &str) -> Result<(), sqlx::Error> {
    for sql in REMOVE {
        on_engine!(&mut *link, link => sqlx::query(sql).bind(room).execute(link).await.map(drop))?;
    }
    Ok(())
}
