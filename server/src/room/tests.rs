//! Rooms without I/O: whole tables, played, interrupted and brought back.

mod absence;
mod game;
mod harness;
mod log;
mod notices;
mod practice;
mod reconnect;
mod reinvite;
mod row;
mod screens;
mod seating;
mod secrecy;
mod sim;
mod slow;
mod table;
mod take_back;
mod watching;
