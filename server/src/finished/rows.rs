//! The rows by which a finished game is listed and counted.

use super::chain::Parts;
use super::ending;
use super::log::{Ending, Head, Log, SeatHead, SeatScore, timed};
use crate::room::{Fold, GameOpening, Play, with_play};
use crate::secrets::{SecretHash, hex};
use crate::store::{FinishedGame, FinishedLine, GameResult, Piece, Score, SeatResult};
use games::{Game, Seat, with_game};
use protocol::{BotName, ChatLine, Delay, Occupant};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// Where a game comes from, and who may know of it.
#[derive(Clone, Debug)]
pub(super) struct Origin {
    /// The id under which it is stored.
    pub(super) game_id: String,
    /// The room in which it was played; none where it came as a file.
    pub(super) room: Option<String>,
    /// The game of which it is the rematch.
    pub(super) rematch_of: Option<String>,
    /// From when on others than its players may see it.
    pub(super) opens_at_ms: i64,
    /// Whether it is shown in public lists.
    pub(super) listed: bool,
    /// The names by seat.
    pub(super) names: Vec<String>,
    /// The hashes of the players' keys by seat.
    pub(super) players: Vec<Option<String>>,
}

/// How and when the game of a room began.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Begun<'a> {
    pub(crate) opening: &'a GameOpening,
    pub(crate) at_ms: i64,
}

/// The finished game of a room, for the store; nothing before the game is over. `entries_ms` says when the commands and the
/// take-backs were made, in their order, `lines` what the players wrote.
pub(crate) fn finished(
    fold: &Fold,
    begun: Begun<'_>,
    entries_ms: impl Iterator<Item = i64>,
    lines: &[ChatLine],
    delay_ms: i64,
) -> Option<FinishedGame> {
    let log = log(fold, begun, entries_ms)?;
    let play = &fold.game.as_ref()?.play;
    let ended_at_ms = log.result.ended_at_ms;
    let is_open = fold.settings.watching.delay == Delay::None;
    let origin = Origin {
        game_id: fold.game_id.as_str().to_owned(),
        room: Some(fold.room.as_str().to_owned()),
        rematch_of: fold.rematch_of.as_ref().map(|id| id.as_str().to_owned()),
        opens_at_ms: ended_at_ms + if is_open { 0 } else { delay_ms },
        listed: fold.settings.watching.listed,
        names: fold.names(),
        players: fold.players().map(|hash| hash.map(|hash| hash.as_str().to_owned())).collect(),
    };
    let lines = lines_since(lines, log.head.began_at_ms.unwrap_or_default());
    let parts = Parts::of(&log).ok()?;
    let chain = parts.links().pop()?;
    let result = result(&log, Some(play), &chain, origin);
    Some(FinishedGame { result, log: parts.text(), lines })
}

/// What the players wrote while they played.
fn lines_since(lines: &[ChatLine], began_at_ms: i64) -> Vec<FinishedLine> {
    let began_s = began_at_ms / 1_000;
    let during = lines.iter().filter(|line| line.seat.is_some() && i64::from(line.at_s) >= began_s);
    let line = |(number, line): (u32, &ChatLine)| FinishedLine {
        number,
        seat: line.seat.map(Into::into),
        at_ms: (i64::from(line.at_s) * 1_000).max(began_at_ms),
        text: line.text.clone(),
    };
    (1..).zip(during).map(line).collect()
}

fn log(fold: &Fold, begun: Begun<'_>, entries_ms: impl Iterator<Item = i64>) -> Option<Log> {
    let Begun { opening, at_ms: began_at_ms } = begun;
    let game = fold.game.as_ref()?;
    let scores = ending::scores(&game.play)?;
    let times = entries_ms.map(|at_ms| at_ms - began_at_ms);
    let mut record = serde_json::to_value(game.play.record()).ok()?;
    let Value::Array(entries) = record.get_mut("commands")?.take() else { return None };
    let entries =
        entries.into_iter().zip(times).map(|(entry, at_ms)| timed(entry, u32::try_from(at_ms).ok()));
    let kind = fold.settings.game.kind();
    let head = Head {
        game_id: fold.game_id.clone(),
        game: kind.name().to_owned(),
        rules: with_game!(kind, G => G::RULES),
        began_at_ms: Some(began_at_ms),
        seats: fold.seat_views().map(|view| SeatHead { bot: bot_of(&view.occupant) }).collect(),
        commitment: fold.secret.commitment(),
        secret: fold.secret.clone(),
        nonces: game.nonces.clone(),
        seed: hex(&game.seed.0),
        opening: serde_json::to_value(opening).ok()?,
    };
    let result = Ending { ended_at_ms: fold.at_ms, scores };
    Some(Log { head, entries: entries.collect(), result })
}

