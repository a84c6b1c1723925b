//! What people do about a room, besides playing.

use crate::id::Nonce;
use crate::notices::{Hook, Notices, WebAddress};
use crate::numbers::Seq;
use crate::room::{BotName, Motion, Settings};
use games::{PlayerColour, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something that the holder of a seat does about the room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    /// Go by another name.
    Rename {
        /// 1 to 24 visible characters.
        name: String,
    },
    /// Play in another colour; before the start.
    Recolour {
        /// One that nobody has.
        colour: PlayerColour,
    },
    /// Stand up; before the start.
    Leave {},
    /// Change the settings: the host, before the start.
    Configure {
        /// All of them.
        settings: Settings,
    },
    /// Change the number of seats: the host, before the start. Seats that go must be empty.
    Resize {
        /// 2 to 4.
        seats: u8,
    },
    /// Put a bot into an empty seat: the host, before the start.
    SeatBot {
        /// Which seat.
        seat: Seat,
        /// Which bot.
        level: BotName,
    },
    /// Clear a seat of a bot or a person: the host, before the start.
    ClearSeat {
        /// Which seat.
        seat: Seat,
    },
    /// Hand the host's duty on: the host.
    PassHost {
        /// To whom.
        seat: Seat,
    },
    /// Allow watchers to see all hands, or forbid it; before the start.
    ShowHand {
        /// Whether to allow it.
        show: bool,
    },
    /// Give what this device adds to the dice, in place of what the seat gave before; before the start. One
    /// who stirs after having seen the commitment knows that the server's secret was made without it.
    Stir {
        /// The number.
        nonce: Nonce,
    },
    /// Begin: the host, when every seat is taken.
    Start {},
    /// Take back what one's own seat did, from this event on. Within one's own turn, and only as far back as
    /// the last thing revealed, it is done at once; for more, the others are asked.
    TakeBack {
        /// The first event to undo.
        from: Seq,
    },
    /// Answer a take-back that somebody asks for.
    AnswerTakeBack {
        /// Which one: the `offer` of the room's `take_back`. An answer to another one is none.
        offer: Seq,
        /// Whether to allow it.
        agree: bool,
    },
    /// Vote for something, or withdraw one's vote.
    Vote {
        /// What.
        motion: Motion,
        /// Whether one is for it.
        aye: bool,
    },
    /// Let a bot play in one's stead, until one returns.
    StandIn {
        /// Which bot.
        level: BotName,
    },
    /// Play again in person.
    Return {},
    /// Make a pass: a secret by which one other device comes to hold this seat; answered by `pass`.
    MakePass {
        /// Whether the seat moves there; else both devices hold it.
        moves: bool,
    },
    /// Play again with the same people in another room: the host, when the game is over.
    Rematch {},
    /// Make a pass for a screen: a secret to read aloud, by which one television comes to show the public table,
    /// without delay; unless the game was given up. Answered by `pass`.
    MakeScreenPass {},
    /// Turn all screens of the room off, and let no open pass for one be good any more.
    DismissScreens {},
    /// Have this device told when it is the seat's turn and nobody is there; in place of what was asked for the
    /// same endpoint.
    AskNotices {
        /// Which device, and how.
        notices: Notices,
    },
    /// Tell a device no more.
    DropNotices {
        /// The endpoint of its push subscription.
        endpoint: WebAddress,
    },
    /// Have turns told in a chat or on a phone elsewhere, or no more: the host, until the game is over.
    SetHook {
        /// Where and how; nothing to stop it.
        hook: Option<Hook>,
    },
    /// Make every pass of this seat that nobody has used yet void.
    WithdrawPasses {},
    /// Make a pass for one who has lost the device, after the table has voted for it: the host, during the
    /// game; answered by `pass`. Once it is used, the seat is there and the tokens so far are void.
    Reinvite {
        /// Whose seat.
        seat: Seat,
    },
}
