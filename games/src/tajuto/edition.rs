//! The printed numbers of Tajuto, read from an edition file and checked before anyone plays by them.

mod checks;
mod file;

pub use checks::Problem;
pub use file::{
    AdditionalAction, AdditionalActions, BasicAction, Board, EditionFile, Inauguration, Market,
    ObjectiveTiles, Shrine, Source, Touch, Wisdom,
};

use super::floor::FloorSize;
use super::tile::{ActionTile, Stack};
use super::touch::FeelTable;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt::Display;
use std::sync::Arc;
use thiserror::Error;
use ts_rs::TS;

/// The edition that comes with the game.
const STANDARD: &str = include_str!("../../editions/tajuto-1.toml");

/// Checked printed numbers. A game stores its whole edition, so that retuning never changes it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(try_from = "EditionFile", into = "EditionFile")]
#[ts(as = "EditionFile")]
#[schemars(with = "EditionFile")]
pub struct Edition {
    file: EditionFile,
    feel: FeelTable,
}

/// Two editions are equal when their files say the same: the rest follows from them.
impl PartialEq for Edition {
    fn eq(&self, other: &Self) -> bool {
        self.file == other.file
    }
}

impl Eq for Edition {}

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

impl Edition {
    /// The edition that comes with the game.
    ///
    /// # Panics
    /// Never: a test reads it.
    #[expect(clippy::expect_used, reason = "the embedded file is read by a test")]
    pub fn standard() -> Arc<Self> {
        Arc::new(Self::parse(STANDARD).expect("the embedded edition is playable"))
    }

    /// Reads and checks an edition file.
    ///
    /// # Errors
    /// Every problem at once, each with its line, its key and what would be right.
    pub fn parse(text: &str) -> Result<Self, EditionError> {
        let file: EditionFile =
            toml::from_str(text).map_err(|error| EditionError::Unreadable(error.to_string()))?;
        Self::try_from(file).map_err(|error| match error {
            EditionError::Unplayable(problems) => EditionError::Unplayable(
                problems
                    .into_iter()
                    .map(|Located { problem, .. }| Located {
                        line: checks::line_of(text, problem.key),
                        problem,
                    })
                    .collect(),
            ),
            unreadable @ EditionError::Unreadable(_) => unreadable,
        })
    }

    /// The file as it was read.
    pub fn file(&self) -> &EditionFile {
        &self.file
    }

    /// The printed prices of a stack, cheapest first.
    pub fn prices(&self, stack: Stack) -> &[u16] {
        self.file.prices(stack)
    }

    /// What it costs to use an Action tile.
    pub fn use_cost(&self, tile: ActionTile) -> u16 {
        self.file.use_cost(tile)
    }

    /// How floors of each size feel in the bag.
    pub(crate) fn feel(&self) -> &FeelTable {
        &self.feel
    }
}

impl TryFrom<EditionFile> for Edition {
    type Error = EditionError;

    fn try_from(file: EditionFile) -> Result<Self, EditionError> {
        let problems = checks::problems(&file);
        if !problems.is_empty() {
            let located = problems.into_iter().map(|problem| Located { line: None, problem }).collect();
            return Err(EditionError::Unplayable(located));
        }
        let feel = FeelTable::new(FloorSize::ALL.map(|size| file.touch.spread_hundredths(size)));
        Ok(Self { file, feel })
    }
}

impl From<Edition> for EditionFile {
    fn from(edition: Edition) -> Self {
        edition.file
    }
}
