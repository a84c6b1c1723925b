//! What a player has played: lists of games, the row of each game that statistics add up, and with whom.
//!
//! A player who held several seats of a game is counted once, by the first of them.

use std::fmt::Write;

use sqlx::{AssertSqlSafe, FromRow};

use super::Store;
use super::engine::on_engine;
use super::error::ReadError;
use super::games::{GameColumns, pieces, select_game};
use super::insert::Value::{Boolean, Integer, Text};
use super::insert::{Value, bind_all};
use super::read::{at_most, narrow};
use super::rows::{GameResult, Piece};

/// From a time on until before another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first moment.
    pub from_ms: i64,
    /// The first moment after it.
    pub to_ms: i64,
}

impl Span {
    /// All times.
    pub const ALWAYS: Self = Self { from_ms: 0, to_ms: i64::MAX };
}

/// Which games of a player are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted<'a> {
    /// Of this kind only.
    pub game: Option<&'a str>,
    /// With this player only, by the hash of the key.
    pub friend: Option<&'a str>,
    /// Won ones only, or lost ones only.
    pub won: Option<bool>,
    /// When they ended.
    pub span: Span,
    /// After the last one of the page before.
    pub after: Option<(i64, &'a str)>,
}

impl Wanted<'_> {
    /// All games.
    pub const ALL: Self = Self { game: None, friend: None, won: None, span: Span::ALWAYS, after: None };
}

/// A finished game as its player's statistics see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The game's id.
    pub game_id: String,
    /// Which game it was.
    pub game: String,
    /// When it ended.
    pub finished_at_ms: i64,
    /// How many sat at the table.
    pub players: u8,
    /// Whether the player began.
    pub first: bool,
    /// Whether whoever began won.
    pub first_won: bool,
    /// Whether the player won.
    pub winner: bool,
    /// The player's points.
    pub points: i64,
    /// How many of the player's turns are known with their time.
    pub turns: u32,
    /// How long they took together.
    pub turns_ms: i64,
    /// The player's points by category, each with the mean of those who won.
    pub categories: Vec<(String, i64, i64)>,
    /// What the player came to hold.
    pub pieces: Vec<Piece>,
}

/// Games of one kind that a player played with another.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct Together {
    /// The other, by the hash of the key. Not for others to see.
    pub player_hash: String,
    /// Which game.
    pub game: String,
    /// How many.
    pub played: i64,
    /// In how many the player had more points than the other.
    pub ahead: i64,
    /// In how many the other had more.
    pub behind: i64,
    /// The player's points together.
    pub points: i64,
    /// The other's points together.
    pub their_points: i64,
    /// When the last of them ended.
    pub last_ms: i64,
    /// The name of the other in that one, after a number of [`STAMP_DIGITS`] digits.
    stamped_name: String,
}

/// Digits that stand before a name, so that the greatest text has the last name.
const STAMP_DIGITS: usize = 16;

impl Together {
    /// The name that the other last went by.
    pub fn name(&self) -> &str {
        self.stamped_name.get(STAMP_DIGITS..).unwrap_or_default()
    }
}

#[derive(Debug, FromRow)]
struct PlayedColumns {
    game_id: String,
    game: String,
    finished_at_ms: i64,
    players: i64,
    began: bool,
    first_won: bool,
    winner: bool,
    points: i64,
    turns: i64,
    turns_ms: i64,
    categories: String,
    pieces: String,
}

pub(super) const PLAYED: &str = "select game_id, game, finished_at_ms, players, began, first_won, winner, points, turns, turns_ms, \
     categories, pieces from finished_seat where player_hash = $1 and finished_at_ms >= $2 and finished_at_ms < $3 \
     and not again order by finished_at_ms, game_id";

/// The games of a player and who else sat there. `coalesce` keeps the engines from looking for all that have a key.
macro_rules! with_others {
    ($select:literal, $rest:literal) => {
        concat!(
            $select,
            " from finished_seat m join finished_seat f on f.game_id = m.game_id where m.player_hash = $1 \
             and not m.again and not f.again and coalesce(f.player_hash, $1) <> $1",
            $rest
        )
    };
}

pub(super) const TOGETHER: &str = with_others!(
    "select f.player_hash, f.game, count(*) as played, sum(case when m.points > f.points then 1 else 0 end) as ahead, \
     sum(case when m.points < f.points then 1 else 0 end) as behind, cast(sum(m.points) as bigint) as points, \
     cast(sum(f.points) as bigint) as their_points, max(f.finished_at_ms) as last_ms, \
     max((f.finished_at_ms + 1000000000000000) || f.name) as stamped_name",
    " and m.finished_at_ms >= $2 and m.finished_at_ms < $3 group by f.player_hash, f.game"
);

pub(super) const FRIENDS: &str = with_others!("select distinct f.player_hash", "");

pub(super) const EVENING: &str = select_game!(
    "where g.party = $1 and g.finished_at_ms >= $2 and g.finished_at_ms < $3 \
     order by g.finished_at_ms, g.game_id limit $4"
);

