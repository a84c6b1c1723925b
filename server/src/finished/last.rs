//! How a finished game stood at its end.

use super::log::{Log, LogError};
use super::upgrade::lift;
use crate::store::FinishedGame;
use games::Viewer;
use protocol::{GameTable, Seq};

/// The last position of a stored game with everything open, without the lines that led to it.
///
/// # Errors
/// The log cannot be read by the rules of today.
pub(crate) fn last_position(game: &FinishedGame) -> Result<GameTable, LogError> {
    let log = lift(Log::read_stored(&game.log, game.result.finished_at_ms)?)?;
    Ok(log.play()?.table(Viewer::Everyone, None, Seq(u32::MAX)))
}
