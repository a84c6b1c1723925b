//! The file of a game, by custom named `….sanmon`: the log, the chain of hashes over it, names and chat beside it, and a
//! digest over all of it. A file has one form only, so that every changed byte is noticed.

use super::canonical::{canonical, hash};
use super::chain::Parts;
use super::check;
use super::log::{Ending, Head, Log, LogError};
use super::version1;
use crate::names;
use crate::store::{FinishedGame, FinishedLine};
use games::Seat;
use games::replay::ReplayError;
use protocol::ErrorCode;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::fmt::Display;
use thiserror::Error;

/// No game comes near this size.
pub const LARGEST_FILE: usize = 4 << 20;

const FORMAT: &str = "sanmon";
const VERSION: u64 = 2;

/// A game file.
#[derive(Clone, Debug, PartialEq)]
pub struct GameFile {
    /// The game.
    pub log: Log,
    /// Who played, and what they wrote.
    pub people: People,
    /// The chain of hashes over the game.
    pub chain: Vec<String>,
}

/// What can be forgotten: names and chat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct People {
    /// The names by seat; empty where somebody wished to be forgotten.
    pub names: Vec<String>,
    /// What the players wrote.
    pub lines: Vec<FileLine>,
}

/// A line that a player wrote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FileLine {
    /// Who wrote it; nobody any more where that player wished to be forgotten.
    pub seat: Option<Seat>,
    /// When, in milliseconds after the beginning.
    pub at_ms: u32,
    /// What was written.
    pub text: String,
}

/// Everything of a file but its digest.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Contents {
    format: String,
    version: u64,
    head: Head,
    entries: Vec<Value>,
    result: Ending,
    people: People,
    chain: Vec<String>,
}

/// Why a file proves nothing.
#[derive(Debug, Error)]
pub enum FileError {
    /// It is larger than any game.
    #[error("it has more than {LARGEST_FILE} bytes, and no game has")]
    TooLarge,
    /// It is not JSON, or something is missing in it or too much.
    #[error("it is no file of a game: {0}")]
    NotAGame(String),
    /// It is of another version.
    #[error("it has version {0}; this Sanmon reads versions 1 and 2")]
    Version(u64),
    /// It is written otherwise than such files are.
    #[error("it is not in the form that game files have, from byte {at} on")]
    OtherForm {
        /// Where it begins to differ.
        at: usize,
    },
    /// Its digest is another.
    #[error("it was changed: its digest does not fit")]
    Digest,
    /// Its chain breaks.
    #[error("its chain of hashes breaks at link {link}")]
    Chain {
        /// Where: 0 is the head, then come the entries, last the result.
        link: usize,
    },
    /// The secret is another than was promised.
    #[error("the secret is not the one that was promised before the game")]
    OtherSecret,
    /// The seed is another than follows.
    #[error("the seed does not follow from the secret, the game's id and the nonces")]
    OtherSeed,
    /// The record is not what the rules and the dice say.
    #[error(transparent)]
    Record(#[from] ReplayError),
    /// The game was not played to its end.
    #[error("the game was not played to its end")]
    Unfinished,
    /// The scores are not those of the last position.
    #[error("the scores do not follow from the moves")]
    OtherScores,
}

impl FileError {
    /// How the wire calls it.
    pub fn code(&self) -> ErrorCode {
        match self {
            Self::TooLarge => ErrorCode::TooLarge,
            Self::NotAGame(_) | Self::OtherForm { .. } => ErrorCode::NotAGameFile,
            Self::Version(_) => ErrorCode::OtherFileVersion,
            Self::Digest | Self::Chain { .. } => ErrorCode::DamagedFile,
            Self::OtherSecret | Self::OtherSeed => ErrorCode::UnfairDice,
            Self::Record(_) | Self::OtherScores => ErrorCode::WrongMoves,
            Self::Unfinished => ErrorCode::UnfinishedGame,
        }
    }

    pub(super) fn not_a_game(why: impl Display) -> Self {
        Self::NotAGame(format!("{why}"))
    }
}

impl From<LogError> for FileError {
    fn from(error: LogError) -> Self {
        Self::not_a_game(error)
    }
}

impl GameFile {
    /// The file of a game.
    ///
    /// # Errors
    /// Something in the game cannot be said in JSON.
    pub fn new(log: Log, people: People) -> Result<Self, serde_json::Error> {
        let chain = Parts::of(&log)?.links();
        Ok(Self { log, people, chain })
    }

