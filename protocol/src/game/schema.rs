//! The JSON Schema of what is tagged with its game.

use schemars::Schema;
use serde_json::{Map, Value};

/// Moves the game's tag into each form of its command, and closes the forms to other properties.
///
/// Left to itself, `schemars` puts the tag beside the forms; and since they would then refuse it, opens
/// them to properties of any name.
pub(super) fn tag_each_form(schema: &mut Schema) {
    let games = schema.get_mut("oneOf").and_then(Value::as_array_mut);
    games.into_iter().flatten().filter_map(Value::as_object_mut).for_each(push_down_tag);
}

fn push_down_tag(game: &mut Map<String, Value>) {
    if !game.contains_key("oneOf") {
        return;
    }
    let properties = game.remove("properties");
    let required = game.remove("required");
    game.remove("type");
    let forms = game.get_mut("oneOf").and_then(Value::as_array_mut);
    for form in forms.into_iter().flatten().filter_map(Value::as_object_mut) {
        form.insert("additionalProperties".into(), false.into());
        if let (Some(Value::Object(all)), Some(Value::Object(tag))) =
            (form.get_mut("properties"), &properties)
        {
            all.extend(tag.clone());
        }
        if let (Some(Value::Array(all)), Some(Value::Array(tag))) = (form.get_mut("required"), &required) {
            all.extend(tag.clone());
        }
    }
}
