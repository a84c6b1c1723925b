//! Small sets of pieces, as the bits of one word.

use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::marker::PhantomData;
use thiserror::Error;

/// A piece that a [`Set`] can hold: one of at most 64, numbered in a canonical order from 0.
pub trait Member: Copy + Debug {
    /// How many there are.
    const COUNT: usize;

    /// The number of this one.
    fn number(self) -> usize;

    /// The one with this number, which is below `COUNT`.
    fn numbered(number: usize) -> Self;
}

/// A set of pieces. Stored as hexadecimal digits; bit *n* is the member with number *n*.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String", bound = "T: Member")]
pub struct Set<T> {
    bits: u64,
    of: PhantomData<T>,
}

/// A text that is no stored set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{found:?} is no set of {members} pieces: {digits} hexadecimal digits are")]
pub struct SetError {
    found: String,
    members: usize,
    digits: usize,
}

impl<T: Member> Set<T> {
    /// Every piece there is.
    pub const ALL: Self = Self::of(u64::MAX >> (64 - T::COUNT));
    /// No piece.
    pub const NONE: Self = Self::of(0);

    const DIGITS: usize = T::COUNT.div_ceil(4);

    const fn of(bits: u64) -> Self {
        Self { bits, of: PhantomData }
    }

    /// How many pieces are in the set.
    pub fn count(self) -> u32 {
        self.bits.count_ones()
    }

    /// How many pieces are in the set, as a length.
    pub fn len(self) -> usize {
        self.count() as usize
    }

    /// Whether no piece is in the set.
    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Whether a piece is in the set.
    pub fn contains(self, member: T) -> bool {
        self.bits & (1 << member.number()) != 0
    }

    /// Adds a piece.
    pub fn insert(&mut self, member: T) {
        self.bits |= 1 << member.number();
    }

    /// Takes a piece out.
    pub fn remove(&mut self, member: T) {
        self.bits &= !(1 << member.number());
    }

    /// The pieces of either set.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self::of(self.bits | other.bits)
    }

    /// The pieces of both sets.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self::of(self.bits & other.bits)
    }

    /// The pieces of this set that are not in the other.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self::of(self.bits & !other.bits)
    }

    /// The pieces in canonical order.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self.bits;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let number = left.trailing_zeros() as usize;
                left &= left - 1;
                T::numbered(number)
            })
        })
    }
}

impl<T: Member> Default for Set<T> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<T: Member> Debug for Set<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = Self::NONE;
        members.into_iter().for_each(|member| set.insert(member));
        set
    }
}

impl<T: Member> From<Set<T>> for String {
    fn from(set: Set<T>) -> Self {
        format!("{:0width$x}", set.bits, width = Set::<T>::DIGITS)
    }
}

impl<T: Member> TryFrom<String> for Set<T> {
    type Error = SetError;

    fn try_from(text: String) -> Result<Self, SetError> {
        let digits = text.len() == Self::DIGITS && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        match u64::from_str_radix(&text, 16) {
            Ok(bits) if digits && bits <= Self::ALL.bits => Ok(Self::of(bits)),
            _ => Err(SetError { found: text, members: T::COUNT, digits: Self::DIGITS }),
        }
    }
}
