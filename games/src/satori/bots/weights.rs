//! What the evaluation is tuned by: figures of the game as stewards play it.

/// Worths are in Satori Points.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    /// A good or a tile beyond what it counts at the end.
    pub(super) coin: f64,
    pub(super) wood: f64,
    pub(super) stone: f64,
    pub(super) emerald: f64,
    pub(super) tile: f64,
    /// So many of a kind are of full use, and what lies beyond is worth this part.
    pub(super) plenty: f64,
    pub(super) beyond_plenty: f64,
    /// The first, second and third level of incense.
    pub(super) incense: [f64; 3],
    /// Turns before the end from which on goods lose their worth.
    pub(super) spending_turns: f64,
    /// What a reward within reach is worth of what it would bring, before the last round and in it.
    pub(super) claim: f64,
    pub(super) late_claim: f64,
    /// Roofs built in one turn of anybody.
    pub(super) roofs_per_turn: f64,
    /// An altar without its Jokoro, and the turns that it takes to get one there.
    pub(super) bare_altar: f64,
    pub(super) altar_turns: f64,
    /// What an altar brings in each turn to come: by being there, and by its Jokoro.
    pub(super) altar_use: f64,
    pub(super) altar_income: f64,
    /// What a tile under a monk is worth of itself, with the light one step away, or further.
    pub(super) lit_from_near: f64,
    pub(super) lit_from_afar: f64,
    /// What is left of that at the end of a round.
    pub(super) monk_stays: f64,
    pub(super) monk_at_hand: f64,
    pub(super) monk_on_sun: f64,
    /// Coming last in the next round instead of first.
    pub(super) lateness: f64,
    /// How likely one who is behind is to pray in a whole round.
    pub(super) overtaken: f64,
    /// What the others gain counts as a loss of this part.
    pub(super) envy: f64,
    /// Actions that wait to be taken.
    pub(super) build_altar: f64,
    pub(super) place_jokoro: f64,
    pub(super) build_pagoda: f64,
    pub(super) meditate: f64,
    pub(super) light_step: f64,
    pub(super) claim_offerings: f64,
    pub(super) sixth_jokoro: f64,
}

/// Found by self-play.
pub(super) const TUNED: Weights = Weights {
    coin: 0.15,
    wood: 0.26,
    stone: 0.45,
    emerald: 0.9,
    tile: 1.2,
    plenty: 3.5,
    beyond_plenty: 0.27,
    incense: [0.9, 0.54, 0.4],
    spending_turns: 1.8,
    claim: 0.8,
    late_claim: 0.35,
    roofs_per_turn: 0.17,
    bare_altar: 3.1,
    altar_turns: 5.0,
    altar_use: 0.08,
    altar_income: 0.6,
    lit_from_near: 0.57,
    lit_from_afar: 0.48,
    monk_stays: 0.52,
    monk_at_hand: 0.15,
    monk_on_sun: 0.12,
    lateness: 3.0,
    overtaken: 0.7,
    envy: 0.3,
    build_altar: 2.0,
    place_jokoro: 0.9,
    build_pagoda: 1.4,
    meditate: 1.4,
    light_step: 0.7,
    claim_offerings: 0.5,
    sixth_jokoro: 0.5,
};
