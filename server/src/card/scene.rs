//! What is around every board: washi, the sun behind ink-washed mountains, raked sand, the gate.

use std::fmt::Write;

use super::paint::{INK, LINE, MIST, PAPER, SAND, SAND_LINE, SEAL, SUN, WASH};
use super::svg::number;

/// Three ranges of mountains, the farthest first; as wide as the picture.
const RANGES: [&str; 3] = [
    "M-40 150C20 136 52 92 92 66C112 53 124 50 140 66C166 92 186 128 226 118C262 108 290 46 330 26C350 16 364 20 384 42C412 74 430 122 474 116C520 108 540 70 580 66C616 62 640 118 684 114C724 108 760 60 840 52V300H-40Z",
    "M-40 196C30 158 78 160 128 176S226 196 282 158S378 122 430 158S540 212 606 172S724 132 840 176V320H-40Z",
    "M-40 236C60 208 140 226 226 230S388 194 470 214S640 250 720 222S800 208 840 214V340H-40Z",
];

const BIRD: &str = "M-15 -5C-10 -9-3 -7 0 0C4 -8 11 -10 17 -7C10 -6 5 -3 1 3C-3 -3-9 -5-15 -5Z";

/// The sign of the house: 32 × 28.
const GATE: &str = "M8.5 1.5h15l.8 3.5q1.9 2.5 5.2 3.5l-.6 2.2H3.1L2.5 8.5q3.3-1 5.2-3.5zM2.5 16.5Q6 15.7 7.4 13h17.2q1.4 2.7 4.9 3.5l-.6 2H3.1zM6 20h3.2v8H6zM12.8 20h2.4v8h-2.4zM16.8 20h2.4v8h-2.4zM22.8 20H26v8h-3.2z";

/// The ground of the picture, with the sun where a board wants it.
pub(super) fn ground((sun_x, sun_y): (f64, f64)) -> String {
    let mut art = format!(
        r#"<defs><linearGradient id="wash" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{WASH}" stop-opacity=".36"/><stop offset=".55" stop-color="{WASH}" stop-opacity=".1"/><stop offset="1" stop-color="{WASH}" stop-opacity="0"/></linearGradient><linearGradient id="sand" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{SAND}" stop-opacity="0"/><stop offset=".45" stop-color="{SAND}"/></linearGradient><radialGradient id="halo"><stop offset=".55" stop-color="{SUN}" stop-opacity=".16"/><stop offset="1" stop-color="{SUN}" stop-opacity="0"/></radialGradient><radialGradient id="mist"><stop offset="0" stop-color="{MIST}" stop-opacity=".8"/><stop offset="1" stop-color="{MIST}" stop-opacity="0"/></radialGradient></defs><rect width="1200" height="630" fill="{PAPER}"/>"#
    );
    let (x, y) = (number(sun_x), number(sun_y));
    let _ = write!(
        art,
        r#"<circle cx="{x}" cy="{y}" r="150" fill="url(#halo)"/><circle cx="{x}" cy="{y}" r="82" fill="{SUN}" fill-opacity=".88"/>"#
    );
    art += r#"<g transform="translate(0 92) scale(1.5)">"#;
    for (range, opacity) in RANGES.into_iter().zip([".7", ".85", ".85"]) {
        let _ = write!(art, r#"<path d="{range}" fill="url(#wash)" fill-opacity="{opacity}"/>"#);
    }
    art += "</g>";
    for (x, y, rx) in [(230, 400, 380), (960, 420, 400), (600, 455, 520)] {
        let _ = write!(art, r#"<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="26" fill="url(#mist)"/>"#);
    }
    art += r#"<rect y="420" width="1200" height="210" fill="url(#sand)"/>"#;
    for row in 0..6_u8 {
        let (y, swing) = (486 + 28 * i32::from(row), if row % 2 == 0 { 12 } else { 8 });
        let _ = write!(
            art,
            r#"<path d="M-40 {y}C180 {} 360 {} 600 {y}S1020 {} 1260 {}" fill="none" stroke="{SAND_LINE}" stroke-opacity=".8"/>"#,
            y - swing,
            y + swing,
            y - swing,
            y + 3
        );
    }
    art += &birds(sun_x, sun_y);
    art
}

fn birds(sun_x: f64, sun_y: f64) -> String {
    let mut art = format!(r#"<g fill="{INK}" fill-opacity=".62">"#);
    for (x, y, scale) in [(-126.0, -26.0, 0.9), (-100.0, -46.0, 0.65), (-150.0, -52.0, 0.55)] {
        let at = (number(sun_x + x), number(sun_y + y));
        let _ = write!(art, r#"<path d="{BIRD}" transform="translate({} {}) scale({scale})"/>"#, at.0, at.1);
    }
    art + "</g>"
}

/// The edge of the picture.
pub(super) fn frame() -> String {
    format!(
        r#"<rect x="14.5" y="14.5" width="1171" height="601" rx="10" fill="none" stroke="{LINE}" stroke-width="2"/>"#
    )
}

/// The sign of the house at a place, so many times as large as it is drawn.
pub(super) fn gate(x: f64, y: f64, scale: f64) -> String {
    let (x, y) = (number(x), number(y));
    format!(r#"<path d="{GATE}" transform="translate({x} {y}) scale({scale})" fill="{SEAL}"/>"#)
}
