//! *Steward*: tries each command on an imagined state and takes the best, step by step.

use super::evaluate::{Outlook, TUNED, Weights};
use crate::bot::{Bot, Sight};
use crate::dice::{Seed, Stream};
use crate::game::Game;
use crate::seat::Seat;
use crate::tajuto::floor::FloorSize;
use crate::tajuto::state::State;
use crate::tajuto::touch::{Reading, count_sizes};
use crate::tajuto::{Command, PhaseView, Tajuto};

/// Greedy per command, with a hand-made evaluation.
#[derive(Debug)]
pub(in crate::tajuto) struct Steward {
    weights: Weights,
}

/// The steward of the house.
pub(in crate::tajuto) const STEWARD: Steward = Steward { weights: TUNED };

impl Bot<Tajuto> for Steward {
    fn choose(&self, sight: &Sight<'_, Tajuto>, chance: &mut Stream) -> Option<Command> {
        let seat = sight.seat();
        let view = sight.view();
        let state = sight.imagine(chance);
        let outlook = Outlook::new(&state, &self.weights);
        if let PhaseView::Groping { readings: Some(readings), nth, last, .. } = &view.phase {
            return Some(pick(&outlook, &state, seat, readings, nth < last));
        }
        let now = outlook.value(&state, seat);
        let legal = sight.legal();
        let best = legal
            .iter()
            .map(|legal| (worth(&outlook, &state, seat, now, legal.command), legal.command))
            // Of equals the first: the list begins with the cheapest tile.
            .reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map(|(_, command)| command)
    }
}

/// What a command promises.
fn worth(outlook: &Outlook<'_>, state: &State, seat: Seat, now: f64, command: Command) -> f64 {
    match command {
        Command::Claim { .. } => f64::INFINITY,
        // Nothing better is left to do; but what would be thrown back is lost.
        Command::EndTurn { keep } => {
            let lost = keep.map_or(0.0, |kept| {
                let floors = state.players[seat].floors;
                floors.iter().filter(|&f| f != kept).map(|f| outlook.floor(state, floors, f)).sum()
            });
            now - 1e-6 * lost
        }
        Command::Grope { .. } | Command::DrawSize { .. } | Command::DrawBlind { .. } => {
            let paid = after(state, seat, command);
            let in_front = state.players[seat].floors;
            let by_size = outlook.by_size(state, in_front);
            let floor = match command {
                Command::DrawSize { size, .. } => by_size[size.index()].unwrap_or(0.0),
                Command::DrawBlind { .. } => mean(state, by_size),
                _ => best_of_handful(state, by_size),
            };
            outlook.value(&paid, seat) + floor
        }
        _ => outlook.value(&after(state, seat, command), seat),
    }
}

/// The position after a command that asks nothing of chance; of a draw, only its cost.
fn after(state: &State, seat: Seat, command: Command) -> State {
    let mut after = state.clone();
    match command {
        Command::Grope { tile } | Command::DrawSize { tile, .. } | Command::DrawBlind { tile } => {
            let player = &mut after.players[seat];
            player.mp = player.mp.saturating_sub(state.edition.use_cost(tile).into());
        }
        _ => {
            // The seed is never asked.
            for event in Tajuto::decide(state, seat, &command, &Seed::from(0)).into_iter().flatten() {
                Tajuto::apply(&mut after, &event);
            }
        }
    }
    after
}

/// The floor of a handful that promises most, or another handful if that promises more.
fn pick(outlook: &Outlook<'_>, state: &State, seat: Seat, readings: &[Reading], may_repeat: bool) -> Command {
    let by_size = outlook.by_size(state, state.players[seat].floors);
    let hope = |reading: &Reading| -> f64 {
        let share = |size: &FloorSize| f64::from(reading.odds[size.index()]) / 1000.0;
        FloorSize::ALL.iter().map(|size| share(size) * by_size[size.index()].unwrap_or(0.0)).sum()
    };
    let best = (0_u8..)
        .zip(readings)
        .map(|(place, reading)| (place, hope(reading)))
        .reduce(|best, next| if next.1 > best.1 { next } else { best });
    match best {
        Some((_, hope)) if may_repeat && hope < best_of_handful(state, by_size) => Command::GropeAgain {},
        Some((place, _)) => Command::Pick { place },
        None => Command::Pick { place: 0 },
    }
}

/// The sizes of the bag with their shares of it and their worth, the best first.
fn shares(state: &State, by_size: [Option<f64>; 6]) -> Vec<(f64, f64)> {
    let counts = count_sizes(state.bag);
    let all: u16 = counts.iter().sum();
    let mut shares: Vec<(f64, f64)> = by_size
        .iter()
        .zip(counts)
        .filter_map(|(worth, count)| worth.map(|worth| (f64::from(count) / f64::from(all), worth)))
        .collect();
    shares.sort_by(|a, b| b.1.total_cmp(&a.1));
    shares
}

/// What a random floor is worth.
fn mean(state: &State, by_size: [Option<f64>; 6]) -> f64 {
    shares(state, by_size).iter().map(|(share, worth)| share * worth).sum()
}

/// What the best floor of one handful is worth on average.
fn best_of_handful(state: &State, by_size: [Option<f64>; 6]) -> f64 {
    let floors = i32::from(state.edition.file().touch.handful);
    let mut none_better = 1.0;
    let mut left = 1.0;
    let mut hope = 0.0;
    for (share, worth) in shares(state, by_size) {
        left -= share;
        let none_so_good = f64::max(left, 0.0).powi(floors);
        hope += (none_better - none_so_good) * worth;
        none_better = none_so_good;
    }
    hope
}
