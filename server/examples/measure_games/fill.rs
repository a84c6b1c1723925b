//! Stores the games that bots played again and again, straight into the tables.

use std::fmt::Write as _;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, SqliteConnection};

use crate::Data;
use crate::people::{Copy, Plan, hash};

/// Rows of one statement.
const ROWS: usize = 500;

const TABLES: &str = "
    create table copy_game (game_id text primary key, source text, finished_at_ms bigint, party text);
    create table copy_seat (game_id text, seat bigint, player_hash text, name text, primary key (game_id, seat));";

/// In the order in which games are stored while they are played: by their end.
const COPY: [&str; 4] = [
    "insert into finished_game
     select c.game_id, null, null, g.game, g.rules, g.decided, false, g.players,
         c.finished_at_ms - g.finished_at_ms + g.began_at_ms, c.finished_at_ms, c.finished_at_ms, g.listed, g.steps,
         c.party, g.chain, g.log
     from copy_game c join finished_game g on g.game_id = c.source order by c.finished_at_ms",
    "insert into finished_seat
     select c.game_id, s.seat, p.player_hash, p.name, case when p.player_hash is null then s.bot end, s.colour, s.began,
         s.place, s.points, s.winner, s.turns, s.turns_ms, s.game, c.finished_at_ms, s.players, s.first_won, false,
         s.categories, s.pieces
     from copy_game c join finished_seat s on s.game_id = c.source
     join copy_seat p on p.game_id = c.game_id and p.seat = s.seat order by c.finished_at_ms, c.game_id, s.seat",
    "insert into finished_score
     select c.game_id, s.seat, s.position, s.category, s.points
     from copy_game c join finished_score s on s.game_id = c.source order by c.finished_at_ms, c.game_id, s.seat, s.position",
    "insert into finished_line
     select p.game_id, p.seat + 1, p.seat, c.finished_at_ms, 'well played' from copy_game c
     join copy_seat p on p.game_id = c.game_id where p.player_hash is not null order by c.finished_at_ms",
];

/// A connection of either engine.
pub(crate) enum Link {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Link {
    pub(crate) async fn open(data: &Data) -> anyhow::Result<Self> {
        Ok(match data {
            Data::Folder(folder) => {
                let options = SqliteConnectOptions::new().filename(folder.join("sanmon.sqlite"));
                Self::Sqlite(SqliteConnection::connect_with(&options).await?)
            }
            Data::Url(url) => Self::Postgres(PgConnection::connect(url).await?),
        })
    }

    async fn run(&mut self, sql: String) -> anyhow::Result<()> {
        let sql = sqlx::raw_sql(AssertSqlSafe(sql));
        match self {
            Self::Sqlite(link) => sql.execute(link).await.map(drop)?,
            Self::Postgres(link) => sql.execute(link).await.map(drop)?,
        }
        Ok(())
    }

    async fn close(self) -> anyhow::Result<()> {
        match self {
            Self::Sqlite(link) => link.close().await?,
            Self::Postgres(link) => link.close().await?,
        }
        Ok(())
    }
}

/// Stores all games of the plan; those that bots played are there already.
pub(crate) async fn fill(
    mut link: Link,
    plan: &Plan,
    source: impl Fn(&Copy) -> String,
) -> anyhow::Result<()> {
    link.run(format!("begin; {TABLES}")).await?;
    for games in plan.games.chunks(ROWS) {
        let game = |copy: &Copy| {
            let (id, source, party) = (&copy.game_id, source(copy), copy.party());
            format!("('{id}','{source}',{},'{party}')", copy.finished_at_ms)
        };
        link.run(insert("copy_game", games.iter().map(game))).await?;
        let seats = games.iter().flat_map(|copy| (0..).zip(&copy.seats).map(move |seat| (copy, seat)));
        let seat = |(copy, (seat, person)): (&Copy, (u32, &Option<u32>))| match person {
            Some(person) => format!("('{}',{seat},'{}','Person {person}')", copy.game_id, hash(*person)),
            None => format!("('{}',{seat},null,'novice')", copy.game_id),
        };
        link.run(insert("copy_seat", seats.map(seat))).await?;
    }
    for sql in COPY {
        link.run(sql.to_owned()).await?;
    }
    link.run("drop table copy_game; drop table copy_seat; commit".to_owned()).await?;
    // As its own housekeeping does after so many rows; SQLite has none.
    if matches!(link, Link::Postgres(_)) {
        link.run("vacuum analyze".to_owned()).await?;
    }
    link.close().await
}

fn insert(table: &str, rows: impl Iterator<Item = String>) -> String {
    let mut sql = format!("insert into {table} values ");
    for (nth, row) in rows.enumerate() {
        // Writing to a String cannot fail.
        let _ = write!(sql, "{}{row}", if nth == 0 { "" } else { ", " });
    }
    sql
}
