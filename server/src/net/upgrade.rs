//! `/ws`: an HTTP request becomes a socket.

use std::sync::Arc;

use axum::Extension;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::response::Response;
use hyper::upgrade::{OnUpgrade, Parts, Upgraded};
use hyper_util::rt::TokioIo;
use protocol::ErrorCode;
use tokio::net::TcpStream;
use tracing::{Instrument, debug, error, info_span};
use tungstenite::handshake::server::create_response_with_body;

use super::accept::Peer;
use super::address::is_in;
use super::origin;
use super::request::Caller;
use super::session::Session;
use super::socket::Socket;
use crate::api::ApiError;
use crate::config::SocketConfig;
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
    mut request: Request,
) -> Result<Response, ApiError> {
    if !origin::is_allowed(request.headers(), &house.config.trust.allowed_origins) {
        house.metrics.refused_origin.add();
        return Err(ApiError::foreign_origin());
    }
    let response = create_response_with_body(&request, Body::empty).map_err(|_| ApiError::no_upgrade())?;
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
    let span =
        info_span!(parent: None, "socket", request.id = %caller.request, room.id = tracing::field::Empty);
    let upgrade = hyper::upgrade::on(&mut request);
    let live = async move {
        // Boxed: what becoming a socket takes is not needed any more while one lives.
        if let Some(socket) = Box::pin(become_socket(upgrade, &house.config.sockets)).await {
            let mut session = Box::new(Session::new(house, caller.address, socket));
            session.run().await;
        }
        drop((place, permit));
    };
    tokio::spawn(live.instrument(span));
    Ok(response)
}

/// A socket on the bare connection, once HTTP is done with it.
async fn become_socket(upgrade: OnUpgrade, config: &SocketConfig) -> Option<Socket> {
    match upgrade.await.map(Upgraded::downcast::<TokioIo<TcpStream>>) {
        Ok(Ok(Parts { io, read_buf, .. })) => {
            // A copy, nearly always of nothing: the buffer of HTTP is large, and the socket would keep it.
            return Some(Socket::new(io.into_inner(), read_buf.to_vec(), config).await);
        }
        // We accept no others.
        Ok(Err(_)) => error!("a connection that is no TCP cannot become a socket"),
        Err(error) => debug!(%error, "a connection went before it became a socket"),
    }
    None
}
