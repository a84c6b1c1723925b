//! Reads the golden games of the rules.

use games::dice::Seed;
use games::{Game, Seat};
use serde::Deserialize;
use std::error::Error;
use std::path::{Path, PathBuf};

/// A game that was played to its end.
pub(crate) struct Golden<G: Game> {
    pub(crate) seed: Seed,
    pub(crate) opening: G::Opening,
    pub(crate) steps: Vec<Step<G::Command, G::Event>>,
}

/// A command with its events.
#[derive(Deserialize)]
pub(crate) struct Step<Command, Event> {
    pub(crate) seat: Seat,
    pub(crate) command: Command,
    pub(crate) events: Vec<Event>,
}

#[derive(Deserialize)]
struct First<Opening> {
    seed: u64,
    opening: Opening,
}

impl<G: Game> Golden<G> {
    /// The golden games of a game, always in the same order.
    pub(crate) fn all() -> Result<Vec<Self>, Box<dyn Error>> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/golden");
        let files = std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
        let mut files: Vec<PathBuf> = files.collect::<Result<_, std::io::Error>>()?;
        let is_ours = |file: &PathBuf| {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            name.strip_prefix(G::NAME).is_some_and(|rest| rest.starts_with('-'))
        };
        files.retain(is_ours);
        files.sort_unstable();
        files.iter().map(|file| Ok(Self::read(&std::fs::read_to_string(file)?)?)).collect()
    }

    /// The opening stands in the first line, the outcome in the last one.
    fn read(stored: &str) -> Result<Self, serde_json::Error> {
        let mut lines = stored.lines();
        let First { seed, opening } = serde_json::from_str(lines.next().unwrap_or_default())?;
        lines.next_back();
        let steps = lines.map(serde_json::from_str).collect::<Result<_, _>>()?;
        Ok(Self { seed: Seed::from(seed), opening, steps })
    }
}
