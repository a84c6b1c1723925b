//! No rule without a test that names it.

use std::collections::BTreeSet;

const SOURCES: [&str; 9] = [
    include_str!("acquire_rules.rs"),
    include_str!("build_rules.rs"),
    include_str!("draw_rules.rs"),
    include_str!("end_rules.rs"),
    include_str!("objective_rules.rs"),
    include_str!("offer_rules.rs"),
    include_str!("setup_rules.rs"),
    include_str!("sight_rules.rs"),
    include_str!("turn_rules.rs"),
];

/// The numbers of the rules that a source tests: `#[test]`, then `fn t<number>_…`.
fn rules_tested(source: &str) -> impl Iterator<Item = u8> {
    source.split("#[test]").skip(1).filter_map(|test| {
        let name = test.trim_start().strip_prefix("fn t")?;
        name.split_once('_')?.0.parse().ok()
    })
}

#[test]
fn every_rule_has_a_test_that_names_it() {
    let tested: BTreeSet<u8> = SOURCES.iter().flat_map(|source| rules_tested(source)).collect();
    let missing: Vec<u8> = (1..=30).filter(|rule| !tested.contains(rule)).collect();
    assert!(missing.is_empty(), "no test names the rules {missing:?}");
}

#[test]
fn the_list_of_rules_sees_what_is_tested() {
    let source = "#[test]\nfn t7_pays() {}\n#[test]\n    fn t21_builds() {}\nfn t9_not_a_test() {}";
    assert_eq!(rules_tested(source).collect::<Vec<_>>(), [7, 21]);
}
