//! What we take from others, as far as it can be checked without a network: licences, sources, versions that come twice.
//! The lists are those of `deny.toml`, which `make audit` lets `cargo deny` check, with the advisories.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

const DENY: &str = include_str!("../../../../deny.toml");
const LOCK: &str = include_str!("../../../../Cargo.lock");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests are in the repository").to_owned()
}

/// The texts of a list in `deny.toml`.
fn listed(name: &str) -> Vec<&'static str> {
    let list = DENY.split(&format!("\n{name} = [")).nth(1).unwrap_or_else(|| panic!("there is no {name}"));
    let list = list.split("\n]").next().expect("it has an end");
    list.split('"').skip(1).step_by(2).collect()
}

/// A package that is built on this machine, for us or for our tests.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Package {
    name: String,
    version: String,
    licence: String,
}

fn packages() -> BTreeSet<Package> {
    let arguments =
        ["tree", "--workspace", "--locked", "--offline", "--edges=normal,build,dev", "--prefix=none"];
    let output =
        Command::new("cargo").args(arguments).args(["--format", "{p}|{l}"]).current_dir(root()).output();
    let output = output.expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("it is text");
    let package = |line: &str| {
        let (package, licence) = line.split_once('|')?;
        let mut words = package.split_whitespace();
        let (name, version) = (words.next()?.to_owned(), words.next()?.strip_prefix('v')?.to_owned());
        Some(Package { name, version, licence: licence.trim_end_matches(" (*)").to_owned() })
    };
    text.lines()
        .filter(|line| !line.is_empty())
        .map(|line| package(line).unwrap_or_else(|| panic!("{line}")))
        .collect()
}

/// Whether a choice of licences can be met: `OR` leaves a choice, `AND` does not; the slash is the old `OR`.
fn is_met(expression: &str, allowed: &BTreeSet<&str>) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut place = 0;
    let met = either(&words, &mut place, allowed);
    met && place == words.len()
}

fn either(words: &[&str], place: &mut usize, allowed: &BTreeSet<&str>) -> bool {
    let mut met = both(words, place, allowed);
    while words.get(*place) == Some(&"OR") {
        *place += 1;
        met |= both(words, place, allowed);
    }
    met
}

fn both(words: &[&str], place: &mut usize, allowed: &BTreeSet<&str>) -> bool {
    let mut met = one(words, place, allowed);
    while words.get(*place) == Some(&"AND") {
        *place += 1;
        met &= one(words, place, allowed);
    }
    met
}

fn one(words: &[&str], place: &mut usize, allowed: &BTreeSet<&str>) -> bool {
    let word = words.get(*place).copied().unwrap_or_default();
    *place += 1;
    if word == "(" {
        let met = either(words, place, allowed);
        *place += 1;
        return met;
    }
    // An exception is another licence: it has to be named as a whole.
    if words.get(*place) == Some(&"WITH") {
        let whole = format!("{word} WITH {}", words.get(*place + 1).copied().unwrap_or_default());
        *place += 2;
        return allowed.contains(whole.as_str());
    }
    allowed.contains(word)
}

#[test]
fn a_licence_is_met_as_its_words_say() {
    let allowed = BTreeSet::from(["MIT", "ISC"]);
    for good in ["MIT", "MIT OR GPL-3.0", "GPL-3.0/MIT", "MIT AND ISC", "(GPL-3.0 OR MIT) AND ISC"] {
        assert!(is_met(good, &allowed), "{good}");
    }
    for bad in ["", "GPL-3.0", "MIT AND GPL-3.0", "GPL-3.0 OR (MIT AND BSD)", "MIT WITH X", "MIT ISC"] {
        assert!(!is_met(bad, &allowed), "{bad}");
    }
}

#[test]
fn every_dependency_has_a_licence_that_is_allowed() {
    let allowed = listed("allow").into_iter().collect();
    let packages = packages();
    assert!(packages.len() > 200, "{}", packages.len());
    for Package { name, licence, .. } in packages {
        assert!(is_met(&licence, &allowed), "{name} has the licence {licence:?}");
    }
}

#[test]
fn every_dependency_comes_from_the_registry_with_its_sum() {
    let registry = "registry+https://github.com/rust-lang/crates.io-index";
    let mut ours = 0;
    for package in LOCK.split("[[package]]").skip(1) {
        let value = |name: &str| {
            let line = package.lines().find_map(|line| line.strip_prefix(&format!("{name} = \"")));
            line.and_then(|line| line.strip_suffix('"'))
        };
        match value("source") {
            Some(source) => assert!(source == registry && value("checksum").is_some(), "{package}"),
            None => ours += 1,
        }
    }
    let members = ["games", "protocol", "server", "tests"];
    assert_eq!(ours, members.len(), "only our own are without a source");
}

/// Two versions of a crate are two sizes of a problem: each is named in `deny.toml` with who holds it back.
#[test]
fn a_crate_that_comes_twice_is_known() {
    let mut versions = BTreeMap::<String, BTreeSet<String>>::new();
    for Package { name, version, .. } in packages() {
        versions.entry(name).or_default().insert(version);
    }
    // Each entry is a crate with its version, and a reason.
    let skipped: Vec<(&str, &str)> = listed("skip")
        .into_iter()
        .step_by(2)
        .map(|known| known.split_once('@').expect("a version"))
        .collect();
    for (name, versions) in versions.iter().filter(|(_, versions)| versions.len() > 1) {
        let is_known = |version: &&String| {
            skipped.iter().any(|(known, start)| known == name && version.starts_with(&format!("{start}.")))
        };
        let unknown = versions.iter().filter(|version| !is_known(version)).count();
        assert_eq!(unknown, 1, "{name} comes as {versions:?}: all but one stand in deny.toml");
    }
}
