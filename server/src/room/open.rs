//! How a room begins, and begins again.

use super::config::RoomConfig;
use super::decide::check_settings;
use super::fact::Fact;
use super::machine::Machine;
use super::play::colours;
use crate::secrets::{self, DiceSecret, SecretHash};
use crate::store::{Append, ChatRow, Record};
use games::Seat;
use protocol::{Codes, ErrorCode, OpenRoom, PlayerKey, SeatGiven};

/// A new room whose host sits in the first seat; `name` is the host's, made plain.
pub(crate) fn opening(
    wish: OpenRoom,
    name: String,
    player: Option<&PlayerKey>,
    config: RoomConfig,
    now_ms: i64,
) -> Result<(SeatGiven, Machine, Append), ErrorCode> {
    let seats = usize::from(wish.seats);
    if !games::seat::TABLE_SIZES.contains(&seats) {
        return Err(ErrorCode::BadSettings);
    }
    check_settings(&wish.settings, seats)?;
    let internal = |_| ErrorCode::Internal;
    let room = secrets::room_id().map_err(internal)?;
    let token = wish.token.map_or_else(secrets::seat_token, Ok).map_err(internal)?;
    let codes = Codes { join: secrets::code().map_err(internal)?, watch: secrets::code().map_err(internal)? };
    let seat = Seat::ALL[0];
    let facts = vec![
        Fact::Opened {
            room: room.clone(),
            game_id: secrets::game_id().map_err(internal)?,
            codes,
            colours: colours(&wish.settings.game).into_iter().take(seats).collect(),
            settings: wish.settings,
            secret: DiceSecret::new().map_err(internal)?,
            practice: false,
            rematch_of: None,
        },
        Fact::SatDown {
            seat,
            name,
            tokens: vec![SecretHash::of(token.secret())],
            player: player.map(|key| SecretHash::of(key.secret())),
            nonce: wish.nonce,
        },
    ];
    let (machine, append) = Machine::open(facts, config, now_ms).ok_or(ErrorCode::Internal)?;
    Ok((SeatGiven { room, seat, token }, machine, append))
}

/// A room as it was stored; nothing where the log does not begin with an opening.
pub(crate) fn restore(
    records: &[Record],
    chat: &[ChatRow],
    config: RoomConfig,
    now_ms: i64,
) -> Result<Option<Machine>, serde_json::Error> {
    Machine::restore(records, chat, config, now_ms)
}
