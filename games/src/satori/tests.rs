//! Tests of the rules.

mod action_rules;
mod end_rules;
mod every_rule;
mod mountain_rules;
mod playouts;
mod round_rules;
mod setup_rules;
mod table;
mod turn_rules;
