//! What every request gets: an id that stands in its logs and its answer, and who asks.

use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::HOST;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tracing::{Instrument, debug, info_span};

use super::accept::Peer;
use super::address::{ClientAddress, client_address};
use crate::api::ApiError;
use crate::house::House;

const X_REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The name of a request, by which its logs are found.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RequestId(u64);

/// Who asks.
#[derive(Clone, Copy, Debug)]
pub struct Caller {
    /// The request.
    pub request: RequestId,
    /// The address.
    pub ip: IpAddr,
    /// The same as limits know it.
    pub address: ClientAddress,
}

impl RequestId {
    /// A new one; those of another start of the server differ.
    fn next() -> Self {
        static START: OnceLock<u64> = OnceLock::new();
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let start = *START.get_or_init(|| RandomState::new().hash_one(0) << 24);
        Self(start.wrapping_add(COUNT.fetch_add(1, Relaxed)))
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Gives a request its id and its caller, and writes the errors out with that id.
///
/// The path is not logged: a code may stand in it. The route is.
pub async fn receive(State(house): State<House>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().map(|peer| peer.address);
    let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    let ip = client_address(peer, request.headers(), &house.config.trust.trusted_proxies);
    let id = RequestId::next();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let span = info_span!(
        "request",
        request.id = %id,
        http.method = %request.method(),
        http.route = route.as_ref().map_or("", |route| route.as_str()),
    );
    request.extensions_mut().insert(Caller { request: id, ip, address: ClientAddress::of(ip) });
    let respond = async {
        // Two names for one host mean two things to two servers: whoever stands before us may have read the other.
        if request.headers().get_all(HOST).iter().nth(1).is_some() {
            return ApiError::two_hosts().into_response();
        }
        let response = next.run(request).await;
        debug!(http.status = response.status().as_u16(), "answered");
        response
    };
    let mut response = respond.instrument(span).await;
    if let Some(error) = response.extensions_mut().remove::<ApiError>() {
        response = error.write(id, response);
    }
    house.metrics.answered(response.status());
    if let Ok(id) = HeaderValue::from_str(&id.to_string()) {
        response.headers_mut().insert(X_REQUEST_ID, id);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_requests_have_one_id() {
        let (one, two) = (RequestId::next().to_string(), RequestId::next().to_string());
        assert!(one != two && one.len() == 16, "{one} {two}");
    }
}
