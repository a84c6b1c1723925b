//! Tests of the store through its public interface, on SQLite and on a real PostgreSQL.
#![cfg(unix)]

#[cfg(test)]
mod fixture;
#[cfg(test)]
mod proxy;

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
mod keys;
#[cfg(test)]
mod kill;
#[cfg(test)]
mod lists;
#[cfg(test)]
mod open;
#[cfg(test)]
mod silence;
