//! How a room stands now, for those who hold its seats: kept beside its row, so that asking wakes no room.
//!
//! Public lists are as late as delayed watchers are; this is not, and so it is told only for a seat's token.

use super::fold::Fold;
use super::seats::SeatState;
use crate::secrets::SecretHash;
use games::{PlayerColour, Seat};
use protocol::{RoomId, RoomPhase, SeatToken, Seq, TableNow};
use serde::{Deserialize, Serialize};

/// How a room stands now.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Present {
    /// How far the room had come; 0 where it was written before this was kept.
    #[serde(default)]
    seq: Seq,
    phase: RoomPhase,
    game: String,
    to_move: Option<Seat>,
    /// Whether a bot moves there, for itself or for somebody.
    by_bot: bool,
    names: Vec<String>,
    colours: Vec<PlayerColour>,
    at_ms: i64,
    /// By seat: what proves it.
    tokens: Vec<Vec<SecretHash>>,
}

impl Present {
    pub(super) fn of(fold: &Fold) -> Self {
        let tokens = |state: &SeatState| state.person().map(|person| person.tokens.clone());
        Self {
            seq: fold.seq,
            phase: fold.phase,
            game: fold.settings.game.kind().name().to_owned(),
            to_move: fold.to_move(),
            by_bot: fold.bot_to_move().is_some(),
            names: fold.seats.iter().map(SeatState::name).collect(),
            colours: fold.seats.iter().map(|state| state.colour).collect(),
            at_ms: fold.at_ms,
            tokens: fold.seats.iter().map(|state| tokens(state).unwrap_or_default()).collect(),
        }
    }

    /// What was kept; nothing where it was written before any was, or by another version.
    pub(crate) fn read(kept: &str) -> Option<Self> {
        serde_json::from_str(kept).ok()
    }

    /// How far the room had come.
    pub(crate) fn seq(&self) -> Seq {
        self.seq
    }

    /// What is told to one who has this token; nothing where it proves no seat.
    pub(crate) fn told(self, room: RoomId, token: &SeatToken) -> Option<TableNow> {
        let hash = SecretHash::of(token.secret());
        let seat = Seat::ALL.into_iter().zip(&self.tokens).find(|(_, tokens)| tokens.contains(&hash))?.0;
        let your_turn = self.to_move == Some(seat) && !self.by_bot;
        let at_s = u32::try_from(self.at_ms / 1_000).unwrap_or_default();
        let Self { phase, game, to_move, names, colours, .. } = self;
        Some(TableNow { room, seat, phase, game, to_move, your_turn, names, colours, at_s })
    }
}
