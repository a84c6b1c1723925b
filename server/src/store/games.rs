//! Reading finished games: one with its log, and the public list.

use std::collections::HashMap;

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, FromRow};

use super::Store;
use super::compress;
use super::engine::on_engine;
use super::error::ReadError;
use super::read::{at_most, narrow};
use super::rows::{FinishedGame, FinishedLine, GameResult, Piece, Score, SeatResult};

/// A row of `finished_game` without its log.
#[derive(Debug, FromRow)]
pub(super) struct GameColumns {
    game_id: String,
    room_id: Option<String>,
    rematch_of: Option<String>,
    game: String,
    rules: i64,
    decided: bool,
    imported: bool,
    began_at_ms: Option<i64>,
    finished_at_ms: i64,
    opens_at_ms: i64,
    listed: bool,
    steps: i64,
    party: Option<String>,
    chain: String,
}

/// A row of `finished_seat`.
#[derive(Debug, FromRow)]
struct SeatColumns {
    game_id: String,
    seat: i64,
    player_hash: Option<String>,
    name: String,
    bot: Option<String>,
    colour: Option<String>,
    began: bool,
    place: i64,
    points: i64,
    winner: bool,
    turns: i64,
    turns_ms: i64,
    pieces: String,
}

/// Where a page of the list of finished games ended: the next one begins after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Before {
    /// When the last game of the page opened.
    pub opens_at_ms: i64,
    /// Its id.
    pub game_id: String,
}

macro_rules! select_game {
    ($rest:literal) => {
        concat!(
            "select g.game_id, g.room_id, g.rematch_of, g.game, g.rules, g.decided, g.imported, g.began_at_ms, \
             g.finished_at_ms, g.opens_at_ms, g.listed, g.steps, g.party, g.chain from finished_game g ",
            $rest
        )
    };
}
pub(super) use select_game;

pub(super) const ONE: &str = select_game!("where game_id = $1");
pub(super) const PUBLIC: &str = select_game!(
    "where listed and opens_at_ms <= $1 and (opens_at_ms, game_id) < ($2, $3) \
     order by opens_at_ms desc, game_id desc limit $4"
);
/// Both go on with a list of games.
pub(super) const SEATS: &str = "select game_id, seat, player_hash, name, bot, colour, began, place, points, winner, \
     turns, turns_ms, pieces from finished_seat where game_id in";
pub(super) const SCORES: &str = "select game_id, seat, category, points from finished_score where game_id in";

