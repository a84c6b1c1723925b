//! What is said for a command, and that a steward's advice can be followed.

use super::table::{ONE, TWO, Table, floor, village};
use crate::bot::Sight;
use crate::dice::{Dice, Seed};
use crate::game::Game;
use crate::tajuto::floor::{FloorSize, Pagoda};
use crate::tajuto::state::Phase;
use crate::tajuto::{
    Action, ActionTile, Command, Objective, Options, PhaseView, Reason, Stack, Tajuto, TouchMode, Ware, Why,
};

#[track_caller]
fn check(table: &Table, command: Command, why: Why, objective: Option<Objective>) {
    let reason = Tajuto::reason(&Sight::new(&table.state, ONE), &command);
    assert_eq!(reason, Some(Reason { why, objective }), "{command:?}");
}

fn acted(mut table: Table) -> Table {
    table.state.phase = Phase::Turn { seat: ONE, acted: true };
    table
}

fn acquire(ware: Ware) -> Command {
    Command::Acquire { tile: ActionTile::B, ware }
}

#[test]
fn a_floor_is_built_for_what_it_brings() {
    let build = |pagoda, size| Command::Build { floor: floor(pagoda, size) };
    let table = Table::of(2)
        .pagoda(Pagoda::Red, 2)
        .cube(TWO, Pagoda::Red)
        .pagoda(Pagoda::Sky, 5)
        .pagoda(Pagoda::Pink, 1)
        .front(ONE, &[floor(Pagoda::Red, 3), floor(Pagoda::Sky, 6), floor(Pagoda::Pink, 2)])
        .front(ONE, &[floor(Pagoda::Pink, 3), floor(Pagoda::Green, 1)]);
    check(&table, build(Pagoda::Red, 3), Why::OverCube { gain: 5, cube: 2 }, None);
    let first = Some(Objective::FirstPagoda);
    check(&table, build(Pagoda::Sky, 6), Why::Finishes { pagoda: Pagoda::Sky, gain: 6, points: 0 }, first);
    let next = floor(Pagoda::Pink, 3);
    check(&table, build(Pagoda::Pink, 2), Why::MakesRoom { gain: 2, next }, None);
    check(&table, build(Pagoda::Green, 1), Why::Builds { gain: 1 }, None);
}

#[test]
fn the_last_floor_ends_the_game() {
    let finished = [Pagoda::Red, Pagoda::Orange, Pagoda::Yellow];
    let table = finished.into_iter().fold(Table::of(2), |table, pagoda| table.pagoda(pagoda, 6));
    let table = table.pagoda(Pagoda::Green, 5).front(ONE, &[floor(Pagoda::Green, 6)]);
    let build = Command::Build { floor: floor(Pagoda::Green, 6) };
    // Both Objectives of the end; and nothing can be claimed any more.
    check(&table, build, Why::EndsGame { points: 2 }, None);
}

#[test]
fn a_draw_counts_the_floors_that_fit() {
    let table = Table::of(2).pagoda(Pagoda::Red, 2);
    let draw = Command::DrawBlind { tile: ActionTile::A };
    // One of each pagoda fits: seven ground floors and the third red one.
    check(&table, draw, Why::FloorsFit { fit: 8, of: 46 }, None);
    let sizes = Options { touch: TouchMode::Sizes, open_scores: false };
    let table = Table::with_options(2, sizes).pagoda(Pagoda::Red, 2);
    let draw = |size: usize| Command::DrawSize { tile: ActionTile::A, size: FloorSize::ALL[size] };
    check(&table, draw(0), Why::SizeFits { size: FloorSize::ALL[0], fit: 7, of: 7 }, None);
    check(&table, draw(2), Why::SizeFits { size: FloorSize::ALL[2], fit: 1, of: 8 }, None);
    check(&table, draw(5), Why::MustUseATile {}, None);
    let table = acted(table);
    check(&table, draw(5), Why::FloorForLater {}, None);
}

#[test]
fn a_floor_in_the_hand_is_what_it_feels_like() {
    let mut table = Table::with_options(2, Options { touch: TouchMode::Feel, open_scores: false });
    table.play(ONE, Command::Grope { tile: ActionTile::A });
    check(&table, Command::GropeAgain {}, Why::AnotherHandful { left: 2 }, None);
    let sight = Sight::<Tajuto>::new(&table.state, ONE);
    let PhaseView::Groping { readings: Some(readings), .. } = sight.view().phase else { panic!() };
    for (place, reading) in (0..).zip(readings) {
        let reason = Tajuto::reason(&sight, &Command::Pick { place }).unwrap();
        let Why::Feels { size, percent, fit, of } = reason.why else { panic!("{reason:?}") };
        assert_eq!(reading.odds.iter().max(), Some(&reading.odds[size.index()]));
        assert!(reading.odds[size.index()].abs_diff(u16::from(percent) * 10) <= 5);
        assert_eq!((fit, of), if size.get() == 1 { (8, 8) } else { (0, 8) });
    }
}

