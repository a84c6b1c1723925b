//! What every request to the API passes: its limits, its page, its time.

use axum::Extension;
use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::ErrorCode;

use super::{ApiError, tables};
use crate::config::ms;
use crate::house::House;
use crate::net::origin;
use crate::net::request::Caller;

/// Lets a request through, or says why not.
pub(super) async fn admit(
    State(house): State<House>,
    Extension(caller): Extension<Caller>,
    request: Request,
    next: Next,
) -> Response {
    let admitted = check(&house, caller, &request);
    let answering = async {
        match admitted {
            Ok(()) => next.run(request).await,
            Err(error) => error.into_response(),
        }
    };
    let limit = ms(house.config.net.request_timeout_ms);
    let answered = tokio::time::timeout(limit, answering).await;
    let mut response = answered.unwrap_or_else(|_| ApiError::too_slow().into_response());
    response.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

fn check(house: &House, caller: Caller, request: &Request) -> Result<(), ApiError> {
    let limited = |result: Result<(), _>| {
        result.map_err(|too_much| {
            house.metrics.limited.add();
            ApiError::from(too_much)
        })
    };
    if request.method().is_safe() {
        return limited(house.addresses.reads.check(caller.address));
    }
    if !origin::is_allowed(request.headers(), &house.config.trust.allowed_origins) {
        house.metrics.refused_origin.add();
        return Err(ApiError::foreign_origin());
    }
    if house.is_stopping() {
        return Err(ErrorCode::Stopping.into());
    }
    // A question that must stand in a body is a question all the same.
    let limit =
        if request.uri().path() == tables::PATH { &house.addresses.reads } else { &house.addresses.writes };
    limited(limit.check(caller.address))
}
