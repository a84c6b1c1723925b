//! Everything that a client said and heard, in order.

use protocol::{ClientMessage, ServerMessage};

/// One thing of it.
#[derive(Clone, Debug)]
pub(crate) enum Taped {
    /// What the client said, whether or not it arrived.
    Said(ClientMessage),
    /// What it heard.
    Heard(ServerMessage),
}
