//! Seats at a table, and tables that hold one thing for each of them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};
use thiserror::Error;
use ts_rs::TS;

/// The fewest and the most seats at a table.
pub const TABLE_SIZES: std::ops::RangeInclusive<usize> = 2..=4;

/// A seat by its place in the order of play: 0, 1, 2 or 3.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(try_from = "u8", into = "u8")]
#[schemars(extend("maximum" = 3))]
#[ts(type = "0 | 1 | 2 | 3")]
pub struct Seat(u8);

/// A number that is no seat at any table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no seat {0}: seats are numbered 0 to 3")]
pub struct SeatError(pub u8);

impl Seat {
    /// Every seat a table can have.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The seat as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl TryFrom<u8> for Seat {
    type Error = SeatError;

    fn try_from(number: u8) -> Result<Self, SeatError> {
        if number < 4 { Ok(Self(number)) } else { Err(SeatError(number)) }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// One thing for each seat of a table of two to four.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Vec<T>")]
#[schemars(inline, extend("minItems" = 2, "maxItems" = 4))]
pub struct BySeat<T>(Vec<T>);

/// A table with too few or too many seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a table has 2 to 4 seats, not {0}")]
pub struct TableSizeError(pub usize);

impl<T> TryFrom<Vec<T>> for BySeat<T> {
    type Error = TableSizeError;

    fn try_from(items: Vec<T>) -> Result<Self, TableSizeError> {
        if TABLE_SIZES.contains(&items.len()) { Ok(Self(items)) } else { Err(TableSizeError(items.len())) }
    }
}

impl<T> BySeat<T> {
    /// How many seats the table has.
    #[expect(clippy::len_without_is_empty, reason = "a table is never empty")]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The thing at a seat, or nothing where the table has no such seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The seats of this table in the order of play.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<T> {
        Seat::ALL.into_iter().take(self.0.len())
    }

    /// The seat that plays after this one.
    pub fn after(&self, seat: Seat) -> Seat {
        Seat::ALL[(seat.index() + 1) % self.0.len()]
    }

    /// Seats with what is theirs, in the order of play.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.seats().zip(&self.0)
    }

    /// What is theirs, in the order of play.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// A table of the same size, made seat by seat.
    pub fn map<U>(&self, mut make: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat(self.iter().map(|(seat, item)| make(seat, item)).collect())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_beyond_the_fourth_is_refused() {
        assert_eq!(serde_json::from_str::<Seat>("3").unwrap(), Seat::ALL[3]);
        let error = serde_json::from_str::<Seat>("4").unwrap_err().to_string();
        assert!(error.contains("there is no seat 4"), "{error}");
    }

    #[test]
    fn a_table_has_two_to_four_seats() {
        assert_eq!(BySeat::try_from(vec![1]), Err(TableSizeError(1)));
        assert_eq!(BySeat::try_from(vec![1; 5]), Err(TableSizeError(5)));
        assert_eq!(BySeat::try_from(vec![1, 2]).unwrap().len(), 2);
    }

    #[test]
    fn play_runs_in_seat_order_and_round_again() {
        let table = BySeat::try_from(vec!['a', 'b', 'c']).unwrap();
        let order: Vec<Seat> =
            std::iter::successors(Some(Seat::ALL[1]), |seat| Some(table.after(*seat))).take(4).collect();
        assert_eq!(order, [Seat::ALL[1], Seat::ALL[2], Seat::ALL[0], Seat::ALL[1]]);
    }
}
