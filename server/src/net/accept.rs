//! The accept loop: TCP connections in, HTTP/1 requests out, each with a time to send its head in.
//!
//! It is our own because `axum::serve` installs no timer, without which a slow head is never cut off.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tower_service::Service;
use tracing::{debug, warn};

use super::address::{ClientAddress, is_in};
use super::gate::{Full, Permit};
use crate::config::ms;
use crate::house::House;

/// The longest head of a request.
const MOST_HEAD_BYTES: usize = 16 * 1024;
/// How long to wait when the system has no more connections to give.
const OUT_OF_FILES: Duration = Duration::from_millis(100);
/// What is said to one connection too many; the rest of HTTP is not worth the work then.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n";

/// The other end of a connection, in each of its requests.
#[derive(Clone, Debug)]
pub struct Peer {
    /// Its address.
    pub address: IpAddr,
    /// Holds the connection's place for as long as anything of it lives.
    pub permit: Arc<Permit>,
}

/// Takes connections until the house stops.
pub async fn accept(listener: TcpListener, house: House, app: Router) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(ms(house.config.net.header_timeout_ms))
        .max_header_size(MOST_HEAD_BYTES)
        .half_close(false);
    let mut stopped = pin!(house.stopped());
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stopped => return,
        };
        match accepted {
            Ok((stream, peer)) => admit(&http, stream, peer, &house, &app),
            Err(error) => {
                debug!(%error, "cannot accept");
                tokio::time::sleep(OUT_OF_FILES).await;
            }
        }
    }
}

fn admit(http: &http1::Builder, stream: TcpStream, peer: SocketAddr, house: &House, app: &Router) {
    let address = peer.ip().to_canonical();
    let is_proxy = is_in(&house.config.trust.trusted_proxies, address);
    match house.gate.enter(ClientAddress::of(address), is_proxy) {
        Ok(permit) => {
            if let Err(error) = stream.set_nodelay(true) {
                warn!(%error, "cannot set TCP_NODELAY");
            }
            let peer = Peer { address, permit: Arc::new(permit) };
            tokio::spawn(serve(http.clone(), stream, peer, house.clone(), app.clone()));
        }
        Err(full) => {
            match full {
                Full::All => house.metrics.refused_all.add(),
                Full::Address => house.metrics.refused_address.add(),
            }
            // If it does not fit at once, it is not worth waiting for.
            let _ = stream.try_write(FULL);
        }
    }
}

async fn serve(http: http1::Builder, stream: TcpStream, peer: Peer, house: House, app: Router) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer.clone());
        let mut app = app.clone();
        async move {
            Ok::<_, Infallible>(app.call(request.map(Body::new)).await.unwrap_or_else(|never| match never {}))
        }
    });
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    let result = tokio::select! {
        result = connection.as_mut() => result,
        () = house.stopped() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = result {
        debug!(%error, "a connection ended badly");
    }
}
