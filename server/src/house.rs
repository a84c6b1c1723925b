//! What all parts of a running server share.

use std::sync::Arc;

use tokio::sync::watch;

use crate::card::Cards;
use crate::config::Config;
use crate::metrics::Metrics;
use crate::net::gate::Gate;
use crate::net::limits::AddressLimits;
use crate::rooms::Rooms;
use crate::store::Store;

/// A running server. A cheap handle.
#[derive(Clone, Debug)]
pub struct House {
    inner: Arc<Inner>,
}

/// What is behind the handle; reached through it.
#[derive(Debug)]
pub struct Inner {
    /// All settings.
    pub config: Config,
    /// What is stored.
    pub store: Store,
    /// The rooms.
    pub rooms: Rooms,
    /// Who may come in.
    pub gate: Gate,
    /// How much is taken from one address.
    pub addresses: AddressLimits,
    /// What is counted.
    pub metrics: Metrics,
    /// The pictures of finished games.
    pub cards: Cards,
    stopping: watch::Sender<bool>,
}

impl House {
    /// Puts the parts together.
    pub fn new(config: Config, store: Store, rooms: Rooms) -> Self {
        let gate = Gate::new(&config.net);
        let addresses = AddressLimits::new(&config.limits, config.rooms.max_rooms_per_address);
        let (stopping, _) = watch::channel(false);
        let (metrics, cards) = (Metrics::default(), Cards::default());
        Self { inner: Arc::new(Inner { config, store, rooms, gate, addresses, metrics, cards, stopping }) }
    }

    /// From now on nothing new is begun.
    pub fn stop(&self) {
        self.inner.stopping.send_replace(true);
    }

    /// Whether the server is about to stop.
    pub fn is_stopping(&self) -> bool {
        *self.inner.stopping.borrow()
    }

    /// Ready when the server is about to stop.
    pub async fn stopped(&self) {
        // The sender lives as long as we do.
        let _ = self.inner.stopping.subscribe().wait_for(|stopping| *stopping).await;
    }
}

impl std::ops::Deref for House {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.inner
    }
}
