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
    /// The seat token is not valid in this room.
    UnknownSeatToken,
    /// Only the holder of a seat can do this.
    NotSeated,
    /// The room plays another game than the command is of.
    OtherGame,
    /// The decision key is old: the game has moved on, and the command was not executed.
    StaleDecision,
    /// The command could not be stored and was not done. It may be sent again.
    NotSaved,
    /// Too many messages in too short a time. This one was ignored.
    RateLimited,
    /// A mistake of the server.
    Internal,
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
            Self::UnknownSeatToken => "the seat token is not valid in this room",
            Self::NotSeated => "only the holder of a seat can do this",
            Self::OtherGame => "the room plays another game",
            Self::StaleDecision => "the game has moved on: see the newest decision",
            Self::NotSaved => "not saved: try again",
            Self::RateLimited => "too many messages: wait a little",
            Self::Internal => "a mistake of the server",
        }
    }
}
