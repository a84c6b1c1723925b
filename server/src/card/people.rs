//! Who played: the mark of each, the name, the points; who won has a seal.

use std::cmp::Reverse;
use std::fmt::Write;

use games::PlayerColour;
use protocol::FinishedPlayer;

use super::board::Area;
use super::crest::medal;
use super::fonts::Family;
use super::paint::{INK, INK_FAINT, INK_SOFT, LINE, PAPER_RAISED, SEAL, SEAL_INK};
use super::svg::number;
use super::text::{Type, centred, fit, measure, text};
use super::words::shown_name;

const PADDING: f64 = 18.0;
const GAP: f64 = 14.0;
/// The height of one who played, where there is room.
const HIGHEST: f64 = 112.0;

/// Those who played, in the order of their places.
pub(super) fn people(players: &[FinishedPlayer], colours: &[PlayerColour], area: Area) -> String {
    let mut placed: Vec<(usize, &FinishedPlayer)> = players.iter().enumerate().collect();
    placed.sort_by_key(|(_, player)| (Reverse(player.won), player.place, Reverse(player.points)));
    let count = u8::try_from(placed.len().max(1)).unwrap_or(u8::MAX);
    let row = ((area.height - 2.0 * PADDING * 0.6) / f64::from(count)).min(HIGHEST);
    let height = row * f64::from(count) + 2.0 * PADDING * 0.6;
    let mut art = format!(
        r#"<rect x="{}" y="{}" width="{}" height="{}" rx="12" fill="{PAPER_RAISED}" fill-opacity=".9" stroke="{LINE}" stroke-width="1.5"/>"#,
        number(area.x),
        number(area.y),
        number(area.width),
        number(height),
    );
    for (nth, (seat, player)) in (0_u8..).zip(placed) {
        let top = area.y + PADDING * 0.6 + row * f64::from(nth);
        if nth > 0 {
            let (left, right) = (number(area.x + PADDING), number(area.x + area.width - PADDING));
            let _ = write!(art, r#"<path d="M{left} {top:.1}H{right}" stroke="{LINE}"/>"#);
        }
        let colour = player.colour.or_else(|| colours.get(seat).copied());
        let line = Area { x: area.x + PADDING, y: top, width: area.width - 2.0 * PADDING, height: row };
        art += &one(player, colour, line);
    }
    art
}

fn one(player: &FinishedPlayer, colour: Option<PlayerColour>, area: Area) -> String {
    let middle = area.y + area.height / 2.0;
    let size = (area.height * 0.5).clamp(22.0, 40.0).round();
    let mut art = String::new();
    let mut x = area.x;
    if let Some(colour) = colour {
        let radius = (size * 0.62).round();
        art += &medal(colour, x + radius, middle, radius);
        x += 2.0 * radius + GAP;
    }
    let points = player.points.to_string();
    let figures = Type {
        family: Family::Text,
        weight: 700,
        size: size + 3.0,
        paint: if player.won { SEAL_INK } else { INK },
    };
    let plate = measure(&points, figures).max(size) + 22.0;
    let right = area.x + area.width;
    if player.won {
        let high = (figures.size * 1.22).min(area.height - 8.0);
        let _ = write!(
            art,
            r#"<rect x="{}" y="{}" width="{}" height="{}" rx="6" fill="{SEAL}"/>"#,
            number(right - plate),
            number(middle - high / 2.0),
            number(plate),
            number(high),
        );
    }
    art += &centred(&points, figures, (right - plate / 2.0, middle + figures.size * 0.34));
    let (weight, paint) = match (player.name.is_empty(), player.won) {
        (true, _) => (500, INK_FAINT),
        (false, true) => (700, INK),
        (false, false) => (500, INK_SOFT),
    };
    let set = Type { family: Family::Text, weight, size, paint };
    let name = fit(&shown_name(player), set, right - plate - GAP - x);
    art += &text(&name, set, (x, middle + size * 0.34));
    art
}
