//! The figures of a self-play run, as `--json` prints them.

use std::fmt;
use std::time::Duration;

use games::Game;
use games::bot::BotLevel;
use serde::Serialize;

use super::count::{Distribution, Histogram, ratio};
use super::run::Match;
use super::tally::{SeatTally, Tally, VICTORY};
use crate::cli::SelfplayArgs;

/// Everything that self-play found out. All rates are parts of 1; a shared victory counts 1/k.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    /// The game's name.
    pub(super) game: &'static str,
    /// The edition file that was played by; nothing for the game's own.
    pub(super) edition: Option<String>,
    /// What the host chose, in the game's own form.
    pub(super) options: serde_json::Value,
    /// How many sat at each table.
    pub(super) players: usize,
    /// The bots in the seats of the first game; they move on by a seat after each.
    pub(super) bots: Vec<&'static str>,
    /// The number from which all chance flowed.
    pub(super) seed: u64,
    /// How many games were asked for.
    pub(super) games: u64,
    /// How many were played to their end; the figures below are theirs.
    pub(super) played: u64,
    /// The first of the games that broke off.
    pub(super) violations: Vec<Failure>,
    /// The part of games with more than one winner.
    pub(super) shared_victories: f64,
    /// Who won, by seat.
    pub(super) wins_by_seat: Vec<f64>,
    /// Who won, by place in the order of play: who began first.
    pub(super) wins_by_place: Vec<f64>,
    /// Who won, by kind of bot.
    pub(super) bot_results: Vec<BotResult>,
    /// Turns in a game.
    pub(super) turns: Distribution,
    /// Commands in a game.
    pub(super) commands: Distribution,
    /// Commands in a turn, the mean.
    pub(super) commands_per_turn: f64,
    /// Points of one player, by category.
    pub(super) categories: Vec<Category>,
    /// Points of one player, all together.
    pub(super) points: Distribution,
    /// How often the game's own labels came up: tiles bought, objectives claimed.
    pub(super) labels: Vec<Label>,
    /// How a player stood at the end of each chapter, the means.
    pub(super) chapters: Vec<Chapter>,
    /// How those fared who held something that others might have held.
    pub(super) holdings: Vec<Holding>,
    /// The lists of what is legal, where they were measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) lists: Option<Lists>,
    /// How long it took: the only part that differs from run to run.
    pub(super) timing: Timing,
}

/// A game that broke off.
#[derive(Debug, Serialize)]
pub(super) struct Failure {
    /// The number of the game, from 0.
    pub(super) game: u64,
    /// The number from which all chance of the run flowed.
    pub(super) seed: u64,
    /// What went wrong.
    pub(super) what: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {} of seed {}: {}", self.game, self.seed, self.what)
    }
}

/// How one kind of bot fared.
#[derive(Debug, Serialize)]
pub(super) struct BotResult {
    /// The bot.
    pub(super) bot: &'static str,
    /// In how many seats it sat, all games together.
    pub(super) seats: u64,
    /// How many games it won for each seat it held.
    pub(super) win_rate: f64,
    /// Its part of all victories.
    pub(super) share_of_wins: f64,
    /// Its points in a game, the mean.
    pub(super) mean_points: f64,
}

/// The points of one category.
#[derive(Debug, Serialize)]
pub(super) struct Category {
    /// Its name on the score sheet.
    pub(super) name: &'static str,
    /// The points of one player.
    pub(super) points: Distribution,
}

/// How often something happened.
#[derive(Debug, Serialize)]
pub(super) struct Label {
    /// What.
    pub(super) name: String,
    /// How often in all games together.
    pub(super) times: u64,
    /// How often in a game, the mean.
    pub(super) per_game: f64,
}

/// How players stood at the end of a chapter.
#[derive(Debug, Serialize)]
pub(super) struct Chapter {
    /// Its number: a round, for example.
    pub(super) chapter: u8,
    /// What is counted, and how much of it a player had, the mean.
    pub(super) means: Vec<(&'static str, f64)>,
}

/// How the holders of something fared.
#[derive(Debug, Serialize)]
pub(super) struct Holding {
    /// Only holders in the same group are compared.
    pub(super) group: String,
    /// What they held.
    pub(super) name: String,
    /// How many seats held it, all games together.
    pub(super) seats: u64,
    /// How many games each of them won.
    pub(super) win_rate: f64,
    /// Their points in a game, the mean.
    pub(super) mean_points: f64,
}

/// The lists of what is legal.
#[derive(Debug, Serialize)]
pub(super) struct Lists {
    /// Commands in a list.
    pub(super) commands: Distribution,
    /// Bytes of a list as JSON.
    pub(super) bytes: Distribution,
}

/// How long it took.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Timing {
    /// On how many threads.
    pub(super) threads: usize,
    /// In how many seconds.
    pub(super) seconds: f64,
    /// All threads together.
    pub(super) games_per_second: f64,
}

