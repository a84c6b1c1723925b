//! Names and chat as people type them: made plain, or refused.

use unicode_normalization::UnicodeNormalization;

/// The longest name, in characters.
const LONGEST_NAME: usize = 24;
/// The longest line of chat, in characters.
const LONGEST_CHAT: usize = 500;

/// A name of 1 to 24 visible characters: composed, without spaces around or twice in a row.
pub fn name(typed: &str) -> Option<String> {
    let name = plain(typed)?;
    (1..=LONGEST_NAME).contains(&name.chars().count()).then_some(name)
}

/// A line of 1 to 500 characters of plain text.
///
/// Unlike a name it may join emoji and turn letters: nobody is mistaken for another by it.
pub fn chat(typed: &str) -> Option<String> {
    let text = single_spaced(typed);
    if text.chars().any(char::is_control) {
        return None;
    }
    (1..=LONGEST_CHAT).contains(&text.chars().count()).then_some(text)
}

/// Composed, with single spaces.
fn single_spaced(typed: &str) -> String {
    // A character and its marks are one after this, so long inputs are cut short first.
    let composed: String = typed.chars().take(4 * LONGEST_CHAT).nfc().collect();
    let words: Vec<&str> = composed.split_whitespace().collect();
    words.join(" ")
}

/// The same; nothing where something invisible is in it.
fn plain(typed: &str) -> Option<String> {
    let text = single_spaced(typed);
    let visible = |c: char| !c.is_control() && !is_invisible(c);
    text.chars().all(visible).then_some(text)
}

/// Characters that take no room or turn the text around, by which a name could look like another.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2800}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_made_plain() {
        assert_eq!(name("  Anežka   B. ").as_deref(), Some("Anežka B."));
        assert_eq!(name("Ane\u{30c}zka").map(|name| name.chars().count()), Some(6), "composed");
        assert_eq!(name(&"x".repeat(24)).map(|name| name.len()), Some(24));
    }

    #[test]
    fn what_cannot_be_seen_is_no_name() {
        for bad in ["", "   ", "a\u{202e}b", "a\u{200b}", "bell\u{7}", "\u{3164}", &"x".repeat(25)] {
            assert_eq!(name(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn chat_is_plain_text_of_some_length() {
        assert_eq!(chat("<b>hi</b>").as_deref(), Some("<b>hi</b>"));
        assert!(chat(&"x".repeat(500)).is_some() && chat(&"x".repeat(501)).is_none());
        assert_eq!(chat("two\nlines").as_deref(), Some("two lines"));
    }
}
