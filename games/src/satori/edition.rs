//! What Satori's components do, read from an edition file and checked before anyone plays by it.

mod checks;
mod file;

pub use file::{
    AltarEntry, BasicAltar, ByPlayers, CostEntry, DecorationEntry, EditionFile, MeditationEntry,
    OfferingEntry, RoofEntry, SorinEntry, StartingEntry, TierEntry, WheelEntry,
};

use super::effect::Effect;
use super::piece::MeditationTile;
use crate::edition::{self, EditionError};
use schemars::JsonSchema;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use std::ops::Deref;
use std::sync::{Arc, LazyLock};
use ts_rs::TS;

/// The edition that comes with the game.
const STANDARD: &str = include_str!("../../editions/satori-1.toml");

/// A checked edition. A game stores all of it, so that retuning never changes it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(try_from = "EditionFile", into = "EditionFile")]
#[ts(as = "EditionFile")]
#[schemars(with = "EditionFile")]
pub struct Edition(EditionFile);

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
        if file == standard.0 {
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

    /// The era of a meditation tile.
    pub(crate) fn era(&self, tile: MeditationTile) -> u8 {
        self.meditation.get(tile.index()).map_or(0, |entry| entry.era)
    }

    /// What a meditation tile does.
    pub(crate) fn tile_effects(&self, tile: MeditationTile) -> &[Effect] {
        self.meditation.get(tile.index()).map_or(&[], |entry| &entry.effects)
    }

    /// The last space of the offerings track.
    pub(crate) fn last_offering(&self) -> u8 {
        self.offering.last().map_or(0, |entry| entry.space)
    }
}

impl Deref for Edition {
    type Target = EditionFile;

    fn deref(&self) -> &EditionFile {
        &self.0
    }
}

impl TryFrom<EditionFile> for Edition {
    type Error = EditionError;

    fn try_from(file: EditionFile) -> Result<Self, EditionError> {
        EditionError::unless_playable(checks::problems(&file))?;
        Ok(Self(file))
    }
}

impl From<Edition> for EditionFile {
    fn from(edition: Edition) -> Self {
        edition.0
    }
}
