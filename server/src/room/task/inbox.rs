//! What a room's inbox takes, and what goes back to those who asked.

use super::audience::News;
use crate::frame::Frame;
use crate::metrics::{Answer, Asked};
use crate::room::desk::{Input, Place, Question};
use crate::rooms::Numbers;
use protocol::{ErrorCode, RoomFound, ScreenGiven, SeatGiven, Seq, ServerMessage};
use tokio::sync::{broadcast, mpsc, oneshot};

/// What comes to a room.
#[derive(Debug)]
pub(crate) enum Call {
    /// A question, and where its answer goes.
    Ask(Question, Back),
    /// Something to which there is no answer.
    Note(Input),
}

/// The way back to one who asked.
#[derive(Debug)]
pub(crate) enum Back {
    /// To one who comes in.
    Entered(oneshot::Sender<Result<Entered, ErrorCode>>),
    /// To a socket; nothing sends it away. Boxed, as a channel has room for many from the beginning.
    Socket(mpsc::UnboundedSender<Option<Box<Outgoing>>>),
    /// To one who wants a seat.
    Seat(oneshot::Sender<Result<SeatGiven, ErrorCode>>),
    /// To a screen.
    Screen(oneshot::Sender<Result<ScreenGiven, ErrorCode>>),
    /// To one who has a code.
    Found(oneshot::Sender<RoomFound>),
}

/// A text for a socket; updates and welcomes carry the number they bring the client to.
#[derive(Clone, Debug)]
pub(crate) struct Outgoing {
    pub(crate) numbers: Numbers,
    /// What it answers and how, where it is an answer.
    pub(crate) answer: Option<Answer>,
    pub(crate) frame: Frame,
}

/// What somebody gets who comes in.
#[derive(Debug)]
pub(crate) struct Entered {
    pub(crate) place: Place,
    pub(crate) welcome: Outgoing,
    pub(crate) news: broadcast::Receiver<News>,
}

impl Outgoing {
    pub(crate) fn new(seq: Option<Seq>, message: &ServerMessage) -> Self {
        Self { numbers: Numbers::of(seq, message), answer: None, frame: Frame::of(message) }
    }

    /// An answer; it has no number.
    pub(crate) fn answer(asked: Option<Asked>, message: &ServerMessage) -> Self {
        let answer = asked.and_then(|asked| Answer::of(asked, message));
        Self { answer, ..Self::new(None, message) }
    }
}
