//! One example of each message, out of a short game of Tajuto: the golden files of the wire format.

use super::GenerateError;
use super::sample_game::SampleGame;
use crate::client::{ClientMessage, Who};
use crate::error::ErrorCode;
use crate::game::{GamePreview, GameRefusal};
use crate::id::{CommandId, DecisionKey, RoomId, SeatToken};
use crate::numbers::{ProtocolVersion, Seq};
use crate::parse::ParseError;
use crate::server::{ServerMessage, TryResult, Viewer};
use games::tajuto::{Command, Objective, Tajuto};
use games::{Game, Viewer as Eye};

/// An example of each message from a client, by name.
///
/// # Errors
/// The samples are wrong.
pub fn client_samples() -> Result<Vec<(&'static str, ClientMessage)>, GenerateError> {
    let game = SampleGame::play()?;
    let room = RoomId::new("quiet-crane-under-the-old-pine")?;
    let hello = |who, seen| {
        let room = room.clone();
        ClientMessage::Hello { version: ProtocolVersion::CURRENT, room, who, seen }
    };
    let token = SeatToken::new("0123456789abcdefghijkl")?;
    let (id, key) = (CommandId::new("c-1")?, DecisionKey::new("d-1")?);
    let tried = Command::GropeAgain {}.into();
    Ok(vec![
        ("hello-seat", hello(Who::Seat { token }, Seq(3))),
        ("hello-spectator", hello(Who::Spectator {}, Seq(0))),
        ("command", ClientMessage::Command { id: id.clone(), key, command: game.last.into() }),
        ("try", ClientMessage::Try { id, command: tried }),
        ("ping", ClientMessage::Ping {}),
    ])
}

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
    let welcome = |viewer, eye| -> Result<ServerMessage, GenerateError> {
        let table = Box::new(game.table(eye)?.into());
        Ok(ServerMessage::Welcome { version: ProtocolVersion::CURRENT, viewer, seq: game.seq(), table })
    };
    let tried = |result: TryResult| ServerMessage::Tried { id: id.clone(), result };
    let news = Box::new(game.news(Eye::Seat(seat))?.into());
    Ok(vec![
        ("welcome-seat", welcome(Viewer::Seat { seat }, Eye::Seat(seat))?),
        ("welcome-spectator", welcome(Viewer::Spectator {}, Eye::Spectator)?),
        ("update", ServerMessage::Update { seq: game.seq(), news }),
        ("accepted", ServerMessage::Accepted { id: id.clone(), seq: game.seq() }),
        ("refused", ServerMessage::refused(id.clone(), refusal.clone().into())),
        ("tried-works", tried(TryResult::from(GamePreview::from(preview)))),
        ("tried-fails", tried(TryResult::from(GameRefusal::from(refusal)))),
        ("error", ServerMessage::from(&ParseError::TooLarge { bytes: 20_000 })),
        ("error-of-command", ServerMessage::error(Some(id.clone()), ErrorCode::StaleDecision)),
        ("pong", ServerMessage::Pong {}),
    ])
}
