//! What a view says besides what is hidden: the figures that a client shows and never reckons itself.

use super::random_game::other_edition;
use super::table::{ONE, TWO, Table, floor, village};
use crate::game::Viewer;
use crate::tajuto::ActionTile::{A, B, C, D, E, F};
use crate::tajuto::floor::{FloorSize, Pagoda};
use crate::tajuto::{
    Command, FrontFloor, InaugurationView, Objective, Options, PhaseView, Progress, Stack, TileView,
    TouchMode, Ware,
};

fn table() -> Table {
    Table::of(2)
        .mp(ONE, 17)
        .pagoda(Pagoda::Red, 2)
        .pagoda(Pagoda::Sky, 6)
        .pagoda(Pagoda::Pink, 1)
        .cube(TWO, Pagoda::Red)
        .cube(ONE, Pagoda::Pink)
        .owns(ONE, village(Stack::Market))
        .owns(ONE, village(Stack::Wisdom3))
        .owns(TWO, Ware::Inauguration { pagoda: Pagoda::Green })
        .front(ONE, &[floor(Pagoda::Red, 3), floor(Pagoda::Red, 4)])
}

#[test]
fn floors_in_front_say_whether_they_fit() {
    let floors = table().view(Viewer::Spectator).players[ONE].floors.clone();
    let fits = FrontFloor { floor: floor(Pagoda::Red, 3), fits: true };
    assert_eq!(floors, [fits, FrontFloor { floor: floor(Pagoda::Red, 4), fits: false }]);
}

#[test]
fn sites_say_their_cubes_the_next_size_and_where_the_inauguration_tile_is() {
    let garden = table().view(Viewer::Seat(ONE)).garden;
    let site = |pagoda| garden.iter().find(|site| site.pagoda == pagoda).unwrap();
    let red = site(Pagoda::Red);
    assert_eq!((&red.cubes[..], red.next), (&[None, Some(TWO)][..], FloorSize::try_from(3).ok()));
    assert_eq!(red.inauguration, InaugurationView::Site { price: 8, your_price: Some(6) });
    let sky = site(Pagoda::Sky);
    assert_eq!((sky.cubes.len(), sky.next, &sky.inauguration), (6, None, &InaugurationView::Gone));
    assert_eq!(site(Pagoda::Green).inauguration, InaugurationView::Player { seat: TWO });
    assert_eq!(site(Pagoda::Yellow).next, FloorSize::try_from(1).ok());
}

#[test]
fn prices_are_the_printed_ones_and_the_viewers_own() {
    let prices = |viewer| {
        let village = table().view(viewer).village;
        let stack = village.into_iter().find(|stack| stack.stack == Stack::Wisdom3).unwrap();
        (stack.prices, stack.your_price)
    };
    assert_eq!(prices(Viewer::Seat(ONE)), (vec![12, 14], Some(10)));
    assert_eq!(prices(Viewer::Seat(TWO)), (vec![12, 14], Some(12)));
    assert_eq!(prices(Viewer::Spectator), (vec![12, 14], None));
}

#[test]
fn action_tiles_say_what_they_cost_and_whether_they_are_used() {
    let mut table = table();
    table.play(ONE, Command::DrawBlind { tile: B });
    let tiles = table.view(Viewer::Seat(TWO)).players[ONE].tiles.clone();
    let tile = |tile, use_cost, used| TileView { tile, use_cost, used };
    assert_eq!(tiles, [tile(A, 0, false), tile(B, 4, true), tile(C, 6, false)]);
}

#[test]
fn progress_is_the_viewers_own() {
    let view = table().claimed(TWO, Objective::FourOfferings).view(Viewer::Seat(ONE));
    let progress: Vec<_> = view.progress.iter().map(|p| (p.objective, p.have, p.need)).collect();
    assert_eq!(
        progress,
        [
            (Objective::Wisdom5, 3, 5),
            (Objective::Wisdom10, 3, 10),
            (Objective::EightOfferings, 1, 8),
            (Objective::ThirtySteps, 17, 30),
            (Objective::FirstPagoda, 0, 1),
        ]
    );
}

