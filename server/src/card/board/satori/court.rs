//! The court from above: each altar in its colour at its place, and whose it is
//! (`web-client/src/games/satori/court/`). The origin is its left upper corner.

use std::fmt::Write;

use games::satori::{AltarView, Colour, View};
use games::{BySeat, PlayerColour};

use crate::card::crest::medal;
use crate::card::paint::{
    GOLD_FILL, INK_FAINT, LINE, OUTLINE, PAPER_RAISED, PLINTH, PLINTH_LINE, Paint, RIDGE, SAND_LINE,
    SEAL_WOOD,
};
use crate::card::svg::number;

const COLUMNS: u8 = 5;
const ROWS: u8 = 4;
const CELL: f64 = 56.0;
const PADDING: f64 = 9.0;
pub(super) const WIDTH: f64 = COLUMNS as f64 * CELL + 2.0 * PADDING;
pub(super) const HEIGHT: f64 = ROWS as f64 * CELL + 2.0 * PADDING;

const GROUND: Paint = Paint(0xec_e4d0);
const CHARITY: Paint = Paint(0x7d_6a45);
const GATE_DARK: Paint = Paint(0x4a_3a30);

/// The cells (row and column) of the basic altars, then of the free spots, the last ones only where many play.
const CELLS: [(u8, u8); 13] =
    [(0, 0), (1, 0), (0, 2), (2, 4), (0, 4), (1, 4), (0, 1), (0, 3), (2, 0), (3, 4), (3, 0), (3, 1), (3, 3)];
/// So many places fit while the Sanmon is three cells wide.
const AROUND_WIDE_GATE: usize = 11;

pub(super) fn court(view: &View, owners: &BySeat<PlayerColour>) -> String {
    let mut art = format!(
        r#"<rect width="{WIDTH}" height="{HEIGHT}" rx="12" fill="{GROUND}" fill-opacity=".92" stroke="{LINE}" stroke-width="1.5"/>"#
    );
    for row in 0..15_u8 {
        let y = 12.0 + 16.0 * f64::from(row);
        let _ = write!(
            art,
            r#"<path d="M8 {y}q34 -5 70 0t70 0 70 0 {} 0" fill="none" stroke="{SAND_LINE}" stroke-opacity=".7"/>"#,
            number(WIDTH - 226.0)
        );
    }
    let mut hall = |(row, column): (u8, u8), wide: u8, art_of: &dyn Fn(f64) -> String| {
        let (x, y) = (PADDING + CELL * f64::from(column), PADDING + CELL * f64::from(row));
        let drawn = art_of(CELL * f64::from(wide));
        let _ = write!(art, r#"<g transform="translate({} {})">{drawn}</g>"#, number(x), number(y));
    };
    hall((1, 1), 3, &|width| altar(CHARITY, width));
    hall((2, 1), 3, &wheels);
    let (gate_at, gate_wide) = if view.court.len() > AROUND_WIDE_GATE { ((3, 2), 1) } else { ((3, 1), 3) };
    hall(gate_at, gate_wide, &gate);
    for (cell, ground) in CELLS.into_iter().zip(view.court.iter().copied()) {
        hall(cell, 1, &|width| spot(ground, width, owners));
    }
    art
}

fn spot(ground: AltarView, width: f64, owners: &BySeat<PlayerColour>) -> String {
    let Some(colour) = ground.colour else {
        return format!(
            r#"<rect x="9" y="14" width="{}" height="32" rx="5" fill="{PAPER_RAISED}" fill-opacity=".5" stroke="{INK_FAINT}" stroke-dasharray="4 3"/>"#,
            number(width - 18.0)
        );
    };
    let mut art = altar(paint(colour), width);
    if let Some(owner) = ground.built.and_then(|built| owners.get(built.owner)) {
        art += &medal(*owner, width / 2.0, 35.0, 10.5);
    }
    art
}

fn paint(colour: Colour) -> Paint {
    Paint(match colour {
        Colour::Grey => 0x8b_8d90,
        Colour::Orange => 0xd0_782f,
        Colour::Purple => 0x79_509a,
    })
}

/// A hall: its roof in its colour, open walls, a plinth.
fn altar(colour: Paint, width: f64) -> String {
    let at = |x: f64| number(width - x);
    format!(
        r#"<g stroke="{OUTLINE}" stroke-width="1.2" stroke-linejoin="round"><rect x="8" y="22" width="{wall}" height="24" fill="{PAPER_RAISED}"/><rect x="4" y="45" width="{foot}" height="7" rx="1.5" fill="{PLINTH}" stroke="{PLINTH_LINE}"/><path d="M2 22Q11 20 15 8H{}Q{} 20 {} 22L{} 26H5Z" fill="{colour}"/><path d="M13 5.500H{}l-2 4H15z" fill="{RIDGE}"/></g><g fill="{colour}"><rect x="8.6" y="26" width="3.4" height="19"/><rect x="{}" y="26" width="3.4" height="19"/></g>"#,
        at(15.0),
        at(11.0),
        at(2.0),
        at(5.0),
        at(13.0),
        at(12.0),
        wall = at(16.0),
        foot = at(8.0),
    )
}

/// The prayer wheels: drums in a row.
fn wheels(width: f64) -> String {
    let mut art = format!(
        r#"<path d="M12 14H{right}M12 48H{right}" stroke="{SEAL_WOOD}" stroke-width="4" stroke-linecap="round"/>"#,
        right = number(width - 12.0),
    );
    for drum in 0..5_u8 {
        let x = number(width / 2.0 - 62.0 + 28.0 * f64::from(drum));
        let _ = write!(
            art,
            r#"<rect x="{x}" y="20" width="13" height="22" rx="4" fill="{GOLD_FILL}" stroke="{OUTLINE}"/><path d="M{x} 27h13M{x} 35h13" stroke="{OUTLINE}" stroke-opacity=".5"/>"#
        );
    }
    art
}

/// The gate through which the worshippers come.
fn gate(width: f64) -> String {
    let at = |x: f64| number(width - x);
    format!(
        r#"<g stroke="{OUTLINE}" stroke-width="1.2" stroke-linejoin="round"><rect x="8" y="32" width="{}" height="20" fill="{GATE_DARK}"/><path d="M8 32h5v20H8zM{} 32h5v20h-5z" fill="{SEAL_WOOD}"/><path d="M2 30Q11 28 15 19H{}Q{} 28 {} 30L{} 34H5Z" fill="{RIDGE}"/><rect x="15" y="12" width="{}" height="7" fill="{SEAL_WOOD}"/><path d="M8 11Q14 9 18 2H{}Q{} 9 {} 11L{} 14H11Z" fill="{RIDGE}"/></g>"#,
        at(16.0),
        at(13.0),
        at(15.0),
        at(11.0),
        at(2.0),
        at(5.0),
        at(30.0),
        at(18.0),
        at(14.0),
        at(8.0),
        at(11.0),
    )
}
