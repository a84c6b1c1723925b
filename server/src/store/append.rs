//! An append on its way to the writer: checked, its log compressed, with the place for its answer.

use std::collections::HashSet;

use tokio::sync::oneshot;
use tokio::time::Instant;

use super::compress;
use super::error::{AppendError, Malformed, NotSaved};
use super::rows::{Append, GameResult};

/// An append that is sound in itself.
#[derive(Debug)]
pub(super) struct Prepared {
    pub(super) append: Append,
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
    pub(super) async fn new(mut append: Append) -> Result<Self, AppendError> {
        check(&append)?;
        let log = match append.finished.as_mut().map(|game| std::mem::take(&mut game.log)) {
            None => Vec::new(),
            // A whole log takes milliseconds: too long for the threads that serve others.
            Some(log) => tokio::task::spawn_blocking(move || compress::pack(&log))
                .await
                .map_err(|_| NotSaved::Closed)?
                .map_err(|_| NotSaved::Refused)?,
        };
        Ok(Self { append, log })
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
    let mut commands = append.records.iter().filter_map(|record| record.command.as_ref());
    if !all_differ(&mut commands) {
        return Err(Malformed::CommandTwice);
    }
    if let Some(game) = &append.finished {
        check_game(&game.result, &append.room.room)?;
    }
    if texts(append).any(|text| text.contains('\0')) {
        return Err(Malformed::Nul);
    }
    Ok(())
}

fn check_game(game: &GameResult, room: &str) -> Result<(), Malformed> {
    let sound = game.room.as_deref() == Some(room)
        && all_differ(game.seats.iter().map(|seat| seat.seat))
        && game.seats.iter().all(|seat| {
            all_differ(seat.scores.iter().map(|score| &score.category))
                && all_differ(seat.pieces.iter().map(|piece| &piece.piece))
        });
    if sound { Ok(()) } else { Err(Malformed::Game) }
}

fn all_differ<T: Eq + std::hash::Hash>(mut items: impl Iterator<Item = T>) -> bool {
    let mut seen = HashSet::new();
    items.all(|item| seen.insert(item))
}

/// Every text of an append that becomes a text of the database.
fn texts(append: &Append) -> impl Iterator<Item = &str> {
    let room = &append.room;
    let room = [&room.room, &room.join_code, &room.watch_code, &room.game, &room.summary, &room.present];
    let records = append.records.iter().map(|record| &record.body);
    let commands = append.records.iter().filter_map(|record| record.command.as_ref()).map(|key| &key.id);
    let chat = append.chat.iter().map(|line| &line.body);
    let games = append.finished.iter().map(|game| &game.result);
    let ids = games.clone().flat_map(|game| [&game.game_id, &game.game]);
    let seats = games.flat_map(|game| &game.seats);
    let names = seats.clone().flat_map(|seat| seat.player_hash.iter().chain([&seat.name]));
    let categories = seats.flat_map(|seat| &seat.scores).map(|score| &score.category);
    let lines = append.finished.iter().flat_map(|game| &game.lines).map(|line| &line.text);
    let all = room.into_iter().chain(records).chain(commands).chain(chat);
    all.chain(ids).chain(names).chain(categories).chain(lines).map(String::as_str)
}
