//! Finished games to put into a store.

use server::store::{Append, FinishedGame, FinishedLine, GameResult, RoomPhase, Score, SeatResult, Store};

use crate::fixture::{append, record, row_of};

/// A seat; the one with number 1 wins, and seat 0 begins.
pub(crate) fn seat(seat: u8, player: Option<&str>, scores: &[(&str, i64)]) -> SeatResult {
    let score = |&(category, points): &(&str, i64)| Score { category: category.to_owned(), points };
    SeatResult {
        seat,
        player_hash: player.map(str::to_owned),
        name: format!("Käthe {seat}"),
        bot: None,
        colour: None,
        first: seat == 0,
        place: if seat == 1 { 1 } else { 2 },
        points: scores.iter().map(|(_, points)| points).sum(),
        winner: seat == 1,
        turns: 0,
        turns_ms: 0,
        scores: scores.iter().map(score).collect(),
        pieces: Vec::new(),
    }
}

/// A listed game of two and a bot.
pub(crate) fn game(id: &str, finished_at_ms: i64, players: [Option<&str>; 2]) -> FinishedGame {
    let seats = vec![
        seat(0, players[0], &[("pagodas", 12), ("offerings", -3), ("a", 0)]),
        seat(1, players[1], &[("pagodas", 20)]),
        seat(2, None, &[]),
    ];
    let result = GameResult {
        game_id: id.to_owned(),
        room: Some(format!("room-{id}")),
        rematch_of: None,
        game: "tajuto".to_owned(),
        rules: 1,
        decided: true,
        imported: false,
        began_at_ms: None,
        finished_at_ms,
        opens_at_ms: finished_at_ms,
        listed: true,
        steps: 42,
        party: None,
        chain: String::new(),
        seats,
    };
    FinishedGame { result, log: format!("{{\"game\":\"{id}\"}}\n"), lines: Vec::new() }
}

/// A line that somebody wrote.
pub(crate) fn line(number: u32, seat: Option<u8>, text: &str) -> FinishedLine {
    FinishedLine { number, seat, at_ms: 100 + i64::from(number), text: text.to_owned() }
}

/// Stores a game as its room does at its end.
pub(crate) async fn store_game(store: &Store, game: FinishedGame) {
    let room = game.result.room.clone().expect("it was played here");
    let mut append = Append { finished: Some(game), ..append(&room, [record(1)]) };
    row_of(&mut append).phase = RoomPhase::Finished;
    store.append(append).await.unwrap();
}

/// The ids of games.
pub(crate) fn ids(games: &[GameResult]) -> Vec<&str> {
    games.iter().map(|game| game.game_id.as_str()).collect()
}
