//! Tests of the rules.

mod action_rules;
mod altar_rules;
mod amulet_rules;
mod bad_input;
mod bots;
mod charity_rules;
mod end_rules;
mod every_rule;
mod examples;
mod fairness;
mod mountain_rules;
mod names;
mod non_interference;
mod pagoda_rules;
mod properties;
mod random_game;
mod reasons;
mod renewal_rules;
mod round_rules;
mod setup_rules;
mod table;
mod turn_rules;
mod wheel_rules;
