//! The rulebook's seventeen examples.

use super::names::{
    FREE, ONE, RICH, THREE, TWO, basic, build, build_altar, gain, jokoro, light, place, tier, use_side, wheel,
};
use super::table::{Table, opening};
use crate::dice::Seed;
use crate::game::Game;
use crate::satori::piece::{Colour, Side, Sides, SitePlace, StartingTile, TierTile};
use crate::satori::score::standing;
use crate::satori::state::JokoroSpace;
use crate::satori::{Command, Deed, Gift, Goods, JokoroSpot, PagodaItem, Refusal, Reward, Satori};

#[test]
fn example_1_a_starting_tile_brings_wood_stone_and_incense() {
    let mut table = Table { state: Satori::begin(&opening(2, 1)), seed: Seed::from(1) };
    table.state.starting_tiles = vec![StartingTile(0), StartingTile(1), StartingTile(2)];
    table.play(ONE, Command::TakeStartingTile { tile: StartingTile(0) });
    assert_eq!(table.player(ONE).goods, Goods { wood: 1, stone: 1, incense: 1, ..Goods::NONE });
}

#[test]
fn example_2_a_grey_worshipper_on_an_orange_altar_uses_one_side() {
    let mut table = Table::of(2);
    table.place(ONE, Colour::Grey, basic("A4"), Sides::Left);
    table.play(ONE, gain(0));
    assert_eq!(table.player(ONE).goods, Goods { wood: 2, ..Goods::NONE });
    assert_eq!(table.refused(ONE, gain(0)), Refusal::NothingOpen);
}

#[test]
fn example_3_a_grey_worshipper_on_a_grey_altar_uses_both() {
    let mut table = Table::of(2);
    table.place(ONE, Colour::Grey, basic("A2"), Sides::Both);
    table.play(ONE, gain(0));
    table.play(ONE, gain(1));
    assert_eq!(table.player(ONE).goods, Goods { stone: 2, wood: 1, coin: 1, ..Goods::NONE });
}

#[test]
fn example_4_the_owner_of_the_altar_moves_two_on_the_offerings_track() {
    let mut table = Table::of(2).built(TWO, FREE, "P1", "deco_mon", true);
    table.place(ONE, Colour::Purple, FREE, Sides::Both);
    assert_eq!((table.player(TWO).offerings, table.player(ONE).offerings), (2, 0));
}

#[test]
fn example_5_a_hand_on_wood_takes_stone_and_sends_the_other_hand_to_the_roof() {
    let mut table = Table::of(2)
        .has(ONE, Goods { incense: 1, ..Goods::NONE })
        .hand(ONE, wheel("wheel_wood"))
        .hand(TWO, wheel("wheel_stone"));
    let turn = |id| Command::TurnWheel { wheel: wheel(id) };
    let lies_there = Refusal::HandLiesThere { wheel: wheel("wheel_wood") };
    assert_eq!(table.refused(ONE, turn("wheel_wood")), lies_there);
    table.play(ONE, turn("wheel_stone"));
    table.play(ONE, gain(0));
    assert_eq!((table.player(ONE).goods.stone, table.player(ONE).goods.incense), (1, 0));
    assert_eq!((table.player(ONE).hand, table.player(TWO).hand), (Some(wheel("wheel_stone")), None));
}

#[test]
fn example_6_an_emerald_for_a_coin_and_two_of_wood_or_stone() {
    let mut table = Table::of(2).has(ONE, Goods { coin: 1, wood: 1, stone: 1, ..Goods::NONE });
    table.place(ONE, Colour::Grey, basic("A5"), Sides::Right);
    table.play(ONE, Command::Exchange { action: 0, wood_paid: 1, wood_gained: 0 });
    assert_eq!(table.player(ONE).goods, Goods { emerald: 1, ..Goods::NONE });
}

#[test]
fn example_7_a_second_altar_over_a_basic_one_and_its_right_side_gives_incense() {
    let mut table = Table::of(2)
        .has(ONE, Goods { wood: 2, meditation_tile: 1, incense: 1, ..Goods::NONE })
        .built(ONE, FREE, "G1", "deco_mon", false)
        .at_site(1, "O1")
        .decorations(["deco_incense", "deco_path", "deco_light"]);
    table.place(ONE, Colour::Orange, basic("A1"), Sides::Left);
    table.play(ONE, build_altar(0, 1, basic("A4"), "deco_incense"));
    assert_eq!(table.player(ONE).goods, Goods::NONE);
    table.play(ONE, use_side(Side::Right));
    table.play(ONE, gain(0));
    assert_eq!(table.player(ONE).goods, Goods { incense: 1, ..Goods::NONE });
    table.check();
}

#[test]
fn example_8_a_jokoro_on_an_altar_for_a_coin() {
    let mut table =
        Table::of(2).has(ONE, Goods { coin: 1, ..Goods::NONE }).built(ONE, FREE, "G1", "deco_mon", false);
    table.place(ONE, Colour::Orange, basic("A1"), Sides::Right);
    table.play(ONE, jokoro(0, JokoroSpot::Altar(FREE)));
    assert_eq!((table.player(ONE).goods, table.state.altar_jokoro(ONE)), (Goods::NONE, 1));
}

#[test]
fn example_9_a_jokoro_on_the_pagoda_for_stone_and_incense() {
    let mut table = Table::of(3).has(ONE, Goods { stone: 1, incense: 1, ..Goods::NONE }).tier(1, "J1", &[]);
    table.place(ONE, Colour::Orange, basic("A1"), Sides::Right);
    table.play(ONE, jokoro(0, JokoroSpot::Tier(tier(1))));
    assert_eq!((table.player(ONE).goods, table.state.pagoda.jokoro(ONE)), (Goods::NONE, 1));
}

