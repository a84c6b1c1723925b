//! T18–T23: building, and what is left when the turn ends.

use super::table::{ONE, TWO, Table, floor};
use crate::game::Game;
use crate::tajuto::floor::{Floor, Pagoda};
use crate::tajuto::{ActionTile, Command, Deed, Finish, InaugurationFate, Refusal, Tajuto, Ware};

fn build(pagoda: Pagoda, size: u8) -> Command {
    Command::Build { floor: floor(pagoda, size) }
}

fn end(keep: Option<Floor>) -> Command {
    Command::EndTurn { keep }
}

/// Marks the turn as one that has used a tile.
fn acted(mut table: Table) -> Table {
    table.state.phase = crate::tajuto::state::Phase::Turn { seat: ONE, acted: true };
    table
}

#[test]
fn t18_a_floor_in_front_becomes_the_next_floor_of_its_pagoda() {
    let mut table = Table::of(2).pagoda(Pagoda::Red, 2).front(ONE, &[floor(Pagoda::Red, 3)]);
    table.play(ONE, build(Pagoda::Red, 3));
    assert_eq!(table.state.garden[Pagoda::Red].height, 3);
    assert!(table.player(ONE).floors.is_empty());
}

#[test]
fn t18_a_floor_must_be_in_front_and_fit() {
    let table = Table::of(2).pagoda(Pagoda::Red, 2).front(ONE, &[floor(Pagoda::Red, 4)]);
    let table = table.front(TWO, &[floor(Pagoda::Red, 3)]);
    let refusal = table.refuse(ONE, build(Pagoda::Red, 3), 18);
    assert_eq!(refusal, Refusal::FloorNotInFront { floor: floor(Pagoda::Red, 3) });
    let refusal = table.refuse(ONE, build(Pagoda::Red, 4), 18);
    assert_eq!(refusal, Refusal::FloorDoesNotFit { floor: floor(Pagoda::Red, 4), height: 2 });
    table.refuse(TWO, build(Pagoda::Red, 3), 4);
}

#[test]
fn t19_floors_one_and_two_of_one_and_four_of_another_gain_seven() {
    let front = [floor(Pagoda::Red, 1), floor(Pagoda::Red, 2), floor(Pagoda::Sky, 4)];
    let mut table = Table::of(2).pagoda(Pagoda::Sky, 3).front(ONE, &front);
    for (command, mp) in [(build(Pagoda::Red, 1), 1), (build(Pagoda::Red, 2), 3), (build(Pagoda::Sky, 4), 7)]
    {
        assert_eq!(table.preview(ONE, command).mp_after, mp);
        table.play(ONE, command);
        assert_eq!(table.player(ONE).mp, mp);
    }
}

#[test]
fn t19_floors_three_and_four_gain_seven() {
    let front = [floor(Pagoda::Pink, 3), floor(Pagoda::Pink, 4)];
    let mut table = Table::of(2).pagoda(Pagoda::Pink, 2).front(ONE, &front);
    table.play(ONE, build(Pagoda::Pink, 3));
    table.play(ONE, build(Pagoda::Pink, 4));
    assert_eq!(table.player(ONE).mp, 7);
}

#[test]
fn t20_the_third_floor_over_a_cube_gains_five_whoever_placed_it() {
    for owner in [ONE, TWO] {
        let mut table = Table::of(2)
            .pagoda(Pagoda::Green, 2)
            .cube(owner, Pagoda::Green)
            .front(ONE, &[floor(Pagoda::Green, 3)]);
        table.play(ONE, build(Pagoda::Green, 3));
        assert_eq!(table.player(ONE).mp, 5);
        assert_eq!(table.state.garden[Pagoda::Green].cubes[1], Some(owner), "the cube stays");
        assert!(!table.player(owner).cubes.contains(Pagoda::Green));
    }
}

#[test]
fn t20_also_over_the_own_cube_of_this_turn() {
    let mut table = Table::of(2).pagoda(Pagoda::Green, 2).front(ONE, &[floor(Pagoda::Green, 3)]);
    table.play(ONE, Command::Offer { tile: ActionTile::A, pagoda: Pagoda::Green });
    table.play(ONE, build(Pagoda::Green, 3));
    assert_eq!(table.player(ONE).mp, 4 + 5);
}

#[test]
fn t21_must_build_before_ending_the_turn() {
    let kept = floor(Pagoda::Red, 1);
    let mut table = acted(Table::of(2).front(ONE, &[kept, floor(Pagoda::Red, 2)]));
    assert_eq!(table.refuse(ONE, end(Some(kept)), 21), Refusal::MustBuild { floors: vec![kept] });
    table.play(ONE, build(Pagoda::Red, 1));
    let refusal = table.refuse(ONE, end(None), 21);
    assert_eq!(refusal, Refusal::MustBuild { floors: vec![floor(Pagoda::Red, 2)] }, "one leads to the next");
    table.play(ONE, build(Pagoda::Red, 2));
    table.play(ONE, end(None));
}