#[test]
fn the_bag_is_a_set_of_sizes_by_pagoda() {
    let bag = table().view(Viewer::Spectator).bag;
    let sizes = |pagoda| bag.iter().find(|row| row.pagoda == pagoda).unwrap().sizes.iter().map(|s| s.get());
    assert_eq!(sizes(Pagoda::Red).collect::<Vec<_>>(), [5, 6]);
    assert_eq!(sizes(Pagoda::Sky).count(), 0);
    assert_eq!(sizes(Pagoda::Green).count(), 6);
}

/// Every printed number comes from the edition: here all of them are others.
#[test]
fn another_edition_is_played_by_its_own_numbers() {
    let options = Options { touch: TouchMode::Feel, open_scores: false };
    let table = || Table::with_edition(2, options, other_edition()).mp(ONE, 60);
    let buy = |tile, ware| Command::Acquire { tile, ware };
    let cost = |table: &Table, command| {
        let preview = table.preview(ONE, command);
        (preview.use_cost, preview.price)
    };
    let with_all = [Stack::ActionDraw, Stack::ActionOffer, Stack::ActionAcquire]
        .into_iter()
        .fold(table(), |table, stack| table.owns(ONE, village(stack)))
        .pagoda(Pagoda::Red, 1);
    assert_eq!(cost(&with_all, buy(A, village(Stack::Wisdom1))), (0, 1));
    assert_eq!(cost(&with_all, buy(B, village(Stack::Wisdom5))), (3, 17));
    assert_eq!(cost(&with_all, buy(C, village(Stack::Shrine))), (5, 9));
    assert_eq!(cost(&with_all, buy(F, village(Stack::Market))), (2, 7));
    assert_eq!(cost(&with_all, buy(A, village(Stack::ActionDraw))), (0, 6));
    assert_eq!(cost(&with_all, Command::Grope { tile: D }), (1, 0));
    assert_eq!(cost(&with_all, Command::Offer { tile: E, pagoda: Pagoda::Red }), (1, 0));
    let sky = Ware::Inauguration { pagoda: Pagoda::Sky };
    assert_eq!(cost(&with_all, buy(A, sky)), (0, 6));
    assert_eq!(cost(&with_all.owns(ONE, village(Stack::Market)), buy(A, sky)), (0, 3));

    let scored = table()
        .owns(ONE, village(Stack::Wisdom2))
        .owns(ONE, village(Stack::Shrine))
        .owns(ONE, sky)
        .claimed(ONE, Objective::FirstPagoda)
        .pagoda(Pagoda::Sky, 6);
    let pile = scored.view(Viewer::Seat(ONE)).players[ONE].pile.clone().unwrap();
    assert_eq!((pile.score.wisdom, pile.score.objectives), (2, 2));
    assert_eq!((pile.score.inaugurations, pile.score.shrines, pile.total), (5, 4, 13));

    let mut groping = table();
    let steps = groping.view(Viewer::Seat(ONE)).progress[4];
    assert_eq!(steps, Progress { objective: Objective::ThirtySteps, have: 60, need: 20 });
    groping.play(ONE, Command::Grope { tile: A });
    let PhaseView::Groping { floors, last, .. } = groping.view(Viewer::Seat(TWO)).phase else {
        panic!("the hand is not in the bag")
    };
    assert_eq!((floors, last), (4, 2));
    groping.play(ONE, Command::GropeAgain {});
    groping.refuse(ONE, Command::GropeAgain {}, 11);

    let sites: Vec<Pagoda> = groping.view(Viewer::Spectator).garden.iter().map(|site| site.pagoda).collect();
    assert_eq!(sites, Pagoda::ALL.into_iter().rev().collect::<Vec<_>>());
}
