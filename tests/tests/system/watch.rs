//! Those who watch a delayed table: everything in order, and nothing early.

use std::time::{Duration, Instant};

use protocol::{Delay, ErrorCode, FinishedTable, LiveTable, RoomFound, RoomPhase, ServerMessage, Watching};

use crate::app::{App, Engine};
use crate::game::{TestGame, for_each_game};
use crate::player::Player;
use crate::table::{Table, Wish, player_key};

const DELAY: Duration = Duration::from_millis(1_500);

/// The server's clock and ours are read apart.
const TOLERANCE: Duration = Duration::from_millis(5);

struct Delayed<G: TestGame> {
    app: App,
    table: Table<G>,
    watcher: Player<G>,
    /// When each event was asked for, by its number: it cannot have happened before.
    asked: Vec<(u32, Instant)>,
}

impl<G: TestGame> Delayed<G> {
    fn begin(engine: Engine) -> Self {
        let delay = format!("--short-delay-ms={}", DELAY.as_millis());
        // The one who watches listens only at the end, and misses no moment all the same.
        let app = App::start_with(engine, &[&delay, "--updates-kept=10000"]);
        let watching = Watching { delay: Delay::Short, listed: true, ..Watching::default() };
        let mut table = Table::open(&app, Wish { watching, seed: 71, ..Wish::default() });
        let watcher = table.watchers.remove(0);
        table.catch_up();
        let asked = vec![(table.players[0].knows.seq + 1, Instant::now())];
        table.start();
        Self { app, table, watcher, asked }
    }

    fn step(&mut self) -> bool {
        let first = self.table.players[0].knows.seq + 1;
        self.asked.push((first, Instant::now()));
        self.table.step()
    }

    /// Whether the event that followed so many may be known to those who watch.
    fn check_not_early(&self, seq: u32) {
        let asked = self.asked.iter().rev().find(|(first, _)| *first <= seq).map(|(_, asked)| *asked);
        if let Some(asked) = asked {
            assert!(asked.elapsed() + TOLERANCE >= DELAY, "{seq} was seen after {:?}", asked.elapsed());
        }
    }

    /// The newest event was asked for so short a time ago that nobody else may know of it yet.
    fn is_fresh(&self) -> bool {
        self.asked.last().is_some_and(|(_, asked)| asked.elapsed() + TOLERANCE < DELAY)
    }
}

fn nothing_is_seen_early<G: TestGame>(engine: Engine) {
    let mut delayed = Delayed::<G>::begin(engine);
    let address = delayed.app.address().to_owned();
    while delayed.step() {
        let seen = Player::<G>::watching(&address, &delayed.table.room, &delayed.table.codes.watch).knows;
        delayed.check_not_early(seen.seq);
        if let Some(view) = &seen.view {
            assert!(G::turn(view) <= G::turn(delayed.table.players[0].knows.view()));
        }
    }
    delayed.asked.pop();
    let game = delayed.table.players[0].knows.room().game_id.clone();
    let game = format!("/api/games/{}", game.as_str());
    let (app, table) = (&delayed.app, &delayed.table);
    let watch = format!("/api/rooms/{}", table.codes.watch.as_str());

    // Its players have the game at once.
    assert!(app.look_as::<FinishedTable>(&player_key(0), &game).is_ok());
    let [shown, file] = [app.look::<FinishedTable>(&game).map(|_| ()), {
        let file = app.get(&format!("{game}/file"));
        if file.status == 200 { Ok(()) } else { Err(ErrorCode::UnknownGame) }
    }];
    let listed: Vec<FinishedTable> = app.look("/api/games").unwrap();
    let found: RoomFound = app.look(&watch).unwrap();
    if delayed.is_fresh() {
        assert_eq!((shown, file), (Err(ErrorCode::UnknownGame), Err(ErrorCode::UnknownGame)));
        assert!(listed.is_empty(), "{listed:?}");
        assert_ne!(found.phase, RoomPhase::Over);
    }

    // Those who watched from the beginning see all of it, each event late enough.
    let Delayed { watcher, .. } = &mut delayed;
    while !watcher.knows.is_over() {
        if let ServerMessage::Presence { presence } = watcher.must_hear() {
            assert!(presence.seats.is_empty(), "who is there now is not told");
        }
    }
    let (seen, told) = (&delayed.watcher.knows, &delayed.table.players[0].knows);
    assert!(delayed.watcher.told_at.elapsed() < DELAY);
    delayed.check_not_early(seen.seq);
    assert_eq!((seen.seq, seen.told_to_all()), (told.seq, told.told_to_all()));
    assert_eq!(seen.outcome(), told.outcome());
    assert_eq!(seen.room().fairness, told.room().fairness);
    delayed.table.check_finished(&delayed.app);
    let listed: Vec<FinishedTable> = delayed.app.look("/api/games").unwrap();
    assert_eq!(listed.len(), 1);
}

fn the_list_of_live_tables_is_as_late_as_the_table<G: TestGame>(engine: Engine) {
    let mut delayed = Delayed::<G>::begin(engine);
    let listed = |delayed: &Delayed<G>| delayed.app.look::<Vec<LiveTable>>("/api/live").unwrap().len();
    let begun = listed(&delayed);
    if delayed.is_fresh() {
        assert_eq!(begun, 0, "it must not tell that the game has begun");
    }
    while !matches!(delayed.watcher.knows.room().phase, RoomPhase::Playing) {
        delayed.watcher.must_hear();
    }
    assert_eq!(listed(&delayed), 1);
    while delayed.step() {}
    delayed.asked.pop();
    let ended = listed(&delayed);
    if delayed.is_fresh() {
        assert_eq!(ended, 1, "it must not tell that the game is over");
    }
    while !delayed.watcher.knows.is_over() {
        delayed.watcher.must_hear();
    }
    assert_eq!(listed(&delayed), 0);
}

/// A delay does not end because the server did.
fn a_restart_shows_nothing_early<G: TestGame>(engine: Engine) {
    let mut delayed = Delayed::<G>::begin(engine);
    (0..30).for_each(|_| assert!(delayed.step()));
    delayed.app.kill();
    delayed.table.everybody().for_each(Player::hear_out);
    delayed.watcher.hear_out();
    delayed.app.resume();
    delayed.watcher.come_back();
    let newest = delayed.table.players[0].knows.seq;
    delayed.check_not_early(delayed.watcher.knows.seq);
    while delayed.watcher.knows.seq < newest {
        delayed.watcher.must_hear();
        delayed.check_not_early(delayed.watcher.knows.seq);
    }
}

for_each_game! {
    nothing_is_seen_early,
    the_list_of_live_tables_is_as_late_as_the_table,
    a_restart_shows_nothing_early,
}
