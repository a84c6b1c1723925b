//! `sanmon verify`: checks every draw and every command of a finished game against its revealed seed.

use crate::room::{GameFile, Verified, VerifyError};
use std::io::{self, Read, Write};
use std::path::Path;

/// No game comes near this size.
const MOST_BYTES: u64 = 16 << 20;

/// Why a file is not verified.
#[derive(Debug, thiserror::Error)]
pub enum VerifyFileError {
    /// It cannot be read.
    #[error("{file}: cannot be read")]
    Unreadable {
        /// The file as it was named.
        file: String,
        /// What the operating system said.
        source: io::Error,
    },
    /// It is too large to be a game.
    #[error("{0}: is larger than 16 MiB, and no game is")]
    TooLarge(String),
    /// It proves nothing.
    #[error("{file}: {source}")]
    NotProven {
        /// The file as it was named.
        file: String,
        /// What does not fit.
        source: VerifyError,
    },
    /// The result cannot be printed.
    #[error("cannot write to standard output")]
    Output(#[source] io::Error),
}

/// Verifies a game file and says what was checked; `-` reads standard input.
///
/// # Errors
/// The first thing that does not fit.
pub fn verify(path: &Path) -> Result<(), VerifyFileError> {
    let file = path.display().to_string();
    let text = read(path, &file)?;
    let checked = GameFile::verify(&text);
    let Verified { commands, is_over } =
        checked.map_err(|source| VerifyFileError::NotProven { file: file.clone(), source })?;
    let end = if is_over { "to its end" } else { "and not to its end" };
    let line = format!("{file}: the dice were fair: {commands} commands checked, played {end}");
    writeln!(io::stdout().lock(), "{line}").map_err(VerifyFileError::Output)
}

fn read(path: &Path, file: &str) -> Result<String, VerifyFileError> {
    let unreadable = |source| VerifyFileError::Unreadable { file: file.to_owned(), source };
    let mut text = String::new();
    let source: Box<dyn Read> = if path == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        Box::new(std::fs::File::open(path).map_err(unreadable)?)
    };
    source.take(MOST_BYTES + 1).read_to_string(&mut text).map_err(unreadable)?;
    if text.len() as u64 > MOST_BYTES {
        return Err(VerifyFileError::TooLarge(file.to_owned()));
    }
    Ok(text)
}
