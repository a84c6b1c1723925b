//! The key by which a device lets this server tell it something.

use axum::extract::State;
use protocol::{ErrorCode, PushKey};

use super::ApiError;
use super::json::Json;
use crate::house::House;

/// Gives the public key for Web Push.
#[utoipa::path(get, path = "/api/push", tag = "rooms",
    responses(
        (status = 200, description = "The key.", body = ref("#/components/schemas/PushKey")),
        (status = 404, description = "This server sends no notices.", body = ref("#/components/schemas/HttpProblem")),
    ))]
pub(super) async fn key(State(house): State<House>) -> Result<Json<PushKey>, ApiError> {
    let key = house.rooms.push_key().ok_or(ErrorCode::NoNotices)?;
    Ok(Json(key))
}
