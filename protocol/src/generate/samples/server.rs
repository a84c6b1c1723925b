//! What the server says.

use super::game::{self, SampleGame};
use super::room;
use crate::error::ErrorCode;
use crate::game::{GameNews, GamePreview, GameRefusal, GameTable, WireGame};
use crate::generate::GenerateError;
use crate::id::{CommandId, DecisionKey, PassSecret};
use crate::notices::HookFormat;
use crate::numbers::{ProtocolVersion, Seq};
use crate::parse::ParseError;
use crate::room::{BotName, RoomLine, RoomTold, RoomView, Settings};
use crate::server::{ServerMessage, TryResult, Viewer};
use games::satori::{self, Satori};
use games::{Game, Seat, Viewer as Eye, tajuto};

/// An example of each message from the server, by name.
///
/// # Errors
/// The samples are wrong.
pub fn server_samples() -> Result<Vec<(&'static str, ServerMessage)>, GenerateError> {
    let game = game::tajuto()?;
    let preview = game.preview()?;
    let refusal = game.refusal(&tajuto::Command::Claim { objective: tajuto::Objective::MostMeditation })?;
    let id = CommandId::new("c-1")?;
    let tried = |result: TryResult| ServerMessage::Tried { id: id.clone(), result };
    let mut samples = welcomes(&game)?;
    samples.extend(updates(&game)?);
    samples.extend(of_satori()?);
    samples.extend([
        ("presence", ServerMessage::Presence { presence: room::presence() }),
        ("chat", ServerMessage::Chat { line: room::chat_line() }),
        ("chat-of-watcher", ServerMessage::Chat { line: room::watchers_line() }),
        (
            "pass",
            ServerMessage::Pass {
                id: id.clone(),
                secret: PassSecret::new("mnopqrstuvwxyz98765432")?,
                good_s: 86_400,
            },
        ),
        ("accepted", ServerMessage::Accepted { id: id.clone(), seq: game.seq() }),
        ("refused", ServerMessage::refused(id.clone(), refusal.clone().into())),
        ("tried-works", tried(TryResult::from(GamePreview::from(preview)))),
        ("tried-fails", tried(TryResult::from(GameRefusal::from(refusal)))),
        ("hinted", hinted(&game)?),
        ("error", ServerMessage::from(&ParseError::TooLarge { bytes: 20_000 })),
        ("error-of-command", ServerMessage::error(Some(id.clone()), ErrorCode::StaleDecision)),
        ("pong", ServerMessage::Pong {}),
    ]);
    Ok(samples)
}

/// The last command as a hint.
fn hinted<G: WireGame>(game: &SampleGame<G>) -> Result<ServerMessage, GenerateError> {
    let (id, key) = (CommandId::new("c-1")?, DecisionKey::new("d-1")?);
    let (command, reason) = (game.last.clone().into(), game.reason()?.into());
    Ok(ServerMessage::Hinted { id, key, command, reason })
}

