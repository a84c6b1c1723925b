//! Lists and statistics find what they need by an index, on both engines.