#[test]
fn t21_a_floor_kept_from_before_must_be_built_too() {
    let mut table = acted(Table::of(2).front(ONE, &[floor(Pagoda::Red, 2)]));
    table.play(ONE, end(None));
    let mut table = table.pagoda(Pagoda::Red, 1);
    table.play(TWO, Command::DrawBlind { tile: ActionTile::A });
    table.state.players[TWO].floors = crate::tajuto::FloorSet::NONE;
    table.play(TWO, end(None));
    table.play(ONE, Command::Offer { tile: ActionTile::A, pagoda: Pagoda::Red });
    table.refuse(ONE, end(None), 21);
}

#[test]
fn t21_can_force_a_player_to_end_the_game() {
    let mut table = acted(Table::of(2).pagoda(Pagoda::Sky, 5).front(ONE, &[floor(Pagoda::Sky, 6)]));
    for pagoda in [Pagoda::Red, Pagoda::Orange, Pagoda::Yellow] {
        table = table.pagoda(pagoda, 6);
    }
    table.refuse(ONE, end(None), 21);
    table.play(ONE, build(Pagoda::Sky, 6));
    assert!(Tajuto::outcome(&table.state).is_some());
}

#[test]
fn t22_of_two_or_more_floors_the_player_names_the_one_to_keep() {
    let front = [floor(Pagoda::Red, 3), floor(Pagoda::Sky, 5), floor(Pagoda::Pink, 6)];
    let mut table = acted(Table::of(2).front(ONE, &front));
    let refusal = table.refuse(ONE, end(None), 22);
    assert_eq!(refusal, Refusal::MustNameAFloor { floors: front.to_vec() });
    let foreign = floor(Pagoda::Green, 2);
    assert_eq!(table.refuse(ONE, end(Some(foreign)), 22), Refusal::CannotKeep { floor: foreign });
    table.play(ONE, end(Some(front[1])));
    assert_eq!(table.player(ONE).floors.iter().collect::<Vec<_>>(), [front[1]]);
    assert!(table.state.bag.contains(front[0]) && table.state.bag.contains(front[2]));
}

#[test]
fn t22_a_single_floor_stays_by_itself() {
    let single = floor(Pagoda::Red, 3);
    let mut table = acted(Table::of(2).front(ONE, &[single]));
    assert_eq!(table.refuse(ONE, end(Some(single)), 22), Refusal::NothingToChoose);
    table.play(ONE, end(None));
    assert!(table.player(ONE).floors.contains(single));
    assert_eq!(Tajuto::to_move(&table.state), Some(TWO));
}

#[test]
fn t22_with_no_floor_there_is_nothing_to_name() {
    let table = acted(Table::of(2));
    assert_eq!(table.refuse(ONE, end(Some(floor(Pagoda::Red, 1))), 22), Refusal::NothingToChoose);
}

#[test]
fn t23_the_inauguration_tile_of_a_finished_pagoda_turns_face_down() {
    let red = Ware::Inauguration { pagoda: Pagoda::Red };
    let mut table = Table::of(2).owns(TWO, red).pagoda(Pagoda::Red, 5).front(ONE, &[floor(Pagoda::Red, 6)]);
    let before = table.view(crate::Viewer::Spectator).players[TWO].clone();
    assert_eq!((before.inaugurations, before.face_down), (vec![Pagoda::Red], 0));
    let event = table.play(ONE, build(Pagoda::Red, 6));
    let Deed::Built { finished: Some(finish), .. } = event.deed else { panic!("{event:?}") };
    let Finish { inauguration, ending } = *finish;
    assert_eq!(ending, None);
    assert_eq!(inauguration, InaugurationFate::Turned { owner: TWO });
    let after = table.view(crate::Viewer::Spectator).players[TWO].clone();
    assert_eq!((after.inaugurations, after.face_down), (vec![], 1));
}

#[test]
fn t23_an_unsold_inauguration_tile_leaves_the_game() {
    let mut table = Table::of(2).mp(ONE, 50).pagoda(Pagoda::Red, 5).front(ONE, &[floor(Pagoda::Red, 6)]);
    let event = table.play(ONE, build(Pagoda::Red, 6));
    let Deed::Built { finished: Some(finish), .. } = event.deed else { panic!("{event:?}") };
    assert_eq!(finish.inauguration, InaugurationFate::Left);
    let red = Ware::Inauguration { pagoda: Pagoda::Red };
    table.refuse(ONE, Command::Acquire { tile: ActionTile::A, ware: red }, 15);
    Tajuto::check(&table.state).unwrap();
}
