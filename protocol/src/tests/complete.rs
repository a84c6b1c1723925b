//! Nothing of the wire is without a sample, a type and a word.

use crate::ErrorCode;
use crate::generate::{body_samples, client_samples, files, schema, server_samples};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeSet;

/// The names that the schema of an enum gives to its forms, under this tag or plainly.
fn forms(of: &str, tag: Option<&str>) -> BTreeSet<String> {
    let schema = schema().unwrap();
    let forms = schema["$defs"][of]["oneOf"].as_array().unwrap_or_else(|| panic!("{of} has no forms"));
    let name = |form: &Value| match tag {
        Some(tag) => form["properties"][tag]["const"].as_str().unwrap().to_owned(),
        None => form["const"].as_str().unwrap().to_owned(),
    };
    forms.iter().map(name).collect()
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}

fn names<'a>(values: impl IntoIterator<Item = &'a Value>) -> BTreeSet<String> {
    values.into_iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

fn messages() -> String {
    let is_messages = |path: &str| path.ends_with("/messages.ts");
    files().unwrap().into_iter().find(|file| is_messages(&file.path)).unwrap().contents
}

#[test]
fn every_message_and_act_has_a_sample() {
    let client: Vec<Value> = client_samples().unwrap().iter().map(|(_, message)| json(message)).collect();
    let server: Vec<Value> = server_samples().unwrap().iter().map(|(_, message)| json(message)).collect();
    assert_eq!(names(client.iter().map(|message| &message["type"])), forms("ClientMessage", Some("type")));
    assert_eq!(names(server.iter().map(|message| &message["type"])), forms("ServerMessage", Some("type")));
    assert_eq!(names(client.iter().map(|message| &message["act"]["do"])), forms("Act", Some("do")));
}

#[test]
fn every_body_has_a_sample_and_a_type() {
    let schema = schema().unwrap();
    let roots = ["HttpRequest", "HttpAnswer"].map(|root| schema["$defs"][root]["anyOf"].as_array().unwrap());
    let roots = names(roots.into_iter().flatten().map(|form| &form["$ref"]));
    let samples = body_samples().unwrap();
    assert_eq!(roots, samples.iter().map(|sample| format!("#/$defs/{}", sample.of)).collect());
    let messages = messages();
    for sample in samples {
        assert!(messages.contains(&format!("\nexport type {} = ", sample.of)), "{}", sample.of);
    }
}

#[test]
fn no_two_samples_have_one_name() {
    let files = files().unwrap();
    let paths: BTreeSet<_> = files.iter().map(|file| &file.path).collect();
    assert_eq!(paths.len(), files.len());
}

#[test]
fn every_error_code_has_a_hint_and_a_name_in_typescript() {
    let messages = messages();
    let (_, type_of_codes) = messages.split_once("export type ErrorCode =").unwrap();
    let (type_of_codes, _) = type_of_codes.split_once(';').unwrap();
    let in_typescript: BTreeSet<String> =
        type_of_codes.split('|').map(|name| name.trim().trim_matches('"').to_owned()).collect();
    let in_schema = forms("ErrorCode", None);
    assert_eq!(
        in_typescript.iter().filter(|name| !name.is_empty()).cloned().collect::<BTreeSet<_>>(),
        in_schema
    );
    let mut hints = BTreeSet::new();
    for name in in_schema {
        assert!(name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'), "{name}");
        let code: ErrorCode = serde_json::from_value(name.as_str().into()).unwrap();
        assert_eq!(json(&code), name);
        assert!(code.hint().len() > 5, "{name}");
        assert!(hints.insert(code.hint()), "two codes have the hint of {name}");
    }
}
