//! Rooms over HTTP: open one, look at one, sit down.

use axum::Extension;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use protocol::{
    Code, ErrorCode, OpenPractice, OpenRoom, RoomFound, ScreenGiven, SeatGiven, TakeSeat, UsePass,
    UseScreenPass,
};

use super::ApiError;
use super::json::Json;
use super::player::Player;
use crate::house::House;
use crate::net::request::Caller;

/// Opens a room and takes its first seat.
#[utoipa::path(post, path = "/api/rooms", tag = "rooms",
    params(("x-player-key" = Option<String>, Header, description = "The secret by which the device finds its games again.")),
    request_body(content = ref("#/components/schemas/OpenRoom"), content_type = "application/json"),
    responses(
        (status = 200, description = "The seat, and the secret that proves it.", body = ref("#/components/schemas/SeatGiven")),
        (status = "4XX", description = "Not done.", body = ref("#/components/schemas/HttpProblem")),
        (status = "5XX", description = "Not done.", body = ref("#/components/schemas/HttpProblem")),
    ))]
pub(super) async fn open(
    State(house): State<House>,
    Extension(caller): Extension<Caller>,
    Player(key): Player,
    Json(wish): Json<OpenRoom>,
) -> Result<Json<SeatGiven>, ApiError> {
    house.addresses.rooms.check(caller.address).inspect_err(|_| house.metrics.limited.add())?;
    Ok(Json(house.rooms.open(wish, key).await?))
}

/// Opens a practice table, on which a novice plays along, and begins.
#[utoipa::path(post, path = "/api/practice", tag = "rooms",
    params(("x-player-key" = Option<String>, Header, description = "The secret by which the device finds its games again.")),
    request_body(content = ref("#/components/schemas/OpenPractice"), content_type = "application/json"),
    responses(
        (status = 200, description = "The seat, and the secret that proves it.", body = ref("#/components/schemas/SeatGiven")),
        (status = "4XX", description = "Not done.", body = ref("#/components/schemas/HttpProblem")),
        (status = "5XX", description = "Not done.", body = ref("#/components/schemas/HttpProblem")),
    ))]
pub(super) async fn open_practice(
    State(house): State<House>,
    Extension(caller): Extension<Caller>,
    Player(key): Player,
    Json(wish): Json<OpenPractice>,
) -> Result<Json<SeatGiven>, ApiError> {
    house.addresses.rooms.check(caller.address).inspect_err(|_| house.metrics.limited.add())?;
    Ok(Json(house.rooms.open_practice(wish, key).await?))
}

/// Says what a join code or a watch code leads to.
#[utoipa::path(get, path = "/api/rooms/{code}", tag = "rooms",
    params(("code" = String, Path, description = "A join code or a watch code.")),
    responses(
        (status = 200, description = "The room, and what the code allows.", body = ref("#/components/schemas/RoomFound")),
        (status = "4XX", description = "No such room.", body = ref("#/components/schemas/HttpProblem")),
    ))]
pub(super) async fn find(
    State(house): State<House>,
    code: Result<Path<String>, PathRejection>,
) -> Result<Json<RoomFound>, ApiError> {
    let code = code.ok().and_then(|Path(code)| Code::new(code).ok()).ok_or(ErrorCode::UnknownRoom)?;
    Ok(Json(house.rooms.find(&code).await?))
}

/// Takes a seat by a join code.
#[utoipa::path(post, path = "/api/seats", tag = "rooms",
    params(("x-player-key" = Option<String>, Header, description = "The secret by which the device finds its games again.")),
    request_body(content = ref("#/components/schemas/TakeSeat"), content_type = "application/json"),
    responses(
        (status = 200, description = "The seat, and the secret that proves it.", body = ref("#/components/schemas/SeatGiven")),
        (status = "4XX", description = "Not done.", body = ref("#/components/schemas/HttpProblem")),
        (status = "5XX", description = "Not done.", body = ref("#/components/schemas/HttpProblem")),
    ))]
pub(super) async fn take_seat(
    State(house): State<House>,
    Player(key): Player,
    Json(wish): Json<TakeSeat>,
) -> Result<Json<SeatGiven>, ApiError> {
    Ok(Json(house.rooms.take_seat(wish, key).await?))
}

/// Takes a seat over by a pass.
#[utoipa::path(post, path = "/api/passes", tag = "rooms",
    params(("x-player-key" = Option<String>, Header, description = "The secret by which the device finds its games again: a seat that moves belongs to it from then on.")),
    request_body(content = ref("#/components/schemas/UsePass"), content_type = "application/json"),
    responses(
        (status = 200, description = "The seat, and the secret that proves it.", body = ref("#/components/schemas/SeatGiven")),
        (status = "4XX", description = "Not done.", body = ref("#/components/schemas/HttpProblem")),
        (status = "5XX", description = "Not done.", body = ref("#/components/schemas/HttpProblem")),
    ))]
pub(super) async fn use_pass(
    State(house): State<House>,
    Player(key): Player,
    Json(wish): Json<UsePass>,
) -> Result<Json<SeatGiven>, ApiError> {
    Ok(Json(house.rooms.use_pass(wish, key).await?))
}

/// Lets a screen in by a pass.
#[utoipa::path(post, path = "/api/screens", tag = "rooms",
    request_body(content = ref("#/components/schemas/UseScreenPass"), content_type = "application/json"),
    responses(
        (status = 200, description = "The room, and the secret that proves the screen.", body = ref("#/components/schemas/ScreenGiven")),
        (status = "4XX", description = "Not done.", body = ref("#/components/schemas/HttpProblem")),
        (status = "5XX", description = "Not done.", body = ref("#/components/schemas/HttpProblem")),
    ))]
pub(super) async fn use_screen_pass(
    State(house): State<House>,
    Json(wish): Json<UseScreenPass>,
) -> Result<Json<ScreenGiven>, ApiError> {
    Ok(Json(house.rooms.use_screen_pass(wish).await?))
}
