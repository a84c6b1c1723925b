//! Whole games played by bots, for self-play, tests and benchmarks.

use crate::bot::{BotLevel, Sight};
use crate::dice::{Dice, Seed, Stream};
use crate::game::{Game, Violation};
use crate::outcome::Outcome;
use crate::seat::{BySeat, Seat, TableSizeError};
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
    /// The game stopped, and nobody won.
    #[error("the game stopped without a result")]
    NoResult,
}

/// An event of a playout, as it is shown to an observer.
#[derive(Debug)]
pub struct Happening<'a, G: Game> {
    /// Who gave the command.
    pub seat: Seat,
    /// The command.
    pub command: &'a G::Command,
    /// What came of it.
    pub event: &'a G::Event,
    /// The state after the event.
    pub state: &'a G::State,
}

/// Who chooses in a game of bots.
#[derive(Clone, Debug)]
pub struct Players {
    /// The bots by seat.
    pub bots: BySeat<BotLevel>,
    /// Whether chance picks for them what could as well be dealt, so that its holders can be compared.
    pub dealt: bool,
}

impl Players {
    fn choose<G: Game>(&self, state: &G::State, seat: Seat, chance: &mut Stream) -> Option<G::Command> {
        if self.dealt {
            let legal = G::legal(state, seat);
            if let Some(picked) = chance.pick(&legal).filter(|picked| G::is_deal(&picked.command)) {
                return Some(picked.command.clone());
            }
        }
        G::bot(*self.bots.get(seat)?).choose(&Sight::new(state, seat), chance)
    }
}

impl TryFrom<Vec<BotLevel>> for Players {
    type Error = TableSizeError;

    fn try_from(bots: Vec<BotLevel>) -> Result<Self, TableSizeError> {
        Ok(Self { bots: BySeat::try_from(bots)?, dealt: false })
    }
}

/// Plays a game of bots to its end and shows each event to `observe`. The state at the start, which no event
/// brings about, is checked here.
///
/// The dice are the seed's; the bots' chance is a seed of their own made from it.
///
/// # Errors
/// What an observer objects to, and what a bot does wrong.
pub fn play<G: Game>(
    setup: &Setup<G>,
    players: &Players,
    seed: &Seed,
    mut observe: impl FnMut(&Happening<'_, G>) -> Result<(), Violation>,
) -> Result<Playout<G>, PlayoutError> {
    let opening = G::open(setup, seed);
    let start = G::begin(&opening);
    G::check(&start)?;
    let first = G::to_move(&start).ok_or(PlayoutError::NobodyBegins)?;
    let mut chance = Seed(seed.0.map(|byte| !byte)).stream(0);
    let (mut commands, mut turns, mut mover) = (0, 0, None);
    let choose = |state: &G::State, seat| {
        commands += 1;
        turns += u32::from(mover.replace(seat) != Some(seat));
        players.choose::<G>(state, seat, &mut chance)
    };
    let end = run(&opening, seed, choose, &mut observe)?;
    let outcome = G::outcome(&end).ok_or(PlayoutError::NoResult)?.clone();
    Ok(Playout { outcome, first, commands, turns })
}

/// Plays a game to its end with commands that `choose` gives, shows each event to `observe`, and returns the
/// last state.
///
/// # Errors
/// What an observer objects to, and a choice that is none.
pub fn run<G: Game>(
    opening: &G::Opening,
    dice: &dyn Dice,
    mut choose: impl FnMut(&G::State, Seat) -> Option<G::Command>,
    mut observe: impl FnMut(&Happening<'_, G>) -> Result<(), Violation>,
) -> Result<G::State, PlayoutError> {
    let mut state = G::begin(opening);
    for _ in 0..MOST_COMMANDS {
        let Some(seat) = G::to_move(&state) else { return Ok(state) };
        let command = choose(&state, seat).ok_or(PlayoutError::NoChoice(seat))?;
        let events = G::decide(&state, seat, &command, dice)
            .map_err(|refusal| PlayoutError::Illegal { seat, refusal: refusal.to_string() })?;
        for event in &events {
            G::apply(&mut state, event);
            observe(&Happening { seat, command: &command, event, state: &state })?;
        }
    }
    Err(PlayoutError::Endless)
}
