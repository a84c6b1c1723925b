//! The bodies of the HTTP interface.

use super::{finished, notices, room};
use crate::error::ErrorCode;
use crate::generate::{GenerateError, pretty};
use crate::http::{
    AskTables, HeldSeat, HttpProblem, LiveTable, May, OpenPractice, OpenRoom, RoomFound, ScreenGiven,
    SeatGiven, TableNow, TakeSeat, UsePass, UseScreenPass,
};
use crate::id::{Nonce, PassSecret, ScreenToken, SeatToken};
use crate::notices::PushKey;
use crate::room::RoomPhase;
use games::{PlayerColour, Seat};
use serde::Serialize;

/// An example of a body of the HTTP interface.
#[derive(Clone, Debug)]
pub struct BodySample {
    /// Its own name.
    pub name: &'static str,
    /// The name of its type.
    pub of: &'static str,
    /// It as JSON.
    pub text: String,
}

/// An example of each body of the HTTP interface.
///
/// # Errors
/// The samples are wrong.
pub fn body_samples() -> Result<Vec<BodySample>, GenerateError> {
    let mut samples = questions()?;
    samples.extend(finished::questions()?);
    samples.extend(answers()?);
    samples.extend(finished::answers()?);
    Ok(samples)
}

fn questions() -> Result<Vec<BodySample>, GenerateError> {
    let nonce = Some(Nonce::new("a-number-of-amas-device")?);
    let open = OpenRoom { settings: room::settings(), seats: 2, name: "Ama".into(), nonce, token: None };
    let token = Some(SeatToken::new("a-secret-of-ines-device-1")?);
    let plain = TakeSeat {
        code: room::join_code()?,
        seat: None,
        name: "Ine".into(),
        colour: None,
        nonce: None,
        token: None,
    };
    let choosy = TakeSeat {
        seat: Some(Seat::ALL[1]),
        colour: Some(PlayerColour::Black),
        nonce: Some(Nonce::new("a-number-of-ines-device")?),
        token: token.clone(),
        ..plain.clone()
    };
    let pass =
        UsePass { room: room::room_id()?, pass: PassSecret::new("mnopqrstuvwxyz98765432")?, token: None };
    let own = UsePass { token, ..pass.clone() };
    let screen = UseScreenPass {
        code: room::join_code()?,
        pass: PassSecret::new("kadi-lomo-reve-sito-bana")?,
        token: Some(screen_token()?),
    };
    let practice = OpenPractice { game: room::settings().game.kind(), name: "Ama".into(), token: None };
    let held = HeldSeat { room: room::room_id()?, token: SeatToken::new("0123456789abcdefghijkl")? };
    Ok(vec![
        sample("open-room", "OpenRoom", &open)?,
        sample("take-seat", "TakeSeat", &plain)?,
        sample("take-seat-chosen", "TakeSeat", &choosy)?,
        sample("use-pass", "UsePass", &pass)?,
        sample("use-pass-own-token", "UsePass", &own)?,
        sample("use-screen-pass", "UseScreenPass", &screen)?,
        sample("open-practice", "OpenPractice", &practice)?,
        sample("ask-tables", "AskTables", &AskTables { tables: vec![held] })?,
    ])
}

fn answers() -> Result<Vec<BodySample>, GenerateError> {
    let token = SeatToken::new("0123456789abcdefghijkl")?;
    let given = SeatGiven { room: room::room_id()?, seat: Seat::ALL[1], token };
    let screen = ScreenGiven { room: room::room_id()?, token: screen_token()? };
    let found = RoomFound {
        room: room::room_id()?,
        may: May::Join,
        phase: RoomPhase::Waiting,
        settings: room::settings(),
        seats: room::seats(room::bot()),
        commitment: Some(room::commitment()),
    };
    let names = vec!["Ama".into(), "Ine".into()];
    let live = LiveTable {
        room: room::room_id()?,
        watch: room::watch_code()?,
        game: "tajuto".into(),
        names,
        colours: vec![PlayerColour::Blue, PlayerColour::Black],
    };
    let now = TableNow {
        room: room::room_id()?,
        seat: Seat::ALL[1],
        phase: RoomPhase::Playing,
        game: "tajuto".into(),
        to_move: Some(Seat::ALL[1]),
        your_turn: true,
        names: live.names.clone(),
        colours: live.colours.clone(),
        at_s: 1_789_000_000,
    };
    let problem = HttpProblem {
        code: ErrorCode::SeatTaken,
        hint: ErrorCode::SeatTaken.hint().into(),
        request: "r-1".into(),
    };
    Ok(vec![
        sample("seat-given", "SeatGiven", &given)?,
        sample("screen-given", "ScreenGiven", &screen)?,
        sample("room-found", "RoomFound", &found)?,
        sample("live-table", "LiveTable", &live)?,
        sample("table-now", "TableNow", &now)?,
        sample("problem", "HttpProblem", &problem)?,
        sample("push-key", "PushKey", &PushKey { key: notices::key_of_the_server() })?,
    ])
}

fn screen_token() -> Result<ScreenToken, GenerateError> {
    Ok(ScreenToken::new("zyxwvutsrqponmlkjihgfe")?)
}

pub(super) fn sample(
    name: &'static str,
    of: &'static str,
    body: &impl Serialize,
) -> Result<BodySample, GenerateError> {
    Ok(BodySample { name, of, text: pretty(body)? })
}
