//! The picture of a finished game over HTTP.

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;

use super::open_to_all;
use crate::api::ApiError;
use crate::card::Picture;
use crate::client_files::{holds, send};
use crate::finished::last_position;
use crate::house::House;

const PNG: &str = "image/png";

/// Shows how a finished game ended as a picture, for those who show links to it: once it is open to all.
#[utoipa::path(get, path = "/game/{id}/card.png", tag = "games",
    params(("id" = String, Path, description = "The game.")),
    responses(
        (status = 200, description = "1200 × 630 pixels: the last position, who played, and the points.", body = String, content_type = "image/png"),
        (status = "4XX", description = "No such game, or not yet.", body = ref("#/components/schemas/HttpProblem")),
    ))]
pub(in crate::api) async fn picture(
    State(house): State<House>,
    id: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let (table, game) = open_to_all(&house, id).await?;
    let etag = format!("\"{}\"", Picture::of(&table).as_str());
    if holds(&headers, &etag) {
        return Ok(send("", PNG, &etag, &headers));
    }
    let made = house.cards.png(table, move || last_position(&game).ok()).await;
    Ok(send(made.map_err(|error| ApiError::internal(&error))?, PNG, &etag, &headers))
}
