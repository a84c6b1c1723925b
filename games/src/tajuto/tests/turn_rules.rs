//! T5–T9: a turn, and what using tiles costs.

use super::table::{ONE, TWO, Table, floor, village};
use crate::game::Game;
use crate::tajuto::ActionTile::{A, B, C, D, E, F};
use crate::tajuto::floor::{FloorSet, Pagoda};
use crate::tajuto::{ActionTile, Command, Objective, Refusal, Stack, Tajuto, TouchMode};

const END: Command = Command::EndTurn { keep: None };

fn draw(tile: ActionTile) -> Command {
    Command::DrawBlind { tile }
}

fn offer(tile: ActionTile, pagoda: Pagoda) -> Command {
    Command::Offer { tile, pagoda }
}

#[test]
fn t5_actions_buildings_and_claims_come_in_any_order() {
    let start = || {
        Table::of(2)
            .mp(ONE, 30)
            .pagoda(Pagoda::Red, 2)
            .pagoda(Pagoda::Pink, 1)
            .front(ONE, &[floor(Pagoda::Red, 3)])
    };
    let build = Command::Build { floor: floor(Pagoda::Red, 3) };
    let offering = offer(ActionTile::A, Pagoda::Pink);
    let claim = Command::Claim { objective: Objective::ThirtySteps };
    for order in [[build, offering, claim], [claim, build, offering], [offering, claim, build]] {
        let mut table = start();
        for command in order {
            table.play(ONE, command);
        }
        table.play(ONE, END);
        assert_eq!(table.player(ONE).mp, 36);
    }
}

#[test]
fn t6_each_tile_works_once_in_a_turn_and_again_in_the_next() {
    let mut table = Table::of(2).mp(ONE, 50).pagoda(Pagoda::Red, 1).pagoda(Pagoda::Sky, 1);
    table.play(ONE, offer(ActionTile::A, Pagoda::Red));
    let refusal = table.refuse(ONE, offer(ActionTile::A, Pagoda::Sky), 6);
    assert_eq!(refusal, Refusal::TileUsed { tile: ActionTile::A });
    table.play(ONE, offer(ActionTile::B, Pagoda::Sky));
    table.play(ONE, END);
    assert!(table.player(ONE).tiles.iter().all(|held| held.used == 0));
    table.play(TWO, draw(ActionTile::A));
    table.state.players[TWO].floors = FloorSet::NONE;
    table.play(TWO, END);
    table.play(ONE, draw(ActionTile::A));
}

#[test]
fn t6_a_basic_tile_does_anything_and_an_additional_one_only_its_own() {
    let mut table = Table::of(2).mp(ONE, 99).pagoda(Pagoda::Red, 1);
    let buy = |tile| Command::Acquire { tile, ware: village(Stack::Wisdom1) };
    for stack in [Stack::ActionDraw, Stack::ActionOffer, Stack::ActionAcquire] {
        table = table.owns(ONE, village(stack));
    }
    for tile in [ActionTile::A, ActionTile::B, ActionTile::C] {
        for command in [draw(tile), offer(tile, Pagoda::Red), buy(tile)] {
            Tajuto::preview(&table.state, ONE, &command).unwrap();
        }
    }
    for command in [draw(D), offer(E, Pagoda::Red), buy(F)] {
        Tajuto::preview(&table.state, ONE, &command).unwrap();
    }
    for command in [draw(E), draw(F), offer(D, Pagoda::Red), offer(F, Pagoda::Red), buy(D), buy(E)] {
        assert!(matches!(table.refuse(ONE, command, 6), Refusal::TileCannot { .. }));
    }
}

#[test]
fn t6_one_player_may_own_both_tiles_of_a_stack_and_use_each() {
    let table = Table::of(2).mp(ONE, 20);
    assert!(matches!(table.refuse(ONE, draw(ActionTile::D), 6), Refusal::TileNotOwned { .. }));
    let mut table = table.owns(ONE, village(Stack::ActionDraw)).owns(ONE, village(Stack::ActionDraw));
    table.play(ONE, draw(ActionTile::D));
    table.play(ONE, draw(ActionTile::D));
    assert_eq!(table.player(ONE).mp, 16);
    table.refuse(ONE, draw(ActionTile::D), 6);
}

