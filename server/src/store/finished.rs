//! Finished games into their tables.

use super::append::Prepared;
use super::engine::Link;
use super::insert::Insert;
use super::insert::Value::{Boolean, Bytes, Integer, IntegerOrNull, Text, TextOrNull};
use super::rows::{FinishedLine, GameResult};

/// A finished game, its log compressed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Finished<'a> {
    pub(super) result: &'a GameResult,
    pub(super) lines: &'a [FinishedLine],
    pub(super) log: &'a [u8],
}

impl<'a> Finished<'a> {
    /// The game that ended with an append.
    pub(super) fn of(prepared: &'a Prepared) -> Option<Self> {
        let game = prepared.append.finished.as_ref()?;
        Some(Self { result: &game.result, lines: &game.lines, log: &prepared.log })
    }
}

/// Within a transaction.
pub(super) async fn write(link: &mut Link, games: &[Finished<'_>]) -> Result<(), sqlx::Error> {
    rows(games).run(link).await?;
    seats(games).run(link).await?;
    scores(games).run(link).await?;
    pieces(games).run(link).await?;
    lines(games).run(link).await
}

fn rows<'a>(games: &[Finished<'a>]) -> Insert<'a, 16> {
    let mut insert = Insert::new(
        "finished_game",
        [
            "game_id",
            "room_id",
            "rematch_of",
            "game",
            "rules",
            "decided",
            "imported",
            "players",
            "began_at_ms",
            "finished_at_ms",
            "opens_at_ms",
            "listed",
            "steps",
            "party",
            "chain",
            "log",
        ],
        "",
    );
    for Finished { result, log, .. } in games {
        insert.row([
            Text(&result.game_id),
            TextOrNull(result.room.as_deref()),
            TextOrNull(result.rematch_of.as_deref()),
            Text(&result.game),
            Integer(result.rules.into()),
            Boolean(result.decided),
            Boolean(result.imported),
            Integer(i64::try_from(result.seats.len()).unwrap_or(i64::MAX)),
            IntegerOrNull(result.began_at_ms),
            Integer(result.finished_at_ms),
            Integer(result.opens_at_ms),
            Boolean(result.listed),
            Integer(result.steps.into()),
            TextOrNull(result.party.as_deref()),
            Text(&result.chain),
            Bytes(log),
        ]);
    }
    insert
}

fn seats<'a>(games: &[Finished<'a>]) -> Insert<'a, 14> {
    let mut insert = Insert::new(
        "finished_seat",
        [
            "game_id",
            "seat",
            "player_hash",
            "name",
            "bot",
            "colour",
            "began",
            "place",
            "points",
            "winner",
            "turns",
            "turns_ms",
            "game",
            "finished_at_ms",
        ],
        "",
    );
    for Finished { result, .. } in games {
        for seat in &result.seats {
            insert.row([
                Text(&result.game_id),
                Integer(seat.seat.into()),
                TextOrNull(seat.player_hash.as_deref()),
                Text(&seat.name),
                TextOrNull(seat.bot.as_deref()),
                TextOrNull(seat.colour.as_deref()),
                Boolean(seat.first),
                Integer(seat.place.into()),
                Integer(seat.points),
                Boolean(seat.winner),
                Integer(seat.turns.into()),
                Integer(seat.turns_ms),
                Text(&result.game),
                Integer(result.finished_at_ms),
            ]);
        }
    }
    insert
}

fn scores<'a>(games: &[Finished<'a>]) -> Insert<'a, 5> {
    let mut insert = Insert::new("finished_score", ["game_id", "seat", "position", "category", "points"], "");
    for Finished { result, .. } in games {
        for seat in &result.seats {
            for (position, score) in (0..).zip(&seat.scores) {
                insert.row([
                    Text(&result.game_id),
                    Integer(seat.seat.into()),
                    Integer(position),
                    Text(&score.category),
                    Integer(score.points),
                ]);
            }
        }
    }
    insert
}

fn pieces<'a>(games: &[Finished<'a>]) -> Insert<'a, 4> {
    let mut insert = Insert::new("finished_piece", ["game_id", "seat", "piece", "number"], "");
    for Finished { result, .. } in games {
        for seat in &result.seats {
            for piece in &seat.pieces {
                let number = Integer(piece.number.into());
                insert.row([Text(&result.game_id), Integer(seat.seat.into()), Text(&piece.piece), number]);
            }
        }
    }
    insert
}

fn lines<'a>(games: &[Finished<'a>]) -> Insert<'a, 5> {
    let mut insert = Insert::new("finished_line", ["game_id", "number", "seat", "at_ms", "body"], "");
    for Finished { result, lines, .. } in games {
        for line in *lines {
            insert.row([
                Text(&result.game_id),
                Integer(line.number.into()),
                IntegerOrNull(line.seat.map(Into::into)),
                Integer(line.at_ms),
                Text(&line.text),
            ]);
        }
    }
    insert
}
