//! The same people at a new table.

use super::config::RoomConfig;
use super::fact::Fact;
use super::fold::Fold;
use super::machine::Machine;
use super::seats::Holder;
use crate::secrets::{self, DiceSecret};
use crate::store::Append;
use games::Seat;
use protocol::{Codes, Rematch};

/// A new room with the seats, people, bots, screens and settings of an old one, and new dice.
pub(super) fn open(old: &Fold, config: RoomConfig, now_ms: i64) -> Option<(Rematch, Append)> {
    let room = secrets::room_id().ok()?;
    let watch = secrets::code().ok()?;
    let mut facts = vec![Fact::Opened {
        room: room.clone(),
        game_id: secrets::game_id().ok()?,
        codes: Codes { join: secrets::code().ok()?, watch: watch.clone() },
        settings: old.settings.clone(),
        colours: old.seats.iter().map(|state| state.colour).collect(),
        secret: DiceSecret::new().ok()?,
        practice: false,
        rematch_of: Some(old.game_id.clone()),
    }];
    for (seat, state) in Seat::ALL.into_iter().zip(&old.seats) {
        match &state.holder {
            Holder::Nobody => {}
            Holder::Bot(level) => facts.push(Fact::BotSeated { seat, level: *level }),
            Holder::Person(person) => facts.push(Fact::SatDown {
                seat,
                name: person.name.clone(),
                tokens: person.tokens.clone(),
                player: person.player.clone(),
                // The old ones were known before the new secret was made.
                nonce: None,
            }),
        }
    }
    facts.extend(old.host.map(|seat| Fact::HostPassed { seat }));
    let screens = old.screens.tokens();
    facts.extend((!screens.is_empty()).then(|| Fact::ScreensCame { tokens: screens.to_vec() }));
    facts.extend(old.told.asked_again(old.host));
    let (_, append) = Machine::open(facts, config, now_ms)?;
    Some((Rematch { room, watch }, append))
}
