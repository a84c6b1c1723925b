//! Finished games into their tables.

use std::collections::HashSet;

use serde::Serialize;
use tracing::warn;

use super::Store;
use super::append::{Prepared, check_game, pack_log};
use super::engine::Link;
use super::errand::What;
use super::error::NotSaved;
use super::insert::Value::{Boolean, Bytes, Integer, IntegerOrNull, Text, TextOrNull};
use super::insert::{Insert, find};
use super::rows::{FinishedGame, FinishedLine, GameResult, SeatResult};

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

/// A finished game that is sound in itself, its log compressed.
#[derive(Debug)]
pub(super) struct Packed {
    game: FinishedGame,
    log: Vec<u8>,
}

impl Store {
    /// Takes a game in that came as a file; says whether it is new. One that is here already stays as it is.
    ///
    /// # Errors
    /// Nothing is stored.
    pub async fn take_in(&self, mut game: FinishedGame) -> Result<bool, NotSaved> {
        check_game(&game).map_err(|error| {
            warn!(%error, "a game was not taken in");
            NotSaved::Refused
        })?;
        let log = pack_log(std::mem::take(&mut game.log)).await?;
        self.errand(What::TakeIn(Box::new(Packed { game, log }))).await
    }
}

/// Within a transaction.
pub(super) async fn take_in(link: &mut Link, Packed { game, log }: &Packed) -> Result<bool, sqlx::Error> {
    let is_new = find(link, STORED, &[Text(&game.result.game_id)]).await?.is_none();
    if is_new {
        write(link, &[Finished { result: &game.result, lines: &game.lines, log }]).await?;
    }
    Ok(is_new)
}

/// Finds a number where the game is stored.
pub(super) const STORED: &str = "select finished_at_ms from finished_game where game_id = $1";

/// Within a transaction.
pub(super) async fn write(link: &mut Link, games: &[Finished<'_>]) -> Result<(), sqlx::Error> {
    rows(games).run(link).await?;
    let summaries = games.iter().map(|game| summaries(game.result)).collect::<Result<Vec<_>, _>>()?;
    let summed: Vec<_> = games.iter().copied().zip(summaries.iter().map(Vec::as_slice)).collect();
    seats(&summed).run(link).await?;
    scores(games).run(link).await?;
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
            Integer(number_of(&result.seats)),
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

/// What is written of a seat so that statistics need no other table.
struct Summary {
    first_won: bool,
    again: bool,
    categories: String,
    pieces: String,
}

fn summaries(game: &GameResult) -> Result<Vec<Summary>, sqlx::Error> {
    let first_won = game.seats.iter().any(|seat| seat.first && seat.winner);
    let mut seen = HashSet::new();
    let summary = |seat: &SeatResult| {
        let categories = seat
            .scores
            .iter()
            .map(|score| (score.category.as_str(), score.points, winners_mean(&game.seats, &score.category)));
        let pieces = seat.pieces.iter().map(|piece| (piece.piece.as_str(), piece.number));
        Ok(Summary {
            first_won,
            again: seat.player_hash.as_ref().is_some_and(|hash| !seen.insert(hash.clone())),
            categories: json(&categories.collect::<Vec<_>>())?,
            pieces: json(&pieces.collect::<Vec<_>>())?,
        })
    };
    game.seats.iter().map(summary).collect()
}

/// What those who won have in a category on the average, rounded down.
fn winners_mean(seats: &[SeatResult], category: &str) -> i64 {
    let winners = seats.iter().filter(|seat| seat.winner).flat_map(|seat| &seat.scores);
    let points: Vec<i64> =
        winners.filter(|score| score.category == category).map(|score| score.points).collect();
    let number = i64::try_from(points.len()).unwrap_or(i64::MAX);
    points.iter().sum::<i64>().checked_div_euclid(number).unwrap_or_default()
}

fn json(list: &impl Serialize) -> Result<String, sqlx::Error> {
    serde_json::to_string(list).map_err(|error| sqlx::Error::Encode(Box::new(error)))
}

fn seats<'a>(games: &[(Finished<'a>, &'a [Summary])]) -> Insert<'a, 19> {
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
            "players",
            "first_won",
            "again",
            "categories",
            "pieces",
        ],
        "",
    );
    for (Finished { result, .. }, summaries) in games {
        for (seat, summary) in result.seats.iter().zip(*summaries) {
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
                Integer(number_of(&result.seats)),
                Boolean(summary.first_won),
                Boolean(summary.again),
                Text(&summary.categories),
                Text(&summary.pieces),
            ]);
        }
    }
    insert
}

fn number_of(seats: &[SeatResult]) -> i64 {
    i64::try_from(seats.len()).unwrap_or(i64::MAX)
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
