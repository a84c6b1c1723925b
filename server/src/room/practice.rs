//! A practice table: one person and a novice, begun as soon as it is opened, with dice that everybody may know.

use super::config::RoomConfig;
use super::decide;
use super::fact::Fact;
use super::machine::Machine;
use super::play::{colours, standard};
use crate::secrets::{self, DiceSecret, SecretHash};
use crate::store::Append;
use games::{FirstPlayer, Seat};
use protocol::{
    BotName, ClockSetting, Codes, ErrorCode, OpenPractice, PlayerKey, SeatGiven, Settings, Watching,
};

const LEARNER: Seat = Seat::ALL[0];
const NOVICE: Seat = Seat::ALL[1];

/// A new practice table; `name` is the learner's, made plain.
pub(crate) fn practice(
    wish: OpenPractice,
    name: String,
    player: Option<&PlayerKey>,
    config: RoomConfig,
    now_ms: i64,
) -> Result<(SeatGiven, Machine, Append), ErrorCode> {
    let internal = |_| ErrorCode::Internal;
    let room = secrets::room_id().map_err(internal)?;
    let token = wish.token.map_or_else(secrets::seat_token, Ok).map_err(internal)?;
    let codes = Codes { join: secrets::code().map_err(internal)?, watch: secrets::code().map_err(internal)? };
    let settings = Settings {
        game: standard(wish.game),
        first: FirstPlayer::Seat(LEARNER),
        clock: ClockSetting::Off,
        watching: Watching::default(),
        hints: true,
    };
    let mut facts = vec![
        Fact::Opened {
            room: room.clone(),
            game_id: secrets::game_id().map_err(internal)?,
            codes,
            colours: colours(&settings.game).into_iter().take(2).collect(),
            settings,
            secret: DiceSecret::of_practice(wish.game),
            practice: true,
            rematch_of: None,
        },
        Fact::SatDown {
            seat: LEARNER,
            name,
            tokens: vec![SecretHash::of(token.secret())],
            player: player.map(|key| SecretHash::of(key.secret())),
            nonce: None,
        },
        Fact::BotSeated { seat: NOVICE, level: BotName::Novice },
    ];
    let (gathered, _) = Machine::open(facts.clone(), config.clone(), now_ms).ok_or(ErrorCode::Internal)?;
    facts.push(decide::start(&gathered.fold)?);
    let (machine, append) = Machine::open(facts, config, now_ms).ok_or(ErrorCode::Internal)?;
    Ok((SeatGiven { room, seat: LEARNER, token }, machine, append))
}
