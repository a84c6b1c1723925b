//! Monks and light (S19–S21).

use super::names::{ONE, TWO, basic, gain, light, place, turn_wheel};
use super::table::Table;
use crate::game::Game;
use crate::satori::piece::{Colour, Sides};
use crate::satori::state::Phase;
use crate::satori::{Command, Goods, Place, Refusal, Satori, Source};

fn meditate(from: Option<u8>, to: u8) -> Command {
    Command::Meditate { action: 0, from: from.map(place), to: place(to) }
}

/// A table at which seat 0 may take one step of light more often than once: a wheel, then an altar.
fn with_light(table: Table) -> Table {
    let mut table = table.has(ONE, Goods { incense: 1, ..Goods::NONE });
    table.play(ONE, turn_wheel("wheel_light"));
    table
}

#[test]
fn s19_a_monk_from_the_reserve_goes_to_a_free_space() {
    let mut table = Table::of(2).monk(TWO, 5);
    table.place(ONE, Colour::Grey, basic("A3"), Sides::Left);
    assert_eq!(table.refused(ONE, meditate(None, 5)), Refusal::PlaceTaken { place: place(5) });
    assert_eq!(table.refused(ONE, meditate(None, 8)), Refusal::PlaceTaken { place: place(8) }, "light");
    assert_eq!(table.refused(ONE, meditate(Some(1), 2)), Refusal::MonkAtHand);
    table.play(ONE, meditate(None, 1));
    assert_eq!((table.player(ONE).monks, table.state.mountains.at(place(1)).monk), (2, Some(ONE)));
    table.check();
}

#[test]
fn s19_with_none_in_reserve_one_on_a_mountain_moves() {
    let mut table = Table::of(2).monk(ONE, 1).monk(ONE, 2).monk(ONE, 3);
    table.place(ONE, Colour::Grey, basic("A3"), Sides::Left);
    assert_eq!(table.refused(ONE, meditate(None, 5)), Refusal::NoMonkAtHand);
    assert_eq!(table.refused(ONE, meditate(Some(6), 5)), Refusal::NoMonkThere { place: place(6) });
    table.play(ONE, meditate(Some(2), 5));
    let monks: Vec<u8> = table.state.mountains.monks(ONE).iter().map(Place::get).collect();
    assert_eq!(monks, [1, 3, 5]);
    table.check();
}

#[test]
fn s19_with_all_on_the_sun_nothing() {
    let mut table = Table::of(2);
    table.state.players[ONE].monks = 0;
    table.state.players[ONE].on_sun = 3;
    table.place(ONE, Colour::Grey, basic("A3"), Sides::Left);
    assert_eq!(table.refused(ONE, meditate(None, 5)), Refusal::NoMonkAtHand);
    let legal = Satori::legal(&table.state, ONE);
    assert!(legal.iter().all(|legal| !matches!(legal.command, Command::Meditate { .. })));
}

#[test]
fn s20_steps_of_any_light_either_way_round() {
    let mut table = Table::of(2);
    table.place(ONE, Colour::Grey, basic("A3"), Sides::Right);
    assert_eq!(table.refused(ONE, light(0, "aaa")), Refusal::TooManySteps { most: 2 });
    table.play(ONE, light(0, "aB"));
    assert_eq!(table.state.mountains.hikari, [1, 3, 0]);
}

#[test]
fn s20_nothing_resets_the_light() {
    let mut table = Table::of(2);
    table.place(ONE, Colour::Grey, basic("A3"), Sides::Right);
    table.play(ONE, light(0, "aB"));
    table.play(ONE, Command::EndTurn {});
    assert_eq!(table.state.mountains.hikari, [1, 3, 0], "not the end of the turn");
    table.finish_round();
    assert_eq!((table.state.round, table.state.mountains.hikari), (2, [1, 3, 0]), "nor that of the round");
}

#[test]
fn s20_over_others_monks_but_never_to_rest_on_them() {
    let mut table = Table::of(2).monk(TWO, 1);
    table.place(ONE, Colour::Grey, basic("A3"), Sides::Right);
    assert_eq!(table.refused(ONE, light(0, "a")), Refusal::RestsOnMonk { place: place(1) });
    assert_eq!(table.refused(ONE, light(0, "ab")), Refusal::RestsOnMonk { place: place(1) });
    table.play(ONE, light(0, "aa"));
    assert_eq!(table.state.mountains.hikari[0], 2);
    assert_eq!(table.state.mountains.at(place(1)).monk, Some(TWO));
}

