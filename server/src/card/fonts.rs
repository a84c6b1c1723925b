//! The typefaces of the picture: those of the client, out of the client that is embedded, so that it looks like the page
//! on every machine. The client has them as WOFF2, cut into files by letters; here they are unpacked.

use std::sync::{Arc, LazyLock};

use resvg::usvg::fontdb::{Database, ID};
use resvg::usvg::{FontFamily, FontResolver, ImageHrefResolver, Options};
use skrifa::{FontRef, MetadataProvider};

use crate::client_files;

/// A typeface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Family {
    /// For titles.
    Display,
    /// For names, numbers and other words.
    Text,
}

impl Family {
    /// How its files name it; a variable one is named after one of its weights, too.
    fn name(self) -> &'static str {
        match self {
            Self::Display => "Alegreya",
            Self::Text => "Source Sans 3",
        }
    }
}

/// The typefaces of the embedded client.
static FONTS: LazyLock<Fonts> = LazyLock::new(Fonts::of_client);

struct Fonts {
    database: Arc<Database>,
    display: Vec<ID>,
    text: Vec<ID>,
}

impl Fonts {
    fn of_client() -> Self {
        let mut database = Database::new();
        for packed in client_files::fonts() {
            match wuff::decompress_woff2(&packed) {
                Ok(font) => database.load_font_data(font),
                Err(error) => tracing::error!(?error, "a typeface of the client cannot be read"),
            }
        }
        let files = |family: Family| {
            let is_of = |(name, _): &(String, _)| name.starts_with(family.name());
            let faces = database.faces().filter(|face| face.families.iter().any(is_of));
            let mut files: Vec<ID> = faces.map(|face| face.id).collect();
            // What most names are made of comes first.
            files.sort_by_key(|file| !has(&database, *file, 'a'));
            files
        };
        let (display, text) = (files(Family::Display), files(Family::Text));
        Self { database: Arc::new(database), display, text }
    }

    fn files(&self, family: Family) -> &[ID] {
        match family {
            Family::Display => &self.display,
            Family::Text => &self.text,
        }
    }
}

fn has(database: &Database, file: ID, letter: char) -> bool {
    let looked_up = database.with_face_data(file, |data, index| {
        FontRef::from_index(data, index).is_ok_and(|font| font.charmap().map(letter).is_some())
    });
    looked_up.unwrap_or_default()
}

/// Whether there are any: a binary that was built without the client has none.
pub(super) fn are_there() -> bool {
    !FONTS.text.is_empty() && !FONTS.display.is_empty()
}

/// A text cut into what one file after the other has the letters of; and each file's name in a drawing.
///
/// What no file has is left to the first one, which shows a box for it.
pub(super) fn runs(words: &str, family: Family) -> Vec<(String, String)> {
    let files = FONTS.files(family);
    let mut runs: Vec<(usize, String)> = Vec::new();
    for letter in words.chars() {
        let has = |nth: usize| files.get(nth).is_some_and(|file| has(&FONTS.database, *file, letter));
        let last = runs.last().map(|(file, _)| *file);
        let file = last.filter(|file| has(*file)).or_else(|| (0..files.len()).find(|file| has(*file)));
        match (runs.last_mut(), file.unwrap_or_default()) {
            (Some((last, run)), file) if *last == file => run.push(letter),
            (_, file) => runs.push((file, letter.to_string())),
        }
    }
    runs.into_iter().map(|(file, run)| (run, format!("{} {file}", family.name()))).collect()
}

/// How drawings are read: with these typefaces alone, and nothing from outside is ever looked up.
pub(super) fn options() -> Options<'static> {
    Options {
        fontdb: Arc::clone(&FONTS.database),
        font_resolver: FontResolver {
            select_font: Box::new(|font, _| font.families().iter().find_map(file)),
            select_fallback: Box::new(|_, _, _| None),
        },
        image_href_resolver: ImageHrefResolver {
            resolve_data: Box::new(|_, _, _| None),
            resolve_string: Box::new(|_, _| None),
        },
        ..Options::default()
    }
}

/// The file of a name that [`runs`] gave.
fn file(family: &FontFamily) -> Option<ID> {
    let FontFamily::Named(name) = family else { return None };
    [Family::Display, Family::Text].into_iter().find_map(|family| {
        let nth: usize = name.strip_prefix(family.name())?.trim_start().parse().ok()?;
        FONTS.files(family).get(nth).copied()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_client_brings_both_typefaces() {
        assert!(are_there(), "is the client built?");
        assert!(FONTS.display.len() >= 2 && FONTS.text.len() >= 2);
    }

    fn check_runs(words: &str, expected: &[&str]) {
        let runs: Vec<String> = runs(words, Family::Text).into_iter().map(|(run, _)| run).collect();
        assert_eq!(runs, expected, "{words}");
    }

    #[test]
    fn a_text_is_cut_by_the_files_that_have_its_letters() {
        check_runs("Ama & Jürgen", &["Ama & Jürgen"]);
        check_runs("Žofie", &["Ž", "ofie"]);
        check_runs("Ensō", &["Ens", "ō"]);
        check_runs("a禅b", &["a禅b"]);
        check_runs("", &[]);
    }

    #[test]
    fn every_run_has_a_file() {
        let named = |(_, name): (String, String)| file(&FontFamily::Named(name));
        assert!(runs("Žofie 禅", Family::Text).into_iter().all(|run| named(run).is_some()));
        assert_eq!(file(&FontFamily::Named("Arial".to_owned())), None);
    }
}
