//! T25–T28: the end and the score.

use super::table::{ONE, THREE, TWO, Table, floor, village};
use crate::game::Game;
use crate::outcome::{Outcome, ScoreSheet};
use crate::tajuto::floor::Pagoda;
use crate::tajuto::{ActionTile, Command, Objective, Refusal, Score, Stack, Tajuto, Ware};

const LAST: Command = Command::Build {
    floor: crate::tajuto::Floor { pagoda: Pagoda::Green, size: crate::tajuto::FloorSize::ALL[5] },
};

/// Three pagodas are finished and seat 0 holds the roof of the fourth.
fn before_the_end(players: usize) -> Table {
    let mut table = Table::of(players).pagoda(Pagoda::Green, 5).front(ONE, &[floor(Pagoda::Green, 6)]);
    for pagoda in [Pagoda::Red, Pagoda::Orange, Pagoda::Yellow] {
        table = table.pagoda(pagoda, 6);
    }
    table
}

fn end(table: &mut Table) -> Outcome<Score> {
    table.play(ONE, LAST);
    Tajuto::check(&table.state).unwrap();
    Tajuto::outcome(&table.state).unwrap().clone()
}

#[test]
fn t25_the_fourth_finished_pagoda_ends_the_game_at_once() {
    let mut table = before_the_end(2);
    assert!(matches!(
        table.preview(ONE, LAST).result,
        crate::tajuto::PreviewResult::Floor { finishes: true, ends_game: true, .. }
    ));
    end(&mut table);
    assert!(table.player(ONE).objectives.contains(Objective::FourthPagoda));
    for seat in [ONE, TWO] {
        assert!(Tajuto::legal(&table.state, seat).is_empty());
        for command in [
            Command::EndTurn { keep: None },
            Command::DrawBlind { tile: ActionTile::A },
            Command::Claim { objective: Objective::FirstPagoda },
        ] {
            assert_eq!(table.refuse(seat, command, 25), Refusal::GameIsOver);
        }
    }
}

#[test]
fn t25_not_even_a_claim_whose_condition_came_with_the_last_floor() {
    let mut table = before_the_end(2).mp(ONE, 24);
    table.refuse(ONE, Command::Claim { objective: Objective::ThirtySteps }, 24);
    end(&mut table);
    assert_eq!(table.player(ONE).mp, 30);
    assert!(table.state.objectives.contains(Objective::ThirtySteps));
}

#[test]
fn t25_the_last_floors_gain_counts_for_most_meditation() {
    let mut table = before_the_end(2).mp(ONE, 3).mp(TWO, 8);
    assert_eq!(table.preview(ONE, LAST).points, 2, "fourth pagoda and most meditation");
    end(&mut table);
    assert!(table.player(ONE).objectives.contains(Objective::MostMeditation));
}

#[test]
fn t25_a_tie_for_most_meditation_goes_to_nobody() {
    let mut table = before_the_end(3).mp(ONE, 2).mp(TWO, 8).mp(THREE, 1);
    end(&mut table);
    assert!(table.state.objectives.contains(Objective::MostMeditation));
    assert!(table.state.players.values().all(|p| !p.objectives.contains(Objective::MostMeditation)));
}

#[test]
fn t25_its_inauguration_tile_counts() {
    let green = Ware::Inauguration { pagoda: Pagoda::Green };
    let mut table = before_the_end(2).owns(TWO, green);
    assert_eq!(end(&mut table).scores[TWO].inaugurations, 4);
}

#[test]
fn t26_the_score_by_category() {
    let red = Ware::Inauguration { pagoda: Pagoda::Sky };
    let mut table = before_the_end(2)
        .owns(TWO, village(Stack::Wisdom2))
        .owns(TWO, village(Stack::Wisdom5))
        .owns(TWO, village(Stack::Shrine))
        .owns(TWO, Ware::Inauguration { pagoda: Pagoda::Green })
        .owns(TWO, red)
        .claimed(TWO, Objective::Wisdom5)
        .mp(TWO, 20);
    let score = end(&mut table).scores[TWO];
    assert_eq!(score, Score { wisdom: 7, objectives: 2, inaugurations: 4, shrines: 3 });
    assert_eq!(score.total(), 16);
}

#[test]
fn t26_two_shrines_add_two_for_each_tile() {
    let mut table = before_the_end(2)
        .owns(TWO, village(Stack::Shrine))
        .owns(TWO, village(Stack::Shrine))
        .owns(TWO, village(Stack::Wisdom1))
        .owns(TWO, Ware::Inauguration { pagoda: Pagoda::Green });
    assert_eq!(end(&mut table).scores[TWO].shrines, 4);
}

#[test]
fn t26_inauguration_tiles_of_unfinished_pagodas_are_worth_nothing() {
    let mut table = before_the_end(2)
        .owns(TWO, village(Stack::Shrine))
        .owns(TWO, Ware::Inauguration { pagoda: Pagoda::Sky });
    let score = end(&mut table).scores[TWO];
    assert_eq!((score.inaugurations, score.shrines), (0, 0));
}

#[test]
fn t26_previews_tell_what_a_tile_adds_with_the_shrines() {
    let table = Table::of(2).owns(ONE, village(Stack::Shrine)).owns(ONE, village(Stack::Wisdom4)).mp(ONE, 50);
    let points = |ware| table.preview(ONE, Command::Acquire { tile: ActionTile::A, ware }).points;
    assert_eq!(points(village(Stack::Wisdom3)), 4);
    assert_eq!(points(village(Stack::Shrine)), 1);
    assert_eq!(points(village(Stack::Market)), 0);
    assert_eq!(points(Ware::Inauguration { pagoda: Pagoda::Sky }), 0);
}

#[test]
fn t27_most_points_win() {
    let mut table = before_the_end(2).owns(TWO, village(Stack::Wisdom5));
    assert_eq!(end(&mut table).winners, [TWO]);
}

#[test]
fn t27_tied_players_share_the_victory() {
    // Seat 0 ends with *fourth pagoda* and *most meditation*: two points.
    let mut table =
        before_the_end(3).owns(TWO, village(Stack::Wisdom2)).owns(THREE, village(Stack::Wisdom1)).mp(ONE, 9);
    assert_eq!(end(&mut table).winners, [ONE, TWO]);
}

#[test]
fn t28_points_count_on_past_the_end_of_the_path() {
    let mut table = Table::of(2).pagoda(Pagoda::Red, 5).mp(ONE, 40);
    assert_eq!(table.state.edition.file().board.path_length, 40);
    table.play(ONE, Command::Offer { tile: ActionTile::A, pagoda: Pagoda::Red });
    assert_eq!(table.player(ONE).mp, 47);
    assert_eq!(table.view(crate::Viewer::Spectator).players[ONE].mp, 47);
}
