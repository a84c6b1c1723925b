//! The room around the sample game, before it and during it.

use super::notices;
use crate::game::GameOptions;
use crate::generate::GenerateError;
use crate::id::{Code, GameId, RoomId};
use crate::numbers::Seq;
use crate::room::{
    BotName, ChatLine, ClockSetting, Clocks, Codes, Delay, Fairness, Motion, Occupant, Presence, Rematch,
    Revealed, RoomLine, RoomPhase, RoomTold, RoomView, SeatView, Settings, TakeBackOffer, Vote, Watching,
};
use games::tajuto::Options;
use games::{FirstPlayer, PlayerColour, Seat};

const FIRST: Seat = Seat::ALL[0];
const SECOND: Seat = Seat::ALL[1];

/// How many events of the room come before those of the game: as many as [`log`] tells.
pub(super) const EVENTS_BEFORE: u32 = 4;

pub(super) fn room_id() -> Result<RoomId, GenerateError> {
    Ok(RoomId::new("quiet-crane-under-the-old-pine")?)
}

pub(super) fn game_id() -> Result<GameId, GenerateError> {
    Ok(GameId::new("g-0123456789abcdefghijkl")?)
}

pub(super) fn join_code() -> Result<Code, GenerateError> {
    Ok(Code::new("amber-brook-cedar-dusk-ember")?)
}

pub(super) fn watch_code() -> Result<Code, GenerateError> {
    Ok(Code::new("fern-gate-heron-iris-jade")?)
}

/// SHA-256 of 32 bytes of zero.
pub(super) fn commitment() -> String {
    "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925".into()
}

pub(super) fn settings() -> Settings {
    Settings {
        game: GameOptions::from(Options::default()),
        first: FirstPlayer::Seat(FIRST),
        clock: ClockSetting::Bank { bank_ms: 600_000, increment_ms: 10_000 },
        watching: Watching {
            listed: true,
            all_hands: false,
            delay: Delay::Short,
            chat_reaches_players: true,
        },
        hints: true,
    }
}

/// While people gather: the host sits, the other seat is free.
pub(super) fn waiting() -> Result<RoomView, GenerateError> {
    Ok(RoomView {
        phase: RoomPhase::Waiting,
        host: Some(FIRST),
        seats: seats(Occupant::Nobody {}),
        settings: settings(),
        fairness: Some(Fairness { commitment: commitment(), revealed: None }),
        game_id: game_id()?,
        clocks: None,
        take_back: None,
        votes: Vec::new(),
        codes: Some(Codes { join: join_code()?, watch: watch_code()? }),
        rematch: None,
        screens: 0,
        hook: None,
        practice: false,
        reinvites: Vec::new(),
        open_passes: 0,
    })
}

/// During the game, for a player.
pub(super) fn playing() -> Result<RoomView, GenerateError> {
    Ok(RoomView {
        phase: RoomPhase::Playing,
        seats: seats(Occupant::Person { name: "Ine".into(), stand_in: None, shows_hand: true }),
        game_id: game_id()?,
        clocks: Some(Clocks { left_ms: vec![598_200, 600_000], running: Some(SECOND) }),
        ..waiting()?
    })
}

/// During the game, for a player: the other one would take something back, and there is a vote.
pub(super) fn asking(from: Seq, offer: Seq) -> Result<RoomView, GenerateError> {
    Ok(RoomView {
        take_back: Some(TakeBackOffer { offer, by: SECOND, from, seen: 1, agreed: Vec::new() }),
        votes: vec![Vote { motion: Motion::Abandon {}, votes: vec![SECOND], needed: 2 }],
        ..playing()?
    })
}

/// During the game, for a player: a bot plays for the other one, who may be let back in.
pub(super) fn stood_in() -> Result<RoomView, GenerateError> {
    let second = Occupant::Person { name: "Ine".into(), stand_in: Some(BotName::Steward), shows_hand: true };
    Ok(RoomView { seats: seats(second), reinvites: vec![SECOND], open_passes: 1, ..playing()? })
}

/// During the game, for a player: turns are told elsewhere too, and that does not work now.
pub(super) fn hooked() -> Result<RoomView, GenerateError> {
    Ok(RoomView { hook: Some(notices::hook_view()), ..playing()? })
}

/// When the game is over, for a player: the dice are revealed, and the others play again elsewhere.
pub(super) fn over() -> Result<RoomView, GenerateError> {
    let revealed = Revealed {
        secret: "0".repeat(64),
        game_id: game_id()?,
        nonces: vec!["a-number-of-amas-device".into(), String::new()],
        seed: "f".repeat(64),
    };
    Ok(RoomView {
        phase: RoomPhase::Over,
        fairness: Some(Fairness { commitment: commitment(), revealed: Some(revealed) }),
        clocks: Some(Clocks { left_ms: vec![20_500, 311_000], running: None }),
        rematch: Some(Rematch {
            room: RoomId::new("early-heron-on-the-long-bridge")?,
            watch: Code::new("doso-miha-reko-tani-bavo")?,
        }),
        ..playing()?
    })
}

/// During the game, for one who watches.
pub(super) fn watched() -> Result<RoomView, GenerateError> {
    Ok(RoomView { codes: None, ..playing()? })
}

/// The room's log until the game begins: one line of each of its events.
pub(super) fn log() -> Vec<RoomLine> {
    let told = [
        RoomTold::Opened {},
        RoomTold::SatDown { seat: FIRST, name: "Ama".into() },
        RoomTold::SatDown { seat: SECOND, name: "Ine".into() },
        RoomTold::Started {},
    ];
    told.into_iter().zip(1..).map(|(told, seq)| RoomLine { seq: Seq(seq), told }).collect()
}

/// A line of chat from a player.
pub(super) fn chat_line() -> ChatLine {
    let text = "Good morning! Shall we begin?".into();
    ChatLine { n: 1, at_s: 1_789_000_000, seat: Some(FIRST), name: "Ama".into(), text }
}

/// A line of chat from one who watches.
pub(super) fn watchers_line() -> ChatLine {
    let text = "What a tower…".into();
    ChatLine { n: 2, at_s: 1_789_000_060, seat: None, name: "Momo".into(), text }
}

pub(super) fn presence() -> Presence {
    Presence { seats: vec![FIRST, SECOND], watchers: 3 }
}

pub(super) fn seats(second: Occupant) -> Vec<SeatView> {
    let first = Occupant::Person { name: "Ama".into(), stand_in: None, shows_hand: false };
    vec![
        SeatView { seat: FIRST, colour: PlayerColour::Blue, occupant: first },
        SeatView { seat: SECOND, colour: PlayerColour::Black, occupant: second },
    ]
}

/// Somebody who never sleeps.
pub(super) fn bot() -> Occupant {
    Occupant::Bot { level: BotName::Steward }
}
