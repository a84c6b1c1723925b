//! The rules of Tajuto, one test or more for each: `t21_…` tests T21.

mod table;
