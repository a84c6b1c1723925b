//! A turn (S8–S10, S12, S13).

use super::names::{
    FREE, ONE, RICH, THREE, TWO, basic, build_altar, gain, jokoro, light, tier, turn_wheel, use_side, wheel,
};
use super::table::Table;
use crate::satori::piece::{Colour, Side, Sides, SitePlace, Spot};
use crate::satori::state::Phase;
use crate::satori::{
    Command, Effect, Gift, Goods, JokoroSpot, OfferingsMove, PagodaItem, Printed, Refusal, Reward, Source,
};

#[test]
fn s8_exactly_one_worshipper_in_a_turn() {
    let mut table = Table::of(2);
    assert_eq!(table.refused(ONE, Command::EndTurn {}), Refusal::MustPlace);
    table.place(ONE, Colour::Grey, basic("A4"), Sides::Left);
    let again = Command::PlaceWorshipper { colour: Colour::Grey, spot: basic("A4"), sides: Sides::Left };
    assert_eq!(table.refused(ONE, again), Refusal::AlreadyPlaced);
    table.play(ONE, Command::EndTurn {});
    assert_eq!(table.state.to_move(), Some(TWO));
    table.place(TWO, Colour::Purple, basic("A4"), Sides::Left);
    assert_eq!(table.state.court.altars[3].worshippers.count(), 2, "any number may stand on an altar");
    table.check();
}

#[test]
fn s8_only_who_waits_at_the_sanmon_and_only_where_an_altar_stands() {
    let mut table = Table::of(2);
    table.state.bag = table.state.bag.with(table.state.sanmon);
    *table.state.sanmon.of_mut(Colour::Grey) = 0;
    let place = |colour, spot| Command::PlaceWorshipper { colour, spot, sides: Sides::Left };
    let grey = Colour::Grey;
    assert_eq!(table.refused(ONE, place(grey, basic("A4"))), Refusal::NoSuchWorshipper { colour: grey });
    assert_eq!(table.refused(ONE, place(Colour::Orange, FREE)), Refusal::NoAltar { spot: FREE });
    let nowhere = Spot(200);
    assert_eq!(table.refused(ONE, place(Colour::Orange, nowhere)), Refusal::NoAltar { spot: nowhere });
}

#[test]
fn s9_another_colour_opens_one_side_and_the_same_colour_both() {
    let mut table = Table::of(2);
    let both = Command::PlaceWorshipper { colour: Colour::Grey, spot: basic("A4"), sides: Sides::Both };
    assert_eq!(table.refused(ONE, both), Refusal::OneSide);
    let one = Command::PlaceWorshipper { colour: Colour::Orange, spot: basic("A4"), sides: Sides::Left };
    assert_eq!(table.refused(ONE, one), Refusal::BothSides);
    table.place(ONE, Colour::Orange, basic("A4"), Sides::Both);
    assert_eq!(table.open_effects().len(), 2);
    table.play(ONE, gain(1));
    assert_eq!(table.player(ONE).goods, Goods { stone: 1, coin: 1, ..Goods::NONE });
    assert_eq!(table.refused(ONE, gain(1)), Refusal::ActionTaken { action: 1 });
    assert_eq!(table.refused(ONE, gain(2)), Refusal::NoSuchAction { action: 2 });
    assert_eq!(table.refused(ONE, light(0, "a")), Refusal::OtherAction { action: 0 });
    table.play(ONE, Command::EndTurn {});
    assert_eq!(table.player(ONE).goods.wood, 0, "the other side was left");
}

#[test]
fn s10_the_owner_of_an_altar_with_a_jokoro_moves_on_the_offerings_track() {
    for (colour, sides, to) in [(Colour::Grey, Sides::Left, 1), (Colour::Orange, Sides::Both, 2)] {
        let mut table = Table::of(3).built(TWO, FREE, "O1", "deco_mon", true);
        let command = Command::PlaceWorshipper { colour, spot: FREE, sides };
        assert_eq!(table.preview(ONE, &command).offerings, Some(OfferingsMove { seat: TWO, to }));
        table.play(ONE, command);
        assert_eq!(table.player(TWO).offerings, to);
        table.check();
    }
}

