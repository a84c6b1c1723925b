//! Which pages may speak to us: our own, and those that the operator named.

use axum::http::header::{HOST, ORIGIN};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Uri};

use crate::config::Origin;

const X_FORWARDED_PROTO: &str = "x-forwarded-proto";

/// Whether a request may come from the page that it says it comes from.
///
/// Without `Origin` it comes from no page: no browser leaves it out where it matters.
pub fn is_allowed(headers: &HeaderMap, allowed: &[Origin]) -> bool {
    let mut origins = headers.get_all(ORIGIN).iter();
    let Some(origin) = origins.next() else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let origin = origin.to_ascii_lowercase();
    origins.next().is_none()
        && (is_own(&origin, headers) || allowed.iter().any(|allowed| allowed.as_str() == origin))
}

/// The address of our own pages as a request has it: of the host that it is for, and https where a proxy that is
/// believed says so. Nothing where the host is none.
pub fn own(headers: &HeaderMap, is_by_trusted_proxy: bool) -> Option<String> {
    let host = only_host(headers)?.to_ascii_lowercase();
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_' | ':' | '[' | ']');
    let authority: Authority = host.parse().ok()?;
    if !host.chars().all(is_plain) || authority.host().is_empty() {
        return None;
    }
    let told = headers.get(X_FORWARDED_PROTO).filter(|_| is_by_trusted_proxy);
    let scheme = if told.is_some_and(|scheme| scheme == "https") { "https" } else { "http" };
    Some(format!("{scheme}://{host}"))
}

/// The host that a request is for, where it names one and no other.
fn only_host(headers: &HeaderMap) -> Option<&str> {
    let mut hosts = headers.get_all(HOST).iter();
    let (Some(host), None) = (hosts.next(), hosts.next()) else { return None };
    host.to_str().ok()
}

/// Whether the page has the host that the request is for. Which scheme it has, only a proxy knows.
fn is_own(origin: &str, headers: &HeaderMap) -> bool {
    let (Some(host), Ok(origin)) = (only_host(headers), origin.parse::<Uri>()) else { return false };
    let usual_port = match origin.scheme_str() {
        Some("http") => ":80",
        Some("https") => ":443",
        _ => return false,
    };
    let host = host.to_ascii_lowercase();
    let host = host.strip_suffix(usual_port).unwrap_or(&host);
    origin
        .authority()
        .is_some_and(|own| own.as_str().strip_suffix(usual_port).unwrap_or(own.as_str()) == host)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn check(host: &str, origin: &str, expected: bool) {
        let allowed = ["https://friend.example".parse().unwrap()];
        let headers = HeaderMap::from_iter([
            (HOST, HeaderValue::from_str(host).unwrap()),
            (ORIGIN, HeaderValue::from_str(origin).unwrap()),
        ]);
        assert_eq!(is_allowed(&headers, &allowed), expected, "{origin} at {host}");
    }

    #[test]
    fn the_own_page_may_speak() {
        check("play.example", "https://play.example", true);
        check("Play.Example", "https://PLAY.example", true);
        check("play.example:443", "https://play.example", true);
        check("127.0.0.1:8080", "http://127.0.0.1:8080", true);
        check("[::1]:8080", "http://[::1]:8080", true);
    }

    #[test]
    fn a_page_that_was_named_may_speak() {
        check("play.example", "https://friend.example", true);
        check("play.example", "http://friend.example", false);
    }

    #[test]
    fn no_other_page_may_speak() {
        check("play.example", "https://evil.example", false);
        check("play.example", "https://play.example.evil.example", false);
        check("play.example", "https://play.example:8443", false);
        check("play.example", "https://user@play.example", false);
        check("127.0.0.1:8080", "http://127.0.0.1", false);
        check("play.example", "null", false);
        check("play.example", "", false);
        check("play.example", "file://play.example", false);
    }

    #[test]
    fn what_is_no_page_may_speak() {
        assert!(is_allowed(&HeaderMap::new(), &[]));
        let twice = HeaderMap::from_iter([(HOST, HeaderValue::from_static("a"))]);
        let mut twice = twice;
        twice.append(ORIGIN, HeaderValue::from_static("http://a"));
        twice.append(ORIGIN, HeaderValue::from_static("http://b"));
        assert!(!is_allowed(&twice, &[]));
    }

    fn check_own(hosts: &[&str], proto: Option<&str>, is_by_trusted_proxy: bool, expected: Option<&str>) {
        let mut headers = HeaderMap::new();
        for host in hosts {
            headers.append(HOST, HeaderValue::from_str(host).unwrap());
        }
        if let Some(proto) = proto {
            headers.insert(X_FORWARDED_PROTO, HeaderValue::from_str(proto).unwrap());
        }
        assert_eq!(own(&headers, is_by_trusted_proxy).as_deref(), expected, "{hosts:?} {proto:?}");
    }

    #[test]
    fn the_own_address_is_that_of_the_host() {
        check_own(&["Play.Example"], None, false, Some("http://play.example"));
        check_own(&["127.0.0.1:8080"], None, false, Some("http://127.0.0.1:8080"));
        check_own(&["[::1]:8080"], None, false, Some("http://[::1]:8080"));
        check_own(&["play.example"], Some("https"), true, Some("https://play.example"));
        check_own(&["play.example"], Some("https"), false, Some("http://play.example"));
        check_own(&["play.example"], Some("gopher"), true, Some("http://play.example"));
    }

    #[test]
    fn a_host_that_is_none_gives_no_address() {
        for bad in ["", ":80", "user@play.example", "play.example/x", "a\"b", "a b", "<script>"] {
            check_own(&[bad], None, false, None);
        }
        check_own(&[], None, false, None);
        check_own(&["one.example", "two.example"], None, false, None);
    }
}
