//! The seats of a room and who holds them.

use crate::secrets::SecretHash;
use games::bot::BotLevel;
use games::{PlayerColour, Seat};
use protocol::{BotName, Nonce, Occupant, SeatView};

/// A seat.
#[derive(Clone, Debug)]
pub(super) struct SeatState {
    pub(super) colour: PlayerColour,
    pub(super) holder: Holder,
}

/// Who holds a seat.
#[derive(Clone, Debug)]
pub(super) enum Holder {
    Nobody,
    Person(Box<Person>),
    Bot(BotName),
}

/// A person at the table.
#[derive(Clone, Debug)]
pub(super) struct Person {
    pub(super) name: String,
    /// The tokens of the devices that hold the seat.
    pub(super) tokens: Vec<SecretHash>,
    pub(super) player: Option<SecretHash>,
    pub(super) nonce: Option<Nonce>,
    pub(super) stand_in: Option<BotName>,
    pub(super) shows_hand: bool,
    pub(super) passes: Vec<Pass>,
}

/// A pass that was not yet used.
#[derive(Clone, Debug)]
pub(super) struct Pass {
    pub(super) secret: SecretHash,
    pub(super) moves: bool,
    pub(super) made_at_ms: i64,
    /// Whether the host made it, for one who has lost the device.
    pub(super) invites: bool,
}

impl Pass {
    /// Whether it is still good: a pass that lies about for long is no way to a seat.
    pub(super) fn is_good(&self, now_ms: i64, expiry_ms: i64) -> bool {
        (now_ms - self.made_at_ms).max(0) < expiry_ms
    }
}

impl SeatState {
    pub(super) fn empty(colour: PlayerColour) -> Self {
        Self { colour, holder: Holder::Nobody }
    }

    pub(super) fn person(&self) -> Option<&Person> {
        match &self.holder {
            Holder::Person(person) => Some(person),
            Holder::Nobody | Holder::Bot(_) => None,
        }
    }

    pub(super) fn person_mut(&mut self) -> Option<&mut Person> {
        match &mut self.holder {
            Holder::Person(person) => Some(person),
            Holder::Nobody | Holder::Bot(_) => None,
        }
    }

    /// The bot that plays for the seat now.
    pub(super) fn bot(&self) -> Option<BotLevel> {
        match &self.holder {
            Holder::Nobody => None,
            Holder::Bot(name) => Some(level(*name)),
            Holder::Person(person) => person.stand_in.map(level),
        }
    }

    /// The name at the seat.
    pub(super) fn name(&self) -> String {
        match &self.holder {
            Holder::Nobody => String::new(),
            Holder::Bot(name) => level(*name).name().into(),
            Holder::Person(person) => person.name.clone(),
        }
    }

    pub(super) fn view(&self, seat: Seat) -> SeatView {
        let occupant = match &self.holder {
            Holder::Nobody => Occupant::Nobody {},
            Holder::Bot(level) => Occupant::Bot { level: *level },
            Holder::Person(person) => Occupant::Person {
                name: person.name.clone(),
                stand_in: person.stand_in,
                shows_hand: person.shows_hand,
            },
        };
        SeatView { seat, colour: self.colour, occupant }
    }
}

/// The strength that a name stands for.
pub(super) fn level(name: BotName) -> BotLevel {
    match name {
        BotName::Novice => BotLevel::Novice,
        BotName::Steward => BotLevel::Steward,
    }
}
