//! The routes.

use axum::Router;
use axum::http::header::CACHE_CONTROL;
use axum::middleware::map_response;
use axum::routing::get;

use crate::{client_files, headers};

/// Everything that is answered over HTTP.
pub fn app() -> Router {
    Router::new()
        .route("/healthz", get(async || ([(CACHE_CONTROL, "no-store")], "ok")))
        .fallback_service(get(client_files::serve))
        .layer(map_response(headers::secure))
}
