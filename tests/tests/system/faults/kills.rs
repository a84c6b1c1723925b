//! `kill -9` at random moments, while rooms are opened, games are played and end, and people write.

use std::time::{Duration, Instant};

use games::dice::{Dice, Seed};

use super::load::{Load, figures};
use super::party::Habits;
use crate::app::{App, Engine, on_each_engine};
use crate::scale::{report, scaled};

fn killed_at_random_moments(engine: Engine) {
    let kills = match engine {
        Engine::Sqlite => scaled("SANMON_SCALE_KILLS_SQLITE", 15),
        Engine::Postgres => scaled("SANMON_SCALE_KILLS_POSTGRES", 10),
    };
    // Some by one statement alone, some in a transaction.
    let mut app = App::start_with(engine, &["--db-alone-from=2"]);
    let mut chance = Seed::from(31).stream(0);
    let load = Load::start(&app, &Habits { seed: 31, ..Habits::default() });
    for kill in 0..kills {
        // Sometimes at once, while everybody comes back.
        load.hear(if kill % 7 == 6 { 0 } else { chance.below(60) });
        spin(Duration::from_micros(chance.below(3_000).into()));
        load.while_down(|| {
            app.kill();
            app.resume();
        });
    }
    let outcome = load.finish(&app);
    report(&format!("kill -9, {}", engine.name()), &figures(kills, &outcome));
    outcome.verdict.must_be_clean();
    assert!(outcome.returns > 0, "nobody noticed");
}

/// Not to wait for anything: the moment of the end is a matter of chance.
pub(super) fn spin(time: Duration) {
    let begun = Instant::now();
    while begun.elapsed() < time {
        std::hint::spin_loop();
    }
}

on_each_engine! { killed_at_random_moments }
