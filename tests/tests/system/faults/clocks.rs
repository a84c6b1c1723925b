//! The system's clock is set by hours while people play by the clock, and while the server is away.

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

use protocol::ClockSetting;
use tempfile::TempDir;

use super::load::{Load, figures};
use super::party::Habits;
use super::stored::Place;
use crate::app::{App, Engine};
use crate::scale::{report, scaled};

/// By how much the clock is wrong, one after the other.
const OFFSETS: [&str; 6] = ["+3h", "-2h", "+0", "-5h", "+7h", "+1h"];

/// The clock of a server, which can be set.
struct Clock {
    folder: TempDir,
}

impl Clock {
    /// Gives a server a clock that can be set; it is started anew for it.
    fn of(app: &mut App) -> Self {
        let clock = Self { folder: TempDir::new().expect("there is a folder for temporary files") };
        clock.set("+0");
        let texts =
            [("FAKETIME_NO_CACHE", "1"), ("FAKETIME_DONT_FAKE_MONOTONIC", "1"), ("DONT_FAKE_MONOTONIC", "1")];
        let mut environment: Vec<(String, OsString)> =
            texts.into_iter().map(|(name, value)| (name.to_owned(), value.into())).collect();
        environment.push(("LD_PRELOAD".to_owned(), library().into()));
        environment.push(("FAKETIME_TIMESTAMP_FILE".to_owned(), clock.file().into()));
        app.kill();
        app.set_environment(environment);
        app.resume();
        clock
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("offset")
    }

    /// Sets it wrong by so much. The file is never seen half written.
    fn set(&self, offset: &str) {
        let new = self.folder.path().join("new");
        fs::write(&new, offset).expect("a file can be written");
        fs::rename(new, self.file()).expect("a file can be renamed");
    }
}

/// Debian has it in a folder of its own, by the machine's architecture.
fn library() -> PathBuf {
    let folders = fs::read_dir("/usr/lib").into_iter().flatten().filter_map(Result::ok);
    folders
        .map(|entry| entry.path())
        .chain([PathBuf::from("/usr/lib"), PathBuf::from("/usr/local/lib")])
        .map(|folder| folder.join("faketime/libfaketimeMT.so.1"))
        .find(|library| library.is_file())
        .expect("libfaketime is needed: run scripts/need-faults")
}

fn habits(seed: u64) -> Habits {
    let clock = ClockSetting::PerTurn { turn_ms: 600_000 };
    Habits { tables: 2, late: true, clock, seed, ..Habits::default() }
}

/// A clock is set, and nobody loses a turn by it; those who watch late see everything all the same.
#[test]
fn a_clock_that_is_set_costs_nobody_time() {
    let jumps = scaled("SANMON_SCALE_JUMPS", 6);
    let mut app = App::start_with(Engine::Sqlite, &["--short-delay-ms=300", "--clock-settles-ms=0"]);
    let clock = Clock::of(&mut app);
    let load = Load::start(&app, &habits(71));
    for jump in 0..jumps {
        load.hear(20);
        clock.set(OFFSETS[jump as usize % OFFSETS.len()]);
    }
    load.hear(20);
    let outcome = load.finish(&app);
    report("clock set", &figures(jumps, &outcome));
    outcome.verdict.must_be_clean();
    assert_eq!(Place::of_argument(app.data()).count("time_ran_out"), 0, "nobody was slow");
}

/// The server comes back in another time, also in one that is before what has happened.
#[test]
fn a_server_that_comes_back_in_another_time_goes_on() {
    let jumps = scaled("SANMON_SCALE_JUMPS", 3);
    let mut app = App::start_with(Engine::Sqlite, &["--short-delay-ms=300", "--clock-settles-ms=0"]);
    let clock = Clock::of(&mut app);
    let load = Load::start(&app, &habits(72));
    for jump in 0..jumps {
        load.hear(20);
        load.while_down(|| {
            app.kill();
            clock.set(OFFSETS[jump as usize % OFFSETS.len()]);
            app.resume();
        });
    }
    load.hear(20);
    let outcome = load.finish(&app);
    report("clock set while away", &figures(jumps, &outcome));
    outcome.verdict.must_be_clean();
    assert_eq!(Place::of_argument(app.data()).count("time_ran_out"), 0, "no time runs while it is away");
}
