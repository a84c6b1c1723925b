//! Satori: worshippers, monks and the Great Pagoda; five rounds of three turns (rules S1–S40).

mod apply;
mod bots;
mod check;
mod command;
mod decide;
mod draw;
pub mod edition;
mod effect;
mod event;
mod goods;
mod imagine;
mod labels;
mod legal;
mod line;
mod onward;
mod piece;
mod plan;
mod preview;
mod reason;
mod refusal;
mod score;
mod setup;
mod state;
mod view;
mod way;

#[cfg(test)]
mod tests;

pub use command::{Command, Gift, JokoroSpot, PagodaItem, Reward};
pub use edition::{Edition, EditionFile};
pub use effect::Effect;
pub use event::{
    Bonus, Deed, Event, LaidTile, Next, OfferingsMove, Onward, PlateDraw, Renewal, RoundClaim, ShownAmulet,
};
pub use goods::{Goods, Printed};
pub use line::{Line, Moment, OnwardTold, PlateTold, RenewalTold, Told};
pub use piece::{
    AltarTile, Amulet, Colour, CostTile, Decoration, MeditationTile, Mountain, NoSuchPiece, Place, Side,
    Sides, SitePlace, SorinTile, Spot, StartingTile, Tier, TierTile, Wheel, Worshippers,
};
pub use preview::Preview;
pub use reason::Reason;
pub use refusal::Refusal;
pub use score::Score;
pub use setup::{Deal, Opening, Options};
pub use state::State;
pub use state::{Earned, JokoroSpace, Pending, Source, Won};
pub use view::{
    AltarView, BuiltView, FrameView, GroundView, PagodaView, PhaseView, PlateView, PlayerView, SiteView,
    SorinView, StoreyView, TurnView, View,
};
pub use way::{NoWay, Step, Way};

use crate::bot::{Bot, BotLevel, Sight};
use crate::dice::{Dice, DrawNumber, Stream};
use crate::edition::EditionError;
use crate::game::{Game, Legal, Undoing, Viewer, Violation};
use crate::outcome::Outcome;
use crate::seat::Seat;
use crate::setup::{PlayerColour, Setup, SetupError};
use std::sync::Arc;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Satori;

impl Game for Satori {
    const NAME: &'static str = "satori";
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
        &edition.player_colours
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
        let plan = plan::plan(state, seat, command)?;
        Ok(vec![decide::carry_out(state, seat, plan, dice)])
    }

    fn apply(state: &mut State, event: &Event) {
        apply::apply(state, event);
    }

    fn preview(state: &State, seat: Seat, command: &Command) -> Result<Preview, Refusal> {
        Ok(preview::preview(state, seat, &plan::plan(state, seat, command)?))
    }

    fn legal(state: &State, seat: Seat) -> Vec<Legal<Command, Preview>> {
        legal::legal(state, seat)
    }

    fn reason(sight: &Sight<'_, Self>, command: &Command) -> Option<Reason> {
        reason::reason(sight, command)
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

    fn moment(event: &Event, viewer: Viewer) -> Moment {
        line::moment(event, viewer)
    }

    fn line(now: &State, event: &Event, viewer: Viewer) -> Line {
        line::line(now, event, viewer)
    }

    fn imagine(edition: &Arc<Edition>, view: &View, chance: &mut Stream) -> State {
        imagine::imagine(edition, view, chance)
    }

    /// A cost tile was seen; a choice about an amulet is final (S25), and so is what ends a round.
    fn undoing(event: &Event) -> Undoing {
        match &event.deed {
            Deed::ChoseAmulet { .. } => Undoing::Never,
            Deed::EndedTurn { onward } if !onward.goes_on_in_the_round() => Undoing::Never,
            Deed::TookBonus { onward, .. } if onward.renewal.is_some() => Undoing::Never,
            Deed::BuiltPagoda { plate: Some(_), .. } => Undoing::ByConsent,
            Deed::TookStartingTile { .. }
            | Deed::PlacedFirstMonk { .. }
            | Deed::PlacedWorshipper { .. }
            | Deed::Prayed { .. }
            | Deed::Inspected { .. }
            | Deed::TurnedWheel { .. }
            | Deed::Gained { .. }
            | Deed::Exchanged { .. }
            | Deed::BuiltAltar { .. }
            | Deed::UsedSide { .. }
            | Deed::PlacedJokoro { .. }
            | Deed::BuiltPagoda { plate: None, .. }
            | Deed::Meditated { .. }
            | Deed::MovedLight { .. }
            | Deed::Claimed { .. }
            | Deed::Passed {}
            | Deed::EndedTurn { .. }
            | Deed::TookBonus { .. }
            | Deed::ClaimedAtRoundEnd { .. }
            | Deed::KeptMonks { .. }
            | Deed::ExchangedTiles { .. } => Undoing::Free,
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
            _ => None,
        }
    }

    fn check(state: &State) -> Result<(), Violation> {
        check::check(state)
    }

    fn tally(state: &State, event: &Event) -> Option<String> {
        labels::of_event(state, event)
    }

    fn prize(state: &State, event: &Event) -> Option<&'static str> {
        labels::prize(state, event)
    }

    fn chapter(state: &State) -> u8 {
        state.round
    }

    fn holdings(state: &State, seat: Seat) -> Vec<(String, String)> {
        labels::holdings(state, seat)
    }

    fn is_deal(command: &Command) -> bool {
        matches!(command, Command::TakeStartingTile { .. })
    }

    /// What was told of an event is never hidden again.
    fn is_vague(_line: &Line) -> bool {
        false
    }

    /// What was chosen about amulets is told at the end.
    fn retells(event: &Event) -> bool {
        event.ends_game()
    }

    fn standing(state: &State, seat: Seat) -> Vec<(&'static str, u32)> {
        labels::standing(state, seat)
    }
}
