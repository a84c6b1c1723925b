//! JSON in the one form in which it is hashed: keys in order, no blanks between, nothing written in two ways. It is what
//! RFC 8785 makes of data without fractions and with plain letters for keys.

use crate::secrets::hex;
use serde::Serialize;
use sha2::{Digest, Sha256};

/// A value in its one form.
///
/// # Errors
/// Something in it cannot be said in JSON.
pub(super) fn canonical(value: &impl Serialize) -> Result<String, serde_json::Error> {
    // The maps of values are in the order of their keys, unless a dependency asks for another: a test looks.
    serde_json::to_string(&serde_json::to_value(value)?)
}

/// SHA-256 of texts one after the other, in hexadecimal digits.
pub(super) fn hash(texts: &[&str]) -> String {
    let mut hash = Sha256::new();
    for text in texts {
        hash.update(text.as_bytes());
    }
    hex(&hash.finalize())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn keys_are_in_order_and_nothing_is_between() {
        let value =
            json!({ "seq": 7, "at_ms": null, "name": "Jörg \"青\"\n", "list": [true, { "b": 1, "a": -2 }] });
        let text =
            "{\"at_ms\":null,\"list\":[true,{\"a\":-2,\"b\":1}],\"name\":\"Jörg \\\"青\\\"\\n\",\"seq\":7}";
        assert_eq!(canonical(&value).unwrap(), text);
    }

    #[test]
    fn texts_are_hashed_as_one() {
        assert_eq!(hash(&["a", "bc"]), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
