//! Where a client's text becomes a message or a typed error, never a panic.

use crate::client::ClientMessage;
use crate::error::ErrorCode;
use crate::id::CommandId;
use crate::numbers::{ProtocolVersion, UnsupportedVersion};
use crate::server::ServerMessage;
use serde::Deserialize;
use serde::de::IgnoredAny;
use thiserror::Error;

/// The longest message that is read, in bytes.
pub const MAX_MESSAGE_BYTES: usize = 16 * 1024;

/// The longest hint that is sent, in characters.
const MAX_HINT: usize = 200;

/// Why a text is no message. A reason can repeat what was sent: it is for the sender, not for logs.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseError {
    /// It is too long to be read.
    #[error("the message has {bytes} bytes; {MAX_MESSAGE_BYTES} are read")]
    TooLarge {
        /// How long it is.
        bytes: usize,
    },
    /// It is not JSON.
    #[error("the message is not JSON: {reason}")]
    NotJson {
        /// What the parser says.
        reason: String,
    },
    /// It is a `hello` in another version of the protocol.
    #[error(transparent)]
    UnsupportedVersion(#[from] UnsupportedVersion),
    /// It is JSON, but no message, or one that is wrong in a part.
    #[error("the protocol has no such message: {reason}")]
    WrongMessage {
        /// What the parser says.
        reason: String,
        /// The id that it bears all the same.
        id: Option<CommandId>,
    },
}

impl ParseError {
    /// The code that tells the client.
    pub fn code(&self) -> ErrorCode {
        match self {
            Self::TooLarge { .. } => ErrorCode::TooLarge,
            Self::NotJson { .. } => ErrorCode::Malformed,
            Self::UnsupportedVersion(_) => ErrorCode::UnsupportedVersion,
            Self::WrongMessage { .. } => ErrorCode::UnknownMessage,
        }
    }
}

impl ParseError {
    /// The id of what could not be read, where that much could be.
    pub fn id(&self) -> Option<CommandId> {
        match self {
            Self::WrongMessage { id, .. } => id.clone(),
            Self::TooLarge { .. } | Self::NotJson { .. } | Self::UnsupportedVersion(_) => None,
        }
    }
}

impl From<&ParseError> for ServerMessage {
    fn from(error: &ParseError) -> Self {
        let hint = error.to_string().chars().take(MAX_HINT).collect();
        Self::Error { id: error.id(), code: error.code(), hint }
    }
}

impl ClientMessage {
    /// Reads a message.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        if text.len() > MAX_MESSAGE_BYTES {
            return Err(ParseError::TooLarge { bytes: text.len() });
        }
        match serde_json::from_str(text) {
            // Serde would read an array as an object whose names were left out.
            Ok(_) if !is_object(text) => {
                Err(ParseError::WrongMessage { reason: "a message is an object".into(), id: None })
            }
            Ok(message) => Ok(message),
            Err(error) => Err(explain(text, &error)),
        }
    }
}

fn is_object(text: &str) -> bool {
    text.trim_start().starts_with('{')
}

fn explain(text: &str, error: &serde_json::Error) -> ParseError {
    if let Err(error) = serde_json::from_str::<IgnoredAny>(text) {
        return ParseError::NotJson { reason: error.to_string() };
    }
    match serde_json::from_str::<Greeting>(text) {
        Ok(Greeting::Hello { version }) if ProtocolVersion::try_from(version).is_err() => {
            UnsupportedVersion(version).into()
        }
        _ => {
            let named = serde_json::from_str::<Named>(text).ok().filter(|_| is_object(text));
            ParseError::WrongMessage { reason: error.to_string(), id: named.map(|named| named.id) }
        }
    }
}

/// As much of a message as its answer needs.
#[derive(Deserialize)]
struct Named {
    id: CommandId,
}

/// As much of a `hello` as every version has.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Greeting {
    Hello { version: u32 },
}
