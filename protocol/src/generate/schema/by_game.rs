//! Names the games' own types in the JSON Schema as TypeScript does: `tajuto.Command`, since every game has a
//! `Command`. Left to itself, `schemars` would call the second one `Command2`.

use super::{Definitions, redirect, referred};
use crate::generate::GenerateError;
use games::registry::GameKind;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// In whose part of a message something stands; nobody's where it is the same for all games.
type Owner = Option<&'static str>;

/// Puts a game's name before the names of the types that stand only in this game's part of the messages.
pub(super) fn name_by_game(mut definitions: Definitions) -> Result<Definitions, GenerateError> {
    let mut renamed = BTreeMap::new();
    for (name, owners) in owners(&definitions) {
        if let [Some(game)] = owners.into_iter().collect::<Vec<_>>()[..] {
            let new_name = format!("{game}.{}", plain(&name, &definitions));
            if renamed.values().any(|taken| *taken == new_name) {
                return Err(GenerateError::SchemaTwice(new_name));
            }
            renamed.insert(name, new_name);
        }
    }
    definitions.values_mut().for_each(|definition| redirect(definition, &renamed));
    let rename = |(name, definition)| (renamed.get(&name).cloned().unwrap_or(name), definition);
    Ok(definitions.into_iter().map(rename).collect())
}

/// For each definition, in whose parts of the messages it stands.
fn owners(definitions: &Definitions) -> BTreeMap<String, BTreeSet<Owner>> {
    let mut owners: BTreeMap<String, BTreeSet<Owner>> = BTreeMap::new();
    let mut found = Vec::new();
    definitions.values().for_each(|definition| references(definition, None, &mut found));
    let is_root = |name: &&String| !found.iter().any(|(inner, _)| inner == *name);
    let mut to_visit: Vec<(String, Owner)> =
        definitions.keys().filter(is_root).map(|name| (name.clone(), None)).collect();
    while let Some((name, owner)) = to_visit.pop() {
        if let Some(definition) = definitions.get(&name)
            && owners.entry(name).or_default().insert(owner)
        {
            references(definition, owner, &mut to_visit);
        }
    }
    owners
}

/// The definitions to which a schema refers, and in whose part of it.
fn references(schema: &Value, owner: Owner, found: &mut Vec<(String, Owner)>) {
    let game = schema["properties"]["game"]["const"].as_str().and_then(|name| name.parse().ok());
    let owner = game.map(GameKind::name).or(owner);
    match schema {
        Value::Object(object) => {
            found.extend(referred(object).map(|name| (name.to_owned(), owner)));
            object.values().for_each(|value| references(value, owner, found));
        }
        Value::Array(values) => values.iter().for_each(|value| references(value, owner, found)),
        _ => {}
    }
}

/// A name without the number that tells it from the same name elsewhere.
fn plain<'a>(name: &'a str, definitions: &Definitions) -> &'a str {
    let bare = name.trim_end_matches(|c: char| c.is_ascii_digit());
    if definitions.contains_key(bare) { bare } else { name }
}
