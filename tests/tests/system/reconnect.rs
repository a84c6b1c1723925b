//! Those who lose their connection come back to what those see who stayed.

use std::time::{Duration, Instant};

use crate::app::{App, Engine, on_each_engine};
use crate::game::{AnyGame, TestGame, for_each_game};
use crate::player::{Knows, Player};
use crate::table::{Table, Wish};

/// Eyes on the same as one who stays: one drops after every event, one is away during every event, and one
/// forgets all that it has seen.
struct Eyes<G: TestGame> {
    restless: Player<G>,
    absent: Player<G>,
    forgetful: Player<G>,
    /// What was known at times.
    earlier: Vec<Knows<G>>,
}

impl<G: TestGame> Eyes<G> {
    fn new(enter: impl Fn() -> Player<G>) -> Self {
        Self { restless: enter(), absent: enter(), forgetful: enter(), earlier: Vec::new() }
    }

    fn leave(&mut self) {
        self.absent.vanish();
    }

    /// The event has happened, and the one who stayed knows of it.
    fn compare(&mut self, stayed: &Player<G>) {
        self.restless.reach(stayed.knows.seq);
        assert_eq!(self.restless.knows.update, stayed.knows.update, "the same update to the letter");
        self.restless.knows.assert_same(&stayed.knows);
        self.restless.vanish();
        self.restless.come_back();
        self.restless.knows.assert_same(&stayed.knows);
        self.absent.come_back();
        self.absent.knows.assert_same(&stayed.knows);
        self.forgetful.vanish();
        self.forgetful.knows = Knows::default();
        self.forgetful.come_back();
        self.forgetful.knows.assert_same(&stayed.knows);
        if stayed.knows.seq.is_multiple_of(8) {
            self.earlier.push(stayed.knows.clone());
        }
    }

    /// From whatever was known once, one comes to what those know who stayed.
    fn compare_with_earlier(&mut self, stayed: &Player<G>) {
        assert!(self.earlier.len() > 8);
        for earlier in self.earlier.drain(..) {
            self.absent.vanish();
            self.absent.knows = earlier;
            self.absent.come_back();
            self.absent.knows.assert_same(&stayed.knows);
        }
    }

    fn compare_moments(&self, stayed: &Player<G>, since: usize) {
        assert_eq!(self.restless.knows.moments, stayed.knows.moments[since..], "each moment once");
        assert!(self.absent.knows.moments.is_empty(), "a moment is never sent again");
    }
}

fn after_every_event_all_is_as_for_those_who_stayed<G: TestGame>(engine: Engine) {
    let app = App::start(engine);
    let mut table = Table::<G>::open(&app, Wish { seed: 11, ..Wish::default() });
    let at_seat = || Player::in_seat(app.address(), &table.seats[0]);
    let mut seat = Eyes::new(at_seat);
    let watching = || Player::watching(app.address(), &table.room, &table.codes.watch);
    let mut watch = Eyes::new(watching);
    let mut playing = false;
    loop {
        seat.leave();
        watch.leave();
        if !playing {
            table.start();
            playing = true;
        } else if !table.step() {
            break;
        }
        if table.chance.below(8) == 0 {
            let id = table.players[1].write("What a fine view!");
            assert_eq!(table.players[1].outcome(&id), Ok(table.players[1].knows.seq));
            let lines = table.players[0].knows.chat.len() + 1;
            table.players[0].read(lines);
            seat.restless.read(lines);
        }
        seat.compare(&table.players[0]);
        watch.compare(&table.watchers[0]);
    }
    assert!(table.players[0].knows.is_over() && table.players[0].knows.chat.len() > 3);
    seat.compare_moments(&table.players[0], 0);
    watch.compare_moments(&table.watchers[0], 0);
    seat.compare_with_earlier(&table.players[0]);
    watch.compare_with_earlier(&table.watchers[0]);
    table.check_finished(&app);
}

/// More lines than a room that comes back reads.
const LONG_CHAT: usize = 1_020;

fn a_long_chat_goes_on_after_a_restart(engine: Engine) {
    let mut app = App::start(engine);
    let mut table = Table::<AnyGame>::open(&app, Wish { seed: 13, ..Wish::default() });
    for _ in 0..LONG_CHAT / 60 {
        let written: Vec<_> = (0..60).map(|_| table.players[1].write("…")).collect();
        for id in &written {
            assert!(table.players[1].outcome(id).is_ok());
        }
    }
    table.players[0].read(LONG_CHAT);
    table.players[1].read(LONG_CHAT);
    app.kill();
    table.everybody().for_each(Player::hear_out);
    app.resume();
    table.come_back();
    let id = table.players[1].write("Where were we?");
    assert!(table.players[1].outcome(&id).is_ok());
    table.players.iter_mut().for_each(|player| player.read(LONG_CHAT + 1));
}

fn a_room_that_all_have_left_comes_back<G: TestGame>(engine: Engine) {
    let app = App::start_with(engine, &["--idle-eviction-ms=0"]);
    let mut table = Table::<G>::playing(&app, Wish { people: 3, seed: 12, ..Wish::default() });
    let mut times = 0;
    while table.step() {
        let turn = G::turn(table.players[0].knows.view());
        if turn < 8 * (times + 1) {
            continue;
        }
        times += 1;
        let before: Vec<Knows<G>> = table.everybody().map(|player| player.knows.clone()).collect();
        table.everybody().for_each(Player::vanish);
        wait_for_no_rooms(&app);
        table.come_back();
        for (player, before) in table.everybody().zip(before) {
            assert_eq!(player.knows.seq, before.seq, "without a clock nothing is noted");
            assert_eq!((&player.knows.view, &player.knows.lines), (&before.view, &before.lines));
            assert_eq!(player.knows.decision, before.decision);
        }
    }
    assert!(times > 2, "it came back {times} times");
    table.check_finished(&app);
}

/// Asks until the server has no room in memory.
fn wait_for_no_rooms(app: &App) {
    let deadline = Instant::now() + Duration::from_secs(20);
    while !app.get("/metrics").body.contains("\nsanmon_rooms 0\n") {
        assert!(Instant::now() < deadline, "the room stays in memory");
    }
}

for_each_game! { after_every_event_all_is_as_for_those_who_stayed, a_room_that_all_have_left_comes_back }

on_each_engine! { a_long_chat_goes_on_after_a_restart }
