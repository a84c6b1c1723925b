//! Building altars (S16).

use super::names::{FREE, ONE, RICH, TWO, altar, basic, build_altar, gain, use_side};
use super::table::Table;
use crate::satori::piece::{Colour, Side, Sides, SitePlace, Spot};
use crate::satori::state::{Phase, Turn};
use crate::satori::{Command, Effect, Goods, Refusal, Source};

const DECORATIONS: [&str; 3] = ["deco_mon", "deco_path", "deco_light"];

/// A table at which seat 0 may build an altar.
fn building(table: Table) -> Table {
    let mut table = table.decorations(DECORATIONS);
    table.place(ONE, Colour::Orange, basic("A1"), Sides::Left);
    table
}

#[test]
fn s16_an_altar_costs_its_place_and_more_tiles_each_time() {
    let mut table = Table::of(4).has(ONE, RICH).decorations(DECORATIONS);
    for (nth, price) in [(0_u8, Goods { coin: 2, ..Goods::NONE }), (1, Goods { wood: 2, ..Goods::NONE })] {
        table.state.phase = Phase::Turn(Turn::new(ONE, None));
        table.place(ONE, Colour::Orange, basic("A1"), Sides::Left);
        let right = ["deco_mon", "deco_path"][usize::from(nth)];
        let command = build_altar(0, nth, Spot(6 + nth), right);
        let paid = price + Goods { meditation_tile: nth, ..Goods::NONE };
        assert_eq!(table.preview(ONE, &command).paid, paid);
        table.play(ONE, command);
    }
    assert_eq!(table.state.altars(ONE), 2);
    assert_eq!(table.state.site.altars[0], None, "the site is refilled at the end of the round only");
    assert_eq!(table.state.site.decorations.len(), 1);
}

#[test]
fn s16_the_third_place_and_the_third_altar_have_their_own_prices() {
    let table = Table::of(4).has(ONE, RICH).built(ONE, Spot(6), "G1", "deco_incense", false).built(
        ONE,
        Spot(7),
        "G2",
        "deco_incense",
        false,
    );
    let mut table = building(table);
    let command = build_altar(0, 2, Spot(8), "deco_path");
    let paid = Goods { stone: 2, meditation_tile: 2, ..Goods::NONE };
    assert_eq!(table.preview(ONE, &command).paid, paid);
    table.play(ONE, command);
    assert_eq!((table.state.altars(ONE), table.player(ONE).goods.meditation_tile), (3, 3));
    table.check();
}

#[test]
fn s16_three_altars_at_most() {
    let mut table = Table::of(4)
        .has(ONE, RICH)
        .built(ONE, Spot(6), "G1", "deco_mon", false)
        .built(ONE, Spot(7), "G2", "deco_mon", false)
        .built(ONE, Spot(8), "G3", "deco_mon", false)
        .decorations(["deco_path", "deco_path", "deco_light"]);
    table.place(ONE, Colour::Orange, basic("A1"), Sides::Left);
    assert_eq!(table.refused(ONE, build_altar(0, 0, Spot(9), "deco_path")), Refusal::NoSectToken);
}

#[test]
fn s16_not_without_the_tile_for_a_second_altar() {
    let table = Table::of(2).has(ONE, Goods { coin: 2, ..Goods::NONE });
    let table = building(table.built(ONE, FREE, "G1", "deco_incense", false));
    let command = build_altar(0, 0, Spot(7), "deco_mon");
    let price = Goods { coin: 2, meditation_tile: 1, ..Goods::NONE };
    let have = table.player(ONE).goods;
    assert_eq!(table.refused(ONE, command.clone()), Refusal::TooDear { price, have });
    let mut table = table.has(ONE, Goods { meditation_tile: 1, ..Goods::NONE });
    table.play(ONE, command);
    assert_eq!(table.player(ONE).goods, Goods::NONE);
    table.check();
}

#[test]
fn s16_not_over_a_basic_altar_without_the_incense_for_it() {
    let table = building(Table::of(2).has(ONE, Goods { coin: 2, ..Goods::NONE }).at_site(0, "O1"));
    let command = build_altar(0, 0, basic("A4"), "deco_mon");
    let price = Goods { coin: 2, incense: 1, ..Goods::NONE };
    let have = table.player(ONE).goods;
    assert_eq!(table.refused(ONE, command), Refusal::TooDear { price, have });
    assert!(table.is_legal(&build_altar(0, 0, FREE, "deco_mon")), "a free spot takes none");
}

