//! The routes.

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;

use crate::house::House;
use crate::net::request;
use crate::{api, client_files, game_page, headers};

/// Everything that is answered over HTTP.
pub fn app(house: House) -> Router {
    api::routes(&house)
        .route(game_page::PATH, get(game_page::serve))
        .fallback_service(get(client_files::serve))
        .layer(from_fn_with_state(house.clone(), request::receive))
        .layer(from_fn(headers::secure))
        .with_state(house)
}
