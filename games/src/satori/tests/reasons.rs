//! What is said for a command, and that a steward's advice can be followed.

use super::names::{
    FREE, ONE, RICH, TWO, basic, build, build_altar, choose, gain, jokoro, light, place, tier, tile,
    turn_wheel, use_side,
};
use super::table::{Table, opening};
use crate::bot::Sight;
use crate::dice::{Dice, Seed};
use crate::game::Game;
use crate::satori::piece::{Amulet, Colour, Side, Sides, SitePlace, Spot};
use crate::satori::state::Phase;
use crate::satori::{
    Command, Effect, Gift, Goods, JokoroSpot, PagodaItem, Printed, Reason, Reward, Satori, StartingTile,
};

#[track_caller]
#[expect(clippy::needless_pass_by_value, reason = "commands and reasons are written where they are checked")]
fn check(table: &Table, command: Command, reason: Reason) {
    let seat = table.state.to_move().unwrap();
    assert_eq!(Satori::reason(&Sight::new(&table.state, seat), &command), Some(reason), "{command:?}");
}

fn opens(effects: &[Effect]) -> Reason {
    Reason::Opens { effects: effects.to_vec(), offerings: None }
}

/// A table at which seat 0 has used a side of a basic altar.
fn using(mut table: Table, id: &str, colour: Colour, sides: Sides) -> Table {
    table.place(ONE, colour, basic(id), sides);
    table
}

#[test]
fn a_worshipper_opens_what_the_altar_does() {
    let table = Table::of(2).built(ONE, FREE, "G1", "deco_mon", true);
    let place = |colour, spot, sides| Command::PlaceWorshipper { colour, spot, sides };
    let altar = basic("A3");
    check(&table, place(Colour::Grey, altar, Sides::Left), opens(&[Effect::Meditate]));
    check(&table, place(Colour::Grey, altar, Sides::Right), opens(&[Effect::Hikari(2)]));
    let both = [
        Effect::Gain(Printed { stone: 2, coin: 2, ..Printed::default() }),
        Effect::Gain(Printed { coin: 2, ..Printed::default() }),
    ];
    let reason = Reason::Opens { effects: both.to_vec(), offerings: Some(2) };
    check(&table, place(Colour::Grey, FREE, Sides::Both), reason);
    let others = Table::of(2).built(TWO, FREE, "G1", "deco_mon", true);
    check(&others, place(Colour::Grey, FREE, Sides::Both), opens(&both));
}

#[test]
fn a_prayer_brings_a_gift_and_a_place() {
    let pray = Command::Pray { colour: Colour::Grey, gift: Gift::Collection };
    let gained = Goods { coin: 2, ..Goods::NONE };
    check(&Table::of(2), pray.clone(), Reason::Prays { gained, place: Some(1) });
    check(&Table::of(2).round(5), pray, Reason::Prays { gained, place: None });
}

#[test]
fn wheels_sides_and_the_site_do_what_is_printed() {
    let table =
        Table::of(2).has(ONE, RICH).at_site(0, "O2").decorations(["deco_mon", "deco_path", "deco_light"]);
    let paid = Goods { incense: 1, ..Goods::NONE };
    check(&table, turn_wheel("wheel_path"), Reason::Wheel { effects: vec![Effect::Meditate], paid });
    let inspect = Command::Inspect { colour: Colour::Grey, place: SitePlace(0) };
    check(&table, inspect, opens(&[Effect::Hikari(3)]));
    let mut table = using(table, "A1", Colour::Orange, Sides::Left);
    let altar = build_altar(0, 0, FREE, "deco_path");
    check(&table, altar.clone(), Reason::Altar { colours: 1, points: 0 });
    table.play(ONE, altar);
    check(&table, use_side(Side::Left), opens(&[Effect::Hikari(3)]));
    check(&table, use_side(Side::Right), opens(&[Effect::Meditate]));
    check(&table, Command::Pass {}, Reason::NothingBetter {});
}

#[test]
fn an_altar_of_a_new_colour_makes_jokoro_count_more() {
    let table = Table::of(2).has(ONE, RICH).built(ONE, Spot(7), "G1", "deco_mon", true).at_site(0, "O2");
    let table =
        using(table.decorations(["deco_mon", "deco_path", "deco_light"]), "A1", Colour::Orange, Sides::Left);
    check(&table, build_altar(0, 0, FREE, "deco_path"), Reason::Altar { colours: 2, points: 1 });
}

#[test]
fn goods_are_named() {
    let table = using(Table::of(2), "A2", Colour::Orange, Sides::Left);
    check(&table, gain(0), Reason::Gains { gained: Goods { stone: 2, ..Goods::NONE } });
    let table = using(Table::of(2).has(ONE, RICH), "A5", Colour::Grey, Sides::Right);
    let paid = Goods { coin: 1, wood: 2, ..Goods::NONE };
    let exchange = Command::Exchange { action: 0, wood_paid: 2, wood_gained: 0 };
    check(&table, exchange, Reason::Exchanges { paid, gained: Goods { emerald: 1, ..Goods::NONE } });
}

