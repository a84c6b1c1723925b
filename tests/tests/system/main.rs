//! Whole-system tests: the real `sanmon` binary, real sockets, its public interface only.
//!
//! Run them with `make test`, which builds the client and the binary first.

#[cfg(test)]
mod test_app;

#[cfg(test)]
mod client;
#[cfg(test)]
mod command_line;
#[cfg(test)]
mod edition;
#[cfg(test)]
mod lifecycle;
#[cfg(test)]
mod selfplay;
