//! `sanmon selfplay`: bots play each other, every position is checked, and the figures are printed.
//!
//! Nothing in here knows a game: categories, labels and options are the game's own.

mod count;
mod notes;
mod report;
mod run;
mod tally;
mod text;

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::time::Instant;

use games::bot::BotLevel;
use games::{BySeat, Game, Setup, SetupError, with_game};
use indicatif::{ProgressBar, ProgressStyle};

use crate::cli::SelfplayArgs;
use crate::edition::{self, EditionFileError};
use report::{Report, Timing};
use run::Match;

/// Why self-play did not start, or that something is wrong with the games it played.
#[derive(Debug, thiserror::Error)]
pub enum SelfplayError {
    /// More bots than seats.
    #[error("--bots names {bots} bots, and --players only {players}: name at most one for each seat")]
    TooManyBots {
        /// How many bots were named.
        bots: usize,
        /// How many play.
        players: usize,
    },
    /// The options are not the game's.
    #[error("--options: {what}; the options of {game} and their defaults are {defaults}")]
    BadOptions {
        /// What is wrong with them.
        what: serde_json::Error,
        /// The game.
        game: &'static str,
        /// Options that would be right.
        defaults: String,
    },
    /// The edition cannot be played by.
    #[error(transparent)]
    Edition(#[from] EditionFileError),
    /// The game is not for so many players.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The report cannot be printed.
    #[error("cannot print the report")]
    Output(#[from] io::Error),
    /// The rules or a bot made mistakes; the report names them.
    #[error("{failed} of {games} games could not be played by the rules; {first}")]
    Violations {
        /// How many games failed.
        failed: u64,
        /// How many were to be played.
        games: u64,
        /// The first of them: its number, its seed and what is wrong.
        first: String,
    },
}

/// Plays as the command line asks and prints the report to standard output.
///
/// # Errors
/// When the command line asks for what cannot be played, and when a game broke an invariant.
pub fn selfplay(args: &SelfplayArgs) -> Result<(), SelfplayError> {
    with_game!(args.game, G => play_and_print::<G>(args))
}

fn play_and_print<G: Game>(args: &SelfplayArgs) -> Result<(), SelfplayError> {
    let games = prepare::<G>(args)?;
    let threads = args
        .threads
        .or_else(|| std::thread::available_parallelism().ok().map(usize::from))
        .unwrap_or(1)
        .min(usize::try_from(args.games).unwrap_or(usize::MAX));
    let progress = progress_bar(args.games);
    let start = Instant::now();
    let tally = games.play_all(args.games, threads, &progress)?;
    let timing = Timing::new(threads, start.elapsed(), args.games);
    progress.finish_and_clear();

    let report = Report::new(args, &games, &tally, timing);
    print(&report, args.json)?;
    verdict(&report)
}

fn prepare<G: Game>(args: &SelfplayArgs) -> Result<Match<G>, SelfplayError> {
    let bots = seat_bots(&args.bots, args.players)?;
    let options = match &args.options {
        Some(json) => serde_json::from_str(json).map_err(|what| bad_options::<G>(what))?,
        None => G::Options::default(),
    };
    let edition = match &args.edition {
        Some(path) => Arc::new(edition::load::<G>(path)?),
        None => G::standard_edition(),
    };
    // Once here, so that a table of the wrong size is refused before anything starts.
    Setup::<G>::plain(Arc::clone(&edition), options.clone(), args.players)?;
    Ok(Match { edition, options, bots, seed: args.seed, dealt: args.deal, lists: args.lists })
}

/// The bots in the seats of the first game: the named ones, repeated.
fn seat_bots(named: &[BotLevel], players: usize) -> Result<BySeat<BotLevel>, SelfplayError> {
    if named.len() > players {
        return Err(SelfplayError::TooManyBots { bots: named.len(), players });
    }
    let seated: Vec<BotLevel> = named.iter().copied().cycle().take(players).collect();
    Ok(BySeat::try_from(seated).map_err(SetupError::from)?)
}

fn bad_options<G: Game>(what: serde_json::Error) -> SelfplayError {
    let defaults = serde_json::to_string(&G::Options::default()).unwrap_or_default();
    SelfplayError::BadOptions { what, game: G::NAME, defaults }
}

fn progress_bar(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos} of {len} games, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn print(report: &Report, as_json: bool) -> io::Result<()> {
    let mut out = io::stdout().lock();
    if as_json {
        serde_json::to_writer_pretty(&mut out, report)?;
        writeln!(out)?;
    } else {
        write!(out, "{}", text::Text(report))?;
    }
    out.flush()
}

/// The process fails when a game did, so that a script notices.
fn verdict(report: &Report) -> Result<(), SelfplayError> {
    match report.violations.first() {
        Some(first) => Err(SelfplayError::Violations {
            failed: report.games - report.played,
            games: report.games,
            first: first.to_string(),
        }),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::{Cli, Command};
    use BotLevel::{Novice, Steward};
    use games::tajuto::Tajuto;
    use std::time::Duration;
    use tally::Tally;

    fn report_on(tally: &Tally, arguments: &[&str]) -> Report {
        let all = [&["sanmon", "selfplay"], arguments].concat();
        let command = Cli::read(all.iter().map(Into::into).collect()).unwrap();
        let Command::Selfplay(args) = command else { panic!("{arguments:?} is no self-play") };
        let timing = Timing::new(1, Duration::ZERO, args.games);
        Report::new(&args, &prepare::<Tajuto>(&args).unwrap(), tally, timing)
    }

    #[test]
    fn a_violation_fails_the_run_and_names_the_game_its_seed_and_what_is_wrong() {
        let mut tally = Tally::default();
        tally.fail(1, "48 floors are 47".into());
        tally.fail(0, "MP are negative".into());
        let report = report_on(&tally, &["--games", "2", "--seed", "9"]);
        let error = verdict(&report).unwrap_err().to_string();
        assert!(error.contains("2 of 2 games") && error.contains("game 0 of seed 9: MP are"), "{error}");
        let text = text::Text(&report).to_string();
        assert!(text.contains("game 1 of seed 9: 48 floors are 47"), "{text}");
        // What is not a number, JSON would write as null.
        let json = serde_json::to_string(&Report { edition: Some(String::new()), ..report }).unwrap();
        assert!(!json.contains("null"), "{json}");
    }

    #[test]
    fn a_short_list_of_bots_is_repeated_and_a_long_one_refused() {
        let seated = |named: &[BotLevel], players| {
            seat_bots(named, players).map(|bots| bots.values().copied().collect::<Vec<_>>())
        };
        assert_eq!(seated(&[Steward, Novice], 4).unwrap(), [Steward, Novice, Steward, Novice]);
        assert_eq!(seated(&[Steward, Novice], 3).unwrap(), [Steward, Novice, Steward]);
        assert_eq!(seated(&[Novice], 2).unwrap(), [Novice, Novice]);
        let error = seated(&[Novice; 3], 2).unwrap_err().to_string();
        assert!(error.contains("3 bots") && error.contains("--players only 2"), "{error}");
    }
}
