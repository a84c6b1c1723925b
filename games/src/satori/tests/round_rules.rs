//! The end of a round (S25–S32).

use super::table::{ONE, THREE, TWO, Table, place};
use crate::game::{Game, Viewer};
use crate::satori::piece::{Amulet, Colour};
use crate::satori::state::Phase;
use crate::satori::{Command, Deed, Goods, Refusal, Reward, Satori};
use crate::seat::Seat;

fn choose(play: bool) -> Command {
    Command::ChooseAmulet { play }
}

/// A table at the end of a round: the last turn is ended.
fn ended(mut table: Table) -> Table {
    table.finish_round();
    table
}

/// The end of a round in which nobody prayed: worshippers go to altars whose actions are left.
fn ended_without_prayers(mut table: Table) -> Table {
    loop {
        let seat = table.state.to_move().unwrap();
        let colour = Colour::ALL.into_iter().find(|&colour| table.state.sanmon.of(colour) > 0).unwrap();
        let spot = super::table::basic("A1");
        let sides = if colour == Colour::Grey {
            crate::satori::piece::Sides::Both
        } else {
            crate::satori::piece::Sides::Left
        };
        table.place(seat, colour, spot, sides);
        table.play(seat, Command::EndTurn {});
        if !matches!(table.state.phase, Phase::Turn(_)) || table.state.turns == 0 {
            return table;
        }
    }
}

#[test]
fn s25_amulets_are_chosen_in_secret_and_revealed_together() {
    let table = Table::of(3).round(3).amulet(ONE, Amulet::MostPoints).points(TWO, 20);
    let mut table = ended(table);
    let order = table.state.order.clone();
    assert_eq!(table.state.to_move(), Some(order[0]));
    table.play(order[0], choose(true));
    let secret = table.view(Viewer::Seat(order[1]));
    assert!(secret.players[order[0]].has_chosen && secret.players[order[0]].choice.is_none());
    assert_eq!(table.view(Viewer::Seat(order[0])).players[order[0]].choice, Some(true));
    assert_eq!(table.refused(order[0], choose(false)), Refusal::NotYourMove { to_move: order[1] });
    assert_eq!(table.refused(order[1], Command::EndTurn {}), Refusal::RoundEnds);
    table.play(order[1], choose(false));
    assert!(!table.player(order[0]).amulet_played, "not before all have chosen");
    let coins = table.player(TWO).goods.coin;
    table.play(order[2], choose(false));
    assert!(table.player(order[0]).amulet_played);
    assert_eq!(table.player(TWO).goods.coin, coins + 4, "everyone who meets the condition gets the bonus");
    table.check();
}

#[test]
fn s25_mixes_are_asked_for_one_player_at_a_time() {
    let table = Table::of(2)
        .round(3)
        .amulet(ONE, Amulet::MostEmeralds)
        .has(ONE, Goods { emerald: 2, ..Goods::NONE })
        .has(TWO, Goods { emerald: 2, ..Goods::NONE });
    let mut table = ended_without_prayers(table);
    table.play(ONE, choose(true));
    table.play(TWO, choose(false));
    assert!(matches!(table.state.phase, Phase::Bonus { seat: ONE, amulet: Amulet::MostEmeralds }));
    let bonus = |incense| Command::TakeBonus { incense };
    assert_eq!(table.refused(ONE, bonus(3)), Refusal::BonusTooLarge { most: 2 });
    table.play(ONE, bonus(1));
    assert_eq!((table.player(ONE).goods.incense, table.player(ONE).goods.coin), (1, 1));
    assert!(matches!(table.state.phase, Phase::Bonus { seat: TWO, .. }));
    table.play(TWO, bonus(0));
    assert_eq!((table.player(TWO).goods.coin, table.state.round), (2, 4));
    table.check();
}

