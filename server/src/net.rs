//! The network: the accept loop, who a client is, how much of it is taken, and the sockets.
//!
//! What is said on a socket is the protocol's business, what it means the room's; here it is only let
//! in, counted, passed on and sent.

pub mod accept;
pub mod address;
pub mod gate;
pub mod limits;
pub mod origin;
pub mod request;
mod session;
mod socket;
pub mod upgrade;
mod watchdog;
