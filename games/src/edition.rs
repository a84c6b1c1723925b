//! What the edition files of all games have in common: where numbers come from, and what can be wrong with them.

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Display;
use thiserror::Error;
use toml::de::DeTable;
use ts_rs::TS;

/// Where printed numbers come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Stated in a rulebook or on a published page.
    Confirmed,
    /// Ours, in keeping with all that is known.
    Reconstructed,
}

/// Why an edition cannot be played.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum EditionError {
    /// The file is not TOML, or not of an edition's shape; the text names line and column.
    #[error("the edition file cannot be read: {0}")]
    Unreadable(String),
    /// The numbers contradict the game.
    #[error("the edition cannot be played:{}", list(.0))]
    Unplayable(Vec<Located>),
}

/// One thing that is wrong with an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The key in the file: `shrine.prices`, or `altar.3.left` for the fourth altar.
    pub key: String,
    /// What is wrong and what would be right.
    pub what: String,
}

impl Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.key, self.what)
    }
}

/// A problem, and the line of the file it stands in where that is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Located {
    /// The line, from 1.
    pub line: Option<usize>,
    /// The problem.
    pub problem: Problem,
}

impl Display for Located {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.problem),
            None => self.problem.fmt(f),
        }
    }
}

fn list(problems: &[Located]) -> String {
    let lines: Vec<String> = problems.iter().map(|problem| format!("\n  {problem}")).collect();
    lines.concat()
}

impl EditionError {
    /// The refusal of a file that has problems, where there are any.
    pub(crate) fn unless_playable(problems: Vec<Problem>) -> Result<(), Self> {
        if problems.is_empty() {
            return Ok(());
        }
        let located = problems.into_iter().map(|problem| Located { line: None, problem }).collect();
        Err(Self::Unplayable(located))
    }
}

/// Reads an edition file and checks it, so that each problem names its line.
pub(crate) fn parse<File, Edition>(text: &str) -> Result<Edition, EditionError>
where
    File: DeserializeOwned,
    Edition: TryFrom<File, Error = EditionError>,
{
    let file: File = toml::from_str(text).map_err(|error| EditionError::Unreadable(error.to_string()))?;
    Edition::try_from(file).map_err(|error| match error {
        EditionError::Unplayable(problems) => {
            let table = DeTable::parse(text).ok();
            let line = |key: &str| line_of(text, table.as_ref()?.get_ref(), key);
            let locate = |Located { problem, .. }| Located { line: line(&problem.key), problem };
            EditionError::Unplayable(problems.into_iter().map(locate).collect())
        }
        unreadable @ EditionError::Unreadable(_) => unreadable,
    })
}

/// The line of the file in which a key stands. A number in the key is a place in a list.
fn line_of(text: &str, table: &DeTable<'_>, key: &str) -> Option<usize> {
    let mut names = key.split('.');
    let mut here = table.get(names.next()?)?;
    for name in names {
        let inner = match (here.get_ref().as_array(), name.parse::<usize>()) {
            (Some(list), Ok(place)) => list.get(place),
            _ => here.get_ref().as_table().and_then(|table| table.get(name)),
        };
        // A key that is missing is looked for where it should stand.
        let Some(inner) = inner else { break };
        here = inner;
    }
    Some(text.get(..here.span().start)?.matches('\n').count() + 1)
}
