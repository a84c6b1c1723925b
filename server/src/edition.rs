//! `sanmon edition check`, and reading edition files. What an edition must satisfy, the game knows.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use games::registry::GameKind;
use games::{Game, with_game};
use serde::Deserialize;
use toml::Spanned;

/// No edition comes near this size.
const MOST_BYTES: u64 = 1 << 20;

/// The path that stands for standard input.
const STDIN: &str = "-";

/// Why a file is not a playable edition.
#[derive(Debug, thiserror::Error)]
pub enum EditionFileError {
    /// It cannot be opened or read.
    #[error("{file}: cannot be read")]
    Unreadable {
        /// The file as it was named.
        file: String,
        /// What the operating system said.
        source: io::Error,
    },
    /// It is a directory.
    #[error("{0}: is a directory, not an edition file")]
    Directory(String),
    /// It is too large to be an edition.
    #[error("{0}: is larger than 1 MiB, and no edition is")]
    TooLarge(String),
    /// It is not text.
    #[error("{file}: is not UTF-8 text (line {line})")]
    NotText {
        /// The file as it was named.
        file: String,
        /// The first line that is not text, from 1.
        line: usize,
    },
    /// It is not TOML, or has no name.
    #[error("{file}: the edition cannot be read: {what}")]
    NotToml {
        /// The file as it was named.
        file: String,
        /// What is wrong, and where.
        what: String,
    },
    /// Its name belongs to no game.
    #[error("{file}: line {line}: name: no game has an edition {name:?}; names begin with {}", prefixes())]
    NoGame {
        /// The file as it was named.
        file: String,
        /// Where the name stands, from 1.
        line: usize,
        /// The name.
        name: String,
    },
    /// It is of another game than the one to be played.
    #[error("{file}: line {line}: name: {name:?} is an edition of {of}, and {played} is to be played")]
    OtherGame {
        /// The file as it was named.
        file: String,
        /// Where the name stands, from 1.
        line: usize,
        /// The name.
        name: String,
        /// The game it is of.
        of: GameKind,
        /// The game to be played.
        played: &'static str,
    },
    /// The game cannot be played by it.
    #[error("{file}: {what}")]
    Unplayable {
        /// The file as it was named.
        file: String,
        /// What is wrong, and where.
        what: String,
    },
    /// The result cannot be printed.
    #[error("cannot write to standard output")]
    Output(#[source] io::Error),
}

/// The one key by which an edition names its game.
#[derive(Deserialize)]
struct Named {
    name: Spanned<String>,
}

/// Checks an edition file and says that it can be played by.
///
/// # Errors
/// Everything that is wrong with it.
pub fn check(path: &Path) -> Result<(), EditionFileError> {
    let text = read(path)?;
    let Identity { kind, name, .. } = identify(path, &text)?;
    with_game!(kind, G => parse::<G>(path, &text).map(drop))?;
    writeln!(io::stdout().lock(), "{}: playable edition {name:?} of {kind}", shown(path))
        .map_err(EditionFileError::Output)
}

/// Reads an edition of a game.
///
/// # Errors
/// Everything that is wrong with it.
pub fn load<G: Game>(path: &Path) -> Result<G::Edition, EditionFileError> {
    let text = read(path)?;
    let Identity { kind: of, name, line } = identify(path, &text)?;
    if of.name() != G::NAME {
        return Err(EditionFileError::OtherGame { file: shown(path), line, name, of, played: G::NAME });
    }
    parse::<G>(path, &text)
}

/// The game whose edition a text is; nothing where it is none.
#[cfg(any(test, feature = "fuzzing"))]
pub(crate) fn kind_of(text: &str) -> Option<GameKind> {
    identify(Path::new(STDIN), text).ok().map(|identity| identity.kind)
}

fn parse<G: Game>(path: &Path, text: &str) -> Result<G::Edition, EditionFileError> {
    G::parse_edition(text)
        .map_err(|error| EditionFileError::Unplayable { file: shown(path), what: words(&error) })
}

/// Whose edition something is.
#[derive(Debug)]
struct Identity {
    kind: GameKind,
    name: String,
    /// Where the name stands, from 1.
    line: usize,
}

fn identify(path: &Path, text: &str) -> Result<Identity, EditionFileError> {
    let Named { name } = toml::from_str(text)
        .map_err(|error| EditionFileError::NotToml { file: shown(path), what: words(&error) })?;
    let line = line_at(text.as_bytes(), name.span().start);
    let name = name.into_inner();
    match GameKind::of_edition(&name) {
        Some(kind) => Ok(Identity { kind, name, line }),
        None => Err(EditionFileError::NoGame { file: shown(path), line, name }),
    }
}

fn read(path: &Path) -> Result<String, EditionFileError> {
    let unreadable = |source| EditionFileError::Unreadable { file: shown(path), source };
    if path == Path::new(STDIN) {
        return read_text(path, io::stdin().lock());
    }
    let file = File::open(path).map_err(unreadable)?;
    if file.metadata().map_err(unreadable)?.is_dir() {
        return Err(EditionFileError::Directory(shown(path)));
    }
    read_text(path, file)
}

fn read_text(path: &Path, source: impl Read) -> Result<String, EditionFileError> {
    let mut bytes = Vec::new();
    source
        .take(MOST_BYTES + 1)
        .read_to_end(&mut bytes)
        .map_err(|source| EditionFileError::Unreadable { file: shown(path), source })?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(EditionFileError::TooLarge(shown(path)));
    }
    String::from_utf8(bytes).map_err(|error| EditionFileError::NotText {
        file: shown(path),
        line: line_at(error.as_bytes(), error.utf8_error().valid_up_to()),
    })
}

