//! Lines of text in the picture: set, measured, and shortened where they are too long.

use std::fmt::Write;

use resvg::usvg::{Node, Tree};

use super::fonts::{self, Family};
use super::paint::Paint;
use super::svg::{escape, number};

const ELLIPSIS: char = '…';

/// How a text is set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Type {
    pub(super) family: Family,
    pub(super) weight: u16,
    pub(super) size: f64,
    pub(super) paint: Paint,
}

/// A text whose left end stands at a place.
pub(super) fn text(words: &str, set: Type, (x, y): (f64, f64)) -> String {
    let (mut art, mut x) = (String::new(), x);
    // Each file of a typeface sets its own letters: where one file lacks a letter, those of others around it would be
    // counted wrongly.
    for (run, file) in fonts::runs(words, set.family) {
        let placed = line(&run, &file, set, x, y);
        x += width(&placed);
        art += &placed;
    }
    art
}

/// A text whose middle stands at a place.
pub(super) fn centred(words: &str, set: Type, (x, y): (f64, f64)) -> String {
    text(words, set, (x - measure(words, set) / 2.0, y))
}

/// The text, or so much of its beginning as fits into a width, with an ellipsis.
pub(super) fn fit(whole: &str, set: Type, width: f64) -> String {
    if measure(whole, set) <= width {
        return whole.to_owned();
    }
    let mut kept: Vec<char> = whole.chars().collect();
    while kept.pop().is_some() {
        while kept.last().is_some_and(|last| last.is_whitespace()) {
            kept.pop();
        }
        let shorter: String = kept.iter().copied().chain([ELLIPSIS]).collect();
        if measure(&shorter, set) <= width {
            return shorter;
        }
    }
    ELLIPSIS.to_string()
}

/// How wide a text is.
pub(super) fn measure(words: &str, set: Type) -> f64 {
    fonts::runs(words, set.family).iter().map(|(run, file)| width(&line(run, file, set, 0.0, 0.0))).sum()
}

fn line(run: &str, file: &str, set: Type, x: f64, y: f64) -> String {
    let Type { weight, size, paint, .. } = set;
    let (x, y, run) = (number(x), number(y), escape(run));
    format!(
        r#"<text x="{x}" y="{y}" font-family="'{file}'" font-weight="{weight}" font-size="{size}" fill="{paint}" xml:space="preserve">{run}</text>"#
    )
}

/// How wide what is drawn is, with the room around its letters.
fn width(line: &str) -> f64 {
    let mut svg = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">"#);
    let _ = write!(svg, "{line}</svg>");
    let Ok(tree) = Tree::from_str(&svg, &fonts::options()) else { return 0.0 };
    let widths = tree.root().children().iter().map(|node| match node {
        Node::Text(text) => f64::from(text.bounding_box().width()),
        _ => 0.0,
    });
    widths.fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::paint::INK;

    const NAME: Type = Type { family: Family::Text, weight: 600, size: 30.0, paint: INK };

    #[test]
    fn wider_letters_and_heavier_ones_take_more_room() {
        assert!(measure("mmmm", NAME) > measure("iiii", NAME) * 2.0);
        assert!(measure("Ama", Type { weight: 900, ..NAME }) > measure("Ama", NAME));
        assert!(measure("Ama", Type { size: 60.0, ..NAME }) > measure("Ama", NAME) * 1.9);
        assert!(measure("Ama ", NAME) > measure("Ama", NAME) + 3.0, "spaces count");
    }

    #[test]
    fn what_fits_stays_and_what_does_not_ends_in_an_ellipsis() {
        assert_eq!(fit("Žofie Ensō", NAME, 400.0), "Žofie Ensō");
        let short = fit("Maximiliane von Hohenfels", NAME, 200.0);
        assert!(short.starts_with("Maximil") && short.ends_with(ELLIPSIS), "{short}");
        assert!(measure(&short, NAME) <= 200.0);
        assert_eq!(fit("Ama Bertram", NAME, measure("Ama …", NAME) + 0.1), "Ama…", "no space before it");
        assert_eq!(fit("WWWW", NAME, 1.0), "…");
    }

    #[test]
    fn every_letter_takes_room_also_those_that_no_typeface_has() {
        for name in ["Ž", "ő", "ñ", "Ж", "Ω", "ệ", "禅", "🏯", "ש"] {
            assert!(measure(name, NAME) > 5.0, "{name}");
        }
    }

    #[test]
    fn what_people_typed_is_text() {
        let art = text("<script>&\"", NAME, (1.0, 2.0));
        assert!(art.contains("&lt;script&gt;&amp;&quot;</text>"), "{art}");
    }
}