#[test]
fn s10_also_when_the_owner_comes_never_beyond_the_last_and_never_without_a_jokoro() {
    let mut table = Table::of(2).built(ONE, FREE, "O1", "deco_mon", true).offerings(ONE, 6);
    table.place(ONE, Colour::Orange, FREE, Sides::Both);
    assert_eq!(table.player(ONE).offerings, 7);
    let mut table = Table::of(2).built(ONE, FREE, "O1", "deco_mon", false);
    table.place(ONE, Colour::Orange, FREE, Sides::Both);
    assert_eq!(table.player(ONE).offerings, 0);
}

#[test]
fn s10_the_owner_moves_before_any_action() {
    // The altar's own action claims offerings: from the space to which the placement brought its owner.
    let mut table = Table::of(2).built(ONE, FREE, "P3", "deco_mon", true);
    table.place(ONE, Colour::Purple, FREE, Sides::Both);
    table.play(ONE, Command::Claim { action: 0, reward: Reward { space: 2, choice: 0 } });
    assert_eq!((table.player(ONE).goods.coin, table.player(ONE).offerings), (2, 0));
}

#[test]
fn s10_building_the_use_that_comes_with_it_and_inspecting_move_nobody() {
    let mut table = Table::of(2)
        .has(ONE, RICH)
        .built(TWO, Spot(7), "P1", "deco_mon", true)
        .at_site(0, "G1")
        .at_site(1, "O1")
        .decorations(["deco_mon", "deco_path", "deco_light"]);
    table.place(ONE, Colour::Orange, basic("A1"), Sides::Left);
    table.play(ONE, build_altar(0, 0, FREE, "deco_mon"));
    // It carries its owner's Jokoro when it is used.
    table.play(ONE, turn_wheel("wheel_jokoro"));
    table.play(ONE, jokoro(0, JokoroSpot::Altar(FREE)));
    table.play(ONE, use_side(Side::Left));
    table.play(ONE, gain(0));
    table.play(ONE, Command::EndTurn {});
    table.play(TWO, Command::Inspect { colour: Colour::Purple, place: SitePlace(1) });
    table.play(TWO, gain(0));
    assert_eq!((table.player(ONE).offerings, table.player(TWO).offerings), (0, 0));
    table.check();
}

#[test]
fn s12_incense_above_three_is_lost_and_the_supply_gives_what_it_has() {
    let mut table = Table::of(2).has(ONE, Goods { incense: 3, coin: 1, ..Goods::NONE });
    table.state.supply.coin = 1;
    table.place(ONE, Colour::Grey, basic("A6"), Sides::Left);
    table.play(ONE, gain(0));
    assert_eq!(table.player(ONE).goods.coin, 2, "one of three coins was there");
    table.play(ONE, Command::EndTurn {});
    table.play(TWO, Command::Pray { colour: Colour::Grey, gift: Gift::Incense });
    assert_eq!(table.player(TWO).goods.incense, 1);
    table.play(TWO, Command::EndTurn {});
    table.play(ONE, Command::Pray { colour: Colour::Orange, gift: Gift::Incense });
    assert_eq!(table.player(ONE).goods.incense, 3);
}

#[test]
fn s12_spent_meditation_tiles_leave_the_game() {
    let mut table =
        Table::of(2).has(ONE, Goods { coin: 3, meditation_tile: 1, ..Goods::NONE }).tier(1, "J1", &[]);
    table.place(ONE, Colour::Grey, basic("A5"), Sides::Left);
    let roof = Command::BuildPagoda { action: 0, item: PagodaItem::Roof(tier(1)) };
    assert!(matches!(table.refused(ONE, roof.clone()), Refusal::TooDear { .. }), "wood is missing");
    let mut table = table.has(ONE, Goods { wood: 1, ..Goods::NONE });
    table.play(ONE, roof);
    assert_eq!((table.player(ONE).goods.meditation_tile, table.state.mountains.spent), (0, 1));
    table.check();
}

