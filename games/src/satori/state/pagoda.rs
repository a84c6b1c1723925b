//! The Great Pagoda: tiers, roofs, the Sōrin, and the Jokoro on them.

use crate::satori::piece::{CostTile, Tier, TierTile};
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The pagoda and the Jokoro pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pagoda {
    pub(crate) storeys: [Storey; 5],
    pub(crate) sorin: Option<TopStorey>,
    /// The cost tiles in the Jokoro pile, in order, and how many cancelled ones are among them.
    pub(crate) pile: Vec<CostTile>,
    pub(crate) cancelled: u8,
    /// Neutral Jokoro at hand.
    pub(crate) neutral: u8,
}

/// A tier with its roof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Storey {
    pub(crate) tile: TierTile,
    /// What lies on the tier once it is built.
    pub(crate) plate: Option<Plate>,
    pub(crate) roof: bool,
}

/// The Sōrin, once it is built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TopStorey {
    pub(crate) owner: Seat,
    pub(crate) plate: Plate,
}

/// A cost tile with its spaces for Jokoro.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plate {
    /// The price of a Jokoro here; nothing where both tiles drawn were cancelled.
    pub(crate) cost: Option<CostTile>,
    pub(crate) spaces: Vec<JokoroSpace>,
}

/// A space for a Jokoro on the pagoda.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "holds", rename_all = "snake_case", deny_unknown_fields)]
pub enum JokoroSpace {
    /// It is free.
    Nothing,
    /// A neutral Jokoro closes it.
    Neutral,
    /// A player's Jokoro stands on it.
    Jokoro {
        /// Whose.
        seat: Seat,
    },
}

impl Pagoda {
    pub(crate) fn storey(&self, tier: Tier) -> &Storey {
        &self.storeys[tier.index()]
    }

    pub(crate) fn storey_mut(&mut self, tier: Tier) -> &mut Storey {
        &mut self.storeys[tier.index()]
    }

    /// Every plate, from the ground up, the Sōrin's last.
    pub(crate) fn plates(&self) -> impl Iterator<Item = &Plate> {
        let tiers = self.storeys.iter().filter_map(|storey| storey.plate.as_ref());
        tiers.chain(self.sorin.as_ref().map(|top| &top.plate))
    }

    /// How many Jokoro of a player stand here (S34).
    pub(crate) fn jokoro(&self, seat: Seat) -> usize {
        let own = |space: &&JokoroSpace| **space == JokoroSpace::Jokoro { seat };
        self.plates().flat_map(|plate| &plate.spaces).filter(own).count()
    }

    pub(crate) fn roofs(&self) -> usize {
        self.storeys.iter().filter(|storey| storey.roof).count()
    }
}

impl Plate {
    pub(crate) fn has_room(&self) -> bool {
        self.spaces.contains(&JokoroSpace::Nothing)
    }

    /// Puts a player's Jokoro on the first free space.
    pub(crate) fn set(&mut self, seat: Seat) {
        if let Some(space) = self.spaces.iter_mut().find(|space| **space == JokoroSpace::Nothing) {
            *space = JokoroSpace::Jokoro { seat };
        }
    }
}
