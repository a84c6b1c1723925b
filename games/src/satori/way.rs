//! The way of the light: which Hikari is moved, and which way round, step by step (S20).

use super::piece::{Mountain, RING};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

/// The longest way that any icon allows.
pub(crate) const LONGEST: usize = 3;

/// One step of a Hikari.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    /// On which mountain.
    pub mountain: Mountain,
    /// Clockwise, or the other way.
    pub clockwise: bool,
}

impl Step {
    /// The space of its mountain that is reached from another.
    pub(crate) fn from(self, space: u8) -> u8 {
        (space + if self.clockwise { 1 } else { RING - 1 }) % RING
    }
}

/// One to three steps. Written as letters: `a`, `b`, `c` for the mountains, small clockwise and capital the other
/// way.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String", extend("pattern" = "^[abcABC]{1,3}$"))]
#[ts(type = "string")]
pub struct Way {
    steps: [Option<Step>; LONGEST],
}

/// A text that is no way.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is no way of the light: 1 to {LONGEST} of the letters a, b, c, A, B, C are")]
pub struct NoWay(String);

impl Way {
    /// The steps in order.
    pub fn steps(&self) -> impl Iterator<Item = Step> {
        self.steps.into_iter().flatten()
    }

    /// Where the lights stand after it.
    pub(crate) fn lead(self, mut hikari: [u8; 3]) -> [u8; 3] {
        for step in self.steps() {
            let light = &mut hikari[step.mountain.index()];
            *light = step.from(*light);
        }
        hikari
    }

    /// How many steps.
    #[expect(clippy::len_without_is_empty, reason = "a way has at least one step")]
    pub fn len(&self) -> usize {
        self.steps().count()
    }

    /// Every step there is.
    pub(crate) fn every_step() -> impl Iterator<Item = Step> {
        Mountain::all().flat_map(|mountain| [true, false].map(|clockwise| Step { mountain, clockwise }))
    }

    /// The way of one step.
    pub(crate) fn of(step: Step) -> Self {
        Self { steps: [Some(step), None, None] }
    }

    /// This way and one step more; nothing where it is the longest already.
    pub(crate) fn and(mut self, step: Step) -> Option<Self> {
        *self.steps.iter_mut().find(|place| place.is_none())? = Some(step);
        Some(self)
    }
}

impl From<Way> for String {
    fn from(way: Way) -> Self {
        way.steps()
            .map(|Step { mountain, clockwise }| {
                let letter = char::from(b'a' + mountain.get());
                if clockwise { letter } else { letter.to_ascii_uppercase() }
            })
            .collect()
    }
}

impl TryFrom<String> for Way {
    type Error = NoWay;

    fn try_from(text: String) -> Result<Self, NoWay> {
        let step = |letter: u8| {
            let mountain = Mountain::try_from(letter.to_ascii_lowercase().checked_sub(b'a')?).ok()?;
            Some(Step { mountain, clockwise: letter.is_ascii_lowercase() })
        };
        let mut steps = [None; LONGEST];
        let letters = text.as_bytes();
        if letters.is_empty() || letters.len() > LONGEST {
            return Err(NoWay(text));
        }
        for (place, &letter) in steps.iter_mut().zip(letters) {
            *place = step(letter);
            if place.is_none() {
                return Err(NoWay(text));
            }
        }
        Ok(Self { steps })
    }
}
