//! T10–T12: drawing a floor.

use super::table::{ONE, TWO, Table, floor};
use crate::dice::Seed;
use crate::game::{Game, Viewer};
use crate::tajuto::floor::{FloorSet, FloorSize, Pagoda};
use crate::tajuto::state::Phase;
use crate::tajuto::{ActionTile, Command, Deed, Options, PhaseView, Reading, Refusal, Tajuto, TouchMode};

const GROPE: Command = Command::Grope { tile: ActionTile::A };
const AGAIN: Command = Command::GropeAgain {};

fn table(touch: TouchMode) -> Table {
    Table::with_options(2, Options { touch, open_scores: false })
}

fn readings(table: &Table) -> Vec<Reading> {
    match table.view(Viewer::Seat(ONE)).phase {
        PhaseView::Groping { readings: Some(readings), .. } => readings,
        phase => panic!("seat 0 feels nothing: {phase:?}"),
    }
}

#[test]
fn t10_a_drawn_floor_lies_face_up_in_front_of_the_player() {
    let mut table = table(TouchMode::Blind);
    let event = table.play(ONE, Command::DrawBlind { tile: ActionTile::A });
    let Deed::DrewBlind { floor, .. } = event.deed else { panic!("{event:?}") };
    assert!(!table.state.bag.contains(floor));
    for viewer in [Viewer::Seat(TWO), Viewer::Spectator] {
        let fronts = table.view(viewer).players[ONE].floors.clone();
        assert_eq!(fronts.iter().map(|front| front.floor).collect::<Vec<_>>(), [floor]);
    }
}

#[test]
fn t10_an_empty_bag_gives_nothing() {
    let modes = [
        (TouchMode::Blind, Command::DrawBlind { tile: ActionTile::A }),
        (TouchMode::Feel, GROPE),
        (TouchMode::Sizes, Command::DrawSize { tile: ActionTile::A, size: FloorSize::ALL[0] }),
    ];
    for (touch, command) in modes {
        assert_eq!(table(touch).bag(&[]).refuse(ONE, command, 10), Refusal::BagEmpty);
    }
}

#[test]
fn t11_each_touch_mode_has_its_own_way_to_draw() {
    let size = FloorSize::ALL[2];
    let commands = [
        (TouchMode::Feel, GROPE),
        (TouchMode::Sizes, Command::DrawSize { tile: ActionTile::A, size }),
        (TouchMode::Blind, Command::DrawBlind { tile: ActionTile::A }),
    ];
    for (touch, _) in commands {
        for (mode, command) in commands {
            if mode == touch {
                table(touch).play(ONE, command);
            } else {
                assert_eq!(table(touch).refuse(ONE, command, 11), Refusal::OtherTouch { touch });
            }
        }
    }
}

#[test]
fn t11_feel_gives_a_handful_of_up_to_five_and_the_player_picks_one() {
    for (left, felt) in [(48, 5), (5, 5), (3, 3)] {
        let floors: Vec<_> = FloorSet::ALL.iter().take(left).collect();
        let mut table = table(TouchMode::Feel).bag(&floors);
        table.play(ONE, GROPE);
        assert_eq!(readings(&table).len(), felt);
        let last = u8::try_from(felt).unwrap();
        table.refuse(ONE, Command::Pick { place: last }, 11);
        let event = table.play(ONE, Command::Pick { place: last - 1 });
        let Deed::Picked { floor, .. } = event.deed else { panic!("{event:?}") };
        assert_eq!(table.state.bag.len(), left - 1);
        assert!(table.player(ONE).floors.contains(floor));
    }
}

#[test]
fn t11_wide_floors_are_easy_to_tell_and_narrow_ones_feel_alike() {
    let mut right = [0_u32; 6];
    let mut all = [0_u32; 6];
    for seed in 0..1500 {
        let mut table = table(TouchMode::Feel);
        table.seed = Seed::from(seed);
        table.play(ONE, GROPE);
        let Phase::Groping { handful, .. } = &table.state.phase else { panic!() };
        for felt in &handful.felt {
            let size = felt.floor.size;
            let nearest = (felt.width + 50) / 100;
            all[size.index()] += 1;
            right[size.index()] += u32::from(nearest.clamp(1, 6) == u16::from(size.get()));
        }
    }
    let share = |size: usize| f64::from(right[size - 1]) / f64::from(all[size - 1]);
    assert!(share(1) > 0.98 && share(2) > 0.98 && share(3) > 0.95, "{right:?} of {all:?}");
    assert!((0.70..0.95).contains(&share(4)) && (0.70..0.90).contains(&share(5)), "{right:?} of {all:?}");
}

#[test]
fn t11_widths_and_odds_are_told_to_the_groping_player_alone_and_never_colours() {
    let mut table = table(TouchMode::Feel);
    table.play(ONE, GROPE);
    for reading in readings(&table) {
        let sum: u16 = reading.odds.iter().sum();
        assert!((997..=1003).contains(&sum), "{reading:?}");
    }
    for viewer in [Viewer::Seat(TWO), Viewer::Spectator] {
        let PhaseView::Groping { seat, nth, floors, readings, contents, .. } = table.view(viewer).phase
        else {
            panic!("the hand is not in the bag")
        };
        assert_eq!((seat, nth, floors, readings, contents), (ONE, 1, 5, None, None));
    }
    let PhaseView::Groping { contents, .. } = table.view(Viewer::Seat(ONE)).phase else { panic!() };
    assert_eq!(contents, None);
}

