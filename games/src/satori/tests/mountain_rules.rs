//! Monks and light, offerings and charity (S19–S24).

use super::table::{FREE, ONE, TWO, Table, basic, gain, light, place, wheel};
use crate::satori::piece::{Colour, Sides, SitePlace};
use crate::satori::state::Phase;
use crate::satori::{Command, Effect, Gift, Goods, Refusal, Reward, Source};

fn meditate(from: Option<u8>, to: u8) -> Command {
    Command::Meditate { action: 0, from: from.map(place), to: place(to) }
}

/// A table at which seat 0 may take one step of light more often than once: a wheel, then an altar.
fn with_light(table: Table) -> Table {
    let mut table = table.has(ONE, Goods { incense: 1, ..Goods::NONE });
    table.play(ONE, Command::TurnWheel { wheel: wheel("wheel_light") });
    table
}

#[test]
fn s19_a_monk_from_the_reserve_goes_to_a_free_space() {
    let mut table = Table::of(2).monk(TWO, 5);
    table.place(ONE, Colour::Grey, basic("A3"), Sides::Left);
    assert_eq!(table.refused(ONE, meditate(None, 5)), Refusal::PlaceTaken { place: place(5) });
    assert_eq!(table.refused(ONE, meditate(None, 8)), Refusal::PlaceTaken { place: place(8) }, "light");
    assert_eq!(table.refused(ONE, meditate(Some(1), 2)), Refusal::MonkAtHand);
    table.play(ONE, meditate(None, 1));
    assert_eq!((table.player(ONE).monks, table.state.mountains.at(place(1)).monk), (2, Some(ONE)));
    table.check();
}

#[test]
fn s19_with_none_in_reserve_one_on_a_mountain_moves() {
    let mut table = Table::of(2).monk(ONE, 1).monk(ONE, 2).monk(ONE, 3);
    table.place(ONE, Colour::Grey, basic("A3"), Sides::Left);
    assert_eq!(table.refused(ONE, meditate(None, 5)), Refusal::NoMonkAtHand);
    assert_eq!(table.refused(ONE, meditate(Some(6), 5)), Refusal::NoMonkThere { place: place(6) });
    table.play(ONE, meditate(Some(2), 5));
    let monks: Vec<u8> = table.state.mountains.monks(ONE).iter().map(crate::satori::Place::get).collect();
    assert_eq!(monks, [1, 3, 5]);
    table.check();
}

#[test]
fn s19_with_all_on_the_sun_nothing() {
    let mut table = Table::of(2);
    table.state.players[ONE].monks = 0;
    table.state.players[ONE].on_sun = 3;
    table.place(ONE, Colour::Grey, basic("A3"), Sides::Left);
    assert_eq!(table.refused(ONE, meditate(None, 5)), Refusal::NoMonkAtHand);
    let legal = crate::satori::legal::legal(&table.state, ONE);
    assert!(legal.iter().all(|legal| !matches!(legal.command, Command::Meditate { .. })));
}

#[test]
fn s20_steps_of_any_light_either_way_round() {
    let mut table = Table::of(2);
    table.place(ONE, Colour::Grey, basic("A3"), Sides::Right);
    assert_eq!(table.refused(ONE, light(0, "aaa")), Refusal::TooManySteps { most: 2 });
    table.play(ONE, light(0, "aB"));
    assert_eq!(table.state.mountains.hikari, [1, 3, 0]);
    table.play(ONE, Command::EndTurn {});
    assert_eq!(table.state.mountains.hikari, [1, 3, 0], "nothing resets it");
}

#[test]
fn s20_over_others_monks_but_never_to_rest_on_them() {
    let mut table = Table::of(2).monk(TWO, 1);
    table.place(ONE, Colour::Grey, basic("A3"), Sides::Right);
    assert_eq!(table.refused(ONE, light(0, "a")), Refusal::RestsOnMonk { place: place(1) });
    assert_eq!(table.refused(ONE, light(0, "ab")), Refusal::RestsOnMonk { place: place(1) });
    table.play(ONE, light(0, "aa"));
    assert_eq!(table.state.mountains.hikari[0], 2);
    assert_eq!(table.state.mountains.at(place(1)).monk, Some(TWO));
}

