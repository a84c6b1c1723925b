//! Which pages may speak to us: our own, and those that the operator named.

use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Uri};

use crate::config::Origin;

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

/// Whether the page has the host that the request is for. Which scheme it has, only a proxy knows.
fn is_own(origin: &str, headers: &HeaderMap) -> bool {
    let mut hosts = headers.get_all(HOST).iter();
    let (Some(host), None) = (hosts.next(), hosts.next()) else { return false };
    let (Ok(host), Ok(origin)) = (host.to_str(), origin.parse::<Uri>()) else { return false };
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
}
