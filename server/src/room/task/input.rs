//! What a room is asked, and what it sends.

use crate::metrics::{Answer, Asked};
use crate::notices::Outcome;
use crate::room::machine::Way;
use crate::room::play::Class;
use axum::extract::ws::Utf8Bytes;
use games::Seat;
use protocol::{
    ClientMessage, DecisionKey, ErrorCode, GameCommand, May, PlayerKey, RoomFound, SeatGiven, Seq,
    ServerMessage, TakeSeat, UsePass, Who,
};
use tokio::sync::{broadcast, mpsc, oneshot};

/// What a room is asked.
#[derive(Debug)]
pub(crate) enum Input {
    /// Somebody comes in.
    Enter { who: Who, seen: Seq, chat_seen: u32, reply: oneshot::Sender<Result<Entered, ErrorCode>> },
    /// Somebody says something.
    Say { from: Place, message: ClientMessage, reply: mpsc::UnboundedSender<Outgoing> },
    /// Somebody was too slow for the news.
    Resync { from: Place, seen: Seq, chat_seen: u32, reply: mpsc::UnboundedSender<Outgoing> },
    /// Somebody goes.
    Leave { class: Class },
    /// Somebody wants a seat.
    TakeSeat {
        wish: TakeSeat,
        player: Option<PlayerKey>,
        reply: oneshot::Sender<Result<SeatGiven, ErrorCode>>,
    },
    /// Somebody has a pass.
    UsePass { wish: UsePass, player: Option<PlayerKey>, reply: oneshot::Sender<Result<SeatGiven, ErrorCode>> },
    /// Somebody has a code.
    Find { may: May, reply: oneshot::Sender<RoomFound> },
    /// A bot has thought.
    BotChose { seat: Seat, key: DecisionKey, command: Option<GameCommand> },
    /// A notice was sent, or was not.
    Told { way: Way, owed: Seq, outcome: Outcome },
    /// The server stops.
    Stop,
}

/// A text for a socket; updates and welcomes carry the number they bring the client to.
#[derive(Clone, Debug)]
pub(crate) struct Outgoing {
    pub(crate) seq: Option<Seq>,
    /// The number of the chat line, where it is one.
    pub(crate) chat: Option<u32>,
    /// What it answers and how, where it is an answer.
    pub(crate) answer: Option<Answer>,
    pub(crate) text: Utf8Bytes,
}

/// A socket's place in a room. A seat that is cleared or moved away leaves its old sockets without rights:
/// they came in another term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) class: Class,
    pub(crate) term: u32,
}

/// What somebody gets who comes in.
#[derive(Debug)]
pub(crate) struct Entered {
    pub(crate) place: Place,
    pub(crate) welcome: Outgoing,
    pub(crate) news: broadcast::Receiver<Outgoing>,
}

impl Outgoing {
    pub(crate) fn new(seq: Option<Seq>, message: &ServerMessage) -> Self {
        let chat = match message {
            ServerMessage::Chat { line } => Some(line.n),
            ServerMessage::Welcome { chat, .. } => chat.last().map(|line| line.n),
            _ => None,
        };
        // A message is plain data: there is nothing in it that JSON cannot say.
        let text = serde_json::to_string(message).unwrap_or_default().into();
        Self { seq, chat, answer: None, text }
    }

    /// An answer; it has no number.
    pub(crate) fn answer(asked: Option<Asked>, message: &ServerMessage) -> Self {
        let answer = asked.and_then(|asked| Answer::of(asked, message));
        Self { answer, ..Self::new(None, message) }
    }
}
