//! T1–T4: set-up.

use super::table::{ONE, Table};
use crate::dice::Seed;
use crate::game::{Game, Viewer};
use crate::seat::{BySeat, Seat};
use crate::setup::{FirstPlayer, PlayerColour, Setup, SetupError};
use crate::tajuto::floor::{FloorSet, PagodaSet};
use crate::tajuto::{ActionTile, Command, Edition, InaugurationView, Objective, Options, Stack, Tajuto};

fn setup(colours: &[PlayerColour], first: FirstPlayer) -> Result<Setup<Tajuto>, SetupError> {
    let colours = BySeat::try_from(colours.to_vec()).unwrap();
    Setup::new(Edition::standard(), Options::default(), colours, first)
}

#[test]
fn t1_all_floors_begin_in_the_bag_and_each_player_with_the_same() {
    for players in 2..=4 {
        let table = Table::of(players);
        assert_eq!(table.state.bag, FloorSet::ALL);
        assert_eq!(table.state.players.len(), players);
        for player in table.state.players.values() {
            assert_eq!((player.mp, player.cubes, player.floors), (0, PagodaSet::ALL, FloorSet::NONE));
            let owned = player.tiles.map(|held| (held.owned, held.used));
            assert_eq!(owned, [(1, 0), (1, 0), (1, 0), (0, 0), (0, 0), (0, 0)]);
        }
    }
}

#[test]
fn t1_each_player_has_a_colour_of_their_own() {
    use PlayerColour::{Black, Blue, White};
    assert!(setup(&[Blue, White, Black], FirstPlayer::Random).is_ok());
    let error = |colours: &[PlayerColour]| setup(colours, FirstPlayer::Random).unwrap_err();
    assert_eq!(error(&[Blue, White, Blue]), SetupError::ColourTwice(Blue));
    assert_eq!(error(&[Blue, PlayerColour::Red]), SetupError::NoSuchColour(PlayerColour::Red));
}

#[test]
fn t1_a_seat_that_is_not_at_the_table_can_do_nothing() {
    let table = Table::of(2);
    table.refuse(Seat::ALL[2], Command::DrawBlind { tile: ActionTile::A }, 1);
    assert!(Tajuto::legal(&table.state, Seat::ALL[3]).is_empty());
    let spectator = table.view(Viewer::Spectator);
    assert_eq!(table.view(Viewer::Seat(Seat::ALL[3])), spectator);
}

#[test]
fn t2_the_village_has_ten_stacks_the_cheapest_tile_on_top_all_public() {
    let village = Table::of(2).view(Viewer::Spectator).village;
    let stacks: Vec<Stack> = village.iter().map(|stack| stack.stack).collect();
    assert_eq!(stacks, Stack::ALL);
    for stack in &village {
        assert_eq!(stack.prices.len(), if stack.stack.wisdom().is_some() { 3 } else { 2 });
        assert!(stack.prices.is_sorted(), "{stack:?}");
    }
    let markets = village.iter().find(|stack| stack.stack == Stack::Market).unwrap();
    assert_eq!(markets.prices, [10, 12]);
}

#[test]
fn t3_eight_objectives_and_an_inauguration_tile_beside_each_site() {
    let view = Table::of(3).view(Viewer::Seat(ONE));
    assert_eq!(view.objectives, Objective::ALL);
    assert_eq!(view.objectives.iter().filter(|objective| objective.is_endgame()).count(), 2);
    assert_eq!(view.garden.len(), 8);
    for site in view.garden {
        assert_eq!(site.inauguration, InaugurationView::Site { price: 8, your_price: Some(8) });
    }
}

#[test]
fn t4_the_host_says_who_begins_or_chance_does() {
    use PlayerColour::{Black, Blue, White};
    let begins = |first, seed| {
        let setup = setup(&[Blue, White, Black], first).unwrap();
        Tajuto::to_move(&Tajuto::begin(&Tajuto::open(&setup, &Seed::from(seed)))).unwrap()
    };
    for seat in Seat::ALL.into_iter().take(3) {
        assert_eq!(begins(FirstPlayer::Seat(seat), 1), seat);
        assert!((0..50).any(|seed| begins(FirstPlayer::Random, seed) == seat), "seat {seat} never begins");
    }
    let away = Seat::ALL[3];
    let error = setup(&[Blue, White, Black], FirstPlayer::Seat(away)).unwrap_err();
    assert_eq!(error, SetupError::FirstNotSeated(away));
}

#[test]
fn t4_play_runs_in_seat_order() {
    let mut table = Table::of(3);
    for turn in 0..7 {
        let seat = Seat::ALL[turn % 3];
        assert_eq!(Tajuto::to_move(&table.state), Some(seat));
        let other = Seat::ALL[(turn + 1) % 3];
        table.refuse(other, Command::EndTurn { keep: None }, 4);
        table.play(seat, Command::DrawBlind { tile: ActionTile::A });
        table.state.players[seat].floors = FloorSet::NONE;
        table.play(seat, Command::EndTurn { keep: None });
    }
}