#[test]
fn s20_a_light_that_moved_may_not_come_back_to_anothers_monk() {
    let mut table = Table::of(2).bare(0).monk(TWO, 0);
    table.place(ONE, Colour::Grey, basic("A3"), Sides::Right);
    assert_eq!(table.refused(ONE, light(0, "aA")), Refusal::RestsOnMonk { place: place(0) });
    assert!(table.is_legal(&light(0, "b")), "one that did not move may stay there");
}

#[test]
fn s21_a_step_onto_an_own_monk_wins_the_tile_also_in_passing() {
    let mut table = Table::of(2).monk(ONE, 1).tile_at(1, "M2");
    table.place(ONE, Colour::Grey, basic("A3"), Sides::Right);
    let won = table.preview(ONE, &light(0, "aa")).won;
    assert_eq!(won.len(), 1);
    table.play(ONE, light(0, "aa"));
    assert_eq!(table.state.mountains.at(place(1)).tile, None);
    table.play(ONE, gain(0));
    let player = table.player(ONE);
    assert_eq!((player.goods.coin, player.goods.incense), (3, 1));
    assert_eq!((player.goods.meditation_tile, player.on_sun), (1, 1), "face down, and the monk to the sun");
    table.check();
}

#[test]
fn s21_a_space_without_a_tile_gives_nothing_and_the_monk_stays() {
    let mut table = Table::of(2).bare(1).monk(ONE, 1);
    table.place(ONE, Colour::Grey, basic("A3"), Sides::Right);
    table.play(ONE, light(0, "a"));
    assert_eq!(table.state.mountains.at(place(1)).monk, Some(ONE));
    table.check();
}

#[test]
fn s21_a_monk_whose_tile_is_open_cannot_be_moved() {
    let mut table = with_light(Table::of(2).monk(ONE, 1).monk(ONE, 5).monk(ONE, 6).tile_at(1, "M9"));
    table.play(ONE, light(0, "a"));
    assert_eq!(table.refused(ONE, meditate(Some(1), 2)), Refusal::NoMonkThere { place: place(1) });
    table.play(ONE, meditate(Some(5), 2));
    table.check();
}

#[test]
fn s21_a_monk_whose_tile_waits_cannot_be_moved_either() {
    let mut table = Table::of(2).monk(ONE, 1).monk(ONE, 2).monk(ONE, 5).tile_at(1, "M9").tile_at(2, "M2");
    table.place(ONE, Colour::Grey, basic("A3"), Sides::Right);
    table.play(ONE, light(0, "aa"));
    let Phase::Turn(turn) = &table.state.phase else { panic!() };
    assert_eq!(turn.won.front().unwrap().place, place(2), "it waits");
    assert_eq!(table.refused(ONE, meditate(Some(2), 3)), Refusal::NoMonkThere { place: place(2) });
    table.play(ONE, meditate(Some(5), 3));
    table.check();
}

#[test]
fn s21_a_monk_that_won_a_tile_wins_nothing_more_by_another_step() {
    let mut table = Table::of(2).monk(ONE, 1).monk(ONE, 2).tile_at(1, "M8").tile_at(2, "M2");
    table.place(ONE, Colour::Grey, basic("A3"), Sides::Right);
    table.play(ONE, light(0, "aa"));
    for back in ["A", "aA"] {
        assert!(
            table.preview(ONE, &light(0, back)).won.is_empty(),
            "neither the open one nor the one that waits"
        );
    }
    table.play(ONE, light(0, "aA"));
    let Phase::Turn(turn) = &table.state.phase else { panic!() };
    assert_eq!(turn.busy().count(), 2);
    table.check();
}

#[test]
fn s21_a_tile_won_while_another_is_open_waits() {
    let mut table = with_light(Table::of(2).monk(ONE, 1).monk(ONE, 2).tile_at(1, "M8").tile_at(2, "M2"));
    table.play(ONE, light(0, "a"));
    table.play(ONE, light(0, "a"));
    let Phase::Turn(turn) = &table.state.phase else { panic!() };
    assert_eq!(turn.won.len(), 1);
    table.play(ONE, gain(1));
    let Phase::Turn(turn) = &table.state.phase else { panic!() };
    assert!(matches!(turn.top().unwrap().source, Source::Tile { won } if won.place == place(2)));
    table.check();
}
