//! Whole games played by bots, for self-play, tests and benchmarks.

use crate::bot::{BotLevel, Sight};
use crate::dice::{Dice, Seed};
use crate::game::{Game, Violation};
use crate::outcome::Outcome;
use crate::seat::{BySeat, Seat};
use crate::setup::Setup;
use thiserror::Error;

/// No game of the house comes near this many commands.
const MOST_COMMANDS: u32 = 20_000;

/// A game that bots played to its end.
#[derive(Clone, Debug)]
pub struct Playout<G: Game> {
    /// The result.
    pub outcome: Outcome<G::Score>,
    /// Who gave the first command.
    pub first: Seat,
    /// How many commands were given.
    pub commands: u32,
    /// How often the move passed from one seat to another, the first turn included.
    pub turns: u32,
}

/// A game that cannot go on: a mistake in the rules or in a bot.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayoutError {
    /// The position is impossible.
    #[error(transparent)]
    Violation(#[from] Violation),
    /// The game is over before it has begun.
    #[error("nobody is to move at the start")]
    NobodyBegins,
    /// The bot to move chose nothing.
    #[error("seat {0} is to move and its bot chose nothing")]
    NoChoice(Seat),
    /// The bot chose something illegal.
    #[error("the bot of seat {seat} chose an illegal command: {refusal}")]
    Illegal {
        /// Whose bot.
        seat: Seat,
        /// What the rules say.
        refusal: String,
    },
    /// The game goes on and on.
    #[error("the game did not end within {MOST_COMMANDS} commands")]
    Endless,
}

/// Plays a game to its end and shows each event, with the state after it, to `observe`.
/// The state at the start, which no event brings about, is checked here.
///
/// The dice are the seed's; the bots' chance is a seed of their own made from it.
///
/// # Errors
/// What an observer objects to, and what a bot does wrong.
pub fn play<G: Game>(
    setup: &Setup<G>,
    bots: &BySeat<BotLevel>,
    seed: &Seed,
    mut observe: impl FnMut(&G::State, &G::Event) -> Result<(), Violation>,
) -> Result<Playout<G>, PlayoutError> {
    let mut state = G::begin(&G::open(setup, seed));
    G::check(&state)?;
    let first = G::to_move(&state).ok_or(PlayoutError::NobodyBegins)?;
    let mut chance = Seed(seed.0.map(|byte| !byte)).stream(0);
    let (mut commands, mut turns, mut mover) = (0, 0, None);
    while let Some(seat) = G::to_move(&state) {
        if mover != Some(seat) {
            mover = Some(seat);
            turns += 1;
        }
        commands += 1;
        if commands > MOST_COMMANDS {
            return Err(PlayoutError::Endless);
        }
        let bot = G::bot(*bots.get(seat).ok_or(PlayoutError::NoChoice(seat))?);
        let command =
            bot.choose(&Sight::new(&state, seat), &mut chance).ok_or(PlayoutError::NoChoice(seat))?;
        let events = G::decide(&state, seat, &command, seed)
            .map_err(|refusal| PlayoutError::Illegal { seat, refusal: refusal.to_string() })?;
        for event in &events {
            G::apply(&mut state, event);
            observe(&state, event)?;
        }
    }
    let outcome = G::outcome(&state).ok_or(PlayoutError::Endless)?.clone();
    Ok(Playout { outcome, first, commands, turns })
}
