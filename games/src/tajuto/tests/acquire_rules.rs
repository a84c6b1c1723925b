//! T15–T17: acquiring tiles.

use super::table::{ONE, TWO, Table, village};
use crate::game::{Game, Viewer};
use crate::tajuto::floor::Pagoda;
use crate::tajuto::{ActionTile, Command, Objective, PreviewResult, Refusal, Stack, Tajuto, Ware};

fn buy(ware: Ware) -> Command {
    Command::Acquire { tile: ActionTile::A, ware }
}

#[test]
fn t15_the_top_tile_of_a_stack_the_cheapest_first() {
    let mut table = Table::of(2).mp(ONE, 99);
    for (tile, price) in [(ActionTile::A, 2), (ActionTile::B, 4), (ActionTile::C, 6)] {
        let command = Command::Acquire { tile, ware: village(Stack::Wisdom1) };
        assert_eq!(table.preview(ONE, command).price, price);
        table.play(ONE, command);
    }
    assert_eq!(table.player(ONE).mp, 99 - 2 - (4 + 4) - (6 + 6));
    assert_eq!(table.player(ONE).wisdom, [3, 0, 0, 0, 0]);
}

#[test]
fn t15_an_empty_stack_sells_nothing() {
    let mut table = Table::of(2).mp(ONE, 99);
    for _ in 0..3 {
        table = table.owns(TWO, village(Stack::Wisdom1));
    }
    let refusal = table.refuse(ONE, buy(village(Stack::Wisdom1)), 15);
    assert_eq!(refusal, Refusal::StackEmpty { stack: Stack::Wisdom1 });
}

#[test]
fn t15_inauguration_tiles_lie_beside_their_sites_at_any_height_below_six() {
    let red = buy(Ware::Inauguration { pagoda: Pagoda::Red });
    for height in 0..6 {
        let mut table = Table::of(2).mp(ONE, 8).pagoda(Pagoda::Red, height);
        table.play(ONE, red);
        assert_eq!(table.player(ONE).mp, 0);
        assert!(table.player(ONE).inaugurations.contains(Pagoda::Red));
    }
    let finished = Table::of(2).mp(ONE, 8).pagoda(Pagoda::Red, 6);
    let owned = Table::of(2).mp(ONE, 8).owns(TWO, Ware::Inauguration { pagoda: Pagoda::Red });
    for table in [finished, owned] {
        assert_eq!(table.refuse(ONE, red, 15), Refusal::InaugurationGone { pagoda: Pagoda::Red });
    }
}

#[test]
fn t15_objectives_cannot_be_bought() {
    let table = Table::of(2).mp(ONE, 99);
    let json = r#"{"do":"acquire","tile":"A","ware":{"kind":"objective","objective":"wisdom5"}}"#;
    assert!(serde_json::from_str::<Command>(json).is_err());
    table.refuse(ONE, Command::Claim { objective: Objective::Wisdom5 }, 24);
}

#[test]
fn t16_each_market_takes_two_off_every_price() {
    let mut table = Table::of(2).mp(ONE, 99).owns(ONE, village(Stack::Market));
    assert_eq!(table.preview(ONE, buy(village(Stack::Wisdom5))).price, 16);
    table = table.owns(ONE, village(Stack::Market));
    let preview = table.preview(ONE, buy(village(Stack::Wisdom5)));
    assert_eq!(preview.price, 14);
    assert!(matches!(preview.result, PreviewResult::Tile { printed: 18, face_down: true, .. }));
    assert_eq!(table.preview(ONE, buy(Ware::Inauguration { pagoda: Pagoda::Sky })).price, 4);
    table.play(ONE, buy(village(Stack::Wisdom5)));
    assert_eq!(table.player(ONE).mp, 85);
}

#[test]
fn t16_with_both_markets_a_tile_of_four_or_less_is_free() {
    let mut table =
        Table::of(2).owns(ONE, village(Stack::Market)).owns(ONE, village(Stack::Market)).mp(ONE, 0);
    assert_eq!(table.preview(ONE, buy(village(Stack::Wisdom1))).price, 0);
    table = table.owns(TWO, village(Stack::Wisdom1));
    assert_eq!(table.state.printed_price(village(Stack::Wisdom1)), Some(4));
    table.play(ONE, buy(village(Stack::Wisdom1)));
    assert_eq!(table.player(ONE).mp, 0);
}

#[test]
fn t16_use_costs_are_never_reduced() {
    let table = Table::of(2).owns(ONE, village(Stack::Market)).owns(ONE, village(Stack::Market)).mp(ONE, 6);
    let command = Command::Acquire { tile: ActionTile::C, ware: village(Stack::Wisdom1) };
    let preview = table.preview(ONE, command);
    assert_eq!((preview.use_cost, preview.price, preview.mp_after), (6, 0, 0));
}

#[test]
fn t16_the_second_market_of_one_player_costs_ten() {
    let mut table = Table::of(2).mp(ONE, 20);
    table.play(ONE, buy(village(Stack::Market)));
    assert_eq!(table.player(ONE).mp, 10);
    let second = Command::Acquire { tile: ActionTile::B, ware: village(Stack::Market) };
    table = table.mp(ONE, 14);
    assert_eq!(table.preview(ONE, second).price, 10);
    table.play(ONE, second);
    assert_eq!((table.player(ONE).mp, table.player(ONE).markets), (0, 2));
}

#[test]
fn t17_what_lies_face_up_and_what_face_down() {
    let mut table = Table::of(2);
    for stack in Stack::ALL {
        table = table.owns(ONE, village(stack));
    }
    let table = table.owns(ONE, Ware::Inauguration { pagoda: Pagoda::Red });
    let seen = table.view(Viewer::Seat(TWO)).players[ONE].clone();
    assert_eq!(seen.face_down, 6, "five Wisdom tiles and a Shrine");
    assert_eq!(seen.pile, None);
    assert_eq!(seen.markets, 1);
    assert_eq!(seen.inaugurations, [Pagoda::Red]);
    assert_eq!(seen.tiles.len(), 6);
    let own = Tajuto::view(&table.state, Viewer::Seat(ONE)).players[ONE].pile.clone().unwrap();
    assert_eq!((own.wisdom, own.shrines), ([1; 5], 1));
}
