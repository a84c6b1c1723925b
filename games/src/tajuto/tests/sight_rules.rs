//! T29, T30: who sees what.

use super::table::{ONE, TWO, Table, floor, village};
use crate::game::{Game, Viewer};
use crate::tajuto::floor::{Floor, FloorSize, Pagoda};
use crate::tajuto::{
    ActionTile, Command, Deed, Event, InaugurationFate, InaugurationView, Objective, Options, PhaseView,
    PreviewResult, Seen, Stack, Tajuto, Told, TouchMode, Ware,
};

const OWNER: Viewer = Viewer::Seat(ONE);
const OTHER: Viewer = Viewer::Seat(TWO);
const OUTSIDERS: [Viewer; 2] = [OTHER, Viewer::Spectator];

fn told(table: &Table, event: &Event, viewer: Viewer) -> Told {
    Tajuto::line(&table.state, event, viewer).told
}

const LAST: Command = Command::Build { floor: Floor { pagoda: Pagoda::Sky, size: FloorSize::ALL[5] } };

/// Three pagodas are finished and seat 0 holds the roof of the fourth.
fn before_the_end(mut table: Table) -> Table {
    for pagoda in [Pagoda::Red, Pagoda::Orange, Pagoda::Yellow] {
        table = table.pagoda(pagoda, 6);
    }
    table.pagoda(Pagoda::Sky, 5).front(ONE, &[floor(Pagoda::Sky, 6)])
}

fn buy(ware: Ware) -> Command {
    Command::Acquire { tile: ActionTile::A, ware }
}

#[test]
fn t29_the_moment_names_a_tile_and_the_log_only_its_owner_tells() {
    for stack in [Stack::Wisdom3, Stack::Shrine] {
        let mut table = Table::of(2).mp(ONE, 20);
        let event = table.play(ONE, buy(village(stack)));
        for viewer in OUTSIDERS {
            let Seen::Acquired { ware, .. } = Tajuto::moment(&event, viewer).seen else {
                panic!("{event:?}")
            };
            assert_eq!(ware, village(stack));
            assert_eq!(told(&table, &event, viewer), Told::TookTile);
        }
        assert!(matches!(told(&table, &event, OWNER), Told::Acquired { ware, .. } if ware == village(stack)));
    }
}