#[test]
fn s20_a_light_that_moved_may_not_come_back_to_anothers_monk() {
    let mut table = Table::of(2);
    table.state.mountains.at_mut(place(0)).tile = None;
    table.state.mountains.spent += 1;
    let mut table = table.monk(TWO, 0);
    table.place(ONE, Colour::Grey, basic("A3"), Sides::Right);
    assert_eq!(table.refused(ONE, light(0, "aA")), Refusal::RestsOnMonk { place: place(0) });
    assert!(table.is_legal(&light(0, "b")), "one that did not move may stay there");
}

#[test]
fn s21_a_step_onto_an_own_monk_wins_the_tile_also_in_passing() {
    let mut table = Table::of(2).monk(ONE, 1).tile_at(1, "M2");
    table.place(ONE, Colour::Grey, basic("A3"), Sides::Right);
    let won = table.preview(ONE, &light(0, "aa")).won;
    assert_eq!(won.len(), 1);
    table.play(ONE, light(0, "aa"));
    assert_eq!(table.state.mountains.at(place(1)).tile, None);
    table.play(ONE, gain(0));
    let player = table.player(ONE);
    assert_eq!((player.goods.coin, player.goods.incense), (3, 1));
    assert_eq!((player.goods.meditation_tile, player.on_sun), (1, 1), "face down, and the monk to the sun");
    table.check();
}

#[test]
fn s21_a_space_without_a_tile_gives_nothing_and_the_monk_stays() {
    let mut table = Table::of(2).monk(ONE, 1);
    table.state.mountains.at_mut(place(1)).tile = None;
    table.state.mountains.spent += 1;
    table.place(ONE, Colour::Grey, basic("A3"), Sides::Right);
    table.play(ONE, light(0, "a"));
    assert_eq!(table.state.mountains.at(place(1)).monk, Some(ONE));
    table.check();
}

#[test]
fn s21_a_monk_whose_tile_is_open_cannot_be_moved() {
    let mut table = with_light(Table::of(2).monk(ONE, 1).monk(ONE, 5).monk(ONE, 6).tile_at(1, "M9"));
    table.play(ONE, light(0, "a"));
    assert_eq!(table.refused(ONE, meditate(Some(1), 2)), Refusal::NoMonkThere { place: place(1) });
    table.play(ONE, meditate(Some(5), 2));
    table.check();
}

#[test]
fn s21_a_tile_won_while_another_is_open_waits() {
    let mut table = with_light(Table::of(2).monk(ONE, 1).monk(ONE, 2).tile_at(1, "M8").tile_at(2, "M2"));
    table.play(ONE, light(0, "a"));
    table.play(ONE, light(0, "a"));
    let Phase::Turn(turn) = &table.state.phase else { panic!() };
    assert_eq!(turn.won.len(), 1);
    table.play(ONE, gain(1));
    let Phase::Turn(turn) = &table.state.phase else { panic!() };
    assert!(matches!(turn.top().unwrap().source, Source::Tile { won } if won.place == place(2)));
    table.check();
}

#[test]
fn s22_the_reward_of_the_space_or_of_one_below_and_back_to_the_start() {
    let mut table = Table::of(2).offerings(ONE, 4);
    table.play(ONE, Command::Pray { colour: Colour::Grey, gift: Gift::Incense });
    let claim = |space, choice| Command::Claim { action: 0, reward: Reward { space, choice } };
    assert_eq!(table.refused(ONE, claim(5, 0)), Refusal::BeyondOfferings { space: 4 });
    assert_eq!(table.refused(ONE, claim(0, 0)), Refusal::NoSuchReward);
    assert_eq!(table.refused(ONE, claim(4, 1)), Refusal::NoSuchReward);
    table.play(ONE, claim(3, 0));
    let player = table.player(ONE);
    assert_eq!((player.goods.wood, player.goods.stone, player.offerings), (1, 1, 0));
    table.check();
}

