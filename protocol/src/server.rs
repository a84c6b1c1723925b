//! What the server says.

use crate::error::ErrorCode;
use crate::game::{GameCommand, GameNews, GamePreview, GameReason, GameRefusal, GameTable};
use crate::id::{CommandId, DecisionKey, PassSecret};
use crate::numbers::{ProtocolVersion, RuleText, Seq};
use crate::room::{ChatLine, Presence, RoomLine, RoomView};
use games::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A message from the server to one client, made for one viewer. A client ignores properties that it does
/// not know: they may become more.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`: the room and the table as they stand. Later `update`s begin after `seq`.
    Welcome {
        /// The version of the protocol that both speak.
        version: ProtocolVersion,
        /// As whom the client is in the room.
        viewer: Viewer,
        /// The number of the newest event that is part of this.
        seq: Seq,
        /// After which number this goes on: the `seen` of the `hello`. Where it is 0, `log` and the lines of
        /// the table are whole and replace what the client has; else they are merged into it by number.
        since: Seq,
        /// The room.
        room: Box<RoomView>,
        /// The room's own log after `since`.
        log: Vec<RoomLine>,
        /// The table, once the game has begun. Its lines are those that are new after `since` or read
        /// differently now than they did then; all else of it is whole.
        table: Option<GameTable>,
        /// The chat that the client has not seen.
        chat: Vec<ChatLine>,
        /// Who is there.
        presence: Presence,
    },
    /// Something happened.
    Update {
        /// The number of the newest event that is part of this. The numbers have no gaps: those between
        /// the last one received and this one count as received.
        seq: Seq,
        /// The room, where something about it has changed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        room: Option<Box<RoomView>>,
        /// New lines of the room's own log.
        log: Vec<RoomLine>,
        /// The whole table, when the game begins.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<GameTable>,
        /// What is new at the table, where something is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        news: Option<GameNews>,
    },
    /// Somebody came or went. It has no number and is not sent again.
    Presence {
        /// Who is there now.
        presence: Presence,
    },
    /// Somebody wrote.
    Chat {
        /// What.
        line: ChatLine,
    },
    /// A pass, for the one who made it.
    Pass {
        /// Which act made it.
        id: CommandId,
        /// The secret.
        secret: PassSecret,
        /// How long it is good, in seconds.
        good_s: u32,
    },
    /// A command or an act was done, or a line of chat sent, and is stored.
    Accepted {
        /// Which one.
        id: CommandId,
        /// The number of its last event; of the room's newest one where it made none, as chat does.
        seq: Seq,
    },
    /// A command was not done: the rules of the game forbid it. Nothing has changed.
    Refused {
        /// Which command.
        id: CommandId,
        /// The rule, by its number.
        rule: RuleText,
        /// How the rule was broken, with the facts.
        refusal: GameRefusal,
    },
    /// What a tried command would bring.
    Tried {
        /// Which one.
        id: CommandId,
        /// What it would bring.
        result: TryResult,
    },
    /// What a steward would do, for the one who asked.
    Hinted {
        /// Which hint.
        id: CommandId,
        /// The decision that it is for.
        key: DecisionKey,
        /// What to do.
        command: GameCommand,
        /// What speaks for it.
        reason: GameReason,
    },
    /// Something went wrong that has nothing to do with the rules of the game.
    Error {
        /// The command, try, hint, act or chat that this answers, as far as its id could be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<CommandId>,
        /// What went wrong; the client has the words for it.
        code: ErrorCode,
        /// A few English words for those who write clients.
        hint: String,
    },
    /// The answer to `ping`.
    Pong {},
}

impl ServerMessage {
    /// The refusal of a command, with the rule that it cites.
    pub fn refused(id: CommandId, refusal: GameRefusal) -> Self {
        Self::Refused { id, rule: refusal.rule(), refusal }
    }

    /// The error of a code, with that code's usual hint.
    pub fn error(id: Option<CommandId>, code: ErrorCode) -> Self {
        Self::Error { id, code, hint: code.hint().into() }
    }
}

/// As whom a client looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "as", rename_all = "snake_case")]
pub enum Viewer {
    /// As a player.
    Seat {
        /// Which one.
        seat: Seat,
    },
    /// As one who watches.
    Spectator {},
    /// As a screen: like one who watches, but never late, without chat and without all hands.
    Screen {},
}

/// What a tried command would bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "would", rename_all = "snake_case")]
pub enum TryResult {
    /// It would be done.
    Work {
        /// What it would cost and bring.
        preview: GamePreview,
    },
    /// It would be refused.
    Fail {
        /// The rule, by its number.
        rule: RuleText,
        /// How the rule would be broken, with the facts.
        refusal: GameRefusal,
    },
}

impl From<GamePreview> for TryResult {
    fn from(preview: GamePreview) -> Self {
        Self::Work { preview }
    }
}

impl From<GameRefusal> for TryResult {
    fn from(refusal: GameRefusal) -> Self {
        Self::Fail { rule: refusal.rule(), refusal }
    }
}
