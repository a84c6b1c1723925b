//! Whole games, from the waiting room to the stored result.

use protocol::{FinishedTable, RoomPhase};

use crate::app::{App, Engine};
use crate::game::{TestGame, for_each_game};
use crate::table::{Table, Wish, player_key};

fn check_game<G: TestGame>(engine: Engine, wish: Wish) {
    let app = App::start(engine);
    let mut table = Table::<G>::playing(&app, wish);
    assert_eq!(table.players[0].knows.room().phase, RoomPhase::Playing);
    while table.step() {
        table.catch_up();
        check_same_table(&table);
    }
    let told_to_all = table.players[0].knows.told_to_all();
    for viewer in table.players.iter().chain(&table.watchers) {
        assert!(viewer.knows.is_over());
        assert_eq!(viewer.knows.moments.len(), viewer.knows.lines.len(), "a moment for each event");
        assert_eq!(viewer.knows.told_to_all(), told_to_all, "all saw the same happen");
        assert_eq!(viewer.knows.outcome(), table.players[0].knows.outcome());
        assert_eq!(viewer.knows.lines, table.players[0].knows.lines, "nothing is hidden any more");
    }
    table.check_finished(&app);
    for seat in 0..wish.people {
        let mine: Vec<FinishedTable> = app.look_as(&player_key(seat), "/api/me/games").unwrap();
        assert_eq!(mine.len(), 1);
    }
}

/// All look at the same table, each from where they sit.
fn check_same_table<G: TestGame>(table: &Table<G>) {
    let seen_by_all = G::seen_by_all(table.players[0].knows.view());
    for viewer in table.players.iter().chain(&table.watchers) {
        assert_eq!(viewer.knows.seq, table.players[0].knows.seq);
        assert_eq!(G::seen_by_all(viewer.knows.view()), seen_by_all);
    }
    let decides = table.players.iter().filter(|player| player.knows.decision.is_some());
    assert!(decides.count() <= 1, "one is to move");
    assert!(table.watchers.iter().all(|watcher| watcher.knows.decision.is_none()));
}

fn two_play<G: TestGame>(engine: Engine) {
    check_game::<G>(engine, Wish { options: 1, seed: 2, ..Wish::default() });
}

fn three_play<G: TestGame>(engine: Engine) {
    check_game::<G>(engine, Wish { people: 3, options: 0, seed: 3, ..Wish::default() });
}

fn four_play<G: TestGame>(engine: Engine) {
    check_game::<G>(engine, Wish { people: 4, options: 2, seed: 4, ..Wish::default() });
}

fn two_play_with_two_bots<G: TestGame>(engine: Engine) {
    check_game::<G>(engine, Wish { bots: 2, options: 1, seed: 5, ..Wish::default() });
}

for_each_game! { two_play, three_play, four_play, two_play_with_two_bots }
