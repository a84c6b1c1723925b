//! Games that bots play, as rows of the store.

use std::collections::BTreeMap;

use anyhow::Context as _;
use games::registry::GameKind;
use games::replay::Entry;
use games::{Game, Seat, with_game};
use protocol::BotName;
use serde_json::{Value, json};
use server::finished::{GameFile, self_played};
use server::store::{FinishedGame, GameResult, Piece, Score, SeatResult};

/// So many different games of each game and number of players.
pub(crate) fn games(distinct: u32) -> anyhow::Result<Vec<FinishedGame>> {
    let mut games = Vec::new();
    for kind in GameKind::ALL {
        for players in 2..=4 {
            for number in 1..=distinct {
                let file = self_played(kind, &vec![BotName::Novice; players], json!({}), number);
                games.push(rows(&file.context("bots can play it")?)?);
            }
        }
    }
    Ok(games)
}

fn rows(file: &GameFile) -> anyhow::Result<FinishedGame> {
    let log = &file.log;
    let kind: GameKind = log.kind()?;
    let mut held = with_game!(kind, G => held::<G>(file))?;
    let totals: Vec<u32> = log.result.scores.iter().map(|score| score.total).collect();
    let first = log.head.opening.get("first").and_then(Value::as_u64);
    let seats = Seat::ALL.into_iter().zip(&log.result.scores).map(|(seat, score)| {
        let (turns, pieces) = held.remove(&seat).unwrap_or_default();
        let ahead = totals.iter().filter(|total| **total > score.total).count();
        SeatResult {
            seat: seat.into(),
            player_hash: None,
            name: "novice".into(),
            bot: Some("novice".into()),
            colour: log.head.opening["colours"][seat.index()].as_str().map(str::to_owned),
            first: first == Some(seat.index() as u64),
            place: u8::try_from(ahead + 1).unwrap_or(u8::MAX),
            points: score.total.into(),
            winner: score.winner,
            turns,
            turns_ms: i64::from(turns) * 20_000,
            scores: score
                .categories
                .iter()
                .map(|(category, points)| Score { category: category.clone(), points: (*points).into() })
                .collect(),
            pieces: pieces.into_iter().map(|(piece, number)| Piece { piece: piece.into(), number }).collect(),
        }
    });
    let result = GameResult {
        game_id: log.head.game_id.as_str().to_owned(),
        room: None,
        rematch_of: None,
        game: log.head.game.clone(),
        rules: log.head.rules,
        decided: true,
        imported: true,
        began_at_ms: log.head.began_at_ms,
        finished_at_ms: log.result.ended_at_ms,
        opens_at_ms: log.result.ended_at_ms,
        listed: true,
        steps: u32::try_from(log.entries.len())?,
        party: None,
        chain: file.last_link().to_owned(),
        seats: seats.collect(),
    };
    Ok(FinishedGame { result, log: log.to_stored()?, lines: Vec::new() })
}

/// How many commands each gave, and what each came to have.
type Held = BTreeMap<Seat, (u32, BTreeMap<&'static str, u32>)>;

fn held<G: Game>(file: &GameFile) -> anyhow::Result<Held> {
    let mut opening = file.log.head.opening.clone();
    opening.as_object_mut().context("an opening is an object")?.remove("game");
    let opening: G::Opening = serde_json::from_value(opening)?;
    let mut state = G::begin(&opening);
    let mut held = Held::new();
    for entry in &file.log.entries {
        let mut entry = entry.clone();
        entry.as_object_mut().context("an entry is an object")?.remove("at_ms");
        if let Entry::<G>::Command { seat, events, .. } = serde_json::from_value(entry)? {
            let (commands, pieces) = held.entry(seat).or_default();
            *commands += 1;
            for event in events {
                G::apply(&mut state, &event);
                if let Some(piece) = G::prize(&state, &event) {
                    *pieces.entry(piece).or_default() += 1;
                }
            }
        }
    }
    Ok(held)
}
