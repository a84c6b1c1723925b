//! Makes a view.

use super::{
    AltarView, BuiltView, FrameView, GroundView, PagodaView, PhaseView, PlateView, PlayerView, SiteView,
    SorinView, StoreyView, TurnView, View,
};
use crate::game::Viewer;
use crate::satori::piece::{Mountain, Spot};
use crate::satori::state::{Altar, BuiltAltar, Phase, Plate, Player, State, Turn};
use crate::seat::Seat;

/// What a viewer may know of the present.
pub(in crate::satori) fn view(state: &State, viewer: Viewer) -> View {
    let State { court, site, mountains, pagoda, .. } = state;
    View {
        options: state.options,
        round: state.round,
        turns: state.turns,
        order: state.order.clone(),
        bells: state.bells.clone(),
        phase: phase(&state.phase),
        players: state.players.map(|seat, player| player_view(state, viewer, seat, player)),
        supply: state.supply,
        bag: state.bag,
        sanmon: state.sanmon,
        court: (0..)
            .map(Spot)
            .zip(&court.altars)
            .map(|(spot, altar)| altar_view(state, spot, *altar))
            .collect(),
        charity: court.charity,
        site: SiteView {
            altars: site.altars.to_vec(),
            decorations: site.decorations.clone(),
            altar_pile: site.altar_pile.clone(),
            decoration_pile: site.decoration_pile.clone(),
        },
        mountains: mountains.ground.iter().map(|g| GroundView { tile: g.tile, monk: g.monk }).collect(),
        hikari: Mountain::all().map(|mountain| mountains.light(mountain)).collect(),
        meditation_pile: mountains.pile.clone(),
        pagoda: PagodaView {
            tiers: pagoda
                .storeys
                .iter()
                .map(|storey| StoreyView {
                    tile: storey.tile,
                    plate: storey.plate.as_ref().map(plate_view),
                    roof: storey.roof,
                })
                .collect(),
            sorin_tile: state.sorin_tile,
            sorin: pagoda
                .sorin
                .as_ref()
                .map(|top| SorinView { owner: top.owner, plate: plate_view(&top.plate) }),
            cost_pile: pagoda.pile.clone(),
            cancelled: pagoda.cancelled,
            neutral: pagoda.neutral,
        },
        starting_tiles: state.starting_tiles.clone(),
    }
}

fn phase(phase: &Phase) -> PhaseView {
    match phase {
        Phase::StartingTile { seat } => PhaseView::StartingTile { seat: *seat },
        Phase::FirstMonk { seat } => PhaseView::FirstMonk { seat: *seat },
        Phase::Turn(turn) => PhaseView::Turn(turn_view(turn)),
        Phase::Amulet { seat } => PhaseView::Amulet { seat: *seat },
        Phase::Bonus { seat, amulet } => PhaseView::Bonus { seat: *seat, amulet: *amulet },
        Phase::Claim { seat } => PhaseView::Claim { seat: *seat },
        Phase::Keep { seat } => PhaseView::Keep { seat: *seat },
        Phase::Exchange { seat } => PhaseView::Exchange { seat: *seat },
        Phase::Over(outcome) => PhaseView::Over { outcome: outcome.as_ref().clone() },
    }
}

fn turn_view(turn: &Turn) -> TurnView {
    let frame = |frame: &crate::satori::state::Frame| FrameView {
        source: frame.source,
        actions: frame.actions.clone(),
    };
    TurnView {
        seat: turn.seat,
        placed: turn.placed,
        wheel_turned: turn.wheel_turned,
        hand_before: turn.hand_before,
        open: turn.stack.iter().map(frame).collect(),
        won: turn.won.iter().copied().collect(),
    }
}

fn player_view(state: &State, viewer: Viewer, seat: Seat, player: &Player) -> PlayerView {
    let is_own = viewer == Viewer::Seat(seat);
    let is_open = player.amulet_played
        || matches!(viewer, Viewer::AllHands | Viewer::Everyone)
        || matches!(state.phase, Phase::Over(_));
    PlayerView {
        colour: player.colour,
        points: player.points(),
        earned: player.earned,
        goods: player.goods,
        monks: player.monks,
        on_sun: player.on_sun,
        jokoro: player.jokoro,
        sixth_locked: player.sixth_locked,
        hand: player.hand,
        offerings: player.offerings,
        starting_tile: player.starting_tile,
        amulet: (is_own || is_open).then_some(player.amulet),
        amulet_played: player.amulet_played,
        has_chosen: player.amulet_choice.is_some(),
        choice: player.amulet_choice.filter(|_| is_own),
    }
}

fn altar_view(state: &State, spot: Spot, altar: Altar) -> AltarView {
    AltarView {
        colour: state.court.colour(&state.edition, spot),
        worshippers: altar.worshippers,
        built: altar.built.map(|BuiltAltar { tile, decoration, owner, jokoro }| BuiltView {
            tile,
            decoration,
            owner,
            jokoro,
        }),
    }
}

fn plate_view(plate: &Plate) -> PlateView {
    PlateView { cost: plate.cost, spaces: plate.spaces.clone() }
}
