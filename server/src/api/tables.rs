//! How the tables stand at which a device holds a seat.

use axum::extract::State;
use protocol::{AskTables, TableNow};

use super::ApiError;
use super::json::Json;
use crate::house::House;

/// Where it is asked: by a body, as the tokens may stand in no address. It changes nothing.
pub(super) const PATH: &str = "/api/tables";

/// Says how tables stand, to those who hold a seat there.
#[utoipa::path(post, path = "/api/tables", tag = "rooms",
    request_body(content = ref("#/components/schemas/AskTables"), content_type = "application/json"),
    responses(
        (status = 200, description = "Each as it stands, in the same order; null where the room or the token is not known.", body = ref("#/components/schemas/TableNow")),
        (status = "4XX", description = "Not told.", body = ref("#/components/schemas/HttpProblem")),
        (status = "5XX", description = "Not told.", body = ref("#/components/schemas/HttpProblem")),
    ))]
pub(super) async fn ask(
    State(house): State<House>,
    Json(wish): Json<AskTables>,
) -> Result<Json<Vec<Option<TableNow>>>, ApiError> {
    Ok(Json(house.rooms.tables(wish).await?))
}
