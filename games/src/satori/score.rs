//! The score sheet (S33–S40).

use super::piece::{Amulet, Colour, SorinTile};
use super::state::{Earned, State};
use crate::outcome::{Outcome, ScoreSheet};
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What an amulet is worth at the end to all who meet its condition (S33).
const AMULET_POINTS: u32 = 2;

/// One player's Satori Points by category.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// From the start, less what missing incense has cost (S6, S29, S39).
    pub start: u32,
    /// Altars and prayer wheels.
    pub actions: u32,
    /// Meditation tiles.
    pub meditation: u32,
    /// Offerings.
    pub offerings: u32,
    /// Tiers and roofs.
    pub pagoda: u32,
    /// Amulets (S33).
    pub amulets: u32,
    /// Jokoro on the pagoda (S34).
    pub pagoda_jokoro: u32,
    /// Jokoro on altars (S35).
    pub altar_jokoro: u32,
    /// Goods left over (S36).
    pub goods: u32,
    /// Emeralds (S37).
    pub emeralds: u32,
    /// The tile of the Sōrin (S38).
    pub sorin: u32,
}

impl ScoreSheet for Score {
    fn categories(&self) -> Vec<(&'static str, u32)> {
        vec![
            ("start", self.start),
            ("actions", self.actions),
            ("meditation", self.meditation),
            ("offerings", self.offerings),
            ("pagoda", self.pagoda),
            ("amulets", self.amulets),
            ("pagoda_jokoro", self.pagoda_jokoro),
            ("altar_jokoro", self.altar_jokoro),
            ("goods", self.goods),
            ("emeralds", self.emeralds),
            ("sorin", self.sorin),
        ]
    }

    fn total(&self) -> u32 {
        self.categories().into_iter().map(|(_, points)| points).sum()
    }
}

/// How far a player has come by the measure of an amulet.
fn measure(state: &State, seat: Seat, amulet: Amulet) -> u32 {
    let player = &state.players[seat];
    match amulet {
        Amulet::MostPoints => player.points().into(),
        Amulet::MostEmeralds => player.goods.emerald.into(),
        Amulet::MostTiles => player.goods.meditation_tile.into(),
        Amulet::MostJokoro => count(state.pagoda.jokoro(seat) + state.altar_jokoro(seat)),
        Amulet::FurthestOfferings => player.offerings.into(),
    }
}

/// Those who meet the condition of an amulet: ties all count, and of everything but points there must be some (S33).
pub(super) fn meeting(state: &State, amulet: Amulet) -> Vec<Seat> {
    let measures = state.players.map(|seat, _| measure(state, seat, amulet));
    let most = measures.values().copied().max().unwrap_or(0);
    if most == 0 && amulet != Amulet::MostPoints {
        return Vec::new();
    }
    measures.iter().filter(|&(_, &measure)| measure == most).map(|(seat, _)| seat).collect()
}

/// What a player's score would be if the game ended now, without amulets and without the price of missing incense.
pub(super) fn standing(state: &State, seat: Seat) -> Score {
    let player = &state.players[seat];
    let Earned { start, actions, meditation, offerings, pagoda } = player.earned;
    let altar_jokoro = count(state.altar_jokoro(seat));
    let owns_sorin = state.pagoda.sorin.as_ref().is_some_and(|top| top.owner == seat);
    let left_over = u32::from(player.left_over());
    Score {
        start: start.into(),
        actions: actions.into(),
        meditation: meditation.into(),
        offerings: offerings.into(),
        pagoda: pagoda.into(),
        amulets: 0,
        pagoda_jokoro: count(state.pagoda.jokoro(seat) * state.pagoda.roofs()),
        altar_jokoro: altar_jokoro * count(colours(state, seat)),
        goods: left_over / 5,
        emeralds: player.goods.emerald.into(),
        sorin: match state.sorin_tile {
            _ if !owns_sorin => 0,
            SorinTile::Colours => 2 * altar_jokoro,
            SorinTile::Goods => left_over / 2,
            SorinTile::Incense => 2 * u32::from(player.goods.incense),
            SorinTile::Offerings => player.offerings.into(),
        },
    }
}

/// How many different colours a player's altars have (S35).
pub(super) fn colours(state: &State, seat: Seat) -> usize {
    let of = |colour| {
        state.court.built().any(|(spot, altar)| {
            altar.owner == seat && state.court.colour(&state.edition, spot) == Some(colour)
        })
    };
    Colour::ALL.into_iter().filter(|&colour| of(colour)).count()
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The end of the game (S33–S40): amulets have been revealed.
pub(super) fn outcome(state: &State) -> Outcome<Score> {
    let mut amulets = state.players.map(|_, _| 0);
    // The first amulet alone looks at points, so that none which an amulet gives could count for another.
    for amulet in Amulet::ALL.into_iter().filter(|&amulet| state.is_played(amulet)) {
        for seat in meeting(state, amulet) {
            amulets[seat] += AMULET_POINTS;
        }
    }
    let scores = state.players.map(|seat, player| {
        let mut score = Score { amulets: amulets[seat], ..standing(state, seat) };
        if player.goods.incense == 0 {
            score.start = score.start.saturating_sub(1);
        }
        score
    });
    let rank = |seat: Seat| {
        let player = &state.players[seat];
        (scores[seat].total(), player.goods.incense, player.offerings)
    };
    let best = scores.seats().map(rank).max();
    let winners = scores.seats().filter(|&seat| Some(rank(seat)) == best).collect();
    Outcome { scores, winners }
}
