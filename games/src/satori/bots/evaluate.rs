//! What a position is worth to a seat, in Satori Points that it may hope for. Made by hand and tuned by self-play.

use super::weights::Weights;
use crate::outcome::ScoreSheet;
use crate::satori::effect::Effect;
use crate::satori::goods::{Goods, Printed};
use crate::satori::piece::{MeditationTile, Place, RING};
use crate::satori::score;
use crate::satori::state::{Phase, Player, ROUNDS, State, TURNS};
use crate::seat::Seat;

/// What a good that is left over counts at the end, one of five (S36).
const LEFT_OVER: f64 = 0.2;
/// More emeralds are hardly spent before the end.
const EMERALDS_SPENT: f64 = 2.0;

/// The eyes of a seat on a position.
#[derive(Debug)]
pub(super) struct Outlook<'a> {
    weights: &'a Weights,
    seat: Seat,
    players: f64,
    /// Turns that the seat still has after this one, and how many of them in this round.
    turns: f64,
    turns_in_round: u8,
    /// How much of the round is still to come, for everybody together.
    round_left: f64,
    /// How much of their worth things have that must still be turned into points.
    season: f64,
    /// What each kind of meditation tile is worth, and the best reward up to each space of the offerings track.
    tiles: Vec<f64>,
    rewards: Vec<f64>,
}

impl<'a> Outlook<'a> {
    /// The outlook of a seat, once what it does now is done.
    pub(super) fn new(state: &State, seat: Seat, weights: &'a Weights) -> Self {
        let players = u8::try_from(state.players.len()).unwrap_or(1);
        let taken = state.turns / players;
        let in_turn = matches!(&state.phase, Phase::Turn(turn) if turn.seat == seat);
        let turns_in_round = TURNS.saturating_sub(taken + u8::from(in_turn));
        let turns = turns_in_round + (ROUNDS - state.round.min(ROUNDS)) * TURNS;
        let season = (f64::from(turns) / weights.spending_turns).min(1.0);
        let mut outlook = Self {
            weights,
            seat,
            players: players.into(),
            turns: turns.into(),
            turns_in_round,
            round_left: 1.0 - f64::from(state.turns) / f64::from(TURNS * players),
            season,
            tiles: Vec::new(),
            rewards: Vec::new(),
        };
        let tiles = state.edition.meditation.iter();
        outlook.tiles = tiles.map(|tile| outlook.effects(&tile.effects) + season * weights.tile).collect();
        let mut best: f64 = 0.0;
        for space in &state.edition.offering {
            best = space.choices.iter().map(|effects| outlook.effects(effects)).fold(best, f64::max);
            outlook.rewards.push(best);
        }
        outlook
    }

    /// What a position is worth.
    pub(super) fn value(&self, state: &State) -> f64 {
        let player = &state.players[self.seat];
        let score = score::standing(state, self.seat);
        // Goods count for what a full five would bring: whole points come at the very end.
        let goods =
            if self.turns > 0.0 { f64::from(player.left_over()) * LEFT_OVER } else { f64::from(score.goods) };
        f64::from(score.total() - score.goods)
            + goods
            + self.purse(state, player)
            + self.offerings(state, player)
            + self.jokoro(state)
            + self.monks(state, player)
            - self.lateness(state)
            - self.weights.envy * self.others(state)
    }

    /// What it costs to come late in the next round, as the bells stand and may yet stand (S28).
    fn lateness(&self, state: &State) -> f64 {
        if state.round >= ROUNDS {
            return 0.0;
        }
        let late = state.order.iter().filter(|seat| !state.bells.contains(seat));
        let next = state.bells.iter().chain(late);
        let before = next.take_while(|&&seat| seat != self.seat).count();
        let place = count(before);
        // Those behind may still pray, and come before one who has not.
        let behind = if state.bells.contains(&self.seat) { 0.0 } else { self.players - 1.0 - place };
        let expected = place + self.weights.overtaken * behind * self.round_left;
        self.weights.lateness * expected / (self.players - 1.0)
    }

    /// What can be bought with goods, incense and tiles, beyond what they count at the end.
    fn purse(&self, state: &State, player: &Player) -> f64 {
        let Goods { coin, wood, stone, emerald, incense, meditation_tile, .. } = player.goods;
        let w = self.weights;
        let some = |amount: u8, worth: f64| {
            let many = f64::from(amount);
            let useful = many.min(w.plenty);
            worth * (useful + (many - useful) * w.beyond_plenty)
        };
        let missing = state.pagoda.storeys.iter().filter(|storey| storey.plate.is_none()).count();
        let tiers = f64::from(emerald).min(count(missing)).min(EMERALDS_SPENT);
        let goods = some(coin, w.coin) + some(wood, w.wood) + some(stone, w.stone);
        let tiles = some(meditation_tile, w.tile);
        self.season * (goods + tiles + tiers * w.emerald) + self.incense(incense)
    }

    /// The first level is kept for the end of the round, where its want costs a point.
    fn incense(&self, level: u8) -> f64 {
        let more: f64 = self.weights.incense.iter().take(level.into()).sum();
        more * self.season + f64::from(level.min(1))
    }

    /// The best reward within reach; after the last round nothing is claimed.
    fn offerings(&self, state: &State, player: &Player) -> f64 {
        let chance =
            if state.round < ROUNDS { self.weights.claim } else { self.weights.late_claim * self.season };
        chance * self.reward(player)
    }

