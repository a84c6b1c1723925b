//! Statements whose number of values is known only at run time, for both engines.

use std::fmt::Write;

use sqlx::AssertSqlSafe;

use super::engine::{Engine, Link, on_engine};

/// SQLite takes 32,766 values in one statement, PostgreSQL 65,535.
const MOST_VALUES: usize = 32_000;

/// A value of a row, borrowed from what is to be stored.
#[derive(Clone, Copy, Debug)]
pub(super) enum Value<'a> {
    Text(&'a str),
    TextOrNull(Option<&'a str>),
    Integer(i64),
    IntegerOrNull(Option<i64>),
    Boolean(bool),
    Bytes(&'a [u8]),
}

/// Rows for one table, inserted by as few statements as the engines allow.
#[derive(Debug)]
pub(super) struct Insert<'a, const N: usize> {
    table: &'static str,
    columns: [&'static str; N],
    end: &'static str,
    rows: Vec<[Value<'a>; N]>,
}

/// Binds values one after the other.
macro_rules! bind_all {
    ($query:expr, $values:expr) => {{
        let mut query = $query;
        for value in $values {
            query = match *value {
                $crate::store::insert::Value::Text(text) => query.bind(text),
                $crate::store::insert::Value::TextOrNull(text) => query.bind(text),
                $crate::store::insert::Value::Integer(integer) => query.bind(integer),
                $crate::store::insert::Value::IntegerOrNull(integer) => query.bind(integer),
                $crate::store::insert::Value::Boolean(boolean) => query.bind(boolean),
                $crate::store::insert::Value::Bytes(bytes) => query.bind(bytes),
            };
        }
        query
    }};
}
pub(super) use bind_all;

impl<'a, const N: usize> Insert<'a, N> {
    /// `end` is what follows the rows, such as what to do on a conflict.
    pub(super) fn new(table: &'static str, columns: [&'static str; N], end: &'static str) -> Self {
        Self { table, columns, end, rows: Vec::new() }
    }

    pub(super) fn row(&mut self, row: [Value<'a>; N]) {
        self.rows.push(row);
    }

    pub(super) async fn run(&self, link: &mut Link) -> Result<(), sqlx::Error> {
        for rows in self.rows.chunks(MOST_VALUES / N) {
            let numbered = matches!(link, Engine::Postgres(_));
            let sql = self.sql(rows.len(), numbered);
            on_engine!(&mut *link, link => {
                bind_all!(sqlx::query(AssertSqlSafe(sql)), rows.iter().flatten()).execute(link).await?;
            });
        }
        Ok(())
    }

    /// SQLite reads `$1`, too, but compares each such name with all before it.
    fn sql(&self, rows: usize, numbered: bool) -> String {
        let mut sql = format!("insert into {} ({}) values ", self.table, self.columns.join(", "));
        for row in 0..rows {
            sql.push_str(if row == 0 { "(" } else { ", (" });
            for column in 0..N {
                sql.push_str(if column == 0 { "" } else { ", " });
                if numbered {
                    // Writing to a String cannot fail.
                    let _ = write!(sql, "${}", row * N + column + 1);
                } else {
                    sql.push('?');
                }
            }
            sql.push(')');
        }
        sql + " " + self.end
    }
}

/// The first column of the first row that a query finds.
pub(super) async fn find(
    link: &mut Link,
    sql: &'static str,
    values: &[Value<'_>],
) -> Result<Option<i64>, sqlx::Error> {
    on_engine!(link, link => bind_all!(sqlx::query_scalar(sql), values).fetch_optional(link).await)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_written_for_each_engine() {
        let insert: Insert<'_, 2> = Insert::new("room", ["room_id", "game"], "on conflict do nothing");
        assert_eq!(
            insert.sql(2, true),
            "insert into room (room_id, game) values ($1, $2), ($3, $4) on conflict do nothing"
        );
        assert_eq!(
            insert.sql(2, false),
            "insert into room (room_id, game) values (?, ?), (?, ?) on conflict do nothing"
        );
    }
}
