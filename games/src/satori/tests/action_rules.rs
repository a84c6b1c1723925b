//! Goods, altars, Jokoro and the pagoda (S14–S18).

use super::table::{
    FREE, ONE, TWO, Table, altar, basic, build, build_altar, cost, gain, jokoro, tier, use_side,
};
use crate::satori::piece::{Colour, Side, Sides, SitePlace, Spot};
use crate::satori::state::{JokoroSpace, Phase};
use crate::satori::{Command, Deed, Goods, JokoroSpot, PagodaItem, Refusal, Source};

const RICH: Goods =
    Goods { coin: 9, wood: 9, stone: 9, emerald: 4, incense: 3, points: 0, meditation_tile: 5 };

fn exchange(wood_paid: u8) -> Command {
    Command::Exchange { action: 0, wood_paid, wood_gained: 0 }
}

#[test]
fn s14_goods_and_points_are_gained() {
    let mut table = Table::of(2).has(ONE, Goods { incense: 1, ..Goods::NONE }).monk(ONE, 1).tile_at(1, "M12");
    table.play(ONE, Command::TurnWheel { wheel: super::table::wheel("wheel_light") });
    table.play(ONE, super::table::light(0, "a"));
    table.play(ONE, gain(0));
    let player = table.player(ONE);
    assert_eq!((player.points(), player.earned.meditation, player.goods.coin), (10, 5, 1));
    table.check();
}

#[test]
fn s15_an_exchange_takes_any_mix_of_wood_and_stone() {
    for (wood_paid, left) in [(0, (2, 0)), (1, (1, 1)), (2, (0, 2))] {
        let mut table = Table::of(2).has(ONE, Goods { coin: 1, wood: 2, stone: 2, ..Goods::NONE });
        table.place(ONE, Colour::Grey, basic("A5"), Sides::Right);
        table.play(ONE, exchange(wood_paid));
        let goods = table.player(ONE).goods;
        assert_eq!(((goods.wood, goods.stone), goods.coin, goods.emerald), (left, 0, 1));
        table.check();
    }
}

#[test]
fn s15_not_without_the_price_and_not_for_nothing() {
    let mut table = Table::of(2).has(ONE, Goods { coin: 1, wood: 1, ..Goods::NONE });
    table.place(ONE, Colour::Grey, basic("A5"), Sides::Right);
    assert!(matches!(table.refused(ONE, exchange(1)), Refusal::TooDear { .. }));
    assert_eq!(table.refused(ONE, exchange(3)), Refusal::MixTooLarge { most: 2 });
    let mut table = table.has(ONE, Goods { wood: 1, ..Goods::NONE });
    table.state.supply.emerald = 0;
    assert_eq!(table.refused(ONE, exchange(2)), Refusal::NothingGained);
}

#[test]
fn s15_once_for_each_use_of_the_altar() {
    let mut table = Table::of(2).has(ONE, RICH);
    table.place(ONE, Colour::Grey, basic("A5"), Sides::Right);
    table.play(ONE, exchange(1));
    assert_eq!(table.refused(ONE, exchange(1)), Refusal::NothingOpen, "nothing else was open");
}

