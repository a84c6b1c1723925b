//! Plays the games, on several threads, each game from a seed of its own.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use games::bot::BotLevel;
use games::dice::Seed;
use games::playout::{Players, PlayoutError, play};
use games::{BySeat, Game, Setup, SetupError};
use indicatif::ProgressBar;
use tracing::warn;

use super::notes::Notes;
use super::tally::Tally;

/// What is played, and by whom.
#[derive(Debug)]
pub(super) struct Match<G: Game> {
    pub(super) edition: Arc<G::Edition>,
    pub(super) options: G::Options,
    /// The bots in the seats of the first game.
    pub(super) bots: BySeat<BotLevel>,
    /// From this and the number of a game follows all chance of that game.
    pub(super) seed: u64,
    /// Whether chance picks what could as well be dealt.
    pub(super) dealt: bool,
    /// Whether the lists of what is legal are measured.
    pub(super) lists: bool,
}

impl<G: Game> Match<G> {
    /// Plays games 0, 1, 2…; the result does not depend on the number of threads.
    pub(super) fn play_all(
        &self,
        games: u64,
        threads: usize,
        progress: &ProgressBar,
    ) -> Result<Tally, SetupError> {
        let next = AtomicU64::new(0);
        let work = || self.work(&next, games, progress);
        thread::scope(|scope| {
            let mut helpers = Vec::new();
            for _ in 1..threads {
                match thread::Builder::new().spawn_scoped(scope, work) {
                    Ok(helper) => helpers.push(helper),
                    Err(error) => {
                        warn!(%error, threads = helpers.len() + 1, "cannot start more threads");
                        break;
                    }
                }
            }
            let mut tally = work()?;
            for helper in helpers {
                tally.merge(helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?);
            }
            Ok(tally)
        })
    }

    /// What one thread does: takes the next game until there is none.
    fn work(&self, next: &AtomicU64, games: u64, progress: &ProgressBar) -> Result<Tally, SetupError> {
        let setup = Setup::<G>::plain(Arc::clone(&self.edition), self.options.clone(), self.bots.len())?;
        let mut tally = Tally::default();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                return Ok(tally);
            }
            let bots = rotate(&self.bots, game);
            let mut notes = Notes::new(bots.map(|_, _| ()), self.lists);
            let players = Players { bots, dealt: self.dealt };
            let played = guard(|| {
                play::<G>(&setup, &players, &seed_of(self.seed, game), |happening| {
                    notes.take(happening);
                    G::check(happening.state)
                })
            });
            match played {
                Ok(playout) => tally.add(&playout, &players.bots, &notes),
                Err(what) => tally.fail(game, what),
            }
            progress.inc(1);
        }
    }
}

/// The seed of a game: the match's number, then the game's, little-endian, then zeros.
fn seed_of(match_seed: u64, game: u64) -> Seed {
    let Seed(mut bytes) = Seed::from(match_seed);
    bytes[8..16].copy_from_slice(&game.to_le_bytes());
    Seed(bytes)
}

/// Everybody moves on by a seat after each game, so that no bot profits from where it sits.
fn rotate(bots: &BySeat<BotLevel>, game: u64) -> BySeat<BotLevel> {
    let steps = usize::try_from(game % bots.len() as u64).unwrap_or_default();
    bots.map(|seat, _| bots.values().copied().cycle().nth(seat.index() + steps).unwrap_or(bots[seat]))
}

/// A game in which the rules or a bot panic is a failed game, not the end of the run.
fn guard<T>(play: impl FnOnce() -> Result<T, PlayoutError>) -> Result<T, String> {
    match catch_unwind(AssertUnwindSafe(play)) {
        Ok(played) => played.map_err(|error| error.to_string()),
        Err(panic) => Err(format!("panic: {}", message(panic.as_ref()))),
    }
}

fn message(panic: &(dyn Any + Send)) -> &str {
    panic
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("without a word")
}

#[cfg(test)]
mod tests {
    use super::*;
    use BotLevel::{Novice, Steward};
    use games::tajuto::{Options, Tajuto};
    use games::{Seat, Violation};

    fn novices(players: usize) -> Match<Tajuto> {
        Match {
            edition: Tajuto::standard_edition(),
            options: Options::default(),
            bots: BySeat::try_from(vec![Novice; players]).unwrap(),
            seed: 5,
            dealt: false,
            lists: false,
        }
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let play = |threads| novices(3).play_all(12, threads, &ProgressBar::hidden()).unwrap();
        let alone = play(1);
        assert_eq!((alone.played, alone.failed), (12, 0), "{:?}", alone.failures);
        assert_eq!(play(4), alone);
    }

    #[test]
    fn every_game_and_every_match_has_chance_of_its_own() {
        let seeds = [seed_of(1, 0), seed_of(0, 1), seed_of(1, 1), seed_of(1, 2)];
        for (index, seed) in seeds.iter().enumerate() {
            assert!(!seeds[..index].contains(seed), "{index}");
        }
        assert_eq!(seed_of(7, 0), Seed::from(7));
    }

    #[test]
    fn bots_move_on_by_a_seat() {
        let bots = BySeat::try_from(vec![Steward, Novice, Novice]).unwrap();
        let seats = |game| rotate(&bots, game).values().copied().collect::<Vec<_>>();
        assert_eq!(seats(0), [Steward, Novice, Novice]);
        assert_eq!(seats(1), [Novice, Novice, Steward]);
        assert_eq!(seats(2), [Novice, Steward, Novice]);
        assert_eq!(seats(3), seats(0));
    }

    #[test]
    fn a_failing_game_tells_why() {
        let violation = Violation("47 floors".into());
        assert_eq!(
            guard::<()>(|| Err(violation.into())),
            Err("the position is impossible: 47 floors".into())
        );
        let no_choice = guard::<()>(|| Err(PlayoutError::NoChoice(Seat::ALL[1])));
        assert_eq!(no_choice, Err("seat 1 is to move and its bot chose nothing".into()));
        assert_eq!(guard::<()>(|| panic!("out of {}", "floors")), Err("panic: out of floors".into()));
        assert_eq!(guard(|| Ok(3)), Ok(3));
    }
}
