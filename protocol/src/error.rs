//! What can go wrong outside the rules, as a closed list that clients put into words.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// The message is not JSON.
    Malformed,
    /// The message is longer than the server reads.
    TooLarge,
    /// The message is JSON, but none that the protocol knows.
    UnknownMessage,
    /// The server does not speak the client's version of the protocol.
    UnsupportedVersion,
    /// The first message must be `hello`, and only the first.
    OutOfOrder,
    /// There is no such room, or it is not open to this client.
    UnknownRoom,
    /// There is no such finished game, or it is not open to this client.
    UnknownGame,
    /// There is no such path.
    UnknownPath,
    /// The page that asks is not one of the server's own.
    ForeignOrigin,
    /// The header with the player key is missing, or what it has is none.
    NoPlayerKey,
    /// The token of the seat or of the screen is not valid in this room.
    UnknownSeatToken,
    /// Only the holder of a seat can do this.
    NotSeated,
    /// The room plays another game than the command is of.
    OtherGame,
    /// The decision key is old: the game has moved on, and the command was not executed.
    StaleDecision,
    /// The seat has used this id before, for something else. This was not done.
    IdReused,
    /// What was asked could not be stored and was not done. It may be sent again.
    NotSaved,
    /// Too many messages or requests in too short a time. This one was ignored.
    RateLimited,
    /// It is too early or too late for this: the room is waiting, playing or over.
    WrongPhase,
    /// Only the host can do this.
    NotHost,
    /// Somebody sits there already, or no seat is free.
    SeatTaken,
    /// Nobody sits there.
    SeatEmpty,
    /// Somebody plays in that colour already.
    ColourTaken,
    /// A name has 1 to 24 visible characters.
    BadName,
    /// A line of chat has 1 to 500 characters of plain text.
    BadText,
    /// These settings cannot be played by.
    BadSettings,
    /// This cannot be taken back.
    NothingToTakeBack,
    /// Nobody has asked for this, or not any more.
    NothingAsked,
    /// The seat's holder has not been away long enough.
    NotAbsent,
    /// The pass was used, has expired, or never was one.
    BadPass,
    /// Nothing is sent to this address: https only, no private addresses, keys that are some.
    BadAddress,
    /// The server sends no notices, or tells enough devices of this seat already.
    NoNotices,
    /// No more rooms, watchers or connections are taken now.
    Full,
    /// The server is about to stop.
    Stopping,
    /// A mistake of the server.
    Internal,
    /// The host has chosen that this table plays without hints.
    NoHints,
    /// The file of a game is none: not JSON in the one form that such files have, or something is missing in it.
    NotAGameFile,
    /// The file of a game has another version than this server reads.
    OtherFileVersion,
    /// The file of a game was changed: its digest or its chain of hashes does not fit what is in it.
    DamagedFile,
    /// The file of a game has dice that do not follow from its secret, or a secret that was not the promised one.
    UnfairDice,
    /// The file of a game has a move that the rules or the dice do not confirm, or scores that do not follow.
    WrongMoves,
    /// The game of the file was not played to its end.
    UnfinishedGame,
}

impl ErrorCode {
    /// The code in a few English words, for those who write clients.
    pub fn hint(self) -> &'static str {
        match self {
            Self::Malformed => "the message is not JSON",
            Self::TooLarge => "the message is too long",
            Self::UnknownMessage => "the protocol has no such message",
            Self::UnsupportedVersion => "the server speaks another version of the protocol",
            Self::OutOfOrder => "say hello first, and once",
            Self::UnknownRoom => "there is no such room for you",
            Self::UnknownGame => "there is no such finished game for you",
            Self::UnknownPath => "there is no such path: see /api/openapi.json",
            Self::ForeignOrigin => "pages of this origin may not speak to this server",
            Self::NoPlayerKey => "send the player key in the header x-player-key",
            Self::UnknownSeatToken => "the token is not valid in this room",
            Self::NotSeated => "only the holder of a seat can do this",
            Self::OtherGame => "the room plays another game",
            Self::StaleDecision => "the game has moved on: see the newest decision",
            Self::IdReused => "this id stands for something else: make a new one",
            Self::NotSaved => "not saved: try again",
            Self::RateLimited => "too many messages: wait a little",
            Self::WrongPhase => "too early or too late: see the phase of the room",
            Self::NotHost => "only the host can do this",
            Self::SeatTaken => "somebody sits there already, or no seat is free",
            Self::SeatEmpty => "nobody sits there",
            Self::ColourTaken => "somebody plays in that colour already",
            Self::BadName => "a name has 1 to 24 visible characters",
            Self::BadText => "a line of chat has 1 to 500 characters of plain text",
            Self::BadSettings => "these settings cannot be played by",
            Self::NothingToTakeBack => "this cannot be taken back",
            Self::NothingAsked => "nobody has asked for this, or not any more",
            Self::NotAbsent => "the seat's holder has not been away long enough",
            Self::BadPass => "the pass was used, has expired, or never was one",
            Self::BadAddress => "nothing is sent to this address: https only, no private addresses",
            Self::NoNotices => "no notices here, or enough devices of this seat are told already",
            Self::Full => "no more are taken now: try later",
            Self::Stopping => "the server is about to stop",
            Self::Internal => "a mistake of the server",
            Self::NoHints => "this table plays without hints",
            Self::NotAGameFile => "this is no file of a game",
            Self::OtherFileVersion => "the file has another version than this server reads",
            Self::DamagedFile => "the file was changed: its hashes do not fit",
            Self::UnfairDice => "the dice of the file do not follow from its secret",
            Self::WrongMoves => "the rules and the dice do not confirm what is in the file",
            Self::UnfinishedGame => "the game of the file was not played to its end",
        }
    }
}