impl Timing {
    pub(super) fn new(threads: usize, elapsed: Duration, games: u64) -> Self {
        let microseconds = u64::try_from(elapsed.as_micros()).unwrap_or(u64::MAX).max(1);
        Self {
            threads,
            seconds: elapsed.as_secs_f64(),
            games_per_second: ratio(games, microseconds) * 1_000_000.0,
        }
    }
}

impl Report {
    pub(super) fn new<G: Game>(args: &SelfplayArgs, games: &Match<G>, tally: &Tally, timing: Timing) -> Self {
        let rates = |victories: &[u64]| {
            victories.iter().map(|&parts| ratio(parts, tally.played * VICTORY)).collect::<Vec<_>>()
        };
        Self {
            game: G::NAME,
            edition: args.edition.as_ref().map(|path| path.display().to_string()),
            options: serde_json::to_value(&games.options).unwrap_or_default(),
            players: games.bots.len(),
            bots: games.bots.values().map(|bot| bot.name()).collect(),
            seed: games.seed,
            games: args.games,
            played: tally.played,
            violations: failures(tally, games.seed),
            shared_victories: ratio(tally.shared, tally.played),
            wins_by_seat: rates(&tally.by_seat),
            wins_by_place: rates(&tally.by_place),
            bot_results: bot_results(tally),
            turns: tally.turns.distribution(),
            commands: tally.commands.distribution(),
            commands_per_turn: ratio(tally.commands.sum(), tally.turns.sum()),
            categories: categories(tally),
            points: tally.points.distribution(),
            labels: labels(tally),
            chapters: chapters(tally),
            holdings: holdings(tally),
            lists: games.lists.then(|| Lists {
                commands: tally.list_commands.distribution(),
                bytes: tally.list_bytes.distribution(),
            }),
            timing,
        }
    }
}

fn failures(tally: &Tally, seed: u64) -> Vec<Failure> {
    tally.failures.iter().map(|(&game, what)| Failure { game, seed, what: what.clone() }).collect()
}

fn bot_results(tally: &Tally) -> Vec<BotResult> {
    let result = |(bot, counts): (&BotLevel, &SeatTally)| BotResult {
        bot: bot.name(),
        seats: counts.seats,
        win_rate: ratio(counts.victories, counts.seats * VICTORY),
        share_of_wins: ratio(counts.victories, tally.played * VICTORY),
        mean_points: ratio(counts.points, counts.seats),
    };
    tally.by_bot.iter().rev().map(result).collect()
}

fn categories(tally: &Tally) -> Vec<Category> {
    let category =
        |(name, points): &(&'static str, Histogram)| Category { name, points: points.distribution() };
    tally.categories.iter().map(category).collect()
}

fn labels(tally: &Tally) -> Vec<Label> {
    let label = |(name, &times): (&String, &u64)| Label {
        name: name.clone(),
        times,
        per_game: ratio(times, tally.played),
    };
    tally.labels.iter().map(label).collect()
}

fn chapters(tally: &Tally) -> Vec<Chapter> {
    let mean = |(name, numbers): &(&'static str, Histogram)| (*name, numbers.distribution().mean);
    let chapter = |(&chapter, columns): (&u8, &Vec<(&'static str, Histogram)>)| Chapter {
        chapter,
        means: columns.iter().map(mean).collect(),
    };
    tally.chapters.iter().map(chapter).collect()
}

fn holdings(tally: &Tally) -> Vec<Holding> {
    let holding = |((group, name), counts): (&(String, String), &SeatTally)| Holding {
        group: group.clone(),
        name: name.clone(),
        seats: counts.seats,
        win_rate: ratio(counts.victories, counts.seats * VICTORY),
        mean_points: ratio(counts.points, counts.seats),
    };
    tally.holdings.iter().map(holding).collect()
}
