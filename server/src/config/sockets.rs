//! The settings of the sockets.

use super::parse::{count, message_bytes};
use super::settings;

settings! {
    /// The sockets.
    "Sockets" SocketConfig {
        /// How long a socket may take to say `hello`.
        hello_timeout_ms: u32 = 10_000, "SANMON_HELLO_TIMEOUT_MS", "MILLISECONDS";
        /// How long a socket may be silent until it is asked whether it is there.
        ping_interval_ms: u32 = 20_000, "SANMON_PING_INTERVAL_MS", "MILLISECONDS";
        /// How long it may take to answer that.
        pong_timeout_ms: u32 = 20_000, "SANMON_PONG_TIMEOUT_MS", "MILLISECONDS";
        /// How long a socket may take nothing of what is sent until it is closed as stuck.
        send_timeout_ms: u32 = 10_000, "SANMON_SEND_TIMEOUT_MS", "MILLISECONDS";
        /// How long the other side may take to close a socket that we have closed.
        close_timeout_ms: u32 = 1_000, "SANMON_CLOSE_TIMEOUT_MS", "MILLISECONDS";
        /// The longest message and the longest frame that are read; 16384 at most.
        max_message_bytes: usize = protocol::MAX_MESSAGE_BYTES, "SANMON_MAX_MESSAGE_BYTES", "BYTES", message_bytes;
        /// How much is read from a socket at a time.
        read_buffer_bytes: usize = 1_024, "SANMON_READ_BUFFER_BYTES", "BYTES", count;
        /// How many messages of a socket may be wrong until it is closed.
        max_mistakes: u32 = 5, "SANMON_MAX_MISTAKES", "N";
        /// How many messages of a socket may be over a limit until it is closed.
        max_limited: u32 = 100, "SANMON_MAX_LIMITED", "N";
    }
}
