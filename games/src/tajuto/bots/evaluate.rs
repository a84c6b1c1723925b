//! What a position is worth to a seat, in Spirituality Points that it may hope for. Made by hand and tuned
//! by self-play.

use crate::outcome::ScoreSheet;
use crate::seat::Seat;
use crate::tajuto::floor::{Floor, FloorSet};
use crate::tajuto::objective::{Objective, Progress};
use crate::tajuto::plan::OVER_CUBE;
use crate::tajuto::state::{PAGODAS_TO_END, Phase, Player, State};
use crate::tajuto::tile::ActionTile;

/// What the evaluation is tuned by: figures of the game as stewards play it.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    /// Floors built in one turn, of those that count towards the end.
    pub(super) floors_per_turn: f64,
    /// Points that one Meditation Point buys while there is time to spend it.
    pub(super) points_per_step: f64,
    /// Turns before the end from which on Meditation Points lose their worth.
    pub(super) spending_turns: f64,
    /// Meditation Points that a turn can well spend; what is beyond is worth little.
    pub(super) steps_per_turn: f64,
    /// The worth of what is beyond.
    pub(super) idle_step: f64,
    /// Purchases in one turn.
    pub(super) purchases_per_turn: f64,
    /// Meditation Points that a tile D, E or F brings in a turn.
    pub(super) extra_draw: f64,
    pub(super) extra_offer: f64,
    pub(super) extra_purchase: f64,
    /// How likely a floor in front is to be built when one, two or more floors are missing below it.
    pub(super) missing_one: f64,
    pub(super) missing_two: f64,
    pub(super) missing_more: f64,
    /// What an Objective on the way is worth of its points.
    pub(super) on_the_way: f64,
    /// How likely pagodas of heights 0 to 5 are to be finished.
    pub(super) finish: [f64; 6],
    /// What a floor not yet built counts of one that is.
    pub(super) in_front: f64,
}

/// Found by self-play.
pub(super) const TUNED: Weights = Weights {
    floors_per_turn: 1.59,
    points_per_step: 0.28,
    spending_turns: 0.56,
    steps_per_turn: 18.6,
    idle_step: 0.026,
    purchases_per_turn: 0.4,
    extra_draw: 1.22,
    extra_offer: 1.56,
    extra_purchase: 1.9,
    missing_one: 0.25,
    missing_two: 0.2,
    missing_more: 0.12,
    on_the_way: 0.3,
    finish: [0.19, 0.77, 0.98, 0.98, 0.77, 0.35],
    in_front: 0.22,
};

