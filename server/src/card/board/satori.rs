//! The temple at the end: the Great Pagoda, and the court with its altars.

mod court;
mod pagoda;

use games::PlayerColour;
use games::satori::View;

use super::{Area, Board};
use crate::card::svg::number;

/// Where the pagoda and the court stand.
const PAGODA: (f64, f64) = (986.0, 588.0);
const COURT: (f64, f64) = (496.0, 330.0);
/// How high the pagoda is drawn.
const HIGH: f64 = 520.0;

pub(super) fn colours(view: &View) -> Vec<PlayerColour> {
    view.players.values().map(|player| player.colour).collect()
}

pub(super) fn draw(view: &View) -> Board {
    let owners = view.players.map(|_, player| player.colour);
    let scale = HIGH / pagoda::height(&view.pagoda);
    let art = format!(
        r#"<g transform="translate({} {})">{}</g><g transform="translate({} {}) scale({scale:.3})">{}</g>"#,
        number(COURT.0),
        number(COURT.1),
        court::court(view, &owners),
        number(PAGODA.0),
        number(PAGODA.1),
        pagoda::pagoda(&view.pagoda, &owners),
    );
    Board { art, people: Area { x: 44.0, y: 330.0, width: 428.0, height: 242.0 }, sun: (786.0, 142.0) }
}
