//! Whole-system tests: the real `sanmon` binary, real sockets, its public interface only.
//!
//! Run them with `make test`, which builds the client and the binary first.

#[cfg(test)]
mod app;
#[cfg(test)]
mod game;
#[cfg(test)]
mod player;
#[cfg(test)]
mod scale;
#[cfg(test)]
mod socket;
#[cfg(test)]
mod steady;
#[cfg(test)]
mod table;
#[cfg(test)]
mod test_app;

#[cfg(test)]
mod api;
#[cfg(test)]
mod backup;
#[cfg(test)]
mod card;
#[cfg(test)]
mod client;
#[cfg(test)]
mod command_line;
#[cfg(test)]
mod days;
#[cfg(test)]
mod devices;
#[cfg(test)]
mod documents;
#[cfg(test)]
mod edition;
#[cfg(test)]
mod faults;
#[cfg(test)]
mod frames;
#[cfg(test)]
mod guards;
#[cfg(test)]
mod hints;
#[cfg(test)]
mod history;
#[cfg(test)]
mod knows_no_game;
#[cfg(test)]
mod leaks;
#[cfg(test)]
mod lifecycle;
#[cfg(test)]
mod mutants;
#[cfg(test)]
mod notices;
#[cfg(test)]
mod once;
#[cfg(test)]
mod operations;
#[cfg(test)]
mod outage;
#[cfg(test)]
mod play;
#[cfg(test)]
mod practice;
#[cfg(test)]
mod presence;
#[cfg(test)]
mod reconnect;
#[cfg(test)]
mod rematch;
#[cfg(test)]
mod replay;
#[cfg(test)]
mod screen;
#[cfg(test)]
mod security;
#[cfg(test)]
mod selfplay;
#[cfg(test)]
mod take_back;
#[cfg(test)]
mod watch;