/// The eyes of a seat on a position.
#[derive(Debug)]
pub(super) struct Outlook<'a> {
    weights: &'a Weights,
    /// Turns that each seat may still have.
    turns: f64,
    /// What one more Meditation Point is worth.
    step: f64,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(state: &State, weights: &'a Weights) -> Self {
        let mut missing: Vec<u8> = state
            .garden
            .iter()
            .filter(|(_, site)| !site.is_finished())
            .map(|(_, site)| 6 - site.height)
            .collect();
        missing.sort_unstable();
        let wanted = PAGODAS_TO_END.saturating_sub(state.finished().len());
        let floors: f64 = missing.iter().take(wanted).map(|&floors| f64::from(floors)).sum();
        #[expect(clippy::cast_precision_loss, reason = "two to four")]
        let players = state.players.len() as f64;
        let turns = floors / (weights.floors_per_turn * players);
        let step = weights.points_per_step * (turns / weights.spending_turns).min(1.0);
        Self { weights, turns, step }
    }

    /// What a position is worth to a seat.
    pub(super) fn value(&self, state: &State, seat: Seat) -> f64 {
        if let Phase::Over(outcome) = &state.phase {
            let own = f64::from(outcome.scores[seat].total());
            let best_other = outcome
                .scores
                .iter()
                .filter(|(other, _)| *other != seat)
                .map(|(_, score)| score.total())
                .max()
                .map_or(0.0, f64::from);
            return own + (own - best_other).signum() * 100.0;
        }
        let player = &state.players[seat];
        f64::from(state.score(seat).total())
            + self.steps(f64::from(player.mp))
            + self.actions(state, player)
            + self.pile(state, player)
            + self.objectives(state, seat)
            + self.in_front(state, player)
    }

    /// Meditation Points: worth what they can still buy, then little.
    fn steps(&self, mp: f64) -> f64 {
        let spendable = self.weights.steps_per_turn * (self.turns + 0.5);
        let spent = mp.min(spendable);
        self.step * spent + self.weights.idle_step * (mp - spent)
    }

    /// Markets and Additional Action tiles pay back turn by turn.
    fn actions(&self, state: &State, player: &Player) -> f64 {
        let file = state.edition.file();
        let discount = f64::from(file.market.discount) * f64::from(player.markets);
        let owned = |tile: ActionTile| f64::from(player.tiles[tile.index()].owned);
        let cubes = f64::from(player.cubes.count());
        let draws = owned(ActionTile::D) * self.weights.extra_draw;
        let offers = (owned(ActionTile::E) * self.turns).min(cubes) * self.weights.extra_offer;
        let purchases = owned(ActionTile::F) * self.weights.extra_purchase;
        self.step * (self.turns * (discount * self.weights.purchases_per_turn + draws + purchases) + offers)
    }

    /// Inauguration tiles not yet turned, and what Shrines will still add.
    fn pile(&self, state: &State, player: &Player) -> f64 {
        let file = state.edition.file();
        let shrine = f64::from(player.shrines) * f64::from(file.shrine.bonus);
        let hoped: f64 = player
            .inaugurations
            .without(state.finished())
            .iter()
            .map(|pagoda| self.weights.finish[usize::from(state.garden[pagoda].height)])
            .sum();
        let worth = f64::from(file.inauguration.points) + shrine;
        hoped * worth + shrine * self.turns * self.weights.purchases_per_turn
    }

    /// Objectives on the way.
    fn objectives(&self, state: &State, seat: Seat) -> f64 {
        let point = f64::from(state.edition.file().objective.points);
        let chance = self.weights.on_the_way * self.turns.min(4.0) / 4.0;
        let worth = |Progress { have, need, .. }| {
            let done = (f64::from(have) / f64::from(need)).min(1.0);
            point * done * done * if done >= 1.0 { 0.95 } else { chance }
        };
        [Objective::Wisdom5, Objective::Wisdom10, Objective::FourOfferings, Objective::EightOfferings]
            .into_iter()
            .filter(|&objective| state.objectives.contains(objective))
            .filter_map(|objective| objective.progress(state, seat))
            .map(worth)
            .sum()
    }

    /// Floors in front: those that fit will be built; of the others, the best one may be kept.
    fn in_front(&self, state: &State, player: &Player) -> f64 {
        let mut built = 0.0;
        let mut kept: f64 = 0.0;
        for floor in player.floors.iter() {
            let worth = self.floor(state, player.floors, floor);
            if state.fits(floor) {
                built += worth;
            } else {
                kept = kept.max(worth);
            }
        }
        self.weights.in_front * (built + kept)
    }

    /// What a floor in front is worth.
    pub(super) fn floor(&self, state: &State, in_front: FloorSet, floor: Floor) -> f64 {
        let height = state.garden[floor.pagoda].height;
        let size = floor.size.get();
        if size <= height {
            return 0.0;
        }
        let gap = size - height - 1;
        let bridged = in_front
            .iter()
            .filter(|f| f.pagoda == floor.pagoda && f.size < floor.size && f.size.get() > height);
        let cube = if gap == 0 && state.garden[floor.pagoda].top_cube().is_some() {
            f64::from(OVER_CUBE)
        } else {
            0.0
        };
        let gain = f64::from(size) + cube;
        // What is missing below must come from the bag, or from the others.
        let likely = match usize::from(gap) - bridged.count() {
            0 => 1.0,
            1 => self.weights.missing_one,
            2 => self.weights.missing_two,
            _ => self.weights.missing_more,
        };
        self.step * gain * likely
    }

    /// What the floors of a bag are worth on average, by size; nothing for a size that is not in it.
    pub(super) fn by_size(&self, state: &State, in_front: FloorSet) -> [Option<f64>; 6] {
        let mut sums = [(0.0, 0.0); 6];
        for floor in state.bag.iter() {
            let (sum, count) = &mut sums[floor.size.index()];
            *sum += self.floor(state, in_front, floor);
            *count += 1.0;
        }
        sums.map(|(sum, count)| (count > 0.0).then(|| sum / count))
    }
}
