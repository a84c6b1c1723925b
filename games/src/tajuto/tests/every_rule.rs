//! No rule without a test that names it.

use crate::rules_tested::untested;

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

#[test]
fn every_rule_has_a_test_that_names_it() {
    let missing = untested('t', 30, &SOURCES);
    assert!(missing.is_empty(), "no test names the rules {missing:?}");
}
