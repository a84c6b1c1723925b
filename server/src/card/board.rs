//! The list of boards: how the end of each game is drawn. A further game is a further line here and a file of its own.

mod satori;
mod tajuto;

use games::PlayerColour;
use protocol::GameTable;

/// A part of the picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Area {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

/// What a game brings to its picture.
#[derive(Clone, Debug)]
pub(super) struct Board {
    /// The board, drawn.
    pub(super) art: String,
    /// Where it leaves room for who played.
    pub(super) people: Area,
    /// Where the sun is.
    pub(super) sun: (f64, f64),
}

/// The board as it stands.
pub(super) fn draw(position: &GameTable) -> Board {
    match position {
        GameTable::Tajuto(table) => tajuto::draw(&table.view),
        GameTable::Satori(table) => satori::draw(&table.view),
    }
}

/// The colours of those who play, by seat.
pub(super) fn colours(position: &GameTable) -> Vec<PlayerColour> {
    match position {
        GameTable::Tajuto(table) => tajuto::colours(&table.view),
        GameTable::Satori(table) => satori::colours(&table.view),
    }
}
