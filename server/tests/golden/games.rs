//! The golden games: where they are, and what every viewer saw of them.

use flate2::read::GzDecoder;
use games::registry::GameKind;
use protocol::Replay;
use server::finished::{Eyes, GameFile, replay};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::io::Read;
use std::path::PathBuf;

/// So many of each game and number of players.
pub(crate) const OF_EACH: u32 = 20;

/// What every viewer saw after each step, by the name of the game: eight digits of a hash for each step.
pub(crate) type Views = BTreeMap<String, Vec<String>>;

/// The folder.
pub(crate) fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/golden")
}

/// The name of a golden game.
pub(crate) fn name(kind: GameKind, players: usize, number: u32) -> String {
    format!("{kind}-{players}-{number:02}")
}

/// Where a golden game is.
pub(crate) fn path(name: &str) -> PathBuf {
    folder().join(format!("{name}.sanmon.gz"))
}

/// Where what was written down of all of them is.
pub(crate) fn views_path() -> PathBuf {
    folder().join("views.json.gz")
}

/// What is in a compressed file.
pub(crate) fn unpack(path: &PathBuf) -> Result<String, Box<dyn Error>> {
    let mut text = String::new();
    GzDecoder::new(fs::File::open(path)?).read_to_string(&mut text)?;
    Ok(text)
}

/// What every viewer sees of a game after each step, by the rules of today.
pub(crate) fn seen(file: &GameFile) -> Result<Vec<String>, Box<dyn Error>> {
    let replays: Vec<Replay> =
        Eyes::of(&file.log).map(|eyes| replay(file, eyes)).collect::<Result<_, _>>()?;
    (0..file.log.entries.len())
        .map(|step| {
            let mut hash = Sha256::new();
            for replay in &replays {
                hash.update(serde_json::to_vec(&replay.steps[step].news)?);
            }
            Ok(server::secrets::hex(&hash.finalize()[..4]))
        })
        .collect()
}