#[test]
fn t11_three_handfuls_at_most_and_from_the_third_one_must_pick() {
    let mut table = table(TouchMode::Feel);
    table.play(ONE, GROPE);
    table.play(ONE, AGAIN);
    table.play(ONE, AGAIN);
    assert_eq!(table.refuse(ONE, AGAIN, 11), Refusal::LastHandful { nth: 3 });
    table.play(ONE, Command::Pick { place: 0 });
}

#[test]
fn t11_each_handful_is_drawn_ordered_and_read_afresh() {
    // Five floors in the bag: every handful holds the same ones, in an order and with widths of its own.
    let floors: Vec<_> = FloorSet::ALL.iter().skip(20).take(5).collect();
    let mut table = table(TouchMode::Feel).bag(&floors);
    let first = table.play(ONE, GROPE);
    let second = table.play(ONE, AGAIN);
    let (Deed::Groped { handful: first, .. }, Deed::GropedAgain { handful: second, .. }) =
        (first.deed, second.deed)
    else {
        panic!("no handfuls")
    };
    let set = |handful: &crate::tajuto::Handful| handful.felt.iter().map(|f| f.floor).collect::<FloorSet>();
    assert_eq!(set(&first), set(&second));
    assert_ne!(first.felt, second.felt);
    assert_eq!((first.draw, second.draw), (1, 2));
}

#[test]
fn t11_sizes_gives_a_random_floor_of_a_size_that_is_in_the_bag() {
    let size = |size: u8| FloorSize::try_from(size).unwrap();
    let start = table(TouchMode::Sizes).pagoda(Pagoda::Red, 6);
    let mut drawn = FloorSet::NONE;
    for seed in 0..200 {
        let mut table = start.clone();
        table.seed = Seed::from(seed);
        table.play(ONE, Command::DrawSize { tile: ActionTile::A, size: size(4) });
        drawn = drawn.union(table.player(ONE).floors);
    }
    assert_eq!(drawn.len(), 7, "{drawn:?}");
    assert!(drawn.iter().all(|floor| floor.size == size(4)));
    let table = start.bag(&[floor(Pagoda::Sky, 2)]);
    let refusal = table.refuse(ONE, Command::DrawSize { tile: ActionTile::A, size: size(3) }, 11);
    assert_eq!(refusal, Refusal::SizeNotInBag { size: size(3) });
}

#[test]
fn t11_blind_gives_any_floor_of_the_bag() {
    let left = [floor(Pagoda::Red, 1), floor(Pagoda::Sky, 4), floor(Pagoda::Pink, 6)];
    let mut drawn = FloorSet::NONE;
    for seed in 0..60 {
        let mut table = table(TouchMode::Blind).bag(&left);
        table.seed = Seed::from(seed);
        table.play(ONE, Command::DrawBlind { tile: ActionTile::A });
        drawn = drawn.union(table.player(ONE).floors);
    }
    assert_eq!(drawn, left.into_iter().collect());
}

#[test]
fn t12_groping_pays_and_uses_the_tile_at_once() {
    let mut table = table(TouchMode::Feel).mp(ONE, 9);
    table.play(ONE, Command::Grope { tile: ActionTile::B });
    assert_eq!(table.player(ONE).mp, 5);
    assert_eq!(table.player(ONE).tiles[ActionTile::B.index()].used, 1);
    table.play(ONE, AGAIN);
    assert_eq!(table.player(ONE).mp, 5);
}

#[test]
fn t12_until_a_floor_is_picked_nothing_else_can_be_done() {
    let mut table =
        table(TouchMode::Feel).mp(ONE, 40).pagoda(Pagoda::Red, 1).front(ONE, &[floor(Pagoda::Red, 2)]);
    table.refuse(ONE, Command::Pick { place: 0 }, 12);
    table.refuse(ONE, AGAIN, 12);
    let others = [
        Command::Build { floor: floor(Pagoda::Red, 2) },
        Command::Offer { tile: ActionTile::B, pagoda: Pagoda::Red },
        Command::Claim { objective: crate::tajuto::Objective::ThirtySteps },
        Command::Grope { tile: ActionTile::B },
        Command::EndTurn { keep: None },
    ];
    table.play(ONE, GROPE);
    for command in others {
        assert_eq!(table.refuse(ONE, command, 12), Refusal::HandInBag);
    }
    assert_eq!(Tajuto::legal(&table.state, ONE).len(), 6);
}

#[test]
fn t12_one_who_returns_in_mid_grope_finds_the_same_handful() {
    let mut table = table(TouchMode::Feel);
    let event = table.play(ONE, GROPE);
    let mut replayed = self::table(TouchMode::Feel);
    Tajuto::apply(&mut replayed.state, &event);
    assert_eq!(readings(&replayed), readings(&table));
    assert_eq!(replayed.state, table.state);
}
