//! Goods and exchanges (S14, S15).

use super::names::{ONE, RICH, basic, gain, light, turn_wheel};
use super::table::Table;
use crate::satori::piece::{Colour, Sides};
use crate::satori::{Command, Goods, Refusal};

fn exchange(wood_paid: u8) -> Command {
    Command::Exchange { action: 0, wood_paid, wood_gained: 0 }
}

#[test]
fn s14_goods_and_points_are_gained() {
    let mut table = Table::of(2).has(ONE, Goods { incense: 1, ..Goods::NONE }).monk(ONE, 1).tile_at(1, "Z12");
    table.play(ONE, turn_wheel("wheel_light"));
    table.play(ONE, light(0, "a"));
    table.play(ONE, gain(0));
    let player = table.player(ONE);
    assert_eq!((player.points(), player.earned.meditation, player.goods.wood), (7, 2, 1));
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
fn s15_not_for_incense_that_would_be_lost_but_for_as_much_as_there_is_room_for() {
    for (level, gained) in [(3, 0), (2, 1), (1, 2)] {
        let mut table = Table::of(2).has(ONE, Goods { coin: 1, incense: level, ..Goods::NONE });
        table.place(ONE, Colour::Grey, basic("A6"), Sides::Right);
        if gained == 0 {
            assert_eq!(table.refused(ONE, exchange(0)), Refusal::NothingGained);
            continue;
        }
        assert_eq!(table.preview(ONE, &exchange(0)).gained, Goods { incense: gained, ..Goods::NONE });
        table.play(ONE, exchange(0));
        assert_eq!(table.player(ONE).goods, Goods { incense: 3, ..Goods::NONE });
        table.check();
    }
}

#[test]
fn s15_once_for_each_use_of_the_altar() {
    let mut table = Table::of(2).has(ONE, RICH);
    table.place(ONE, Colour::Grey, basic("A5"), Sides::Right);
    table.play(ONE, exchange(1));
    assert_eq!(table.refused(ONE, exchange(1)), Refusal::NothingOpen, "nothing else was open");
}
