//! What the server has stored of a room: read from the database itself, past the server.

use std::path::PathBuf;

use serde_json::Value;
use sqlx::postgres::PgRow;
use sqlx::sqlite::{SqliteConnectOptions, SqliteRow};
use sqlx::{Connection, FromRow, PgConnection, SqliteConnection};

/// Where the server stores.
#[derive(Clone, Debug)]
pub(crate) enum Place {
    /// In the SQLite file of this folder.
    Folder(PathBuf),
    /// In a PostgreSQL database.
    Url(String),
}

/// A fact of the log.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    pub(crate) seq: u32,
    pub(crate) at_ms: i64,
    pub(crate) body: Value,
    /// The seat and the id of the command whose last fact this is.
    pub(crate) command: Option<(u8, String)>,
}

impl Record {
    /// What kind of fact it is.
    pub(crate) fn fact(&self) -> &str {
        self.body["fact"].as_str().unwrap_or_default()
    }

    /// Whether it opens a decision: it is the key of commands.
    pub(crate) fn opens_decision(&self) -> bool {
        matches!(self.fact(), "started" | "played" | "took_back")
    }
}

/// A room.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stored {
    pub(crate) records: Vec<Record>,
    pub(crate) chat: Vec<Value>,
}

type RecordRow = (i64, i64, String, Option<i64>, Option<String>);

const RECORDS: &str = "select seq, at_ms, body, seat, command_id from record where room_id = $1 order by seq";
const COUNT: &str = "select count(*) from record where body like $1";
const CHAT: &str = "select body from chat where room_id = $1 order by number";

impl Place {
    /// The place that an argument of the server names.
    pub(crate) fn of_argument(argument: &str) -> Self {
        match argument.split_once('=') {
            Some(("--data", folder)) => Self::Folder(folder.into()),
            Some(("--database-url", url)) => Self::Url(url.to_owned()),
            _ => panic!("{argument} names no place"),
        }
    }

    /// A room as it is stored now; the server may run or not.
    pub(crate) fn read(&self, room: &str) -> Stored {
        let parse = |text: &str| serde_json::from_str(text).expect("what is stored is JSON");
        let record = |(seq, at_ms, body, seat, id): RecordRow| Record {
            seq: u32::try_from(seq).expect("a number"),
            at_ms,
            body: parse(&body),
            command: seat.zip(id).map(|(seat, id)| (u8::try_from(seat).expect("a seat"), id)),
        };
        let chat: Vec<(String,)> = self.rows(CHAT, room);
        Stored {
            records: self.rows(RECORDS, room).into_iter().map(record).collect(),
            chat: chat.iter().map(|(body,)| parse(body)).collect(),
        }
    }

    /// How many facts of a kind there are in all rooms.
    pub(crate) fn count(&self, fact: &str) -> i64 {
        let counted: Vec<(i64,)> = self.rows(COUNT, &format!("{{\"fact\":\"{fact}\"%"));
        counted[0].0
    }

    fn rows<T>(&self, sql: &'static str, bound: &str) -> Vec<T>
    where
        T: Send + Unpin + for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow>,
    {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.expect("there is a runtime").block_on(async {
            match self {
                Self::Folder(folder) => {
                    // Whoever only reads neither mends a log after a crash nor takes it away: that is the server's.
                    let file = SqliteConnectOptions::new().filename(folder.join("sanmon.sqlite"));
                    let mut link =
                        SqliteConnection::connect_with(&file.read_only(true)).await.expect("there is a file");
                    sqlx::query_as(sql).bind(bound).fetch_all(&mut link).await.expect("it can be read")
                }
                Self::Url(url) => {
                    let mut link = PgConnection::connect(url).await.expect("there is a database");
                    sqlx::query_as(sql).bind(bound).fetch_all(&mut link).await.expect("it can be read")
                }
            }
        })
    }
}
