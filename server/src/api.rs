//! The HTTP API: JSON in and out, one error type at the edge, and its description as `OpenAPI`.

mod error;
mod games;
mod guard;
mod json;
mod me;
mod openapi;
mod operations;
mod player;
mod push;
mod rooms;
mod tables;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::any;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::house::House;
use crate::net::upgrade;

pub use error::ApiError;
pub(crate) use games::open_to_all;
pub use openapi::document;

/// The routes of the API, of the operator, and `/ws`.
pub fn routes(house: &House) -> Router<House> {
    let (api, _) = tables().split_for_parts();
    let api = api
        .route("/api", any(not_found))
        .route("/api/", any(not_found))
        .route("/api/{*path}", any(not_found))
        .method_not_allowed_fallback(wrong_method)
        .layer(from_fn_with_state(house.clone(), guard::admit));
    let (others, _) = others().split_for_parts();
    api.merge(others.method_not_allowed_fallback(wrong_method))
}

/// What people's devices ask for.
fn tables() -> OpenApiRouter<House> {
    OpenApiRouter::new()
        .routes(routes!(rooms::open))
        .routes(routes!(rooms::find))
        .routes(routes!(rooms::take_seat))
        .routes(routes!(rooms::use_pass))
        .routes(routes!(rooms::use_screen_pass))
        .routes(routes!(games::live))
        .routes(routes!(games::finished))
        .routes(routes!(games::one))
        .routes(routes!(games::taken_in::take_in))
        .routes(routes!(games::played::show_replay))
        .routes(routes!(games::played::file))
        .routes(routes!(games::played::page))
        .routes(routes!(games::card::picture))
        .routes(routes!(me::games))
        .routes(routes!(me::statistics))
        .routes(routes!(me::evening))
        .routes(routes!(me::kept))
        .routes(routes!(me::rename))
        .routes(routes!(me::forget))
        .routes(routes!(rooms::open_practice))
        .routes(routes!(tables::ask))
        .routes(routes!(push::key))
        .routes(routes!(openapi::serve))
}

/// What operators ask for, and the socket.
fn others() -> OpenApiRouter<House> {
    OpenApiRouter::new()
        .routes(routes!(upgrade::open))
        .routes(routes!(operations::healthz))
        .routes(routes!(operations::readyz))
        .routes(routes!(operations::metrics))
}

async fn not_found() -> ApiError {
    ApiError::no_such_path()
}

async fn wrong_method() -> ApiError {
    ApiError::wrong_method()
}
