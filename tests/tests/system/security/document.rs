//! `docs/security.md` is true: each of its lines names tests, and each of these exists.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::test_app::call;

const DOCUMENT: &str = include_str!("../../../../docs/security.md");

/// The lines of its tables, each with its cells.
fn lines() -> impl Iterator<Item = Vec<&'static str>> {
    let rows = DOCUMENT.lines().filter(|line| line.starts_with('|') && !line.starts_with("|---"));
    let cells = rows.map(|row| row.trim_matches('|').split(" | ").map(str::trim).collect::<Vec<_>>());
    cells.filter(|cells| cells[0] != "threat" && cells[0] != "limit" && cells[0] != "path")
}

/// What stands between backquotes.
fn named(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

fn collect(folder: &Path, tests: &mut BTreeSet<String>) {
    for entry in
        fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("it can be read"))
    {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() {
            if !["node_modules", "target", "dist", "golden"].contains(&name.as_str()) {
                collect(&path, tests);
            }
            continue;
        }
        let is_script = name.ends_with(".spec.ts") || name.ends_with(".test.ts");
        let is_rust = path.extension().is_some_and(|extension| extension == "rs");
        if !is_rust && !is_script {
            continue;
        }
        let text = fs::read_to_string(&path).expect("it is text");
        if is_script {
            let titles = text.split("test('").chain(text.split("it('")).skip(1);
            tests.extend(titles.filter_map(|rest| rest.split('\'').next()).map(str::to_owned));
        } else if text.contains("#[test]")
            || text.contains("::test")
            || text.contains("each_")
            || text.contains("proptest!")
        {
            let names = text.split("fn ").skip(1).filter_map(|rest| rest.split(['(', '<']).next());
            tests.extend(names.map(str::to_owned));
        }
    }
}

#[test]
fn every_line_about_security_names_a_test_that_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests are in the repository");
    let mut tests = BTreeSet::new();
    for folder in ["tests", "server", "protocol", "games", "web-client/src", "web-client/build"] {
        collect(&root.join(folder), &mut tests);
    }
    let mut count = 0;
    for cells in lines() {
        let last = cells.last().expect("a row has cells");
        assert!(named(last).next().is_some(), "no test is named for: {}", cells[0]);
        for test in named(last) {
            assert!(tests.contains(test), "{test} is no test (for: {})", cells[0]);
        }
        count += 1;
    }
    assert!(count >= 40, "only {count} lines");
}

/// Where a line says that something is in a file, the file is there.
#[test]
fn every_file_that_the_document_names_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests are in the repository");
    let endings = [".rs", ".ts", ".js", ".md", ".toml", ".html"];
    let files =
        named(DOCUMENT).filter(|name| name.contains('/') && endings.iter().any(|end| name.ends_with(end)));
    let mut count = 0;
    for file in files {
        assert!(root.join(file).is_file(), "there is no {file}");
        count += 1;
    }
    assert!(count > 20, "only {count} files");
}

/// Every limit that the binary offers stands there, with what meets it.
#[test]
fn every_limit_of_the_server_is_in_the_document() {
    let (_, help, _) = call(&["serve", "--help"]);
    let options = help.split_whitespace().filter(|word| word.starts_with("--"));
    let limits: BTreeSet<&str> = options
        .filter(|option| ["--max-", "--socket-", "--address-"].iter().any(|start| option.starts_with(start)))
        .chain(help.split_whitespace().filter(|word| word.starts_with("--") && word.ends_with("-timeout-ms")))
        .collect();
    assert!(limits.len() > 15, "{limits:?}");
    for limit in limits {
        let limit = limit.trim_end_matches([',', '.', '`']);
        assert!(DOCUMENT.contains(&format!("`{limit}`")), "{limit} is not in docs/security.md");
    }
}
