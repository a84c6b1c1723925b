//! What is kept of a player in finished games: told, given another name, forgotten.

use super::Store;
use super::engine::{Link, on_engine};
use super::errand::What;
use super::error::{NotSaved, ReadError};
use super::insert::Value::Text;
use super::insert::{Value, bind_all};

/// The most names of a player that are told.
const MOST_NAMES: usize = 100;

pub(super) const NAMES: &str = "select name, sum(case when again then 0 else 1 end), min(finished_at_ms) \
     from finished_seat where player_hash = $1 group by name order by max(finished_at_ms) desc, name";
/// Counted for each seat by itself, so that no engine reads all lines.
pub(super) const LINES: &str = "select cast(coalesce(sum((select count(*) from finished_line l \
     where l.game_id = s.game_id and l.seat = s.seat)), 0) as bigint) from finished_seat s where s.player_hash = $1";

const RENAME: &str = "update finished_seat set name = $2 where player_hash = $1";

/// In this order: the seats lead to all else. What the log of a room says cannot be changed, so the room goes.
const FORGET: [&str; 4] = [
    "delete from finished_line where game_id in (select game_id from finished_seat where player_hash = $1) \
     and exists (select 1 from finished_seat s where s.game_id = finished_line.game_id \
     and s.seat = finished_line.seat and s.player_hash = $1)",
    "update room set forgotten = true where room_id in (select g.room_id from finished_seat s \
     join finished_game g on g.game_id = s.game_id where s.player_hash = $1)",
    "update finished_game set party = null where game_id in \
     (select game_id from finished_seat where player_hash = $1)",
    "update finished_seat set player_hash = null, name = '', again = false where player_hash = $1",
];

/// What is kept of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptOfPlayer {
    /// In how many finished games the player has a name.
    pub games: i64,
    /// The names in them, the last one first.
    pub names: Vec<String>,
    /// How many lines the player wrote in them.
    pub lines: i64,
    /// When the first of them ended.
    pub since_ms: Option<i64>,
}

impl Store {
    /// What is kept of a player in finished games.
    ///
    /// # Errors
    /// When the database is away.
    pub async fn kept(&self, player_hash: &str) -> Result<KeptOfPlayer, ReadError> {
        let read = async {
            on_engine!(&self.inner.pools, pool => {
                let names: Vec<(String, i64, i64)> =
                    sqlx::query_as(NAMES).bind(player_hash).fetch_all(pool).await?;
                let lines = sqlx::query_scalar(LINES).bind(player_hash).fetch_one(pool).await?;
                let games = names.iter().map(|(_, games, _)| games).sum();
                let since_ms = names.iter().map(|(_, _, first_ms)| *first_ms).min();
                let names = names.into_iter().map(|(name, _, _)| name).take(MOST_NAMES).collect();
                Ok(KeptOfPlayer { games, names, lines, since_ms })
            })
        };
        self.inner.in_time(read).await
    }

    /// Gives a player another name in all finished games; says whether there are any.
    ///
    /// # Errors
    /// The names are as before.
    pub async fn rename(&self, player_hash: String, name: String) -> Result<bool, NotSaved> {
        self.errand(What::Rename { player_hash, name }).await
    }

    /// Takes a player's name, key and lines out of all finished games; says whether there were any. The rooms in which
    /// they were played are found by [`Store::forgotten`] from then on.
    ///
    /// # Errors
    /// Everything is there as before.
    pub async fn forget_player(&self, player_hash: String) -> Result<bool, NotSaved> {
        self.errand(What::Forget { player_hash }).await
    }
}

/// Within a transaction.
pub(super) async fn rename(link: &mut Link, player_hash: &str, name: &str) -> Result<bool, sqlx::Error> {
    Ok(execute(link, RENAME, &[Text(player_hash), Text(name)]).await? > 0)
}

/// Within a transaction.
pub(super) async fn forget(link: &mut Link, player_hash: &str) -> Result<bool, sqlx::Error> {
    let mut changed = 0;
    for sql in FORGET {
        changed = execute(link, sql, &[Text(player_hash)]).await?;
    }
    Ok(changed > 0)
}

async fn execute(link: &mut Link, sql: &'static str, values: &[Value<'_>]) -> Result<u64, sqlx::Error> {
    on_engine!(link, link => {
        bind_all!(sqlx::query(sql), values).execute(link).await.map(|result| result.rows_affected())
    })
}