    /// The file of a stored game, with what was written at the table or without.
    ///
    /// # Errors
    /// What is stored makes no sense.
    pub fn of_stored(game: &FinishedGame, with_lines: bool) -> Result<Self, LogError> {
        let FinishedGame { result, log, lines } = game;
        let log = Log::read_stored(log, result.finished_at_ms)?;
        let began_at_ms = log.head.began_at_ms.unwrap_or(result.finished_at_ms);
        let line = |line: &FinishedLine| FileLine {
            seat: line.seat.and_then(|seat| seat.try_into().ok()),
            at_ms: u32::try_from(line.at_ms - began_at_ms).unwrap_or_default(),
            text: line.text.clone(),
        };
        let lines = lines.iter().filter(|_| with_lines).map(line).collect();
        let people = People { names: result.seats.iter().map(|seat| seat.name.clone()).collect(), lines };
        Ok(Self::new(log, people)?)
    }

    /// The text of the file.
    ///
    /// # Errors
    /// Something in it cannot be said in JSON.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        let mut contents = json!({
            "format": FORMAT,
            "version": VERSION,
            "head": self.log.head,
            "entries": self.log.entries,
            "result": self.log.result,
            "people": self.people,
            "chain": self.chain,
        });
        let digest = hash(&[&canonical(&contents)?]);
        contents["digest"] = digest.into();
        canonical(&contents)
    }

    /// Reads a file and checks its form, its digest and its chain. What it says of the game is not checked yet.
    ///
    /// # Errors
    /// The first thing that does not fit.
    pub fn read(text: &str) -> Result<Self, FileError> {
        if text.len() > LARGEST_FILE {
            return Err(FileError::TooLarge);
        }
        let mut value: Value = serde_json::from_str(text).map_err(FileError::not_a_game)?;
        if let Some(version) = value.get(version1::VERSION) {
            return match version.as_u64() {
                Some(1) => Self::read_version1(value),
                other => Err(FileError::Version(other.unwrap_or_default())),
            };
        }
        if value.get("format").and_then(Value::as_str) != Some(FORMAT) {
            return Err(FileError::not_a_game("it does not say that it is one"));
        }
        match value.get("version").and_then(Value::as_u64) {
            Some(VERSION) => {}
            other => return Err(FileError::Version(other.unwrap_or_default())),
        }
        check_form(text, &value)?;
        let digest = value.as_object_mut().and_then(|fields| fields.remove("digest"));
        let contents = canonical(&value).map_err(FileError::not_a_game)?;
        if digest.as_ref().and_then(Value::as_str) != Some(&hash(&[&contents])) {
            return Err(FileError::Digest);
        }
        let contents: Contents = serde_json::from_value(value).map_err(FileError::not_a_game)?;
        let log = Log { head: contents.head, entries: contents.entries, result: contents.result };
        let file = Self::new(log, contents.people).map_err(FileError::not_a_game)?;
        check_chain(&contents.chain, &file.chain)?;
        file.check_people()?;
        Ok(file)
    }

    /// A file without chain and digest: only what it says of the game can be checked.
    fn read_version1(value: Value) -> Result<Self, FileError> {
        let (mut log, names) = version1::read(value, 0)?;
        // Anybody can have written it: nothing of it happens that the rules and the dice do not confirm.
        log.result.scores = check::scores(&log)?;
        let people = People { names, lines: Vec::new() };
        let file = Self::new(log, people).map_err(FileError::not_a_game)?;
        file.check_people()?;
        Ok(file)
    }

    /// Names and lines are such as people can have given themselves here.
    fn check_people(&self) -> Result<(), FileError> {
        let People { names, lines } = &self.people;
        let is_name = |name: &String| name.is_empty() || names::name(name).as_ref() == Some(name);
        if names.len() != self.log.head.seats.len() || !names.iter().all(is_name) {
            return Err(FileError::not_a_game("the names are not as many as the seats, or no names"));
        }
        let is_seat = |seat: Option<Seat>| seat.is_none_or(|seat| seat.index() < names.len());
        let is_line =
            |line: &FileLine| is_seat(line.seat) && names::chat(&line.text).as_ref() == Some(&line.text);
        if lines.iter().all(is_line) {
            Ok(())
        } else {
            Err(FileError::not_a_game("a line of the chat is none"))
        }
    }

    /// The last link of the chain: it stands for the whole game.
    pub fn last_link(&self) -> &str {
        self.chain.last().map_or("", String::as_str)
    }
}

fn check_form(text: &str, value: &Value) -> Result<(), FileError> {
    let form = canonical(value).map_err(FileError::not_a_game)?;
    if form == text {
        return Ok(());
    }
    let same = form.bytes().zip(text.bytes()).take_while(|(one, other)| one == other).count();
    Err(FileError::OtherForm { at: same })
}

fn check_chain(found: &[String], right: &[String]) -> Result<(), FileError> {
    let breaks = found.iter().zip(right).position(|(found, right)| found != right);
    let link = breaks.or_else(|| (found.len() != right.len()).then(|| found.len().min(right.len())));
    link.map_or(Ok(()), |link| Err(FileError::Chain { link }))
}
