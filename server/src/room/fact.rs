//! What happened in a room: stored for ever, never sent.

use super::play::{GameEvent, GameOpening};
use crate::secrets::{DiceSecret, SecretHash};
use games::{PlayerColour, Seat};
use protocol::{
    BotName, Code, Codes, GameCommand, GameId, Hook, HookFailure, Motion, Nonce, Notices, RoomId, Seq,
    Settings,
};
use serde::{Deserialize, Serialize};

/// A fact as it is stored: with its number and its time.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct StoredFact {
    /// The number in the room, from 1.
    pub(crate) seq: Seq,
    /// When it became a fact, in milliseconds since 1970.
    pub(crate) at_ms: i64,
    /// The fact.
    pub(crate) fact: Fact,
}

impl StoredFact {
    /// Whether it is an entry of the game's record: a command with its first event, or a take-back.
    pub(crate) fn is_entry(&self) -> bool {
        matches!(self.fact, Fact::Played { command: Some(_), .. } | Fact::TookBack { .. })
    }
}

/// A fact.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Fact {
    /// The room was opened; its seats have these colours.
    Opened {
        room: RoomId,
        game_id: GameId,
        codes: Codes,
        settings: Settings,
        colours: Vec<PlayerColour>,
        secret: DiceSecret,
        /// Whether it is a practice table: then the secret is known, and alone makes the seed.
        #[serde(default)]
        practice: bool,
        /// The game of which this one is the rematch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rematch_of: Option<GameId>,
    },
    /// Somebody sat down.
    SatDown {
        seat: Seat,
        name: String,
        tokens: Vec<SecretHash>,
        player: Option<SecretHash>,
        nonce: Option<Nonce>,
    },
    /// A bot was seated.
    BotSeated { seat: Seat, level: BotName },
    /// A seat was left or cleared.
    SeatCleared { seat: Seat },
    /// Somebody goes by another name.
    Renamed { seat: Seat, name: String },
    /// Somebody plays in another colour.
    Recoloured { seat: Seat, colour: PlayerColour },
    /// The table has other seats now.
    Resized { colours: Vec<PlayerColour> },
    /// The host changed the settings.
    Configured { settings: Settings },
    /// Somebody else is host.
    HostPassed { seat: Seat },
    /// Somebody allows watchers to see all hands, or not.
    HandShown { seat: Seat, show: bool },
    /// Somebody gave another nonce.
    Stirred { seat: Seat, nonce: Nonce },
    /// The game began.
    Started { nonces: Vec<String>, opening: GameOpening },
    /// Something happened in the game; the first event of a command carries the command.
    Played { seat: Seat, by_bot: bool, command: Option<GameCommand>, event: GameEvent },
    /// Somebody asks for a take-back.
    TakeBackAsked { seat: Seat, from: Seq },
    /// Somebody answers it.
    TakeBackAnswered { seat: Seat, agree: bool },
    /// Everything from an event on was taken back.
    TookBack { seat: Seat, from: Seq, asked: bool },
    /// Somebody voted.
    Voted { seat: Seat, motion: Motion, aye: bool },
    /// A bot plays for somebody; whether the others wanted it so.
    StoodIn {
        seat: Seat,
        level: BotName,
        #[serde(default)]
        voted: bool,
    },
    /// Somebody plays again.
    Returned { seat: Seat },
    /// A pass was made.
    PassMade { seat: Seat, pass: SecretHash, moves: bool },
    /// A pass was used; where it moved the seat and a player is named, the games are that player's from now on.
    PassUsed {
        seat: Seat,
        pass: SecretHash,
        token: SecretHash,
        #[serde(default)]
        player: Option<SecretHash>,
    },
    /// Somebody's time ran out.
    TimeRanOut { seat: Seat },
    /// The room came back into memory: until now no time ran.
    Resumed {},
    /// The game was given up.
    Abandoned {},
    /// The same people play again elsewhere.
    RematchOpened { room: RoomId, watch: Code },
    /// A pass for a screen was made.
    ScreenPassMade { seat: Seat, pass: SecretHash },
    /// A screen was let in by a pass of this seat.
    ScreenAdmitted { seat: Seat, pass: SecretHash, token: SecretHash },
    /// Somebody turned the screens off.
    ScreensDismissed { seat: Seat },
    /// The screens of the room that was played in before came along.
    ScreensCame { tokens: Vec<SecretHash> },
    /// Every pass of a seat that nobody has used is void.
    PassesWithdrawn { seat: Seat },
    /// The table has voted: the host may let somebody back in.
    ReinviteAllowed { seat: Seat },
    /// The host made a pass for that one.
    Reinvited { seat: Seat, by: Seat, pass: SecretHash },
    /// That one has come without it.
    ReinviteEnded { seat: Seat },
    /// A device of a seat is to be told of turns; known by the number of this fact.
    NoticesAsked { seat: Seat, notices: Notices },
    /// It is to be told no more.
    NoticesDropped { seat: Seat, device: Seq },
    /// Turns are to be told elsewhere too, or no more.
    HookSet { seat: Seat, hook: Option<Hook> },
    /// A seat is owed a notice of its turn, by every way there is.
    Noticed { seat: Seat },
    /// The seat's holder came and sees it: nothing is owed any more.
    NoticeSeen { seat: Seat },
    /// What was owed to a device is done: it arrived, or was given up.
    NoticeSent { seat: Seat, device: Seq, arrived: bool },
    /// What was owed elsewhere arrived, or did not and is tried `again` or given up.
    HookTold { failure: Option<HookFailure>, again: bool },
}
