//! Bad lines: those behind them come back and find everything, and those beside them notice nothing.

use std::thread;
use std::time::{Duration, Instant};

use super::load::{Load, figures};
use super::party::Habits;
use super::wire::Wire;
use crate::app::{App, Engine};
use crate::scale::{report, scaled};

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_mins(1);

#[test]
fn those_behind_bad_lines_come_back_and_the_others_notice_nothing() {
    let wanted = scaled("SANMON_SCALE_LINES", 8);
    // The server asks soon whether anybody is there, and gives up one who is not.
    let app = App::start_with(
        Engine::Sqlite,
        &[
            "--ping-interval-ms=2000",
            "--pong-timeout-ms=4000",
            "--send-timeout-ms=4000",
            "--close-timeout-ms=200",
        ],
    );
    let wire = Wire::to(app.address(), 61);
    let bad = Habits {
        tables: 3,
        together: false,
        wire: Some(wire.address().to_owned()),
        seed: 61,
        ..Habits::default()
    };
    let behind = Load::start(&app, &bad);
    let beside = Load::start(&app, &Habits { tables: 1, together: false, seed: 62, ..Habits::default() });
    while wire.broken() < wanted {
        behind.hear(1);
        beside.hear(1);
    }
    wire.mend();
    let beside = beside.finish(&app);
    beside.verdict.must_be_clean();
    assert_eq!(beside.returns, 0, "nobody beside has to come back");
    let mut outcome = behind.finish(&app);
    outcome.verdict.must_be_clean();
    assert!(outcome.returns > 0, "nobody behind noticed");
    let deadline = Instant::now() + PATIENCE;
    while wire.half_open() > 0 {
        assert!(Instant::now() < deadline, "the server holds {} half-open sockets", wire.half_open());
        thread::yield_now();
    }
    outcome.verdict.figures += beside.verdict.figures;
    outcome.games += beside.games;
    report("bad lines", &figures(wire.broken(), &outcome));
}
