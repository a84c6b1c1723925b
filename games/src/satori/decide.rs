//! From an allowed command to its events: here chance has its say.

use super::event::{Deed, Event, PlateDraw};
use super::onward::onward;
use super::piece::CostTile;
use super::plan::{Answer, Plan};
use super::state::State;
use crate::dice::Dice;
use crate::seat::Seat;

/// What happens when a plan is carried out.
pub(super) fn carry_out(state: &State, seat: Seat, plan: Plan, dice: &dyn Dice) -> Event {
    let deed = match plan {
        Plan::Sure(deed) => deed,
        Plan::Raise { action, item, paid, points } => {
            Deed::BuiltPagoda { action, item, paid, points, plate: Some(draw_plate(state, dice)) }
        }
        Plan::Answer(answer) => {
            let onward = Box::new(onward(state, seat, &answer, dice));
            match answer {
                Answer::EndTurn => Deed::EndedTurn { onward },
                Answer::Amulet { play } => Deed::ChoseAmulet { play, onward },
                Answer::Bonus { gained, .. } => Deed::TookBonus { gained, onward },
                Answer::Claim { claim } => Deed::ClaimedAtRoundEnd { claim, onward },
                Answer::Keep { stay } => Deed::KeptMonks { stay, onward },
                Answer::Exchange { paid, gained } => Deed::ExchangedTiles { paid, gained, onward },
            }
        }
    };
    Event { seat, deed }
}

/// S18: a cost tile; a cancelled one is followed by another, and two of them stay.
fn draw_plate(state: &State, dice: &dyn Dice) -> PlateDraw {
    let number = state.next_draw;
    let cancelled = std::iter::repeat_n(None, state.pagoda.cancelled.into());
    let pile: Vec<Option<CostTile>> = state.pagoda.pile.iter().copied().map(Some).chain(cancelled).collect();
    let drawn = super::draw::some(pile, 2, &mut dice.stream(number));
    let cancelled = drawn.iter().take_while(|tile| tile.is_none()).map(|_| 1).sum();
    PlateDraw { number, cost: drawn.into_iter().flatten().next(), cancelled }
}