fn bot_of(occupant: &Occupant) -> Option<BotName> {
    match occupant {
        Occupant::Bot { level } => Some(*level),
        Occupant::Nobody {} | Occupant::Person { .. } => None,
    }
}

/// Who played a game and how it ended; without the game itself nothing is known of turns and pieces.
pub(super) fn result(log: &Log, play: Option<&Play>, chain: &str, origin: Origin) -> GameResult {
    let counts = play.map(|play| counts(log, play)).unwrap_or_default();
    let first = log.head.opening.get("first").and_then(Value::as_u64);
    let colours = log.head.opening.get("colours").and_then(Value::as_array);
    let totals: Vec<u32> = log.result.scores.iter().map(|score| score.total).collect();
    let seat = |((seat, held), score): ((Seat, SeatHead), &SeatScore)| {
        let place = seat.index();
        let Counted { turns, turns_ms, pieces } = counts.get(&seat).cloned().unwrap_or_default();
        let ahead = totals.iter().filter(|total| **total > score.total).count();
        SeatResult {
            seat: seat.into(),
            player_hash: origin.players.get(place).cloned().flatten(),
            name: origin.names.get(place).cloned().unwrap_or_default(),
            bot: held.bot.as_ref().and_then(name_of),
            colour: colours.and_then(|colours| colours.get(place)?.as_str()).map(str::to_owned),
            first: first == Some(place as u64),
            place: u8::try_from(ahead + 1).unwrap_or(u8::MAX),
            points: score.total.into(),
            winner: score.winner,
            turns,
            turns_ms,
            scores: score
                .categories
                .iter()
                .map(|(category, points)| Score { category: category.clone(), points: (*points).into() })
                .collect(),
            pieces: pieces
                .into_iter()
                .map(|(piece, number)| Piece { piece: piece.to_owned(), number })
                .collect(),
        }
    };
    let seats = log.seats().zip(&log.result.scores).map(seat).collect();
    GameResult {
        game_id: origin.game_id,
        imported: origin.room.is_none(),
        room: origin.room,
        rematch_of: origin.rematch_of,
        game: log.head.game.clone(),
        rules: log.head.rules,
        decided: play.is_some(),
        began_at_ms: log.head.began_at_ms,
        finished_at_ms: log.result.ended_at_ms,
        opens_at_ms: origin.opens_at_ms,
        listed: origin.listed,
        steps: if play.is_some() { u32::try_from(log.entries.len()).unwrap_or(u32::MAX) } else { 0 },
        party: party(&origin.players),
        chain: chain.to_owned(),
        seats,
    }
}

/// The name that something has on the wire.
fn name_of(value: &impl Serialize) -> Option<String> {
    serde_json::to_value(value).ok()?.as_str().map(str::to_owned)
}

/// The group of people who played: their hashes, in whatever order they sat.
fn party(players: &[Option<String>]) -> Option<String> {
    let mut people: Vec<&str> = players.iter().flatten().map(String::as_str).collect();
    people.sort_unstable();
    (!people.is_empty()).then(|| SecretHash::of(&people.join(" ")).as_str().to_owned())
}

/// What is counted of a seat over the whole game.
#[derive(Clone, Debug, Default)]
struct Counted {
    turns: u32,
    turns_ms: i64,
    pieces: BTreeMap<&'static str, u32>,
}

fn counts(log: &Log, play: &Play) -> BTreeMap<Seat, Counted> {
    with_play!(play, play => counts_of(log, play.course()))
}

fn counts_of<G: Game>(log: &Log, course: &games::course::Course<G>) -> BTreeMap<Seat, Counted> {
    let seq_of = |entry: &Value| entry.get("seq")?.as_u64();
    let at_ms: BTreeMap<u64, u32> = log
        .entries
        .iter()
        .zip(log.times())
        .filter_map(|(entry, at_ms)| Some((seq_of(entry)?, at_ms?)))
        .collect();
    let mut counts: BTreeMap<Seat, Counted> = BTreeMap::new();
    let mut turn_began_ms = 0;
    for made in course.moves().iter().filter(|made| !made.undone) {
        let counted = counts.entry(made.seat).or_default();
        if let Some(piece) = G::prize(course.state(), &made.event) {
            *counted.pieces.entry(piece).or_default() += 1;
        }
        // The events of one command have the number and the time of its first.
        let now_ms = at_ms.range(..=u64::from(made.seq)).next_back().map(|(_, at_ms)| i64::from(*at_ms));
        if let Some(now_ms) = now_ms.filter(|_| made.ends_turn()) {
            counted.turns += 1;
            counted.turns_ms += now_ms - turn_began_ms;
            turn_began_ms = now_ms;
        }
    }
    counts
}