#[test]
fn example_10_the_first_tier_brings_five_points_and_a_cancelled_tile_a_neutral_jokoro() {
    let cancelled_once = |seed: &u64| {
        let mut table = Table::of(3).has(ONE, Goods { emerald: 1, stone: 1, wood: 1, ..Goods::NONE });
        let first = table.state.pagoda.storeys.iter().position(|storey| storey.tile == TierTile(0));
        match first {
            Some(other) => table.state.pagoda.storeys.swap(0, other),
            None => table.state.pagoda.storeys[0].tile = TierTile(0),
        }
        table.seed = Seed::from(*seed);
        table.place(ONE, Colour::Grey, basic("A5"), Sides::Left);
        let deed = table.play(ONE, build(0, PagodaItem::Tier(tier(1))));
        assert_eq!((table.player(ONE).points(), table.player(ONE).goods), (10, Goods::NONE));
        let Deed::BuiltPagoda { plate: Some(draw), .. } = deed else { panic!("no plate") };
        let spaces = table.state.pagoda.storeys[0].plate.clone().unwrap().spaces;
        let once = draw.cancelled == 1;
        assert_eq!(once, spaces == [JokoroSpace::Neutral, JokoroSpace::Nothing]);
        once
    };
    assert!((0..100).any(|seed| cancelled_once(&seed)));
}

#[test]
fn example_11_the_third_roof() {
    let mut table = Table::of(2)
        .has(ONE, Goods { coin: 3, meditation_tile: 1, ..Goods::NONE })
        .tier(3, "J1", &[])
        .round(3);
    table.place(ONE, Colour::Grey, basic("A5"), Sides::Left);
    table.play(ONE, build(0, PagodaItem::Roof(tier(3))));
    assert_eq!((table.player(ONE).points(), table.player(ONE).goods), (8, Goods::NONE));
}

#[test]
fn example_12_the_sorin() {
    let price = Goods { coin: 1, wood: 1, stone: 1, incense: 1, meditation_tile: 1, ..Goods::NONE };
    let mut table = Table::of(2).has(ONE, price).round(5);
    table.place(ONE, Colour::Grey, basic("A5"), Sides::Left);
    table.play(ONE, build(0, PagodaItem::Sorin));
    assert_eq!(table.player(ONE).goods, Goods::NONE);
    assert!(table.state.pagoda.sorin.as_ref().is_some_and(|top| top.owner == ONE && top.plate.has_room()));
}

#[test]
fn example_13_two_steps_of_light_over_anothers_monk_onto_ones_own() {
    let mut table = Table::of(2).monk(TWO, 1).monk(ONE, 2).tile_at(2, "M1");
    table.place(ONE, Colour::Grey, basic("A3"), Sides::Right);
    table.play(ONE, light(0, "aa"));
    table.play(ONE, gain(0));
    let player = table.player(ONE);
    assert_eq!((player.goods.stone, player.goods.wood, player.goods.meditation_tile), (2, 2, 1));
    assert_eq!((player.on_sun, table.state.mountains.hikari[0]), (1, 2));
    assert_eq!(table.state.mountains.at(place(1)).monk, Some(TWO));
    table.check();
}

#[test]
fn example_14_two_coins_from_lower_down_instead_of_an_emerald() {
    let mut table = Table::of(2).offerings(ONE, 4);
    table.play(ONE, Command::Pray { colour: Colour::Grey, gift: Gift::Incense });
    let claim = |space| Command::Claim { action: 0, reward: Reward { space, choice: 0 } };
    assert_eq!(table.preview(ONE, &claim(4)).gained, Goods { emerald: 1, ..Goods::NONE });
    table.play(ONE, claim(2));
    assert_eq!((table.player(ONE).goods.coin, table.player(ONE).offerings), (2, 0));
}

#[test]
fn example_15_a_prayer_of_grey_beside_orange_and_no_claim() {
    let mut table = Table::of(3).offerings(TWO, 3);
    table.play(ONE, Command::Pray { colour: Colour::Orange, gift: Gift::Incense });
    table.play(ONE, Command::EndTurn {});
    table.play(TWO, Command::Pray { colour: Colour::Grey, gift: Gift::Collection });
    table.play(TWO, Command::EndTurn {});
    assert_eq!((table.player(TWO).goods.coin, table.player(TWO).offerings), (3, 3));
    assert_eq!(table.state.bells, [ONE, TWO]);
    assert_eq!(table.state.to_move(), Some(THREE));
}

#[test]
fn example_16_inspecting_the_site_uses_the_left_side_only() {
    let mut table = Table::of(2).has(ONE, RICH).at_site(2, "G1");
    table.play(ONE, Command::Inspect { colour: Colour::Grey, place: SitePlace(2) });
    table.play(ONE, gain(0));
    assert_eq!((table.player(ONE).goods.stone, table.player(ONE).goods.coin), (11, 11));
    assert_eq!(table.refused(ONE, gain(1)), Refusal::NothingOpen);
    assert_eq!(table.state.altars(ONE), 0);
}

#[test]
fn example_17_three_jokoro_on_a_pagoda_with_five_roofs() {
    let table = (1..=5).fold(Table::of(3).round(5), |table, number| {
        let jokoro: &[_] = if number <= 3 { &[ONE] } else { &[] };
        table.tier(number, ["J1", "J2", "J3", "J4", "J5"][usize::from(number) - 1], jokoro).roof(number)
    });
    assert_eq!(standing(&table.state, ONE).pagoda_jokoro, 15);
}
