//! Short names for what tests speak of often: seats, places, the pieces of the standard edition, commands.

use crate::satori::goods::Goods;
use crate::satori::piece::{
    AltarTile, CostTile, Decoration, MeditationTile, Place, Side, SitePlace, Spot, Tier, Wheel,
};
use crate::satori::{Command, Edition, JokoroSpot, PagodaItem, Way};
use crate::seat::Seat;

/// The seats by number.
pub(super) const ONE: Seat = Seat::ALL[0];
pub(super) const TWO: Seat = Seat::ALL[1];
pub(super) const THREE: Seat = Seat::ALL[2];
pub(super) const FOUR: Seat = Seat::ALL[3];

/// Enough of everything, and no more incense than there are levels.
pub(super) const RICH: Goods =
    Goods { coin: 9, wood: 9, stone: 9, emerald: 4, incense: 3, points: 0, meditation_tile: 5 };

pub(super) fn place(number: u8) -> Place {
    Place::try_from(number).unwrap()
}

pub(super) fn tier(number: u8) -> Tier {
    Tier::try_from(number).unwrap()
}

pub(super) fn way(letters: &str) -> Way {
    Way::try_from(letters.to_owned()).unwrap()
}

/// The altar tile, decoration, meditation tile, cost tile or wheel of a name.
fn index<T>(entries: &[T], has_name: impl Fn(&T) -> bool) -> u8 {
    u8::try_from(entries.iter().position(has_name).expect("the edition has it")).unwrap()
}

pub(super) fn altar(id: &str) -> AltarTile {
    AltarTile(index(&Edition::standard().altar, |entry| entry.id == id))
}

pub(super) fn decoration(id: &str) -> Decoration {
    Decoration(index(&Edition::standard().decoration, |entry| entry.id == id))
}

pub(super) fn tile(id: &str) -> MeditationTile {
    MeditationTile(index(&Edition::standard().meditation, |entry| entry.id == id))
}

pub(super) fn cost(id: &str) -> CostTile {
    CostTile(index(&Edition::standard().jokoro_cost, |entry| entry.id == id))
}

pub(super) fn wheel(id: &str) -> Wheel {
    Wheel(index(&Edition::standard().prayer_wheel, |entry| entry.id == id))
}

/// The basic altars.
pub(super) fn basic(id: &str) -> Spot {
    Spot(index(&Edition::standard().basic_altar, |entry| entry.id == id))
}

/// The first free spot.
pub(super) const FREE: Spot = Spot(6);

pub(super) fn gain(action: u8) -> Command {
    Command::Gain { action, wood: 0 }
}

pub(super) fn build_altar(action: u8, place: u8, spot: Spot, right: &str) -> Command {
    Command::BuildAltar { action, place: SitePlace(place), spot, decoration: decoration(right) }
}

pub(super) fn jokoro(action: u8, on: JokoroSpot) -> Command {
    Command::PlaceJokoro { action, on }
}

pub(super) fn build(action: u8, item: PagodaItem) -> Command {
    Command::BuildPagoda { action, item }
}

pub(super) fn use_side(side: Side) -> Command {
    Command::UseSide { side }
}

pub(super) fn light(action: u8, letters: &str) -> Command {
    Command::MoveLight { action, way: way(letters) }
}

pub(super) fn turn_wheel(id: &str) -> Command {
    Command::TurnWheel { wheel: wheel(id) }
}

pub(super) fn choose(play: bool) -> Command {
    Command::ChooseAmulet { play }
}
