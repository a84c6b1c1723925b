//! Tajuto: monks build eight pagodas together; the fourth one finished ends the game (rules T1–T30).

mod apply;
mod bots;
mod check;
mod command;
mod decide;
pub mod edition;
mod event;
mod floor;
mod imagine;
mod legal;
mod line;
mod objective;
mod plan;
mod preview;
mod reason;
mod refusal;
mod score;
mod setup;
mod state;
mod tile;
mod touch;
mod view;

#[cfg(test)]
mod tests;

pub use command::Command;
pub use edition::{Edition, EditionFile};
pub use event::{Deed, Ending, Event, Finish, FloorDraw, InaugurationFate, Use};
pub use floor::{ByPagoda, Floor, FloorSet, FloorSize, FloorSizeError, Pagoda, PagodaSet};
pub use line::{Line, Moment, Seen, Told};
pub use objective::{Objective, Progress};
pub use preview::{Preview, PreviewResult};
pub use reason::{Reason, Why};
pub use refusal::Refusal;
pub use score::Score;
pub use setup::{Opening, Options};
pub use state::State;
pub use tile::{Action, ActionTile, Stack, Ware};
pub use touch::{Felt, Handful, Reading, TouchMode};
pub use view::{
    BagRow, FrontFloor, InaugurationView, PhaseView, PileView, PlayerView, SiteView, StackView, TileView,
    View,
};

use crate::bot::{Bot, BotLevel, Sight};
use crate::dice::{Dice, DrawNumber, Stream};
use crate::edition::EditionError;
use crate::game::{Game, Legal, Undoing, Viewer, Violation};
use crate::outcome::{Outcome, ScoreSheet};
use crate::seat::Seat;
use crate::setup::{PlayerColour, Setup, SetupError};
use std::sync::Arc;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Tajuto;

impl Game for Tajuto {
    const NAME: &'static str = "tajuto";
    const PRACTICE: u32 = 3;
    const RULES: u32 = 1;

    type Edition = Edition;
    type EditionError = EditionError;
    type Options = Options;
    type Opening = Opening;
    type State = State;
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;
    type Preview = Preview;
    type Reason = Reason;
    type View = View;
    type Moment = Moment;
    type Line = Line;
    type Score = Score;

    fn standard_edition() -> Arc<Edition> {
        Edition::standard()
    }

    fn parse_edition(text: &str) -> Result<Edition, EditionError> {
        Edition::parse(text)
    }

    fn colours(edition: &Edition) -> &[PlayerColour] {
        &edition.file().board.players
    }

    fn bot(level: BotLevel) -> &'static dyn Bot<Self> {
        match level {
            BotLevel::Novice => &bots::Novice,
            BotLevel::Steward => &bots::STEWARD,
        }
    }

    fn open(setup: &Setup<Self>, dice: &dyn Dice) -> Opening {
        Opening::new(setup, dice)
    }

    fn setup(opening: &Opening) -> Result<Setup<Self>, SetupError> {
        opening.setup()
    }

    fn begin(opening: &Opening) -> State {
        State::new(opening)
    }

    fn decide(state: &State, seat: Seat, command: &Command, dice: &dyn Dice) -> Result<Vec<Event>, Refusal> {
        let plan = plan::plan(state, seat, *command)?;
        Ok(vec![decide::carry_out(state, seat, plan, dice)])
    }

    fn apply(state: &mut State, event: &Event) {
        apply::apply(state, event);
    }

    fn preview(state: &State, seat: Seat, command: &Command) -> Result<Preview, Refusal> {
        let plan = plan::plan(state, seat, *command)?;
        Ok(preview::preview(state, seat, plan))
    }

    fn legal(state: &State, seat: Seat) -> Vec<Legal<Command, Preview>> {
        legal::legal(state, seat)
    }

    fn reason(sight: &Sight<'_, Self>, command: &Command) -> Option<Reason> {
        reason::reason(sight, *command)
    }

    fn edition(state: &State) -> &Arc<Edition> {
        &state.edition
    }

    fn to_move(state: &State) -> Option<Seat> {
        state.to_move()
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    /// Everybody at the table sees the same; who gropes feels the widths in the view.
    fn moment(event: &Event, _viewer: Viewer) -> Moment {
        line::moment(event)
    }

    fn line(now: &State, event: &Event, viewer: Viewer) -> Line {
        line::line(now, event, viewer)
    }

    fn imagine(edition: &Arc<Edition>, view: &View, chance: &mut Stream) -> State {
        imagine::imagine(edition, view, chance)
    }

    /// Nothing is chosen in secret, and there are no rounds.
    fn undoing(event: &Event) -> Undoing {
        match event.deed {
            // Picking shows the floor that the hand had only felt.
            Deed::Groped { .. }
            | Deed::GropedAgain { .. }
            | Deed::Picked { .. }
            | Deed::DrewSize { .. }
            | Deed::DrewBlind { .. } => Undoing::ByConsent,
            Deed::Offered { .. }
            | Deed::Acquired { .. }
            | Deed::Built { .. }
            | Deed::Claimed { .. }
            | Deed::EndedTurn { .. } => Undoing::Free,
        }
    }

    fn next_draw(state: &State) -> DrawNumber {
        state.next_draw
    }

    fn skip_draws(state: &mut State, next: DrawNumber) {
        state.next_draw = state.next_draw.max(next);
    }

    fn outcome(state: &State) -> Option<&Outcome<Score>> {
        match &state.phase {
            state::Phase::Over(outcome) => Some(outcome),
            state::Phase::Turn { .. } | state::Phase::Groping { .. } => None,
        }
    }

    fn check(state: &State) -> Result<(), Violation> {
        check::check(state)
    }

    fn tally(_state: &State, event: &Event) -> Option<String> {
        match &event.deed {
            Deed::Acquired { ware: Ware::Village { stack }, .. } => Some(stack.to_string()),
            Deed::Acquired { ware: Ware::Inauguration { .. }, .. } => Some("Inauguration".into()),
            Deed::Claimed { objective } => Some(format!("Objective {objective}")),
            _ => None,
        }
    }

    fn prize(_state: &State, event: &Event) -> Option<&'static str> {
        match &event.deed {
            Deed::Acquired { ware: Ware::Village { stack }, .. } => Some(stack.name()),
            Deed::Acquired { ware: Ware::Inauguration { .. }, .. } => Some("inauguration"),
            _ => None,
        }
    }

    /// Tajuto is told by its pagodas: how many are finished.
    fn chapter(state: &State) -> u8 {
        u8::try_from(state.finished().len()).unwrap_or(u8::MAX)
    }

    fn is_vague(line: &Line) -> bool {
        line.told == Told::TookTile
    }

    /// With its pagoda an Inauguration tile turns face down (T23), and with the fourth one all is open (T25).
    fn retells(event: &Event) -> bool {
        matches!(&event.deed, Deed::Built { finished: Some(_), .. })
    }

    fn standing(state: &State, seat: Seat) -> Vec<(&'static str, u32)> {
        vec![("mp", state.players[seat].mp), ("sp", state.score(seat).total())]
    }
}
