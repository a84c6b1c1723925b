//! How often: limits of one socket and of one address.

use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::HashMapStateStore;
use governor::{DefaultDirectRateLimiter, RateLimiter};

use super::address::ClientAddress;
use crate::config::{LimitConfig, Rate};

/// Too much: when it may be tried again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMuch {
    /// How long to wait.
    pub wait: Duration,
}

/// A limit for each address.
#[derive(Debug)]
pub struct ByAddress(RateLimiter<ClientAddress, HashMapStateStore<ClientAddress>, DefaultClock>);

/// How much is taken from one address.
#[derive(Debug)]
pub struct AddressLimits {
    /// Messages of all its sockets.
    pub messages: ByAddress,
    /// Times that `hello` is said.
    pub hellos: ByAddress,
    /// Requests that change something.
    pub writes: ByAddress,
    /// Other requests.
    pub reads: ByAddress,
    /// Rooms opened.
    pub rooms: ByAddress,
}

/// How much is taken from one socket.
#[derive(Debug)]
pub struct SocketLimits {
    messages: DefaultDirectRateLimiter,
    tries: DefaultDirectRateLimiter,
    hints: DefaultDirectRateLimiter,
    chat: DefaultDirectRateLimiter,
}

impl ByAddress {
    fn new(rate: Rate) -> Self {
        Self(RateLimiter::hashmap(rate.quota()))
    }

    /// Counts one more.
    ///
    /// # Errors
    /// When it is one too many.
    pub fn check(&self, address: ClientAddress) -> Result<(), TooMuch> {
        let now = self.0.clock().now();
        self.0.check_key(&address).map_err(|until| TooMuch { wait: until.wait_time_from(now) })
    }

    fn tidy(&self) {
        self.0.retain_recent();
        self.0.shrink_to_fit();
    }
}

impl AddressLimits {
    /// The limits of a configuration.
    pub fn new(config: &LimitConfig, rooms_per_address: usize) -> Self {
        let rooms = Rate::per_hour(u32::try_from(rooms_per_address).unwrap_or(u32::MAX));
        Self {
            messages: ByAddress::new(config.address_messages),
            hellos: ByAddress::new(config.address_hellos),
            writes: ByAddress::new(config.address_writes),
            reads: ByAddress::new(config.address_reads),
            rooms: ByAddress::new(rooms),
        }
    }

    /// Forgets the addresses that have not been heard of for long enough.
    pub fn tidy(&self) {
        for limit in [&self.messages, &self.hellos, &self.writes, &self.reads, &self.rooms] {
            limit.tidy();
        }
    }
}

impl SocketLimits {
    /// The limits of a configuration.
    pub fn new(config: &LimitConfig) -> Self {
        Self {
            messages: RateLimiter::direct(config.socket_messages.quota()),
            tries: RateLimiter::direct(config.socket_tries.quota()),
            hints: RateLimiter::direct(config.socket_hints.quota()),
            chat: RateLimiter::direct(config.socket_chat.quota()),
        }
    }

    /// Counts a message of any kind; whether it is taken.
    pub fn takes_message(&self) -> bool {
        self.messages.check().is_ok()
    }

    /// Counts a try; whether it is taken.
    pub fn takes_try(&self) -> bool {
        self.tries.check().is_ok()
    }

    /// Counts a hint that is asked for; whether it is taken.
    pub fn takes_hint(&self) -> bool {
        self.hints.check().is_ok()
    }

    /// Counts a line of chat; whether it is taken.
    pub fn takes_chat(&self) -> bool {
        self.chat.check().is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> ClientAddress {
        ClientAddress::of([192, 0, 2, last].into())
    }

    #[test]
    fn each_address_has_its_own_limit_and_is_told_how_long_to_wait() {
        let limits = AddressLimits::new(&LimitConfig::DEFAULT, 2);
        assert!(limits.rooms.check(address(1)).is_ok());
        assert!(limits.rooms.check(address(1)).is_ok());
        let wait = limits.rooms.check(address(1)).unwrap_err().wait;
        assert!(wait > Duration::from_secs(1_700) && wait <= Duration::from_mins(30), "{wait:?}");
        assert!(limits.rooms.check(address(2)).is_ok());
        limits.tidy();
        assert!(limits.rooms.check(address(1)).is_err(), "tidying forgets nothing recent");
    }

    #[test]
    fn a_socket_has_a_limit_for_each_kind() {
        let limits = SocketLimits::new(&LimitConfig::DEFAULT);
        assert_eq!((0..10).filter(|_| limits.takes_chat()).count(), 5);
        assert!(limits.takes_message() && limits.takes_try());
    }
}
