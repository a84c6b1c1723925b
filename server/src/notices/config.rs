//! How notices behave.

use ipnet::IpNet;

/// What a room needs to know of notices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeRules {
    /// Whether any are sent.
    pub on: bool,
    /// How long a turn waits, and how long nobody has been there, before a notice is sent.
    pub after_ms: u32,
    /// How much time lies between two notices to one device.
    pub gap_ms: u32,
    /// How often a notice is sent until it is given up.
    pub attempts: u32,
    /// How long to wait before the second attempt; each further one waits twice as long.
    pub backoff_ms: u32,
    /// The longest wait.
    pub backoff_most_ms: u32,
    /// How many devices of a seat are told.
    pub devices: usize,
    /// Networks that are not public and may be sent to all the same.
    pub networks: Vec<IpNet>,
}

impl Default for NoticeRules {
    fn default() -> Self {
        Self {
            on: true,
            after_ms: 20_000,
            gap_ms: 60_000,
            attempts: 6,
            backoff_ms: 30_000,
            backoff_most_ms: 3_600_000,
            devices: 4,
            networks: Vec::new(),
        }
    }
}

/// What the sender of notices needs to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SenderConfig {
    /// How long one message may take.
    pub timeout_ms: u32,
    /// How many are under way at once.
    pub at_once: usize,
    /// For how long a push service keeps a message for a device that is off.
    pub ttl_s: u32,
    /// Networks that are not public and may be sent to all the same.
    pub networks: Vec<IpNet>,
    /// Whom push services may write to.
    pub contact: Option<String>,
    /// The address by which people come here.
    pub public_url: Option<String>,
}
