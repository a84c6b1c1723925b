//! A room as its viewers see it: who sits where, what was agreed, what is asked of whom.

use crate::game::GameOptions;
use crate::id::{Code, GameId, RoomId};
use crate::notices::{HookFormat, HookView};
use crate::numbers::Seq;
use games::{FirstPlayer, PlayerColour, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

/// A room as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RoomView {
    /// How far it has come.
    pub phase: RoomPhase,
    /// Who may change the settings, clear seats and start; nobody where no person is seated.
    pub host: Option<Seat>,
    /// The seats in the order of play.
    pub seats: Vec<SeatView>,
    /// What the host chose.
    pub settings: Settings,
    /// What proves that the dice are fair; none at a practice table.
    pub fairness: Option<Fairness>,
    /// The game that is played here, or will be: named before anyone sits down, as the seed depends on it.
    pub game_id: GameId,
    /// The time that the players have left, where they play by the clock.
    pub clocks: Option<Clocks>,
    /// A take-back that the others are asked to allow.
    pub take_back: Option<TakeBackOffer>,
    /// What is being voted on.
    pub votes: Vec<Vote>,
    /// The codes to hand on: for those who sit at the table.
    pub codes: Option<Codes>,
    /// The room in which the same people play again.
    pub rematch: Option<Rematch>,
    /// How many screens were let in: for those who sit at the table, 0 for all others.
    pub screens: u32,
    /// Where turns are told besides: for those who sit at the table.
    pub hook: Option<HookView>,
    /// Whether it is a practice table: its dice are always the same, and its game is kept in no list.
    #[serde(default)]
    pub practice: bool,
    /// The seats for which the host may make a pass, as the table has voted: their holders have lost the
    /// device. It ends when the holder comes, by a pass or without.
    pub reinvites: Vec<Seat>,
    /// How many passes of the viewer's own seat were made that nobody has used and nobody has withdrawn.
    /// Some may be too old by now.
    pub open_passes: u32,
}

/// A room in which the same people play again. The tokens of seats and screens are good there too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Rematch {
    /// The room.
    pub room: RoomId,
    /// Its watch code, for those who watch on.
    pub watch: Code,
}

/// How far a room has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RoomPhase {
    /// People gather.
    Waiting,
    /// The game is on.
    Playing,
    /// The game has been played to its end.
    Over,
    /// The game was given up.
    Abandoned,
}

/// A seat of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SeatView {
    /// Its number.
    pub seat: Seat,
    /// The colour of its pieces.
    pub colour: PlayerColour,
    /// Who sits there.
    pub occupant: Occupant,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet.
    Nobody {},
    /// A person.
    Person {
        /// The name that the person goes by.
        name: String,
        /// The bot that plays in the person's stead until the person returns.
        stand_in: Option<BotName>,
        /// Whether the person allows watchers to see all hands.
        shows_hand: bool,
    },
    /// A bot.
    Bot {
        /// Which one.
        level: BotName,
    },
}

/// A bot by its strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BotName {
    /// Plays at random, but never wastes a turn.
    Novice,
    /// Takes the best next step it can see.
    Steward,
}

/// What the host chooses before the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The game and its options.
    pub game: GameOptions,
    /// Who begins.
    #[serde(default)]
    pub first: FirstPlayer,
    /// How much time the players have.
    #[serde(default)]
    pub clock: ClockSetting,
    /// What watchers see, and when.
    #[serde(default)]
    pub watching: Watching,
    /// Whether players may ask what a steward would do.
    #[serde(default = "yes")]
    pub hints: bool,
}

fn yes() -> bool {
    true
}

/// How much time the players have. When it runs out, a bot plays the turn to its end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockSetting {
    /// No clock.
    #[default]
    #[serde(deserialize_with = "nothing_more")]
    Off,
    /// The same time for each turn.
    PerTurn {
        /// The time for a turn, in milliseconds.
        turn_ms: u32,
    },
    /// A time for the whole game, and some more for each turn.
    Bank {
        /// The time for the whole game, in milliseconds.
        bank_ms: u32,
        /// What each turn adds, in milliseconds.
        increment_ms: u32,
    },
}

/// Serde would let any property stand beside the tag of a variant without properties.
fn nothing_more<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nothing {}
    Nothing::deserialize(deserializer).map(|Nothing {}| ())
}

/// What watchers see, and when.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Watching {
    /// Whether the table stands in the public list.
    pub listed: bool,
    /// Whether they see all hands: only where every seat agrees before the start.
    pub all_hands: bool,
    /// How late they see it.
    pub delay: Delay,
    /// Whether what they write reaches the players.
    pub chat_reaches_players: bool,
}

