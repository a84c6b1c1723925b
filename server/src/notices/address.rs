//! Where notices may be sent. People give these addresses, and the server stands inside somebody's network: it
//! must not be a way in. So https alone, the usual port alone, and public addresses alone, but for the networks
//! that the operator names.
//!
//! A name is looked up for each message, all that it leads to is checked, and the connection goes to what was
//! checked: a name that leads elsewhere a moment later gains nothing.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use ipnet::{IpNet, Ipv4Net, Ipv6Net};
use protocol::WebAddress;
use url::{Host, Url};

/// The longest address that is taken.
const MOST_BYTES: usize = 1_024;

/// An address to which nothing is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nothing is sent to this address")]
pub(crate) struct BadAddress;

/// Why a name leads nowhere.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LookupError {
    /// It leads to where nothing is sent.
    #[error(transparent)]
    Bad(#[from] BadAddress),
    /// It could not be looked up now.
    #[error("the name cannot be looked up: {0}")]
    Failed(#[from] io::Error),
}

/// An address as it was read.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Target {
    host: Host,
    pub(super) port: u16,
    pub(super) tls: bool,
    /// Path and query: they hold the secret.
    pub(super) path: String,
}

impl Target {
    /// Reads an address; `own` are the networks that the operator names.
    pub(crate) fn parse(address: &WebAddress, own: &[IpNet]) -> Result<Self, BadAddress> {
        let text = address.secret();
        if text.len() > MOST_BYTES {
            return Err(BadAddress);
        }
        // It reads numbers in all their spellings, as browsers do: 0x7f.1 and 2130706433 are 127.0.0.1.
        let url = Url::parse(text).map_err(|_| BadAddress)?;
        let (tls, usual) = match url.scheme() {
            "https" => (true, 443),
            "http" => (false, 80),
            _ => return Err(BadAddress),
        };
        let port = url.port().unwrap_or(usual);
        let has_user = !url.username().is_empty() || url.password().is_some();
        if has_user || own.is_empty() && (!tls || port != usual) {
            return Err(BadAddress);
        }
        let host = url.host().ok_or(BadAddress)?.to_owned();
        let path = match url.query() {
            Some(query) => format!("{}?{query}", url.path()),
            None => url.path().to_owned(),
        };
        let target = Self { host, port, tls, path };
        match target.literal() {
            Some(ip) => target.check(ip, own)?,
            // A name of this machine or of a home network.
            None if own.is_empty() && target.is_local_name() => return Err(BadAddress),
            None => {}
        }
        Ok(target)
    }

    /// The name of the host of an address, for people; nothing where it is none.
    pub(crate) fn host_of(address: &WebAddress) -> Option<String> {
        Url::parse(address.secret()).ok()?.host_str().map(str::to_owned)
    }

    /// The name of the host, for people and for logs.
    pub(crate) fn host(&self) -> String {
        self.host.to_string()
    }

    /// Host and port, as a request has them; the port where it is not the usual one.
    pub(super) fn authority(&self) -> String {
        let usual = if self.tls { 443 } else { 80 };
        if self.port == usual { self.host() } else { format!("{}:{}", self.host, self.port) }
    }

    /// Scheme, host and port.
    pub(super) fn origin(&self) -> String {
        format!("{}://{}", if self.tls { "https" } else { "http" }, self.authority())
    }

    /// The name that the certificate must have.
    pub(super) fn server_name(&self) -> String {
        match &self.host {
            Host::Domain(name) => name.trim_end_matches('.').to_owned(),
            Host::Ipv4(ip) => ip.to_string(),
            Host::Ipv6(ip) => ip.to_string(),
        }
    }

    /// What it leads to now: all of it checked.
    pub(super) async fn look_up(&self, own: &[IpNet]) -> Result<Vec<SocketAddr>, LookupError> {
        let found: Vec<SocketAddr> = match (&self.host, self.literal()) {
            (_, Some(ip)) => vec![SocketAddr::new(ip, self.port)],
            (Host::Domain(name), None) => {
                tokio::net::lookup_host((name.as_str(), self.port)).await?.collect()
            }
            _ => Vec::new(),
        };
        if found.is_empty() {
            return Err(BadAddress.into());
        }
        for address in &found {
            self.check(address.ip(), own)?;
        }
        Ok(found)
    }

    fn literal(&self) -> Option<IpAddr> {
        match self.host {
            Host::Ipv4(ip) => Some(ip.into()),
            Host::Ipv6(ip) => Some(ip.into()),
            Host::Domain(_) => None,
        }
    }