#[test]
fn s22_from_the_start_there_is_nothing_to_claim() {
    let mut table = Table::of(2);
    table.play(ONE, Command::Pray { colour: Colour::Grey, gift: Gift::Incense });
    let legal = crate::satori::legal::legal(&table.state, ONE);
    assert!(legal.iter().all(|legal| !matches!(legal.command, Command::Claim { .. })));
}

#[test]
fn s22_the_sixth_jokoro_once() {
    let mut table = Table::of(2).offerings(ONE, 2);
    table.play(ONE, Command::Pray { colour: Colour::Grey, gift: Gift::Incense });
    let claim = Command::Claim { action: 0, reward: Reward { space: 2, choice: 1 } };
    assert!(table.preview(ONE, &claim).jokoro);
    table.play(ONE, claim.clone());
    assert_eq!((table.player(ONE).jokoro, table.player(ONE).sixth_locked), (6, false));
    table.play(ONE, Command::EndTurn {});
    table.quick_turn();
    let mut table = table.offerings(ONE, 3);
    table.play(ONE, Command::Pray { colour: Colour::Orange, gift: Gift::Incense });
    assert_eq!(table.refused(ONE, claim), Refusal::JokoroUnlocked);
    table.check();
}

#[test]
fn s23_an_action_that_cannot_be_carried_out_is_not_taken() {
    let mut table = with_light(Table::of(2).monk(ONE, 1).tile_at(1, "M11"));
    table.play(ONE, light(0, "a"));
    let Phase::Turn(turn) = &table.state.phase else { panic!() };
    assert_eq!(turn.top().unwrap().actions[0].effect, Effect::BuildPagoda);
    let legal = crate::satori::legal::legal(&table.state, ONE);
    assert!(legal.iter().all(|legal| !matches!(legal.command, Command::BuildPagoda { .. })), "too poor");
    table.play(ONE, gain(1));
    table.play(ONE, Command::Pass {});
    assert_eq!(table.player(ONE).goods.meditation_tile, 1);
}

#[test]
fn s24_a_prayer_brings_a_bell_and_incense_or_a_collection() {
    for (others, coins) in [(&[][..], 2), (&[Colour::Orange][..], 3), (&[Colour::Orange, Colour::Purple], 4)]
    {
        let mut table = Table::of(2);
        for &colour in others {
            *table.state.court.charity.of_mut(colour) += 1;
            *table.state.bag.of_mut(colour) -= 1;
        }
        let collect = Command::Pray { colour: Colour::Grey, gift: Gift::Collection };
        assert_eq!(table.preview(ONE, &collect).gained, Goods { coin: coins, ..Goods::NONE });
        table.play(ONE, collect);
        assert_eq!((table.state.bells.as_slice(), table.player(ONE).goods.coin), (&[ONE][..], coins));
    }
}

#[test]
fn s24_a_second_prayer_in_a_round_leaves_the_bell_where_it_is() {
    let mut table = Table::of(2);
    for _ in 0..3 {
        table.quick_turn();
    }
    assert_eq!(table.state.bells, [ONE, TWO]);
    assert_eq!(table.player(ONE).goods.incense, 2);
}

#[test]
fn s24_inspecting_uses_the_left_side_of_an_altar_at_the_site() {
    let mut table = Table::of(2).at_site(1, "O1");
    table.play(ONE, Command::Inspect { colour: Colour::Purple, place: SitePlace(1) });
    table.play(ONE, gain(0));
    assert_eq!(table.player(ONE).goods, Goods { wood: 2, coin: 2, ..Goods::NONE });
    assert!(table.state.bells.is_empty());
    let mut table = Table::of(2);
    table.state.site.altars[2] = None;
    let inspect = Command::Inspect { colour: Colour::Purple, place: SitePlace(2) };
    assert_eq!(table.refused(ONE, inspect), Refusal::SiteEmpty { place: SitePlace(2) });
    let nowhere = Command::Inspect { colour: Colour::Purple, place: SitePlace(9) };
    assert_eq!(table.refused(ONE, nowhere), Refusal::SiteEmpty { place: SitePlace(9) });
    assert_eq!(table.state.court.get(FREE).unwrap().built, None);
}
