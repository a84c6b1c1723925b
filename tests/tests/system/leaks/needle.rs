//! Secrets in every spelling that they could have, and the search for them.

use base64::Engine;
use base64::engine::general_purpose::{STANDARD_NO_PAD, URL_SAFE_NO_PAD};

/// Shorter spellings than this are found by chance.
const SHORTEST: usize = 8;

/// A spelling of a secret.
#[derive(Clone, Debug)]
pub(super) struct Needle {
    pub(super) spelling: &'static str,
    pub(super) bytes: Vec<u8>,
}

/// Every spelling of a secret: as the text that it is, and where it is hexadecimal, as the bytes that it means.
pub(super) fn spellings(secret: &str) -> Vec<Needle> {
    let mut needles = Vec::new();
    let mut add = |spelling, bytes: Vec<u8>| {
        let is_new = !needles.iter().any(|known: &Needle| known.bytes == bytes);
        if bytes.len() >= SHORTEST && is_new {
            needles.push(Needle { spelling, bytes });
        }
    };
    add("text", secret.into());
    add("text in capitals", secret.to_uppercase().into());
    add("text in small letters", secret.to_lowercase().into());
    // A code is also read without what stands between its words.
    add("letters", secret.replace('-', "").into());
    let meanings = [Some(secret.as_bytes().to_vec()), unhex(secret)];
    for bytes in meanings.into_iter().flatten() {
        add("bytes", bytes.clone());
        add("hex", hex(&bytes).into());
        add("hex in capitals", hex(&bytes).to_uppercase().into());
        for shift in 0..3 {
            add("base64", shifted(&STANDARD_NO_PAD, &bytes, shift));
            add("base64 for addresses", shifted(&URL_SAFE_NO_PAD, &bytes, shift));
        }
        let numbers: Vec<String> = bytes.iter().map(u8::to_string).collect();
        add("list", numbers.join(",").into());
        add("list with spaces", numbers.join(", ").into());
        if let Some(first) = bytes.first_chunk() {
            add("number of 8 bytes", u64::from_be_bytes(*first).to_string().into());
            add("number of 8 bytes, turned around", u64::from_le_bytes(*first).to_string().into());
        }
        if let Some(first) = bytes.first_chunk() {
            add("number of 16 bytes", u128::from_be_bytes(*first).to_string().into());
            add("number of 16 bytes, turned around", u128::from_le_bytes(*first).to_string().into());
        }
    }
    needles
}

/// Base64 of bytes that begin so far into a group of three: only the letters that nothing around them changes.
fn shifted(engine: &impl Engine, bytes: &[u8], shift: usize) -> Vec<u8> {
    let text = engine.encode([&[0; 2][..shift], bytes].concat());
    let (first, last) = ([0, 2, 3][shift], (shift + bytes.len()) * 8 / 6);
    text.as_bytes()[first..last].to_vec()
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]).map(digit).collect()
}

fn digit(digit: u8) -> char {
    char::from_digit(digit.into(), 16).unwrap_or_default()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let pair = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    if !text.len().is_multiple_of(2) || text.is_empty() {
        return None;
    }
    text.as_bytes().chunks(2).map(pair).collect()
}

/// Looks for many needles at once, by their first two bytes.
pub(super) struct Search<'a, T> {
    by_start: Vec<Vec<(&'a Needle, &'a T)>>,
}

impl<'a, T> Search<'a, T> {
    pub(super) fn new(needles: impl IntoIterator<Item = (&'a Needle, &'a T)>) -> Self {
        let mut by_start = vec![Vec::new(); 1 << 16];
        for (needle, of) in needles {
            by_start[start(&needle.bytes)].push((needle, of));
        }
        Self { by_start }
    }

    /// What is found in a text, and where.
    pub(super) fn find(&self, text: &[u8]) -> Vec<(&'a Needle, &'a T, usize)> {
        let mut found = Vec::new();
        for (place, window) in text.windows(2).enumerate() {
            for (needle, of) in &self.by_start[start(window)] {
                if text[place..].starts_with(&needle.bytes) {
                    found.push((*needle, *of, place));
                }
            }
        }
        found
    }
}

fn start(bytes: &[u8]) -> usize {
    usize::from(bytes[0]) << 8 | usize::from(bytes[1])
}

/// The proof that the search can fail: a secret is planted in every spelling, and is found each time.
#[test]
fn a_secret_is_found_in_every_spelling() {
    let plain = "the-player-key-of-device-7";
    let digits = "9f3c5a7be1d20846b7c9e0f1a2b3c4d59f3c5a7be1d20846b7c9e0f1a2b3c4d5";
    for secret in [plain, digits, "baro-mitu-geka-sopi-zafo"] {
        let needles = spellings(secret);
        let search = Search::new(needles.iter().map(|needle| (needle, &())));
        let spelled = |spelling: &str| needles.iter().any(|needle| needle.spelling == spelling);
        for spelling in ["text", "hex", "base64", "list", "number of 8 bytes", "number of 16 bytes"] {
            assert!(spelled(spelling), "{secret} has no {spelling}");
        }
        for needle in &needles {
            let planted = [b"{\"hint\":\"", &needle.bytes[..], b"\"}"].concat();
            assert!(!search.find(&planted).is_empty(), "{secret} as {}", needle.spelling);
        }
        // Inside of something longer that is base64 as a whole.
        for before in 0..4 {
            let whole = [&b"abcd"[..before], secret.as_bytes(), b"wxyz"].concat();
            assert!(!search.find(STANDARD_NO_PAD.encode(whole).as_bytes()).is_empty(), "{secret} {before}");
        }
        let bytes = unhex(digits).expect("it is hexadecimal");
        let debug = format!("Seed({bytes:?})");
        assert_eq!(!search.find(debug.as_bytes()).is_empty(), secret == digits);
        assert!(search.find(b"nothing of it stands here: 9f3c5a7 the-player-key").is_empty());
    }
}
