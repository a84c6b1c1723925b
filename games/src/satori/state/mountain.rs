//! The three mountains: tiles, monks and light.

use crate::satori::piece::{MeditationTile, Mountain, Place, PlaceSet};
use crate::seat::Seat;

/// The mountains and the piles of meditation tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mountains {
    pub(crate) ground: [Ground; 12],
    /// On which space of each mountain its Hikari stands, from the top clockwise.
    pub(crate) hikari: [u8; 3],
    /// How many tiles of each kind are in the piles.
    pub(crate) pile: Vec<u8>,
    /// Tiles that left the game: spent, laid on roofs, removed.
    pub(crate) spent: u8,
}

/// A space of a mountain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ground {
    pub(crate) tile: Option<MeditationTile>,
    pub(crate) monk: Option<Seat>,
}

impl Mountains {
    pub(crate) fn at(&self, place: Place) -> Ground {
        self.ground[place.index()]
    }

    pub(crate) fn at_mut(&mut self, place: Place) -> &mut Ground {
        &mut self.ground[place.index()]
    }

    pub(crate) fn light(&self, mountain: Mountain) -> Place {
        Place::on(mountain, self.hikari[mountain.index()])
    }

    /// Whether a Hikari stands on a space.
    pub(crate) fn is_lit(&self, place: Place) -> bool {
        self.light(place.mountain()) == place
    }

    /// Whether a monk can be put on a space (S19).
    pub(crate) fn is_free(&self, place: Place) -> bool {
        self.at(place).monk.is_none() && !self.is_lit(place)
    }

    /// Where a player's monks are.
    pub(crate) fn monks(&self, seat: Seat) -> PlaceSet {
        Place::all().filter(|&place| self.at(place).monk == Some(seat)).collect()
    }
}