/// How late watchers see a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Delay {
    /// At once.
    #[default]
    None,
    /// 30 seconds late.
    Short,
    /// Two minutes late.
    Long,
}

/// What proves that the dice are fair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Fairness {
    /// SHA-256 of the server's secret, in hexadecimal digits; shown before anyone sits down.
    pub commitment: String,
    /// The secret and what else the seed was made of: when the game is over or abandoned.
    pub revealed: Option<Revealed>,
}

/// What the seed was made of: SHA-256(secret ‖ game id ‖ nonces).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Revealed {
    /// The server's secret, in hexadecimal digits.
    pub secret: String,
    /// The game.
    pub game_id: GameId,
    /// The numbers that the devices gave, by seat; empty for bots and where none was given.
    pub nonces: Vec<String>,
    /// The seed, in hexadecimal digits.
    pub seed: String,
}

/// The time that the players have left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Clocks {
    /// Milliseconds left by seat, at the moment of this message.
    pub left_ms: Vec<u32>,
    /// Whose time is running.
    pub running: Option<Seat>,
}

/// A take-back that the others are asked to allow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct TakeBackOffer {
    /// The number of the event that asked, to answer it by.
    pub offer: Seq,
    /// Who asks.
    pub by: Seat,
    /// The first event that would be undone.
    pub from: Seq,
    /// How many of the events that would be undone revealed something: what was seen stays seen.
    pub seen: u32,
    /// Who has agreed.
    pub agreed: Vec<Seat>,
}

/// Something that is being voted on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Vote {
    /// What.
    pub motion: Motion,
    /// Who is for it.
    pub votes: Vec<Seat>,
    /// How many votes carry it.
    pub needed: u32,
}

/// What can be voted on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Motion {
    /// A bot shall play in the stead of one who is away.
    StandIn {
        /// For whom.
        seat: Seat,
    },
    /// The game shall be given up.
    Abandon {},
    /// The host shall let one back in who has lost the device, by a pass that moves the seat.
    Reinvite {
        /// Whom.
        seat: Seat,
    },
}

/// The codes of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Codes {
    /// For those who are to play.
    pub join: Code,
    /// For those who are to watch; it never seats anybody.
    pub watch: Code,
}

/// A line of a room's own log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RoomLine {
    /// The number of the event that it tells of.
    pub seq: Seq,
    /// What happened.
    pub told: RoomTold,
}

/// What a room's own log tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "did", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say who, and what about")]
pub enum RoomTold {
    /// The room was opened.
    Opened {},
    /// Somebody sat down.
    SatDown { seat: Seat, name: String },
    /// A bot was seated.
    BotSeated { seat: Seat, level: BotName },
    /// A seat was left, or cleared by the host.
    SeatCleared { seat: Seat },
    /// Somebody goes by another name.
    Renamed { seat: Seat, name: String },
    /// The host changed the settings.
    Configured {},
    /// Somebody else is host now.
    HostPassed { seat: Seat },
    /// The game began.
    Started {},
    /// The events `from` … `to` were taken back; `asked` where the others had to agree.
    TookBack { seat: Seat, from: Seq, to: Seq, asked: bool },
    /// A bot plays in somebody's stead; `voted` where the others wanted it so.
    StoodIn { seat: Seat, level: BotName, voted: bool },
    /// Somebody plays again in person.
    Returned { seat: Seat },
    /// Another device holds the seat by a pass; where it `moved`, only that device does.
    PassUsed { seat: Seat, moved: bool },
    /// Somebody's time ran out: a bot plays the turn to its end.
    TimeRanOut { seat: Seat },
    /// The game was given up.
    Abandoned {},
    /// The same people play again, in another room.
    Rematch {},
    /// A screen shows the table, by a pass of this seat.
    ScreenAdmitted { seat: Seat },
    /// Somebody turned the screens off.
    ScreensDismissed { seat: Seat },
    /// The host has turns told elsewhere too.
    HookSet { seat: Seat, format: HookFormat },
    /// Turns are told elsewhere no more.
    HookRemoved { seat: Seat },
    /// The host made a pass for one who has lost the device, as the others wanted.
    Reinvited { seat: Seat, by: Seat },
}

/// Who is there now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Presence {
    /// The seats whose holders are connected.
    pub seats: Vec<Seat>,
    /// How many watch.
    pub watchers: u32,
}

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ChatLine {
    /// Its number among the lines that this viewer gets, from 1 without gaps.
    pub n: u32,
    /// When it was written, in seconds since 1970.
    pub at_s: u32,
    /// Who wrote it; a watcher has no seat.
    pub seat: Option<Seat>,
    /// The name the writer went by.
    pub name: String,
    /// Plain text.
    pub text: String,
}
