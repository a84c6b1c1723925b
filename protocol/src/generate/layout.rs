//! Lays out the declarations that `ts-rs` writes, so that people can read them and their differences.

/// The widest line that is not broken.
const WIDTH: usize = 100;

/// A declaration with its comment: one alternative of a union to a line, and one property, where the
/// properties have comments.
pub(super) fn lay_out(docs: &str, declaration: &str) -> String {
    let comment = comment(docs, "");
    let Some((head, body)) = declaration.split_once(" = ") else {
        return format!("{comment}export {declaration}\n");
    };
    let alternatives = split(body.trim_end_matches(';'), '|');
    let texts: Vec<String> = alternatives.iter().map(|text| alternative(text)).collect();
    let line = texts.join(" | ");
    if texts.len() == 1 || !line.contains('\n') && head.len() + line.len() < WIDTH {
        format!("{comment}export {head} = {line};\n")
    } else {
        let lines: Vec<String> = texts.iter().map(|text| text.replace('\n', "\n    ")).collect();
        format!("{comment}export {head} =\n  | {};\n", lines.join("\n  | "))
    }
}

fn alternative(text: &str) -> String {
    let inside = text.trim().strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
    match inside {
        Some(inside) if inside.contains("/**") => {
            let properties: String = split(inside, ',').iter().map(|text| property(text)).collect();
            format!("{{\n{properties}}}")
        }
        _ => one_line(text).replace(", }", " }"),
    }
}

/// A property on lines of its own, with its comment; what it holds may have comments of its own.
fn property(text: &str) -> String {
    let text = text.trim();
    let (docs, property) = match text.split_once("*/") {
        Some((docs, property)) if text.starts_with("/**") => (comment(docs, "  "), property),
        _ => (String::new(), text),
    };
    match property.split_once(':') {
        Some((name, holds)) => {
            let holds = alternative(holds).replace('\n', "\n  ");
            format!("{docs}  {}: {holds};\n", one_line(name))
        }
        None if property.is_empty() => String::new(),
        None => format!("{docs}  {};\n", one_line(property)),
    }
}

/// A documentation comment, on one line where it has but one.
fn comment(docs: &str, indent: &str) -> String {
    let bare =
        |line: &str| line.trim().trim_start_matches(['/', '*']).trim_end_matches("*/").trim().to_owned();
    let lines: Vec<String> = docs.lines().map(bare).filter(|line| !line.is_empty()).collect();
    match &lines[..] {
        [] => String::new(),
        [line] => format!("{indent}/** {line} */\n"),
        lines => {
            let lines = lines.join(&format!("\n{indent} * "));
            format!("{indent}/**\n{indent} * {lines}\n{indent} */\n")
        }
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Splits at a mark that stands in no comment and no bracket.
fn split(text: &str, mark: char) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut start, mut depth, mut in_comment) = (0, 0_usize, false);
    for (at, character) in text.char_indices() {
        let rest = &text[at..];
        match character {
            '/' if rest.starts_with("/*") => in_comment = true,
            '/' if text[..at].ends_with('*') => in_comment = false,
            _ if in_comment => {}
            '{' | '[' | '<' | '(' => depth += 1,
            '}' | ']' | '>' | ')' => depth = depth.saturating_sub(1),
            _ if character == mark && depth == 0 => {
                parts.push(&text[start..at]);
                start = at + character.len_utf8();
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_property_holds_may_have_comments_of_its_own() {
        let declaration = "type Effect = { \"exchange\": { \n/**\n * A: b.\n */\npay: Goods, \n/**\n * C.\n */\ngain: Goods, } } | \"build\";";
        assert_eq!(
            lay_out("", declaration),
            "export type Effect =\n  | {\n      \"exchange\": {\n        /** A: b. */\n        pay: Goods;\n        /** C. */\n        gain: Goods;\n      };\n    }\n  | \"build\";\n"
        );
    }

    #[test]
    fn short_unions_stay_on_one_line() {
        let laid = lay_out("/**\n * What, and why?\n */\n", "type Size = 1 | 2 | 3;");
        assert_eq!(laid, "/** What, and why? */\nexport type Size = 1 | 2 | 3;\n");
    }

    #[test]
    fn documented_properties_have_lines_of_their_own() {
        let declaration = "type Who = { \"as\": \"seat\", \n/**\n * A | b, c.\n */\ntoken: Pair<A, B> | null, } | { \"as\": \"x\", };";
        assert_eq!(
            lay_out("", declaration),
            "export type Who =\n  | {\n      \"as\": \"seat\";\n      /** A | b, c. */\n      token: Pair<A, B> | null;\n    }\n  | { \"as\": \"x\" };\n"
        );
    }
}
