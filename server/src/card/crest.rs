//! The signs by which players are told apart, colour or not: those of the client (`web-client/src/lib/ui/crests.ts`).

use games::PlayerColour;

use super::paint::{INK_FAINT, on_player, player};
use super::svg::number;

/// The sign of a colour: 24 × 24, filled by the even-odd rule.
pub(super) fn sign(colour: PlayerColour) -> &'static str {
    match colour {
        PlayerColour::Blue => "M12 3 23 20H1ZM12 10 7.5 17h9Z",
        PlayerColour::Black => {
            "M12 1.5 16.8 6.6 12 11.7 7.2 6.6ZM12 12.3 16.8 17.4 12 22.5 7.2 17.4ZM6.6 6.9 11.4 12 6.6 17.1 1.8 12ZM17.4 6.9 22.2 12 17.4 17.1 12.6 12Z"
        }
        PlayerColour::White => {
            "M12 1.5A10.5 10.5 0 1 0 12 22.5 10.5 10.5 0 1 0 12 1.5ZM12 5A7 7 0 1 1 12 19 7 7 0 1 1 12 5ZM12 8.4A3.6 3.6 0 1 0 12 15.6 3.6 3.6 0 1 0 12 8.4Z"
        }
        PlayerColour::Brown => "M3 3h18v4.6H3zM3 9.7h18v4.6H3zM3 16.4h18V21H3z",
        PlayerColour::Red => {
            "M12 19.5 1.0 9.3A15 15 0 0 1 6.7 5.5L10.6 14.7 9.2 4.8A15 15 0 0 1 14.8 4.8L13.4 14.7 17.3 5.5A15 15 0 0 1 23.0 9.3Z"
        }
        PlayerColour::Yellow => {
            "M4.5 1.5h4v3h7v-3h4v3h3v4h-3v7h3v4h-3v3h-4v-3h-7v3h-4v-3h-3v-4h3v-7h-3v-4h3ZM8.5 8.5v7h7v-7Z"
        }
        PlayerColour::Green => {
            "M12 .8C20.5 6 20.5 14.5 13.3 19V23H10.7V19C3.5 14.5 3.5 6 12 .8ZM12 7 10.7 11V16.5H13.3V11Z"
        }
    }
}

/// The medal of a player around a point.
pub(super) fn medal(colour: PlayerColour, x: f64, y: f64, radius: f64) -> String {
    let (fill, on, d) = (player(colour), on_player(colour), sign(colour));
    // The sign takes 66 of 100 parts of the width.
    let scale = 0.66 * 2.0 * radius / 24.0;
    format!(
        r#"<g transform="translate({} {})"><circle r="{}" fill="{fill}" stroke="{INK_FAINT}" stroke-width="1.5"/><path transform="scale({scale:.3}) translate(-12 -12)" fill="{on}" fill-rule="evenodd" d="{d}"/></g>"#,
        number(x),
        number(y),
        number(radius),
    )
}
