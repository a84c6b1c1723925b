//! T24: Objectives.

use super::table::{ONE, TWO, Table, floor, village};
use crate::tajuto::floor::Pagoda;
use crate::tajuto::{ActionTile, Command, Objective, Refusal, Stack};

/// An Objective is refused before its condition holds and granted when it does.
#[track_caller]
fn check(objective: Objective, before: &Table, mut when: Table) {
    let claim = Command::Claim { objective };
    let refusal = before.refuse(ONE, claim, 24);
    assert!(
        matches!(refusal, Refusal::ConditionNotMet { have, need, .. } if have + 1 == need),
        "one was missing: {refusal:?}"
    );
    assert_eq!(when.preview(ONE, claim).points, 1);
    when.play(ONE, claim);
    assert!(when.player(ONE).objectives.contains(objective));
    assert_eq!(when.refuse(ONE, claim, 24), Refusal::ObjectiveTaken { objective });
}

fn with_cubes(left: usize) -> Table {
    let mut table = Table::of(2);
    for pagoda in Pagoda::ALL.into_iter().skip(left) {
        table = table.pagoda(pagoda, 1).cube(ONE, pagoda);
    }
    table
}

#[test]
fn t24_wisdom_counts_printed_points_and_not_what_shrines_add() {
    let four = Table::of(2)
        .owns(ONE, village(Stack::Wisdom1))
        .owns(ONE, village(Stack::Wisdom3))
        .owns(ONE, village(Stack::Shrine));
    check(Objective::Wisdom5, &four, four.clone().owns(ONE, village(Stack::Wisdom1)));
    let nine = four.owns(ONE, village(Stack::Wisdom5));
    check(Objective::Wisdom10, &nine, nine.clone().owns(ONE, village(Stack::Wisdom1)));
}

#[test]
fn t24_offerings_count_the_cubes_still_held() {
    check(Objective::FourOfferings, &with_cubes(5), with_cubes(4));
    check(Objective::EightOfferings, &with_cubes(1), with_cubes(0));
}

#[test]
fn t24_thirty_steps_are_thirty_points_now() {
    check(Objective::ThirtySteps, &Table::of(2).mp(ONE, 29), Table::of(2).mp(ONE, 30));
    let mut table = Table::of(2).mp(ONE, 31);
    table.play(ONE, Command::Acquire { tile: ActionTile::A, ware: village(Stack::Wisdom1) });
    table.refuse(ONE, Command::Claim { objective: Objective::ThirtySteps }, 24);
}

#[test]
fn t24_first_pagoda_goes_to_its_finisher_on_this_or_any_later_turn() {
    let claim = Command::Claim { objective: Objective::FirstPagoda };
    let mut table = Table::of(2)
        .pagoda(Pagoda::Red, 5)
        .pagoda(Pagoda::Sky, 5)
        .front(ONE, &[floor(Pagoda::Red, 6)])
        .front(TWO, &[floor(Pagoda::Sky, 6)]);
    table.refuse(ONE, claim, 24);
    table.play(ONE, Command::Build { floor: floor(Pagoda::Red, 6) });
    let mut at_once = table.clone();
    at_once.play(ONE, claim);
    table.play(ONE, Command::Offer { tile: ActionTile::A, pagoda: Pagoda::Sky });
    table.play(ONE, Command::EndTurn { keep: None });
    table.play(TWO, Command::Build { floor: floor(Pagoda::Sky, 6) });
    table.refuse(TWO, claim, 24);
    table.play(TWO, Command::DrawBlind { tile: ActionTile::A });
    table.state.players[TWO].floors = crate::tajuto::FloorSet::NONE;
    table.play(TWO, Command::EndTurn { keep: None });
    table.play(ONE, claim);
}

#[test]
fn t24_each_goes_to_one_player_and_those_left_are_public() {
    let mut table = Table::of(2).mp(ONE, 30).mp(TWO, 30);
    table.play(ONE, Command::Claim { objective: Objective::ThirtySteps });
    let objectives = table.view(crate::Viewer::Spectator).objectives;
    assert_eq!(objectives.len(), 7);
    assert!(!objectives.contains(&Objective::ThirtySteps));
    table.state.phase = crate::tajuto::state::Phase::Turn { seat: TWO, acted: false };
    let refusal = table.refuse(TWO, Command::Claim { objective: Objective::ThirtySteps }, 24);
    assert_eq!(refusal, Refusal::ObjectiveTaken { objective: Objective::ThirtySteps });
}

#[test]
fn t24_a_claimed_objective_is_never_given_back() {
    let mut table = Table::of(2).mp(ONE, 30);
    table.play(ONE, Command::Claim { objective: Objective::ThirtySteps });
    table.play(ONE, Command::Acquire { tile: ActionTile::A, ware: village(Stack::Wisdom5) });
    assert!(table.player(ONE).objectives.contains(Objective::ThirtySteps));
    assert_eq!(table.player(ONE).mp, 12);
}

#[test]
fn t24_claims_are_free_and_as_many_as_hold() {
    let mut table = with_cubes(0).mp(ONE, 30);
    for objective in [Objective::FourOfferings, Objective::EightOfferings, Objective::ThirtySteps] {
        table.play(ONE, Command::Claim { objective });
    }
    assert_eq!((table.player(ONE).mp, table.player(ONE).objectives.len()), (30, 3));
}

#[test]
fn t24_the_endgame_objectives_are_awarded_by_the_game() {
    for objective in [Objective::FourthPagoda, Objective::MostMeditation] {
        let refusal = Table::of(2).mp(ONE, 99).refuse(ONE, Command::Claim { objective }, 24);
        assert_eq!(refusal, Refusal::AwardedByTheGame { objective });
    }
}
