//! A table and its news for one viewer, over the types of any game.

use crate::id::DecisionKey;
use crate::numbers::Seq;
use games::course::History;
use games::{Game, Legal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;

/// A table as it stands, for one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[schemars(inline)]
pub struct Table<Edition, View, Line, Command, Preview> {
    /// The printed numbers by which the game is played.
    pub edition: Arc<Edition>,
    /// All that the viewer may know of the present.
    pub view: View,
    /// The log: all of it, or what the viewer has not seen and what reads differently since.
    pub lines: Vec<NumberedLine<Line>>,
    /// What the viewer has to decide now: for the seat to move.
    pub decision: Option<Decision<Command, Preview>>,
    /// What the viewer's own seat did last and could take back.
    pub undo: Option<Undo>,
    /// How everybody stood after each turn: once the game is over.
    pub history: Option<History>,
}

/// The table of a game.
pub type TableOf<G> = Table<
    <G as Game>::Edition,
    <G as Game>::View,
    <G as Game>::Line,
    <G as Game>::Command,
    <G as Game>::Preview,
>;

/// What is new at a table, for one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[schemars(inline)]
pub struct News<Moment, View, Line, Command, Preview> {
    /// What was seen as it happened, in order; sent once. None where the viewer catches up.
    pub moments: Vec<Moment>,
    /// The lines that are new or read differently now.
    pub lines: Vec<NumberedLine<Line>>,
    /// All that the viewer may know of the present.
    pub view: View,
    /// What the viewer has to decide now: for the seat to move.
    pub decision: Option<Decision<Command, Preview>>,
    /// What the viewer's own seat did last and could take back.
    pub undo: Option<Undo>,
    /// How everybody stood after each turn: once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub history: Option<History>,
}

/// The news of a game.
pub type NewsOf<G> = News<
    <G as Game>::Moment,
    <G as Game>::View,
    <G as Game>::Line,
    <G as Game>::Command,
    <G as Game>::Preview,
>;

/// A line of the log by its number; it takes the place of an older one of the same number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[schemars(inline)]
pub struct NumberedLine<Line> {
    /// The number of the event that it tells of.
    pub seq: Seq,
    /// What it says now.
    pub line: Line,
    /// Whether it was taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub undone: bool,
}

/// What a seat did last and could take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Undo {
    /// The first event to undo.
    pub from: Seq,
    /// Whether the others must agree.
    pub asks: bool,
}

/// What a seat has to decide now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[schemars(inline)]
pub struct Decision<Command, Preview> {
    /// To be echoed by the command that decides it.
    pub key: DecisionKey,
    /// Exactly the commands that would be accepted, with what each would cost and bring.
    pub legal: Vec<Legal<Command, Preview>>,
}
