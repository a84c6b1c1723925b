//! The settings of notices: what leaves the server.

use std::fmt;
use std::str::FromStr;

use clap::Args;
use ipnet::IpNet;

use super::parse::{self, Origin, count};
use super::settings;
use crate::notices::{NoticeRules, SenderConfig};

settings! {
    /// When notices are sent, and how patiently.
    "Notices" NoticeTimes {
        /// Whether players who are not there are told of their turn, by Web Push and webhook: `on` or `off`.
        notices: Switch = Switch::On, "SANMON_NOTICES", "on|off";
        /// How long a turn waits, and how long nobody has been there, before a notice is sent.
        notice_after_ms: u32 = 20_000, "SANMON_NOTICE_AFTER_MS", "MILLISECONDS";
        /// How much time lies at least between two notices of one table to one device.
        notice_gap_ms: u32 = 60_000, "SANMON_NOTICE_GAP_MS", "MILLISECONDS";
        /// How long one message may take to be sent and answered.
        notice_timeout_ms: u32 = 10_000, "SANMON_NOTICE_TIMEOUT_MS", "MILLISECONDS";
        /// How often a message is sent until it is given up.
        notice_attempts: u32 = 6, "SANMON_NOTICE_ATTEMPTS", "N";
        /// How long to wait before the second attempt; each further one waits twice as long.
        notice_backoff_ms: u32 = 30_000, "SANMON_NOTICE_BACKOFF_MS", "MILLISECONDS";
        /// The longest wait between two attempts, also where the other side asks for more.
        notice_backoff_most_ms: u32 = 3_600_000, "SANMON_NOTICE_BACKOFF_MOST_MS", "MILLISECONDS";
        /// For how long a push service keeps a message for a device that is off.
        notice_ttl_s: u32 = 86_400, "SANMON_NOTICE_TTL_S", "SECONDS";
        /// How many devices of one seat are told.
        notice_devices: usize = 4, "SANMON_NOTICE_DEVICES", "N";
        /// How many messages are under way at once.
        notices_at_once: usize = 32, "SANMON_NOTICES_AT_ONCE", "N", count;
    }
}

/// Whether something is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// It is.
    On,
    /// It is not.
    Off,
}

/// A text that is no switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`on` or `off` is wanted")]
pub struct BadSwitch;

impl FromStr for Switch {
    type Err = BadSwitch;

    fn from_str(text: &str) -> Result<Self, BadSwitch> {
        match text {
            "on" => Ok(Self::On),
            "off" => Ok(Self::Off),
            _ => Err(BadSwitch),
        }
    }
}

impl fmt::Display for Switch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::On => "on",
            Self::Off => "off",
        })
    }
}

/// Notices: when, where to, and who sends them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Args)]
#[command(next_help_heading = "Notices")]
pub struct NoticeArgs {
    /// When they are sent.
    #[command(flatten)]
    pub times: NoticeTimes,

    /// Networks that are not public and may be sent to all the same, also by http and at any port.
    #[arg(
        long,
        env = "SANMON_NOTICE_NETWORKS",
        value_name = "NETWORK,…",
        value_delimiter = ',',
        value_parser = parse::network
    )]
    pub notice_networks: Vec<IpNet>,

    /// Whom push services may write to about this server, such as `mailto:host@play.example`.
    #[arg(long, env = "SANMON_NOTICE_CONTACT", value_name = "URL", value_parser = contact)]
    pub notice_contact: Option<String>,

    /// The address by which people come to this server, for links in messages and in the pages of finished games, such as `https://play.example`.
    #[arg(long, env = "SANMON_PUBLIC_URL", value_name = "ORIGIN")]
    pub public_url: Option<Origin>,
}

/// A contact that is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a contact begins with mailto: or https:")]
struct BadContact;

fn contact(text: &str) -> Result<String, BadContact> {
    let is_one =
        ["mailto:", "https:"].iter().any(|scheme| text.starts_with(scheme) && text.len() > scheme.len());
    if is_one { Ok(text.to_owned()) } else { Err(BadContact) }
}

impl NoticeArgs {
    /// The same as the rooms want it.
    pub fn rules(&self) -> NoticeRules {
        let times = &self.times;
        NoticeRules {
            on: times.notices == Switch::On,
            after_ms: times.notice_after_ms,
            gap_ms: times.notice_gap_ms,
            attempts: times.notice_attempts,
            backoff_ms: times.notice_backoff_ms,
            backoff_most_ms: times.notice_backoff_most_ms,
            devices: times.notice_devices,
            networks: self.notice_networks.clone(),
        }
    }

    /// The same as the sender wants it.
    pub fn sender(&self) -> SenderConfig {
        SenderConfig {
            timeout_ms: self.times.notice_timeout_ms,
            at_once: self.times.notices_at_once,
            ttl_s: self.times.notice_ttl_s,
            networks: self.notice_networks.clone(),
            contact: self.notice_contact.clone(),
            public_url: self.public_url.as_ref().map(|url| url.as_str().to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_settings_are_those_of_the_rooms() {
        assert_eq!(NoticeArgs::default().rules(), NoticeRules::default());
    }

    #[test]
    fn a_switch_and_a_contact_are_read() {
        assert_eq!(("on".parse(), "off".parse()), (Ok(Switch::On), Ok(Switch::Off)));
        assert_eq!("yes".parse::<Switch>(), Err(BadSwitch));
        assert!(contact("mailto:a@b.example").is_ok() && contact("https://b.example").is_ok());
        for bad in ["", "a@b.example", "mailto:", "http://b.example"] {
            assert_eq!(contact(bad), Err(BadContact), "{bad}");
        }
    }
}
