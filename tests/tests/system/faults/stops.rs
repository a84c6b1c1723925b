//! SIGTERM in the middle of moves: everybody is told to come back, and finds everything.

use std::time::{Duration, Instant};

use games::dice::{Dice, Seed};
use tests::postgres::Cluster;

use super::kills::spin;
use super::load::{Load, figures};
use super::party::Habits;
use crate::app::{App, Engine, on_each_engine};
use crate::scale::{report, scaled};

fn stopped_in_the_middle_of_moves(engine: Engine) {
    let stops = scaled("SANMON_SCALE_STOPS", 4);
    let mut app = App::start_with(engine, &["--close-timeout-ms=5000"]);
    let mut chance = Seed::from(32).stream(0);
    let load = Load::start(&app, &Habits { seed: 32, ..Habits::default() });
    for stop in 0..stops {
        load.hear(20 + chance.below(40));
        spin(Duration::from_micros(chance.below(3_000).into()));
        load.while_down(|| {
            if stop % 2 == 1 {
                // Whoever is impatient and asks twice gets the same.
                app.ask_to_stop();
            }
            assert!(app.terminate().success(), "it ends well");
            app.resume();
        });
    }
    let outcome = load.finish(&app);
    report(&format!("SIGTERM, {}", engine.name()), &figures(stops, &outcome));
    outcome.verdict.must_be_clean();
    assert!(outcome.returns > 0, "nobody noticed");
    assert_eq!(outcome.cut, [], "everybody is told to come back");
}

on_each_engine! { stopped_in_the_middle_of_moves }

/// It does not wait for a database that is not there.
#[test]
fn it_ends_in_time_when_the_database_is_away() {
    let cluster = Cluster::start();
    let mut app = App::start_in(
        &cluster.create_database(),
        &["--db-timeout-ms=1000", "--grace-ms=3000", "--db-alone-from=1"],
    );
    let load = Load::start(&app, &Habits { tables: 2, seed: 33, ..Habits::default() });
    load.hear(20);
    load.while_away(|| {
        cluster.stop();
        load.miss(3);
        let begun = Instant::now();
        assert!(app.terminate().success(), "it ends well");
        // Not how fast it is: that it does not hang.
        assert!(begun.elapsed() < Duration::from_mins(1), "it took {:?}", begun.elapsed());
        cluster.resume();
        app.resume();
    });
    let outcome = load.finish(&app);
    report("SIGTERM without a database, PostgreSQL", &figures(1, &outcome));
    outcome.verdict.must_be_clean();
}
