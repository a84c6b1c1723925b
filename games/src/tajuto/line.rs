//! What viewers learn of an event: the moment as it happens, and the log line as it stands later (T29).

use super::event::{Deed, Ending, Event, Finish, InaugurationFate, Use};
use super::floor::{Floor, FloorSize};
use super::objective::Objective;
use super::state::{Phase, State};
use super::tile::Ware;
use super::touch::{Felt, Handful};
use crate::game::Viewer;
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What everybody at the table saw in the moment it happened, names and all. Sent once, never stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Moment {
    /// Whose doing it was.
    pub seat: Seat,
    /// What was seen.
    pub seen: Seen,
}

/// What was seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "did", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of the stored deeds, less what nobody sees")]
pub enum Seen {
    /// Reached into the bag.
    Groped { paid: Use },
    /// Put the handful back and took another.
    GropedAgain { nth: u8 },
    /// Picked a floor of the handful.
    Picked { place: u8, floor: Floor },
    /// Drew a floor of a named size.
    DrewSize { paid: Use, size: FloorSize, floor: Floor },
    /// Drew any floor.
    DrewBlind { paid: Use, floor: Floor },
    /// Put a cube on a floor.
    Offered { paid: Use, on: Floor, gain: u16 },
    /// Bought a tile.
    Acquired { paid: Use, ware: Ware, price: u16 },
    /// Built a floor.
    Built { floor: Floor, gain: u16, over_cube: u16, finished: Option<Finish> },
    /// Claimed an Objective.
    Claimed { objective: Objective },
    /// Ended the turn.
    EndedTurn { kept: Option<Floor>, returned: Vec<Floor>, next: Seat },
}

/// A line of one viewer's log, as things stand now. It carries no running totals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Line {
    /// Whose doing it was.
    pub seat: Seat,
    /// What the log says.
    pub told: Told,
}

/// What the log says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "did", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of the stored deeds, less what is hidden now")]
pub enum Told {
    /// Felt a handful; what was in it is told when the game is over.
    Groped { nth: u8, handful: Option<Vec<Felt>> },
    /// Took a floor from the bag.
    Drew { floor: Floor },
    /// Put a cube on a floor.
    Offered { on: Floor, gain: u16 },
    /// Took a tile that lies face down: bought or claimed, the log does not say.
    TookTile,
    /// Bought a tile that this viewer may know.
    Acquired { ware: Ware, price: u16 },
    /// Claimed an Objective that this viewer may know.
    Claimed { objective: Objective },
    /// Built a floor. Where that finished a pagoda, what became of its Inauguration tile is told to those
    /// who may know it; where it ended the game, how.
    Built {
        floor: Floor,
        gain: u16,
        over_cube: u16,
        inauguration: Option<InaugurationFate>,
        ending: Option<Ending>,
    },
    /// Ended the turn.
    EndedTurn { kept: Option<Floor>, returned: Vec<Floor> },
}

/// The moment of an event. A handful's widths are part of the view of the one who feels them.
pub(super) fn moment(event: &Event) -> Moment {
    let seen = match &event.deed {
        Deed::Groped { paid, .. } => Seen::Groped { paid: *paid },
        Deed::GropedAgain { nth, .. } => Seen::GropedAgain { nth: *nth },
        Deed::Picked { place, floor } => Seen::Picked { place: *place, floor: *floor },
        Deed::DrewSize { paid, size, floor, .. } => {
            Seen::DrewSize { paid: *paid, size: *size, floor: *floor }
        }
        Deed::DrewBlind { paid, floor, .. } => Seen::DrewBlind { paid: *paid, floor: *floor },
        Deed::Offered { paid, on, gain } => Seen::Offered { paid: *paid, on: *on, gain: *gain },
        Deed::Acquired { paid, ware, price } => Seen::Acquired { paid: *paid, ware: *ware, price: *price },
        Deed::Built { floor, gain, over_cube, finished } => {
            let finished = finished.as_deref().cloned();
            Seen::Built { floor: *floor, gain: *gain, over_cube: *over_cube, finished }
        }
        Deed::Claimed { objective } => Seen::Claimed { objective: *objective },
        Deed::EndedTurn { kept, returned, next } => {
            Seen::EndedTurn { kept: *kept, returned: returned.iter().collect(), next: *next }
        }
    };
    Moment { seat: event.seat, seen }
}

/// The line of an event for a viewer, as things stand now.
pub(super) fn line(now: &State, event: &Event, viewer: Viewer) -> Line {
    let seat = event.seat;
    let told = match &event.deed {
        Deed::Groped { handful, .. } => groped(now, 1, handful, viewer),
        Deed::GropedAgain { nth, handful } => groped(now, *nth, handful, viewer),
        Deed::Picked { floor, .. } | Deed::DrewSize { floor, .. } | Deed::DrewBlind { floor, .. } => {
            Told::Drew { floor: *floor }
        }
        Deed::Offered { on, gain, .. } => Told::Offered { on: *on, gain: *gain },
        Deed::Acquired { ware, .. } if hides(now, *ware) && !now.shows_pile(viewer, seat) => Told::TookTile,
        Deed::Acquired { ware, price, .. } => Told::Acquired { ware: *ware, price: *price },
        Deed::Claimed { .. } if !now.shows_pile(viewer, seat) => Told::TookTile,
        Deed::Claimed { objective } => Told::Claimed { objective: *objective },
        Deed::Built { floor, gain, over_cube, finished } => {
            let finished = finished.as_deref();
            Told::Built {
                floor: *floor,
                gain: *gain,
                over_cube: *over_cube,
                inauguration: finished.map(|f| f.inauguration).filter(|fate| tells_fate(now, *fate, viewer)),
                ending: finished.and_then(|finish| finish.ending.clone()),
            }
        }
        Deed::EndedTurn { kept, returned, .. } => {
            Told::EndedTurn { kept: *kept, returned: returned.iter().collect() }
        }
    };
    Line { seat, told }
}

fn groped(now: &State, nth: u8, handful: &Handful, viewer: Viewer) -> Told {
    let open = viewer == Viewer::Everyone || matches!(now.phase, Phase::Over(_));
    Told::Groped { nth, handful: open.then(|| handful.felt.to_vec()) }
}

/// Whether a bought tile lies face down now (T17, T23).
fn hides(now: &State, ware: Ware) -> bool {
    match ware {
        Ware::Village { stack } => stack.lies_face_down(),
        Ware::Inauguration { pagoda } => now.garden[pagoda].is_finished(),
    }
}

/// Whose pile an Inauguration tile turned into, or that it is in nobody's, tells of piles: only one who
/// sees every pile that it could lie in is told.
fn tells_fate(now: &State, fate: InaugurationFate, viewer: Viewer) -> bool {
    match fate {
        InaugurationFate::Turned { owner } => now.shows_pile(viewer, owner),
        InaugurationFate::Left => now.players.seats().all(|seat| now.shows_pile(viewer, seat)),
    }
}
