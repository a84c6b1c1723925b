//! How many come in: connections in all, and for each address.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::address::ClientAddress;
use crate::config::NetConfig;

/// Counts those who are in.
#[derive(Debug)]
pub struct Gate {
    all: Arc<Semaphore>,
    most: u32,
    most_per_address: usize,
    places: Arc<Places>,
}

type Places = Mutex<HashMap<ClientAddress, usize>>;

/// One connection. It is over when this is dropped.
#[derive(Debug)]
pub struct Permit {
    _one: OwnedSemaphorePermit,
    _place: Option<Place>,
}

/// One of the places of an address. It is free when this is dropped.
#[derive(Debug)]
pub struct Place {
    address: ClientAddress,
    places: Arc<Places>,
}

/// Why nobody more comes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Full {
    /// As many as the server takes are in.
    #[error("the server has as many connections as it takes")]
    All,
    /// As many as it takes from one address are in.
    #[error("the address has as many connections as it may have")]
    Address,
}

impl Gate {
    /// An empty house.
    pub fn new(config: &NetConfig) -> Self {
        let most = u32::try_from(config.max_connections.min(Semaphore::MAX_PERMITS)).unwrap_or(u32::MAX);
        Self {
            all: Arc::new(Semaphore::new(most as usize)),
            most,
            most_per_address: config.max_connections_per_address,
            places: Arc::default(),
        }
    }

    /// Lets a connection in; one of a trusted proxy, which speaks for many, takes no place.
    ///
    /// # Errors
    /// When the house or the address is full.
    pub fn enter(&self, address: ClientAddress, is_proxy: bool) -> Result<Permit, Full> {
        let one = Arc::clone(&self.all).try_acquire_owned().map_err(|_| Full::All)?;
        let place = if is_proxy { None } else { Some(self.place(address)?) };
        Ok(Permit { _one: one, _place: place })
    }

    /// A place of an address, for a socket that came through a proxy.
    ///
    /// # Errors
    /// When the address is full.
    pub fn place(&self, address: ClientAddress) -> Result<Place, Full> {
        let mut places = lock(&self.places);
        let taken = places.entry(address).or_default();
        if *taken >= self.most_per_address {
            return Err(Full::Address);
        }
        *taken += 1;
        Ok(Place { address, places: Arc::clone(&self.places) })
    }

    /// How many connections are open.
    pub fn open(&self) -> usize {
        self.most as usize - self.all.available_permits()
    }

    /// Ready when all have left.
    pub async fn empty(&self) {
        // Nobody closes the semaphore.
        let _ = self.all.acquire_many(self.most).await;
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut places = lock(&self.places);
        if let Some(taken) = places.get_mut(&self.address) {
            *taken -= 1;
            if *taken == 0 {
                places.remove(&self.address);
            }
        }
    }
}

fn lock(places: &Places) -> MutexGuard<'_, HashMap<ClientAddress, usize>> {
    places.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gate(all: usize, per_address: usize) -> Gate {
        let config = NetConfig {
            max_connections: all,
            max_connections_per_address: per_address,
            ..NetConfig::DEFAULT
        };
        Gate::new(&config)
    }

    fn address(last: u8) -> ClientAddress {
        ClientAddress::of([192, 0, 2, last].into())
    }

    #[test]
    fn an_address_has_so_many_places_and_gets_them_back() {
        let gate = gate(10, 2);
        let first = gate.enter(address(1), false).unwrap();
        let _second = gate.enter(address(1), false).unwrap();
        assert_eq!(gate.enter(address(1), false).unwrap_err(), Full::Address);
        assert!(gate.enter(address(2), false).is_ok());
        drop(first);
        assert!(gate.enter(address(1), false).is_ok());
        assert_eq!(gate.open(), 1);
    }

    #[test]
    fn the_house_has_so_many_places() {
        let gate = gate(1, 5);
        let only = gate.enter(address(1), false).unwrap();
        assert_eq!(gate.enter(address(2), false).unwrap_err(), Full::All);
        drop(only);
        assert!(gate.enter(address(2), false).is_ok());
        assert!(lock(&gate.places).is_empty());
    }

    #[test]
    fn a_proxy_takes_no_place_but_its_sockets_do() {
        let gate = gate(10, 1);
        let _one = gate.enter(address(1), true).unwrap();
        let _two = gate.enter(address(1), true).unwrap();
        let _socket = gate.place(address(2)).unwrap();
        assert_eq!(gate.place(address(2)).unwrap_err(), Full::Address);
    }

    #[tokio::test]
    async fn it_is_empty_when_all_have_left() {
        let gate = gate(3, 3);
        let permit = gate.enter(address(1), false).unwrap();
        tokio::select! {
            () = gate.empty() => panic!("somebody is in"),
            () = tokio::task::yield_now() => {}
        }
        drop(permit);
        gate.empty().await;
    }
}
