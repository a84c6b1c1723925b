//! Finished games over HTTP: the result, the game as it was played, what one has played, and what follows from it.

use crate::game::{GameNews, GameTable};
use crate::id::GameId;
use crate::numbers::Seq;
use crate::room::{BotName, RoomView};
use games::{PlayerColour, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A finished game: `GET /api/games`, `GET /api/games/{id}`, `GET /api/me/games`, `GET /api/me/evening`; and the answer
/// to `POST /api/games`, by which the file of a game is taken in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct FinishedTable {
    /// The game.
    pub id: GameId,
    /// The game by its name.
    pub game: String,
    /// When it began, in seconds since 1970; none where that was not kept.
    pub began_s: Option<u32>,
    /// When it ended, in seconds since 1970.
    pub ended_s: u32,
    /// How many steps its replay has.
    pub steps: u32,
    /// What is known of its moves.
    pub proof: Proof,
    /// Whether it was played elsewhere and came as a file.
    pub imported: bool,
    /// The game of which it is the rematch.
    pub rematch_of: Option<GameId>,
    /// The seat of the device that asks; none where it did not play.
    pub mine: Option<Seat>,
    /// Who played, by seat.
    pub players: Vec<FinishedPlayer>,
}

/// What is known of the moves of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Proof {
    /// Every one of them was decided by the rules and the dice, here or again when it was taken in.
    Decided,
    /// It was played by another version of the rules: only its form was checked, and it cannot be replayed.
    OtherRules,
}

/// A player of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct FinishedPlayer {
    /// The name that the player went by; empty where the player wished to be forgotten.
    pub name: String,
    /// The bot that held the seat; none where a person did.
    pub bot: Option<BotName>,
    /// The colour of the pieces; none where that was not kept.
    pub colour: Option<PlayerColour>,
    /// Whether the player began.
    pub first: bool,
    /// The place, from 1; those with as many points share it.
    pub place: u8,
    /// Whether the player won, alone or with others.
    pub won: bool,
    /// All points together.
    pub points: u32,
    /// Points by category, in the game's own order.
    pub scores: Vec<CategoryScore>,
}

/// The points of a category.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CategoryScore {
    /// The category.
    pub category: String,
    /// The points.
    pub points: u32,
}

/// A finished game as it was played, seen by one pair of eyes: `GET /api/games/{id}/replay`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Replay {
    /// The game.
    pub id: GameId,
    /// The room after the end: who sat where, and what proves the dice.
    pub room: RoomView,
    /// The table before the first step.
    pub table: GameTable,
    /// What was done, in order; what was taken back too.
    pub steps: Vec<ReplayStep>,
}

/// A step of a finished game: a command, or a take-back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ReplayStep {
    /// The number of its first event in the room; of a take-back, that of the first event that it undid.
    pub seq: Seq,
    /// Whose doing it was.
    pub seat: Seat,
    /// How long after the beginning it was done, in milliseconds; none where that was not kept.
    pub at_ms: Option<u32>,
    /// The turn to which it belongs, from 1. A turn that was taken back is counted once.
    pub turn: u32,
    /// The part of the game to which it belongs: what the game falls into, such as rounds.
    pub chapter: u8,
    /// Whether it took back what was done from its number on.
    pub took_back: bool,
    /// What was seen of it, and how the table stood after it.
    pub news: GameNews,
}

/// What the games of a device come to: `GET /api/me/statistics`. All are sums, so that nothing is rounded twice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Statistics {
    /// By game, those that were played at least once.
    pub games: Vec<GameStatistics>,
    /// With whom one has played, the most frequent first.
    pub friends: Vec<FriendStatistics>,
}

/// What the games of one kind come to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct GameStatistics {
    /// The game by its name.
    pub game: String,
    /// How many were played.
    pub played: u32,
    /// How many were won, alone or with others.
    pub won: u32,
    /// All points together.
    pub points: u32,
    /// The most points in a game.
    pub best: u32,
    /// Points by category, in the game's own order.
    pub categories: Vec<CategoryStatistics>,
    /// By how many sat at the table.
    pub tables: Vec<TableStatistics>,
    /// What one came to hold, the most frequent first.
    pub pieces: Vec<PieceStatistics>,
    /// How many own turns are known with their time.
    pub turns: u32,
    /// How long those turns took together, in seconds.
    pub turns_s: u32,
    /// The last games, the oldest first: 100 at most.
    pub course: Vec<CoursePoint>,
}

/// The points of a category over all games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CategoryStatistics {
    /// The category.
    pub category: String,
    /// The points together.
    pub points: u32,
    /// The points of the same games' winners in it: of each game the mean of those who won, rounded down.
    pub winners: u32,
}

/// Games at tables of one size.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct TableStatistics {
    /// How many sat at the table.
    pub players: u8,
    /// How many were played.
    pub played: u32,
    /// How many were won.
    pub won: u32,
    /// In how many whoever began won.
    pub first_won: u32,
    /// How many were played that one began oneself.
    pub begun: u32,
    /// How many of those were won.
    pub begun_won: u32,
}

/// How often one held something at the end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PieceStatistics {
    /// What it is, in the game's own names.
    pub piece: String,
    /// How many of it, in all games together.
    pub count: u32,
    /// In how many games one held it.
    pub games: u32,
    /// How many of those were won.
    pub won: u32,
}

/// A game in the course of all games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CoursePoint {
    /// The game.
    pub id: GameId,
    /// When it ended, in seconds since 1970.
    pub ended_s: u32,
    /// How many sat at the table.
    pub players: u8,
    /// The own points.
    pub points: u32,
    /// Whether it was won.
    pub won: bool,
}

/// Games that one played with somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct FriendStatistics {
    /// Whom, by a name that means something only to the device that asks: for `GET /api/me/games?friend=…`.
    pub friend: String,
    /// The name that the friend last went by.
    pub name: String,
    /// By game.
    pub games: Vec<FriendGames>,
    /// When the last of them ended, in seconds since 1970.
    pub last_s: u32,
}

/// Games of one kind that one played with somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct FriendGames {
    /// The game by its name.
    pub game: String,
    /// How many were played together.
    pub played: u32,
    /// In how many one had more points than the friend.
    pub ahead: u32,
    /// In how many the friend had more.
    pub behind: u32,
    /// The own points together.
    pub points: u32,
    /// The friend's points together.
    pub their_points: u32,
}

/// What is kept of a player: `GET /api/me`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Kept {
    /// Finished games in which the player has a name.
    pub games: u32,
    /// The names in them.
    pub names: Vec<String>,
    /// Lines of chat in them.
    pub lines: u32,
    /// When the first of them ended, in seconds since 1970.
    pub since_s: Option<u32>,
}

/// Gives a player another name in all finished games: `POST /api/me/name`, answered by `Kept`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RenameMe {
    /// The name: 1 to 24 visible characters.
    pub name: String,
}

/// Takes a player's name, chat and key out of all finished games: `POST /api/me/forget`, answered by `Kept`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForgetMe {}
