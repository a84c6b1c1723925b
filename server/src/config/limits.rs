//! How much is taken from one socket or address: enough for a household behind one address.

use super::rate::Rate;
use super::settings;

settings! {
    /// How much is taken from one socket or address.
    "Limits (N/s, N/m or N/h, then how many at once)" LimitConfig {
        /// Messages of one socket.
        socket_messages: Rate = Rate::per_second(20, 80), "SANMON_SOCKET_MESSAGES", "RATE:BURST";
        /// Tries of one socket.
        socket_tries: Rate = Rate::per_second(10, 40), "SANMON_SOCKET_TRIES", "RATE:BURST";
        /// Hints that one socket asks for.
        socket_hints: Rate = Rate::per_second(1, 10), "SANMON_SOCKET_HINTS", "RATE:BURST";
        /// Lines of chat of one socket.
        socket_chat: Rate = Rate::per_second(1, 5), "SANMON_SOCKET_CHAT", "RATE:BURST";
        /// Messages of all sockets of one address.
        address_messages: Rate = Rate::per_second(200, 1_000), "SANMON_ADDRESS_MESSAGES", "RATE:BURST";
        /// Times that `hello` is said from one address.
        address_hellos: Rate = Rate::per_second(10, 100), "SANMON_ADDRESS_HELLOS", "RATE:BURST";
        /// Rooms opened, seats taken, passes used and screens let in over HTTP from one address.
        address_writes: Rate = Rate::per_second(1, 30), "SANMON_ADDRESS_WRITES", "RATE:BURST";
        /// Other requests to the HTTP API from one address.
        address_reads: Rate = Rate::per_second(50, 200), "SANMON_ADDRESS_READS", "RATE:BURST";
    }
}
