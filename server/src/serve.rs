//! `sanmon serve`: binds the address, says where the house is open, and serves until told to stop.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::pin::pin;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tracing::{info, warn};

use crate::cli::ServeArgs;
use crate::{http, signals};

/// Why the server did not start, or stopped other than asked.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Another program has the address.
    #[error(
        "cannot listen on {address}: the address is taken by another program \
         (choose another with --listen ADDR:PORT)"
    )]
    AddressTaken {
        /// The address that was asked for.
        address: SocketAddr,
    },
    /// The address cannot be had for another reason.
    #[error("cannot listen on {address} (choose another address with --listen ADDR:PORT)")]
    CannotListen {
        /// The address that was asked for.
        address: SocketAddr,
        /// What the operating system said.
        source: io::Error,
    },
    /// The operating system failed us.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Serves as the command line asks, until SIGTERM or ctrl-c.
///
/// # Errors
/// When the address cannot be had, or the operating system fails.
pub fn serve(args: &ServeArgs) -> Result<(), ServeError> {
    tokio::runtime::Runtime::new()?.block_on(async {
        let stop = signals::stop_requested()?;
        let listener = bind(args.listen).await?;
        announce(listener.local_addr()?)?;
        run(listener, args.grace(), stop).await?;
        Ok(())
    })
}

/// Serves on an open listener until `stop` is ready, then lets open requests finish within `grace`.
///
/// This is the one way in, for `main` and for tests.
///
/// # Errors
/// When the operating system fails.
pub async fn run(
    listener: TcpListener,
    grace: Duration,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            warn!(%error, "cannot set TCP_NODELAY");
        }
    });
    let (stopping, stopped) = oneshot::channel();
    let stop = async move {
        stop.await;
        info!("stopping");
        let _ = stopping.send(());
    };
    let mut serving = pin!(axum::serve(listener, http::app()).with_graceful_shutdown(stop).into_future());
    tokio::select! {
        result = &mut serving => return result,
        _ = stopped => {}
    }
    // A peer that neither finishes nor leaves must not keep the process alive.
    if let Ok(result) = tokio::time::timeout(grace, serving).await {
        return result;
    }
    warn!(grace_ms = grace.as_millis(), "gave up waiting for open requests");
    Ok(())
}

async fn bind(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|source| match source.kind() {
        io::ErrorKind::AddrInUse => ServeError::AddressTaken { address },
        _ => ServeError::CannotListen { address, source },
    })
}

fn announce(bound: SocketAddr) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "Sanmon is open at http://{}", reachable(bound))?;
    out.flush()
}

/// The address by which this machine reaches a listener bound to `bound`.
fn reachable(mut bound: SocketAddr) -> SocketAddr {
    if bound.ip().is_unspecified() {
        bound.set_ip(match bound.ip() {
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    bound
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_reachable(bound: &str, expected: &str) {
        assert_eq!(reachable(bound.parse().unwrap()).to_string(), expected);
    }

    #[test]
    fn an_unspecified_address_is_announced_as_loopback() {
        check_reachable("0.0.0.0:80", "127.0.0.1:80");
        check_reachable("[::]:80", "[::1]:80");
        check_reachable("192.168.1.7:8080", "192.168.1.7:8080");
    }
}
