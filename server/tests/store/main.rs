//! Tests of the store through its public interface, on SQLite and on a real PostgreSQL.
#![cfg(unix)]

#[cfg(test)]
mod finished;
#[cfg(test)]
mod fixture;

#[cfg(test)]
mod append;
#[cfg(test)]
mod away;
#[cfg(test)]
mod chat;
#[cfg(test)]
mod commit;
#[cfg(test)]
mod conflict;
#[cfg(test)]
mod games;
#[cfg(test)]
mod history;
#[cfg(test)]
mod keys;
#[cfg(test)]
mod kill;
#[cfg(test)]
mod lists;
#[cfg(test)]
mod migrate;
#[cfg(test)]
mod open;
#[cfg(test)]
mod plans;
#[cfg(test)]
mod player;
#[cfg(test)]
mod silence;
