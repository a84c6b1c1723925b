//! The rules of Tajuto, one test or more for each: `t21_…` tests T21.

mod acquire_rules;
mod bad_input;
mod build_rules;
mod draw_rules;
mod end_rules;
mod every_rule;
mod fairness;
mod non_interference;
mod objective_rules;
mod offer_rules;
mod properties;
mod random_game;
mod reasons;
mod setup_rules;
mod sight_rules;
mod table;
mod turn_rules;
mod view_fields;
