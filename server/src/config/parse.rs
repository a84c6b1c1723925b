//! How single settings are read.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use axum::http::Uri;
use ipnet::IpNet;

/// Where a page comes from: scheme, host and port as a browser's `Origin` has them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

/// A setting that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSetting {
    /// Not an origin.
    #[error("an origin is a scheme and a host, such as https://play.example or http://localhost:5173")]
    Origin,
    /// Not a network.
    #[error("a network is an address such as 10.0.0.7 or 2001:db8::1, or a range such as 10.0.0.0/8")]
    Network,
    /// Not a number from 1 on.
    #[error("a whole number from 1 on is wanted")]
    Count,
    /// Not a number from 1 to the longest message of the protocol.
    #[error("a whole number from 1 to {} is wanted", protocol::MAX_MESSAGE_BYTES)]
    MessageBytes,
}

impl Origin {
    /// The text, in lower case.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Origin {
    type Err = BadSetting;

    fn from_str(text: &str) -> Result<Self, BadSetting> {
        let uri: Uri = text.parse().map_err(|_| BadSetting::Origin)?;
        match (uri.scheme_str(), uri.authority()) {
            (Some("http" | "https"), Some(_)) if uri.path() == "/" && !text.ends_with('/') => {
                Ok(Self(text.to_ascii_lowercase()))
            }
            _ => Err(BadSetting::Origin),
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// An address or a network.
pub(super) fn network(text: &str) -> Result<IpNet, BadSetting> {
    match text.parse::<IpAddr>() {
        Ok(address) => Ok(address.into()),
        Err(_) => text.parse().map_err(|_| BadSetting::Network),
    }
}

/// A number from 1 on.
pub(super) fn count(text: &str) -> Result<usize, BadSetting> {
    text.parse().ok().filter(|count| *count > 0).ok_or(BadSetting::Count)
}

/// A number of bytes that the protocol allows a message to have.
pub(super) fn message_bytes(text: &str) -> Result<usize, BadSetting> {
    let fits = |bytes: &usize| (1..=protocol::MAX_MESSAGE_BYTES).contains(bytes);
    text.parse().ok().filter(fits).ok_or(BadSetting::MessageBytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_has_a_scheme_and_a_host_and_nothing_more() {
        assert_eq!("https://Play.Example".parse::<Origin>().unwrap().as_str(), "https://play.example");
        assert!("http://localhost:5173".parse::<Origin>().is_ok());
        for bad in ["", "null", "*", "play.example", "https://", "https://a/", "https://a/b", "ftp://a"] {
            assert_eq!(bad.parse::<Origin>(), Err(BadSetting::Origin), "{bad}");
        }
    }

    #[test]
    fn a_network_may_be_one_address() {
        assert_eq!(network("10.0.0.7").unwrap().to_string(), "10.0.0.7/32");
        assert_eq!(network("::1").unwrap().to_string(), "::1/128");
        assert_eq!(network("10.0.0.0/8").unwrap().to_string(), "10.0.0.0/8");
        for bad in ["", "proxy", "10.0.0.0/33", "10.0.0"] {
            assert!(network(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_count_is_not_nought() {
        assert_eq!(count("1"), Ok(1));
        assert!(count("0").is_err() && count("-1").is_err() && count("").is_err());
        assert_eq!(message_bytes("16384"), Ok(16_384));
        assert!(message_bytes("16385").is_err() && message_bytes("0").is_err());
    }
}
