//! The vocabulary of icons: what altars, decorations, tiles, wheels and tracks do.

use super::goods::Printed;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One icon: an action that can be taken once.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Goods, incense or points (S14).
    Gain(Printed),
    /// Pay the one, get the other (S15).
    Exchange {
        /// What is paid.
        pay: Printed,
        /// What is got.
        gain: Printed,
    },
    /// Build an altar (S16).
    BuildAltar,
    /// Place a Jokoro on an altar of one's own or on the pagoda (S17).
    PlaceJokoro,
    /// Place a Jokoro on an altar of one's own (S17).
    PlaceJokoroAltar,
    /// Build on the pagoda (S18).
    BuildPagoda,
    /// Send a monk to the mountains (S19).
    Meditate,
    /// So many steps of light (S20).
    Hikari(u8),
    /// Claim offerings (S22).
    ClaimOfferings,
    /// Take the sixth Jokoro off the offerings track (S22).
    UnlockJokoro,
}
