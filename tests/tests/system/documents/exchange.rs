//! The exchange that a document shows: read out of its fenced blocks, performed, and compared.
//!
//! A `server` or `answer` block is a pattern: an object needs the properties that are shown, a list all
//! entries unless `"…"` ends it, `"<any>"` is anything, and `"<name>"` whatever it was the first time.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::socket::Socket;
use crate::test_app::TestApp;

/// A fenced block.
#[derive(Clone, Debug)]
pub(super) struct Block {
    /// What stands after the fence.
    pub(super) info: &'static str,
    line: usize,
    text: String,
}

impl Block {
    pub(super) fn json(&self) -> Value {
        let Self { line, text, .. } = self;
        serde_json::from_str(text).unwrap_or_else(|error| panic!("line {line}: {error}\n{text}"))
    }
}

/// The fenced blocks of a document.
pub(super) fn blocks(document: &'static str) -> impl Iterator<Item = Block> {
    let mut lines = (1..).zip(document.lines());
    std::iter::from_fn(move || {
        let (line, info) = lines.find_map(|(line, text)| Some((line, text.strip_prefix("```")?)))?;
        let inside = lines.by_ref().map(|(_, text)| text).take_while(|text| !text.starts_with("```"));
        Some(Block { info, line, text: inside.collect::<Vec<_>>().join("\n") })
    })
}

/// An exchange: what is done, each with what must come of it.
pub(super) struct Exchange(Vec<(Block, Vec<Block>)>);

impl Exchange {
    pub(super) fn read(document: &'static str) -> Self {
        let mut steps: Vec<(Block, Vec<Block>)> = Vec::new();
        for block in blocks(document) {
            match (block.info, steps.last_mut()) {
                ("http" | "json client" | "json client on a new socket", _) => {
                    steps.push((block, Vec::new()));
                }
                ("json server" | "json answer", Some((_, comes))) => comes.push(block),
                _ => {}
            }
        }
        assert!(steps.len() > 5, "there is no exchange in the document");
        Self(steps)
    }

    pub(super) fn perform(&self, app: &TestApp) {
        let mut names = Names::default();
        let mut socket = Socket::open(app);
        for (done, comes) in &self.0 {
            match done.info {
                "http" => {
                    let answer = request(app, &names.fill_text(&done.text));
                    let [pattern] = comes.as_slice() else { panic!("line {}: one answer", done.line) };
                    names.must_match(pattern, &answer);
                    continue;
                }
                "json client" => {}
                _ => socket = Socket::open(app),
            }
            socket.say(&names.fill(&done.json()));
            names.must_hear(&mut socket, comes);
        }
        // Whatever came besides would come before this.
        socket.say(&serde_json::json!({ "type": "ping" }));
        assert_eq!(next(&mut socket)["type"], "pong");
    }
}

fn request(app: &TestApp, text: &str) -> Value {
    let (head, body) = text.split_once('\n').unwrap_or((text, ""));
    let answer = match head.split_once(' ') {
        Some(("GET", path)) => app.get(path),
        Some(("POST", path)) => app.post_json(path, body),
        _ => panic!("no request: {head}"),
    };
    assert_eq!(answer.status, 200, "{head}: {}", answer.body);
    answer.json()
}

/// The next message that is no presence.
fn next(socket: &mut Socket) -> Value {
    loop {
        let message = socket.message();
        if message["type"] != "presence" {
            return message;
        }
    }
}

/// What the names in angle brackets stand for.
#[derive(Clone, Default)]
struct Names(BTreeMap<String, Value>);

impl Names {
    fn must_match(&mut self, pattern: &Block, value: &Value) {
        if let Err(why) = self.matches(&pattern.json(), value) {
            panic!("line {}: {why}\nin {value:#}", pattern.line);
        }
    }

    /// Each message matches one of the patterns, in any order, until all have come.
    fn must_hear(&mut self, socket: &mut Socket, patterns: &[Block]) {
        let mut left = patterns.to_vec();
        while !left.is_empty() {
            let message = next(socket);
            let of_type = |pattern: &Block| pattern.json()["type"] == message["type"];
            let Some(place) = left.iter().position(of_type) else {
                panic!("line {}: this came instead: {message:#}", left[0].line);
            };
            self.must_match(&left.remove(place), &message);
        }
    }

    fn matches(&mut self, pattern: &Value, value: &Value) -> Result<(), String> {
        match (pattern, value) {
            (Value::String(text), value) if name_in(text).is_some() => self.bind(text, value),
            (Value::Object(shown), Value::Object(all)) => shown.iter().try_for_each(|(key, pattern)| {
                let value = all.get(key).ok_or_else(|| format!("there is no {key}"))?;
                self.matches(pattern, value).map_err(|why| format!("{key}: {why}"))
            }),
            (Value::Array(shown), Value::Array(all)) => {
                let open = shown.last().is_some_and(|last| last == "…");
                let shown = &shown[..shown.len() - usize::from(open)];
                if all.len() < shown.len() || (!open && all.len() > shown.len()) {
                    return Err(format!("{} entries instead of {}", all.len(), shown.len()));
                }
                shown.iter().zip(all).try_for_each(|(pattern, value)| self.matches(pattern, value))
            }
            _ if pattern == value => Ok(()),
            _ => Err(format!("{value} instead of {pattern}")),
        }
    }

    fn bind(&mut self, text: &str, value: &Value) -> Result<(), String> {
        match name_in(text) {
            None | Some("any") => Ok(()),
            Some(name) => {
                let known = self.0.entry(name.to_owned()).or_insert_with(|| value.clone());
                if known == value { Ok(()) } else { Err(format!("{value}, but <{name}> is {known}")) }
            }
        }
    }

    fn fill(&self, value: &Value) -> Value {
        match value {
            Value::String(text) => name_in(text).and_then(|name| self.0.get(name)).unwrap_or(value).clone(),
            Value::Array(list) => list.iter().map(|value| self.fill(value)).collect(),
            Value::Object(map) => map.iter().map(|(key, value)| (key.clone(), self.fill(value))).collect(),
            plain => plain.clone(),
        }
    }

    fn fill_text(&self, text: &str) -> String {
        let fill = |text: String, (name, value): (&String, &Value)| match value {
            Value::String(value) => text.replace(&format!("<{name}>"), value),
            _ => text,
        };
        self.0.iter().fold(text.to_owned(), fill)
    }
}

fn name_in(text: &str) -> Option<&str> {
    text.strip_prefix('<')?.strip_suffix('>')
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[track_caller]
    fn check(pattern: &Value, value: &Value, fits: bool) {
        assert_eq!(Names::default().matches(pattern, value).is_ok(), fits, "{pattern} {value}");
    }

    #[test]
    fn a_pattern_is_a_part_of_what_comes() {
        check(&json!({ "a": 1 }), &json!({ "a": 1, "b": 2 }), true);
        check(&json!({ "a": 1, "b": 2 }), &json!({ "a": 1 }), false);
        check(&json!([1, "…"]), &json!([1, 2]), true);
        check(&json!([1]), &json!([1, 2]), false);
        check(&json!([1, 2, "…"]), &json!([1]), false);
        check(&json!(["<any>", "<any>"]), &json!([1, 2]), true);
        check(&json!(["<n>", "<n>"]), &json!([1, 1]), true);
        check(&json!(["<n>", "<n>"]), &json!([1, 2]), false);
    }
}
