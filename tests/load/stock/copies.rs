//! Copies rooms within a database, with their logs, under other ids and codes. Nobody else may have it open.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, SqliteConnection};

use crate::home::Home;

/// Numbers the copies.
const NUMBERS: &str = "with recursive copy(n) as (select 1 union all select n + 1 from copy where n < COUNT)";

/// Each room so many times more; how many records there are then.
pub(super) async fn make(home: &Home, times: u32) -> anyhow::Result<i64> {
    let numbers = NUMBERS.replace("COUNT", &times.to_string());
    let rooms = format!(
        "insert into room (room_id, join_code, watch_code, game, phase, listed, updated_at_ms, summary, present) {}",
        format_args!(
            "{numbers} select room_id || '-' || n, join_code || '-' || n, watch_code || '-' || n, game, phase, listed, \
             updated_at_ms, summary, present from room cross join copy"
        )
    );
    let records = format!(
        "insert into record (room_id, seq, at_ms, body, seat, command_id) {numbers} \
         select room_id || '-' || n, seq, at_ms, body, seat, command_id from copy cross join record order by n, room_id, seq"
    );
    let statements = if times == 0 { vec![] } else { vec!["begin", &rooms, &records, "commit"] };
    let count = "select count(*) from record";
    if let Some(url) = home.url() {
        let mut link = PgConnection::connect(url).await?;
        for statement in statements {
            sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut link).await?;
        }
        // As it would be after a while.
        sqlx::raw_sql("analyze").execute(&mut link).await?;
        Ok(sqlx::query_scalar(count).fetch_one(&mut link).await?)
    } else {
        let file = SqliteConnectOptions::new().filename(home.folder().join("sanmon.sqlite"));
        let mut link = SqliteConnection::connect_with(&file).await?;
        for statement in statements {
            sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut link).await?;
        }
        let records = sqlx::query_scalar(count).fetch_one(&mut link).await?;
        link.close().await?;
        Ok(records)
    }
}