#[test]
fn t29_a_claim_reads_like_any_taken_tile() {
    let mut table = Table::of(2).mp(ONE, 30);
    let event = table.play(ONE, Command::Claim { objective: Objective::ThirtySteps });
    for viewer in OUTSIDERS {
        let seen = Tajuto::moment(&event, viewer).seen;
        assert_eq!(seen, Seen::Claimed { objective: Objective::ThirtySteps });
        assert_eq!(told(&table, &event, viewer), Told::TookTile);
        let json = serde_json::to_string(&Tajuto::line(&table.state, &event, viewer)).unwrap();
        assert_eq!(json, r#"{"seat":0,"told":{"did":"took_tile"}}"#);
    }
    assert_eq!(told(&table, &event, OWNER), Told::Claimed { objective: Objective::ThirtySteps });
}

#[test]
fn t29_an_inauguration_tile_is_named_until_its_pagoda_is_finished() {
    let red = Ware::Inauguration { pagoda: Pagoda::Red };
    let mut table = Table::of(2).mp(ONE, 8).pagoda(Pagoda::Red, 5).front(ONE, &[floor(Pagoda::Red, 6)]);
    let bought = table.play(ONE, buy(red));
    let named = Told::Acquired { ware: red, price: 8 };
    for viewer in OUTSIDERS {
        assert_eq!(told(&table, &bought, viewer), named);
    }
    let built = table.play(ONE, Command::Build { floor: floor(Pagoda::Red, 6) });
    let fate = |table: &Table, viewer| match told(table, &built, viewer) {
        Told::Built { inauguration, .. } => inauguration,
        told => panic!("{told:?}"),
    };
    for viewer in OUTSIDERS {
        assert_eq!(told(&table, &bought, viewer), Told::TookTile);
        assert_eq!(fate(&table, viewer), None);
        let site = table.view(viewer).garden[0].clone();
        assert_eq!((site.pagoda, site.inauguration), (Pagoda::Red, InaugurationView::Gone));
    }
    assert_eq!(told(&table, &bought, OWNER), named);
    assert_eq!(fate(&table, OWNER), Some(InaugurationFate::Turned { owner: ONE }));
}

#[test]
fn t29_that_an_inauguration_tile_left_the_game_tells_of_piles_too() {
    let mut table = Table::of(2).pagoda(Pagoda::Red, 5).front(ONE, &[floor(Pagoda::Red, 6)]);
    let built = table.play(ONE, Command::Build { floor: floor(Pagoda::Red, 6) });
    for viewer in [OWNER, OTHER, Viewer::Spectator] {
        assert!(matches!(told(&table, &built, viewer), Told::Built { inauguration: None, .. }));
    }
    let open = told(&table, &built, Viewer::AllHands);
    assert!(matches!(open, Told::Built { inauguration: Some(InaugurationFate::Left), .. }));
}

#[test]
fn t29_views_show_others_only_how_many_tiles_lie_face_down() {
    let table = Table::of(2)
        .owns(ONE, village(Stack::Wisdom4))
        .owns(ONE, village(Stack::Shrine))
        .claimed(ONE, Objective::FirstPagoda);
    for viewer in OUTSIDERS {
        let seen = table.view(viewer).players[ONE].clone();
        assert_eq!((seen.face_down, seen.pile), (3, None));
    }
    let pile = table.view(OWNER).players[ONE].pile.clone().unwrap();
    assert_eq!((pile.total, pile.objectives), (6, vec![Objective::FirstPagoda]));
}

#[test]
fn t29_what_is_claimable_is_for_the_claimant_alone() {
    let table = Table::of(2).mp(ONE, 30);
    let own = table.view(OWNER).progress;
    let steps = own.iter().find(|progress| progress.objective == Objective::ThirtySteps).unwrap();
    assert_eq!((steps.have, steps.need), (30, 30));
    assert!(table.view(Viewer::Spectator).progress.is_empty());
    assert!(Tajuto::legal(&table.state, TWO).is_empty());
}

#[test]
fn t29_a_handful_is_opened_only_after_the_game() {
    let options = Options { touch: TouchMode::Feel, open_scores: false };
    let mut table = Table::with_options(2, options);
    let event = table.play(ONE, Command::Grope { tile: ActionTile::A });
    let Deed::Groped { handful, .. } = &event.deed else { panic!("{event:?}") };
    for viewer in [OWNER, OTHER, Viewer::Spectator, Viewer::AllHands] {
        assert_eq!(told(&table, &event, viewer), Told::Groped { nth: 1, handful: None });
    }
    let opened = Told::Groped { nth: 1, handful: Some(handful.felt.to_vec()) };
    assert_eq!(told(&table, &event, Viewer::Everyone), opened);
    let PhaseView::Groping { contents, .. } = table.view(Viewer::Everyone).phase else { panic!("no hand") };
    assert_eq!(contents, Some(handful.felt.iter().map(|felt| felt.floor).collect()));

    table.play(ONE, Command::Pick { place: 0 });
    let mut table = before_the_end(table);
    table.play(ONE, LAST);
    for viewer in [OWNER, OTHER, Viewer::Spectator, Viewer::AllHands] {
        assert_eq!(told(&table, &event, viewer), opened, "all is open after the game");
    }
}

#[test]
fn t29_after_the_game_all_is_open() {
    let mut table = Table::of(2).mp(ONE, 20);
    let bought = table.play(ONE, buy(village(Stack::Wisdom3)));
    let mut table = before_the_end(table);
    assert_eq!(told(&table, &bought, OTHER), Told::TookTile);
    table.play(ONE, LAST);
    for viewer in OUTSIDERS {
        assert!(matches!(told(&table, &bought, viewer), Told::Acquired { .. }));
        assert_eq!(table.view(viewer).players[ONE].pile.clone().unwrap().wisdom, [0, 0, 1, 0, 0]);
    }
}

#[test]
fn t29_all_hands_see_the_piles_and_what_is_felt_but_not_what_is_in_the_hand() {
    let options = Options { touch: TouchMode::Feel, open_scores: false };
    let mut table = Table::with_options(2, options).owns(TWO, village(Stack::Wisdom1));
    table.play(ONE, Command::Grope { tile: ActionTile::A });
    let view = table.view(Viewer::AllHands);
    assert!(view.players.values().all(|player| player.pile.is_some()));
    let PhaseView::Groping { readings, contents, .. } = view.phase else { panic!() };
    assert!(readings.is_some() && contents.is_none());
}

#[test]
fn t30_open_scores_lay_all_piles_face_up() {
    let options = Options { touch: TouchMode::Blind, open_scores: true };
    let mut table = Table::with_options(2, options).mp(ONE, 30);
    let preview = table.preview(ONE, buy(village(Stack::Wisdom5)));
    assert!(matches!(preview.result, PreviewResult::Tile { face_down: false, .. }));
    let bought = table.play(ONE, buy(village(Stack::Wisdom5)));
    for viewer in OUTSIDERS {
        assert!(matches!(told(&table, &bought, viewer), Told::Acquired { .. }));
        assert_eq!(table.view(viewer).players[ONE].pile.clone().unwrap().total, 5);
    }
}
