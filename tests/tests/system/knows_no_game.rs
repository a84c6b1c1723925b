//! A further game needs its own folder, its words, and a line in each registry: nothing else names a game.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use games::registry::GameKind;

/// All that is no test: the rules that games share, the wire, the server, the page around a table.
const SEARCHED: [&str; 4] = ["games/src", "protocol/src", "server/src", "web-client/src"];

/// The lists of games: of the rules, of the pictures, and of the tables and the words of the page.
const REGISTRIES: [&str; 8] = [
    "games/src/lib.rs",
    "games/src/registry.rs",
    "server/src/card/board.rs",
    "web-client/src/games/registry.ts",
    "web-client/src/lib/i18n/languages/cs.ts",
    "web-client/src/lib/i18n/languages/de.ts",
    "web-client/src/lib/i18n/languages/en.ts",
    "web-client/src/lib/i18n/languages/it.ts",
];

/// Tests, the examples of the wire, and what is said to people.
const EXEMPT: [&str; 4] = ["tests", "tests.rs", "samples", "words"];

#[test]
fn only_the_registries_name_a_game() {
    let mut files = Vec::new();
    for folder in SEARCHED {
        collect(folder, &mut files);
    }
    assert!(files.len() > 300, "only {} files were found", files.len());
    for game in GameKind::ALL.map(GameKind::name) {
        let names_it = |path: &&String| code(path).to_lowercase().contains(game);
        let found: BTreeSet<&str> = files.iter().filter(names_it).map(String::as_str).collect();
        assert_eq!(found, BTreeSet::from(REGISTRIES), "what names {game}");
    }
}

/// The files below a folder, but for those of a game itself and what is exempt.
fn collect(folder: &str, files: &mut Vec<String>) {
    for entry in fs::read_dir(root().join(folder)).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        let stem = name.split('.').next().unwrap_or_default();
        let is_of_a_game = GameKind::ALL.into_iter().any(|game| game.name() == stem);
        let path = format!("{folder}/{name}");
        if is_of_a_game || EXEMPT.contains(&name.as_str()) || name.contains(".test.") {
            continue;
        }
        if entry.file_type().unwrap().is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}

/// The code of a file, without comments, without the tests at its end; nothing of what is generated.
fn code(path: &str) -> String {
    let text = fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    if text.starts_with("// Generated") {
        return String::new();
    }
    let (code, _tests) = text.split_once("#[cfg(test)]\nmod tests {").unwrap_or((&text, ""));
    let is_code =
        |line: &&str| !["//", "/*", "*", "<!--"].iter().any(|mark| line.trim_start().starts_with(mark));
    code.lines().filter(is_code).collect::<Vec<_>>().join("\n")
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests are in the repository")
}
