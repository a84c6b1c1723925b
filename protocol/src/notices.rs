//! "It is your turn", for those who are not there: by Web Push to a device, and by a webhook to a chat.

use crate::id::{PushAuth, PushPoint};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt::{Debug, Formatter};
use thiserror::Error;
use ts_rs::TS;

/// How a device is told: its push subscription as the browser gives it, and when it may ring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Notices {
    /// Where to send it; at most 1024 characters.
    pub endpoint: WebAddress,
    /// The device's public key.
    pub p256dh: PushPoint,
    /// The secret that the device shares with this server.
    pub auth: PushAuth,
    /// The language of the message.
    pub language: Language,
    /// When the device is to stay silent.
    pub quiet: Option<QuietHours>,
}

/// An address of the web, which often holds a secret: to be kept, used and dropped, never shown.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(transparent)]
pub struct WebAddress(String);

impl WebAddress {
    /// Takes any text: whether it is an address is for the server to say.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The address itself: for sending, never for logs.
    pub fn secret(&self) -> &str {
        &self.0
    }
}

/// An address is not for logs.
impl Debug for WebAddress {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.write_str("WebAddress(…)")
    }
}

/// The language of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// English.
    En,
    /// German.
    De,
    /// Italian.
    It,
    /// Czech.
    Cs,
}

/// A part of each day in which a device stays silent. It may go past midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// When it begins, in minutes of the day where the device is.
    pub from_min: MinuteOfDay,
    /// When it ends.
    pub to_min: MinuteOfDay,
    /// By how much the device's time is ahead of UTC, in minutes.
    pub utc_offset_min: UtcOffset,
}

/// A minute of the day, 0 to 1439.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(try_from = "u16", into = "u16")]
#[schemars(extend("minimum" = 0, "maximum" = 1439))]
#[ts(type = "number")]
pub struct MinuteOfDay(u16);

/// By how much a time is ahead of UTC, in minutes: at most 14 hours either way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(try_from = "i16", into = "i16")]
#[schemars(extend("minimum" = -840, "maximum" = 840))]
#[ts(type = "number")]
pub struct UtcOffset(i16);

/// A number that is no time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a day has the minutes 0 to 1439, and its time differs from UTC by 840 minutes at most")]
pub struct NotATime;

impl TryFrom<u16> for MinuteOfDay {
    type Error = NotATime;

    fn try_from(minute: u16) -> Result<Self, NotATime> {
        if minute < 24 * 60 { Ok(Self(minute)) } else { Err(NotATime) }
    }
}

impl From<MinuteOfDay> for u16 {
    fn from(minute: MinuteOfDay) -> Self {
        minute.0
    }
}

impl TryFrom<i16> for UtcOffset {
    type Error = NotATime;

    fn try_from(minutes: i16) -> Result<Self, NotATime> {
        if (-14 * 60..=14 * 60).contains(&minutes) { Ok(Self(minutes)) } else { Err(NotATime) }
    }
}

impl From<UtcOffset> for i16 {
    fn from(offset: UtcOffset) -> Self {
        offset.0
    }
}

/// Where the turns of a table are told besides, as the host gives it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hook {
    /// Who reads it.
    pub format: HookFormat,
    /// Where to send it; at most 1024 characters.
    pub url: WebAddress,
    /// The language of the message.
    pub language: Language,
}

/// The service that a webhook speaks to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum HookFormat {
    /// A channel of Discord.
    Discord,
    /// A channel of Slack, or of what understands the same.
    Slack,
    /// A topic of ntfy.
    Ntfy,
}

/// Where the turns of a table are told besides, as those who sit there see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct HookView {
    /// Who reads it.
    pub format: HookFormat,
    /// The name of the host it is sent to. The rest of the address is a secret.
    pub host: String,
    /// Why the last message did not arrive; nothing where it did, or none was sent yet.
    pub failing: Option<HookFailure>,
}

/// Why a message did not arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum HookFailure {
    /// The name leads nowhere, or to where nothing is sent: https only, no private addresses.
    BadAddress {},
    /// No connection came about, or it broke.
    Unreachable {},
    /// No answer came in time.
    TimedOut {},
    /// The other side refused it.
    Refused {
        /// The status of the HTTP answer.
        status: u16,
    },
}

/// The server's public key for Web Push: the answer to `GET /api/push`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PushKey {
    /// For `applicationServerKey`: base64 for addresses, without padding.
    pub key: String,
}