#[test]
fn t6_action_tiles_lie_open_used_or_not() {
    let mut table = Table::of(2).owns(ONE, village(Stack::ActionOffer));
    table.play(ONE, draw(ActionTile::A));
    let view = table.view(crate::Viewer::Seat(TWO));
    let tiles: Vec<_> = view.players[ONE].tiles.iter().map(|tile| (tile.tile, tile.used)).collect();
    assert_eq!(tiles, [(A, true), (B, false), (C, false), (E, false)]);
}

#[test]
fn t7_use_cost_and_price_must_both_be_there() {
    let buy = |tile| Command::Acquire { tile, ware: village(Stack::Wisdom1) };
    let table = Table::of(2).mp(ONE, 5);
    let refusal = table.refuse(ONE, buy(ActionTile::B), 7);
    assert_eq!(refusal, Refusal::TooFewPoints { use_cost: 4, price: 2, mp: 5 });
    let mut table = table.mp(ONE, 6);
    table.play(ONE, buy(ActionTile::B));
    assert_eq!(table.player(ONE).mp, 0);
}

#[test]
fn t7_a_refused_player_is_charged_nothing() {
    let table = Table::of(2).mp(ONE, 3);
    for command in [draw(ActionTile::B), draw(ActionTile::C)] {
        table.refuse(ONE, command, 7);
        assert_eq!(table.player(ONE).mp, 3);
        assert!(table.player(ONE).tiles.iter().all(|held| held.used == 0));
    }
}

#[test]
fn t7_an_offering_cannot_pay_for_its_own_tile() {
    let table = Table::of(2).mp(ONE, 3).pagoda(Pagoda::Red, 5);
    table.refuse(ONE, offer(ActionTile::B, Pagoda::Red), 7);
    let mut table = table.mp(ONE, 4);
    table.play(ONE, offer(ActionTile::B, Pagoda::Red));
    assert_eq!(table.player(ONE).mp, 7);
}

#[test]
fn t8_a_turn_uses_at_least_one_action_tile() {
    let mut table = Table::of(2).pagoda(Pagoda::Red, 1).front(ONE, &[floor(Pagoda::Red, 2)]);
    table.play(ONE, Command::Build { floor: floor(Pagoda::Red, 2) });
    assert_eq!(table.refuse(ONE, END, 8), Refusal::MustUseATile);
    table.play(ONE, offer(ActionTile::A, Pagoda::Red));
    table.play(ONE, END);
}

#[test]
fn t8_a_tile_can_always_be_used_even_when_the_bag_is_as_empty_as_it_gets() {
    // 43 floors built and one kept before each of four players: one is left in the bag.
    use Pagoda::{Green, Indigo, Orange, Pink, Purple, Red, Sky, Yellow};
    let mut table = Table::of(4);
    for pagoda in [Red, Orange, Yellow] {
        table = table.pagoda(pagoda, 6);
    }
    for pagoda in [Green, Sky, Indigo, Purple, Pink] {
        table = table.pagoda(pagoda, 5);
    }
    for (seat, pagoda) in [(ONE, Green), (TWO, Sky), (super::table::THREE, Indigo)] {
        table = table.front(seat, &[floor(pagoda, 6)]);
    }
    table = table.front(crate::Seat::ALL[3], &[floor(Purple, 6)]);
    assert_eq!(table.state.bag.iter().collect::<Vec<_>>(), [floor(Pink, 6)]);
    Tajuto::check(&table.state).unwrap();
    table.play(ONE, draw(ActionTile::A));
}

#[test]
fn t8_does_not_apply_when_the_game_ends_in_mid_turn() {
    let mut table = Table::of(2).front(ONE, &[floor(Pagoda::Green, 6)]).pagoda(Pagoda::Green, 5);
    for pagoda in [Pagoda::Red, Pagoda::Orange, Pagoda::Yellow] {
        table = table.pagoda(pagoda, 6);
    }
    table.play(ONE, Command::Build { floor: floor(Pagoda::Green, 6) });
    assert!(Tajuto::outcome(&table.state).is_some());
}

#[test]
fn t9_an_additional_tile_bought_this_turn_may_be_used_this_turn() {
    let mut table = Table::of(2).mp(ONE, 10);
    assert_eq!(table.state.options.touch, TouchMode::Blind);
    table.play(ONE, Command::Acquire { tile: ActionTile::A, ware: village(Stack::ActionDraw) });
    table.play(ONE, draw(ActionTile::D));
    assert_eq!(table.player(ONE).mp, 0);
}
