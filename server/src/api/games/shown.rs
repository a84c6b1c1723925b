//! Rows of the store as the API shows them.

use std::fmt;

use games::Seat;
use protocol::{CategoryScore, ErrorCode, FinishedPlayer, FinishedTable, GameId, LiveTable, Proof};
use serde::de::{DeserializeOwned, IntoDeserializer};

use crate::api::ApiError;
use crate::store::{Before, GameResult, RoomRow, Score, SeatResult};

/// A table that anybody may watch, as its room wrote it for lists; nothing where it makes no sense.
pub(super) fn live_table(row: &RoomRow) -> Option<LiveTable> {
    serde_json::from_str(&row.summary).ok()
}

/// A finished game as a device sees it, by the hash of its player's key; nothing where the row makes no sense.
pub(in crate::api) fn finished_table(result: GameResult, asker: Option<&str>) -> Option<FinishedTable> {
    let is_askers = |seat: &&SeatResult| asker.is_some() && seat.player_hash.as_deref() == asker;
    let mine = result.seats.iter().find(is_askers).and_then(|seat| Seat::try_from(seat.seat).ok());
    Some(FinishedTable {
        id: GameId::new(result.game_id).ok()?,
        game: result.game,
        began_s: result.began_at_ms.map(seconds),
        ended_s: seconds(result.finished_at_ms),
        steps: result.steps,
        proof: if result.decided { Proof::Decided } else { Proof::OtherRules },
        imported: result.imported,
        rematch_of: result.rematch_of.and_then(|id| GameId::new(id).ok()),
        mine,
        players: result.seats.into_iter().map(finished_player).collect(),
    })
}

fn finished_player(seat: SeatResult) -> FinishedPlayer {
    let points = |points: i64| u32::try_from(points).unwrap_or_default();
    let score = |score: Score| CategoryScore { category: score.category, points: points(score.points) };
    FinishedPlayer {
        name: seat.name,
        bot: seat.bot.as_deref().and_then(named),
        colour: seat.colour.as_deref().and_then(named),
        first: seat.first,
        place: seat.place,
        won: seat.winner,
        points: points(seat.points),
        scores: seat.scores.into_iter().map(score).collect(),
    }
}

/// What is stored by the name that it has on the wire.
fn named<T: DeserializeOwned>(name: &str) -> Option<T> {
    T::deserialize(IntoDeserializer::<serde::de::value::Error>::into_deserializer(name)).ok()
}

pub(in crate::api) fn seconds(at_ms: i64) -> u32 {
    u32::try_from(at_ms / 1_000).unwrap_or_default()
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
