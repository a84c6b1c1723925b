//! Rooms without I/O: whole tables, played, interrupted and brought back.

mod absence;
mod harness;
mod reconnect;
mod secrecy;
mod slow;
mod table;
mod take_back;
mod watching;
