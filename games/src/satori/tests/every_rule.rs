//! No rule without a test that names it.

use std::collections::BTreeSet;

const SOURCES: [&str; 6] = [
    include_str!("setup_rules.rs"),
    include_str!("turn_rules.rs"),
    include_str!("action_rules.rs"),
    include_str!("mountain_rules.rs"),
    include_str!("round_rules.rs"),
    include_str!("end_rules.rs"),
];

/// The numbers of the rules that a source tests: `#[test]`, then `fn s<number>_…`.
fn rules_tested(source: &str) -> impl Iterator<Item = u8> {
    source.split("#[test]").skip(1).filter_map(|test| {
        let name = test.trim_start().strip_prefix("fn s")?;
        name.split_once('_')?.0.parse().ok()
    })
}

#[test]
fn every_rule_has_a_test_that_names_it() {
    let tested: BTreeSet<u8> = SOURCES.iter().flat_map(|source| rules_tested(source)).collect();
    let missing: Vec<u8> = (1..=40).filter(|rule| !tested.contains(rule)).collect();
    assert!(missing.is_empty(), "no test names the rules {missing:?}");
}
