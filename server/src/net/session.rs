//! The life of a socket: `hello` first, then messages to the room and texts from it until either ends.

mod greet;
mod pump;

use protocol::{CommandId, ErrorCode, ParseError, ServerMessage};
use tracing::debug;

use super::address::ClientAddress;
use super::limits::SocketLimits;
use super::socket::{Farewell, Lost, Socket};
use super::watchdog::Watchdog;
use crate::config::ms;
use crate::house::House;

/// A socket and what it may still do.
#[derive(Debug)]
pub(super) struct Session {
    house: House,
    address: ClientAddress,
    socket: Socket,
    limits: SocketLimits,
    watchdog: Watchdog,
    mistakes: u32,
    limited: u32,
}

/// Why a session ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The other side went.
    Gone,
    /// The other side takes nothing.
    Stuck,
    /// The other side does not answer.
    Silent,
    /// The other side did too much that was wrong.
    Abusive(Farewell),
    /// The room sends the client away.
    SentAway,
    /// The server stops.
    Stopping,
}

impl From<Lost> for End {
    fn from(lost: Lost) -> Self {
        match lost {
            Lost::Stuck => Self::Stuck,
            Lost::Gone => Self::Gone,
        }
    }
}

impl Session {
    pub(super) fn new(house: House, address: ClientAddress, socket: Socket) -> Self {
        let limits = SocketLimits::new(&house.config.limits);
        let config = &house.config.sockets;
        let watchdog = Watchdog::new(ms(config.ping_interval_ms), ms(config.pong_timeout_ms));
        Self { house, address, socket, limits, watchdog, mistakes: 0, limited: 0 }
    }

    /// Lives until either side ends it.
    pub(super) async fn run(&mut self) {
        let end = match self.live().await {
            Ok(never) => match never {},
            Err(end) => end,
        };
        debug!(?end, "a socket ended");
        let metrics = &self.house.metrics;
        match end {
            End::Gone => {}
            // Nothing that we send would arrive.
            End::Stuck => metrics.closed_stuck.add(),
            End::Silent => metrics.closed_silent.add(),
            End::Abusive(farewell) => {
                metrics.closed_abusive.add();
                self.socket.close(farewell).await;
            }
            End::SentAway => self.socket.close(Farewell::GoingAway).await,
            End::Stopping => self.socket.close(Farewell::Restart).await,
        }
    }

    async fn live(&mut self) -> Result<std::convert::Infallible, End> {
        let waiting = self.house.metrics.sockets_waiting.count();
        // Boxed: of the many sockets that only listen, none needs what coming in took.
        let connection = Box::pin(self.greet()).await?;
        drop(waiting);
        let metrics = &self.house.metrics;
        let kind = if connection.is_seated() { &metrics.sockets_seat } else { &metrics.sockets_spectator };
        let _counted = kind.count();
        self.pump(connection).await
    }

    /// Says what was wrong; too much of it ends the session.
    async fn fault(&mut self, id: Option<CommandId>, code: ErrorCode) -> Result<(), End> {
        self.count_mistake(&ServerMessage::error(id, code)).await
    }

    /// Says why a text is no message.
    async fn misread(&mut self, error: &ParseError) -> Result<(), End> {
        self.count_mistake(&error.into()).await
    }

    async fn count_mistake(&mut self, answer: &ServerMessage) -> Result<(), End> {
        self.house.metrics.mistakes.add();
        self.socket.tell(answer).await?;
        self.mistakes += 1;
        if self.mistakes > self.house.config.sockets.max_mistakes {
            return Err(End::Abusive(Farewell::Policy("too many mistakes")));
        }
        Ok(())
    }

    /// Says that it was too much; too often too much ends the session.
    async fn over_limit(&mut self, id: Option<CommandId>) -> Result<(), End> {
        self.house.metrics.limited.add();
        self.socket.tell(&ServerMessage::error(id, ErrorCode::RateLimited)).await?;
        self.limited += 1;
        if self.limited > self.house.config.sockets.max_limited {
            return Err(End::Abusive(Farewell::Policy("too many messages")));
        }
        Ok(())
    }

    /// What is too long cannot be read over: the session ends.
    async fn too_large<T>(&mut self) -> Result<T, End> {
        self.house.metrics.mistakes.add();
        self.socket.tell(&ServerMessage::error(None, ErrorCode::TooLarge)).await?;
        Err(End::Abusive(Farewell::TOO_LARGE))
    }

    /// Counts anything that came in; whether it is taken.
    fn takes_message(&self) -> bool {
        self.limits.takes_message() && self.house.addresses.messages.check(self.address).is_ok()
    }
}
