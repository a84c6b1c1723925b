//! The garden at the end: the eight pagodas as they stand, nearer and farther ones in turn.

mod cube;
mod pagoda;

use std::fmt::Write;

use games::tajuto::{Pagoda, SiteView, View};
use games::{BySeat, PlayerColour};

use super::{Area, Board};
use crate::card::paint::{Paint, SAND_LINE};
use crate::card::svg::number;

/// The middle of the first site, and how far the next one is.
const FIRST: f64 = 104.0;
const STEP: f64 = 142.0;
/// Where a site stands, and how large it is drawn: the farther and the nearer ones.
const FAR: (f64, f64) = (510.0, 1.2);
const NEAR: (f64, f64) = (566.0, 1.3);

pub(super) fn colours(view: &View) -> Vec<PlayerColour> {
    view.players.values().map(|player| player.colour).collect()
}

pub(super) fn draw(view: &View) -> Board {
    let owners = view.players.map(|_, player| player.colour);
    let mut art = String::new();
    for (is_near, (y, scale)) in [(false, FAR), (true, NEAR)] {
        for (place, site) in (0_u8..).zip(&view.garden) {
            if (place % 2 == 1) != is_near {
                continue;
            }
            let x = number(FIRST + STEP * f64::from(place));
            let _ = write!(
                art,
                r#"<g transform="translate({x} {y}) scale({scale})">{}</g>"#,
                drawn(site, &owners)
            );
        }
    }
    Board { art, people: Area { x: 640.0, y: 44.0, width: 516.0, height: 236.0 }, sun: (500.0, 128.0) }
}

fn drawn(site: &SiteView, owners: &BySeat<PlayerColour>) -> String {
    let colour = paint(site.pagoda);
    let height = u8::try_from(site.cubes.len()).unwrap_or(pagoda::FLOORS).min(pagoda::FLOORS);
    let mut art = String::new();
    for radius in [80.0, 74.0, 68.0] {
        let depth = number(radius * 0.45);
        let _ =
            write!(art, r#"<ellipse cy="4" rx="{radius}" ry="{depth}" fill="none" stroke="{SAND_LINE}"/>"#);
    }
    art += &pagoda::pagoda(colour, height);
    let on_top = site.cubes.last().copied().flatten().and_then(|seat| owners.get(seat));
    if let Some(owner) = on_top {
        let y = number(pagoda::top_of(height) + 1.0);
        let _ = write!(art, r#"<g transform="translate(0 {y})">{}</g>"#, cube::cube(*owner, colour));
    }
    art
}

fn paint(pagoda: Pagoda) -> Paint {
    Paint(match pagoda {
        Pagoda::Red => 0xb5_403a,
        Pagoda::Orange => 0xcf_762a,
        Pagoda::Yellow => 0xc7_a024,
        Pagoda::Green => 0x5d_8748,
        Pagoda::Sky => 0x4f_9ab3,
        Pagoda::Indigo => 0x3d_5188,
        Pagoda::Purple => 0x7a_5195,
        Pagoda::Pink => 0xc6_718f,
    })
}
