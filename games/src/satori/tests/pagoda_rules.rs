//! Jokoro and the Great Pagoda (S17, S18).

use super::names::{FREE, ONE, RICH, TWO, basic, build, cost, jokoro, tier, turn_wheel};
use super::table::Table;
use crate::dice::Seed;
use crate::game::Game;
use crate::satori::piece::{Colour, Sides, Spot};
use crate::satori::score::standing;
use crate::satori::state::JokoroSpace;
use crate::satori::{Command, Deed, Effect, JokoroSpot, PagodaItem, Refusal, Satori};
use crate::satori::{Goods, PlateDraw};

fn on(number: u8) -> Command {
    jokoro(0, JokoroSpot::Tier(tier(number)))
}

/// A table at which seat 0 may place a Jokoro.
fn placing(mut table: Table) -> Table {
    table.place(ONE, Colour::Orange, basic("A1"), Sides::Right);
    table
}

/// Three players, the first of whom has built the first tier by these dice.
fn raised(seed: u64) -> (Table, PlateDraw) {
    let mut table = Table::of(3).has(ONE, RICH);
    table.seed = Seed::from(seed);
    table.place(ONE, Colour::Grey, basic("A5"), Sides::Left);
    let deed = table.play(ONE, build(0, PagodaItem::Tier(tier(1))));
    let Deed::BuiltPagoda { plate: Some(draw), .. } = deed else { panic!("{deed:?}") };
    (table, draw)
}

/// The same, with so many cancelled tiles drawn.
fn raised_with(cancelled: u8) -> Table {
    let found = (0..400).map(raised).find(|(_, draw)| draw.cancelled == cancelled);
    found.unwrap_or_else(|| panic!("no seed draws {cancelled} cancelled tiles")).0
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
fn s17_some_icons_are_for_altars_only() {
    // None of the standard edition is: here one is.
    let table = Table::of(3)
        .edition(|file| file.basic_altar[0].right = vec![Effect::PlaceJokoroAltar])
        .has(ONE, RICH)
        .round(5)
        .tier(1, "J1", &[])
        .built(ONE, FREE, "G1", "deco_mon", false);
    let mut table = placing(table);
    for spot in [JokoroSpot::Tier(tier(1)), JokoroSpot::Tier(tier(2)), JokoroSpot::Sorin] {
        assert_eq!(table.refused(ONE, jokoro(0, spot)), Refusal::AltarsOnly);
    }
    let legal = Satori::legal(&table.state, ONE).into_iter().map(|legal| legal.command);
    let placed: Vec<Command> =
        legal.filter(|command| matches!(command, Command::PlaceJokoro { .. })).collect();
    assert_eq!(placed, [jokoro(0, JokoroSpot::Altar(FREE))]);
    table.play(ONE, placed[0].clone());
    assert_eq!(table.state.altar_jokoro(ONE), 1);
    table.check();
}

#[test]
fn s17_one_player_may_take_both_spaces() {
    let mut table = placing(Table::of(3).has(ONE, RICH).tier(1, "J1", &[ONE]));
    table.play(ONE, on(1));
    assert_eq!(table.state.pagoda.jokoro(ONE), 2);
    table.check();
}

#[test]
fn s17_the_architect_does_not_limit_jokoro() {
    let mut table = placing(Table::of(3).has(ONE, RICH).tier(3, "J1", &[]));
    assert_eq!(table.state.architect().get(), 1);
    table.play(ONE, on(3));
    assert_eq!(table.state.pagoda.jokoro(ONE), 1);
    table.check();
}

#[test]
fn s17_a_neutral_jokoro_closes_a_space() {
    let mut table = raised_with(1).has(TWO, RICH);
    table.play(ONE, turn_wheel("wheel_jokoro"));
    table.play(ONE, on(1));
    let spaces = &table.state.pagoda.storeys[0].plate.as_ref().unwrap().spaces;
    assert_eq!(**spaces, [JokoroSpace::Neutral, JokoroSpace::Jokoro { seat: ONE }]);
    table.play(ONE, Command::EndTurn {});
    table.play(TWO, turn_wheel("wheel_jokoro"));
    assert_eq!(table.refused(TWO, on(1)), Refusal::NoJokoroSpace);
    table.check();
}

#[test]
fn s17_no_jokoro_on_a_tier_with_two_cancelled_tiles() {
    let mut table = raised_with(2);
    table.play(ONE, turn_wheel("wheel_jokoro"));
    assert_eq!(table.refused(ONE, on(1)), Refusal::NoJokoroSpace);
}

#[test]
fn s17_none_at_hand_none_placed() {
    let table = Table::of(3).has(ONE, RICH).tier(1, "J1", &[ONE, ONE]).tier(2, "J2", &[ONE, ONE]);
    let table = placing(table.tier(3, "J3", &[ONE]));
    assert_eq!(table.refused(ONE, on(3)), Refusal::NoJokoro);
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
fn s18_no_roof_above_the_architect() {
    let mut table = Table::of(2).has(ONE, RICH).tier(2, "J1", &[]);
    table.place(ONE, Colour::Grey, basic("A5"), Sides::Left);
    let above = Refusal::AboveArchitect { tier: tier(2), architect: tier(1) };
    assert_eq!(table.refused(ONE, build(0, PagodaItem::Roof(tier(2)))), above);
    assert!(table.round(2).is_legal(&build(0, PagodaItem::Roof(tier(2)))));
}

#[test]
fn s18_cancelled_tiles_bring_neutral_jokoro_and_two_of_them_close_the_tier() {
    let mut seen = [false; 3];
    for (table, draw) in (0..400).map(raised) {
        table.check();
        let plate = table.state.pagoda.storeys[0].plate.clone().unwrap();
        let neutral = plate.spaces.iter().filter(|space| **space == JokoroSpace::Neutral).count();
        assert_eq!(usize::from(draw.cancelled), neutral);
        assert_eq!(plate.cost.is_none(), draw.cancelled == 2);
        assert_eq!(plate.has_room(), draw.cancelled < 2);
        assert_eq!(table.state.pagoda.cancelled, 3 - draw.cancelled);
        seen[neutral] = true;
    }
    assert_eq!(seen, [true; 3], "none, one and two of them are drawn now and then");
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

#[test]
fn s18_jokoro_on_the_sorin_count_with_those_on_tiers() {
    let mut table = Table::of(2).has(ONE, RICH).round(5).tier(1, "J1", &[ONE]).roof(1);
    table.place(ONE, Colour::Grey, basic("A5"), Sides::Left);
    table.play(ONE, build(0, PagodaItem::Sorin));
    table.play(ONE, turn_wheel("wheel_jokoro"));
    let on_sorin = jokoro(0, JokoroSpot::Sorin);
    let plate = table.state.pagoda.sorin.clone().unwrap().plate;
    let price = table.state.edition.jokoro_cost[plate.cost.unwrap().index()].cost;
    assert_eq!(table.preview(ONE, &on_sorin).paid, price);
    table.play(ONE, on_sorin);
    assert_eq!(table.state.pagoda.jokoro(ONE), 2);
    assert_eq!(standing(&table.state, ONE).pagoda_jokoro, 2, "two Jokoro, one roof");
    table.check();
}