type Samples = Vec<(&'static str, ServerMessage)>;

fn welcomes<G: WireGame>(game: &SampleGame<G>) -> Result<Samples, GenerateError> {
    let seat = game.mover;
    let (player, watcher) = (Viewer::Seat { seat }, Viewer::Spectator {});
    let players = Some(game.table(Eye::Seat(seat), Seq(0))?);
    let watchers = Some(game.table(Eye::Spectator, Seq(0))?);
    let mut early = room::log();
    early.truncate(2);
    let back = ServerMessage::Welcome {
        version: ProtocolVersion::CURRENT,
        viewer: player,
        seq: game.seq(),
        since: game.seq_before(),
        room: Box::new(room::playing()?),
        log: Vec::new(),
        table: Some(game.table(Eye::Seat(seat), game.seq_before())?),
        chat: Vec::new(),
        presence: room::presence(),
    };
    // A screen reads no chat.
    let on_screen = ServerMessage::Welcome {
        version: ProtocolVersion::CURRENT,
        viewer: Viewer::Screen {},
        seq: game.seq(),
        since: Seq(0),
        room: Box::new(room::watched()?),
        log: room::log(),
        table: watchers.clone(),
        chat: Vec::new(),
        presence: room::presence(),
    };
    Ok(vec![
        ("welcome-seat", welcome(player, game.seq(), room::playing()?, room::log(), players)),
        ("welcome-spectator", welcome(watcher, game.seq(), room::watched()?, room::log(), watchers)),
        ("welcome-screen", on_screen),
        ("welcome-back", back),
        (
            "welcome-waiting",
            welcome(Viewer::Seat { seat: Seat::ALL[0] }, Seq(2), room::waiting()?, early, None),
        ),
    ])
}

fn updates<G: WireGame>(game: &SampleGame<G>) -> Result<Samples, GenerateError> {
    let (mover, last) = (game.mover, game.seq());
    let next = Seq(last.0 + 1);
    let whole = ServerMessage::Update {
        seq: last,
        room: Some(Box::new(room::playing()?)),
        log: Vec::new(),
        table: Some(game.table(Eye::Seat(mover), Seq(0))?),
        news: None,
    };
    let hooked = RoomTold::HookSet { seat: Seat::ALL[0], format: HookFormat::Discord };
    let away = RoomTold::StoodIn { seat: Seat::ALL[1], level: BotName::Steward, voted: true };
    let undone = RoomTold::TookBack { seat: mover, from: last, to: last, asked: true };
    Ok(vec![
        ("update", update(last, None, None, Some(game.news(Eye::Seat(mover))?))),
        ("update-table", whole),
        ("update-room", update(next, Some(room::stood_in()?), Some(away), None)),
        ("update-asked", update(next, Some(room::asking(last, next)?), None, None)),
        ("update-taken-back", update(next, Some(room::playing()?), Some(undone), Some(game.take_back()?))),
        ("update-hook", update(next, Some(room::hooked()?), Some(hooked), None)),
        ("update-over", update(next, Some(room::over()?), Some(RoomTold::Rematch {}), None)),
    ])
}

/// A table of Satori: what differs from game to game.
fn of_satori() -> Result<Samples, GenerateError> {
    let game = game::satori()?;
    let (seat, eye) = (game.mover, Eye::Seat(game.mover));
    let settings = Settings { game: satori::Options::default().into(), ..room::settings() };
    let mut room = RoomView { settings, ..room::playing()? };
    for (seat, colour) in room.seats.iter_mut().zip(Satori::colours(&Satori::standard_edition())) {
        seat.colour = *colour;
    }
    let table = Some(game.table(eye, Seq(0))?);
    let refusal = game.refusal(&satori::Command::Gain { action: 9, wood: 0 })?;
    Ok(vec![
        ("satori-welcome-seat", welcome(Viewer::Seat { seat }, game.seq(), room, room::log(), table)),
        ("satori-update", update(game.seq(), None, None, Some(game.news(eye)?))),
        ("satori-hinted", hinted(&game)?),
        ("satori-refused", ServerMessage::refused(CommandId::new("c-1")?, refusal.into())),
        (
            "satori-tried-works",
            ServerMessage::Tried {
                id: CommandId::new("c-1")?,
                result: GamePreview::from(game.preview()?).into(),
            },
        ),
    ])
}

/// A welcome to one who has seen nothing yet.
fn welcome(
    viewer: Viewer,
    seq: Seq,
    room: RoomView,
    log: Vec<RoomLine>,
    table: Option<GameTable>,
) -> ServerMessage {
    let (version, room) = (ProtocolVersion::CURRENT, Box::new(room));
    let (since, chat, presence) = (Seq(0), vec![room::chat_line()], room::presence());
    ServerMessage::Welcome { version, viewer, seq, since, room, log, table, chat, presence }
}

fn update(seq: Seq, room: Option<RoomView>, told: Option<RoomTold>, news: Option<GameNews>) -> ServerMessage {
    let log = told.map(|told| RoomLine { seq, told }).into_iter().collect();
    ServerMessage::Update { seq, room: room.map(Box::new), log, table: None, news }
}
