//! What the server says.

use super::game::SampleGame;
use super::room;
use crate::error::ErrorCode;
use crate::game::{GamePreview, GameRefusal, GameTable, WireGame};
use crate::generate::GenerateError;
use crate::id::{CommandId, PassSecret};
use crate::numbers::{ProtocolVersion, Seq};
use crate::parse::ParseError;
use crate::room::{BotName, RoomLine, RoomTold, RoomView};
use crate::server::{ServerMessage, TryResult, Viewer};
use crate::table::NewsOf;
use games::tajuto::{Command, Objective, Tajuto};
use games::{Game, Seat, Viewer as Eye};

/// An example of each message from the server, by name.
///
/// # Errors
/// The samples are wrong.
pub fn server_samples() -> Result<Vec<(&'static str, ServerMessage)>, GenerateError> {
    let game = SampleGame::play()?;
    let seat = game.mover;
    let preview = Tajuto::preview(&game.before, seat, &game.last)
        .map_err(|_| GenerateError::Game("what was done is forbidden"))?;
    let forbidden = Command::Claim { objective: Objective::MostMeditation };
    let Err(refusal) = Tajuto::preview(&game.before, seat, &forbidden) else {
        return Err(GenerateError::Game("what is forbidden can be done"));
    };
    let id = CommandId::new("c-1")?;
    let tried = |result: TryResult| ServerMessage::Tried { id: id.clone(), result };
    let mut samples = welcomes(&game)?;
    samples.extend(updates(&game)?);
    samples.extend([
        ("presence", ServerMessage::Presence { presence: room::presence() }),
        ("chat", ServerMessage::Chat { line: room::chat_line() }),
        ("chat-of-watcher", ServerMessage::Chat { line: room::watchers_line() }),
        ("pass", ServerMessage::Pass { id: id.clone(), secret: PassSecret::new("mnopqrstuvwxyz98765432")? }),
        ("accepted", ServerMessage::Accepted { id: id.clone(), seq: game.seq() }),
        ("refused", ServerMessage::refused(id.clone(), refusal.clone().into())),
        ("tried-works", tried(TryResult::from(GamePreview::from(preview)))),
        ("tried-fails", tried(TryResult::from(GameRefusal::from(refusal)))),
        ("error", ServerMessage::from(&ParseError::TooLarge { bytes: 20_000 })),
        ("error-of-command", ServerMessage::error(Some(id.clone()), ErrorCode::StaleDecision)),
        ("pong", ServerMessage::Pong {}),
    ]);
    Ok(samples)
}

type Samples = Vec<(&'static str, ServerMessage)>;

fn welcomes(game: &SampleGame) -> Result<Samples, GenerateError> {
    let seat = game.mover;
    let welcome = |viewer, seq, room: RoomView, log: Vec<RoomLine>, table: Option<GameTable>| {
        let (version, room) = (ProtocolVersion::CURRENT, Box::new(room));
        let (since, chat, presence) = (Seq(0), vec![room::chat_line()], room::presence());
        ServerMessage::Welcome { version, viewer, seq, since, room, log, table, chat, presence }
    };
    let table =
        |eye| -> Result<Option<GameTable>, GenerateError> { Ok(Some(Tajuto::tag_table(game.table(eye)?))) };
    let (player, watcher) = (Viewer::Seat { seat }, Viewer::Spectator {});
    let (players, watchers) = (table(Eye::Seat(seat))?, table(Eye::Spectator)?);
    let mut early = room::log();
    early.truncate(2);
    let back = ServerMessage::Welcome {
        version: ProtocolVersion::CURRENT,
        viewer: player,
        seq: game.seq(),
        since: Seq(game.seq().0 - 1),
        room: Box::new(room::playing()?),
        log: Vec::new(),
        table: Some(Tajuto::tag_table(game.table_after_last(Eye::Seat(seat))?)),
        chat: Vec::new(),
        presence: room::presence(),
    };
    Ok(vec![
        ("welcome-seat", welcome(player, game.seq(), room::playing()?, room::log(), players)),
        ("welcome-spectator", welcome(watcher, game.seq(), room::watched()?, room::log(), watchers)),
        ("welcome-back", back),
        (
            "welcome-waiting",
            welcome(Viewer::Seat { seat: Seat::ALL[0] }, Seq(2), room::waiting()?, early, None),
        ),
    ])
}

fn updates(game: &SampleGame) -> Result<Samples, GenerateError> {
    let (mover, last) = (game.mover, game.seq());
    let next = Seq(last.0 + 1);
    let update = |seq, room: Option<RoomView>, told: Option<RoomTold>, news: Option<NewsOf<Tajuto>>| {
        let log = told.map(|told| RoomLine { seq, told }).into_iter().collect();
        let news = news.map(Tajuto::tag_news);
        ServerMessage::Update { seq, room: room.map(Box::new), log, table: None, news }
    };
    let whole = ServerMessage::Update {
        seq: last,
        room: Some(Box::new(room::playing()?)),
        log: Vec::new(),
        table: Some(Tajuto::tag_table(game.table(Eye::Seat(mover))?)),
        news: None,
    };
    let away = RoomTold::StoodIn { seat: Seat::ALL[1], level: BotName::Steward };
    let undone = RoomTold::TookBack { seat: mover, from: last, to: last, asked: true };
    Ok(vec![
        ("update", update(last, None, None, Some(game.news(Eye::Seat(mover))?))),
        ("update-table", whole),
        ("update-room", update(next, Some(room::stood_in()?), Some(away), None)),
        ("update-asked", update(next, Some(room::asking(last, next)?), None, None)),
        ("update-taken-back", update(next, Some(room::playing()?), Some(undone), Some(game.take_back()?))),
        ("update-over", update(next, Some(room::over()?), Some(RoomTold::Rematch {}), None)),
    ])
}
