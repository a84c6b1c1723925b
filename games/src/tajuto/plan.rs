//! The rules proper: what a command would do, or why it may not. `decide`, `preview` and `legal` all
//! ask here, and so cannot disagree.

use super::command::Command;
use super::event::{InaugurationFate, Use};
use super::floor::{Floor, FloorSet, FloorSize, Pagoda, floors_of_size};
use super::objective::{Objective, Progress};
use super::refusal::Refusal;
use super::state::{PAGODAS_TO_END, Phase, Player, State};
use super::tile::{Action, ActionTile, Ware};
use super::touch::{Handful, TouchMode};
use crate::seat::Seat;

/// What an allowed command does, before chance has its say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plan {
    Grope { paid: Use },
    GropeAgain { nth: u8 },
    Pick { place: u8, floor: Floor },
    DrawSize { paid: Use, size: FloorSize, from: FloorSet },
    DrawBlind { paid: Use },
    Offer { paid: Use, on: Floor, gain: u16 },
    Acquire { paid: Use, ware: Ware, printed: u16, price: u16 },
    Build { floor: Floor, gain: u16, over_cube: u16, finished: Option<PlannedFinish> },
    Claim { objective: Objective },
    EndTurn { kept: Option<Floor>, returned: FloorSet, next: Seat },
}

/// What the last floor of a pagoda will bring about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PlannedFinish {
    pub(super) inauguration: InaugurationFate,
    pub(super) ends_game: bool,
}

/// What building on a cube (T20) and offering (T14) add.
pub(super) const OVER_CUBE: u16 = 2;
const OFFERING: u16 = 2;

/// Checks a command against the rules.
pub(super) fn plan(state: &State, seat: Seat, command: Command) -> Result<Plan, Refusal> {
    let Some(player) = state.players.get(seat) else {
        return Err(Refusal::NotAtThisTable { seat });
    };
    match state.phase {
        Phase::Over(_) => Err(Refusal::GameIsOver),
        Phase::Turn { seat: to_move, .. } | Phase::Groping { seat: to_move, .. } if to_move != seat => {
            Err(Refusal::NotYourTurn { to_move })
        }
        Phase::Groping { nth, ref handful, .. } => with_hand_in_bag(state, nth, handful, command),
        Phase::Turn { acted, .. } => in_turn(&Turn { state, seat, player, acted }, command),
    }
}

/// T12: until a floor is picked nothing else can be done.
fn with_hand_in_bag(state: &State, nth: u8, handful: &Handful, command: Command) -> Result<Plan, Refusal> {
    match command {
        Command::Pick { place } => match handful.felt.get(usize::from(place)) {
            Some(felt) => Ok(Plan::Pick { place, floor: felt.floor }),
            None => Err(Refusal::NoSuchPlace { place, floors: handful.len() }),
        },
        Command::GropeAgain {} if nth < state.edition.file().touch.handfuls => {
            Ok(Plan::GropeAgain { nth: nth + 1 })
        }
        Command::GropeAgain {} => Err(Refusal::LastHandful { nth }),
        _ => Err(Refusal::HandInBag),
    }
}

fn in_turn(turn: &Turn<'_>, command: Command) -> Result<Plan, Refusal> {
    match command {
        Command::Pick { .. } | Command::GropeAgain {} => Err(Refusal::HandNotInBag),
        Command::Grope { tile } => Ok(Plan::Grope { paid: turn.draw(tile, TouchMode::Feel)? }),
        Command::DrawBlind { tile } => Ok(Plan::DrawBlind { paid: turn.draw(tile, TouchMode::Blind)? }),
        Command::DrawSize { tile, size } => turn.draw_size(tile, size),
        Command::Offer { tile, pagoda } => turn.offer(tile, pagoda),
        Command::Acquire { tile, ware } => turn.acquire(tile, ware),
        Command::Build { floor } => turn.build(floor),
        Command::Claim { objective } => turn.claim(objective),
        Command::EndTurn { keep } => turn.end(keep),
    }
}

/// The turn of the seat that gives the command.
struct Turn<'a> {
    state: &'a State,
    seat: Seat,
    player: &'a Player,
    acted: bool,
}

