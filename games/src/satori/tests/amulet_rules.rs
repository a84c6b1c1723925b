//! Amulets, after round 3 and at the end (S25, S33).

use super::names::{FREE, ONE, THREE, TWO, choose};
use super::table::Table;
use crate::game::{Game, Viewer};
use crate::satori::piece::Amulet;
use crate::satori::state::Phase;
use crate::satori::{Bonus, Command, Deed, Goods, Refusal, Satori};
use crate::seat::Seat;

const EMERALD: Goods = Goods { emerald: 1, ..Goods::NONE };

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

/// Everybody who is asked chooses, and these play; who was asked, and what came of the last choice.
fn all_choose(table: &mut Table, playing: &[Seat]) -> (Vec<Seat>, Deed) {
    let (mut asked, mut last) = (Vec::new(), Deed::Passed {});
    while let Phase::Amulet { seat } = table.state.phase {
        asked.push(seat);
        last = table.play(seat, choose(playing.contains(&seat)));
    }
    (asked, last)
}

/// What amulets gave without a question when all have chosen.
fn bonuses(deed: &Deed) -> &[Bonus] {
    let Deed::ChoseAmulet { onward, .. } = deed else { panic!("{deed:?}") };
    assert!(onward.revealed.is_some());
    &onward.bonuses
}

