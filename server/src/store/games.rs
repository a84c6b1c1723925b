//! Reading finished games: one with its log, the public list, and those of one player.

use std::collections::HashMap;

use sqlx::AssertSqlSafe;

use super::Store;
use super::compress;
use super::engine::on_engine;
use super::error::ReadError;
use super::read::{at_most, narrow};
use super::rows::{FinishedGame, GameResult, Score, SeatResult};

type GameColumns = (String, String, String, i64, i64, bool);
type SeatColumns = (String, i64, Option<String>, String, bool, Option<String>, Option<i64>);

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
        concat!("select game_id, room_id, game, finished_at_ms, opens_at_ms, listed from game ", $rest)
    };
}

impl Store {
    /// A finished game with its log.
    ///
    /// # Errors
    /// When the database is away or what it holds makes no sense.
    pub async fn game(&self, game_id: &str) -> Result<Option<FinishedGame>, ReadError> {
        let sql = select_game!("where game_id = $1");
        let rows: Vec<GameColumns> = self
            .inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool => sqlx::query_as(sql).bind(game_id).fetch_all(pool).await)
            })
            .await?;
        let Some(result) = self.with_seats(rows).await?.pop() else { return Ok(None) };
        let sql = "select log from game where game_id = $1";
        let packed: Vec<u8> = self
            .inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool => sqlx::query_scalar(sql).bind(game_id).fetch_one(pool).await)
            })
            .await?;
        let log = tokio::task::spawn_blocking(move || compress::unpack(&packed)).await;
        let log = log.ok().and_then(Result::ok).ok_or(ReadError::Damaged("log of a game"))?;
        Ok(Some(FinishedGame { result, log }))
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
        let sql = select_game!(
            "where listed and opens_at_ms <= $1 and (opens_at_ms, game_id) < ($2, $3) \
             order by opens_at_ms desc, game_id desc limit $4"
        );
        // Without a page before, everything is before the end of time.
        let (opens_at_ms, game_id) =
            before.map_or((i64::MAX, ""), |before| (before.opens_at_ms, before.game_id.as_str()));
        let rows: Vec<GameColumns> = self
            .inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool => {
                    let query = sqlx::query_as(sql).bind(now_ms).bind(opens_at_ms).bind(game_id);
                    query.bind(at_most(limit)).fetch_all(pool).await
                })
            })
            .await?;
        self.with_seats(rows).await
    }

    /// The games of a player, the last finished first, whether listed or not: for that player only.
    ///
    /// # Errors
    /// When the database is away or what it holds makes no sense.
    pub async fn player_games(&self, player_hash: &str, limit: u32) -> Result<Vec<GameResult>, ReadError> {
        let sql = select_game!(
            "where game_id in (select game_id from game_seat where player_hash = $1) \
             order by finished_at_ms desc, game_id desc limit $2"
        );
        let rows: Vec<GameColumns> = self
            .inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool => {
                    sqlx::query_as(sql).bind(player_hash).bind(at_most(limit)).fetch_all(pool).await
                })
            })
            .await?;
        self.with_seats(rows).await
    }

    async fn with_seats(&self, games: Vec<GameColumns>) -> Result<Vec<GameResult>, ReadError> {
        let mut seats = self.seats(&games).await?;
        let results = games.into_iter().map(|(game_id, room, game, finished_at_ms, opens_at_ms, listed)| {
            let seats = seats.remove(&game_id).unwrap_or_default();
            GameResult { game_id, room, game, finished_at_ms, opens_at_ms, listed, seats }
        });
        Ok(results.collect())
    }

    async fn seats(&self, games: &[GameColumns]) -> Result<HashMap<String, Vec<SeatResult>>, ReadError> {
        let mut found: HashMap<String, Vec<SeatResult>> = HashMap::new();
        if games.is_empty() {
            return Ok(found);
        }
        let places: Vec<String> = (1..=games.len()).map(|place| format!("${place}")).collect();
        let sql = format!(
            "select g.game_id, g.seat, g.player_hash, g.name, g.winner, s.category, s.points \
             from game_seat g left join score s on s.game_id = g.game_id and s.seat = g.seat \
             where g.game_id in ({}) order by g.game_id, g.seat, s.position",
            places.join(", ")
        );
        let rows: Vec<SeatColumns> = self
            .inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool => {
                    let query = sqlx::query_as(AssertSqlSafe(sql));
                    let query = games.iter().fold(query, |query, game| query.bind(game.0.as_str()));
                    query.fetch_all(pool).await
                })
            })
            .await?;
        for (game_id, seat, player_hash, name, winner, category, points) in rows {
            let seat = narrow(seat, "seat of a game")?;
            let seats = found.entry(game_id).or_default();
            let score = category.zip(points).map(|(category, points)| Score { category, points });
            match seats.last_mut() {
                Some(last) if last.seat == seat => last.scores.extend(score),
                _ => {
                    let scores = score.into_iter().collect();
                    seats.push(SeatResult { seat, player_hash, name, winner, scores });
                }
            }
        }
        Ok(found)
    }
}