#[test]
fn s12_what_is_paid_is_in_the_supply_before_anything_is_gained() {
    let two_for_one = Effect::Exchange {
        pay: Printed { coin: 1, ..Printed::default() },
        gain: Printed { coin: 2, ..Printed::default() },
    };
    let mut table = Table::of(2)
        .edition(|file| file.basic_altar[5].right = vec![two_for_one])
        .has(ONE, Goods { coin: 1, ..Goods::NONE })
        .has(TWO, Goods { coin: 29, ..Goods::NONE });
    table.place(ONE, Colour::Grey, basic("A6"), Sides::Right);
    table.play(ONE, Command::Exchange { action: 0, wood_paid: 0, wood_gained: 0 });
    assert_eq!((table.player(ONE).goods.coin, table.state.supply.coin), (1, 0));
    table.check();
}

#[test]
fn s13_what_is_open_on_top_comes_first_and_can_be_left() {
    let mut table = Table::of(2).has(ONE, Goods { incense: 1, ..Goods::NONE });
    table.play(ONE, Command::TurnWheel { wheel: wheel("wheel_light") });
    let place = Command::PlaceWorshipper { colour: Colour::Grey, spot: basic("A4"), sides: Sides::Left };
    assert_eq!(table.refused(ONE, place.clone()), Refusal::SomethingIsOpen);
    table.play(ONE, Command::Pass {});
    assert_eq!(table.refused(ONE, Command::Pass {}), Refusal::NothingOpen);
    table.play(ONE, place);
}

#[test]
fn s13_won_tiles_open_one_after_the_other_and_the_end_of_the_turn_finishes_all() {
    let mut table = Table::of(2).monk(ONE, 1).monk(ONE, 2).tile_at(1, "M8").tile_at(2, "M2");
    table.place(ONE, Colour::Orange, basic("A3"), Sides::Both);
    table.play(ONE, light(1, "aa"));
    let Phase::Turn(turn) = &table.state.phase else { panic!() };
    assert_eq!((turn.stack.len(), turn.won.len()), (2, 1), "the second tile waits");
    assert!(matches!(turn.top().unwrap().source, Source::Tile { won } if won.place.get() == 1));
    table.play(ONE, Command::Pass {});
    let Phase::Turn(turn) = &table.state.phase else { panic!() };
    assert!(matches!(turn.top().unwrap().source, Source::Tile { won } if won.place.get() == 2));
    assert_eq!(table.player(ONE).on_sun, 1);
    table.play(ONE, Command::EndTurn {});
    let player = table.player(ONE);
    assert_eq!((player.on_sun, player.monks, player.goods.meditation_tile), (2, 1, 2));
    assert_eq!(player.goods.coin, 0, "what was open is forfeited");
    table.check();
}

#[test]
fn s13_the_end_of_the_turn_finishes_tiles_that_wait_as_well() {
    let mut table = Table::of(2).monk(ONE, 1).monk(ONE, 2).tile_at(1, "M8").tile_at(2, "M2");
    table.place(ONE, Colour::Orange, basic("A3"), Sides::Both);
    table.play(ONE, light(1, "aa"));
    table.play(ONE, Command::EndTurn {});
    let player = table.player(ONE);
    assert_eq!((player.on_sun, player.monks, player.goods.meditation_tile), (2, 1, 2));
    assert_eq!((player.goods.coin, table.state.mountains.monks(ONE).len()), (0, 0));
    table.check();
}

#[test]
fn s13_after_three_turns_each_the_round_ends() {
    let mut table = Table::of(3);
    for nth in 0..9 {
        assert_eq!(table.state.to_move(), Some([ONE, TWO, THREE][nth % 3]));
        assert_eq!(table.state.round, 1);
        table.quick_turn();
    }
    assert_eq!(table.state.round, 2);
    table.check();
}
