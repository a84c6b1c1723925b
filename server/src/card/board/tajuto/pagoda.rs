//! The pagodas of the garden, drawn as the client draws them (`web-client/src/lib/pagoda/`). The origin is the middle of
//! the site's stone, y points down.

use std::fmt::Write;

use crate::card::paint::{GOLD, Paint, SHADOW, STONE, STONE_DARK, WHITE, WINDOW};
use crate::card::svg::{Point, at, line, number, polygon};

/// A finished pagoda has so many floors.
pub(super) const FLOORS: u8 = 6;

const FLATTENING: f64 = 0.46;
const STONE_HALF_WIDTH: f64 = 63.0;
const STONE_THICKNESS: f64 = 6.0;
const FINIAL: f64 = 25.0;
const ROOF_RISE: f64 = 9.5;
const ROOF_OVERLAP: f64 = 1.5;
const POINT_RISE: f64 = 5.0;

fn eave_half_width(size: u8) -> f64 {
    58.0 - 8.3 * (f64::from(size) - 1.0)
}

fn wall_half_width(size: u8) -> f64 {
    0.73 * eave_half_width(size)
}

fn wall_height(size: u8) -> f64 {
    15.8 - 0.7 * f64::from(size)
}

/// Where the next floor stands on a pagoda of this height.
pub(super) fn top_of(height: u8) -> f64 {
    -(1..=height).map(|size| wall_height(size) + ROOF_RISE - ROOF_OVERLAP).sum::<f64>()
}

