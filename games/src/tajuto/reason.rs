//! Why a command is worth giving, out of what its seat knows: the imagined state gives the seat the same view as the
//! true one, and nothing else is asked.

use super::command::Command;
use super::floor::{Floor, FloorSet, FloorSize, Pagoda, floors_of_size};
use super::objective::Objective;
use super::preview::{Preview, PreviewResult};
use super::state::{Phase, State};
use super::tile::{Action, ActionTile, Stack, Ware};
use super::touch::Reading;
use super::view::PhaseView;
use super::{Tajuto, View};
use crate::bot::Sight;
use crate::dice::{Dice, Seed};
use crate::game::Game;
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Why somebody would give a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Reason {
    /// What weighs.
    pub why: Why,
    /// The Objective that can be claimed then and could not before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub objective: Option<Objective>,
}

/// What weighs. `cost` is what is paid in all, for the use and for the tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are Meditation Points, points of the score, and pieces")]
pub enum Why {
    /// So many of the floors in the bag can be built at once.
    FloorsFit { fit: u8, of: u8 },
    /// So many of the floors of this size in the bag can be built at once.
    SizeFits { size: FloorSize, fit: u8, of: u8 },
    /// No floor of the bag can be built yet; but a turn uses a tile (T8).
    MustUseATile {},
    /// No floor of the bag can be built yet; one may be kept until it can.
    FloorForLater {},
    /// The floor in the hand feels like this size, to so many in a hundred, of which so many can be built at once.
    Feels { size: FloorSize, percent: u8, fit: u8, of: u8 },
    /// Another handful promises more than this one; so many are left.
    AnotherHandful { left: u8 },
    /// The offering brings more than it costs, or at least something.
    Offering { gain: u16, cost: u16 },
    /// The tile is worth points at once.
    Points { points: u32, cost: u16 },
    /// Every price is so much less from now on.
    Discount { less: u16, cost: u16 },
    /// Each Wisdom tile and each Inauguration tile of a finished pagoda counts so much more: so many points now.
    Shrine { bonus: u32, points: u32, cost: u16 },
    /// One more such action in each turn.
    MoreActions { action: Action, cost: u16 },
    /// So many points once the pagoda is finished, of which so many floors stand.
    Inauguration { pagoda: Pagoda, floors: u8, points: u32, cost: u16 },
    /// It ends the game, with so many points more.
    EndsGame { points: u32 },
    /// It finishes the pagoda.
    Finishes { pagoda: Pagoda, gain: u16, points: u32 },
    /// It covers an offering: so much of the gain comes of that.
    OverCube { gain: u16, cube: u16 },
    /// It makes room for another floor in front.
    MakesRoom { gain: u16, next: Floor },
    /// It brings its height, and must be built before the turn ends (T21).
    Builds { gain: u16 },
    /// An Objective is worth points, and nobody else can take it then.
    Claims { points: u32 },
    /// Of the floors in front this one is kept: so many are missing below it.
    Keeps { missing: u8 },
    /// What else could be done is not worth its price.
    NothingPays {},
    /// Nothing else can be done.
    NothingLeft {},
}

/// Why a command is worth giving.
pub(super) fn reason(sight: &Sight<'_, Tajuto>, command: Command) -> Option<Reason> {
    let seat = sight.seat();
    let view = sight.view();
    // What it guesses is not asked for.
    let state = sight.imagine(&mut Seed::from(0).stream(0));
    let preview = Tajuto::preview(&state, seat, &command).ok()?;
    let why = why(&Known { state: &state, view: &view, seat }, command, &preview);
    Some(Reason { why, objective: objective(&state, seat, command) })
}

/// What the seat knows.
struct Known<'a> {
    state: &'a State,
    view: &'a View,
    seat: Seat,
}

fn why(known: &Known<'_>, command: Command, preview: &Preview) -> Why {
    let &Preview { use_cost, price, gain, points, .. } = preview;
    let cost = use_cost.saturating_add(price);
    match command {
        Command::Grope { .. } | Command::DrawBlind { .. } => known.draw(),
        Command::DrawSize { size, .. } => known.draw_size(size),
        Command::Pick { place } => known.pick(place),
        Command::GropeAgain {} => Why::AnotherHandful { left: known.handfuls_left() },
        Command::Offer { .. } => Why::Offering { gain, cost },
        Command::Acquire { ware, .. } => known.acquire(ware, points, cost),
        Command::Build { floor } => known.build(floor, preview),
        Command::Claim { .. } => Why::Claims { points },
        Command::EndTurn { keep: Some(floor) } => Why::Keeps { missing: known.missing_below(floor) },
        Command::EndTurn { keep: None } => known.end(),
    }
}

