//! Finds its way through JSON without making anything of it.

/// The length of the value at the beginning of a text, where it is whole there.
pub(crate) fn value(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    match bytes.first()? {
        b'"' => string(bytes),
        b'{' | b'[' => nested(bytes),
        _ => bytes.iter().position(|byte| matches!(byte, b',' | b'}' | b']')),
    }
}

/// The value of the first property of an object, if it has this name and no other letters stand between.
pub(crate) fn first_property<'a>(object: &'a str, name: &str) -> Option<&'a str> {
    let rest = object.strip_prefix("{\"")?.strip_prefix(name)?.strip_prefix("\":")?;
    rest.get(..value(rest)?)
}

/// The values of the list at the beginning of a text.
pub(crate) fn list(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text.strip_prefix('[').unwrap_or_default();
    std::iter::from_fn(move || {
        rest = rest.strip_prefix(',').unwrap_or(rest);
        let (found, after) = rest.split_at_checked(value(rest)?)?;
        rest = after;
        Some(found).filter(|found| !found.is_empty())
    })
}

/// From its quotation mark to the other.
fn string(bytes: &[u8]) -> Option<usize> {
    let mut at = 1;
    loop {
        match bytes.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

/// From its bracket to the other.
fn nested(bytes: &[u8]) -> Option<usize> {
    let (mut at, mut depth) = (0, 0_u32);
    loop {
        match bytes.get(at)? {
            b'"' => at += string(bytes.get(at..)?)? - 1,
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        at += 1;
        if depth == 0 {
            return Some(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, values: &[&str]) {
        assert_eq!(list(text).collect::<Vec<_>>(), values, "{text}");
    }

    #[test]
    fn values_are_found_where_they_end() {
        check("[]", &[]);
        check("[1,-2.5e3,null,true]", &["1", "-2.5e3", "null", "true"]);
        check(
            r#"[{"a":[1,{"b":"]}"}]},"x\"]",[]] and more"#,
            &[r#"{"a":[1,{"b":"]}"}]}"#, r#""x\"]""#, "[]"],
        );
        check(r#"[{"never":"whole""#, &[]);
        assert_eq!(
            first_property(r#"{"command":{"do":"x"},"preview":{}}"#, "command"),
            Some(r#"{"do":"x"}"#)
        );
        assert_eq!(first_property(r#"{"preview":{}}"#, "command"), None);
    }
}