#[test]
fn jokoro_and_roofs_count_as_things_stand() {
    let table = Table::of(3).has(ONE, RICH).tier(1, "J1", &[ONE]).tier(2, "J2", &[]).roof(1);
    let table =
        table.built(ONE, FREE, "G1", "deco_mon", false).built(ONE, Spot(7), "O2", "deco_mon", false).round(2);
    let placing = using(table.clone(), "A1", Colour::Orange, Sides::Right);
    let on_tier = jokoro(0, JokoroSpot::Tier(tier(2)));
    check(&placing, on_tier, Reason::PagodaJokoro { roofs: 1, points: 1 });
    check(&placing, jokoro(0, JokoroSpot::Altar(FREE)), Reason::AltarJokoro { points: 2 });
    let building = using(table, "A5", Colour::Grey, Sides::Left);
    let points = |item: PagodaItem| building.preview(ONE, &build(0, item)).gained.points;
    let roof = PagodaItem::Roof(tier(2));
    check(&building, build(0, roof), Reason::Roof { points: points(roof), more: 1 });
    let bare = using(Table::of(3).has(ONE, RICH), "A5", Colour::Grey, Sides::Left);
    let lowest = build(0, PagodaItem::Tier(tier(1)));
    let points = bare.preview(ONE, &lowest).gained.points;
    check(&bare, lowest, Reason::Tier { points });
}

#[test]
fn monks_wait_for_the_light_and_the_light_comes() {
    let mut start = Table { state: Satori::begin(&opening(2, 1)), seed: Seed::from(1) };
    let first = start.state.starting_tiles[0];
    let Reason::Gains { gained } = hint_of(&start, &Command::TakeStartingTile { tile: first }) else {
        panic!()
    };
    assert!(!gained.is_nothing());
    for tile in start.state.starting_tiles.clone().into_iter().take(2) {
        let seat = start.state.to_move().unwrap();
        start.play(seat, Command::TakeStartingTile { tile: StartingTile(tile.0) });
    }
    let lies = start.state.mountains.at(place(2)).tile;
    check(&start, Command::PlaceFirstMonk { place: place(2) }, Reason::Monk { tile: lies, steps: 2 });

    let table = using(Table::of(2).monk(ONE, 1).tile_at(1, "M1"), "A3", Colour::Grey, Sides::Right);
    check(&table, light(0, "a"), Reason::Wins { tiles: vec![tile("M1")] });
    check(&table, light(0, "bb"), Reason::LightNear { monks: 1 });
    let bare = using(Table::of(2), "A3", Colour::Grey, Sides::Right);
    check(&bare, light(0, "b"), Reason::NothingBetter {});
    check(&bare, Command::EndTurn {}, Reason::NothingBetter {});
}

fn hint_of(table: &Table, command: &Command) -> Reason {
    let seat = table.state.to_move().unwrap();
    Satori::reason(&Sight::new(&table.state, seat), command).unwrap()
}

#[test]
fn what_is_asked_at_the_end_of_a_round_has_its_reasons() {
    let mut table = Table::of(2).round(3).amulet(ONE, Amulet::MostPoints).points(ONE, 20).offerings(ONE, 2);
    table = table.monk(ONE, 1).has(ONE, Goods { meditation_tile: 2, ..Goods::NONE });
    table.finish_round();
    let mut met = Vec::new();
    while !matches!(table.state.phase, Phase::Turn(_)) {
        let seat = table.state.to_move().unwrap();
        let command = match &table.state.phase {
            Phase::Amulet { .. } => {
                let meets = seat == ONE;
                check(
                    &table,
                    choose(meets),
                    Reason::Amulet { meets, others: u8::from(!meets && hint_others(&table)) },
                );
                met.push("amulet");
                choose(false)
            }
            Phase::Claim { .. } => {
                let space = table.player(seat).offerings;
                check(&table, Command::ClaimAtRoundEnd { reward: None }, Reason::SavesOfferings { space });
                let jokoro = Reward { space: 2, choice: 1 };
                check(&table, Command::ClaimAtRoundEnd { reward: Some(jokoro) }, Reason::SixthJokoro {});
                met.push("claim");
                Command::ClaimAtRoundEnd { reward: None }
            }
            Phase::Keep { .. } => {
                check(&table, Command::KeepMonks { stay: Vec::new() }, Reason::MonksReturn {});
                let stay = Command::KeepMonks { stay: vec![place(1)] };
                check(&table, stay.clone(), Reason::MonksStay { monks: 1, near: 1 });
                met.push("keep");
                stay
            }
            Phase::Exchange { .. } => {
                check(&table, Command::ExchangeTiles { incense: 0, coins: 0 }, Reason::KeepsTiles {});
                let paid = Goods { meditation_tile: 1, ..Goods::NONE };
                let gained = Goods { coin: 1, ..Goods::NONE };
                check(
                    &table,
                    Command::ExchangeTiles { incense: 0, coins: 1 },
                    Reason::Exchanges { paid, gained },
                );
                met.push("exchange");
                Command::ExchangeTiles { incense: 0, coins: 0 }
            }
            phase => panic!("{phase:?}"),
        };
        table.play(seat, command);
    }
    assert_eq!(met, ["amulet", "amulet", "claim", "keep", "exchange"]);
}

/// Whether seat 0 meets the condition of the amulet of whoever is asked.
fn hint_others(table: &Table) -> bool {
    let seat = table.state.to_move().unwrap();
    crate::satori::score::meeting(&table.state, table.player(seat).amulet).contains(&ONE)
}

#[test]
fn a_hint_is_legal_and_the_same_for_the_same_chance() {
    let mut table = Table { state: Satori::begin(&opening(3, 4)), seed: Seed::from(4) };
    for _ in 0..60 {
        let Some(seat) = table.state.to_move() else { break };
        let sight = Sight::<Satori>::new(&table.state, seat);
        let hint = sight.hint(&mut Seed::from(3).stream(0)).unwrap();
        assert_eq!(sight.hint(&mut Seed::from(3).stream(0)), Some(hint.clone()));
        let other = table.state.players.after(seat);
        assert_eq!(Sight::<Satori>::new(&table.state, other).hint(&mut Seed::from(3).stream(0)), None);
        table.play(seat, hint.command);
    }
}