impl Known<'_> {
    /// How many of some floors can be built at once, and how many there are.
    fn fitting(&self, floors: FloorSet) -> (u8, u8) {
        let count = |floors: usize| u8::try_from(floors).unwrap_or(u8::MAX);
        (count(floors.iter().filter(|&floor| self.state.fits(floor)).count()), count(floors.len()))
    }

    fn draw(&self) -> Why {
        match self.fitting(self.state.bag) {
            (0, _) => self.draw_in_vain(),
            (fit, of) => Why::FloorsFit { fit, of },
        }
    }

    fn draw_size(&self, size: FloorSize) -> Why {
        match self.fitting(self.state.bag.intersection(floors_of_size(size))) {
            (0, _) => self.draw_in_vain(),
            (fit, of) => Why::SizeFits { size, fit, of },
        }
    }

    fn draw_in_vain(&self) -> Why {
        match self.state.phase {
            Phase::Turn { acted: false, .. } => Why::MustUseATile {},
            _ => Why::FloorForLater {},
        }
    }

    fn pick(&self, place: u8) -> Why {
        let readings = match &self.view.phase {
            PhaseView::Groping { readings: Some(readings), .. } => readings.as_slice(),
            _ => &[],
        };
        let Some(Reading { odds, .. }) = readings.get(usize::from(place)) else {
            return Why::FloorForLater {};
        };
        // Of equals the wider one.
        let likeliest = FloorSize::ALL.into_iter().rev().max_by_key(|size| odds[size.index()]);
        let size = likeliest.unwrap_or(FloorSize::ALL[0]);
        let percent = u8::try_from((odds[size.index()] + 5) / 10).unwrap_or(100);
        let (fit, of) = self.fitting(self.state.bag.intersection(floors_of_size(size)));
        Why::Feels { size, percent, fit, of }
    }

    fn handfuls_left(&self) -> u8 {
        match self.view.phase {
            PhaseView::Groping { nth, last, .. } => last.saturating_sub(nth),
            _ => 0,
        }
    }

    fn acquire(&self, ware: Ware, points: u32, cost: u16) -> Why {
        let file = self.state.edition.file();
        let more = |action| Why::MoreActions { action, cost };
        match ware {
            Ware::Inauguration { pagoda } => {
                let points = u32::from(file.inauguration.points);
                Why::Inauguration { pagoda, floors: self.state.garden[pagoda].height, points, cost }
            }
            Ware::Village { stack: Stack::Market } => Why::Discount { less: file.market.discount, cost },
            Ware::Village { stack: Stack::Shrine } => {
                Why::Shrine { bonus: u32::from(file.shrine.bonus), points, cost }
            }
            Ware::Village { stack } => match stack.action_tile() {
                Some(ActionTile::D) => more(Action::Draw),
                Some(ActionTile::E) => more(Action::Offer),
                Some(_) => more(Action::Acquire),
                None => Why::Points { points, cost },
            },
        }
    }

    fn build(&self, floor: Floor, preview: &Preview) -> Why {
        let &Preview { gain, points, ref result, .. } = preview;
        let in_front = self.state.players[self.seat].floors;
        let next = in_front.iter().find(|f| f.pagoda == floor.pagoda && f.size.get() == floor.size.get() + 1);
        match (result, next) {
            (PreviewResult::Floor { ends_game: true, .. }, _) => Why::EndsGame { points },
            (PreviewResult::Floor { finishes: true, .. }, _) => {
                Why::Finishes { pagoda: floor.pagoda, gain, points }
            }
            (&PreviewResult::Floor { over_cube, .. }, _) if over_cube > 0 => {
                Why::OverCube { gain, cube: over_cube }
            }
            (_, Some(next)) => Why::MakesRoom { gain, next },
            _ => Why::Builds { gain },
        }
    }

    fn missing_below(&self, floor: Floor) -> u8 {
        let stands = self.state.garden[floor.pagoda].height;
        floor.size.get().saturating_sub(stands + 1)
    }

    fn end(&self) -> Why {
        let ends = |command: &Command| matches!(command, Command::EndTurn { .. });
        let legal = Tajuto::legal(self.state, self.seat);
        if legal.iter().all(|legal| ends(&legal.command)) { Why::NothingLeft {} } else { Why::NothingPays {} }
    }
}

/// The Objective that a command brings within reach, by what is certain of it.
fn objective(state: &State, seat: Seat, command: Command) -> Option<Objective> {
    let is_certain = matches!(
        command,
        Command::Offer { .. } | Command::Acquire { .. } | Command::Build { .. } | Command::Claim { .. }
    );
    let mut after = state.clone();
    if is_certain {
        // The seed is never asked.
        for event in Tajuto::decide(state, seat, &command, &Seed::from(0)).into_iter().flatten() {
            Tajuto::apply(&mut after, &event);
        }
    }
    let within_reach = |state: &State, objective: Objective| {
        let goes_on = !matches!(state.phase, Phase::Over(_));
        goes_on && objective.progress(state, seat).is_some_and(|progress| progress.have >= progress.need)
    };
    let mut open = Objective::ALL.into_iter().filter(|&objective| after.objectives.contains(objective));
    open.find(|&objective| within_reach(&after, objective) && !within_reach(state, objective))
}
