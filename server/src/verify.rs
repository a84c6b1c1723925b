//! `sanmon verify`: checks the file of a finished game: its hashes, and every draw and every command against the
//! revealed seed.

use crate::finished::{FileError, GameFile, LARGEST_FILE, check};
use std::io::{self, Read, Write};
use std::path::Path;

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
    /// It proves nothing.
    #[error("{file}: {source}")]
    NotProven {
        /// The file as it was named.
        file: String,
        /// What does not fit.
        source: FileError,
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
    let checked = GameFile::read(&text).and_then(check);
    let checked = checked.map_err(|source| VerifyFileError::NotProven { file: file.clone(), source })?;
    let line = if checked.is_decided() {
        let (commands, links) = (checked.commands(), checked.file.chain.len());
        format!(
            "{file}: the dice were fair: {commands} commands decided again, {links} links of the chain whole"
        )
    } else {
        let rules = checked.file.log.head.rules;
        format!(
            "{file}: the file is whole; its moves are of version {rules} of the rules and were not decided again"
        )
    };
    writeln!(io::stdout().lock(), "{line}").map_err(VerifyFileError::Output)
}

/// The text of a game file; `-` reads standard input.
pub(crate) fn read(path: &Path, file: &str) -> Result<String, VerifyFileError> {
    let unreadable = |source| VerifyFileError::Unreadable { file: file.to_owned(), source };
    let mut text = String::new();
    let source: Box<dyn Read> = if path == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        Box::new(std::fs::File::open(path).map_err(unreadable)?)
    };
    // One byte more than a game has tells one that is too large.
    source.take(LARGEST_FILE as u64 + 1).read_to_string(&mut text).map_err(unreadable)?;
    Ok(text)
}
