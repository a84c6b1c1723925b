//! Names and secrets that cross the wire: short texts of letters, digits, `-` and `_`, checked as they
//! come in.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt::{Debug, Formatter};
use thiserror::Error;
use ts_rs::TS;

/// A text that cannot be what it should be. The text is not repeated: it may be a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a {what} has {shortest} to {longest} characters, each a letter A to Z, a digit, - or _")]
pub struct TextError {
    what: &'static str,
    shortest: usize,
    longest: usize,
}

macro_rules! text {
    ($(#[doc = $doc:literal])+ $name:ident, $what:literal, $shortest:literal to $longest:literal) => {
        $(#[doc = $doc])+
        #[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
        #[serde(try_from = "String", into = "String")]
        #[ts(type = "string")]
        pub struct $name(String);

        impl $name {
            /// Checks length and characters.
            ///
            /// # Errors
            /// The text cannot be one.
            pub fn new(text: impl Into<String>) -> Result<Self, TextError> {
                let text = text.into();
                let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
                if ($shortest..=$longest).contains(&text.len()) && text.bytes().all(plain) {
                    Ok(Self(text))
                } else {
                    Err(TextError { what: $what, shortest: $shortest, longest: $longest })
                }
            }
        }

        impl TryFrom<String> for $name {
            type Error = TextError;

            fn try_from(text: String) -> Result<Self, TextError> {
                Self::new(text)
            }
        }

        impl From<$name> for String {
            fn from(text: $name) -> Self {
                text.0
            }
        }

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({
                    "description": concat!($($doc),+).trim(),
                    "type": "string",
                    "pattern": concat!("^[A-Za-z0-9_-]{", $shortest, ",", $longest, "}$"),
                })
            }
        }
    };
}

macro_rules! open_text {
    ($name:ident) => {
        impl $name {
            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl Debug for $name {
            fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
                f.debug_tuple(stringify!($name)).field(&self.0).finish()
            }
        }
    };
}

macro_rules! secret_text {
    ($name:ident) => {
        impl $name {
            /// The secret itself: for hashing, never for logs.
            pub fn secret(&self) -> &str {
                &self.0
            }
        }

        /// A secret is not for logs.
        impl Debug for $name {
            fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
                f.write_str(concat!(stringify!($name), "(…)"))
            }
        }
    };
}

text! {
    /// The name of a room in addresses and messages.
    RoomId, "room id", 1 to 64
}
open_text!(RoomId);

text! {
    /// The client's own name for a command, a try, an act or a line of chat, unlike any other of its seat in
    /// this room.
    CommandId, "command id", 1 to 64
}
open_text!(CommandId);

text! {
    /// Names the decision that a seat has to take; given by the server, echoed by the command.
    DecisionKey, "decision key", 1 to 64
}
open_text!(DecisionKey);

text! {
    /// The name of a game, by which it is found once it is over.
    GameId, "game id", 1 to 64
}
open_text!(GameId);

text! {
    /// A code to read aloud: a few short words joined by `-`.
    Code, "code", 8 to 64
}
open_text!(Code);

text! {
    /// What a device adds to the dice of a game: a random number, in any letters and digits.
    Nonce, "nonce", 1 to 64
}
open_text!(Nonce);

text! {
    /// The secret of a device that holds a seat.
    SeatToken, "seat token", 22 to 64
}

secret_text!(SeatToken);

text! {
    /// The secret of a pass: the first device that shows it comes to hold a seat.
    PassSecret, "pass", 22 to 64
}
secret_text!(PassSecret);

text! {
    /// The secret by which a device finds its own games again.
    PlayerKey, "player key", 22 to 64
}
secret_text!(PlayerKey);

text! {
    /// The public key of a device that is told by Web Push: a point of P-256, uncompressed, as base64.
    PushPoint, "push key", 87 to 87
}
open_text!(PushPoint);

text! {
    /// The secret of a device that is told by Web Push: 16 bytes, as base64.
    PushAuth, "push secret", 22 to 22
}
secret_text!(PushAuth);

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: &str = "an-old-secret-of-a-seat-1";

    #[test]
    fn length_and_characters_are_checked() {
        assert_eq!(RoomId::new("quiet-crane_7").unwrap().as_str(), "quiet-crane_7");
        assert!(RoomId::new("x".repeat(64)).is_ok());
        for bad in ["", "two words", "a/b", "žák", "a\u{0}", &"x".repeat(65)] {
            assert!(RoomId::new(bad).is_err(), "{bad:?}");
            assert!(serde_json::from_value::<RoomId>(bad.into()).is_err(), "{bad:?}");
        }
        assert!(SeatToken::new("x".repeat(21)).is_err(), "too few bits");
    }

    #[test]
    fn a_secret_is_printed_neither_when_good_nor_when_bad() {
        let token = SeatToken::new(SECRET).unwrap();
        assert_eq!(format!("{token:?}"), "SeatToken(…)");
        let error = serde_json::from_value::<SeatToken>(format!("{SECRET} ").into()).unwrap_err();
        assert!(!error.to_string().contains(SECRET), "{error}");
    }
}
