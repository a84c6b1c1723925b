//! The whole picture as SVG.

use protocol::{FinishedTable, GameTable};

use super::board::{self, Area, Board};
use super::fonts::Family;
use super::paint::{INK, INK_SOFT, SEAL};
use super::people::people;
use super::text::{Type, text};
use super::{date, scene, words};

/// The picture of a finished game: with its board where the last position can be had.
pub(super) fn picture(table: &FinishedTable, position: Option<&GameTable>) -> String {
    let board = position.map_or_else(without_board, board::draw);
    let colours = position.map(board::colours).unwrap_or_default();
    let mut svg = String::from(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">"#,
    );
    svg += &scene::ground(board.sun);
    svg += &scene::frame();
    svg += &board.art;
    svg += &heading(table);
    svg += &people(&table.players, &colours, board.people);
    svg + "</svg>"
}

fn heading(table: &FinishedTable) -> String {
    let house = Type { family: Family::Display, weight: 600, size: 30.0, paint: SEAL };
    let title = Type { family: Family::Display, weight: 700, size: 104.0, paint: INK };
    let day = Type { family: Family::Text, weight: 400, size: 27.0, paint: INK_SOFT };
    [
        scene::gate(48.0, 46.0, 1.3),
        text("Sanmon", house, (100.0, 76.0)),
        text(&words::game_name(table), title, (44.0, 184.0)),
        text(&date::date(table.ended_s), day, (49.0, 238.0)),
    ]
    .concat()
}

/// The gate of the house stands for a board that cannot be shown.
fn without_board() -> Board {
    Board {
        art: scene::gate(640.0, 150.0, 15.0),
        people: Area { x: 44.0, y: 330.0, width: 520.0, height: 242.0 },
        sun: (1010.0, 150.0),
    }
}
