//! The Great Pagoda from the front: what is built, in pencil what is not, and on each tier whose Jokoro stand there
//! (`web-client/src/games/satori/pagoda/`). The origin is the middle of its foot.

use std::fmt::Write;

use games::satori::{JokoroSpace, PagodaView, PlateView, StoreyView};
use games::{BySeat, PlayerColour};

use crate::card::crest::{medal, sign};
use crate::card::paint::{
    BLACK, GOLD_FILL, INK, INK_SOFT, NEUTRAL, OUTLINE, PAPER, PLINTH_LINE, RIDGE, SEAL_WOOD, WALL,
    WALL_SHADE, WHITE, on_player, player,
};
use crate::card::svg::number;

const WIDEST: f64 = 292.0;
const NARROWING: f64 = 17.0;
const WALL_HEIGHT: f64 = 46.0;
const ROOF_HEIGHT: f64 = 32.0;
const STOREY: f64 = WALL_HEIGHT + ROOF_HEIGHT;
/// Roofs reach farther than their walls.
const OVERHANG: f64 = 44.0;
const SEAT: f64 = 36.0;

/// A burner and what it stands on: 24 × 24.
const BURNER: &str = "M7.2 9.8C7.2 6.6 9.4 5.2 12 5.2s4.8 1.4 4.8 4.6zM12 1.9a1.7 1.7 0 1 1-.01 0zM3 9.8h18v2h-1.4c0 4.8-3 7.4-7.6 7.4s-7.6-2.6-7.6-7.4H3z";
const LIMBS: &str = "M2.9 6.4a1.65 1.65 0 0 1 3.3 0V10.5H2.9zM17.8 6.4a1.65 1.65 0 0 1 3.3 0V10.5H17.8zM5.3 16.6 8.6 17.8 7 22.1a1.65 1.65 0 0 1-3.1-1.2zM18.7 16.6 15.4 17.8 17 22.1a1.65 1.65 0 0 0 3.1-1.2zM10.35 18h3.3v4.1a1.65 1.65 0 0 1-3.3 0z";
/// What nobody owns is crossed out.
const NEUTRAL_SIGN: &str =
    "M5.8 2.2 12 8.4l6.2-6.2 3.6 3.6L15.6 12l6.2 6.2-3.6 3.6L12 15.6l-6.2 6.2-3.6-3.6L8.4 12 2.2 5.8z";
const SORIN: &str = "M20 0 22.5 5 21 8V46H19V8L17.5 5ZM15.5 10h9v3h-9zM14 17h12v3H14zM12.5 24h15v3h-15zM11 31h18v3H11zM6 40Q8 38 14 38H26Q32 38 34 40V46H6Z";

/// What is only planned is drawn in pencil.
fn pencil() -> String {
    format!(
        r#"fill="{PAPER}" fill-opacity=".45" stroke="{INK_SOFT}" stroke-opacity=".7" stroke-width="1.3" stroke-dasharray="5 4""#
    )
}

