//! Set-up (S1–S7).

use super::names::{FOUR, ONE, THREE, TWO, place};
use super::table::{Table, opening, opening_of};
use crate::dice::{Dice, Seed};
use crate::game::Game;
use crate::satori::piece::{Amulet, MeditationTile, Worshippers};
use crate::satori::state::{Phase, State};
use crate::satori::{Command, Goods, Refusal, Satori, draw};
use crate::seat::Seat;
use crate::setup::FirstPlayer;
use std::collections::BTreeSet;

fn begin(players: usize, seed: u64) -> State {
    Satori::begin(&opening(players, seed))
}

#[test]
fn s1_three_worshippers_for_each_player_come_from_the_bag() {
    for (players, each) in [(2, 3), (3, 4), (4, 5)] {
        let state = begin(players, 7);
        assert_eq!(usize::from(state.sanmon.count()), 3 * players);
        assert_eq!(state.bag.with(state.sanmon), Worshippers::each(each));
    }
}

#[test]
fn s2_five_of_six_tiers_lie_there_and_the_architect_stands_at_the_first() {
    let mut left_out = BTreeSet::new();
    for seed in 0..40 {
        let state = begin(3, seed);
        let tiles: BTreeSet<u8> = state.pagoda.storeys.iter().map(|storey| storey.tile.0).collect();
        assert_eq!(tiles.len(), 5);
        left_out.extend((0..6).filter(|tile| !tiles.contains(tile)));
        assert_eq!(state.architect().get(), 1);
        assert!(state.pagoda.storeys.iter().all(|storey| storey.plate.is_none() && !storey.roof));
    }
    assert_eq!(left_out.len(), 6, "each tier tile is left out now and then");
}

#[test]
fn s3_the_jokoro_pile_has_cancelled_tiles_by_players() {
    for (players, cancelled) in [(2, 0), (3, 3), (4, 1)] {
        let pagoda = begin(players, 1).pagoda;
        assert_eq!((pagoda.pile.len(), pagoda.cancelled, pagoda.neutral), (7, cancelled, cancelled));
    }
}

#[test]
fn s4_three_altars_and_three_decorations_never_all_alike() {
    for seed in 0..300 {
        let state = begin(2, seed);
        assert_eq!(state.site.altars.iter().flatten().count(), 3);
        let kinds: BTreeSet<_> = state.site.decorations.iter().collect();
        assert!(state.site.decorations.len() == 3 && kinds.len() > 1, "{:?}", state.site.decorations);
    }
}

#[test]
fn s4_three_alike_stay_where_no_other_kind_is_left() {
    let drawn = draw::decorations(&[0, 0, 4], &mut Seed::from(1).stream(0));
    assert_eq!(drawn.len(), 3);
}

#[test]
fn s5_twelve_tiles_of_the_first_era_and_the_light_on_top() {
    let state = begin(4, 3);
    let tiles: Vec<MeditationTile> = state.mountains.ground.iter().filter_map(|ground| ground.tile).collect();
    assert_eq!(tiles.len(), 12);
    assert!(tiles.iter().all(|tile| state.edition.era(*tile) == 1));
    assert_eq!(state.mountains.hikari, [0; 3]);
}

#[test]
fn s6_everybody_begins_with_the_same_and_a_secret_amulet() {
    let state = begin(4, 5);
    let amulets: BTreeSet<Amulet> = state.players.values().map(|player| player.amulet).collect();
    assert_eq!(amulets.len(), 4);
    for player in state.players.values() {
        assert_eq!((player.monks, player.jokoro, player.sixth_locked), (3, 5, true));
        assert_eq!((player.points(), player.goods, player.offerings), (5, Goods::NONE, 0));
        assert_eq!((player.hand, player.amulet_played), (None, false));
    }
}