#[test]
fn s16_not_where_an_altar_was_built_and_not_from_an_empty_place() {
    let table = Table::of(2)
        .has(ONE, RICH)
        .built(TWO, FREE, "G1", "deco_incense", false)
        .built(TWO, basic("A4"), "O1", "deco_incense", false)
        .at_site(1, "O2");
    let mut table = building(table);
    for spot in [FREE, basic("A4")] {
        let command = build_altar(0, 1, spot, "deco_mon");
        assert_eq!(table.refused(ONE, command), Refusal::SpotTaken { spot });
    }
    table.state.site.altars[0] = None;
    for place in [0, 9] {
        let command = build_altar(0, place, Spot(7), "deco_mon");
        assert_eq!(table.refused(ONE, command), Refusal::SiteEmpty { place: SitePlace(place) });
    }
}

#[test]
fn s16_over_a_basic_altar_of_the_same_colour_that_is_not_protected() {
    let mut table = Table::of(2).has(ONE, RICH).at_site(1, "O1").at_site(0, "G1").decorations([
        "deco_mon",
        "deco_path",
        "deco_light",
    ]);
    table.place(ONE, Colour::Orange, basic("A1"), Sides::Left);
    let over = |place, id| build_altar(0, place, basic(id), "deco_mon");
    assert_eq!(table.refused(ONE, over(1, "A3")), Refusal::SpotProtected { spot: basic("A3") });
    assert_eq!(table.refused(ONE, over(0, "A4")), Refusal::SpotOfOtherColour { spot: basic("A4") });
    let none = build_altar(0, 1, FREE, "deco_incense");
    assert!(matches!(table.refused(ONE, none), Refusal::NoSuchDecoration { .. }));
    let nowhere = build_altar(0, 1, Spot(9), "deco_mon");
    assert_eq!(table.refused(ONE, nowhere), Refusal::NoAltar { spot: Spot(9) }, "two players have 3 spots");
    let paid = Goods { wood: 2, incense: 1, ..Goods::NONE };
    assert_eq!(table.preview(ONE, &over(1, "A4")).paid, paid);
    table.play(ONE, over(1, "A4"));
    assert_eq!(table.state.court.altars[3].built.unwrap().tile, altar("O1"));
    table.check();
}

#[test]
fn s16_what_was_open_from_the_old_altar_stays_open_and_its_worshippers_stay() {
    // No altar that can be built over opens a building in the standard edition: here one does.
    let mut table = Table::of(2)
        .edition(|file| file.basic_altar[3].left.insert(0, Effect::BuildAltar))
        .has(ONE, RICH)
        .at_site(1, "O2")
        .decorations(DECORATIONS);
    let old = basic("A4");
    table.place(ONE, Colour::Orange, old, Sides::Both);
    let [_, wood, stone] = table.open_effects()[..] else { panic!("{:?}", table.open_effects()) };
    table.play(ONE, build_altar(0, 1, old, "deco_path"));
    let there = table.state.court.altars[old.index()];
    assert_eq!((there.built.unwrap().tile, there.worshippers.orange), (altar("O2"), 1));
    table.play(ONE, Command::Pass {});
    let Phase::Turn(turn) = &table.state.phase else { panic!() };
    assert_eq!(turn.top().unwrap().source, Source::Altar { spot: old, sides: Sides::Both });
    assert_eq!(table.open_effects(), [wood, stone], "what the old altar does");
    table.play(ONE, gain(1));
    table.play(ONE, gain(2));
    let goods = table.player(ONE).goods;
    assert_eq!((goods.wood, goods.stone, goods.coin, goods.incense), (9, 10, 10, 2));
    table.check();
}

#[test]
fn s16_then_one_of_its_sides_may_be_used_at_once() {
    let mut table =
        Table::of(2).has(ONE, RICH).at_site(0, "G1").decorations(["deco_mon", "deco_path", "deco_light"]);
    table.place(ONE, Colour::Orange, basic("A1"), Sides::Left);
    assert_eq!(table.refused(ONE, use_side(Side::Left)), Refusal::NoNewAltar);
    table.play(ONE, build_altar(0, 0, FREE, "deco_mon"));
    assert_eq!(table.refused(ONE, gain(0)), Refusal::ChooseASide);
    table.play(ONE, use_side(Side::Right));
    table.play(ONE, gain(0));
    assert_eq!(table.player(ONE).goods.coin, 9 - 2 + 2);
    assert_eq!(table.refused(ONE, use_side(Side::Left)), Refusal::NoNewAltar);
    table.check();
}