#[test]
fn an_offering_brings_its_height_and_perhaps_an_objective() {
    let table = Table::of(2).pagoda(Pagoda::Red, 3).mp(ONE, 27);
    let offer = |tile| Command::Offer { tile, pagoda: Pagoda::Red };
    let steps = Some(Objective::ThirtySteps);
    check(&table, offer(ActionTile::A), Why::Offering { gain: 5, cost: 0 }, steps);
    check(&table, offer(ActionTile::B), Why::Offering { gain: 5, cost: 4 }, None);
    let placed = [Pagoda::Orange, Pagoda::Yellow, Pagoda::Green];
    let table =
        placed.into_iter().fold(table.mp(ONE, 0), |table, pagoda| table.pagoda(pagoda, 1).cube(ONE, pagoda));
    let four = Some(Objective::FourOfferings);
    check(&table, offer(ActionTile::A), Why::Offering { gain: 5, cost: 0 }, four);
}

#[test]
fn a_tile_is_bought_for_what_it_is_worth() {
    let table = Table::of(2).pagoda(Pagoda::Red, 4).mp(ONE, 60).claimed(TWO, Objective::ThirtySteps);
    let price = |command| {
        let preview = table.preview(ONE, command);
        preview.use_cost + preview.price
    };
    let wares = [
        (village(Stack::Market), Why::Discount { less: 2, cost: 0 }),
        (village(Stack::Shrine), Why::Shrine { bonus: 1, points: 0, cost: 0 }),
        (village(Stack::ActionDraw), Why::MoreActions { action: Action::Draw, cost: 0 }),
        (village(Stack::ActionOffer), Why::MoreActions { action: Action::Offer, cost: 0 }),
        (village(Stack::ActionAcquire), Why::MoreActions { action: Action::Acquire, cost: 0 }),
        (
            Ware::Inauguration { pagoda: Pagoda::Red },
            Why::Inauguration { pagoda: Pagoda::Red, floors: 4, points: 4, cost: 0 },
        ),
        (village(Stack::Wisdom3), Why::Points { points: 3, cost: 0 }),
    ];
    for (ware, mut why) in wares {
        if let Why::Discount { cost, .. }
        | Why::Shrine { cost, .. }
        | Why::MoreActions { cost, .. }
        | Why::Inauguration { cost, .. }
        | Why::Points { cost, .. } = &mut why
        {
            *cost = price(acquire(ware));
            assert!(*cost > 0);
        }
        check(&table, acquire(ware), why, None);
    }
    let cost = price(acquire(village(Stack::Wisdom5)));
    let wisdom = Some(Objective::Wisdom5);
    check(&table, acquire(village(Stack::Wisdom5)), Why::Points { points: 5, cost }, wisdom);
    let table = table.clone().owns(ONE, village(Stack::Wisdom5));
    let cost = price(acquire(village(Stack::Shrine)));
    check(&table, acquire(village(Stack::Shrine)), Why::Shrine { bonus: 1, points: 1, cost }, None);
    check(&table, Command::Claim { objective: Objective::Wisdom5 }, Why::Claims { points: 1 }, None);
}

#[test]
fn a_turn_ends_where_nothing_else_pays_or_is_left() {
    let end = Command::EndTurn { keep: None };
    let table = acted(Table::of(2));
    check(&table, end, Why::NothingPays {}, None);
    let mut table = table;
    table.state.players[ONE].tiles.iter_mut().for_each(|held| held.used = held.owned);
    check(&table, end, Why::NothingLeft {}, None);
    let kept = floor(Pagoda::Red, 4);
    let table = table.pagoda(Pagoda::Red, 1).front(ONE, &[kept, floor(Pagoda::Sky, 2)]);
    check(&table, Command::EndTurn { keep: Some(kept) }, Why::Keeps { missing: 2 }, None);
}

#[test]
fn a_hint_is_legal_and_the_same_for_the_same_chance() {
    let mut table = Table::with_options(3, Options::default());
    for _ in 0..200 {
        let Some(seat) = Tajuto::to_move(&table.state) else { break };
        let sight = Sight::<Tajuto>::new(&table.state, seat);
        let hint = sight.hint(&mut Seed::from(3).stream(0)).unwrap();
        assert_eq!(sight.hint(&mut Seed::from(3).stream(0)), Some(hint.clone()));
        let other = table.state.players.after(seat);
        assert_eq!(Sight::<Tajuto>::new(&table.state, other).hint(&mut Seed::from(3).stream(0)), None);
        table.play(seat, hint.command);
    }
}
