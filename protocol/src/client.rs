//! What a client says.

use crate::act::Act;
use crate::game::GameCommand;
use crate::id::{Code, CommandId, DecisionKey, RoomId, ScreenToken, SeatToken};
use crate::numbers::{ProtocolVersion, Seq};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A message from a client to the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message on a socket; answered by `welcome` or `error`.
    Hello {
        /// The version of the protocol that the client speaks.
        version: ProtocolVersion,
        /// The room to enter.
        room: RoomId,
        /// In what right.
        who: Who,
        /// The last number the client has seen of this room in this right; 0 where it has seen nothing.
        seen: Seq,
        /// The last line of chat the client has seen; 0 where it has seen none.
        #[serde(default)]
        chat_seen: u32,
    },
    /// Do something; answered by exactly one of `accepted`, `refused` and `error`, under the same id.
    Command {
        /// Made by the client for this command. Sent twice, it is done once and answered twice.
        id: CommandId,
        /// The key of the decision that this command takes; an old one is never executed.
        key: DecisionKey,
        /// What to do.
        command: GameCommand,
    },
    /// What would this command bring? Changes nothing; answered by `tried` or `error`.
    Try {
        /// Made by the client, to know the answer by.
        id: CommandId,
        /// What to try.
        command: GameCommand,
    },
    /// What would a steward do here, and why? Changes nothing, and nobody else hears of it; answered by `hinted`
    /// or `error`. For the seat to move.
    Hint {
        /// Made by the client, to know the answer by.
        id: CommandId,
    },
    /// Do something about the room; answered by exactly one of `accepted`, `pass` and `error`, under the same
    /// id.
    Act {
        /// Made by the client for this act. Sent twice, it is done once and answered twice.
        id: CommandId,
        /// What to do.
        act: Act,
    },
    /// Write to the others; answered by `accepted` or `error`.
    Chat {
        /// Made by the client for this line. Sent twice from a seat, it stands there once.
        id: CommandId,
        /// 1 to 500 characters of plain text.
        text: String,
    },
    /// Is anybody there? Answered by `pong`.
    Ping {},
}

/// In what right a client enters a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "as", rename_all = "snake_case", deny_unknown_fields)]
pub enum Who {
    /// As the holder of a seat.
    Seat {
        /// The secret that proves it.
        token: SeatToken,
    },
    /// As one who watches.
    Spectator {
        /// The room's watch code.
        code: Code,
    },
    /// As a screen that shows the public table: it sees what a spectator sees, without delay, and says nothing.
    Screen {
        /// The secret that proves it.
        token: ScreenToken,
    },
}
