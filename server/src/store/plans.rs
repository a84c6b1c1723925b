//! How the engine finds what lists and statistics of finished games ask for: for tests and measurements.

use sqlx::{AssertSqlSafe, Row};

use super::Store;
use super::engine::Engine;
use super::error::ReadError;
use super::games::{ONE, PUBLIC, SCORES, SEATS};
use super::history::{EVENING, FRIENDS, PLAYED, Span, TOGETHER, Wanted, select_played};
use super::insert::Value;
use super::insert::Value::{Integer, Text};
use super::player::{LINES, NAMES};

/// Who and what is asked about.
#[derive(Clone, Copy, Debug)]
pub struct Example<'a> {
    /// A player, by the hash of the key.
    pub player: &'a str,
    /// Another, by the same.
    pub friend: &'a str,
    /// People who play together.
    pub party: &'a str,
    /// The name of a game.
    pub game: &'a str,
    /// One of that kind.
    pub game_id: &'a str,
    /// When it ended.
    pub finished_at_ms: i64,
}

impl Store {
    /// The plan of each query, by its name.
    ///
    /// # Errors
    /// When the database is away.
    pub async fn plans(&self, example: &Example<'_>) -> Result<Vec<(&'static str, String)>, ReadError> {
        let mut plans = Vec::new();
        for (name, sql, values) in queries(example) {
            let sql = written_out(sql, &values);
            let plan = self.inner.in_time(async {
                Ok(match &self.inner.pools {
                    Engine::Sqlite(pool) => {
                        let sql = AssertSqlSafe(format!("explain query plan {sql}"));
                        let rows = sqlx::query(sql).fetch_all(pool).await?;
                        rows.iter().map(|row| row.get("detail")).collect::<Vec<String>>()
                    }
                    Engine::Postgres(pool) => {
                        let sql = AssertSqlSafe(format!("explain {sql}"));
                        let rows = sqlx::query(sql).fetch_all(pool).await?;
                        rows.iter().map(|row| row.get(0)).collect()
                    }
                })
            });
            plans.push((name, plan.await?.join("\n")));
        }
        Ok(plans)
    }
}

fn queries<'a>(example: &Example<'a>) -> Vec<(&'static str, String, Vec<Value<'a>>)> {
    let Example { player, friend, party, game, game_id, finished_at_ms } = *example;
    let span = Span { from_ms: finished_at_ms - 1_000_000_000, to_ms: finished_at_ms + 1 };
    let (from, to) = (Integer(span.from_ms), Integer(span.to_ms));
    let all = Wanted::ALL;
    let mut queries: Vec<(&'static str, String, Vec<Value<'a>>)> = [
        ("my games", all),
        ("my games, a later page", Wanted { after: Some((finished_at_ms, game_id)), ..all }),
        ("my games of one kind", Wanted { game: Some(game), ..all }),
        ("my games with a friend", Wanted { friend: Some(friend), ..all }),
        ("my games of a time", Wanted { span, ..all }),
        ("my games, the won ones", Wanted { won: Some(true), ..all }),
        ("my games, the lost ones", Wanted { won: Some(false), ..all }),
    ]
    .into_iter()
    .map(|(name, wanted)| {
        let (sql, values) = select_played(player, &wanted, 20);
        (name, sql, values)
    })
    .collect();
    let in_one = |select: &str| format!("{select} ($1)");
    queries.extend([
        ("seats of games", in_one(SEATS), vec![Text(game_id)]),
        ("points of games", in_one(SCORES), vec![Text(game_id)]),
        ("one game", ONE.to_owned(), vec![Text(game_id)]),
        ("statistics: my games", PLAYED.to_owned(), vec![Text(player), from, to]),
        ("statistics: with others", TOGETHER.to_owned(), vec![Text(player), from, to]),
        ("my friends", FRIENDS.to_owned(), vec![Text(player)]),
        ("an evening", EVENING.to_owned(), vec![Text(party), from, to, Integer(100)]),
        ("what is kept: games", NAMES.to_owned(), vec![Text(player)]),
        ("what is kept: lines", LINES.to_owned(), vec![Text(player)]),
        ("listed games", PUBLIC.to_owned(), vec![to, to, Text(game_id), Integer(20)]),
    ]);
    queries
}

/// The query with its values in their places.
fn written_out(sql: String, values: &[Value<'_>]) -> String {
    let literal = |value: &Value<'_>| match value {
        Value::Text(text) => format!("'{}'", text.replace('\'', "''")),
        Value::Integer(integer) => integer.to_string(),
        Value::Boolean(boolean) => boolean.to_string(),
        Value::TextOrNull(_) | Value::IntegerOrNull(_) | Value::Bytes(_) => "null".to_owned(),
    };
    // From the last one on, so that $1 is not found in $12.
    values
        .iter()
        .enumerate()
        .rev()
        .fold(sql, |sql, (place, value)| sql.replace(&format!("${}", place + 1), &literal(value)))
}