#[test]
fn s25_only_after_round_three_and_in_rising_number() {
    let mut table = Table::of(2);
    for round in 1..=2 {
        assert_eq!(table.state.round, round);
        table.finish_round();
        while !matches!(table.state.phase, Phase::Turn(_)) {
            assert!(!matches!(table.state.phase, Phase::Amulet { .. }));
            let seat = table.state.to_move().unwrap();
            let command = Satori::legal(&table.state, seat).remove(0).command;
            table.play(seat, command);
        }
    }
    let table = Table::of(2)
        .round(3)
        .amulet(ONE, Amulet::FurthestOfferings)
        .amulet(TWO, Amulet::MostPoints)
        .offerings(ONE, 3)
        .points(TWO, 30);
    let mut table = ended(table);
    let order = table.state.order.clone();
    table.play(order[0], choose(true));
    let Deed::ChoseAmulet { onward, .. } = table.play(order[1], choose(true)) else { panic!() };
    let given: Vec<(Seat, Amulet)> = onward.bonuses.iter().map(|bonus| (bonus.seat, bonus.amulet)).collect();
    assert_eq!(given, [(TWO, Amulet::MostPoints), (ONE, Amulet::FurthestOfferings)]);
    assert_eq!(table.player(ONE).goods.emerald, 1);
}

#[test]
fn s26_the_site_the_hands_and_the_mountains_are_renewed() {
    let mut table = Table::of(2).hand(TWO, super::table::wheel("wheel_mon"));
    let old: Vec<_> = table.state.site.altars.iter().flatten().copied().collect();
    table.state.mountains.at_mut(place(3)).tile = None;
    table.state.mountains.spent += 1;
    let table = ended(table.monk(TWO, 3));
    let new: Vec<_> = table.state.site.altars.iter().flatten().copied().collect();
    assert!(new.len() == 3 && new.iter().all(|tile| !old.contains(tile)));
    assert_eq!((table.state.site.altars_gone, table.player(TWO).hand), (3, None));
    let laid = table.state.mountains.at(place(3)).tile.unwrap();
    assert_eq!(table.state.edition.era(laid), 1, "also under a monk");
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
fn s27_worshippers_go_back_to_the_bag_and_the_architect_goes_up() {
    let table = ended(Table::of(3));
    assert_eq!((table.state.sanmon.count(), table.state.bag.count()), (9, 3));
    assert_eq!(table.state.court.charity.count(), 0);
    assert_eq!(table.state.architect().get(), 2);
    table.check();
}

#[test]
fn s28_those_who_prayed_come_first_in_the_order_of_their_bells() {
    let mut table = Table::of(3);
    table.state.bells = vec![THREE];
    let table = ended_without_prayers(table);
    assert_eq!(table.state.order, [THREE, ONE, TWO]);
    assert!(table.state.bells.is_empty());
}

#[test]
fn s29_without_incense_a_point_is_lost_never_below_none() {
    let table = Table::of(3).has(ONE, Goods { incense: 1, ..Goods::NONE }).points(THREE, 0);
    let table = ended_without_prayers(table);
    let points = |seat| table.player(seat).points();
    assert_eq!((points(ONE), points(TWO), points(THREE)), (5, 4, 0));
}

#[test]
fn s30_each_may_claim_in_the_new_order() {
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
fn s31_incense_for_each_monk_that_stays_and_the_others_come_back() {
    let table =
        Table::of(2).monk(ONE, 1).monk(ONE, 2).monk(TWO, 5).has(ONE, Goods { incense: 1, ..Goods::NONE });
    let mut table = table;
    table.state.players[ONE].monks = 0;
    table.state.players[ONE].on_sun = 1;
    let mut table = ended_without_prayers(table);
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
    let mut table = ended_without_prayers(table);
    table.play(ONE, Command::ExchangeTiles { incense: 1, coins: 1 });
    let goods = table.player(ONE).goods;
    assert_eq!((goods.incense, goods.coin, goods.meditation_tile), (1, 1, 0));
}