    fn is_local_name(&self) -> bool {
        let name = self.server_name().to_ascii_lowercase();
        !name.contains('.') || [".localhost", ".local", ".internal"].iter().any(|end| name.ends_with(end))
    }

    fn check(&self, ip: IpAddr, own: &[IpNet]) -> Result<(), BadAddress> {
        let ip = ip.to_canonical();
        let usual = self.tls && self.port == 443;
        let is_own = own.iter().any(|network| network.contains(&ip));
        if is_own || usual && is_public(ip) { Ok(()) } else { Err(BadAddress) }
    }
}

/// The path is a secret.
impl std::fmt::Debug for Target {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Target").field(&self.host()).finish()
    }
}

/// Whether an address is one of the open internet.
fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => !V4.iter().any(|network| network.contains(&ip)),
        IpAddr::V6(ip) if NAT64.contains(&ip) => {
            let [.., a, b, c, d] = ip.octets();
            is_public(Ipv4Addr::new(a, b, c, d).into())
        }
        IpAddr::V6(ip) => V6_PUBLIC.contains(&ip) && !V6.iter().any(|network| network.contains(&ip)),
    }
}

const fn v4(a: u8, b: u8, c: u8, bits: u8) -> Ipv4Net {
    Ipv4Net::new_assert(Ipv4Addr::new(a, b, c, 0), bits)
}

const fn v6(a: u16, b: u16, bits: u8) -> Ipv6Net {
    Ipv6Net::new_assert(Ipv6Addr::new(a, b, 0, 0, 0, 0, 0, 0), bits)
}

/// What is not public, by the registry of special addresses.
const V4: [Ipv4Net; 15] = [
    v4(0, 0, 0, 8),       // this network
    v4(10, 0, 0, 8),      // private
    v4(100, 64, 0, 10),   // behind a provider's translation
    v4(127, 0, 0, 8),     // this machine
    v4(169, 254, 0, 16),  // this link, and what clouds tell their machines
    v4(172, 16, 0, 12),   // private
    v4(192, 0, 0, 24),    // protocols
    v4(192, 0, 2, 24),    // documentation
    v4(192, 88, 99, 24),  // relays
    v4(192, 168, 0, 16),  // private
    v4(198, 18, 0, 15),   // benchmarks
    v4(198, 51, 100, 24), // documentation
    v4(203, 0, 113, 24),  // documentation
    v4(224, 0, 0, 4),     // groups
    v4(240, 0, 0, 4),     // reserved, and all of them
];

/// Addresses of IPv4, for machines that have none.
const NAT64: Ipv6Net = v6(0x64, 0xff9b, 96);

