//! Where the bare server writes: one task, which makes all rows durable together that wait at the same moment. No index,
//! nothing is ever read: it is the least that a database can be asked for.

use anyhow::Context as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

/// How many rows are made durable together at most.
const GROUP: usize = 256;

/// Lets SQLite's journal have its full length at once. While it grows, each commit waits for the file system's own journal
/// too; with a page for each commit that would last as long as a run.
const GROW: &str = "create table filler (bytes blob); insert into filler values (zeroblob(6000000));
    drop table filler; pragma wal_checkpoint(restart)";

/// The way to the writer.
#[derive(Clone, Debug)]
pub(crate) struct Book(mpsc::Sender<Entry>);

/// A row, and who waits for it.
#[derive(Debug)]
struct Entry {
    row: Row,
    done: oneshot::Sender<()>,
}

/// A row.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) room: i64,
    pub(crate) seq: i64,
    pub(crate) body: String,
}

enum Link {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Book {
    /// In a file of this folder, or at this URL.
    pub(crate) async fn open(folder: &std::path::Path, url: Option<&str>) -> anyhow::Result<Self> {
        const TABLE: &str =
            "create table record (room bigint not null, seq bigint not null, body text not null)";
        let link = if let Some(url) = url {
            let mut link = PgConnection::connect(url).await?;
            sqlx::query("set synchronous_commit = on").execute(&mut link).await?;
            sqlx::query(TABLE).execute(&mut link).await?;
            Link::Postgres(link)
        } else {
            let options = SqliteConnectOptions::new()
                .filename(folder.join("reference.sqlite"))
                .create_if_missing(true)
                .journal_mode(SqliteJournalMode::Wal)
                .synchronous(SqliteSynchronous::Full);
            let mut link = SqliteConnection::connect_with(&options).await?;
            sqlx::query(TABLE).execute(&mut link).await?;
            sqlx::raw_sql(GROW).execute(&mut link).await?;
            Link::Sqlite(link)
        };
        let (sender, entries) = mpsc::channel(4_096);
        tokio::spawn(write(link, entries));
        Ok(Self(sender))
    }

    /// Makes a row durable.
    pub(crate) async fn keep(&self, row: Row) -> anyhow::Result<()> {
        let (done, durable) = oneshot::channel();
        self.0.send(Entry { row, done }).await.ok().context("nobody writes any more")?;
        durable.await.context("it could not be written")
    }
}

async fn write(mut link: Link, mut entries: mpsc::Receiver<Entry>) {
    let mut group = Vec::new();
    while entries.recv_many(&mut group, GROUP).await > 0 {
        let (rows, waiting): (Vec<Row>, Vec<_>) =
            group.drain(..).map(|Entry { row, done }| (row, done)).unzip();
        if insert(&mut link, rows).await.is_err() {
            return;
        }
        for done in waiting {
            // Whoever no longer waits does not want to know.
            let _ = done.send(());
        }
    }
}

/// One statement is one transaction.
async fn insert(link: &mut Link, rows: Vec<Row>) -> sqlx::Result<()> {
    match link {
        Link::Sqlite(link) => {
            let places = vec!["(?, ?, ?)"; rows.len()].join(", ");
            let sql = format!("insert into record values {places}");
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for Row { room, seq, body } in rows {
                query = query.bind(room).bind(seq).bind(body);
            }
            query.execute(link).await?;
        }
        Link::Postgres(link) => {
            let (rooms, seqs): (Vec<i64>, Vec<i64>) = rows.iter().map(|row| (row.room, row.seq)).unzip();
            let bodies: Vec<String> = rows.into_iter().map(|row| row.body).collect();
            sqlx::query("insert into record select * from unnest($1::bigint[], $2::bigint[], $3::text[])")
                .bind(rooms)
                .bind(seqs)
                .bind(bodies)
                .execute(link)
                .await?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_kept_is_there_afterwards() {
        let folder = tempfile::tempdir().unwrap();
        let book = Book::open(folder.path(), None).await.unwrap();
        let keep = |seq| book.keep(Row { room: 1, seq, body: format!("body {seq}") });
        let (first, second) = tokio::join!(keep(1), keep(2));
        first.and(second).unwrap();
        let file = SqliteConnectOptions::new().filename(folder.path().join("reference.sqlite"));
        let mut link = SqliteConnection::connect_with(&file).await.unwrap();
        let count: i64 =
            sqlx::query_scalar("select count(*) from record").fetch_one(&mut link).await.unwrap();
        assert_eq!(count, 2);
    }
}
