//! No rule without a test that names it.

use crate::rules_tested::untested;

const SOURCES: [&str; 12] = [
    include_str!("setup_rules.rs"),
    include_str!("turn_rules.rs"),
    include_str!("wheel_rules.rs"),
    include_str!("action_rules.rs"),
    include_str!("altar_rules.rs"),
    include_str!("pagoda_rules.rs"),
    include_str!("mountain_rules.rs"),
    include_str!("charity_rules.rs"),
    include_str!("amulet_rules.rs"),
    include_str!("renewal_rules.rs"),
    include_str!("round_rules.rs"),
    include_str!("end_rules.rs"),
];

#[test]
fn every_rule_has_a_test_that_names_it() {
    let missing = untested('s', 40, &SOURCES);
    assert!(missing.is_empty(), "no test names the rules {missing:?}");
}
