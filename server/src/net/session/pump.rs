//! After the `hello`: messages to the room, texts from it.

use std::convert::Infallible;

use futures_util::FutureExt;
use protocol::{ClientMessage, CommandId, ErrorCode, ServerMessage};

use super::{End, Session};
use crate::net::socket::Incoming;
use crate::net::watchdog::Alarm;
use crate::rooms::{Connection, Text};

/// After so many bytes those that wait are flushed, however many more there are.
const ENOUGH_BYTES: usize = 64 * 1024;

impl Session {
    /// Goes on until either side ends it.
    pub(super) async fn pump(&mut self, mut connection: Connection) -> Result<Infallible, End> {
        loop {
            tokio::select! {
                text = connection.next() => match text {
                    Some(text) => self.send(text, &mut connection).await?,
                    None if self.house.is_stopping() => return Err(End::Stopping),
                    None => return Err(End::SentAway),
                },
                incoming = self.socket.receive() => {
                    self.watchdog.heard();
                    // Boxed, as many sockets only listen: they need no room for what is said.
                    Box::pin(self.hear(incoming, &connection)).await?;
                }
                alarm = self.watchdog.alarm() => match alarm {
                    Alarm::Ask => self.socket.ask().await?,
                    Alarm::Silent => return Err(End::Silent),
                },
            }
        }
    }

    /// Sends a text and all that is ready with it: what belongs together is flushed once.
    async fn send(&mut self, first: Text, connection: &mut Connection) -> Result<(), End> {
        let mut bytes = 0;
        let mut next = Some(first);
        while let Some(Text { frame, answer }) = next {
            if let Some(answer) = answer {
                self.house.metrics.answers.add(answer);
            }
            bytes += frame.bytes().len();
            self.socket.feed(frame);
            if bytes >= ENOUGH_BYTES {
                break;
            }
            // The end is met again at the next call.
            next = connection.next().now_or_never().flatten();
        }
        self.socket.flush().await?;
        Ok(())
    }

    async fn hear(&mut self, incoming: Incoming, connection: &Connection) -> Result<(), End> {
        match incoming {
            Incoming::Gone => Err(End::Gone),
            Incoming::TooLarge => self.too_large().await,
            Incoming::Text(text) => match ClientMessage::parse(&text) {
                Ok(message) => self.take(message, connection).await,
                Err(error) if self.takes_message() => self.misread(&error).await,
                Err(error) => self.over_limit(error.id()).await,
            },
            Incoming::Binary | Incoming::SignOfLife if !self.takes_message() => self.over_limit(None).await,
            Incoming::Binary => self.fault(None, ErrorCode::Malformed).await,
            Incoming::SignOfLife => Ok(()),
        }
    }

    async fn take(&mut self, message: ClientMessage, connection: &Connection) -> Result<(), End> {
        self.house.metrics.heard(&message);
        let taken = self.takes_message()
            && match message {
                ClientMessage::Try { .. } => self.limits.takes_try(),
                ClientMessage::Hint { .. } => self.limits.takes_hint(),
                ClientMessage::Chat { .. } => self.limits.takes_chat(),
                _ => true,
            };
        if !taken {
            return self.over_limit(id_of(&message)).await;
        }
        match message {
            ClientMessage::Hello { .. } => self.fault(None, ErrorCode::OutOfOrder).await,
            ClientMessage::Ping {} => Ok(self.socket.tell(&ServerMessage::Pong {}).await?),
            ClientMessage::Command { .. }
            | ClientMessage::Try { .. }
            | ClientMessage::Hint { .. }
            | ClientMessage::Act { .. }
            | ClientMessage::Chat { .. } => {
                connection.say(message).await;
                Ok(())
            }
        }
    }
}

/// The id under which a message is answered.
pub(super) fn id_of(message: &ClientMessage) -> Option<CommandId> {
    match message {
        ClientMessage::Command { id, .. }
        | ClientMessage::Try { id, .. }
        | ClientMessage::Hint { id }
        | ClientMessage::Act { id, .. }
        | ClientMessage::Chat { id, .. } => Some(id.clone()),
        ClientMessage::Hello { .. } | ClientMessage::Ping {} => None,
    }
}