/// All that is public at all, and what of it is not.
const V6_PUBLIC: Ipv6Net = v6(0x2000, 0, 3);
const V6: [Ipv6Net; 4] = [
    v6(0x2001, 0, 23),     // protocols, and tunnels to any address
    v6(0x2001, 0xdb8, 32), // documentation
    v6(0x2002, 0, 16),     // tunnels to any address
    v6(0x3fff, 0, 20),     // documentation
];

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str, own: &[&str]) -> Result<Target, BadAddress> {
        let own: Vec<IpNet> = own.iter().map(|network| network.parse().unwrap()).collect();
        Target::parse(&WebAddress::new(text), &own)
    }

    #[test]
    fn the_open_internet_is_reached_by_https() {
        let target = parse("https://Chat.Example/api/webhooks/1/x?wait=true#part", &[]).unwrap();
        assert_eq!(
            (target.host().as_str(), target.path.as_str()),
            ("chat.example", "/api/webhooks/1/x?wait=true")
        );
        assert_eq!(
            (target.authority(), target.origin()),
            ("chat.example".into(), "https://chat.example".into())
        );
        assert_eq!(format!("{target:?}"), "Target(\"chat.example\")", "its path is a secret");
        for good in [
            "https://1.1.1.1/",
            "https://[2606:4700::1111]/",
            "https://a.example:443/",
            "https://[64:ff9b::101:101]/",
        ] {
            assert!(parse(good, &[]).is_ok(), "{good}");
        }
    }

    #[test]
    fn hostile_addresses_are_refused_in_all_spellings() {
        for bad in [
            "",
            "x",
            "//a.example",
            "a.example/x",
            "ftp://a.example/",
            "file:///etc/passwd",
            "gopher://a.example/",
            "javascript:alert(1)",
            "unix:/run/x.sock",
            "https://",
            "https:///x",
            "http://a.example/",
            "https://a.example:22/",
            "https://a.example:8443/",
            "https://user@a.example/",
            "https://user:pass@a.example/",
            "https://:pass@a.example/",
            "https://localhost/",
            "https://LOCALHOST./",
            "https://a.localhost/",
            "https://printer.local/",
            "https://metadata.google.internal/",
            "https://intranet/",
            "https://127.0.0.1/",
            "https://127.1/",
            "https://2130706433/",
            "https://0x7f000001/",
            "https://0177.0.0.1/",
            "https://127.0.0.1./",
            "https://①②⑦.0.0.1/",
            "https://0/",
            "https://0.0.0.0/",
            "https://10.0.0.1/",
            "https://172.16.0.1/",
            "https://172.31.255.255/",
            "https://192.168.1.1/",
            "https://169.254.169.254/latest/meta-data",
            "https://0xa9fea9fe/",
            "https://100.64.0.1/",
            "https://192.0.2.1/",
            "https://198.51.100.1/",
            "https://203.0.113.1/",
            "https://198.18.0.1/",
            "https://224.0.0.1/",
            "https://255.255.255.255/",
            "https://192.0.0.1/",
            "https://[::]/",
            "https://[::1]/",
            "https://[::ffff:127.0.0.1]/",
            "https://[::ffff:a9fe:a9fe]/",
            "https://[::127.0.0.1]/",
            "https://[fe80::1]/",
            "https://[fc00::1]/",
            "https://[fd00:ec2::254]/",
            "https://[ff02::1]/",
            "https://[2001:db8::1]/",
            "https://[2002:7f00:1::]/",
            "https://[2001:0:7f00:1::]/",
            "https://[64:ff9b::7f00:1]/",
            "https://[64:ff9b:1::a00:1]/",
            "https://[fec0::1]/",
            "https://[100::1]/",
        ] {
            assert_eq!(parse(bad, &[]), Err(BadAddress), "{bad}");
        }
        let long = format!("https://a.example/{}", "x".repeat(MOST_BYTES));
        assert_eq!(parse(&long, &[]), Err(BadAddress));
    }

    #[test]
    fn the_operator_may_name_networks() {
        let home = &["192.168.1.0/24", "::1/128"];
        assert_eq!(parse("http://192.168.1.7:8080/topic", home).unwrap().authority(), "192.168.1.7:8080");
        assert!(parse("http://[::1]:8080/", home).is_ok() && parse("http://ntfy.local/", home).is_ok());
        for bad in ["https://192.168.2.7/", "http://1.1.1.1/", "https://1.1.1.1:22/", "http://127.0.0.1/"] {
            assert_eq!(parse(bad, home), Err(BadAddress), "{bad}");
        }
    }

    #[tokio::test]
    async fn what_a_name_leads_to_is_checked() {
        let own: Vec<IpNet> = vec!["192.168.1.0/24".parse().unwrap()];
        let named = Target { host: Host::Domain("localhost".into()), port: 443, tls: true, path: "/".into() };
        assert!(matches!(named.look_up(&[]).await, Err(LookupError::Bad(BadAddress))));
        assert!(matches!(named.look_up(&own).await, Err(LookupError::Bad(BadAddress))));
        let loopback: Vec<IpNet> = vec!["127.0.0.0/8".parse().unwrap(), "::1/128".parse().unwrap()];
        let found = named.look_up(&loopback).await.unwrap();
        assert!(found.iter().all(|address| address.ip().is_loopback() && address.port() == 443), "{found:?}");
    }

    #[test]
    fn what_is_at_the_edge_of_a_network_is_told_apart() {
        for (ip, public) in [
            ("9.255.255.255", true),
            ("11.0.0.0", true),
            ("100.63.255.255", true),
            ("100.128.0.0", true),
            ("172.15.255.255", true),
            ("172.32.0.0", true),
            ("223.255.255.255", true),
            ("126.255.255.255", true),
            ("2001:1ff:ffff::1", false),
            ("2001:200::1", true),
            ("3fff:1000::1", true),
            ("3fff:fff::1", false),
            ("4000::1", false),
            ("1fff::1", false),
        ] {
            assert_eq!(is_public(ip.parse().unwrap()), public, "{ip}");
        }
    }
}
