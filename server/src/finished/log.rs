//! A finished game without names and chat: what its chain of hashes covers, and what is stored of it.

use super::chain::Parts;
use super::{ending, version1};
use crate::room::{GameOpening, GameRecord, Play};
use crate::secrets::DiceSecret;
use games::Seat;
use games::registry::GameKind;
use protocol::{BotName, GameId};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use thiserror::Error;

/// When an entry was made: not the rules' to know, so it stands beside what they read.
const AT_MS: &str = "at_ms";

/// A finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Log {
    /// What was known before the first command, and the secret of the dice.
    pub head: Head,
    /// Everything that was done, with its time; kept as it is written, as another version of the rules may have
    /// written it.
    pub entries: Vec<Value>,
    /// How it ended.
    pub result: Ending,
}

/// What was known before the first command, and the secret of the dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// The game.
    pub game_id: GameId,
    /// The game by its name.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// When it began, in milliseconds since 1970; none where that was not kept.
    pub began_at_ms: Option<i64>,
    /// Who held the seats, without names.
    pub seats: Vec<SeatHead>,
    /// SHA-256 of the secret, as it was shown before the game.
    pub commitment: String,
    /// The secret of the dice.
    pub secret: DiceSecret,
    /// What the devices added, by seat.
    pub nonces: Vec<String>,
    /// The seed that follows from them, in hexadecimal digits.
    pub seed: String,
    /// The opening.
    pub opening: Value,
}

/// Who held a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatHead {
    /// The bot; none where a person did.
    pub bot: Option<BotName>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// When, in milliseconds since 1970.
    pub ended_at_ms: i64,
    /// The points by seat.
    pub scores: Vec<SeatScore>,
}

/// The points of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatScore {
    /// By category, in the game's own order.
    pub categories: Vec<(String, u32)>,
    /// All together.
    pub total: u32,
    /// Whether the seat is among the winners.
    pub winner: bool,
}

/// Why a log makes no sense.
#[derive(Debug, Error)]
pub enum LogError {
    /// It is no log.
    #[error("this is no log of a game: {0}")]
    NotALog(#[from] serde_json::Error),
    /// No such game is known here.
    #[error("there is no game {0:?} here")]
    UnknownGame(String),
    /// It is of another version of the rules.
    #[error("it was played by version {0} of the rules, which this Sanmon does not know")]
    OtherRules(u32),
    /// The opening is of another game than the head says.
    #[error("the opening is of another game")]
    OtherGame,
}

impl Log {
    /// A log as it is stored; `ended_at_ms` is for those that do not say when they ended.
    ///
    /// # Errors
    /// It makes no sense.
    pub fn read_stored(text: &str, ended_at_ms: i64) -> Result<Self, LogError> {
        let value: Value = serde_json::from_str(text)?;
        if value.get(version1::VERSION).is_some() {
            let (mut log, _) = version1::read(value, ended_at_ms)?;
            // It was played here: its moves are believed.
            log.result.scores = ending::scores(&log.play()?).unwrap_or_default();
            return Ok(log);
        }
        Ok(serde_json::from_value(value)?)
    }

    /// The text to be stored.
    ///
    /// # Errors
    /// Something in it cannot be said in JSON.
    pub fn to_stored(&self) -> Result<String, serde_json::Error> {
        Ok(Parts::of(self)?.text())
    }

    /// The game.
    ///
    /// # Errors
    /// There is none of that name.
    pub fn kind(&self) -> Result<GameKind, LogError> {
        self.head.game.parse().map_err(|_| LogError::UnknownGame(self.head.game.clone()))
    }

    /// The opening, as the rules of today read it.
    pub(super) fn opening(&self) -> Result<GameOpening, LogError> {
        let opening: GameOpening = serde_json::from_value(self.head.opening.clone())?;
        if opening.kind() == self.kind()? { Ok(opening) } else { Err(LogError::OtherGame) }
    }

    /// Everything that was done, as the rules of today read it.
    pub(super) fn record(&self) -> Result<GameRecord, LogError> {
        let bare = |entry: &Value| {
            let mut entry = entry.clone();
            if let Some(fields) = entry.as_object_mut() {
                fields.remove(AT_MS);
            }
            entry
        };
        let commands: Vec<Value> = self.entries.iter().map(bare).collect();
        Ok(serde_json::from_value(json!({ "game": self.head.game, "commands": commands }))?)
    }

    /// When each entry was made, in milliseconds after the beginning.
    pub(super) fn times(&self) -> Vec<Option<u32>> {
        let at_ms = |entry: &Value| entry.get(AT_MS)?.as_u64().and_then(|at_ms| u32::try_from(at_ms).ok());
        self.entries.iter().map(at_ms).collect()
    }

    /// The game with its last position. What is stored is believed: nothing is decided anew.
    pub(super) fn play(&self) -> Result<Play, LogError> {
        Play::told(self.opening()?, self.record()?).ok_or(LogError::OtherGame)
    }

    /// The seats that were played.
    pub(super) fn seats(&self) -> impl Iterator<Item = (Seat, SeatHead)> {
        Seat::ALL.into_iter().zip(self.head.seats.iter().copied())
    }
}

/// An entry with its time.
pub(super) fn timed(entry: Value, at_ms: Option<u32>) -> Value {
    let mut entry = entry;
    if let Some(fields) = entry.as_object_mut() {
        fields.insert(AT_MS.into(), at_ms.into());
    }
    entry
}