/// What an error says; those of TOML end in an empty line.
fn words(error: &impl std::error::Error) -> String {
    error.to_string().trim_end().to_owned()
}

/// The line, from 1, in which a byte stands.
fn line_at(text: &[u8], byte: usize) -> usize {
    1 + text.iter().take(byte).filter(|&&byte| byte == b'\n').count()
}

fn shown(path: &Path) -> String {
    if path == Path::new(STDIN) { "stdin".into() } else { path.display().to_string() }
}

fn prefixes() -> String {
    GameKind::ALL.map(|kind| format!("{:?}", format!("{kind}-"))).join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_identify(text: &str, expected: Result<&str, &str>) {
        match (identify(Path::new("f.toml"), text), expected) {
            (Ok(found), Ok(expected)) => assert_eq!(found.name, expected),
            (Err(error), Err(part)) => assert!(error.to_string().contains(part), "{error}"),
            (found, expected) => panic!("{found:?} is not {expected:?}"),
        }
    }

    #[test]
    fn the_name_says_which_game() {
        check_identify("other = 1\nname = \"tajuto-9\"", Ok("tajuto-9"));
        check_identify("\nname = \"chess-1\"", Err("line 2: name: no game has an edition \"chess-1\""));
        check_identify("name = \"tajuto\"", Err("names begin with \"tajuto-\""));
        check_identify("name = 7", Err("line 1"));
        check_identify("names = \"tajuto-1\"", Err("missing field `name`"));
        check_identify("name = \"tajuto-1\"\n[", Err("line 2"));
        check_identify("", Err("missing field `name`"));
    }

    #[test]
    fn what_is_not_text_or_too_large_is_refused() {
        let read = |bytes: &[u8]| read_text(Path::new("f.toml"), bytes).map_err(|error| error.to_string());
        assert_eq!(read(b"abc"), Ok("abc".into()));
        assert_eq!(read(b"a\nb\xff"), Err("f.toml: is not UTF-8 text (line 2)".into()));
        let most = vec![b'#'; 1 << 20];
        assert!(read(&most).is_ok());
        assert!(read(&[most, vec![b'#']].concat()).unwrap_err().contains("1 MiB"));
    }
}