#[test]
fn s16_an_altar_costs_its_place_and_more_tiles_each_time() {
    let mut table = Table::of(4).has(ONE, RICH);
    table.state.site.decorations =
        ["deco_mon", "deco_path", "deco_light"].map(super::table::decoration).into();
    for (nth, price) in [(0_u8, Goods { coin: 2, ..Goods::NONE }), (1, Goods { wood: 2, ..Goods::NONE })] {
        table.state.phase = Phase::Turn(crate::satori::state::Turn::new(ONE, None));
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
fn s16_what_was_open_from_the_old_altar_stays_open() {
    // A basic altar that builds altars is protected; the tile G5 builds one and is used by inspecting.
    let mut table = Table::of(2).has(ONE, RICH).at_site(0, "G5").at_site(1, "O1").decorations([
        "deco_mon",
        "deco_path",
        "deco_light",
    ]);
    table.play(ONE, Command::Inspect { colour: Colour::Grey, place: SitePlace(0) });
    table.play(ONE, build_altar(0, 0, FREE, "deco_mon"));
    table.play(ONE, use_side(Side::Left));
    let Phase::Turn(turn) = &table.state.phase else { panic!() };
    assert!(matches!(turn.top().unwrap().source, Source::Altar { spot: FREE, sides: Sides::Left }));
    table.play(ONE, build_altar(0, 1, basic("A4"), "deco_path"));
    table.play(ONE, use_side(Side::Left));
    table.play(ONE, gain(0));
    table.play(ONE, gain(1));
    table.play(ONE, gain(1));
    assert_eq!(table.refused(ONE, Command::Pass {}), Refusal::NothingOpen);
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

#[test]
fn s17_a_jokoro_on_an_altar_of_ones_own_for_its_price_once() {
    let mut table = Table::of(2).has(ONE, RICH).built(ONE, FREE, "G1", "deco_mon", false).built(
        TWO,
        Spot(7),
        "G2",
        "deco_mon",
        false,
    );
    table.place(ONE, Colour::Orange, basic("A1"), Sides::Right);
    let on = |spot| jokoro(0, JokoroSpot::Altar(spot));
    assert_eq!(table.refused(ONE, on(Spot(7))), Refusal::NotYourAltar { spot: Spot(7) });
    assert_eq!(table.preview(ONE, &on(FREE)).paid, Goods { coin: 1, ..Goods::NONE });
    table.play(ONE, on(FREE));
    assert_eq!((table.player(ONE).jokoro, table.state.altar_jokoro(ONE)), (4, 1));
    table.play(ONE, Command::EndTurn {});
    table.quick_turn();
    table.place(ONE, Colour::Orange, basic("A1"), Sides::Right);
    assert_eq!(table.refused(ONE, on(FREE)), Refusal::CarriesJokoro { spot: FREE });
    table.check();
}

#[test]
fn s17_a_jokoro_on_a_tier_for_the_price_of_its_plate_while_there_is_room() {
    let mut table = Table::of(3).has(ONE, RICH).tier(1, "J1", &[TWO]);
    table.place(ONE, Colour::Orange, basic("A1"), Sides::Right);
    let on = |number| jokoro(0, JokoroSpot::Tier(tier(number)));
    assert_eq!(table.refused(ONE, on(2)), Refusal::NotBuilt);
    assert_eq!(table.refused(ONE, jokoro(0, JokoroSpot::Sorin)), Refusal::NotBuilt);
    assert_eq!(table.preview(ONE, &on(1)).paid, Goods { stone: 1, incense: 1, ..Goods::NONE });
    table.play(ONE, on(1));
    assert_eq!(table.state.pagoda.jokoro(ONE), 1);
    table.play(ONE, Command::EndTurn {});
    table.quick_turn();
    table.quick_turn();
    table.place(ONE, Colour::Orange, basic("A1"), Sides::Right);
    assert_eq!(table.refused(ONE, on(1)), Refusal::NoJokoroSpace);
    table.check();
}

#[test]
fn s17_none_at_hand_none_placed() {
    let mut table = Table::of(3).has(ONE, RICH).tier(1, "J1", &[ONE, ONE]).tier(2, "J2", &[ONE, ONE]);
    let mut table = {
        table = table.tier(3, "J3", &[ONE]);
        table
    };
    table.place(ONE, Colour::Orange, basic("A1"), Sides::Right);
    assert_eq!(table.refused(ONE, jokoro(0, JokoroSpot::Tier(tier(3)))), Refusal::NoJokoro);
}

#[test]
fn s18_a_tier_costs_its_tile_brings_points_and_gets_a_plate() {
    let mut table = Table::of(2).has(ONE, RICH);
    let entry = table.state.edition.tier[table.state.pagoda.storeys[0].tile.index()].clone();
    table.place(ONE, Colour::Grey, basic("A5"), Sides::Left);
    let command = build(0, PagodaItem::Tier(tier(1)));
    let preview = table.preview(ONE, &command);
    assert_eq!((preview.paid, preview.gained.points, preview.draws), (entry.cost, entry.points, true));
    table.play(ONE, command);
    let plate = table.state.pagoda.storeys[0].plate.clone().unwrap();
    assert_eq!(plate.spaces, [JokoroSpace::Nothing], "one space with two players");
    assert!(plate.cost.is_some());
    assert_eq!(table.player(ONE).points(), 5 + u16::from(entry.points));
    table.check();
}

#[test]
fn s18_never_above_the_architect_and_tiers_need_no_order() {
    let mut table = Table::of(2).has(ONE, RICH).round(3);
    table.place(ONE, Colour::Grey, basic("A5"), Sides::Left);
    let above = Refusal::AboveArchitect { tier: tier(4), architect: tier(3) };
    assert_eq!(table.refused(ONE, build(0, PagodaItem::Tier(tier(4)))), above);
    table.play(ONE, build(0, PagodaItem::Tier(tier(3))));
    assert!(table.state.pagoda.storeys[0].plate.is_none());
}

#[test]
fn s18_cancelled_tiles_bring_neutral_jokoro_and_two_of_them_close_the_tier() {
    let seen: Vec<(u8, usize)> = (0..400)
        .map(|seed| {
            let mut table = Table::of(3).has(ONE, RICH);
            table.seed = crate::dice::Seed::from(seed);
            table.place(ONE, Colour::Grey, basic("A5"), Sides::Left);
            let deed = table.play(ONE, build(0, PagodaItem::Tier(tier(1))));
            table.check();
            let Deed::BuiltPagoda { plate: Some(draw), .. } = deed else { panic!() };
            let plate = table.state.pagoda.storeys[0].plate.clone().unwrap();
            let neutral = plate.spaces.iter().filter(|space| **space == JokoroSpace::Neutral).count();
            assert_eq!(usize::from(draw.cancelled), neutral);
            assert_eq!(plate.cost.is_none(), draw.cancelled == 2);
            assert_eq!(plate.has_room(), draw.cancelled < 2);
            (draw.cancelled, neutral)
        })
        .collect();
    for cancelled in 0..=2 {
        assert!(
            seen.iter().any(|(drawn, _)| *drawn == cancelled),
            "no seed draws {cancelled} cancelled tiles"
        );
    }
}

#[test]
fn s18_a_roof_needs_its_tier_and_takes_a_meditation_tile() {
    let mut table = Table::of(2).has(ONE, RICH).tier(1, "J1", &[]).round(2);
    table.place(ONE, Colour::Grey, basic("A5"), Sides::Left);
    assert_eq!(
        table.refused(ONE, build(0, PagodaItem::Roof(tier(2)))),
        Refusal::TierMissing { tier: tier(2) }
    );
    let command = build(0, PagodaItem::Roof(tier(1)));
    let paid = Goods { wood: 1, coin: 1, meditation_tile: 1, ..Goods::NONE };
    assert_eq!((table.preview(ONE, &command).paid, table.preview(ONE, &command).gained.points), (paid, 2));
    table.play(ONE, command);
    assert_eq!((table.state.pagoda.roofs(), table.player(ONE).earned.pagoda), (1, 2));
    table.check();
}

#[test]
fn s18_nothing_is_built_twice() {
    let mut table = Table::of(2).has(ONE, RICH).tier(1, "J1", &[]).roof(1);
    table.place(ONE, Colour::Grey, basic("A5"), Sides::Left);
    for item in [PagodaItem::Tier(tier(1)), PagodaItem::Roof(tier(1))] {
        assert_eq!(table.refused(ONE, build(0, item)), Refusal::AlreadyBuilt);
    }
}

#[test]
fn s18_the_sorin_in_round_five_once_without_any_tier() {
    let mut table = Table::of(2).has(ONE, RICH).round(4);
    table.place(ONE, Colour::Grey, basic("A5"), Sides::Left);
    assert_eq!(table.refused(ONE, build(0, PagodaItem::Sorin)), Refusal::SorinTooEarly { round: 4 });
    let mut table = table.round(5);
    let paid = Goods { coin: 1, wood: 1, stone: 1, incense: 1, meditation_tile: 1, ..Goods::NONE };
    assert_eq!(table.preview(ONE, &build(0, PagodaItem::Sorin)).paid, paid);
    table.play(ONE, build(0, PagodaItem::Sorin));
    let top = table.state.pagoda.sorin.clone().unwrap();
    assert!(top.owner == ONE && top.plate.cost.is_some());
    assert_eq!(table.state.pagoda.roofs(), 0, "it is no roof");
    assert!(!table.state.pagoda.pile.contains(&top.plate.cost.unwrap_or(cost("J1"))));
    table.play(ONE, Command::EndTurn {});
    let mut table = table.has(TWO, RICH);
    table.place(TWO, Colour::Grey, basic("A5"), Sides::Left);
    assert_eq!(table.refused(TWO, build(0, PagodaItem::Sorin)), Refusal::AlreadyBuilt);
}
