//! `/ws`: an HTTP request becomes a socket.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::HeaderMap;
use axum::response::Response;
use protocol::ErrorCode;
use tracing::{Instrument, info_span};

use super::accept::Peer;
use super::address::is_in;
use super::origin;
use super::request::Caller;
use super::session::Session;
use super::socket::Socket;
use crate::api::ApiError;
use crate::house::House;

/// Opens a socket.
///
/// What is said on it is described in `docs/protocol.md`.
///
/// # Errors
/// When the page, the request or the time is not right for a socket.
#[utoipa::path(get, path = "/ws", tag = "play", responses(
    (status = 101, description = "A WebSocket: JSON texts, the first of them `hello`."),
    (status = 403, description = "The page is not one of ours.", body = ref("#/components/schemas/HttpProblem")),
    (status = 503, description = "The server is full, or about to stop.", body = ref("#/components/schemas/HttpProblem")),
))]
pub async fn open(
    State(house): State<House>,
    Extension(caller): Extension<Caller>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    if !origin::is_allowed(&headers, &house.config.trust.allowed_origins) {
        house.metrics.refused_origin.add();
        return Err(ApiError::foreign_origin());
    }
    let upgrade = upgrade.map_err(|_| ApiError::no_upgrade())?;
    if house.is_stopping() {
        return Err(ErrorCode::Stopping.into());
    }
    let peer = peer.map(|Extension(peer)| peer);
    let via_proxy =
        peer.as_ref().is_some_and(|peer| is_in(&house.config.trust.trusted_proxies, peer.address));
    // Without a proxy the connection has its place already.
    let place = via_proxy.then(|| house.gate.place(caller.address)).transpose().map_err(|_| {
        house.metrics.refused_address.add();
        ApiError::from(ErrorCode::Full)
    })?;
    let permit = peer.map(|peer| Arc::clone(&peer.permit));
    let config = house.config.sockets.clone();
    let span =
        info_span!(parent: None, "socket", request.id = %caller.request, room.id = tracing::field::Empty);
    let response = upgrade
        .max_message_size(config.max_message_bytes)
        .max_frame_size(config.max_message_bytes)
        .read_buffer_size(config.read_buffer_bytes)
        .write_buffer_size(config.write_buffer_bytes)
        .max_write_buffer_size(config.max_write_buffer_bytes.max(config.write_buffer_bytes + 1))
        .on_upgrade(move |socket| {
            let session = Session::new(house, caller.address, Socket::new(socket, &config));
            async move {
                session.run().await;
                drop((place, permit));
            }
            .instrument(span)
        });
    Ok(response)
}
