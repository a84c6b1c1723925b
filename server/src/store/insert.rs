//! Statements whose number of values is known only at run time, for both engines.
//!
//! Their texts are few, whatever the number of rows, so that each is prepared once: PostgreSQL takes a list for each column,
//! and SQLite, which knows no lists, as many rows at once as the next smaller power of two.

use sqlx::AssertSqlSafe;
use sqlx::Postgres;
use sqlx::postgres::PgArguments;
use sqlx::query::Query;

use super::engine::{Engine, Link, on_engine};

/// As many rows as one statement of SQLite inserts.
const MOST_ROWS: usize = 64;

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

/// Rows for one table.
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

    /// Whether all rows can go into one statement.
    pub(super) fn fits_one_statement(&self, link: &Link) -> bool {
        match link {
            Engine::Sqlite(_) => self.rows.len() <= MOST_ROWS,
            Engine::Postgres(_) => true,
        }
    }

    /// Inserts the rows, in several statements where there are many.
    pub(super) async fn run(&self, link: &mut Link) -> Result<(), sqlx::Error> {
        let mut rest = self.rows.as_slice();
        while !rest.is_empty() {
            let (rows, others) = rest.split_at(match link {
                Engine::Sqlite(_) => at_once(rest.len()),
                Engine::Postgres(_) => rest.len(),
            });
            self.run_rows(link, rows).await?;
            rest = others;
        }
        Ok(())
    }

    /// Inserts the rows in one statement, of which there are more kinds then.
    pub(super) async fn run_alone(&self, link: &mut Link) -> Result<(), sqlx::Error> {
        self.run_rows(link, &self.rows).await
    }

    async fn run_rows(&self, link: &mut Link, rows: &[[Value<'a>; N]]) -> Result<(), sqlx::Error> {
        let Some(first) = rows.first() else { return Ok(()) };
        match link {
            Engine::Sqlite(link) => {
                let sql = AssertSqlSafe(self.sql_of_rows(rows.len()));
                bind_all!(sqlx::query(sql), rows.iter().flatten()).execute(link).await?;
            }
            Engine::Postgres(link) => {
                let mut query = sqlx::query(AssertSqlSafe(self.sql_of_lists(first)));
                for (column, first) in first.iter().enumerate() {
                    query = first.bind_list(query, rows.iter().filter_map(|row| row.get(column)));
                }
                query.execute(link).await?;
            }
        }
        Ok(())
    }

    fn begin(&self) -> String {
        format!("insert into {} ({})", self.table, self.columns.join(", "))
    }

    fn sql_of_rows(&self, rows: usize) -> String {
        let row = format!("({})", ["?"; N].join(", "));
        format!("{} values {} {}", self.begin(), vec![row; rows].join(", "), self.end)
    }

    fn sql_of_lists(&self, first: &[Value<'_>; N]) -> String {
        let lists = (1..).zip(first).map(|(number, value)| format!("${number}::{}[]", value.type_name()));
        let lists: Vec<String> = lists.collect();
        format!("{} select * from unnest({}) {}", self.begin(), lists.join(", "), self.end)
    }
}

/// How many of so many rows go into the next statement.
fn at_once(rows: usize) -> usize {
    1 << rows.min(MOST_ROWS).ilog2()
}

impl<'a> Value<'a> {
    fn type_name(self) -> &'static str {
        match self {
            Self::Text(_) | Self::TextOrNull(_) => "text",
            Self::Integer(_) | Self::IntegerOrNull(_) => "bigint",
            Self::Boolean(_) => "boolean",
            Self::Bytes(_) => "bytea",
        }
    }

    /// Binds a column of values of the same kind as this one.
    fn bind_list<'q>(
        self,
        query: Query<'q, Postgres, PgArguments>,
        column: impl Iterator<Item = &'q Value<'a>>,
    ) -> Query<'q, Postgres, PgArguments>
    where
        'a: 'q,
    {
        match self {
            Self::Text(_) | Self::TextOrNull(_) => {
                let texts = column.map(|value| match *value {
                    Self::Text(text) => Some(text),
                    Self::TextOrNull(text) => text,
                    _ => None,
                });
                query.bind(texts.collect::<Vec<Option<&str>>>())
            }
            Self::Integer(_) | Self::IntegerOrNull(_) => {
                let integers = column.map(|value| match *value {
                    Self::Integer(integer) => Some(integer),
                    Self::IntegerOrNull(integer) => integer,
                    _ => None,
                });
                query.bind(integers.collect::<Vec<Option<i64>>>())
            }
            Self::Boolean(_) => {
                let booleans = column.map(|value| match *value {
                    Self::Boolean(boolean) => Some(boolean),
                    _ => None,
                });
                query.bind(booleans.collect::<Vec<Option<bool>>>())
            }
            Self::Bytes(_) => {
                let bytes = column.map(|value| match *value {
                    Self::Bytes(bytes) => Some(bytes),
                    _ => None,
                });
                query.bind(bytes.collect::<Vec<Option<&[u8]>>>())
            }
        }
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
        let insert: Insert<'_, 2> = Insert::new("room", ["room_id", "place"], "on conflict do nothing");
        assert_eq!(
            insert.sql_of_lists(&[Value::Text("a"), Value::IntegerOrNull(None)]),
            "insert into room (room_id, place) select * from unnest($1::text[], $2::bigint[]) on conflict do nothing"
        );
        assert_eq!(
            insert.sql_of_rows(2),
            "insert into room (room_id, place) values (?, ?), (?, ?) on conflict do nothing"
        );
    }

    #[test]
    fn any_number_of_rows_is_divided_into_few_sizes() {
        let sizes = |mut rows: usize| {
            std::iter::from_fn(move || {
                let next = (rows > 0).then(|| at_once(rows));
                rows -= next.unwrap_or_default();
                next
            })
        };
        assert_eq!(sizes(1).collect::<Vec<_>>(), [1]);
        assert_eq!(sizes(151).collect::<Vec<_>>(), [64, 64, 16, 4, 2, 1]);
    }
}
