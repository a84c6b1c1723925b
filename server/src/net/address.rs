//! Who a client is: its own address, or what a trusted proxy says of it.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;
use axum::http::header::FORWARDED;
use ipnet::IpNet;

const X_FORWARDED_FOR: &str = "x-forwarded-for";

/// Bits of an IPv6 address that belong to one household.
const HOUSEHOLD_BITS: u32 = 64;

/// A client as limits know it: an IPv4 address, or the network of an IPv6 address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClientAddress(IpAddr);

impl ClientAddress {
    /// The client of an address.
    pub fn of(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V4(address) => address.into(),
            IpAddr::V6(address) => {
                let mask = u128::MAX << (128 - HOUSEHOLD_BITS);
                Ipv6Addr::from_bits(address.to_bits() & mask).into()
            }
        })
    }
}

/// Whether an address is in one of the networks.
pub fn is_in(networks: &[IpNet], address: IpAddr) -> bool {
    let address = address.to_canonical();
    networks.iter().any(|network| network.contains(&address))
}

/// The address of the client: the peer's, or, where that is a trusted proxy, the last address before
/// the trusted ones that `X-Forwarded-For`, or else `Forwarded`, lists.
pub fn client_address(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> IpAddr {
    let mut client = peer.to_canonical();
    for hop in forwarded_for(headers).into_iter().rev() {
        if !is_in(trusted, client) {
            break;
        }
        // What cannot be read is not believed, nor what stands before it.
        let Some(address) = parse_hop(&hop) else { break };
        client = address.to_canonical();
    }
    client
}

/// The addresses that the request came through, the client's first.
fn forwarded_for(headers: &HeaderMap) -> Vec<String> {
    let list = |name: &str| -> Vec<String> {
        let values = headers.get_all(name).iter();
        // A value that is no text stands for one hop that cannot be read.
        let values = values.map(|value| value.to_str().unwrap_or("?").to_owned());
        values.flat_map(|value| value.split(',').map(str::to_owned).collect::<Vec<_>>()).collect()
    };
    let hops = list(X_FORWARDED_FOR);
    if hops.is_empty() {
        list(FORWARDED.as_str()).iter().map(|hop| for_of(hop).to_owned()).collect()
    } else {
        hops
    }
}

/// The `for` of an element of `Forwarded`.
fn for_of(element: &str) -> &str {
    element
        .split(';')
        .filter_map(|pair| pair.split_once('='))
        .find(|(name, _)| name.trim().eq_ignore_ascii_case("for"))
        .map_or("", |(_, value)| value.trim().trim_matches('"'))
}

/// `10.0.0.1`, `10.0.0.1:80`, `::1`, `[::1]` or `[::1]:80`.
fn parse_hop(hop: &str) -> Option<IpAddr> {
    let hop = hop.trim();
    let bare = hop.strip_prefix('[').and_then(|hop| hop.strip_suffix(']')).unwrap_or(hop);
    bare.parse().ok().or_else(|| hop.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderName;

    use super::*;

    fn check(peer: &str, headers: &[(&str, &str)], expected: &str) {
        let trusted = ["10.0.0.0/8".parse().unwrap(), "::1/128".parse().unwrap()];
        let headers: HeaderMap = headers
            .iter()
            .map(|(name, value)| (name.parse::<HeaderName>().unwrap(), value.parse().unwrap()))
            .collect();
        let found = client_address(peer.parse().unwrap(), &headers, &trusted);
        assert_eq!(found.to_string(), expected, "{peer} {headers:?}");
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        check("192.0.2.1", &[("x-forwarded-for", "198.51.100.7")], "192.0.2.1");
        check("10.0.0.1", &[("x-forwarded-for", "198.51.100.7")], "198.51.100.7");
        check("::ffff:10.0.0.1", &[("x-forwarded-for", "198.51.100.7")], "198.51.100.7");
        check("10.0.0.1", &[], "10.0.0.1");
    }

    #[test]
    fn what_a_client_says_of_itself_is_not_believed() {
        check("10.0.0.1", &[("x-forwarded-for", "203.0.113.1, 198.51.100.7")], "198.51.100.7");
        check("10.0.0.1", &[("x-forwarded-for", "203.0.113.1, 198.51.100.7, 10.2.2.2")], "198.51.100.7");
        check(
            "10.0.0.1",
            &[("x-forwarded-for", "203.0.113.1"), ("x-forwarded-for", "198.51.100.7")],
            "198.51.100.7",
        );
        check(
            "10.0.0.1",
            &[("x-forwarded-for", "198.51.100.7"), ("forwarded", "for=203.0.113.1")],
            "198.51.100.7",
        );
    }

    #[test]
    fn what_cannot_be_read_is_not_believed() {
        check("10.0.0.1", &[("x-forwarded-for", "203.0.113.1, who")], "10.0.0.1");
        check("10.0.0.1", &[("x-forwarded-for", "203.0.113.1, , 10.2.2.2")], "10.2.2.2");
        check("10.0.0.1", &[("forwarded", "for=unknown")], "10.0.0.1");
    }

    #[test]
    fn both_headers_and_all_notations_are_read() {
        check("10.0.0.1", &[("forwarded", "for=198.51.100.7;proto=https")], "198.51.100.7");
        check("10.0.0.1", &[("forwarded", "proto=https; For=\"[2001:db8::7]:4711\"")], "2001:db8::7");
        check("10.0.0.1", &[("x-forwarded-for", "198.51.100.7:4711")], "198.51.100.7");
        check("::1", &[("x-forwarded-for", "2001:db8::7")], "2001:db8::7");
    }

    #[test]
    fn a_household_is_one_client() {
        let of = |text: &str| ClientAddress::of(text.parse().unwrap());
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff:1"));
        assert_ne!(of("2001:db8:0:1::1"), of("2001:db8:0:2::1"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
        assert_ne!(of("10.0.0.1"), of("10.0.0.2"));
    }
}
