//! Games that bots play among themselves, as files: for golden games, measurements and tests.

use super::ending;
use super::file::{GameFile, People};
use super::log::{Ending, Head, Log, SeatHead, timed};
use crate::room::Play;
use crate::secrets::{DiceSecret, hex};
use games::bot::{BotLevel, Sight};
use games::dice::{Dice, Seed};
use games::registry::GameKind;
use games::replay::Entry;
use games::{Game, Setup, playout, with_game};
use protocol::{BotName, GameId};
use serde_json::{Value, json};

/// How long a bot of these games takes for a move.
const PACE_MS: u32 = 4_000;
/// When the first of them began: 1 January 2026.
const BEGAN_AT_MS: i64 = 1_767_225_600_000;
/// How long after each other they begin.
const APART_MS: i64 = 3_600_000;

/// The game that these bots play with the dice of a number: always the same one. Nothing where the game is not for so
/// many.
pub fn self_played(kind: GameKind, bots: &[BotName], options: Value, number: u32) -> Option<GameFile> {
    with_game!(kind, G => played::<G>(bots, options, number))
}

fn played<G: Game>(bots: &[BotName], options: Value, number: u32) -> Option<GameFile> {
    let secret = format!("{number:064x}");
    let secret: DiceSecret = serde_json::from_value(json!(secret)).ok()?;
    let game_id = GameId::new(format!("{}-{}-{number}", G::NAME, bots.len())).ok()?;
    let nonces = vec![String::new(); bots.len()];
    let seed = secret.seed(&game_id, &nonces);
    let options: G::Options = serde_json::from_value(options).ok()?;
    let setup = Setup::<G>::plain(G::standard_edition(), options, bots.len()).ok()?;
    let opening = G::open(&setup, &seed);
    let mut chance = Seed(secret.seed_alone().0).stream(0);
    let choose = |state: &G::State, seat: games::Seat| {
        let level = match bots.get(seat.index())? {
            BotName::Novice => BotLevel::Novice,
            BotName::Steward => BotLevel::Steward,
        };
        G::bot(level).choose(&Sight::new(state, seat), &mut chance)
    };
    let mut entries = Vec::new();
    let mut at_ms = 0;
    playout::run::<G>(&opening, &seed, choose, |happening| {
        let playout::Happening { seat, command, event, .. } = happening;
        at_ms += PACE_MS;
        let seq = u32::try_from(entries.len() + 1).unwrap_or(u32::MAX);
        let (command, events) = ((*command).clone(), vec![(*event).clone()]);
        let entry = Entry::<G>::Command { seq, seat: *seat, command, events };
        entries.push(timed(serde_json::to_value(&entry).unwrap_or_default(), Some(at_ms)));
        Ok(())
    })
    .ok()?;
    let mut tagged = serde_json::to_value(&opening).ok()?;
    tagged.as_object_mut()?.insert("game".into(), G::NAME.into());
    let began_at_ms = BEGAN_AT_MS + APART_MS * i64::from(number);
    let head = Head {
        game_id,
        game: G::NAME.to_owned(),
        rules: G::RULES,
        began_at_ms: Some(began_at_ms),
        seats: bots.iter().map(|bot| SeatHead { bot: Some(*bot) }).collect(),
        commitment: secret.commitment(),
        secret,
        nonces,
        seed: hex(&seed.0),
        opening: tagged,
    };
    let result = Ending { ended_at_ms: began_at_ms + i64::from(at_ms), scores: Vec::new() };
    let mut log = Log { head, entries, result };
    let play: Play = log.play().ok()?;
    log.result.scores = ending::scores(&play)?;
    let names = bots.iter().map(|bot| serde_json::to_value(bot).ok()?.as_str().map(str::to_owned));
    let people = People { names: names.collect::<Option<_>>()?, lines: Vec::new() };
    GameFile::new(log, people).ok()
}
