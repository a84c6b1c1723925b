//! Texts in quotation marks.

use super::sheet::Sheet;

/// Puts a text in quotation marks, with the escapes that it needs.
pub(super) fn put(sheet: &mut Sheet, text: &str) {
    if is_plain(text) { sheet.quote(text.as_bytes()) } else { put_escaped(sheet, text) }
}

/// Whether a text needs no escapes.
pub(super) fn is_plain(text: &str) -> bool {
    let bytes = text.as_bytes();
    let (words, rest) = bytes.as_chunks::<8>();
    words.iter().all(|word| is_plain_word(u64::from_ne_bytes(*word)))
        && rest.iter().all(|&byte| is_plain_byte(byte))
}

fn is_plain_byte(byte: u8) -> bool {
    byte >= b' ' && byte != b'"' && byte != b'\\'
}

/// The same of eight bytes at once. A byte below another one borrows from the bit above when that one is subtracted;
/// bytes from 128 on, which have that bit, are never meant.
fn is_plain_word(word: u64) -> bool {
    const ONES: u64 = u64::MAX / 255;
    const HIGH: u64 = ONES << 7;
    let below = |bytes: u64, bound: u8| bytes.wrapping_sub(ONES * u64::from(bound)) & !bytes & HIGH;
    let equal = |byte: u8| below(word ^ (ONES * u64::from(byte)), 1);
    below(word, b' ') | equal(b'"') | equal(b'\\') == 0
}

#[cold]
fn put_escaped(sheet: &mut Sheet, text: &str) {
    sheet.put(*b"\"");
    for letter in text.chars() {
        match letter {
            '"' => sheet.put(*b"\\\""),
            '\\' => sheet.put(*b"\\\\"),
            '\n' => sheet.put(*b"\\n"),
            '\r' => sheet.put(*b"\\r"),
            '\t' => sheet.put(*b"\\t"),
            '\u{8}' => sheet.put(*b"\\b"),
            '\u{c}' => sheet.put(*b"\\f"),
            '\0'..' ' => {
                sheet.put_all(format!("\\u{:04x}", u32::from(letter)).as_bytes());
            }
            _ => sheet.put_all(letter.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
    sheet.put(*b"\"");
}
