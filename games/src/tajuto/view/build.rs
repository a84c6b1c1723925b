//! Builds a view: all redaction of the present happens here and in `State::shows_pile`.

use super::{
    BagRow, FrontFloor, InaugurationView, PhaseView, PileView, PlayerView, SiteView, StackView, TileView,
    View,
};
use crate::game::Viewer;
use crate::outcome::ScoreSheet;
use crate::tajuto::floor::{Floor, FloorSize, Pagoda, PagodaSet};
use crate::tajuto::score::Score;
use crate::tajuto::state::{Phase, Player, State};
use crate::tajuto::tile::{ActionTile, Stack};

/// What a viewer may know of a state.
pub(in crate::tajuto) fn view(state: &State, viewer: Viewer) -> View {
    let finished = state.finished();
    // A seat that is not at this table sees what a spectator sees.
    let own = match viewer {
        Viewer::Seat(seat) => state.players.get(seat).map(|player| (seat, player)),
        Viewer::Spectator | Viewer::AllHands | Viewer::Everyone => None,
    };
    let your_price = |printed: u16| own.map(|(_, player)| state.reduced(printed, player));
    View {
        options: state.options,
        turn: state.turn,
        phase: phase(state, viewer),
        players: state.players.map(|seat, player| {
            let shows = state.shows_pile(viewer, seat);
            self::player(state, player, finished, shows)
        }),
        garden: state.edition.file().board.pagodas.iter().map(|&p| site(state, p, your_price)).collect(),
        village: Stack::ALL.map(|stack| self::stack(state, stack, your_price)).into(),
        objectives: state.objectives.iter().collect(),
        progress: own.map_or_else(Vec::new, |(seat, _)| {
            state.objectives.iter().filter_map(|objective| objective.progress(state, seat)).collect()
        }),
        bag: Pagoda::ALL.iter().map(|&pagoda| bag_row(state, pagoda)).collect(),
        first_finisher: state.first_finisher,
    }
}

fn phase(state: &State, viewer: Viewer) -> PhaseView {
    match &state.phase {
        Phase::Turn { seat, acted } => PhaseView::Turn { seat: *seat, acted: *acted },
        Phase::Groping { seat, nth, handful } => {
            let feels = match viewer {
                Viewer::Seat(viewing) => viewing == *seat,
                Viewer::AllHands | Viewer::Everyone => true,
                Viewer::Spectator => false,
            };
            PhaseView::Groping {
                seat: *seat,
                nth: *nth,
                last: state.edition.file().touch.handfuls,
                floors: handful.len(),
                readings: feels.then(|| handful.readings(state.edition.feel())),
                contents: (viewer == Viewer::Everyone)
                    .then(|| handful.felt.iter().map(|felt| felt.floor).collect()),
            }
        }
        Phase::Over(outcome) => PhaseView::Over { outcome: outcome.as_ref().clone() },
    }
}

fn player(state: &State, player: &Player, finished: PagodaSet, shows_pile: bool) -> PlayerView {
    PlayerView {
        colour: player.colour,
        mp: player.mp,
        cubes: player.cubes.iter().collect(),
        floors: player.floors.iter().map(|floor| FrontFloor { floor, fits: state.fits(floor) }).collect(),
        tiles: tiles(state, player),
        markets: player.markets,
        inaugurations: player.inaugurations.without(finished).iter().collect(),
        face_down: u8::try_from(player.face_down(finished)).unwrap_or(u8::MAX),
        pile: shows_pile.then(|| {
            let score = Score::of(player, finished, &state.edition);
            PileView {
                wisdom: player.wisdom,
                shrines: player.shrines,
                objectives: player.objectives.iter().collect(),
                inaugurations: player.inaugurations.intersection(finished).iter().collect(),
                score,
                total: score.total(),
            }
        }),
    }
}

fn tiles(state: &State, player: &Player) -> Vec<TileView> {
    let mut views = Vec::with_capacity(6);
    for tile in ActionTile::ALL {
        let held = player.tiles[tile.index()];
        let use_cost = state.edition.use_cost(tile);
        views.extend((0..held.owned).map(|nth| TileView { tile, use_cost, used: nth < held.used }));
    }
    views
}

fn site(state: &State, pagoda: Pagoda, your_price: impl Fn(u16) -> Option<u16>) -> SiteView {
    let site = &state.garden[pagoda];
    let inauguration = if site.is_finished() {
        InaugurationView::Gone
    } else if let Some(seat) = state.inauguration_owner(pagoda) {
        InaugurationView::Player { seat }
    } else {
        let price = state.edition.file().inauguration.price;
        InaugurationView::Site { price, your_price: your_price(price) }
    };
    SiteView {
        pagoda,
        cubes: site.cubes[..usize::from(site.height)].to_vec(),
        next: FloorSize::try_from(site.height + 1).ok(),
        inauguration,
    }
}

fn stack(state: &State, stack: Stack, your_price: impl Fn(u16) -> Option<u16>) -> StackView {
    let prices = &state.edition.prices(stack)[usize::from(state.sold[stack.index()])..];
    StackView { stack, prices: prices.to_vec(), your_price: prices.first().and_then(|&top| your_price(top)) }
}

fn bag_row(state: &State, pagoda: Pagoda) -> BagRow {
    let in_bag = |size: &FloorSize| state.bag.contains(Floor { pagoda, size: *size });
    BagRow { pagoda, sizes: FloorSize::ALL.into_iter().filter(in_bag).collect() }
}
