//! Examples of everything that crosses the wire, out of a short game of Tajuto and the room around it, and what another
//! game says otherwise out of one of Satori: the golden files of the wire format.

mod bodies;
mod client;
mod finished;
mod game;
mod notices;
mod room;
mod server;

pub use bodies::{BodySample, body_samples};
pub use client::client_samples;
pub use server::server_samples;
