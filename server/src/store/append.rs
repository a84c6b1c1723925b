//! An append on its way to the writer: checked, its log compressed, with the place for its answer.

use std::collections::HashSet;
use std::sync::Arc;

use tokio::sync::oneshot;
use tokio::time::Instant;

use super::compress;
use super::error::{AppendError, Malformed, NotSaved};
use super::rows::{Append, FinishedGame};

/// An append that is sound in itself.
#[derive(Debug)]
pub(super) struct Prepared {
    pub(super) append: Arc<Append>,
    /// The compressed log of the finished game; empty where none finished.
    pub(super) log: Vec<u8>,
}

/// A prepared append that waits for the writer.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) prepared: Prepared,
    pub(super) since: Instant,
    answer: oneshot::Sender<Result<(), AppendError>>,
}

impl Prepared {
    pub(super) async fn new(append: Arc<Append>) -> Result<Self, AppendError> {
        check(&append)?;
        let log = match &append.finished {
            None => Vec::new(),
            Some(game) => pack_log(game.log.clone()).await?,
        };
        Ok(Self { append, log })
    }

    /// Whether nothing but the log of a room is written, as by nearly every move.
    pub(super) fn has_records_alone(&self) -> bool {
        let Append { room: _, row, records, chat, finished } = &*self.append;
        row.is_none() && !records.is_empty() && chat.is_empty() && finished.is_none()
    }
}

impl Job {
    pub(super) fn new(prepared: Prepared, answer: oneshot::Sender<Result<(), AppendError>>) -> Self {
        Self { prepared, since: Instant::now(), answer }
    }

    pub(super) fn answer(self, result: Result<(), AppendError>) {
        // Whoever no longer waits does not want to know.
        let _ = self.answer.send(result);
    }
}

fn check(append: &Append) -> Result<(), Malformed> {
    let numbers = append.records.iter().map(|record| record.seq);
    if append.records.first().is_some_and(|first| first.seq == 0)
        || numbers.clone().zip(numbers.skip(1)).any(|(before, after)| before.checked_add(1) != Some(after))
    {
        return Err(Malformed::Numbers);
    }
    if append.row.as_ref().is_some_and(|row| row.room != append.room) {
        return Err(Malformed::Row);
    }
    if let Some(game) = &append.finished {
        if game.result.room.as_deref() != Some(&append.room) {
            return Err(Malformed::Game);
        }
        check_game(game)?;
    }
    if texts(append).any(|text| text.contains('\0')) {
        return Err(Malformed::Nul);
    }
    Ok(())
}

/// Whether a finished game is sound in itself.
pub(super) fn check_game(game: &FinishedGame) -> Result<(), Malformed> {
    let result = &game.result;
    let sound = all_differ(result.seats.iter().map(|seat| seat.seat))
        && all_differ(game.lines.iter().map(|line| line.number))
        && result.seats.iter().all(|seat| {
            all_differ(seat.scores.iter().map(|score| &score.category))
                && all_differ(seat.pieces.iter().map(|piece| &piece.piece))
        });
    if !sound {
        return Err(Malformed::Game);
    }
    if game_texts(game).any(|text| text.contains('\0')) { Err(Malformed::Nul) } else { Ok(()) }
}

/// A whole log takes milliseconds: too long for the threads that serve others.
pub(super) async fn pack_log(log: String) -> Result<Vec<u8>, NotSaved> {
    let packed = tokio::task::spawn_blocking(move || compress::pack(&log)).await;
    packed.map_err(|_| NotSaved::Closed)?.map_err(|_| NotSaved::Refused)
}

fn all_differ<T: Eq + std::hash::Hash>(mut items: impl Iterator<Item = T>) -> bool {
    let mut seen = HashSet::new();
    items.all(|item| seen.insert(item))
}

/// Every text of an append that becomes a text of the database.
fn texts(append: &Append) -> impl Iterator<Item = &str> {
    let row = append
        .row
        .iter()
        .flat_map(|row| [&row.room, &row.join_code, &row.watch_code, &row.game, &row.summary, &row.present]);
    let records = append.records.iter().map(|record| &record.body);
    let commands = append.records.iter().filter_map(|record| record.command.as_ref()).map(|key| &key.id);
    let chat = append.chat.iter().map(|line| &line.body);
    [&append.room].into_iter().chain(row).chain(records).chain(commands).chain(chat).map(String::as_str)
}

/// The same of a finished game.
fn game_texts(game: &FinishedGame) -> impl Iterator<Item = &str> {
    let result = &game.result;
    let ids = [&result.game_id, &result.game, &result.chain].into_iter();
    let others = [&result.room, &result.rematch_of, &result.party].into_iter().flatten();
    let seats = result.seats.iter();
    let words = seats.clone().flat_map(|seat| [&seat.player_hash, &seat.bot, &seat.colour]).flatten();
    let names = seats.clone().map(|seat| &seat.name);
    let categories = seats.clone().flat_map(|seat| &seat.scores).map(|score| &score.category);
    let pieces = seats.flat_map(|seat| &seat.pieces).map(|piece| &piece.piece);
    let lines = game.lines.iter().map(|line| &line.text);
    let all = ids.chain(others).chain(words).chain(names).chain(categories).chain(pieces).chain(lines);
    all.map(String::as_str)
}
