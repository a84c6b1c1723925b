//! Many tables at once, each in a thread of its own, whose people go on whatever happens to the server.

use std::sync::{Arc, Condvar, Mutex, RwLock};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use games::registry::GameKind;
use games::with_game;
use protocol::{Delay, Watching};

use super::history::Verdict;
use super::opening;
use super::party::{AnyParty, Habits, PAUSE, Party, Turn};
use super::stored::Place;
use crate::app::App;
use crate::table::Wish;

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_mins(2);

/// What the tables and whoever troubles the server know of each other.
#[derive(Default)]
struct Pulse {
    state: Mutex<State>,
    changed: Condvar,
    /// Held by those who look into the database while the server runs, and by whoever ends the server.
    running: RwLock<()>,
}

#[derive(Default)]
struct State {
    down: bool,
    closing: bool,
    answers: u64,
    not_saved: u64,
    turned_away: u64,
    returns: u64,
}

impl State {
    /// Where it is not known what has become of a command, its room is read again: while it cannot be, people are turned
    /// away, and nobody is told that something could not be stored.
    fn missed(&self) -> u64 {
        self.not_saved + self.turned_away
    }
}

/// Tables that are played at.
pub(super) struct Load {
    pulse: Arc<Pulse>,
    threads: Vec<JoinHandle<Played>>,
}

/// What was played at one place, one game after the other.
#[derive(Default)]
struct Played {
    parties: Vec<Box<dyn AnyParty + Send>>,
    verdict: Verdict,
}

/// What came of it all.
pub(super) struct Outcome {
    pub(super) verdict: Verdict,
    pub(super) games: usize,
    pub(super) not_saved: u64,
    pub(super) returns: u64,
    /// The codes of sockets that ended without the word to come back; nothing where there was none.
    pub(super) cut: Vec<Option<u16>>,
}

impl Load {
    /// Everybody begins to play.
    pub(super) fn start(app: &App, habits: &Habits) -> Self {
        let pulse = Arc::new(Pulse::default());
        let place = Place::of_argument(app.data());
        let threads = (0..habits.tables).map(|number| {
            let (pulse, place) = (Arc::clone(&pulse), place.clone());
            let (address, habits) = (app.address().to_owned(), habits.clone());
            thread::spawn(move || play(&pulse, &place, &address, &habits, number))
        });
        Self { threads: threads.collect(), pulse }
    }

    /// Waits until people have had so many more answers.
    pub(super) fn hear(&self, answers: u32) {
        let target = self.pulse.state().answers + u64::from(answers);
        self.wait(|state| state.answers >= target);
    }

    /// Waits until so many more things could not be done.
    pub(super) fn miss(&self, times: u32) {
        let target = self.pulse.state().missed() + u64::from(times);
        self.wait(|state| state.missed() >= target);
    }

    fn wait(&self, reached: impl Fn(&State) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        let mut state = self.pulse.state();
        while !reached(&state) {
            assert!(Instant::now() < deadline, "nothing goes on at the tables");
            assert!(!self.threads.iter().any(JoinHandle::is_finished), "a table has failed");
            (state, _) = self.pulse.changed.wait_timeout(state, Duration::from_secs(1)).expect("no poison");
        }
    }

    /// Does something while nobody looks into the database.
    pub(super) fn while_away<T>(&self, trouble: impl FnOnce() -> T) -> T {
        let _running = self.pulse.running.write().expect("no poison");
        trouble()
    }

    /// Does something to the server while nobody expects it to be there.
    pub(super) fn while_down<T>(&self, trouble: impl FnOnce() -> T) -> T {
        let _running = self.pulse.running.write().expect("no poison");
        self.pulse.state().down = true;
        let result = trouble();
        self.pulse.change(|state| state.down = false);
        result
    }

    /// All games are played to their end; what is stored is what everybody heard and did.
    pub(super) fn finish(self, app: &App) -> Outcome {
        self.pulse.change(|state| state.closing = true);
        let mut outcome =
            Outcome { verdict: Verdict::default(), games: 0, not_saved: 0, returns: 0, cut: Vec::new() };
        for thread in self.threads {
            let played = thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            outcome.verdict.figures += played.verdict.figures;
            outcome.verdict.wrong.extend(played.verdict.wrong);
            outcome.games += played.parties.len();
            outcome.cut.extend(played.parties.iter().flat_map(|party| party.cut()));
            played.parties.iter().for_each(|party| party.check_finished(app));
        }
        let state = self.pulse.state();
        (outcome.not_saved, outcome.returns) = (state.not_saved, state.returns);
        drop(state);
        outcome
    }
}

impl Pulse {
    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().expect("no poison")
    }

    fn change(&self, change: impl FnOnce(&mut State)) {
        change(&mut self.state());
        self.changed.notify_all();
    }

    /// Waits until the server should be there.
    fn wait_up(&self) {
        let state = self.state();
        drop(self.changed.wait_while(state, |state| state.down).expect("no poison"));
        // It may be there and refuse: nobody asks without a breath.
        thread::sleep(PAUSE);
    }
}

/// One game after the other at one place.
fn play(pulse: &Pulse, place: &Place, address: &str, habits: &Habits, number: usize) -> Played {
    let mut played = Played::default();
    let mut begun = number;
    loop {
        let Some(mut party) = begin(address, habits, begun) else {
            pulse.wait_up();
            continue;
        };
        begun += habits.tables;
        loop {
            match party.turn() {
                Ok(Turn::Done) => pulse.change(|state| state.answers += 1),
                Ok(Turn::NotSaved) => {
                    pulse.change(|state| state.not_saved += 1);
                    thread::sleep(PAUSE);
                }
                Ok(Turn::Over) => break,
                Err(_) => {
                    pulse.wait_up();
                    while party.come_back().is_err() {
                        pulse.change(|state| state.turned_away += 1);
                        pulse.wait_up();
                    }
                    pulse.change(|state| state.returns += 1);
                }
            }
        }
        let running = pulse.running.read().expect("no poison");
        let verdict = party.compare(place);
        drop(running);
        played.verdict.figures += verdict.figures;
        played.verdict.wrong.extend(verdict.wrong);
        played.parties.push(party);
        if pulse.state().closing {
            return played;
        }
    }
}

/// The games in turn, each with the kinds of table in turn; nothing where the server does not let us.
fn begin(address: &str, habits: &Habits, number: usize) -> Option<Box<dyn AnyParty + Send>> {
    let game = GameKind::ALL[number % GameKind::ALL.len()];
    let kind = number / GameKind::ALL.len();
    let (people, bots, options) = [(2, 0, 1), (2, 1, 0), (3, 0, 2)][kind % 3];
    let delay = if habits.late { Delay::Short } else { Delay::None };
    let wish = Wish {
        people,
        bots,
        options,
        watching: Watching { delay, ..Watching::default() },
        seed: habits.seed.wrapping_mul(1_000_003).wrapping_add(number as u64),
    };
    with_game!(game, G => {
        let mut table = opening::begin::<G>(address, wish, habits)?;
        table.watchers.push(opening::enter_seat(address, habits, &table.seats[0])?);
        Some(Box::new(Party::<G>::new(table, habits)) as Box<dyn AnyParty + Send>)
    })
}

/// Figures of an outcome, for the report.
pub(super) fn figures(faults: u32, outcome: &Outcome) -> String {
    let Outcome { verdict, games, not_saved, returns, .. } = outcome;
    format!("faults={faults} {} games={games} not_saved={not_saved} returns={returns}", verdict.figures)
}
