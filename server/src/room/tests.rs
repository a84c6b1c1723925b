//! Rooms without I/O: whole tables, played, interrupted and brought back.

mod absence;
mod game;
mod harness;
mod notices;
mod reconnect;
mod seating;
mod secrecy;
mod slow;
mod table;
mod take_back;
mod watching;
