//! What comes to a desk, and what it wants done.

use crate::notices::{Letter, Outcome};
use crate::room::machine::Way;
use crate::room::play::{Class, Thought};
use crate::store::{Append, AppendError, ChatRow, Record};
use games::Seat;
use games::bot::{BotLevel, Hint};
use games::dice::Seed;
use protocol::{
    ClientMessage, DecisionKey, ErrorCode, GameCommand, GameReason, May, PlayerKey, RoomFound, ScreenGiven,
    SeatGiven, Seq, ServerMessage, TakeSeat, UsePass, UseScreenPass, Who,
};
use std::sync::Arc;
use std::time::Duration;

/// The time at which something comes in.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Now {
    /// By the clock on the wall, in milliseconds since 1970: it may be set, forwards and back.
    pub(crate) wall_ms: i64,
    /// How long the room has been in memory: it only grows.
    pub(crate) awake: Duration,
}

/// By which the shell knows who asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Ticket(pub(crate) u64);

/// What comes in.
#[derive(Debug)]
pub(crate) enum Input {
    /// The room is in memory: it was stored before, or is new.
    Woke { was_stored: bool },
    /// Somebody asks something.
    Asked { ticket: Ticket, question: Question },
    /// Somebody goes.
    Leave { class: Class },
    /// A bot has thought.
    BotChose { seat: Seat, key: DecisionKey, command: Option<GameCommand> },
    /// A steward has thought for a seat that asked.
    Hinted { seat: Seat, key: DecisionKey, hint: Option<Hint<GameCommand, GameReason>> },
    /// A notice was sent, or was not.
    Told { way: Way, owed: Seq, outcome: Outcome },
    /// What came of [`Effect::Keep`].
    Kept(Result<(), AppendError>),
    /// What came of [`Effect::LookUp`].
    LookedUp(Found),
    /// It is as late as was wished.
    Tick,
    /// The server stops.
    Stop,
}

/// What a room is asked; each is answered once, unless the room stops.
#[derive(Debug)]
pub(crate) enum Question {
    /// Somebody comes in.
    Enter { who: Who, seen: Seq, chat_seen: u32 },
    /// Somebody says something.
    Say { from: Place, message: ClientMessage },
    /// Somebody was too slow for the news.
    Resync { from: Place, seen: Seq, chat_seen: u32 },
    /// Somebody wants a seat.
    TakeSeat { wish: TakeSeat, player: Option<PlayerKey> },
    /// Somebody has a pass.
    UsePass { wish: UsePass, player: Option<PlayerKey> },
    /// A screen has a pass.
    UseScreenPass { wish: UseScreenPass },
    /// Somebody has a code.
    Find { may: May },
}

/// A socket's place in a room. A seat that is cleared or moved away leaves its old sockets without rights:
/// they came in another term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) class: Class,
    pub(crate) term: u32,
}

/// What is to be done, in this order.
#[derive(Debug)]
pub(crate) enum Effect {
    /// Store this; nothing else comes in before [`Input::Kept`].
    Keep(Arc<Append>),
    /// Look up what is stored; nothing else comes in before [`Input::LookedUp`].
    LookUp(LookUp),
    /// Answer a question.
    Answer { ticket: Ticket, answer: Answer },
    /// Tell everybody of a class; updates are numbered.
    Tell { class: Class, seq: Option<Seq>, message: ServerMessage },
    /// The sockets of a class have no right to be there any more.
    CutOff(Class),
    /// Let a bot think, at a human pace, for [`Input::BotChose`]; by this chance, where there is one.
    Think { seat: Seat, level: BotLevel, key: DecisionKey, thought: Thought, chance: Option<Seed> },
    /// Let a steward think for a seat, for [`Input::Hinted`].
    ThinkFor { seat: Seat, key: DecisionKey, thought: Thought, chance: Seed },
    /// Send a notice, for [`Input::Told`].
    Send { way: Way, owed: Seq, letter: Box<Letter> },
    /// The room must leave memory: somebody else writes its log, or the server ends.
    Stop,
}

/// What is stored of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LookUp {
    /// The records from a number on.
    Records { from: u32 },
    /// The lines of chat after a number, so many at most.
    Chat { after: u32, limit: u32 },
}

/// What was found.
#[derive(Debug)]
pub(crate) enum Found {
    Records(Vec<Record>),
    Chat(Vec<ChatRow>),
    /// The store cannot be read.
    Unreadable,
}

/// An answer to a question.
#[derive(Debug)]
pub(crate) enum Answer {
    /// To one who came in.
    Entered(Result<Box<Admitted>, ErrorCode>),
    /// To what somebody said.
    Said(ServerMessage),
    /// To one who was too slow: everything anew, up to this number.
    Anew(Seq, ServerMessage),
    /// To one who wants a seat, or has a pass.
    Seat(Result<SeatGiven, ErrorCode>),
    /// To a screen that has a pass.
    Screen(Result<ScreenGiven, ErrorCode>),
    /// To one who has a code.
    Found(Box<RoomFound>),
    /// To one who was cut off, and may have stopped listening for the end of the news: it is sent away.
    Nothing,
}

/// What somebody is told who comes in.
#[derive(Debug)]
pub(crate) struct Admitted {
    pub(crate) place: Place,
    /// The number that the welcome brings to.
    pub(crate) seq: Seq,
    pub(crate) welcome: ServerMessage,
}
