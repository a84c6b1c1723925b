//! T13, T14: offerings.

use super::table::{ONE, TWO, Table, floor};
use crate::tajuto::floor::{FloorSize, Pagoda};
use crate::tajuto::{ActionTile, Command, Refusal};

const RED: Command = Command::Offer { tile: ActionTile::A, pagoda: Pagoda::Red };

#[test]
fn t13_a_cube_goes_on_the_top_floor() {
    let mut table = Table::of(2).pagoda(Pagoda::Red, 3);
    table.play(ONE, RED);
    assert_eq!(table.state.garden[Pagoda::Red].cubes, [None, None, Some(ONE), None, None, None]);
    assert!(!table.player(ONE).cubes.contains(Pagoda::Red));
    assert_eq!(table.player(ONE).cubes.len(), 7);
}

#[test]
fn t13_needs_a_floor_and_an_unfinished_pagoda() {
    assert_eq!(Table::of(2).refuse(ONE, RED, 13), Refusal::NoFloorYet { pagoda: Pagoda::Red });
    let finished = Table::of(2).pagoda(Pagoda::Red, 6);
    assert_eq!(finished.refuse(ONE, RED, 13), Refusal::PagodaFinished { pagoda: Pagoda::Red });
    assert!(finished.player(ONE).cubes.contains(Pagoda::Red), "it still counts as held");
}

#[test]
fn t13_one_cube_on_a_floor() {
    let plum = Command::Offer { tile: ActionTile::A, pagoda: Pagoda::Purple };
    let table = Table::of(2).pagoda(Pagoda::Purple, 3).cube(TWO, Pagoda::Purple);
    let refusal = table.refuse(ONE, plum, 13);
    assert_eq!(
        refusal,
        Refusal::CarriesOffering { pagoda: Pagoda::Purple, floor: FloorSize::try_from(3).unwrap() }
    );
    assert_eq!(refusal.to_string(), "T13: the plum pagoda already carries an offering on floor 3");
}

#[test]
fn t13_each_cube_is_placed_once() {
    let mut table = Table::of(2)
        .mp(ONE, 10)
        .pagoda(Pagoda::Red, 1)
        .cube(ONE, Pagoda::Red)
        .front(ONE, &[floor(Pagoda::Red, 2)]);
    table.play(ONE, Command::Build { floor: floor(Pagoda::Red, 2) });
    assert_eq!(table.refuse(ONE, RED, 13), Refusal::CubePlaced { pagoda: Pagoda::Red });
}

#[test]
fn t14_an_offering_on_two_floors_gains_four() {
    for (height, gain) in [(1, 3), (2, 4), (3, 5), (5, 7)] {
        let mut table = Table::of(2).pagoda(Pagoda::Red, height);
        let preview = table.preview(ONE, RED);
        table.play(ONE, RED);
        assert_eq!(table.player(ONE).mp, gain);
        assert_eq!((u32::from(preview.gain), preview.mp_after), (gain, gain));
    }
}
