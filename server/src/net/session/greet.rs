//! The first message: `hello`, in time and in order.

use protocol::{ClientMessage, ErrorCode};
use tokio::time::Instant;
use tracing::Span;

use super::pump::id_of;
use super::{End, Session};
use crate::config::ms;
use crate::house::House;
use crate::net::address::ClientAddress;
use crate::net::socket::{Farewell, Incoming};
use crate::rooms::Connection;

impl Session {
    /// Waits for a `hello` that a room takes.
    pub(super) async fn greet(&mut self) -> Result<Connection, End> {
        let deadline = Instant::now() + ms(self.house.config.sockets.hello_timeout_ms);
        let house = self.house.clone();
        loop {
            let incoming = tokio::select! {
                incoming = self.socket.receive() => incoming,
                () = tokio::time::sleep_until(deadline) => {
                    self.fault(None, ErrorCode::OutOfOrder).await?;
                    return Err(End::Abusive(Farewell::Policy("no hello in time")));
                }
                () = house.stopped() => return Err(End::Stopping),
            };
            self.watchdog.heard();
            let text = match incoming {
                Incoming::Gone => return Err(End::Gone),
                Incoming::TooLarge => return self.too_large().await,
                _ if !self.takes_message() => {
                    self.over_limit(None).await?;
                    continue;
                }
                Incoming::SignOfLife => continue,
                Incoming::Binary => {
                    self.fault(None, ErrorCode::Malformed).await?;
                    continue;
                }
                Incoming::Text(text) => text,
            };
            match ClientMessage::parse(&text) {
                Err(error) => self.misread(&error).await?,
                Ok(message) => {
                    self.house.metrics.heard(&message);
                    let id = id_of(&message);
                    match enter(&self.house, self.address, message).await {
                        Ok(connection) => return Ok(connection),
                        Err(ErrorCode::RateLimited) => self.over_limit(None).await?,
                        Err(code) => self.fault(id, code).await?,
                    }
                }
            }
        }
    }
}

async fn enter(
    house: &House,
    address: ClientAddress,
    message: ClientMessage,
) -> Result<Connection, ErrorCode> {
    let ClientMessage::Hello { version: _, room, who, seen, chat_seen } = message else {
        return Err(ErrorCode::OutOfOrder);
    };
    if house.is_stopping() {
        return Err(ErrorCode::Stopping);
    }
    house.addresses.hellos.check(address).map_err(|_| ErrorCode::RateLimited)?;
    let handle = house.rooms.get(&room).await?;
    let connection = handle.enter(who, seen, chat_seen).await?;
    Span::current().record("room.id", room.as_str());
    Ok(connection)
}