impl Turn<'_> {
    /// T6: the tile is owned, unused and able.
    fn use_tile(&self, tile: ActionTile, action: Action) -> Result<Use, Refusal> {
        let held = self.player.tiles[tile.index()];
        if held.owned == 0 {
            Err(Refusal::TileNotOwned { tile })
        } else if held.used == held.owned {
            Err(Refusal::TileUsed { tile })
        } else if !tile.does(action) {
            Err(Refusal::TileCannot { tile, action })
        } else {
            Ok(Use { tile, cost: self.state.edition.use_cost(tile) })
        }
    }

    /// T7: use cost and price are there to be paid, before any gain.
    fn afford(&self, paid: Use, price: u16) -> Result<(), Refusal> {
        let mp = self.player.mp;
        if u32::from(paid.cost) + u32::from(price) <= mp {
            Ok(())
        } else {
            Err(Refusal::TooFewPoints { use_cost: paid.cost, price, mp })
        }
    }

    fn draw(&self, tile: ActionTile, touch: TouchMode) -> Result<Use, Refusal> {
        if self.state.options.touch != touch {
            return Err(Refusal::OtherTouch { touch: self.state.options.touch });
        }
        let paid = self.use_tile(tile, Action::Draw)?;
        if self.state.bag.is_empty() {
            return Err(Refusal::BagEmpty);
        }
        self.afford(paid, 0)?;
        Ok(paid)
    }

    fn draw_size(&self, tile: ActionTile, size: FloorSize) -> Result<Plan, Refusal> {
        let paid = self.draw(tile, TouchMode::Sizes)?;
        let from = self.state.bag.intersection(floors_of_size(size));
        if from.is_empty() {
            Err(Refusal::SizeNotInBag { size })
        } else {
            Ok(Plan::DrawSize { paid, size, from })
        }
    }

    /// T13, T14.
    fn offer(&self, tile: ActionTile, pagoda: Pagoda) -> Result<Plan, Refusal> {
        let paid = self.use_tile(tile, Action::Offer)?;
        let site = &self.state.garden[pagoda];
        let Ok(top) = FloorSize::try_from(site.height) else {
            return Err(Refusal::NoFloorYet { pagoda });
        };
        if site.is_finished() {
            return Err(Refusal::PagodaFinished { pagoda });
        }
        if site.top_cube().is_some() {
            return Err(Refusal::CarriesOffering { pagoda, floor: top });
        }
        if !self.player.cubes.contains(pagoda) {
            return Err(Refusal::CubePlaced { pagoda });
        }
        self.afford(paid, 0)?;
        let on = Floor { pagoda, size: top };
        Ok(Plan::Offer { paid, on, gain: u16::from(top.get()) + OFFERING })
    }

    /// T15, T16.
    fn acquire(&self, tile: ActionTile, ware: Ware) -> Result<Plan, Refusal> {
        let paid = self.use_tile(tile, Action::Acquire)?;
        let printed = self.state.printed_price(ware).ok_or(match ware {
            Ware::Village { stack } => Refusal::StackEmpty { stack },
            Ware::Inauguration { pagoda } => Refusal::InaugurationGone { pagoda },
        })?;
        let price = self.state.reduced(printed, self.player);
        self.afford(paid, price)?;
        Ok(Plan::Acquire { paid, ware, printed, price })
    }

    /// T18–T20, T23, T25.
    fn build(&self, floor: Floor) -> Result<Plan, Refusal> {
        if !self.player.floors.contains(floor) {
            return Err(Refusal::FloorNotInFront { floor });
        }
        let site = &self.state.garden[floor.pagoda];
        if !self.state.fits(floor) {
            return Err(Refusal::FloorDoesNotFit { floor, height: site.height });
        }
        let over_cube = if site.top_cube().is_some() { OVER_CUBE } else { 0 };
        let finished = (floor.size.get() == 6).then(|| PlannedFinish {
            inauguration: match self.state.inauguration_owner(floor.pagoda) {
                Some(owner) => InaugurationFate::Turned { owner },
                None => InaugurationFate::Left,
            },
            ends_game: self.state.finished().len() + 1 == PAGODAS_TO_END,
        });
        let gain = u16::from(floor.size.get()) + over_cube;
        Ok(Plan::Build { floor, gain, over_cube, finished })
    }

    /// T24.
    fn claim(&self, objective: Objective) -> Result<Plan, Refusal> {
        let Some(Progress { have, need, .. }) = objective.progress(self.state, self.seat) else {
            return Err(Refusal::AwardedByTheGame { objective });
        };
        if !self.state.objectives.contains(objective) {
            Err(Refusal::ObjectiveTaken { objective })
        } else if have < need {
            Err(Refusal::ConditionNotMet { objective, have, need })
        } else {
            Ok(Plan::Claim { objective })
        }
    }

    /// T8, T21, T22.
    fn end(&self, keep: Option<Floor>) -> Result<Plan, Refusal> {
        let floors = self.player.floors;
        let buildable = self.state.buildable(self.player);
        if !buildable.is_empty() {
            return Err(Refusal::MustBuild { floors: buildable.iter().collect() });
        }
        if !self.acted {
            return Err(Refusal::MustUseATile);
        }
        let kept = match keep {
            None if floors.len() > 1 => {
                return Err(Refusal::MustNameAFloor { floors: floors.iter().collect() });
            }
            None => floors.iter().next(),
            Some(_) if floors.len() < 2 => return Err(Refusal::NothingToChoose),
            Some(floor) if floors.contains(floor) => Some(floor),
            Some(floor) => return Err(Refusal::CannotKeep { floor }),
        };
        let returned = floors.without(kept.into_iter().collect());
        Ok(Plan::EndTurn { kept, returned, next: self.state.players.after(self.seat) })
    }
}
