//! Golden games: what is stored must mean the same for ever. Each file is decided again move by move, and every viewer
//! must see after each step what was seen when it was recorded. `make golden` writes them.

#[cfg(test)]
mod games;
#[cfg(test)]
mod replayed;
