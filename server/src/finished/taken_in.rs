//! A file that is taken in: checked move by move, and made rows of.

use super::check::check;
use super::file::{FileError, FileLine, GameFile};
use super::rows::{Origin, result};
use crate::store::{FinishedGame, FinishedLine};
use protocol::GameId;

/// How many digits of its last link a game that came as a file is called by. Nobody can make a game that gets the name
/// of another: the names of games that are played here are drawn by lot.
const NAME_DIGITS: usize = 32;

/// A game that came as a file.
#[derive(Debug)]
pub struct TakenIn {
    /// The game as the store takes it.
    pub game: FinishedGame,
    /// What it was called where it was played.
    pub played_as: GameId,
}

/// The game of a file.
///
/// # Errors
/// The first thing that does not fit. Nothing of such a file is to be stored.
pub fn taken_in(text: &str, now_ms: i64) -> Result<TakenIn, FileError> {
    let checked = check(GameFile::read(text)?)?;
    let GameFile { log, people, .. } = &checked.file;
    if log.result.ended_at_ms > now_ms {
        return Err(FileError::not_a_game("it ends in the future"));
    }
    let chain = checked.file.last_link();
    let origin = Origin {
        game_id: chain.chars().take(NAME_DIGITS).collect(),
        room: None,
        rematch_of: None,
        opens_at_ms: now_ms,
        listed: false,
        names: people.names.clone(),
        players: Vec::new(),
    };
    let began_at_ms = log.head.began_at_ms.unwrap_or_default();
    let line = |(number, line): (u32, &FileLine)| FinishedLine {
        number,
        seat: line.seat.map(Into::into),
        at_ms: began_at_ms + i64::from(line.at_ms),
        text: line.text.clone(),
    };
    let lines = (1..).zip(&people.lines).map(line).collect();
    let result = result(log, checked.play.as_ref(), chain, origin);
    let played_as = log.head.game_id.clone();
    let log = log.to_stored().map_err(FileError::not_a_game)?;
    Ok(TakenIn { game: FinishedGame { result, log, lines }, played_as })
}
