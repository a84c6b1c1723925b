//! The court with its altars, and the construction site.

use crate::satori::edition::Edition;
use crate::satori::effect::Effect;
use crate::satori::piece::{AltarTile, Colour, Decoration, Side, SitePlace, Spot, Worshippers};
use crate::seat::Seat;

/// The altars of the court: the basic ones, then the free spots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Court {
    pub(crate) altars: Vec<Altar>,
    /// The worshippers on the charity altar.
    pub(crate) charity: Worshippers,
}

/// A place of the court.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Altar {
    pub(crate) worshippers: Worshippers,
    /// What was built here, on free ground or over a basic altar.
    pub(crate) built: Option<BuiltAltar>,
}

/// An altar tile that somebody built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BuiltAltar {
    pub(crate) tile: AltarTile,
    pub(crate) decoration: Decoration,
    pub(crate) owner: Seat,
    pub(crate) jokoro: bool,
}

/// What lies at the construction site, and what is left of its piles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ConstructionSite {
    pub(crate) altars: [Option<AltarTile>; 3],
    pub(crate) decorations: Vec<Decoration>,
    /// The altar tiles of the pile, as a set in order; chance decides which one is drawn.
    pub(crate) altar_pile: Vec<AltarTile>,
    /// How many decorations of each kind are in the pile.
    pub(crate) decoration_pile: Vec<u8>,
    /// Altar tiles and decorations that left the game.
    pub(crate) altars_gone: u8,
    pub(crate) decorations_gone: u8,
}

impl Court {
    pub(crate) fn new(edition: &Edition, players: usize) -> Self {
        let spots = edition.basic_altar.len() + usize::from(edition.free_altar_spots.of(players));
        Self { altars: vec![Altar::default(); spots], charity: Worshippers::default() }
    }

    pub(crate) fn get(&self, spot: Spot) -> Option<&Altar> {
        self.altars.get(spot.index())
    }

    /// The altars that players have built.
    pub(crate) fn built(&self) -> impl Iterator<Item = (Spot, &BuiltAltar)> {
        (0..).map(Spot).zip(&self.altars).filter_map(|(spot, altar)| Some((spot, altar.built.as_ref()?)))
    }

    /// The colour of the altar at a spot; free ground has none.
    pub(crate) fn colour(&self, edition: &Edition, spot: Spot) -> Option<Colour> {
        match self.get(spot)?.built {
            Some(built) => edition.altar.get(built.tile.index()).map(|altar| altar.colour),
            None => edition.basic_altar.get(spot.index()).map(|altar| altar.colour),
        }
    }

    /// What a side of the altar at a spot does.
    pub(crate) fn effects<'a>(&self, edition: &'a Edition, spot: Spot, side: Side) -> &'a [Effect] {
        let built = self.get(spot).and_then(|altar| altar.built);
        let effects = match (built, side) {
            (Some(built), Side::Left) => edition.altar.get(built.tile.index()).map(|altar| &altar.left),
            (Some(built), Side::Right) => {
                edition.decoration.get(built.decoration.index()).map(|kind| &kind.right)
            }
            (None, Side::Left) => edition.basic_altar.get(spot.index()).map(|altar| &altar.left),
            (None, Side::Right) => edition.basic_altar.get(spot.index()).map(|altar| &altar.right),
        };
        effects.map_or(&[], Vec::as_slice)
    }
}

impl ConstructionSite {
    /// The altar tile at a place.
    pub(crate) fn altar(&self, place: SitePlace) -> Option<AltarTile> {
        self.altars.get(place.index()).copied().flatten()
    }
}
