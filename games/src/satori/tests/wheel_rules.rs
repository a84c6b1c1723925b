//! The prayer wheels (S11).

use super::names::{FREE, ONE, RICH, TWO, basic, build_altar, gain, light, turn_wheel, use_side, wheel};
use super::table::Table;
use crate::satori::piece::{Colour, Side, Sides, Wheel};
use crate::satori::{Command, Deed, Goods, Refusal};

const INCENSE: Goods = Goods { incense: 2, ..Goods::NONE };

#[test]
fn s11_one_wheel_in_a_turn_for_one_incense_at_any_moment() {
    let mut table = Table::of(3).has(ONE, INCENSE).hand(TWO, wheel("wheel_wood"));
    table.place(ONE, Colour::Orange, basic("A4"), Sides::Both);
    let deed = table.play(ONE, turn_wheel("wheel_wood"));
    assert!(matches!(deed, Deed::TurnedWheel { displaced: Some(TWO), .. }));
    assert_eq!((table.player(ONE).hand, table.player(TWO).hand), (Some(wheel("wheel_wood")), None));
    assert_eq!(table.player(ONE).goods.incense, 1);
    assert_eq!(table.open_effects().len(), 1, "the wheel comes before what was open");
    table.play(ONE, gain(0));
    assert_eq!(table.open_effects().len(), 2);
    assert_eq!(table.refused(ONE, turn_wheel("wheel_stone")), Refusal::WheelTurned);
    table.check();
}

#[test]
fn s11_not_without_incense_and_not_where_the_hand_lay() {
    let table = Table::of(2);
    assert!(matches!(table.refused(ONE, turn_wheel("wheel_wood")), Refusal::TooDear { .. }));
    let table = Table::of(2).has(ONE, INCENSE).hand(ONE, wheel("wheel_wood"));
    let there = Refusal::HandLiesThere { wheel: wheel("wheel_wood") };
    assert_eq!(table.refused(ONE, turn_wheel("wheel_wood")), there);
    assert!(table.is_legal(&turn_wheel("wheel_stone")));
    let none = Wheel(99);
    assert_eq!(table.refused(ONE, Command::TurnWheel { wheel: none }), Refusal::NoSuchWheel { wheel: none });
}

#[test]
fn s11_the_wheel_of_the_turn_before_is_closed_unless_another_hand_came() {
    for displaced in [false, true] {
        let mut table = Table::of(2).has(ONE, INCENSE).has(TWO, INCENSE);
        table.play(ONE, turn_wheel("wheel_wood"));
        table.play(ONE, gain(0));
        table.quick_turn();
        if displaced {
            table.play(TWO, turn_wheel("wheel_wood"));
            table.play(TWO, gain(0));
        }
        table.quick_turn();
        assert_eq!(table.is_legal(&turn_wheel("wheel_wood")), displaced);
        assert!(table.is_legal(&turn_wheel("wheel_stone")));
        if displaced {
            table.play(ONE, turn_wheel("wheel_wood"));
            assert_eq!(table.player(TWO).hand, None, "its hand goes back to the roof");
        } else {
            let there = Refusal::HandLiesThere { wheel: wheel("wheel_wood") };
            assert_eq!(table.refused(ONE, turn_wheel("wheel_wood")), there);
        }
        table.check();
    }
}

#[test]
fn s11_it_is_open_again_two_turns_later() {
    let mut table = Table::of(2).has(ONE, INCENSE);
    for id in ["wheel_wood", "wheel_stone", "wheel_wood"] {
        table.play(ONE, turn_wheel(id));
        table.play(ONE, gain(0));
        table.quick_turn();
        table.quick_turn();
    }
    assert_eq!((table.player(ONE).goods.wood, table.player(ONE).goods.stone), (2, 1));
}

#[test]
fn s11_also_after_everything_else_is_done() {
    let mut table = Table::of(2).has(ONE, INCENSE);
    table.place(ONE, Colour::Grey, basic("A4"), Sides::Left);
    table.play(ONE, gain(0));
    assert_eq!(table.refused(ONE, Command::Pass {}), Refusal::NothingOpen);
    table.play(ONE, turn_wheel("wheel_stone"));
    table.play(ONE, gain(0));
    assert_eq!((table.player(ONE).goods.wood, table.player(ONE).goods.stone), (2, 1));
    table.play(ONE, Command::EndTurn {});
    table.check();
}

#[test]
fn s11_also_while_a_tile_is_open() {
    let mut table = Table::of(2).has(ONE, INCENSE).monk(ONE, 1).tile_at(1, "M8");
    table.place(ONE, Colour::Grey, basic("A3"), Sides::Right);
    table.play(ONE, light(0, "a"));
    let of_the_tile = table.open_effects();
    table.play(ONE, turn_wheel("wheel_mon"));
    assert_eq!(table.open_effects().len(), 1);
    table.play(ONE, gain(0));
    assert_eq!((table.player(ONE).goods.coin, table.player(ONE).on_sun), (2, 0));
    assert_eq!(table.open_effects(), of_the_tile, "it is open as it was");
    table.check();
}

#[test]
fn s11_also_while_a_new_altar_waits() {
    let mut table =
        Table::of(2).has(ONE, RICH).at_site(0, "G1").decorations(["deco_mon", "deco_path", "deco_light"]);
    table.place(ONE, Colour::Orange, basic("A1"), Sides::Left);
    table.play(ONE, build_altar(0, 0, FREE, "deco_mon"));
    table.play(ONE, turn_wheel("wheel_wood"));
    assert_eq!(table.refused(ONE, use_side(Side::Left)), Refusal::NoNewAltar, "the wheel comes first");
    table.play(ONE, gain(0));
    table.play(ONE, use_side(Side::Left));
    table.play(ONE, gain(0));
    assert_eq!((table.player(ONE).goods.wood, table.player(ONE).goods.stone), (10, 11));
    table.check();
}
