//! What is asked at the beginning of a round (S30–S32).

use super::names::{ONE, THREE, TWO, place};
use super::table::Table;
use crate::satori::state::Phase;
use crate::satori::{Command, Goods, Refusal, Reward};
use crate::seat::Seat;

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

/// Three players whose new order is neither the old one nor that of the seats.
const NEW_ORDER: [Seat; 3] = [THREE, TWO, ONE];

/// They give this answer one after the other, in the new order.
#[track_caller]
fn check_asked_in_the_new_order(table: Table, is_asked: impl Fn(&Phase, Seat) -> bool, answer: &Command) {
    let mut table = table.order(&[TWO, ONE, THREE]);
    table.finish_round_praying(&[THREE]);
    assert_eq!(table.state.order, NEW_ORDER);
    for seat in NEW_ORDER {
        assert!(is_asked(&table.state.phase, seat), "{seat}: {:?}", table.state.phase);
        table.play(seat, answer.clone());
    }
    table.check();
}

fn each_has(goods: Goods) -> Table {
    Table::of(3).has(ONE, goods).has(TWO, goods).has(THREE, goods)
}

#[test]
fn s30_each_may_claim_or_leave_it() {
    let mut table = ended(Table::of(2).offerings(TWO, 4));
    assert!(matches!(table.state.phase, Phase::Claim { seat: TWO }), "one at the start is not asked");
    let beyond = Command::ClaimAtRoundEnd { reward: Some(Reward { space: 5, choice: 0 }) };
    assert_eq!(table.refused(TWO, beyond), Refusal::BeyondOfferings { space: 4 });
    assert_eq!(table.refused(TWO, Command::KeepMonks { stay: Vec::new() }), Refusal::NotAsked);
    let mut declines = table.clone();
    declines.play(TWO, Command::ClaimAtRoundEnd { reward: None });
    assert_eq!(declines.player(TWO).offerings, 4);
    table.play(TWO, Command::ClaimAtRoundEnd { reward: Some(Reward { space: 4, choice: 0 }) });
    assert_eq!((table.player(TWO).goods.emerald, table.player(TWO).offerings), (1, 0));
    table.check();
}

#[test]
fn s30_claims_are_asked_for_in_the_new_order() {
    let table = Table::of(3).offerings(ONE, 2).offerings(TWO, 1).offerings(THREE, 1);
    let is_asked = |phase: &Phase, seat| matches!(phase, Phase::Claim { seat: asked } if *asked == seat);
    let answer = Command::ClaimAtRoundEnd { reward: Some(Reward { space: 1, choice: 0 }) };
    check_asked_in_the_new_order(table, is_asked, &answer);
}

#[test]
fn s31_incense_for_each_monk_that_stays_and_the_others_come_back() {
    let table =
        Table::of(2).monk(ONE, 1).monk(ONE, 2).monk(TWO, 5).has(ONE, Goods { incense: 1, ..Goods::NONE });
    let mut table = table;
    table.state.players[ONE].monks = 0;
    table.state.players[ONE].on_sun = 1;
    let mut table = idle(table);
    assert!(matches!(table.state.phase, Phase::Keep { seat: ONE }));
    assert_eq!(table.state.mountains.monks(TWO).len(), 1, "in order: the second has not been asked yet");
    let keep = |numbers: &[u8]| Command::KeepMonks { stay: numbers.iter().copied().map(place).collect() };
    assert!(matches!(table.refused(ONE, keep(&[1, 2])), Refusal::TooDear { .. }));
    assert_eq!(table.refused(ONE, keep(&[5])), Refusal::NotYourMonks);
    assert_eq!(table.refused(ONE, keep(&[1, 1])), Refusal::NotYourMonks);
    table.play(ONE, keep(&[2]));
    assert_eq!(
        (table.player(ONE).monks, table.player(ONE).on_sun, table.player(ONE).goods.incense),
        (2, 0, 0)
    );
    assert_eq!(table.state.mountains.monks(TWO).len(), 0, "without incense, and so not asked");
    assert_eq!(table.player(TWO).monks, 3);
    table.check();
}

#[test]
fn s31_monks_are_asked_for_in_the_new_order() {
    let table = each_has(Goods { incense: 1, ..Goods::NONE }).monk(ONE, 1).monk(TWO, 2).monk(THREE, 3);
    let is_asked = |phase: &Phase, seat| matches!(phase, Phase::Keep { seat: asked } if *asked == seat);
    check_asked_in_the_new_order(table, is_asked, &Command::KeepMonks { stay: Vec::new() });
}

#[test]
fn s32_up_to_three_tiles_for_incense_and_coins() {
    let mut table = ended(Table::of(2).has(ONE, Goods { meditation_tile: 4, ..Goods::NONE }));
    assert!(matches!(table.state.phase, Phase::Exchange { seat: ONE }), "one without tiles is not asked");
    let give = |incense, coins| Command::ExchangeTiles { incense, coins };
    assert_eq!(table.refused(ONE, give(0, 4)), Refusal::TooManyTiles);
    assert_eq!(table.refused(ONE, give(2, 0)), Refusal::TooManyTiles);
    assert_eq!(table.refused(ONE, give(1, 1)), Refusal::NothingGained, "incense is at its highest");
    table.play(ONE, give(0, 3));
    assert_eq!((table.player(ONE).goods.coin, table.player(ONE).goods.meditation_tile), (3, 1));
    assert!(matches!(table.state.phase, Phase::Turn(_)));
    table.check();
}

#[test]
fn s32_two_tiles_for_one_incense() {
    let table = Table::of(2).has(ONE, Goods { meditation_tile: 3, ..Goods::NONE });
    let mut table = idle(table);
    table.play(ONE, Command::ExchangeTiles { incense: 1, coins: 1 });
    let goods = table.player(ONE).goods;
    assert_eq!((goods.incense, goods.coin, goods.meditation_tile), (1, 1, 0));
}

#[test]
fn s32_exchanges_are_asked_for_in_the_new_order() {
    let table = each_has(Goods { meditation_tile: 1, ..Goods::NONE });
    let is_asked = |phase: &Phase, seat| matches!(phase, Phase::Exchange { seat: asked } if *asked == seat);
    check_asked_in_the_new_order(table, is_asked, &Command::ExchangeTiles { incense: 0, coins: 1 });
}
