//! Tests of the wire as a whole.

mod generated;
mod hostile;
mod parse;
mod schema;
