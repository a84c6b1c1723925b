//! Checks what a file says of a game: the dice against the promise, every draw and every command against the rules.

#[cfg(test)]
pub(super) mod tests;

use super::ending;
use super::file::{FileError, GameFile};
use super::log::{Ending, Log, LogError, SeatScore};
use super::upgrade::lift;
use crate::room::{Play, with_play};
use crate::secrets::hex;
use games::dice::Seed;
use serde_json::Value;

/// More than any room has.
const MOST_ENTRIES: usize = 8_000;

/// A file that was checked.
#[derive(Debug)]
pub struct Checked {
    /// The file.
    pub file: GameFile,
    /// The game, every command of it decided again; nothing where it is of other rules, and only its form was checked.
    pub(crate) play: Option<Play>,
}

impl Checked {
    /// How many commands were decided again.
    pub fn commands(&self) -> usize {
        self.play.as_ref().map_or(0, |play| {
            with_play!(play, play => play.course().moves().iter().filter(|made| made.command.is_some()).count())
        })
    }

    /// Whether the rules of today know the game.
    pub fn is_decided(&self) -> bool {
        self.play.is_some()
    }
}

/// Checks every draw and every command of a file against the revealed seed.
///
/// # Errors
/// The first thing that does not fit.
pub fn check(file: GameFile) -> Result<Checked, FileError> {
    let seed = check_dice(&file.log)?;
    check_shape(&file)?;
    let log = match lift(file.log.clone()) {
        Ok(log) => log,
        Err(LogError::OtherRules(_)) => {
            check_entries(&file)?;
            return Ok(Checked { file, play: None });
        }
        Err(error) => return Err(error.into()),
    };
    let play = Play::replay(log.opening()?, log.record()?, &seed)?;
    let scores = ending::scores(&play).ok_or(FileError::Unfinished)?;
    if scores != log.result.scores {
        return Err(FileError::OtherScores);
    }
    let seats = with_play!(&play, play => play.outcome().map_or(0, |outcome| outcome.scores.len()));
    if seats != log.head.seats.len() {
        return Err(FileError::not_a_game("its head has not as many seats as its opening"));
    }
    Ok(Checked { file, play: Some(play) })
}

/// How a game ended that does not say so itself, out of moves that anybody can have made up.
pub(super) fn scores(log: &Log) -> Result<Vec<SeatScore>, FileError> {
    let seed = check_dice(log)?;
    if log.entries.len() > MOST_ENTRIES {
        return Err(FileError::not_a_game("more was done than in any game"));
    }
    let play = Play::replay(log.opening()?, log.record()?, &seed)?;
    ending::scores(&play).ok_or(FileError::Unfinished)
}

/// The secret is the promised one, and the seed follows.
fn check_dice(log: &Log) -> Result<Seed, FileError> {
    let head = &log.head;
    if head.secret.commitment() != head.commitment {
        return Err(FileError::OtherSecret);
    }
    let seed = head.secret.seed(&head.game_id, &head.nonces);
    if hex(&seed.0) == head.seed { Ok(seed) } else { Err(FileError::OtherSeed) }
}

/// What must hold by whatever rules it was played.
fn check_shape(file: &GameFile) -> Result<(), FileError> {
    let log = &file.log;
    let Ending { ended_at_ms, scores } = &log.result;
    let players = log.head.seats.len();
    let complaint = if !(2..=4).contains(&players) {
        "there are 2 to 4 seats"
    } else if scores.len() != players || log.head.nonces.len() != players {
        "there are not as many scores or nonces as seats"
    } else if log.entries.is_empty() || log.entries.len() > MOST_ENTRIES {
        "nothing was done, or more than in any game"
    } else if *ended_at_ms < 0 || log.head.began_at_ms.is_some_and(|began| began < 0 || began > *ended_at_ms)
    {
        "it ended before it began"
    } else if log.times().is_sorted() {
        return Ok(());
    } else {
        "what was done later is told earlier"
    };
    Err(FileError::not_a_game(complaint))
}

/// The form of entries that the rules of today cannot read.
fn check_entries(file: &GameFile) -> Result<(), FileError> {
    let is_number = |entry: &Value, key: &str| entry.get(key).is_some_and(Value::is_u64);
    let fields = |entry: &Value| entry.as_object().map_or(0, serde_json::Map::len);
    let is_entry = |entry: &Value| {
        let is_timed = entry.get("at_ms").is_some_and(|at_ms| at_ms.is_null() || at_ms.is_u64());
        let is_take_back = is_number(entry, "from") && fields(entry) == 2;
        let has_events =
            entry.get("events").and_then(Value::as_array).is_some_and(|events| !events.is_empty());
        let is_command = is_number(entry, "seq") && is_number(entry, "seat") && fields(entry) == 5;
        is_timed && (is_take_back || is_command && has_events && entry.get("command").is_some())
    };
    if let Some(nth) = file.log.entries.iter().position(|entry| !is_entry(entry)) {
        return Err(FileError::not_a_game(format!("entry {nth} is neither a command nor a take-back")));
    }
    let most = file.log.result.scores.iter().map(|score| score.total).max();
    let is_right = |score: &SeatScore| {
        let sum = score.categories.iter().fold(0_u32, |sum, (_, points)| sum.saturating_add(*points));
        sum == score.total && (!score.winner || Some(score.total) == most)
    };
    let scores = &file.log.result.scores;
    let is_won = scores.iter().any(|score| score.winner);
    if is_won && scores.iter().all(is_right) { Ok(()) } else { Err(FileError::OtherScores) }
}
