//! Our writer of JSON against the library's, to the letter.

use crate::json;
use proptest::prelude::*;
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// Everything that derived code asks a serializer for.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Any {
    Nothing,
    Unit(()),
    Truth(bool),
    Small(i8, u8, i16, u16),
    Large(i64, u64, i128, u128),
    Fraction(f32, f64),
    Letter(char),
    Text(String),
    Maybe(Option<Box<Any>>),
    Pair(String, Box<Any>),
    Many(Vec<Any>),
    Fields { a: String, empty: (), list: Vec<u32> },
    Tagged(Tagged),
    Texts(BTreeMap<String, u8>),
    Numbers(BTreeMap<i32, u8>),
    Truths(BTreeMap<bool, u8>),
    Letters(BTreeMap<char, u8>),
    Kinds(BTreeMap<Kind, u8>),
}

#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Tagged {
    Empty {},
    Full {
        #[serde(skip_serializing_if = "Option::is_none")]
        seldom: Option<u8>,
        #[serde(flatten)]
        more: More,
    },
}

#[derive(Clone, Debug, Serialize)]
struct More {
    text: Option<String>,
    numbers: [u8; 3],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
enum Kind {
    First,
    #[serde(rename = "second one")]
    Second,
}

fn anything() -> impl Strategy<Value = Any> {
    let kind = prop_oneof![Just(Kind::First), Just(Kind::Second)];
    let more = (any_text_or_none(), any::<[u8; 3]>()).prop_map(|(text, numbers)| More { text, numbers });
    let leaf = prop_oneof![
        Just(Any::Nothing),
        Just(Any::Unit(())),
        Just(Any::Maybe(None)),
        Just(Any::Tagged(Tagged::Empty {})),
        any::<bool>().prop_map(Any::Truth),
        any::<(i8, u8, i16, u16)>().prop_map(|(a, b, c, d)| Any::Small(a, b, c, d)),
        any::<(i64, u64, i128, u128)>().prop_map(|(a, b, c, d)| Any::Large(a, b, c, d)),
        any::<(f32, f64)>().prop_map(|(a, b)| Any::Fraction(a, b)),
        any::<char>().prop_map(Any::Letter),
        text().prop_map(Any::Text),
        (text(), any::<Vec<u32>>()).prop_map(|(a, list)| Any::Fields { a, empty: (), list }),
        (any::<Option<u8>>(), more).prop_map(|(seldom, more)| Any::Tagged(Tagged::Full { seldom, more })),
        prop::collection::btree_map(text(), any::<u8>(), 0..4).prop_map(Any::Texts),
        prop::collection::btree_map(any::<i32>(), any::<u8>(), 0..4).prop_map(Any::Numbers),
        prop::collection::btree_map(any::<bool>(), any::<u8>(), 0..3).prop_map(Any::Truths),
        prop::collection::btree_map(any::<char>(), any::<u8>(), 0..4).prop_map(Any::Letters),
        prop::collection::btree_map(kind, any::<u8>(), 0..3).prop_map(Any::Kinds),
    ];
    leaf.prop_recursive(4, 32, 6, |inner| {
        prop_oneof![
            inner.clone().prop_map(|any| Any::Maybe(Some(Box::new(any)))),
            (text(), inner.clone()).prop_map(|(text, any)| Any::Pair(text, Box::new(any))),
            prop::collection::vec(inner, 0..6).prop_map(Any::Many),
        ]
    })
}

fn any_text_or_none() -> impl Strategy<Value = Option<String>> {
    prop::option::of(text())
}

/// Also what has to be escaped, at every place of the words that are looked at together.
fn text() -> impl Strategy<Value = String> {
    let letter = prop_oneof![
        8 => prop::char::range(' ', '~'),
        1 => prop::char::range('\0', '\u{1f}'),
        1 => prop_oneof![Just('"'), Just('\\'), Just('\u{7f}'), Just('\u{2028}')],
        1 => any::<char>(),
    ];
    prop::collection::vec(letter, 0..24).prop_map(String::from_iter)
}

fn check<T: Serialize + ?Sized>(value: &T) {
    let text = serde_json::to_string(value).unwrap();
    assert_eq!(json::to_text(value).unwrap(), text);
    let behind = json::to_bytes_behind(value, 3).unwrap();
    assert_eq!((&behind[..3], &behind[3..]), (&[0; 3][..], text.as_bytes()));
}

/// A thread that has written nothing has to find out how long a text can be, and the next text is a shorter one.
#[test]
fn a_text_of_any_length_follows_one_of_any_length() {
    for lengths in [[0, 5_000], [5_000, 3], [100_000, 7], [3, 3]] {
        let writing =
            std::thread::spawn(move || lengths.map(|length| json::to_text(&"x".repeat(length)).unwrap()));
        assert_eq!(writing.join().unwrap(), lengths.map(|length| format!("\"{}\"", "x".repeat(length))));
    }
}

proptest! {
    #[test]
    fn everything_is_written_as_the_library_writes_it(any in anything()) {
        check(&any);
    }
}

#[test]
fn every_byte_is_escaped_as_the_library_does_it() {
    for byte in 0..=0x00ff_u8 {
        for before in 0..9 {
            let text: String =
                "12345678".chars().take(before).chain([char::from(byte)]).chain("abcdefgh".chars()).collect();
            check(&text);
        }
    }
}

#[test]
fn all_golden_messages_are_written_as_the_library_writes_them() {
    let messages = crate::generate::server_samples().unwrap();
    assert!(messages.len() > 20);
    for (_, message) in messages {
        check(&message);
    }
}

#[test]
fn keys_that_are_no_texts_are_refused() {
    let refused = [
        json::to_text(&BTreeMap::from([(None::<u8>, 1)])),
        json::to_text(&BTreeMap::from([(vec![1], 1)])),
        json::to_text(&BTreeMap::from([(BTreeMap::from([("a", 1)]), 1)])),
    ];
    for refused in refused {
        assert_eq!(refused.unwrap_err().to_string(), "key must be a string");
    }
    let fine: Map<String, Value> = [("a".to_owned(), Value::Null)].into_iter().collect();
    check(&fine);
}