/// A site with as many floors as are built.
pub(super) fn pagoda(colour: Paint, height: u8) -> String {
    let mut art = stone();
    let foot = wall_half_width(1);
    if height == 0 {
        let plan = diamond(foot, 0.0);
        let _ = write!(
            art,
            r#"<path d="{plan}" fill="none" stroke="{colour}" stroke-width="1.6" stroke-dasharray="4 3"/>"#
        );
    } else {
        let shadow = polygon(&[
            (-foot - 4.0, 2.0),
            (0.0, (foot + 4.0) * FLATTENING + 2.0),
            (foot + 12.0, 2.0),
            (0.0, -foot * FLATTENING),
        ]);
        let _ = write!(art, r#"<path d="{shadow}" fill="{SHADOW}" fill-opacity=".2"/>"#);
    }
    for size in 1..=height {
        art += &floor(colour, size, top_of(size - 1), size == height);
    }
    art
}

fn stone() -> String {
    let depth = STONE_HALF_WIDTH * FLATTENING;
    let side = |side: f64| {
        polygon(&[
            (side * STONE_HALF_WIDTH, 0.0),
            (0.0, depth),
            (0.0, depth + STONE_THICKNESS),
            (side * STONE_HALF_WIDTH, STONE_THICKNESS),
        ])
    };
    let (left, right) = (side(-1.0), side(1.0));
    let (shaded, rim) = (STONE_DARK.with(SHADOW, 0.18), STONE.with(WHITE, 0.35));
    let (face, inner) = (diamond(STONE_HALF_WIDTH, 0.0), diamond(STONE_HALF_WIDTH - 3.0, 0.0));
    format!(
        r#"<path d="{left}" fill="{STONE_DARK}"/><path d="{right}" fill="{shaded}"/><path d="{face}" fill="{STONE}"/><path d="{inner}" fill="none" stroke="{rim}" stroke-width=".8" stroke-opacity=".7"/>"#
    )
}

/// A floor whose walls stand at a height; the right half is the left one mirrored.
fn floor(colour: Paint, size: u8, base: f64, uppermost: bool) -> String {
    let (eave, wall, height) = (eave_half_width(size), wall_half_width(size), wall_height(size));
    let top = if size < FLOORS { wall_half_width(size + 1) + 1.8 } else { 0.0 };
    let eave_y = base - height + ROOF_OVERLAP;
    let top_y = eave_y - ROOF_RISE;
    let turn_up = 1.5 + 0.075 * eave;
    let raised = if size == FLOORS { POINT_RISE } else { 0.0 };

    // A point on the left wall: from the left corner to the front, and from foot to head.
    let on_wall =
        |along: f64, up: f64| (wall * (along - 1.0), base + along * wall * FLATTENING - up * height);
    let panel = |from: f64, to: f64, low: f64, high: f64| {
        polygon(&[on_wall(from, low), on_wall(to, low), on_wall(to, high), on_wall(from, high)])
    };
    let corner = (-eave, eave_y - turn_up);
    let sag = (-0.52 * eave, eave_y + 0.5 * eave * FLATTENING + 0.55 * turn_up);
    let front = (0.0, eave_y + eave * FLATTENING - 0.55 * turn_up);
    let hip = (-top - 0.42 * (eave - top), eave_y - 0.18 * ROOF_RISE);
    let top_corner = (-top, top_y - raised);
    let top_front = (0.0, top_y + top * FLATTENING - raised);
    let roof = format!(
        "M{}Q{} {}Q{} {}L{}Z",
        at(top_corner),
        at(hip),
        at(corner),
        at(sag),
        at(front),
        at(top_front)
    );
    let below = (sag.0 * 0.96, sag.1 + 3.0);
    let under = format!(
        "M{}Q{} {}L{}Q{} {}Z",
        at(corner),
        at(sag),
        at(front),
        at((0.0, front.1 + 2.8)),
        at(below),
        at((1.5 - eave, corner.1 + 2.6))
    );
    let windows = by_size(size, 3, 2, 1);
    let windows: String = (0..windows)
        .map(|index| {
            let (index, windows) = (f64::from(index), f64::from(windows));
            panel((index + 0.22) / windows, (index + 0.78) / windows, 0.12, 0.72)
        })
        .collect();
    let ribs = ribs(by_size(size, 5, 4, 2), (top, top_corner.1), corner, sag, front);

    let dark = |share| colour.with(SHADOW, share);
    let half = |wall: Paint, roof_paint: Paint| {
        format!(
            r#"<path d="{}" fill="{wall}"/><path d="{windows}" fill="{}" stroke="{}" stroke-width=".6"/><path d="{}" fill="{SHADOW}" fill-opacity=".22"/><path d="{under}" fill="{}"/><path d="{roof}" fill="{roof_paint}"/><path d="{ribs}" fill="none" stroke="{}" stroke-width=".7" stroke-opacity=".75"/>"#,
            panel(0.0, 1.0, 0.0, 1.0),
            WINDOW.with(colour, 0.08),
            dark(0.45),
            panel(0.0, 1.0, 0.8, 1.0),
            dark(0.52),
            dark(0.36),
        )
    };
    let left = half(Paint(0xf7_edd8).with(colour, 0.26), colour.with(Paint(0xff_f6e0), 0.16));
    let right = half(Paint(0xcd_bd9d).with(colour, 0.38), dark(0.2));
    let mut art = format!(r#"{left}<g transform="scale(-1 1)">{right}</g>"#);
    let edge = line(&[on_wall(1.0, 0.0), (0.0, front.1 + 2.8)]);
    let _ = write!(art, r#"<path d="{edge}" fill="none" stroke="{}" stroke-width=".9"/>"#, dark(0.4));
    if size == FLOORS {
        art += &finial(top_y);
    } else if uppermost {
        let (face, fill) = (diamond(top, top_y), colour.with(Paint(0xff_f6e0), 0.42));
        let _ = write!(
            art,
            r#"<path d="{face}" fill="{fill}" stroke="{}" stroke-width=".9" stroke-opacity=".6"/>"#,
            dark(0.4)
        );
    }
    art
}

/// The ribs of the left side of a roof, from its upper edge to its eave.
fn ribs(count: u8, (top, top_y): Point, corner: Point, sag: Point, front: Point) -> String {
    let rib = |index: u8| {
        let along = (f64::from(index) + 1.0) / (f64::from(count) + 1.0);
        let rest = 1.0 - along;
        let from = (-top * rest, top_y + top * FLATTENING * along);
        let to = (
            rest * rest * corner.0 + 2.0 * along * rest * sag.0,
            rest * rest * corner.1 + 2.0 * along * rest * sag.1 + along * along * front.1,
        );
        let bend = (0.45 * from.0 + 0.55 * to.0, f64::midpoint(from.1, to.1) + 1.5);
        format!("M{}Q{} {}", at(from), at(bend), at(to))
    };
    (0..count).map(rib).collect()
}

/// The gilded spire of a roof.
fn finial(peak: f64) -> String {
    let mut art = format!(
        r#"<g stroke="{GOLD}" fill="{GOLD}" stroke-width="1.6"><path d="M0 {}V{}"/><circle cy="{}" r="2"/>"#,
        number(peak - 4.0),
        number(peak - FINIAL),
        number(peak - FINIAL)
    );
    for (rise, half_width) in [(9.0, 4.6), (12.5, 3.9), (16.0, 3.2), (19.5, 2.5)] {
        let _ = write!(art, r#"<ellipse cy="{}" rx="{half_width}" ry="1.1"/>"#, number(peak - rise));
    }
    art + "</g>"
}

fn by_size(size: u8, wide: u8, middle: u8, narrow: u8) -> u8 {
    match size {
        ..3 => wide,
        3..5 => middle,
        5.. => narrow,
    }
}

/// A square lying flat.
fn diamond(half_width: f64, y: f64) -> String {
    let depth = half_width * FLATTENING;
    polygon(&[(-half_width, y), (0.0, y + depth), (half_width, y), (0.0, y - depth)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pagoda_has_as_many_floors_as_are_built_and_a_spire_when_it_is_finished() {
        let roofs = |height| pagoda(GOLD, height).matches("scale(-1 1)").count();
        assert_eq!((0..=FLOORS).map(roofs).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5, 6]);
        let spires = |height| pagoda(STONE, height).matches("<circle").count();
        assert_eq!((spires(0), spires(5), spires(6)), (0, 0, 1));
    }

    #[test]
    fn every_floor_stands_higher_than_the_one_below() {
        assert!((1..=FLOORS).all(|height| top_of(height) < top_of(height - 1)));
    }
}
