//! Rows of the store as the API shows them.

use std::fmt;

use protocol::{CategoryScore, ErrorCode, FinishedPlayer, FinishedTable, GameId, LiveTable};

use crate::api::ApiError;
use crate::store::{Before, GameResult, RoomRow};

/// A table that anybody may watch, as its room wrote it for lists; nothing where it makes no sense.
pub(super) fn live_table(row: &RoomRow) -> Option<LiveTable> {
    serde_json::from_str(&row.summary).ok()
}

/// A finished game; nothing where the row makes no sense.
pub(super) fn finished_table(result: GameResult) -> Option<FinishedTable> {
    let players = result.seats.into_iter().map(|seat| FinishedPlayer {
        name: seat.name,
        won: seat.winner,
        scores: seat
            .scores
            .into_iter()
            .map(|score| CategoryScore {
                category: score.category,
                points: u32::try_from(score.points).unwrap_or_default(),
            })
            .collect(),
    });
    Some(FinishedTable {
        id: GameId::new(result.game_id).ok()?,
        game: result.game,
        ended_s: u32::try_from(result.finished_at_ms / 1_000).unwrap_or_default(),
        players: players.collect(),
    })
}

/// Where a part of the list of finished games ended: `1700000000000.game-id`.
pub(super) struct Cursor(Before);

impl Cursor {
    pub(super) fn parse(text: &str) -> Result<Self, ApiError> {
        let parsed = text.split_once('.').and_then(|(opens_at_ms, game_id)| {
            let game_id = GameId::new(game_id).ok()?.into();
            Some(Self(Before { opens_at_ms: opens_at_ms.parse().ok()?, game_id }))
        });
        let hint = "`before` comes from the header `link` of the part before";
        parsed.ok_or_else(|| ApiError::unreadable(ErrorCode::Malformed, hint))
    }

    pub(super) fn after(result: &GameResult) -> Self {
        Self(Before { opens_at_ms: result.opens_at_ms, game_id: result.game_id.clone() })
    }

    pub(super) fn as_before(&self) -> &Before {
        &self.0
    }
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0.opens_at_ms, self.0.game_id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_is_read_as_it_is_printed() {
        assert_eq!(Cursor::parse("17.game-1").unwrap().to_string(), "17.game-1");
        for bad in ["", "17", "x.game", "17.", "17.a/b"] {
            assert!(Cursor::parse(bad).is_err(), "{bad}");
        }
    }
}
