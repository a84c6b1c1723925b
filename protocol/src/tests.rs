//! Tests of the wire as a whole.

mod complete;
mod generated;
mod hostile;
mod json;
mod parse;
mod room;
mod schema;