    /// What a claim would bring now.
    fn reward(&self, player: &Player) -> f64 {
        self.rewards.get(usize::from(player.offerings)).copied().unwrap_or(0.0)
    }

    /// Jokoro on the pagoda will count for roofs not built yet, altars for Jokoro not placed yet.
    fn jokoro(&self, state: &State) -> f64 {
        let w = self.weights;
        let on_pagoda = count(state.pagoda.jokoro(self.seat));
        let (mut bare, mut burning) = (0.0, 0.0);
        for (_, altar) in state.court.built().filter(|(_, altar)| altar.owner == self.seat) {
            *(if altar.jokoro { &mut burning } else { &mut bare }) += 1.0;
        }
        let season = (self.turns / w.altar_turns).min(1.0);
        on_pagoda * self.roofs_to_come(state)
            + season * w.bare_altar * bare
            + self.turns * (w.altar_use * (bare + burning) + w.altar_income * burning)
    }

    fn roofs_to_come(&self, state: &State) -> f64 {
        let missing = count(state.pagoda.storeys.len() - state.pagoda.roofs());
        (self.weights.roofs_per_turn * self.turns * self.players).min(missing)
    }

    /// Monks hope for light; those at hand for a space.
    fn monks(&self, state: &State, player: &Player) -> f64 {
        let w = self.weights;
        if self.turns < 1.0 {
            return 0.0;
        }
        // At the end of a round incense is paid for a monk that stays.
        let stays = if self.turns_in_round == 0 { w.monk_stays } else { 1.0 };
        let hopes = state.mountains.monks(self.seat).iter().filter_map(|place| {
            let tile = state.mountains.at(place).tile?;
            Some(stays * hope(state, place, w) * self.tile(tile))
        });
        hopes.sum::<f64>()
            + self.season
                * (w.monk_at_hand * f64::from(player.monks) + w.monk_on_sun * f64::from(player.on_sun))
    }

    fn tile(&self, tile: MeditationTile) -> f64 {
        self.tiles.get(tile.index()).copied().unwrap_or(0.0)
    }

    /// What the others may hope for by what this seat does.
    fn others(&self, state: &State) -> f64 {
        let others = state.players.iter().filter(|(seat, _)| *seat != self.seat);
        let gains = others.map(|(seat, player)| {
            count(state.pagoda.jokoro(seat) * state.pagoda.roofs()) + self.offerings(state, player)
        });
        gains.sum::<f64>() / (self.players - 1.0)
    }

    /// What open actions promise.
    pub(super) fn promise(&self, state: &State) -> f64 {
        let Phase::Turn(turn) = &state.phase else { return 0.0 };
        let open = turn.stack.iter().flat_map(|frame| &frame.actions).filter(|action| !action.done);
        let waiting = turn.won.iter().map(|won| self.tile(won.tile));
        open.map(|action| self.pending(state, action.effect)).sum::<f64>() + waiting.sum::<f64>()
    }

    /// What an open action promises; of a claim, that it cannot be lost any more.
    fn pending(&self, state: &State, effect: Effect) -> f64 {
        match effect {
            Effect::ClaimOfferings => {
                let player = &state.players[self.seat];
                self.reward(player) - self.offerings(state, player)
            }
            effect => self.effect(effect),
        }
    }

    fn effects(&self, effects: &[Effect]) -> f64 {
        effects.iter().map(|effect| self.effect(*effect)).sum()
    }

    /// What an action is worth, roughly.
    fn effect(&self, effect: Effect) -> f64 {
        let w = self.weights;
        match effect {
            Effect::Gain(gain) => self.printed(gain),
            Effect::Exchange { pay, gain } => (self.printed(gain) - self.printed(pay)).max(0.0),
            Effect::BuildAltar => w.build_altar * self.season,
            Effect::PlaceJokoro => w.place_jokoro,
            Effect::PlaceJokoroAltar => w.place_jokoro / 2.0,
            Effect::BuildPagoda => w.build_pagoda,
            Effect::Meditate => w.meditate * self.season,
            Effect::Hikari(steps) => w.light_step * f64::from(steps),
            Effect::ClaimOfferings => w.claim_offerings,
            Effect::UnlockJokoro => w.sixth_jokoro * self.season,
        }
    }

    fn printed(&self, goods: Printed) -> f64 {
        let w = self.weights;
        let each = [
            (goods.coin, w.coin),
            (goods.wood, w.wood),
            (goods.stone, w.stone),
            (goods.wood_or_stone, w.wood.max(w.stone)),
            (goods.meditation_tile, w.tile),
        ];
        let spendable: f64 = each
            .into_iter()
            .map(|(amount, worth)| f64::from(amount) * (worth * self.season + LEFT_OVER))
            .sum();
        spendable
            + f64::from(goods.points)
            + f64::from(goods.emerald) * (1.0 + w.emerald * self.season)
            + f64::from(goods.incense) * w.incense[0] * self.season
    }
}

/// How likely the light is to come to a space: it is a step away, or farther; where it stands, it must go and come back.
fn hope(state: &State, place: Place, weights: &Weights) -> f64 {
    let light = state.mountains.light(place.mountain());
    let ahead = (RING + place.space() - light.space()) % RING;
    if ahead.min(RING - ahead) == 1 { weights.lit_from_near } else { weights.lit_from_afar }
}

fn count(number: usize) -> f64 {
    u8::try_from(number).map_or(0.0, f64::from)
}
