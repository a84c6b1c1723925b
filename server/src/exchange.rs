//! `sanmon export` and `sanmon import`: finished games out of a database and into it, as files.

use crate::config::StoreArgs;
use crate::finished::{FileError, GameFile, LogError, TakenIn, taken_in};
use crate::store::{FinishedGame, NotSaved, OpenError, ReadError, Store};
use crate::time::now_ms;
use crate::verify::{VerifyFileError, read};
use std::io::{self, Write};
use std::path::Path;

/// Why a game was not given or taken.
#[derive(Debug, thiserror::Error)]
pub enum ExchangeError {
    /// There is no runtime.
    #[error("cannot begin")]
    Runtime(#[source] io::Error),
    /// The database cannot be had.
    #[error(
        "the database cannot be opened; a server that runs on it gives and takes games by GET /api/games/ID/file and POST /api/games"
    )]
    Open(#[from] OpenError),
    /// The database does not answer.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// There is no such game.
    #[error("there is no finished game {0}")]
    UnknownGame(String),
    /// What is stored makes no sense.
    #[error("what is stored of the game makes no sense")]
    Damaged(#[source] LogError),
    /// The result cannot be written.
    #[error("cannot write to standard output")]
    Output(#[source] io::Error),
    /// The file cannot be read.
    #[error(transparent)]
    Unreadable(#[from] VerifyFileError),
    /// The file proves nothing.
    #[error("{file}: {source}")]
    Refused {
        /// The file as it was named.
        file: String,
        /// What does not fit.
        source: FileError,
    },
    /// The database did not take it.
    #[error("the game was not stored")]
    NotSaved(#[from] NotSaved),
}

/// Writes the file of a finished game to standard output, with what was written at the table or without.
///
/// # Errors
/// There is no such game, or the database cannot be had.
pub fn export(store: &StoreArgs, game: &str, with_chat: bool) -> Result<(), ExchangeError> {
    let found = on_store(store, async |store| Ok(store.game(game).await?))?;
    let found: FinishedGame = found.ok_or_else(|| ExchangeError::UnknownGame(game.to_owned()))?;
    let file = GameFile::of_stored(&found, with_chat).map_err(ExchangeError::Damaged)?;
    let text = file.write().map_err(|error| ExchangeError::Damaged(error.into()))?;
    io::stdout().lock().write_all(text.as_bytes()).map_err(ExchangeError::Output)
}

/// Takes the file of a finished game in, and says under which id.
///
/// # Errors
/// The file proves nothing, or the database cannot be had.
pub fn import(store: &StoreArgs, path: &Path) -> Result<(), ExchangeError> {
    let file = path.display().to_string();
    let TakenIn { game, .. } = taken_in(&read(path, &file)?, now_ms())
        .map_err(|source| ExchangeError::Refused { file: file.clone(), source })?;
    let id = game.result.game_id.clone();
    let is_new = on_store(store, async |store| Ok(store.take_in(game).await?))?;
    let said = if is_new { "taken in as" } else { "is here already as" };
    writeln!(io::stdout().lock(), "{file}: {said} {id}").map_err(ExchangeError::Output)
}

fn on_store<T>(
    store: &StoreArgs,
    work: impl AsyncFnOnce(&Store) -> Result<T, ExchangeError>,
) -> Result<T, ExchangeError> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(ExchangeError::Runtime)?;
    runtime.block_on(async {
        let store = Store::open(&store.to_config()).await?;
        let done = work(&store).await;
        store.close().await;
        done
    })
}
