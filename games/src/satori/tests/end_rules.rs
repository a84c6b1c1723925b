//! The end of the game (S33–S40).

use super::names::{FREE, ONE, THREE, TWO, basic, build, choose, gain, place};
use super::table::Table;
use crate::game::Game;
use crate::outcome::ScoreSheet;
use crate::satori::piece::{Colour, Sides, SorinTile, Spot};
use crate::satori::score::{outcome, standing};
use crate::satori::state::Phase;
use crate::satori::{Command, Goods, PagodaItem, Refusal, Satori};
use crate::seat::Seat;

fn owns_sorin(mut table: Table, kind: SorinTile) -> Table {
    table.state.sorin_tile = kind;
    let price = table.state.edition.sorin_cost;
    let mut table = table.round(5).has(ONE, price);
    table.place(ONE, Colour::Grey, basic("A5"), Sides::Left);
    table.play(ONE, build(0, PagodaItem::Sorin));
    table
}

#[test]
fn s33_a_game_that_is_over_takes_no_more_commands() {
    let mut table = Table::of(2).round(5);
    table.finish_round();
    while let Phase::Amulet { seat } = table.state.phase {
        table.play(seat, choose(false));
    }
    assert!(Satori::outcome(&table.state).is_some());
    let commands = [
        Command::EndTurn {},
        choose(true),
        gain(0),
        Command::PlaceFirstMonk { place: place(1) },
        Command::ExchangeTiles { incense: 0, coins: 0 },
    ];
    for command in commands {
        for seat in [ONE, TWO] {
            assert_eq!(table.refused(seat, command.clone()), Refusal::GameIsOver);
        }
    }
}

#[test]
fn s34_jokoro_on_the_pagoda_times_roofs() {
    let table = Table::of(3).tier(1, "J1", &[ONE, TWO]).tier(2, "J2", &[ONE]).roof(1).roof(2);
    assert_eq!(standing(&table.state, ONE).pagoda_jokoro, 4);
    assert_eq!(standing(&table.state, TWO).pagoda_jokoro, 2);
    assert_eq!(standing(&table.state, THREE).pagoda_jokoro, 0);
}

#[test]
fn s35_jokoro_on_altars_times_their_colours() {
    let table = Table::of(4)
        .built(ONE, Spot(6), "G1", "deco_mon", true)
        .built(ONE, Spot(7), "O1", "deco_mon", true)
        .built(ONE, Spot(8), "G2", "deco_mon", false)
        .built(TWO, Spot(9), "P1", "deco_mon", true);
    assert_eq!(standing(&table.state, ONE).altar_jokoro, 4);
    assert_eq!(standing(&table.state, TWO).altar_jokoro, 1);
}

#[test]
fn s36_a_point_for_every_five_goods_together() {
    let goods = Goods { coin: 3, wood: 2, stone: 2, meditation_tile: 2, incense: 3, ..Goods::NONE };
    let table = Table::of(2).has(ONE, goods);
    assert_eq!(standing(&table.state, ONE).goods, 1, "nine in all");
    let table = table.has(ONE, Goods { coin: 1, ..Goods::NONE });
    assert_eq!(standing(&table.state, ONE).goods, 2);
}

#[test]
fn s37_a_point_for_each_emerald() {
    let table = Table::of(2).has(ONE, Goods { emerald: 3, ..Goods::NONE });
    let score = standing(&table.state, ONE);
    assert_eq!((score.emeralds, score.goods), (3, 0));
}

#[test]
fn s38_the_tile_of_the_sorin_for_its_owner() {
    let table = Table::of(3)
        .built(ONE, FREE, "G1", "deco_mon", true)
        .built(ONE, Spot(7), "G2", "deco_mon", true)
        .built(TWO, Spot(8), "G3", "deco_mon", true)
        .offerings(ONE, 5)
        .has(ONE, Goods { coin: 4, wood: 1, incense: 2, ..Goods::NONE });
    for (kind, points) in
        [(SorinTile::Colours, 4), (SorinTile::Goods, 2), (SorinTile::Incense, 4), (SorinTile::Offerings, 5)]
    {
        let table = owns_sorin(table.clone(), kind);
        assert_eq!(standing(&table.state, ONE).sorin, points, "{kind:?}");
        assert_eq!(standing(&table.state, TWO).sorin, 0);
    }
}

#[test]
fn s39_without_incense_a_point_is_lost_at_the_end() {
    let table = Table::of(2).has(ONE, Goods { incense: 1, ..Goods::NONE });
    let scores = outcome(&table.state).scores;
    assert_eq!((scores[ONE].total(), scores[TWO].total()), (5, 4));
    let table = Table::of(2).points(TWO, 0);
    assert_eq!(outcome(&table.state).scores[TWO].total(), 0);
}

#[test]
fn s40_most_points_then_incense_then_offerings_then_shared() {
    let winners = |table: &Table| -> Vec<Seat> { outcome(&table.state).winners };
    let incense = |level| Goods { incense: level, ..Goods::NONE };
    let table = Table::of(3).has(ONE, incense(1)).has(TWO, incense(1)).has(THREE, incense(1));
    assert_eq!(winners(&table), [ONE, TWO, THREE]);
    let further = table.clone().offerings(TWO, 1);
    assert_eq!(winners(&further), [TWO]);
    let smoky = further.has(THREE, incense(1));
    assert_eq!(winners(&smoky), [THREE]);
    let richer = smoky.points(ONE, 6);
    assert_eq!(winners(&richer), [ONE]);
}
