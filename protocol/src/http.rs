//! The bodies of the HTTP interface.

use crate::error::ErrorCode;
use crate::id::{Code, Nonce, PassSecret, RoomId, ScreenToken, SeatToken};
use crate::room::{RoomPhase, SeatView, Settings};
use games::registry::GameKind;
use games::{PlayerColour, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Opens a room and takes its first seat: `POST /api/rooms`, answered by `SeatGiven`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenRoom {
    /// What is to be played, and how.
    pub settings: Settings,
    /// How many seats: 2 to 4.
    pub seats: u8,
    /// The name that the host goes by: 1 to 24 visible characters.
    pub name: String,
    /// What the host's device adds to the dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub nonce: Option<Nonce>,
    /// The secret that is to prove the seat, made by the device of 128 random bits or more. The server makes
    /// one where none is given. Asked again, another room is opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<SeatToken>,
}

/// Opens a practice table, on which a novice plays along, and begins: `POST /api/practice`, answered by `SeatGiven`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenPractice {
    /// What is to be learnt.
    pub game: GameKind,
    /// The name that the person goes by: 1 to 24 visible characters.
    pub name: String,
    /// The secret that is to prove the seat, as in `OpenRoom`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<SeatToken>,
}

/// Takes a seat: `POST /api/seats`, answered by `SeatGiven`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// The room's join code.
    pub code: Code,
    /// Which seat; any free one where none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Seat>,
    /// The name that the person goes by: 1 to 24 visible characters.
    pub name: String,
    /// The colour to play in; the seat's own where none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub colour: Option<PlayerColour>,
    /// What the device adds to the dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub nonce: Option<Nonce>,
    /// The secret that is to prove the seat, made by the device of 128 random bits or more, so that it can ask
    /// again after a lost answer: a token that holds a seat of the room is answered with that seat. The
    /// server makes one where none is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<SeatToken>,
}

/// Takes a seat over by a pass: `POST /api/passes`, answered by `SeatGiven`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UsePass {
    /// The room.
    pub room: RoomId,
    /// The secret of the pass.
    pub pass: PassSecret,
    /// The secret that is to prove the seat, as in `TakeSeat`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<SeatToken>,
}

/// A seat, and the secret that proves it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SeatGiven {
    /// The room.
    pub room: RoomId,
    /// The seat.
    pub seat: Seat,
    /// The secret to say `hello` with.
    pub token: SeatToken,
}

/// Lets a screen in by a pass for screens: `POST /api/screens`, answered by `ScreenGiven`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UseScreenPass {
    /// The room's join code, which stands in the screen's own address.
    pub code: Code,
    /// The secret of the pass.
    pub pass: PassSecret,
    /// The secret that is to prove the screen, made by the device of 128 random bits or more, so that it can ask
    /// again after a lost answer. The server makes one where none is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<ScreenToken>,
}

/// A screen's place in a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ScreenGiven {
    /// The room.
    pub room: RoomId,
    /// The secret to say `hello` with.
    pub token: ScreenToken,
}

/// What a code leads to: `GET /api/rooms/{code}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RoomFound {
    /// The room.
    pub room: RoomId,
    /// Whether the code lets one sit down, or only watch.
    pub may: May,
    /// How far the room has come.
    pub phase: RoomPhase,
    /// What the host chose.
    pub settings: Settings,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// SHA-256 of the server's secret, in hexadecimal digits: what proves later that the dice were fair. None at a
    /// practice table, whose dice are always the same.
    pub commitment: Option<String>,
}

/// What a code allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum May {
    /// To sit down.
    Join,
    /// To watch.
    Watch,
}

/// A table that anybody may watch: `GET /api/live`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct LiveTable {
    /// The room.
    pub room: RoomId,
    /// The code to watch by.
    pub watch: Code,
    /// The game by its name.
    pub game: String,
    /// The names at the table, by seat.
    pub names: Vec<String>,
    /// The colours at the table, by seat; none where the room wrote them down before they were listed.
    #[serde(default)]
    pub colours: Vec<PlayerColour>,
}

/// Asks how tables stand at which a device holds a seat: `POST /api/tables`, answered by a list of `TableNow`
/// or nothing in the same order. Nothing: there is no such room, or the token is none of its.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskTables {
    /// Which ones: 60 at most.
    pub tables: Vec<HeldSeat>,
}

/// A seat that a device holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HeldSeat {
    /// The room.
    pub room: RoomId,
    /// The secret that proves the seat.
    pub token: SeatToken,
}

/// How a table stands now, for one who holds a seat there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct TableNow {
    /// The room.
    pub room: RoomId,
    /// The seat that the token proves.
    pub seat: Seat,
    /// How far the room has come.
    pub phase: RoomPhase,
    /// The game by its name.
    pub game: String,
    /// Who has to move, where somebody has.
    pub to_move: Option<Seat>,
    /// Whether the one who asks has to move, in person.
    pub your_turn: bool,
    /// The names at the table, by seat; empty where nobody sits.
    pub names: Vec<String>,
    /// The colours at the table, by seat.
    pub colours: Vec<PlayerColour>,
    /// When something last happened there, in seconds since 1970.
    pub at_s: u32,
}

/// Why a request was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct HttpProblem {
    /// What went wrong; the client has the words for it.
    pub code: ErrorCode,
    /// A few English words for those who write clients.
    pub hint: String,
    /// The request, by which the operator finds it in the logs.
    pub request: String,
}