pub(super) fn pagoda(view: &PagodaView, owners: &BySeat<PlayerColour>) -> String {
    let mut art = format!(
        r#"<path d="M-162 0H162L168 10H-168Z" fill="{PLINTH_LINE}" stroke="{OUTLINE}" stroke-opacity=".5"/>"#
    );
    let (mut foot, mut width) = (0.0, WIDEST);
    for storey in &view.tiers {
        art += &wall(storey, foot, width, owners);
        foot -= WALL_HEIGHT;
        art += &roof(storey.roof, foot, width + OVERHANG);
        foot -= ROOF_HEIGHT;
        width -= NARROWING;
    }
    let paint =
        if view.sorin.is_some() { format!(r#"fill="{GOLD_FILL}" stroke="{OUTLINE}""#) } else { pencil() };
    let _ = write!(
        art,
        r#"<path d="{SORIN}" transform="translate(-30 {}) scale(1.5)" {paint}/>"#,
        number(foot - 66.0)
    );
    if let Some(sorin) = &view.sorin {
        if let Some(owner) = owners.get(sorin.owner) {
            art += &medal(*owner, -46.0, foot - 24.0, 15.0);
        }
        let (people, _) = seats(&sorin.plate, owners);
        let _ = write!(art, r#"<g transform="translate(32 {})">{people}</g>"#, number(foot - 42.0));
    }
    art
}

/// How high it stands with all its storeys.
pub(super) fn height(view: &PagodaView) -> f64 {
    view.tiers.iter().map(|_| STOREY).sum::<f64>() + 66.0
}

fn wall(storey: &StoreyView, foot: f64, width: f64, owners: &BySeat<PlayerColour>) -> String {
    let (left, top) = (number(-width / 2.0), number(foot - WALL_HEIGHT));
    let Some(plate) = &storey.plate else {
        let pencil = pencil();
        return format!(r#"<rect x="{left}" y="{top}" width="{width}" height="{WALL_HEIGHT}" {pencil}/>"#);
    };
    let right = number(width / 2.0 - 11.0);
    let (seats, seats_width) = seats(plate, owners);
    format!(
        r#"<g stroke="{OUTLINE}" stroke-width="1.3"><rect x="{left}" y="{top}" width="{width}" height="{WALL_HEIGHT}" fill="{WALL}"/><rect x="{left}" y="{top}" width="{width}" height="9" fill="{WALL_SHADE}" stroke="none"/><rect x="{left}" y="{top}" width="11" height="{WALL_HEIGHT}" fill="{SEAL_WOOD}"/><rect x="{right}" y="{top}" width="11" height="{WALL_HEIGHT}" fill="{SEAL_WOOD}"/><rect x="{left}" y="{}" width="{width}" height="5" fill="{SEAL_WOOD}"/></g><g transform="translate({} {})">{seats}</g>"#,
        number(foot - 5.0),
        number(-seats_width / 2.0),
        number(foot - 6.0 - SEAT),
    )
}

fn roof(is_built: bool, foot: f64, width: f64) -> String {
    let (half, top) = (width / 2.0, foot - ROOF_HEIGHT);
    let outline = format!(
        "M{l} {corner}Q{lq} {bend} {lt} {top}H{rt}Q{rq} {bend} {r} {corner}L{ri} {foot}H{li}Z",
        l = number(-half),
        lq = number(-half + width * 0.105),
        lt = number(-half + width * 0.165),
        rt = number(half - width * 0.165),
        rq = number(half - width * 0.105),
        r = number(half),
        ri = number(half - 9.0),
        li = number(9.0 - half),
        corner = number(foot - 8.0),
        bend = number(foot - 10.0),
        top = number(top),
        foot = number(foot),
    );
    if !is_built {
        return format!(r#"<path d="{outline}" {}/>"#, pencil());
    }
    let ribs: String = [-0.36, -0.28, -0.2, -0.12, 0.12, 0.2, 0.28, 0.36]
        .map(|along: f64| {
            let (from, to) = (along * width * 0.9, along * width * 1.12);
            format!("M{} {}L{} {}", number(from), number(top + 2.0), number(to), number(foot - 6.0))
        })
        .concat();
    let (light, deep) = (RIDGE.with(WHITE, 0.22), RIDGE.with(BLACK, 0.35));
    format!(
        r#"<path d="{outline}" fill="{RIDGE}" stroke="{OUTLINE}" stroke-width="1.3"/><path d="{ribs}" stroke="{light}" stroke-opacity=".7"/><path d="M{} {y}H{}" stroke="{deep}" stroke-width="1.5"/>"#,
        number(6.0 - half),
        number(half - 6.0),
        y = number(foot - 5.0),
    )
}

/// The seats of a tier in a row, and how wide it is.
fn seats(plate: &PlateView, owners: &BySeat<PlayerColour>) -> (String, f64) {
    let (mut art, mut x) = (String::new(), 0.0);
    for space in &plate.spaces {
        let _ = write!(art, r#"<g transform="translate({x} 0) scale(1.5)">{}</g>"#, seat(*space, owners));
        x += SEAT + 6.0;
    }
    (art, x - 6.0)
}

fn seat(space: JokoroSpace, owners: &BySeat<PlayerColour>) -> String {
    let (body, on, sign) = match space {
        JokoroSpace::Nothing => {
            return format!(
                r#"<circle cx="12" cy="12" r="10" fill="none" stroke="{INK_SOFT}" stroke-opacity=".45" stroke-dasharray="3 2.4"/>"#
            );
        }
        JokoroSpace::Neutral => (NEUTRAL, INK, NEUTRAL_SIGN),
        JokoroSpace::Jokoro { seat } => match owners.get(seat) {
            Some(&colour) => (player(colour), on_player(colour), sign(colour)),
            None => (NEUTRAL, INK, NEUTRAL_SIGN),
        },
    };
    format!(
        r#"<g fill="{body}" stroke="{OUTLINE}" stroke-width="1.5" stroke-linejoin="round"><path d="{LIMBS}"/><path d="{BURNER}"/></g><path transform="translate(8.28 10.58) scale(.31)" fill="{on}" fill-rule="evenodd" d="{sign}"/>"#
    )
}
