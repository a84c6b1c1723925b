//! A new round (S26–S29).

use super::names::{FOUR, ONE, THREE, TWO, basic, choose, light, place, wheel};
use super::table::Table;
use crate::satori::piece::{Colour, MeditationTile, Sides};
use crate::satori::{Command, Goods};

/// A table at the end of a round in which all have prayed.
fn ended(mut table: Table) -> Table {
    table.finish_round();
    table
}

/// A table at the end of a round in which nobody has gained anything.
fn idle(mut table: Table) -> Table {
    table.finish_round_praying(&[]);
    table
}

fn tiles(table: &Table) -> Vec<Option<MeditationTile>> {
    table.state.mountains.ground.iter().map(|ground| ground.tile).collect()
}

#[test]
fn s26_the_site_the_hands_and_the_mountains_are_renewed() {
    let table = Table::of(2).hand(TWO, wheel("wheel_mon"));
    let old: Vec<_> = table.state.site.altars.iter().flatten().copied().collect();
    let table = ended(table.bare(3).monk(TWO, 3));
    let new: Vec<_> = table.state.site.altars.iter().flatten().copied().collect();
    assert!(new.len() == 3 && new.iter().all(|tile| !old.contains(tile)));
    assert_eq!((table.state.site.altars_gone, table.player(TWO).hand), (3, None));
    let laid = table.state.mountains.at(place(3)).tile.unwrap();
    assert_eq!(table.state.edition.era(laid), 1, "also under a monk");
    table.check();
}

#[test]
fn s26_decorations_leave_the_game_and_new_ones_come() {
    let table = Table::of(2).decorations(["deco_mon", "deco_mon", "deco_path"]);
    let piled: u8 = table.state.site.decoration_pile.iter().sum();
    let table = ended(table);
    let site = &table.state.site;
    assert_eq!((site.decorations.len(), site.decorations_gone), (3, 3));
    assert_eq!(site.decoration_pile.iter().sum::<u8>(), piled - 3);
    table.check();
}

#[test]
fn s26_a_tile_comes_also_under_the_light_and_a_monk_there_needs_a_new_step() {
    let table = Table::of(2).bare(0).monk(ONE, 0).has(ONE, Goods { incense: 1, ..Goods::NONE });
    let mut table = idle(table);
    assert!(table.state.mountains.is_lit(place(0)) && table.state.mountains.at(place(0)).tile.is_some());
    table.play(ONE, Command::KeepMonks { stay: vec![place(0)] });
    let colour = table.waiting(|colour| colour != Colour::Orange);
    table.place(ONE, colour, basic("A3"), Sides::Right);
    assert!(table.preview(ONE, &light(0, "b")).won.is_empty(), "to stand under it is not enough");
    let won = table.preview(ONE, &light(0, "aA")).won;
    assert_eq!((won.len(), won[0].place), (1, place(0)));
    table.check();
}

#[test]
fn s26_after_round_three_tiles_without_a_monk_give_way_to_the_second_era() {
    let table = Table::of(2).round(3).monk(TWO, 3);
    let kept = table.state.mountains.at(place(3)).tile;
    let mut table = ended(table);
    let order = table.state.order.clone();
    table.play(order[0], choose(false));
    table.play(order[1], choose(false));
    assert_eq!(table.state.round, 4);
    for (number, ground) in (0..).zip(&table.state.mountains.ground) {
        if number == 3 {
            assert_eq!(ground.tile, kept, "a monk keeps its tile");
        } else {
            assert_eq!(table.state.edition.era(ground.tile.unwrap()), 2);
        }
    }
    table.check();
}

#[test]
fn s26_after_round_four_old_tiles_stay() {
    let table = Table::of(2).round(4).bare(5);
    let old = tiles(&table);
    let table = idle(table);
    for (number, (old, new)) in old.into_iter().zip(tiles(&table)).enumerate() {
        if number == 5 {
            assert_eq!(table.state.edition.era(new.unwrap()), 2);
        } else {
            assert_eq!(new, old, "space {number}");
        }
    }
    table.check();
}

#[test]
fn s27_worshippers_go_back_to_the_bag_and_the_architect_goes_up() {
    let table = ended(Table::of(3));
    assert_eq!((table.state.sanmon.count(), table.state.bag.count()), (9, 3));
    assert_eq!(table.state.court.charity.count(), 0);
    assert_eq!(table.state.architect().get(), 2);
    table.check();
}

#[test]
fn s27_nobody_is_lost_who_was_left_at_the_sanmon() {
    // A round ends when all have been placed; whoever waited would go back to the bag as well.
    let mut table = Table::of(2);
    table.state.turns = 5;
    table.quick_turn();
    assert_eq!((table.state.round, table.state.sanmon.count(), table.state.bag.count()), (2, 6, 3));
    table.check();
}

#[test]
fn s28_those_who_prayed_come_first_in_the_order_of_their_bells() {
    let mut table = Table::of(3);
    table.finish_round_praying(&[THREE]);
    assert_eq!(table.state.order, [THREE, ONE, TWO]);
    assert!(table.state.bells.is_empty());
}

#[test]
fn s28_bells_go_by_the_first_prayer_and_the_others_by_the_old_order() {
    let mut table = Table::of(4).order(&[TWO, FOUR, ONE, THREE]);
    table.finish_round_praying(&[THREE, FOUR]);
    assert_eq!(table.state.order, [THREE, FOUR, TWO, ONE]);
    table.check();
}

#[test]
fn s29_without_incense_a_point_is_lost_never_below_none() {
    let table = Table::of(3).has(ONE, Goods { incense: 1, ..Goods::NONE }).points(THREE, 0);
    let table = idle(table);
    let points = |seat| table.player(seat).points();
    assert_eq!((points(ONE), points(TWO), points(THREE)), (5, 4, 0));
}
