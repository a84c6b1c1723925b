//! Offerings, actions of all sources, and charity (S22–S24).

use super::names::{ONE, TWO, altar, gain, light, turn_wheel};
use super::table::Table;
use crate::game::Game;
use crate::satori::piece::{Colour, SitePlace};
use crate::satori::state::Phase;
use crate::satori::{Command, Effect, Gift, Goods, Refusal, Reward, Satori};

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
    let legal = Satori::legal(&table.state, ONE);
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
    let table = Table::of(2).has(ONE, Goods { incense: 1, ..Goods::NONE });
    let mut table = table.monk(ONE, 1).tile_at(1, "M11");
    table.play(ONE, turn_wheel("wheel_light"));
    table.play(ONE, light(0, "a"));
    let Phase::Turn(turn) = &table.state.phase else { panic!() };
    assert_eq!(turn.top().unwrap().actions[0].effect, Effect::BuildPagoda);
    let legal = Satori::legal(&table.state, ONE);
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
    assert_eq!(table.state.site.altars[1], Some(altar("O1")), "it stays at the site");
    assert_eq!((table.state.altars(ONE), table.state.court.charity.purple), (0, 1));
    table.check();
    let mut table = Table::of(2);
    table.state.site.altars[2] = None;
    let inspect = Command::Inspect { colour: Colour::Purple, place: SitePlace(2) };
    assert_eq!(table.refused(ONE, inspect), Refusal::SiteEmpty { place: SitePlace(2) });
    let nowhere = Command::Inspect { colour: Colour::Purple, place: SitePlace(9) };
    assert_eq!(table.refused(ONE, nowhere), Refusal::SiteEmpty { place: SitePlace(9) });
}
