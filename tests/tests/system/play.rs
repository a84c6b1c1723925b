//! Whole games, from the waiting room to the stored result.

use games::tajuto::TouchMode;
use protocol::{FinishedTable, RoomPhase};

use crate::app::{App, Engine, on_each_engine};
use crate::table::{Table, Wish, player_key};

fn check_game(engine: Engine, wish: Wish) {
    let app = App::start(engine);
    let mut table = Table::playing(&app, wish);
    assert_eq!(table.players[0].knows.room().phase, RoomPhase::Playing);
    table.play_to_end();
    for viewer in table.players.iter().chain(&table.watchers) {
        assert!(viewer.knows.is_over());
        assert_eq!(viewer.knows.moments.len(), viewer.knows.lines.len(), "a moment for each event");
        assert_eq!(viewer.knows.moments, table.players[0].knows.moments, "all saw the same happen");
    }
    table.check_finished(&app);
    for seat in 0..wish.people {
        let mine: Vec<FinishedTable> = app.look_as(&player_key(seat), "/api/me/games").unwrap();
        assert_eq!(mine.len(), 1);
    }
}

fn two_play_by_feel(engine: Engine) {
    check_game(engine, Wish { touch: TouchMode::Feel, seed: 2, ..Wish::default() });
}

fn three_play_by_size(engine: Engine) {
    check_game(engine, Wish { people: 3, touch: TouchMode::Sizes, seed: 3, ..Wish::default() });
}

fn four_play_blind(engine: Engine) {
    check_game(engine, Wish { people: 4, touch: TouchMode::Blind, seed: 4, ..Wish::default() });
}

fn two_play_with_two_bots(engine: Engine) {
    check_game(engine, Wish { bots: 2, touch: TouchMode::Feel, seed: 5, ..Wish::default() });
}

on_each_engine! { two_play_by_feel, three_play_by_size, four_play_blind, two_play_with_two_bots }
