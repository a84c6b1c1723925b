//! The names under which a game is counted: in self-play and in the chart after the end.

use super::command::PagodaItem;
use super::event::{Deed, Event};
use super::piece::Colour;
use super::score;
use super::state::State;
use crate::outcome::ScoreSheet;
use crate::seat::Seat;

/// What self-play counts.
pub(super) fn of_event(state: &State, event: &Event) -> Option<String> {
    let edition = &state.edition;
    match &event.deed {
        Deed::BuiltAltar { tile, .. } => {
            edition.altar.get(tile.index()).map(|altar| format!("altar {}", altar.id))
        }
        Deed::TurnedWheel { wheel, .. } => {
            edition.prayer_wheel.get(wheel.index()).map(|entry| entry.id.clone())
        }
        Deed::BuiltPagoda { item, .. } => Some(match item {
            PagodaItem::Tier(tier) => format!("tier {}", tier.get()),
            PagodaItem::Roof(tier) => format!("roof {}", tier.get()),
            PagodaItem::Sorin => "Sōrin".into(),
        }),
        Deed::PlacedWorshipper { spot, .. } => {
            edition.basic_altar.get(spot.index()).map(|altar| format!("place of {}", altar.id))
        }
        Deed::PlacedJokoro { .. } => Some("Jokoro".into()),
        Deed::Prayed { .. } => Some("prayer".into()),
        Deed::Inspected { .. } => Some("inspection".into()),
        _ => None,
    }
}

/// What a player came to have.
pub(super) fn prize(state: &State, event: &Event) -> Option<&'static str> {
    match &event.deed {
        Deed::BuiltAltar { tile, .. } => {
            state.edition.altar.get(tile.index()).map(|altar| match altar.colour {
                Colour::Grey => "altar_grey",
                Colour::Orange => "altar_orange",
                Colour::Purple => "altar_purple",
            })
        }
        Deed::TurnedWheel { .. } => Some("prayer_wheel"),
        Deed::PlacedJokoro { .. } => Some("jokoro"),
        Deed::BuiltPagoda { item, .. } => Some(match item {
            PagodaItem::Tier(_) => "tier",
            PagodaItem::Roof(_) => "roof",
            PagodaItem::Sorin => "sorin",
        }),
        _ => None,
    }
}

/// The starting tile and the amulet; the altars among players who built as many.
pub(super) fn holdings(state: &State, seat: Seat) -> Vec<(String, String)> {
    let player = &state.players[seat];
    let edition = &state.edition;
    let amulet = ("amulet".into(), player.amulet.number().to_string());
    let starting = player.starting_tile.and_then(|tile| edition.starting_tile.get(tile.index()));
    let starting = starting.map(|tile| ("starting tile".into(), tile.id.clone()));
    let group = format!("altar, {} built", state.altars(seat));
    let own = state.court.built().filter(|(_, altar)| altar.owner == seat);
    let altars = own.filter_map(|(_, altar)| edition.altar.get(altar.tile.index()));
    let altars = altars.map(|altar| (group.clone(), altar.id.clone()));
    let number = ("altars".into(), state.altars(seat).to_string());
    let sorin = state.pagoda.sorin.as_ref().map(|top| ("Sōrin".into(), yes_or_no(top.owner == seat)));
    [amulet, number].into_iter().chain(starting).chain(sorin).chain(altars).collect()
}

fn yes_or_no(is_so: bool) -> String {
    if is_so { "yes" } else { "no" }.into()
}

/// How a player stands: points on the track, those that the position would bring, and what lies at hand.
pub(super) fn standing(state: &State, seat: Seat) -> Vec<(&'static str, u32)> {
    let player = &state.players[seat];
    let goods = player.goods;
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    vec![
        ("sp", player.points().into()),
        ("standing", score::standing(state, seat).total()),
        ("coins", goods.coin.into()),
        ("wood", goods.wood.into()),
        ("stone", goods.stone.into()),
        ("emeralds", goods.emerald.into()),
        ("incense", goods.incense.into()),
        ("tiles", goods.meditation_tile.into()),
        ("altars", count(state.altars(seat))),
        ("jokoro", count(state.altar_jokoro(seat) + state.pagoda.jokoro(seat))),
    ]
}