impl Store {
    /// A finished game with its log.
    ///
    /// # Errors
    /// When the database is away or what it holds makes no sense.
    pub async fn game(&self, game_id: &str) -> Result<Option<FinishedGame>, ReadError> {
        let Some(result) = self.result(game_id).await? else { return Ok(None) };
        let sql = "select log from finished_game where game_id = $1";
        let packed: Option<Vec<u8>> = self
            .inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool => {
                    sqlx::query_scalar(sql).bind(game_id).fetch_optional(pool).await
                })
            })
            .await?;
        let Some(packed) = packed else { return Ok(None) };
        let log = tokio::task::spawn_blocking(move || compress::unpack(&packed)).await;
        let log = log.ok().and_then(Result::ok).ok_or(ReadError::Damaged("log of a game"))?;
        let lines = self.lines(game_id).await?;
        Ok(Some(FinishedGame { result, log, lines }))
    }

    /// A finished game without its log.
    ///
    /// # Errors
    /// When the database is away or what it holds makes no sense.
    pub async fn result(&self, game_id: &str) -> Result<Option<GameResult>, ReadError> {
        let rows: Vec<GameColumns> = self
            .inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool => sqlx::query_as(ONE).bind(game_id).fetch_all(pool).await)
            })
            .await?;
        Ok(self.with_seats(rows).await?.pop())
    }

    /// What the players of a game wrote to each other.
    async fn lines(&self, game_id: &str) -> Result<Vec<FinishedLine>, ReadError> {
        let sql = "select number, seat, at_ms, body from finished_line where game_id = $1 order by number";
        let rows: Vec<(i64, Option<i64>, i64, String)> = self
            .inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool => sqlx::query_as(sql).bind(game_id).fetch_all(pool).await)
            })
            .await?;
        let line = |(number, seat, at_ms, text): (i64, Option<i64>, i64, String)| {
            Ok(FinishedLine {
                number: narrow(number, "line of a game")?,
                seat: seat.map(|seat| narrow(seat, "seat of a line")).transpose()?,
                at_ms,
                text,
            })
        };
        rows.into_iter().map(line).collect()
    }

    /// Listed games that are open to all at a time, the last opened first.
    ///
    /// # Errors
    /// When the database is away or what it holds makes no sense.
    pub async fn finished(
        &self,
        now_ms: i64,
        limit: u32,
        before: Option<&Before>,
    ) -> Result<Vec<GameResult>, ReadError> {
        // Without a page before, everything is before the end of time.
        let (opens_at_ms, game_id) =
            before.map_or((i64::MAX, ""), |before| (before.opens_at_ms, before.game_id.as_str()));
        let rows: Vec<GameColumns> = self
            .inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool => {
                    let query = sqlx::query_as(PUBLIC).bind(now_ms).bind(opens_at_ms).bind(game_id);
                    query.bind(at_most(limit)).fetch_all(pool).await
                })
            })
            .await?;
        self.with_seats(rows).await
    }

    /// Games with all that is told of their seats.
    pub(super) async fn with_seats(&self, games: Vec<GameColumns>) -> Result<Vec<GameResult>, ReadError> {
        let mut seats = self.seats(&games).await?;
        let results = games.into_iter().map(|row| {
            Ok(GameResult {
                seats: seats.remove(&row.game_id).unwrap_or_default(),
                game_id: row.game_id,
                room: row.room_id,
                rematch_of: row.rematch_of,
                game: row.game,
                rules: narrow(row.rules, "rules of a game")?,
                decided: row.decided,
                imported: row.imported,
                began_at_ms: row.began_at_ms,
                finished_at_ms: row.finished_at_ms,
                opens_at_ms: row.opens_at_ms,
                listed: row.listed,
                steps: narrow(row.steps, "steps of a game")?,
                party: row.party,
                chain: row.chain,
            })
        });
        results.collect()
    }

    /// The seats of games, with their points and what they held.
    async fn seats(&self, games: &[GameColumns]) -> Result<HashMap<String, Vec<SeatResult>>, ReadError> {
        let mut found: HashMap<String, Vec<SeatResult>> = HashMap::new();
        if games.is_empty() {
            return Ok(found);
        }
        let rows: Vec<SeatColumns> = self.of_games(games, SEATS, "order by game_id, seat").await?;
        for row in rows {
            found.entry(row.game_id).or_default().push(SeatResult {
                seat: narrow(row.seat, "seat of a game")?,
                player_hash: row.player_hash,
                name: row.name,
                bot: row.bot,
                colour: row.colour,
                first: row.began,
                place: narrow(row.place, "place of a seat")?,
                points: row.points,
                winner: row.winner,
                turns: narrow(row.turns, "turns of a seat")?,
                turns_ms: row.turns_ms,
                scores: Vec::new(),
                pieces: pieces(&row.pieces)?,
            });
        }
        let scores: Vec<(String, i64, String, i64)> =
            self.of_games(games, SCORES, "order by game_id, seat, position").await?;
        for (game_id, seat, category, points) in scores {
            if let Some(seat) = seat_of(&mut found, &game_id, seat) {
                seat.scores.push(Score { category, points });
            }
        }
        Ok(found)
    }

    /// The rows of a table that belong to games.
    async fn of_games<Row>(
        &self,
        games: &[GameColumns],
        select: &'static str,
        order: &'static str,
    ) -> Result<Vec<Row>, ReadError>
    where
        Row: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin,
    {
        let places: Vec<String> = (1..=games.len()).map(|place| format!("${place}")).collect();
        let sql = format!("{select} ({}) {order}", places.join(", "));
        self.inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool => {
                    let query = sqlx::query_as(AssertSqlSafe(sql));
                    let query = games.iter().fold(query, |query, game| query.bind(game.game_id.as_str()));
                    query.fetch_all(pool).await
                })
            })
            .await
    }
}

fn seat_of<'a>(
    found: &'a mut HashMap<String, Vec<SeatResult>>,
    game_id: &str,
    seat: i64,
) -> Option<&'a mut SeatResult> {
    found.get_mut(game_id)?.iter_mut().find(|one| i64::from(one.seat) == seat)
}

/// What a player came to hold, as it is written.
pub(super) fn pieces(written: &str) -> Result<Vec<Piece>, ReadError> {
    let pieces: Vec<(String, u32)> =
        serde_json::from_str(written).map_err(|_| ReadError::Damaged("pieces of a seat"))?;
    Ok(pieces.into_iter().map(|(piece, number)| Piece { piece, number }).collect())
}
