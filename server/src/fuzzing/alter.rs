//! JSON that is almost right: something in it is changed, as bytes say.

use super::bytes::Bytes;
use serde_json::{Value, json};

/// Puts something else in one place of a value.
pub(super) fn alter(value: &mut Value, bytes: &mut Bytes<'_>) {
    let places = count(value);
    let mut place = bytes.place(places);
    let how = bytes.byte();
    let other = (how % 8 == 7).then(|| {
        let mut place = bytes.place(places);
        find(value, &mut place).cloned().unwrap_or_default()
    });
    let Some(found) = find(value, &mut place) else { return };
    match (how % 8, other) {
        (_, Some(other)) => *found = other,
        (0, _) => *found = bytes.byte().into(),
        (1, _) => *found = odd_number(bytes.byte()),
        (2, _) => *found = Value::Null,
        (3, _) => *found = Value::Bool(found.as_bool() != Some(true)),
        (4, _) => {
            let length = usize::from(bytes.byte() % 32);
            *found = bytes.text(length).into();
        }
        (5, _) => lessen(found, bytes),
        (_, _) => extend(found, bytes),
    }
}

fn odd_number(which: u8) -> Value {
    let numbers = [
        json!(-1),
        json!(i64::MIN),
        json!(i64::MAX),
        json!(u64::MAX),
        json!(u32::MAX),
        json!(u32::MAX - 1),
        json!(i32::MAX),
        json!(u16::MAX),
        json!(256),
        json!(0.5),
        json!(1e300),
        json!(0),
    ];
    numbers[usize::from(which) % numbers.len()].clone()
}

/// Takes something out of a list or an object.
fn lessen(value: &mut Value, bytes: &mut Bytes<'_>) {
    match value {
        Value::Array(list) if !list.is_empty() => {
            let place = bytes.place(list.len());
            // The tail at once, too: a long list is cut by few bytes.
            if bytes.byte().is_multiple_of(2) {
                list.truncate(place);
            } else {
                list.remove(place);
            }
        }
        Value::Object(fields) => {
            let place = bytes.place(fields.len());
            let name = fields.keys().nth(place).cloned();
            name.and_then(|name| fields.remove(&name));
        }
        _ => *value = json!({}),
    }
}

/// Puts something into a list or an object that does not belong there.
fn extend(value: &mut Value, bytes: &mut Bytes<'_>) {
    match value {
        Value::Array(list) => {
            let place = bytes.place(list.len());
            if let Some(copy) = list.get(place).cloned() {
                list.insert(place, copy);
            }
        }
        Value::Object(fields) => {
            let length = usize::from(bytes.byte() % 16);
            fields.insert(bytes.text(length), bytes.byte().into());
        }
        _ => *value = json!([value]),
    }
}

fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        _ => 0,
    }
}

/// The value at a place, in the order in which it is written.
fn find<'a>(value: &'a mut Value, place: &mut usize) -> Option<&'a mut Value> {
    let Some(further) = place.checked_sub(1) else { return Some(value) };
    *place = further;
    match value {
        Value::Array(list) => list.iter_mut().find_map(|value| find(value, place)),
        Value::Object(fields) => fields.values_mut().find_map(|value| find(value, place)),
        _ => None,
    }
}
