//! What crosses the wire around the games' own commands, views, moments and lines: [`ClientMessage`]
//! one way, [`ServerMessage`] the other, as JSON text; and the bodies of the HTTP interface, by which rooms
//! are opened and found and seats taken.
//!
//! Only types that derive `TS` stand in a message. The stored `Event` of a game does not, nor does its
//! state, so a message that carried one would not compile:
//!
//! ```compile_fail,E0277
//! #[derive(ts_rs::TS)]
//! struct Update {
//!     event: games::tajuto::Event,
//! }
//! ```
//!
//! What a viewer saw of it may leave:
//!
//! ```
//! #[derive(ts_rs::TS)]
//! struct Update {
//!     moment: games::tajuto::Moment,
//! }
//! ```
//!
//! This crate knows no sockets and no storage. [`generate`] makes the client's TypeScript types, the JSON
//! Schema and the golden messages out of the same types.

mod act;
mod client;
mod error;
mod finished;
mod game;
pub mod generate;
mod http;
mod id;
pub mod json;
mod look;
mod notices;
mod numbers;
mod parse;
mod room;
mod server;
mod table;

#[cfg(test)]
mod tests;

pub use act::Act;
pub use client::{ClientMessage, Who};
pub use error::ErrorCode;
pub use finished::{
    CategoryScore, CategoryStatistics, CoursePoint, FinishedPlayer, FinishedTable, ForgetMe, FriendGames,
    FriendStatistics, GameStatistics, Kept, PieceStatistics, Proof, RenameMe, Replay, ReplayStep, Statistics,
    TableStatistics,
};
pub use game::{
    GameCommand, GameNews, GameOptions, GamePreview, GameReason, GameRefusal, GameTable, WireGame,
};
pub use http::{
    AskTables, HeldSeat, HttpProblem, LiveTable, May, OpenPractice, OpenRoom, RoomFound, ScreenGiven,
    SeatGiven, TableNow, TakeSeat, UsePass, UseScreenPass,
};
pub use id::{
    Code, CommandId, DecisionKey, GameId, Nonce, PassSecret, PlayerKey, PushAuth, PushPoint, RoomId,
    ScreenToken, SeatToken, TextError,
};
pub use look::Look;
pub use notices::{
    Hook, HookFailure, HookFormat, HookView, Language, MinuteOfDay, NotATime, Notices, PushKey, QuietHours,
    UtcOffset, WebAddress,
};
pub use numbers::{ProtocolVersion, RuleText, RuleTextError, Seq, UnsupportedVersion};
pub use parse::{MAX_MESSAGE_BYTES, ParseError};
pub use room::{
    BotName, ChatLine, ClockSetting, Clocks, Codes, Delay, Fairness, Motion, Occupant, Presence, Rematch,
    Revealed, RoomLine, RoomPhase, RoomTold, RoomView, SeatView, Settings, TakeBackOffer, Vote, Watching,
};
pub use server::{ServerMessage, TryResult, Viewer};
pub use table::{Decision, News, NewsOf, NumberedLine, Table, TableOf, Undo};
