//! Simulation: one room with its clients, their lines, its store and its clocks on a seeded scheduler, on one thread.
//!
//! Lines break, readers are slow, the store fails or does not say what it did, the room's memory is lost at any
//! point, the clock on the wall is set, another process writes to the log. What is checked at every step is in
//! `judge` and `door`, what is checked when all is well again in `rest`. A seed that fails is named, and fails again.

mod client;
mod disk;
mod door;
mod figures;
mod judge;
mod known;
mod line;
mod log;
mod mind;
mod plan;
mod rest;
mod shell;
mod world;

use super::game::{TestGame, for_each_game};
use figures::Figures;
use games::registry::GameKind;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use world::World;

/// Seeds in `make test`, over all games.
const USUAL: u64 = 400;

/// What is wrong with the shell around the room: to show that it is found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wrong {
    Nothing,
    /// It says that something is stored before it is.
    AnswersFirst,
    /// It takes a commit of unknown outcome for done.
    TrustsUnknown,
    /// It forgets which commands were done when the room comes back.
    ForgetsIds,
}

fn number(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable} is no number: {text}")))
}

/// Plays a seed; says what came of it, and by which hash its course is known.
fn play<G: TestGame>(seed: u64, wrong: Wrong, tells: bool) -> (Figures, u64) {
    World::new::<G>(seed, wrong, tells).run()
}

#[expect(clippy::print_stderr, reason = "the figures, and how a seed that fails is played again")]
fn nothing_acknowledged_is_lost_and_nothing_is_told_before_it_is_stored<G: TestGame>() {
    if let Some(seed) = number("SANMON_SIM_SEED") {
        let (figures, trace) = play::<G>(seed, Wrong::Nothing, true);
        return eprintln!("seed {seed}, trace {trace:016x}: {figures}");
    }
    let games = GameKind::ALL.len() as u64;
    let seeds = number("SANMON_SCALE_SIM_SEEDS").unwrap_or(USUAL).div_ceil(games);
    let mut all = Figures::default();
    for seed in 0..seeds {
        let Ok((figures, _)) = catch_unwind(AssertUnwindSafe(|| play::<G>(seed, Wrong::Nothing, false)))
        else {
            let again =
                format!("SANMON_SIM_SEED={seed} cargo nextest run -p server --lib sim::{}::nothing", G::NAME);
            panic!("seed {seed} fails; again: {again}");
        };
        all += figures;
    }
    eprintln!("{}: {all}", G::NAME);
    if let Some(file) = std::env::var_os("SANMON_REPORT") {
        let mut file = std::fs::OpenOptions::new().create(true).append(true).open(file).unwrap();
        writeln!(file, "sim {}: {all}", G::NAME).unwrap();
    }
    assert!(all.acknowledged > 10 * seeds && all.crashes > seeds / 4, "too little happens: {all}");
}

fn a_seed_plays_the_same_each_time<G: TestGame>() {
    for seed in [3, 4] {
        let [once, again] = [(); 2].map(|()| play::<G>(seed, Wrong::Nothing, false));
        assert_eq!(once, again);
    }
    assert_ne!(play::<G>(3, Wrong::Nothing, false).1, play::<G>(4, Wrong::Nothing, false).1);
}

/// Within how many seeds each mistake of a shell is found out.
#[expect(clippy::print_stderr, reason = "by which seed")]
fn a_shell_that_does_wrong_is_found_out<G: TestGame>() {
    for (wrong, seeds) in [(Wrong::AnswersFirst, 3), (Wrong::TrustsUnknown, 100), (Wrong::ForgetsIds, 100)] {
        let fails = |seed: &u64| catch_unwind(AssertUnwindSafe(|| play::<G>(*seed, wrong, false))).is_err();
        let found = (0..seeds).find(fails).unwrap_or_else(|| panic!("{wrong:?} is not found out"));
        eprintln!("{}: {wrong:?} is found out by seed {found}", G::NAME);
    }
}

for_each_game! {
    nothing_acknowledged_is_lost_and_nothing_is_told_before_it_is_stored,
    a_seed_plays_the_same_each_time,
    a_shell_that_does_wrong_is_found_out,
}