#[test]
fn s7_tiles_in_turn_order_then_monks_in_reverse() {
    let mut table = Table { state: begin(3, 2), seed: Seed::from(2) };
    assert_eq!(table.state.starting_tiles.len(), 4);
    for seat in [ONE, TWO, THREE] {
        assert_eq!(table.state.to_move(), Some(seat));
        let tile = table.state.starting_tiles[0];
        let gain = table.state.edition.starting_tile[tile.index()].gain;
        table.play(seat, Command::TakeStartingTile { tile });
        assert_eq!(table.player(seat).goods, Goods { points: 0, ..gain });
    }
    assert!(table.state.starting_tiles.is_empty(), "the one left over leaves the game");
    for (seat, number) in [(THREE, 1), (TWO, 2), (ONE, 3)] {
        assert_eq!(table.state.to_move(), Some(seat));
        assert_eq!(
            table.refused(seat, Command::PlaceFirstMonk { place: place(0) }),
            Refusal::PlaceTaken { place: place(0) },
            "there is light on it"
        );
        table.play(seat, Command::PlaceFirstMonk { place: place(number) });
    }
    assert!(matches!(&table.state.phase, Phase::Turn(turn) if turn.seat == ONE));
    table.check();
}

#[test]
fn s7_the_order_is_clockwise_from_whoever_is_first() {
    let state = Satori::begin(&opening_of(4, 2, FirstPlayer::Seat(THREE)));
    let mut table = Table { state, seed: Seed::from(2) };
    let order = [THREE, FOUR, ONE, TWO];
    assert_eq!(table.state.order, order);
    for seat in order {
        assert_eq!(table.state.to_move(), Some(seat));
        let tile = table.state.starting_tiles[0];
        table.play(seat, Command::TakeStartingTile { tile });
    }
    for (&seat, number) in order.iter().rev().zip([1, 2, 3, 5]) {
        assert_eq!(table.state.to_move(), Some(seat));
        table.play(seat, Command::PlaceFirstMonk { place: place(number) });
    }
    for seat in order {
        assert_eq!(table.state.to_move(), Some(seat));
        table.quick_turn();
    }
    table.check();
}

#[test]
fn s7_anybody_may_be_first_by_chance() {
    let orders: BTreeSet<Vec<Seat>> =
        (0..60).map(|seed| Satori::begin(&opening_of(3, seed, FirstPlayer::Random)).order).collect();
    let clockwise = [[ONE, TWO, THREE], [TWO, THREE, ONE], [THREE, ONE, TWO]];
    assert_eq!(orders, clockwise.map(Vec::from).into());
}

#[test]
fn s7_a_tile_that_is_gone_and_a_space_with_a_monk_are_refused() {
    let mut table = Table { state: begin(2, 2), seed: Seed::from(2) };
    let tile = table.state.starting_tiles[1];
    table.play(ONE, Command::TakeStartingTile { tile });
    let again = Command::TakeStartingTile { tile };
    assert_eq!(table.refused(TWO, again.clone()), Refusal::StartingTileGone { tile });
    assert_eq!(table.refused(ONE, again), Refusal::NotYourMove { to_move: TWO });
    assert_eq!(table.refused(TWO, Command::EndTurn {}), Refusal::SetupFirst);
    let tile = table.state.starting_tiles[0];
    table.play(TWO, Command::TakeStartingTile { tile });
    table.play(TWO, Command::PlaceFirstMonk { place: place(5) });
    let taken = Command::PlaceFirstMonk { place: place(5) };
    assert_eq!(table.refused(ONE, taken), Refusal::PlaceTaken { place: place(5) });
    assert_eq!(table.refused(FOUR, Command::EndTurn {}), Refusal::NotAtThisTable { seat: FOUR });
}

#[test]
fn s7_is_asked_before_the_first_round_only() {
    let mut table = Table::of(2).offerings(ONE, 3);
    let tile = table.player(ONE).starting_tile.unwrap();
    let setup = [Command::TakeStartingTile { tile }, Command::PlaceFirstMonk { place: place(1) }];
    for command in setup.clone() {
        assert_eq!(table.refused(ONE, command), Refusal::SetupIsOver, "in a turn");
    }
    table.finish_round();
    assert!(matches!(table.state.phase, Phase::Claim { seat: ONE }));
    for command in setup {
        assert_eq!(table.refused(ONE, command), Refusal::SetupIsOver, "at the end of a round");
    }
}
