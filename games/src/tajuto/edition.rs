//! The printed numbers of Tajuto, read from an edition file and checked before anyone plays by them.

mod checks;
mod file;

pub use file::{
    AdditionalAction, AdditionalActions, BasicAction, Board, EditionFile, Inauguration, Market,
    ObjectiveTiles, Shrine, Touch, Wisdom,
};

use super::floor::FloorSize;
use super::tile::{ActionTile, Stack};
use super::touch::FeelTable;
use crate::edition::{self, EditionError};
use schemars::JsonSchema;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use std::sync::{Arc, LazyLock};
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

impl Edition {
    /// The edition that comes with the game.
    ///
    /// # Panics
    /// Never: a test reads it.
    #[expect(clippy::expect_used, reason = "the embedded file is read by a test")]
    pub fn standard() -> Arc<Self> {
        static READ: LazyLock<Arc<Edition>> =
            LazyLock::new(|| Arc::new(Edition::parse(STANDARD).expect("the embedded edition is playable")));
        Arc::clone(&READ)
    }

    /// The edition of a stored game. Nearly all have the one that comes with the game, which is there once for all of them.
    ///
    /// # Errors
    /// It cannot be read, or not be played by.
    pub(super) fn stored<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<Self>, D::Error> {
        let (file, standard) = (EditionFile::deserialize(deserializer)?, Self::standard());
        if file == standard.file {
            return Ok(standard);
        }
        Self::try_from(file).map(Arc::new).map_err(D::Error::custom)
    }

    /// Reads and checks an edition file.
    ///
    /// # Errors
    /// Every problem at once, each with its line, its key and what would be right.
    pub fn parse(text: &str) -> Result<Self, EditionError> {
        edition::parse::<EditionFile, Self>(text)
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
        EditionError::unless_playable(checks::problems(&file))?;
        let feel = FeelTable::new(FloorSize::ALL.map(|size| file.touch.spread_hundredths(size)));
        Ok(Self { file, feel })
    }
}

impl From<Edition> for EditionFile {
    fn from(edition: Edition) -> Self {
        edition.file
    }
}
