//! Tests of the rules.

mod action_rules;
mod bad_input;
mod bots;
mod end_rules;
mod every_rule;
mod examples;
mod fairness;
mod mountain_rules;
mod non_interference;
mod properties;
mod random_game;
mod round_rules;
mod setup_rules;
mod table;
mod turn_rules;
