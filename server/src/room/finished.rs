//! The file of a finished game: everything that is needed to see it again and to check its every draw.

use super::fold::Fold;
use super::play::{GameOpening, GameRecord, Play, with_play};
use crate::secrets::{DiceSecret, hex};
use crate::store::{FinishedGame, GameResult, Score, SeatResult};
use games::replay::ReplayError;
use games::{Outcome, ScoreSheet, Seat};
use protocol::{Delay, GameId};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A game file, version 1.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    /// The version of the format.
    sanmon: u32,
    /// The game.
    game_id: GameId,
    /// The names by seat.
    names: Vec<String>,
    /// SHA-256 of the secret, as it was shown before the game.
    commitment: String,
    /// The secret of the dice.
    secret: DiceSecret,
    /// What the devices added, by seat.
    nonces: Vec<String>,
    /// The seed that follows from them, in hexadecimal digits.
    seed: String,
    /// The opening.
    opening: GameOpening,
    /// Everything that was done, with what came of it.
    record: GameRecord,
}

/// Why a game file proves nothing.
#[derive(Debug, Error)]
pub enum VerifyError {
    /// It is no game file.
    #[error("this is no game file of version 1: {0}")]
    NotAGame(#[from] serde_json::Error),
    /// It is of another version.
    #[error("this game file has version {0}; this Sanmon reads version 1")]
    Version(u32),
    /// The secret is another than was promised.
    #[error("the secret is not the one that was promised before the game")]
    OtherSecret,
    /// The seed is another than follows.
    #[error("the seed does not follow from the secret, the game's id and the nonces")]
    OtherSeed,
    /// The record is not what the rules and the dice say.
    #[error(transparent)]
    Record(#[from] ReplayError),
}

/// What a verified game file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How many commands were checked.
    pub commands: usize,
    /// Whether the game was played to its end.
    pub is_over: bool,
}

impl GameFile {
    /// Reads a game file and checks every draw and every command against the revealed seed.
    ///
    /// # Errors
    /// The first thing that does not fit.
    pub fn verify(text: &str) -> Result<Verified, VerifyError> {
        let file: Self = serde_json::from_str(text)?;
        if file.sanmon != 1 {
            return Err(VerifyError::Version(file.sanmon));
        }
        if file.secret.commitment() != file.commitment {
            return Err(VerifyError::OtherSecret);
        }
        let seed = file.secret.seed(&file.game_id, &file.nonces);
        if hex(&seed.0) != file.seed {
            return Err(VerifyError::OtherSeed);
        }
        let play = Play::replay(file.opening, file.record, &seed)?;
        Ok(with_play!(&play, play => Verified {
            commands: play.course().moves().iter().filter(|made| made.command.is_some()).count(),
            is_over: play.outcome().is_some(),
        }))
    }
}

/// The finished game of a room, for the store; nothing before the game is over.
pub(super) fn finished(
    fold: &Fold,
    opening: &GameOpening,
    now_ms: i64,
    delay_ms: i64,
) -> Option<FinishedGame> {
    let game = fold.game.as_ref()?;
    let seats = with_play!(&game.play, play => {
        let Outcome { scores, winners } = play.outcome()?;
        scores.iter().map(|(seat, score)| seat_result(fold, seat, score, winners)).collect()
    });
    let file = GameFile {
        sanmon: 1,
        game_id: fold.game_id.clone(),
        names: fold.seats.iter().map(super::seats::SeatState::name).collect(),
        commitment: fold.secret.commitment(),
        secret: fold.secret.clone(),
        nonces: game.nonces.clone(),
        seed: hex(&game.seed.0),
        opening: opening.clone(),
        record: game.play.record(),
    };
    let result = GameResult {
        game_id: fold.game_id.as_str().to_owned(),
        room: Some(fold.room.as_str().to_owned()),
        rematch_of: None,
        game: fold.settings.game.kind().name().to_owned(),
        rules: 1,
        decided: true,
        imported: false,
        began_at_ms: None,
        steps: 0,
        party: None,
        chain: String::new(),
        finished_at_ms: now_ms,
        opens_at_ms: now_ms + if fold.settings.watching.delay == Delay::None { 0 } else { delay_ms },
        listed: fold.settings.watching.listed,
        seats,
    };
    Some(FinishedGame { result, log: serde_json::to_string(&file).ok()?, lines: Vec::new() })
}

fn seat_result(fold: &Fold, seat: Seat, score: &impl ScoreSheet, winners: &[Seat]) -> SeatResult {
    let state = &fold.seats[seat.index()];
    SeatResult {
        seat: seat.into(),
        player_hash: state.person().and_then(|p| p.player.as_ref()).map(|hash| hash.as_str().to_owned()),
        name: state.name(),
        bot: None,
        colour: None,
        first: false,
        place: 1,
        points: score.total().into(),
        turns: 0,
        turns_ms: 0,
        pieces: Vec::new(),
        winner: winners.contains(&seat),
        scores: score
            .categories()
            .into_iter()
            .map(|(category, points)| Score { category: category.to_owned(), points: points.into() })
            .collect(),
    }
}
