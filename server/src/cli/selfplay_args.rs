//! The options of `sanmon selfplay`.

use std::path::PathBuf;

use clap::Args;
use clap::builder::RangedU64ValueParser;
use games::bot::BotLevel;
use games::registry::GameKind;
use games::seat::TABLE_SIZES;

/// More threads than any machine of ours has cores.
const MOST_THREADS: u64 = 1024;
/// Months of play.
const MOST_GAMES: u64 = 1_000_000_000;

/// The options of `sanmon selfplay`.
#[derive(Clone, Debug, Args)]
pub struct SelfplayArgs {
    /// Which game.
    #[arg(long, value_name = "NAME", help = which_game(), default_value_t = GameKind::ALL[0])]
    pub game: GameKind,

    /// How many play: 2 to 4.
    #[arg(long, value_name = "N", default_value = "4", value_parser = players())]
    pub players: usize,

    /// How many games to play.
    #[arg(long, value_name = "N", default_value = "1000", value_parser = games())]
    pub games: u64,

    /// The number from which all chance flows: the same number, the same games.
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    pub seed: u64,

    /// Who plays, `novice` or `steward`, repeated to fill the seats; they move on a seat after each game.
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "steward")]
    pub bots: Vec<BotLevel>,

    /// How many games to play at a time [default: as many as there are cores].
    #[arg(long, value_name = "N", value_parser = threads())]
    pub threads: Option<usize>,

    /// A file of printed numbers to play by instead of the game's own; `-` reads standard input.
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,

    /// What the host chooses, as JSON, for example `{"open_scores": true}`.
    #[arg(long, value_name = "JSON")]
    pub options: Option<String>,

    /// Deal at random what players would pick at the start, so that those who hold it can be compared.
    #[arg(long)]
    pub deal: bool,

    /// Measure the lists of legal commands, as they go to a client; takes its time.
    #[arg(long)]
    pub lists: bool,

    /// Print one JSON object instead of a report for people.
    #[arg(long)]
    pub json: bool,
}

fn which_game() -> String {
    format!("Which game: {}", GameKind::ALL.map(GameKind::name).join(", "))
}

fn players() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(*TABLE_SIZES.start() as u64..=*TABLE_SIZES.end() as u64)
}

fn games() -> RangedU64ValueParser<u64> {
    RangedU64ValueParser::new().range(1..=MOST_GAMES)
}

fn threads() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(1..=MOST_THREADS)
}