impl Store {
    /// The games of a player, the last finished first, whether listed or not: for that player only.
    ///
    /// # Errors
    /// When the database is away or what it holds makes no sense.
    pub async fn player_games(
        &self,
        player_hash: &str,
        wanted: &Wanted<'_>,
        limit: u32,
    ) -> Result<Vec<GameResult>, ReadError> {
        let (sql, values) = select_played(player_hash, wanted, limit);
        let rows: Vec<GameColumns> = self
            .inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool => {
                    bind_all!(sqlx::query_as(AssertSqlSafe(sql)), &values).fetch_all(pool).await
                })
            })
            .await?;
        self.with_seats(rows).await
    }

    /// The games of a player as statistics add them up, the first finished first.
    ///
    /// # Errors
    /// When the database is away or what it holds makes no sense.
    pub async fn played(&self, player_hash: &str, span: Span) -> Result<Vec<Played>, ReadError> {
        let rows: Vec<PlayedColumns> = self
            .inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool => {
                    let query = sqlx::query_as(PLAYED).bind(player_hash).bind(span.from_ms).bind(span.to_ms);
                    query.fetch_all(pool).await
                })
            })
            .await?;
        // Those of one who plays every day take milliseconds: too long for the threads that serve others.
        let read = move || rows.into_iter().map(played).collect();
        tokio::task::spawn_blocking(read).await.unwrap_or(Err(ReadError::Damaged("games of a player")))
    }

    /// With whom a player has played what, in no order.
    ///
    /// # Errors
    /// When the database is away.
    pub async fn together(&self, player_hash: &str, span: Span) -> Result<Vec<Together>, ReadError> {
        self.inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool => {
                    let query = sqlx::query_as(TOGETHER).bind(player_hash).bind(span.from_ms).bind(span.to_ms);
                    query.fetch_all(pool).await
                })
            })
            .await
    }

    /// All with whom a player has played, by the hashes of their keys.
    ///
    /// # Errors
    /// When the database is away.
    pub async fn friends(&self, player_hash: &str) -> Result<Vec<String>, ReadError> {
        self.inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool => {
                    sqlx::query_scalar(FRIENDS).bind(player_hash).fetch_all(pool).await
                })
            })
            .await
    }

    /// The games of the same people in a time, the first finished first.
    ///
    /// # Errors
    /// When the database is away or what it holds makes no sense.
    pub async fn party_games(
        &self,
        party: &str,
        span: Span,
        limit: u32,
    ) -> Result<Vec<GameResult>, ReadError> {
        let rows: Vec<GameColumns> = self
            .inner
            .in_time(async {
                on_engine!(&self.inner.pools, pool => {
                    let query = sqlx::query_as(EVENING).bind(party).bind(span.from_ms).bind(span.to_ms);
                    query.bind(at_most(limit)).fetch_all(pool).await
                })
            })
            .await?;
        self.with_seats(rows).await
    }
}

/// The query for a page of a player's games. The page is found by the seats alone, and only then are its games looked up.
pub(super) fn select_played<'a>(
    player_hash: &'a str,
    wanted: &Wanted<'a>,
    limit: u32,
) -> (String, Vec<Value<'a>>) {
    let start = "join (select m.game_id, m.finished_at_ms from finished_seat m where m.player_hash = $1 and not m.again";
    let mut sql = format!("{}{start}", select_game!(""));
    let mut values = vec![Text(player_hash)];
    let mut and = |condition: &str, value: Value<'a>, end: &str| {
        values.push(value);
        // Writing to a String cannot fail.
        let _ = write!(sql, "{condition}${}{end}", values.len());
    };
    and(" and m.finished_at_ms >= ", Integer(wanted.span.from_ms), "");
    and(" and m.finished_at_ms < ", Integer(wanted.span.to_ms), "");
    if let Some((finished_at_ms, game_id)) = wanted.after {
        and(" and (m.finished_at_ms, m.game_id) < (", Integer(finished_at_ms), ", ");
        and("", Text(game_id), ")");
    }
    if let Some(game) = wanted.game {
        and(" and m.game = ", Text(game), "");
    }
    if let Some(won) = wanted.won {
        and(" and m.winner = ", Boolean(won), "");
    }
    if let Some(friend) = wanted.friend {
        // Both lists are read from the index: no engine is left the choice to look at each game.
        let friends = " and m.game_id in (select game_id from finished_seat where player_hash = $1 \
                       intersect select game_id from finished_seat where player_hash = ";
        and(friends, Text(friend), ")");
    }
    let page = ") p on p.game_id = g.game_id order by p.finished_at_ms desc, p.game_id desc";
    and(" order by m.finished_at_ms desc, m.game_id desc limit ", Integer(at_most(limit)), page);
    (sql, values)
}

fn played(row: PlayedColumns) -> Result<Played, ReadError> {
    Ok(Played {
        game_id: row.game_id,
        game: row.game,
        finished_at_ms: row.finished_at_ms,
        players: narrow(row.players, "players of a game")?,
        first: row.began,
        first_won: row.first_won,
        winner: row.winner,
        points: row.points,
        turns: narrow(row.turns, "turns of a seat")?,
        turns_ms: row.turns_ms,
        categories: serde_json::from_str(&row.categories)
            .map_err(|_| ReadError::Damaged("categories of a seat"))?,
        pieces: pieces(&row.pieces)?,
    })
}
