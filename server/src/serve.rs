//! `sanmon serve`: binds the address, says where the house is open, and serves until told to stop.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use tokio::net::TcpListener;
use tracing::{info, warn};

use crate::config::{Config, ms};
use crate::house::House;
use crate::net::accept::accept;
use crate::notices::{self, Notifier, NotifierError};
use crate::rooms::Rooms;
use crate::store::{KeyError, OpenError, Store};
use crate::time::{self, now_ms};
use crate::{http, signals};

const DAY_MS: i64 = 86_400_000;

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
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// The key for Web Push cannot be kept.
    #[error(transparent)]
    Key(#[from] KeyError),
    /// Notices cannot be sent.
    #[error(transparent)]
    Notices(#[from] NotifierError),
    /// The operating system failed us.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Serves as the configuration asks, until SIGTERM or ctrl-c.
///
/// # Errors
/// When the address or the data cannot be had, or the operating system fails.
pub fn serve(config: Config) -> Result<(), ServeError> {
    tokio::runtime::Runtime::new()?.block_on(async {
        let stop = signals::stop_requested()?;
        let listener = bind(config.net.listen).await?;
        let store = Store::open(&config.store.to_config()).await?;
        time::settle_for(config.rooms.clock_settles_ms);
        match store.newest_ms().await {
            Ok(Some(newest)) => {
                time::begin_after(newest, config.rooms.short_delay_ms.max(config.rooms.long_delay_ms));
            }
            Ok(None) => {}
            Err(error) => warn!(%error, "cannot look up when something last happened"),
        }
        let rooms = rooms(&config, store.clone()).await?;
        announce(listener.local_addr()?)?;
        run(listener, House::new(config, store.clone(), rooms), stop).await;
        store.close().await;
        Ok(())
    })
}

/// The rooms, and whoever sends their notices: with a key that is made at the first start.
async fn rooms(config: &Config, store: Store) -> Result<Rooms, ServeError> {
    let mut rooms = config.rooms.to_config();
    rooms.notices = config.notices.rules();
    let notifier = if rooms.notices.on {
        let new = notices::new_key().map_err(NotifierError::from)?;
        let key = store.server_key(notices::KEY_NAME, &new).await?;
        Some(Notifier::new(&key, config.notices.sender())?)
    } else {
        None
    };
    Ok(Rooms::with_notices(store, rooms, notifier))
}

/// Serves on an open listener until `stop` is ready, then sends everybody away within the grace time.
///
/// This is the one way in, for `main` and for tests. The store stays open.
pub async fn run(listener: TcpListener, house: House, stop: impl Future<Output = ()> + Send) {
    let accepting = tokio::spawn(accept(listener, house.clone(), http::app(house.clone())));
    let tidying = tokio::spawn(tidy(house.clone()));
    let waking = tokio::spawn(wake(house.clone()));
    stop.await;
    info!("stopping");
    house.stop();
    tidying.abort();
    waking.abort();
    let grace = ms(house.config.net.grace_ms);
    let leaving = async {
        // It ends by itself; a panic in it has been reported.
        let _ = accepting.await;
        house.rooms.stop().await;
        house.gate.empty().await;
    };
    // A peer that neither finishes nor leaves must not keep the process alive.
    if tokio::time::timeout(grace, leaving).await.is_err() {
        let open = house.gate.open();
        warn!(grace_ms = grace.as_millis(), connections.open = open, "gave up waiting for those who are in");
    }
}

async fn wake(house: House) {
    house.rooms.wake_owing().await;
}

async fn tidy(house: House) {
    let rooms = &house.config.rooms;
    loop {
        tokio::time::sleep(ms(rooms.tidy_every_ms.max(1))).await;
        house.addresses.tidy();
        house.rooms.remove_forgotten().await;
        if rooms.keep_silent_days > 0 {
            house.rooms.tidy(now_ms() - i64::from(rooms.keep_silent_days) * DAY_MS).await;
        }
    }
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
