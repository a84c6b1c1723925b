//! SVG as text: numbers, points, and words that people typed.

/// A number as it stands in a path.
pub(super) fn number(value: f64) -> String {
    let text = format!("{value:.1}");
    let text = text.strip_suffix(".0").unwrap_or(&text);
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// A point.
pub(super) type Point = (f64, f64);

/// A point as it stands in a path.
pub(super) fn at((x, y): Point) -> String {
    format!("{} {}", number(x), number(y))
}

/// A path from point to point.
pub(super) fn line(points: &[Point]) -> String {
    let points: Vec<String> = points.iter().copied().map(at).collect();
    format!("M{}", points.join("L"))
}

/// A closed one.
pub(super) fn polygon(points: &[Point]) -> String {
    line(points) + "Z"
}

/// Text as it may stand in an element or an attribute, of SVG and of HTML.
///
/// What XML does not allow at all becomes the character that stands for such.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => escaped.push('\u{fffd}'),
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!([1.0, -0.04, 2.25, -3.96].map(number), ["1", "0", "2.2", "-4"]);
        assert_eq!(polygon(&[(0.0, 1.0), (2.5, -1.0)]), "M0 1L2.5 -1Z");
    }

    #[test]
    fn what_people_typed_is_no_markup() {
        assert_eq!(escape(r#"<script>&"'"#), "&lt;script&gt;&amp;&quot;&#39;");
        assert_eq!(escape("Ensō 禅"), "Ensō 禅");
        assert_eq!(escape("a\u{0}\u{1b}\u{ffff}b"), "a\u{fffd}\u{fffd}\u{fffd}b");
    }
}
