//! Completes a view by a guess: what a player who remembers nothing but what lies open could believe.

use super::edition::Edition;
use super::piece::Amulet;
use super::state::{
    Altar, BuiltAltar, ConstructionSite, Court, Frame, Ground, Mountains, Pagoda, Phase, Plate, Player,
    State, Storey, TopStorey, Turn,
};
use super::view::{PhaseView, PlateView, PlayerView, TurnView, View};
use crate::dice::Stream;
use crate::seat::BySeat;
use std::sync::Arc;

/// A state that gives its viewer this view.
pub(super) fn imagine(edition: &Arc<Edition>, view: &View, chance: &mut Stream) -> State {
    let amulets = amulets(&view.players, chance);
    let mut state = State {
        edition: Arc::clone(edition),
        options: view.options,
        players: view.players.map(|seat, player| player_of(player, amulets[seat])),
        supply: view.supply,
        bag: view.bag,
        sanmon: view.sanmon,
        court: Court {
            altars: view
                .court
                .iter()
                .map(|altar| Altar {
                    worshippers: altar.worshippers,
                    built: altar.built.map(|built| BuiltAltar {
                        tile: built.tile,
                        decoration: built.decoration,
                        owner: built.owner,
                        jokoro: built.jokoro,
                    }),
                })
                .collect(),
            charity: view.charity,
        },
        site: ConstructionSite {
            altars: std::array::from_fn(|place| view.site.altars.get(place).copied().flatten()),
            decorations: view.site.decorations.clone(),
            altar_pile: view.site.altar_pile.clone(),
            decoration_pile: view.site.decoration_pile.clone(),
            altars_gone: 0,
            decorations_gone: 0,
        },
        mountains: mountains(view),
        pagoda: pagoda(view),
        sorin_tile: view.pagoda.sorin_tile,
        starting_tiles: view.starting_tiles.clone(),
        round: view.round,
        turns: view.turns,
        order: view.order.clone(),
        bells: view.bells.clone(),
        next_draw: 1,
        phase: phase(&view.phase),
    };
    super::check::account_for_the_gone(&mut state);
    state
}

/// Deals the amulets that are not shown out of those that nobody shows.
fn amulets(players: &BySeat<PlayerView>, chance: &mut Stream) -> BySeat<Amulet> {
    let shown: Vec<Amulet> = players.values().filter_map(|player| player.amulet).collect();
    let mut hidden: Vec<Amulet> = Amulet::ALL.into_iter().filter(|amulet| !shown.contains(amulet)).collect();
    chance.select(&mut hidden, usize::MAX);
    players.map(|_, player| player.amulet.or_else(|| hidden.pop()).unwrap_or(Amulet::MostPoints))
}

fn player_of(view: &PlayerView, amulet: Amulet) -> Player {
    Player {
        colour: view.colour,
        goods: view.goods,
        earned: view.earned,
        monks: view.monks,
        on_sun: view.on_sun,
        jokoro: view.jokoro,
        sixth_locked: view.sixth_locked,
        hand: view.hand,
        offerings: view.offerings,
        starting_tile: view.starting_tile,
        amulet,
        amulet_played: view.amulet_played,
        // Another's secret choice is as good as any.
        amulet_choice: view.has_chosen.then(|| view.choice.unwrap_or(true)),
    }
}

fn mountains(view: &View) -> Mountains {
    let ground = |place: usize| {
        view.mountains
            .get(place)
            .map_or_else(Ground::default, |ground| Ground { tile: ground.tile, monk: ground.monk })
    };
    Mountains {
        ground: std::array::from_fn(ground),
        hikari: std::array::from_fn(|mountain| view.hikari.get(mountain).map_or(0, |place| place.space())),
        pile: view.meditation_pile.clone(),
        spent: 0,
    }
}

fn pagoda(view: &View) -> Pagoda {
    let tiers = &view.pagoda.tiers;
    Pagoda {
        storeys: std::array::from_fn(|tier| Storey {
            tile: tiers.get(tier).map_or(super::piece::TierTile(0), |storey| storey.tile),
            plate: tiers.get(tier).and_then(|storey| storey.plate.as_ref()).map(plate),
            roof: tiers.get(tier).is_some_and(|storey| storey.roof),
        }),
        sorin: view
            .pagoda
            .sorin
            .as_ref()
            .map(|sorin| TopStorey { owner: sorin.owner, plate: plate(&sorin.plate) }),
        pile: view.pagoda.cost_pile.clone(),
        cancelled: view.pagoda.cancelled,
        neutral: view.pagoda.neutral,
    }
}

fn plate(view: &PlateView) -> Plate {
    Plate { cost: view.cost, spaces: view.spaces.clone() }
}

fn phase(view: &PhaseView) -> Phase {
    match view {
        PhaseView::StartingTile { seat } => Phase::StartingTile { seat: *seat },
        PhaseView::FirstMonk { seat } => Phase::FirstMonk { seat: *seat },
        PhaseView::Turn(turn) => Phase::Turn(turn_of(turn)),
        PhaseView::Amulet { seat } => Phase::Amulet { seat: *seat },
        PhaseView::Bonus { seat, amulet } => Phase::Bonus { seat: *seat, amulet: *amulet },
        PhaseView::Claim { seat } => Phase::Claim { seat: *seat },
        PhaseView::Keep { seat } => Phase::Keep { seat: *seat },
        PhaseView::Exchange { seat } => Phase::Exchange { seat: *seat },
        PhaseView::Over { outcome } => Phase::Over(Box::new(outcome.clone())),
    }
}

fn turn_of(view: &TurnView) -> Turn {
    let frame =
        |frame: &super::view::FrameView| Frame { source: frame.source, actions: frame.actions.clone() };
    Turn {
        seat: view.seat,
        placed: view.placed,
        wheel_turned: view.wheel_turned,
        hand_before: view.hand_before,
        stack: view.open.iter().map(frame).collect(),
        won: view.won.iter().copied().collect(),
    }
}
