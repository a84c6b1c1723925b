//! Numbers of the wire: the protocol's version, the events of a room, the rules of a game.

use games::RuleNumber;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

/// The version of the protocol. There is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(try_from = "u32", into = "u32")]
#[schemars(extend("minimum" = 1, "maximum" = 1))]
#[ts(type = "1")]
pub struct ProtocolVersion(u32);

/// A version of the protocol that is not spoken here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the server does not speak version {0} of the protocol, but version {current}", current = ProtocolVersion::CURRENT.0)]
pub struct UnsupportedVersion(pub u32);

impl ProtocolVersion {
    /// The version that is spoken here.
    pub const CURRENT: Self = Self(1);
}

impl TryFrom<u32> for ProtocolVersion {
    type Error = UnsupportedVersion;

    fn try_from(version: u32) -> Result<Self, UnsupportedVersion> {
        if version == Self::CURRENT.0 { Ok(Self::CURRENT) } else { Err(UnsupportedVersion(version)) }
    }
}

impl From<ProtocolVersion> for u32 {
    fn from(version: ProtocolVersion) -> Self {
        version.0
    }
}

/// The number of an event in its room, counted from 1 without gaps; 0 stands before the first one.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(transparent)]
pub struct Seq(pub u32);

/// The number of a rule as the rules page has it: `T21`, `S7`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(extend("pattern" = "^[A-Z][1-9][0-9]{0,2}$"))]
#[ts(type = "string")]
pub struct RuleText(String);

/// A text that is the number of no rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the number of a rule is a capital letter and a number, such as T21")]
pub struct RuleTextError;

impl RuleText {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<RuleNumber> for RuleText {
    fn from(rule: RuleNumber) -> Self {
        Self(rule.to_string())
    }
}

impl TryFrom<String> for RuleText {
    type Error = RuleTextError;

    fn try_from(text: String) -> Result<Self, RuleTextError> {
        match text.as_bytes() {
            [b'A'..=b'Z', b'1'..=b'9', rest @ ..]
                if rest.len() <= 2 && rest.iter().all(u8::is_ascii_digit) =>
            {
                Ok(Self(text))
            }
            _ => Err(RuleTextError),
        }
    }
}

impl From<RuleText> for String {
    fn from(rule: RuleText) -> Self {
        rule.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_present_version_is_read() {
        assert_eq!(ProtocolVersion::try_from(1), Ok(ProtocolVersion::CURRENT));
        assert_eq!(ProtocolVersion::try_from(2), Err(UnsupportedVersion(2)));
    }

    #[test]
    fn a_rule_is_a_letter_and_a_number() {
        assert_eq!(RuleText::from(RuleNumber { game: 'T', number: 13 }).as_str(), "T13");
        for good in ["T1", "T30", "S123"] {
            assert!(RuleText::try_from(good.to_owned()).is_ok(), "{good}");
        }
        for bad in ["", "T", "t13", "T0", "T01", "T1234", "13", "T1x", "Ž1"] {
            assert!(RuleText::try_from(bad.to_owned()).is_err(), "{bad}");
        }
    }
}
