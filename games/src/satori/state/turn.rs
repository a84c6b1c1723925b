//! A turn: what has been done, and the stack of what is open (S8–S13).

use super::player::Kind;
use crate::satori::effect::Effect;
use crate::satori::piece::{MeditationTile, Place, Sides, SitePlace, Spot, Wheel};
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use ts_rs::TS;

/// A player's turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    /// Whether the worshipper has been placed (S8).
    pub(crate) placed: bool,
    /// Whether a prayer wheel has been turned (S11).
    pub(crate) wheel_turned: bool,
    /// Where the hand lay when the turn began.
    pub(crate) hand_before: Option<Wheel>,
    /// What is open, the oldest first; only the last can be acted upon (S13).
    pub(crate) stack: Vec<Frame>,
    /// Tiles won that are not open yet, in the order they were won (S21).
    pub(crate) won: VecDeque<Won>,
}

/// A meditation tile that was won, and whose monk waits on its space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Won {
    /// The tile.
    pub tile: MeditationTile,
    /// The space where it was won.
    pub place: Place,
}

/// Something that is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    pub(crate) source: Source,
    /// Its actions; none for a new altar, of which a side is still to be chosen.
    pub(crate) actions: Vec<Pending>,
}

/// An action that can be taken once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Pending {
    /// What it does.
    pub effect: Effect,
    /// Whether it has been taken.
    pub done: bool,
}

// On the wire `Source` is where printed numbers come from, in every game.
/// What opened some actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename = "OpenedBy", tag = "from", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields name the places and pieces")]
pub enum Source {
    /// A worshipper on an altar.
    Altar { spot: Spot, sides: Sides },
    /// A new altar, one side of which may be used at once.
    NewAltar { spot: Spot },
    /// A prayer at the charity altar.
    Prayer {},
    /// A look at an altar of the site.
    Inspection { place: SitePlace },
    /// A prayer wheel.
    Wheel { wheel: Wheel },
    /// A meditation tile.
    Tile { won: Won },
}

impl Source {
    /// The kind of score that its points count for.
    pub(crate) fn kind(self) -> Kind {
        match self {
            Self::Tile { .. } => Kind::Meditation,
            _ => Kind::Actions,
        }
    }
}

impl Frame {
    pub(crate) fn new(source: Source, effects: impl IntoIterator<Item = Effect>) -> Self {
        let actions = effects.into_iter().map(|effect| Pending { effect, done: false }).collect();
        Self { source, actions }
    }

    pub(crate) fn is_tile(&self) -> bool {
        matches!(self.source, Source::Tile { .. })
    }

    /// Whether nothing of it is left to do.
    pub(crate) fn is_done(&self) -> bool {
        !matches!(self.source, Source::NewAltar { .. }) && self.actions.iter().all(|action| action.done)
    }
}

impl Turn {
    pub(crate) fn new(seat: Seat, hand: Option<Wheel>) -> Self {
        Self {
            seat,
            placed: false,
            wheel_turned: false,
            hand_before: hand,
            stack: Vec::new(),
            won: VecDeque::new(),
        }
    }

    /// What can be acted upon.
    pub(crate) fn top(&self) -> Option<&Frame> {
        self.stack.last()
    }

    /// The tiles whose monks may not be touched: the open one and those that wait (S21).
    pub(crate) fn busy(&self) -> impl Iterator<Item = Won> {
        let open = self.stack.iter().filter_map(|frame| match frame.source {
            Source::Tile { won } => Some(won),
            _ => None,
        });
        open.chain(self.won.iter().copied())
    }

    pub(crate) fn is_busy(&self, place: Place) -> bool {
        self.busy().any(|won| won.place == place)
    }
}
