//! Rooms in which nothing has happened for long: found, and taken away with all that is in them. Those whose game came
//! to its end stay.

use tokio::sync::oneshot;

use super::Store;
use super::engine::{Link, on_engine};
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

const SILENT: &str = concat!(
    "select room_id from room where ",
    silent_since!("$1"),
    " order by updated_at_ms, room_id limit $2"
);
const IS_SILENT: &str =
    concat!("select updated_at_ms from room where room_id = $1 and ", silent_since!("$2"));
const FORGET: [&str; 3] = [
    "delete from chat where room_id = $1",
    "delete from record where room_id = $1",
    "delete from room where room_id = $1",
];

/// A room to be taken away, on its way to the writer.
#[derive(Debug)]
pub(super) struct Removal {
    pub(super) room: String,
    pub(super) before_ms: i64,
    pub(super) answer: oneshot::Sender<Result<bool, NotSaved>>,
}

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
        let (answer, answered) = oneshot::channel();
        let removal = Removal { room, before_ms, answer };
        self.inner.removals.send(removal).await.map_err(|_| NotSaved::Closed)?;
        answered.await.unwrap_or(Err(NotSaved::Closed))
    }
}

/// One transaction.
pub(super) async fn remove(link: &mut Link, room: &str, before_ms: i64) -> Result<bool, sqlx::Error> {
    link.begin().await?;
    let is_silent = find(link, IS_SILENT, &[Text(room), Integer(before_ms)]).await?.is_some();
    if is_silent {
        for sql in FORGET {
            on_engine!(&mut *link, link => sqlx::query(sql).bind(room).execute(link).await.map(drop))?;
        }
    }
    link.commit().await?;
    Ok(is_silent)
}
