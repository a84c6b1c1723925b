//! Writes the golden games of `tests/golden`: `make golden`.
//!
//! A game that is there is kept as it is, as stored games are; one that is missing is played by bots. What every viewer
//! sees of them is written anew: a difference there is a difference in what stored games show, and wants a reason in the
//! same commit.

#[path = "../tests/golden/games.rs"]
mod golden;

use flate2::Compression;
use flate2::write::GzEncoder;
use games::registry::GameKind;
use golden::{OF_EACH, Views, name, path, seen, unpack, views_path};
use protocol::BotName::{Novice, Steward};
use serde_json::{Value, json};
use server::finished::{GameFile, self_played};
use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let mut views = Views::new();
    for kind in GameKind::ALL {
        for players in 2..=4 {
            for number in 1..=OF_EACH {
                let name = name(kind, players, number);
                views.insert(name.clone(), seen(&game(kind, players, number, &name)?)?);
            }
        }
    }
    pack(&views_path(), &serde_json::to_string(&views)?)
}

fn game(kind: GameKind, players: usize, number: u32, name: &str) -> Result<GameFile, Box<dyn Error>> {
    let path = path(name);
    if path.exists() {
        return Ok(GameFile::read(&unpack(&path)?)?);
    }
    let bots = [[Novice, Steward, Novice, Steward], [Steward; 4], [Steward, Novice, Novice, Novice]];
    let bots = &bots[number as usize % bots.len()][..players];
    let file = self_played(kind, bots, options(kind, number), number).ok_or("nobody can play it")?;
    pack(&path, &file.write()?)?;
    Ok(file)
}

/// All ways to play a game have their share.
fn options(kind: GameKind, number: u32) -> Value {
    match kind {
        GameKind::Tajuto => {
            let touch = ["feel", "sizes", "blind"][number as usize % 3];
            json!({ "touch": touch, "open_scores": number.is_multiple_of(5) })
        }
        GameKind::Satori => json!({}),
    }
}

/// Writes a compressed file.
fn pack(path: &PathBuf, text: &str) -> Result<(), Box<dyn Error>> {
    let mut packed = GzEncoder::new(fs::File::create(path)?, Compression::best());
    packed.write_all(text.as_bytes())?;
    packed.finish()?;
    Ok(())
}
