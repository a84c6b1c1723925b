//! What operators ask: is it alive, is it ready, what does it count.

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use super::ApiError;
use crate::house::House;
use crate::metrics;
use crate::net::address::is_in;
use crate::net::request::Caller;

const FORGET: (axum::http::HeaderName, &str) = (CACHE_CONTROL, "no-store");

/// Says that the process is alive.
#[utoipa::path(get, path = "/healthz", tag = "operations",
    responses((status = 200, description = "It is.", body = String, content_type = "text/plain")))]
pub(super) async fn healthz() -> Response {
    ([FORGET], "ok").into_response()
}

/// Says whether the server can be given work: its database answers, and it is not about to stop.
#[utoipa::path(get, path = "/readyz", tag = "operations", responses(
    (status = 200, description = "It can.", body = String, content_type = "text/plain"),
    (status = 503, description = "It cannot now.", body = String, content_type = "text/plain"),
))]
pub(super) async fn readyz(State(house): State<House>) -> Response {
    let not_now = |why: &'static str| (StatusCode::SERVICE_UNAVAILABLE, [FORGET], why).into_response();
    if house.is_stopping() {
        return not_now("stopping");
    }
    match house.store.live(1).await {
        Ok(_) => ([FORGET], "ready").into_response(),
        Err(error) => {
            tracing::warn!(error = &error as &dyn std::error::Error, "the database is away");
            not_now("the database does not answer")
        }
    }
}

/// Tells what is counted, in the text format of Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operations", responses(
    (status = 200, description = "The counts.", body = String, content_type = "text/plain; version=0.0.4"),
    (status = 404, description = "Not for this address.", body = ref("#/components/schemas/HttpProblem")),
))]
pub(super) async fn metrics(
    State(house): State<House>,
    Extension(caller): Extension<Caller>,
) -> Result<Response, ApiError> {
    if !is_in(&house.config.trust.metrics_networks, caller.ip) {
        return Err(ApiError::no_such_path());
    }
    let text = metrics::write(&house).await.map_err(|error| ApiError::internal(&error))?;
    Ok(([FORGET, (CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response())
}
