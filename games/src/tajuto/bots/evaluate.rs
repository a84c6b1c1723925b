//! What a position is worth to a seat, in Spirituality Points that it may hope for. Made by hand and tuned
//! by self-play.

use crate::outcome::ScoreSheet;
use crate::seat::Seat;
use crate::tajuto::floor::{Floor, FloorSet, Pagoda};
use crate::tajuto::state::{PAGODAS_TO_END, Phase, Player, State};
use crate::tajuto::tile::{ActionTile, Objective};

/// Floors built in one turn, on average, among stewards.
const FLOORS_PER_TURN: f64 = 1.5;
/// Points that one Meditation Point buys while there is time to spend it.
const POINTS_PER_STEP: f64 = 0.27;
/// Meditation Points that a turn can well spend.
const STEPS_PER_TURN: f64 = 14.0;
/// Purchases in one turn.
const PURCHASES_PER_TURN: f64 = 0.9;
/// What certainty is worth: a floor not yet built counts a little less than one that is.
const IN_FRONT: f64 = 0.97;

/// The eyes of a seat on a position.
#[derive(Debug)]
pub(super) struct Outlook {
    /// Turns that the seat may still have, the present one included.
    turns: f64,
    /// What one more Meditation Point is worth.
    step: f64,
    /// How likely each pagoda is to be finished.
    finish: [f64; 8],
}

impl Outlook {
    pub(super) fn new(state: &State) -> Self {
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
        // Not every floor goes on a pagoda that will be finished.
        let turns = floors * 1.25 / (FLOORS_PER_TURN * players);
        let finish = Pagoda::ALL.map(|pagoda| match state.garden[pagoda].height {
            6 => 1.0,
            5 => 0.85,
            4 => 0.7,
            3 => 0.5,
            2 => 0.35,
            1 => 0.25,
            _ => 0.15,
        });
        Self { turns, step: POINTS_PER_STEP * (turns / 1.5).min(1.0), finish }
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
            + self.objectives(state, player)
            + self.in_front(state, player)
    }

    /// Meditation Points: worth what they can still buy, then little.
    fn steps(&self, mp: f64) -> f64 {
        let spendable = STEPS_PER_TURN * (self.turns + 0.5);
        let spent = mp.min(spendable);
        self.step * spent + 0.03 * (mp - spent)
    }

    /// Markets and Additional Action tiles pay back turn by turn.
    fn actions(&self, state: &State, player: &Player) -> f64 {
        let file = state.edition.file();
        let discount = f64::from(file.market.discount) * f64::from(player.markets);
        let owned = |tile: ActionTile| f64::from(player.tiles[tile.index()].owned);
        let cubes = f64::from(u8::try_from(player.cubes.len()).unwrap_or(8));
        let draws = owned(ActionTile::D) * 2.2;
        let offers = (owned(ActionTile::E) * self.turns).min(cubes) * 3.8;
        let purchases = owned(ActionTile::F) * 3.2;
        self.step * (self.turns * (discount * PURCHASES_PER_TURN + draws + purchases) + offers)
    }

    /// Inauguration tiles not yet turned, and what Shrines will still add.
    fn pile(&self, state: &State, player: &Player) -> f64 {
        let file = state.edition.file();
        let shrine = f64::from(player.shrines) * f64::from(file.shrine.bonus);
        let hoped: f64 = player
            .inaugurations
            .without(state.finished())
            .iter()
            .map(|pagoda| self.finish[pagoda as usize])
            .sum();
        let worth = f64::from(file.inauguration.points) + shrine;
        hoped * worth + shrine * self.turns * PURCHASES_PER_TURN * 0.8
    }

    /// Objectives on the way.
    fn objectives(&self, state: &State, player: &Player) -> f64 {
        let point = f64::from(state.edition.file().objective.points);
        let placed = f64::from(8 - u8::try_from(player.cubes.len()).unwrap_or(8));
        let wisdom = f64::from(player.printed_wisdom());
        let chance = self.turns.min(4.0) / 4.0;
        let on_the_way = |objective, have: f64, need: f64| {
            if state.objectives.contains(objective) {
                let done = (have / need).min(1.0);
                point * done * done * if done >= 1.0 { 0.95 } else { 0.6 * chance }
            } else {
                0.0
            }
        };
        on_the_way(Objective::Wisdom5, wisdom, 5.0)
            + on_the_way(Objective::Wisdom10, wisdom, 10.0)
            + on_the_way(Objective::FourOfferings, placed, 4.0)
            + on_the_way(Objective::EightOfferings, placed, 8.0)
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
        IN_FRONT * (built + kept)
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
        let cube = if gap == 0 && state.garden[floor.pagoda].top_cube().is_some() { 2.0 } else { 0.0 };
        let gain = f64::from(size) + cube;
        // What is missing below must come from the bag, or from the others.
        let likely = match usize::from(gap) - bridged.count() {
            0 => 1.0,
            1 => 0.35,
            2 => 0.12,
            _ => 0.04,
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