/// Plays the last round out, and answers whether amulets are played.
fn finished(mut table: Table, play: bool) -> Table {
    table.finish_round();
    while let Some(seat) = table.state.to_move() {
        table.play(seat, choose(play));
    }
    table
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
    let mut table = idle(table);
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
fn s25_mixes_are_asked_for_in_the_old_order() {
    let table = Table::of(3).order(&[TWO, ONE, THREE]).round(3).amulet(ONE, Amulet::MostEmeralds);
    let mut table = table.has(ONE, EMERALD).has(TWO, EMERALD).has(THREE, EMERALD);
    table.finish_round_praying(&[THREE]);
    all_choose(&mut table, &[ONE]);
    let mut asked = Vec::new();
    while let Phase::Bonus { seat, amulet: Amulet::MostEmeralds } = table.state.phase {
        asked.push(seat);
        table.play(seat, Command::TakeBonus { incense: 1 });
    }
    assert_eq!(asked, [TWO, ONE, THREE]);
    assert_eq!(table.state.order, [THREE, TWO, ONE], "the new order is another");
    table.check();
}

#[test]
fn s25_a_mix_that_makes_no_difference_is_not_asked_for() {
    let table = Table::of(2)
        .round(3)
        .amulet(ONE, Amulet::MostEmeralds)
        .has(ONE, Goods { emerald: 1, incense: 3, ..Goods::NONE })
        .has(TWO, Goods { coin: 30, ..Goods::NONE });
    let mut table = idle(table);
    let (_, deed) = all_choose(&mut table, &[ONE]);
    let nothing = Bonus { seat: ONE, amulet: Amulet::MostEmeralds, gained: Goods::NONE };
    assert_eq!(bonuses(&deed), [nothing], "no coins are left, and no room for incense");
    assert_eq!(table.state.round, 4);
    table.check();
}

#[test]
fn s25_the_third_amulet_gives_a_mix_to_those_with_most_meditation_tiles() {
    let tiles = |meditation_tile| Goods { meditation_tile, ..Goods::NONE };
    let table = Table::of(3).round(3).amulet(ONE, Amulet::MostTiles);
    let mut table = idle(table.has(ONE, tiles(1)).has(TWO, tiles(2)).has(THREE, tiles(2)));
    all_choose(&mut table, &[ONE]);
    for seat in [TWO, THREE] {
        assert!(
            matches!(table.state.phase, Phase::Bonus { seat: asked, amulet: Amulet::MostTiles } if asked == seat)
        );
        table.play(seat, Command::TakeBonus { incense: 2 });
        assert_eq!((table.player(seat).goods.incense, table.player(seat).goods.coin), (2, 0));
    }
    assert!(!matches!(table.state.phase, Phase::Bonus { .. }), "the other has fewer");
    table.check();
}

#[test]
fn s25_the_fourth_amulet_gives_an_emerald_to_those_with_most_jokoro_wherever_they_stand() {
    let table = Table::of(3)
        .round(3)
        .amulet(ONE, Amulet::MostJokoro)
        .tier(1, "J1", &[TWO, THREE])
        .built(TWO, FREE, "G1", "deco_mon", true);
    let mut table = idle(table);
    let (_, deed) = all_choose(&mut table, &[ONE]);
    assert_eq!(bonuses(&deed), [Bonus { seat: TWO, amulet: Amulet::MostJokoro, gained: EMERALD }]);
    table.check();
}

#[test]
fn s25_where_nobody_has_any_of_it_an_amulet_gives_nothing() {
    let [_, others @ ..] = Amulet::ALL;
    for amulet in others {
        let mut table = idle(Table::of(2).round(3).amulet(ONE, amulet));
        let (_, deed) = all_choose(&mut table, &[ONE]);
        assert_eq!((bonuses(&deed), table.state.round), (&[][..], 4), "{amulet:?}");
    }
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
fn s25_a_played_amulet_stays_open_and_others_stay_hidden() {
    let mut table = idle(Table::of(2).round(3).amulet(ONE, Amulet::MostPoints));
    all_choose(&mut table, &[ONE]);
    for viewer in [Viewer::Seat(TWO), Viewer::Spectator] {
        let seen = &table.view(viewer).players[ONE];
        assert_eq!((seen.amulet, seen.amulet_played), (Some(Amulet::MostPoints), true));
    }
    let kept = &table.view(Viewer::Seat(ONE)).players[TWO];
    assert_eq!((kept.amulet, kept.amulet_played), (None, false));
}

#[test]
fn s33_amulets_give_two_points_in_rising_number_on_the_standings_of_that_moment() {
    let table = Table::of(2)
        .round(5)
        .amulet(ONE, Amulet::MostPoints)
        .amulet(TWO, Amulet::MostEmeralds)
        .points(ONE, 10)
        .points(TWO, 12)
        .has(ONE, Goods { emerald: 1, ..Goods::NONE });
    let table = finished(table, true);
    let scores = &Satori::outcome(&table.state).unwrap().scores;
    assert_eq!((scores[ONE].amulets, scores[TWO].amulets), (2, 2));
    let both_see = table.view(Viewer::Spectator);
    assert!(both_see.players.values().all(|player| player.amulet.is_some()));
    table.check();
}

#[test]
fn s33_one_not_played_gives_nothing_and_nothing_of_a_kind_meets_no_condition() {
    let table = Table::of(2).round(5).amulet(ONE, Amulet::MostPoints).amulet(TWO, Amulet::MostEmeralds);
    let scores = Satori::outcome(&finished(table.clone(), false).state).unwrap().scores.clone();
    assert_eq!((scores[ONE].amulets, scores[TWO].amulets), (0, 0));
    let scores = Satori::outcome(&finished(table, true).state).unwrap().scores.clone();
    assert_eq!(
        (scores[ONE].amulets, scores[TWO].amulets),
        (2, 2),
        "tied for the most points, none has an emerald"
    );
}

#[test]
fn s33_who_played_after_round_three_is_not_asked_again_and_has_two_points_for_it() {
    let table = Table::of(2).round(3).amulet(ONE, Amulet::MostPoints).points(ONE, 20);
    let mut table = idle(table.amulet(TWO, Amulet::MostEmeralds).has(TWO, EMERALD));
    assert_eq!(all_choose(&mut table, &[ONE]).0, [ONE, TWO]);
    let mut table = idle(table.round(5));
    assert_eq!(all_choose(&mut table, &[]).0, [TWO], "who has played is not asked");
    let scores = &Satori::outcome(&table.state).unwrap().scores;
    assert_eq!((scores[ONE].amulets, scores[TWO].amulets), (2, 0));
    table.check();
}

#[test]
fn s33_when_all_have_played_nobody_is_asked_and_the_game_ends() {
    let mut table =
        idle(Table::of(2).round(3).amulet(ONE, Amulet::MostJokoro).amulet(TWO, Amulet::MostPoints));
    all_choose(&mut table, &[ONE, TWO]);
    let table = idle(table.round(5));
    let scores = &Satori::outcome(&table.state).unwrap().scores;
    assert_eq!((scores[ONE].amulets, scores[TWO].amulets), (2, 2), "tied for the most points");
    table.check();
}
