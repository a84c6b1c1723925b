//! What a client says.

use super::game;
use super::notices;
use super::room;
use crate::act::Act;
use crate::client::{ClientMessage, Who};
use crate::generate::GenerateError;
use crate::id::{CommandId, DecisionKey, Nonce, ScreenToken, SeatToken};
use crate::numbers::{ProtocolVersion, Seq};
use crate::room::{BotName, Motion};
use games::tajuto::Command;
use games::{PlayerColour, Seat};

/// An example of each message from a client, by name.
///
/// # Errors
/// The samples are wrong.
pub fn client_samples() -> Result<Vec<(&'static str, ClientMessage)>, GenerateError> {
    let game = game::tajuto()?;
    let id = CommandId::new("c-1")?;
    let seat = Who::Seat { token: SeatToken::new("0123456789abcdefghijkl")? };
    let screen = Who::Screen { token: ScreenToken::new("zyxwvutsrqponmlkjihgfe")? };
    let key = DecisionKey::new("d-1")?;
    let command = ClientMessage::Command { id: id.clone(), key: key.clone(), command: game.last.into() };
    let of_satori = ClientMessage::Command { id: id.clone(), key, command: game::satori()?.last.into() };
    let mut samples = vec![
        ("hello-seat", hello(seat, Seq(3), 1)?),
        ("hello-spectator", hello(Who::Spectator { code: room::watch_code()? }, Seq(0), 0)?),
        ("hello-screen", hello(screen, Seq(0), 0)?),
        ("command", command),
        ("satori-command", of_satori),
        ("try", ClientMessage::Try { id: id.clone(), command: Command::GropeAgain {}.into() }),
        ("hint", ClientMessage::Hint { id: id.clone() }),
        ("chat", ClientMessage::Chat { id: id.clone(), text: room::chat_line().text }),
        ("ping", ClientMessage::Ping {}),
    ];
    samples.extend(acts()?.map(|(name, act)| (name, ClientMessage::Act { id: id.clone(), act })));
    Ok(samples)
}

fn hello(who: Who, seen: Seq, chat_seen: u32) -> Result<ClientMessage, GenerateError> {
    let (version, room) = (ProtocolVersion::CURRENT, room::room_id()?);
    Ok(ClientMessage::Hello { version, room, who, seen, chat_seen })
}

fn acts() -> Result<impl Iterator<Item = (&'static str, Act)>, GenerateError> {
    let seat = Seat::ALL[1];
    let motion = Motion::StandIn { seat };
    let nonce = Nonce::new("another-number-of-amas-device")?;
    Ok([
        ("act-rename", Act::Rename { name: "Ama of the Pines".into() }),
        ("act-recolour", Act::Recolour { colour: PlayerColour::White }),
        ("act-leave", Act::Leave {}),
        ("act-configure", Act::Configure { settings: room::settings() }),
        ("act-resize", Act::Resize { seats: 3 }),
        ("act-seat-bot", Act::SeatBot { seat, level: BotName::Steward }),
        ("act-clear-seat", Act::ClearSeat { seat }),
        ("act-pass-host", Act::PassHost { seat }),
        ("act-show-hand", Act::ShowHand { show: true }),
        ("act-stir", Act::Stir { nonce }),
        ("act-start", Act::Start {}),
        ("act-take-back", Act::TakeBack { from: Seq(7) }),
        ("act-answer-take-back", Act::AnswerTakeBack { offer: Seq(10), agree: false }),
        ("act-vote-stand-in", Act::Vote { motion, aye: true }),
        ("act-vote-abandon", Act::Vote { motion: Motion::Abandon {}, aye: false }),
        ("act-stand-in", Act::StandIn { level: BotName::Novice }),
        ("act-return", Act::Return {}),
        ("act-make-pass", Act::MakePass { moves: true }),
        ("act-rematch", Act::Rematch {}),
        ("act-make-screen-pass", Act::MakeScreenPass {}),
        ("act-dismiss-screens", Act::DismissScreens {}),
        ("act-ask-notices", Act::AskNotices { notices: notices::notices()? }),
        ("act-drop-notices", Act::DropNotices { endpoint: notices::endpoint() }),
        ("act-set-hook", Act::SetHook { hook: Some(notices::hook()) }),
        ("act-remove-hook", Act::SetHook { hook: None }),
        ("act-withdraw-passes", Act::WithdrawPasses {}),
        ("act-vote-reinvite", Act::Vote { motion: Motion::Reinvite { seat }, aye: true }),
        ("act-reinvite", Act::Reinvite { seat }),
    ]
    .into_iter())
}
