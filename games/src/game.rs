//! What every game of the house is: a machine that decides commands, applies events and shows each
//! viewer what that viewer may know.

use crate::bot::{Bot, BotLevel, Sight};
use crate::dice::{Dice, DrawNumber, Stream};
use crate::outcome::{Outcome, ScoreSheet};
use crate::seat::Seat;
use crate::setup::{PlayerColour, Setup, SetupError};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::{Debug, Display};
use std::sync::Arc;
use thiserror::Error;
use ts_rs::TS;

/// Who looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player, from a seat.
    Seat(Seat),
    /// One who watches and sees what lies open.
    Spectator,
    /// One who watches all hands, where every seat agreed before the start.
    AllHands,
    /// Anybody, once the game is over: nothing is hidden any more.
    Everyone,
}

#[cfg(test)]
impl Viewer {
    /// All who may look while a game goes on.
    pub(crate) const DURING_A_GAME: [Self; 6] = [
        Self::Seat(Seat::ALL[0]),
        Self::Seat(Seat::ALL[1]),
        Self::Seat(Seat::ALL[2]),
        Self::Seat(Seat::ALL[3]),
        Self::Spectator,
        Self::AllHands,
    ];
}

/// A command that a seat may give now, with what it would cost and bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Legal<Command, Preview> {
    /// What may be done.
    pub command: Command,
    /// What it would cost and bring.
    pub preview: Preview,
}

/// The number of a rule as the rules page has it: `T21`, `S7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RuleNumber {
    /// The game's letter.
    pub game: char,
    /// The number.
    pub number: u8,
}

impl Display for RuleNumber {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.game, self.number)
    }
}

/// A refusal names the rule that was broken.
pub trait CitesRule {
    /// The rule.
    fn rule(&self) -> RuleNumber;
}

/// How an event can be undone, as far as that is for the event to say. Whose it must be, and how far back it may lie,
/// is for the course of the game to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undoing {
    /// At once: it showed nobody anything new.
    Free,
    /// If the others agree: it showed somebody something new, as every draw and every reading does.
    ByConsent,
    /// Not at all: what is chosen in secret, what brings such choices out, and what ends a round.
    Never,
}

/// A state that the rules can never bring about: a mistake in the engine.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the position is impossible: {0}")]
pub struct Violation(pub String);

/// A game: pure functions over a state that only events change.
pub trait Game: Clone + Debug + Sized + 'static {
    /// The name in commands, files and addresses.
    const NAME: &'static str;

    /// Which of the dice practice tables have: chosen so that the first turns show what there is to learn.
    const PRACTICE: u32;

    /// The version of the rules: it changes when stored commands or events come to mean something else, and then what
    /// was stored before has to be lifted to it (`server/src/finished/upgrade.rs`).
    const RULES: u32;

    /// The printed numbers, checked.
    type Edition: Debug + Send + Sync;
    /// Why an edition file cannot be played by.
    type EditionError: std::error::Error + Send + Sync + 'static;
    /// What the host chooses.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// The first fact of a game: the setup, and what chance decided at the start.
    type Opening: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// The whole truth. It does not leave the server, and so cannot be serialised.
    type State: Clone + Debug + PartialEq + Send;
    /// What a player asks for.
    type Command: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// A fact of the game, with its result; stored, never sent.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// Why a command is not done.
    type Refusal: Clone + Debug + PartialEq + Serialize + std::error::Error + CitesRule;
    /// What a command would cost and bring.
    type Preview: Clone + Debug + PartialEq + Serialize;
    /// Why somebody would give a command.
    type Reason: Clone + Debug + PartialEq + Serialize;
    /// What one viewer may know of the present.
    type View: Clone + Debug + PartialEq + Serialize;
    /// What one viewer saw of an event as it happened.
    type Moment: Clone + Debug + PartialEq + Serialize;
    /// What one viewer's log says of an event now.
    type Line: Clone + Debug + PartialEq + Serialize;
    /// One player's points by category.
    type Score: ScoreSheet;

    /// The edition that comes with the game.
    fn standard_edition() -> Arc<Self::Edition>;

    /// Reads and checks an edition file.
    ///
    /// # Errors
    /// What is wrong, where, and what would be right.
    fn parse_edition(text: &str) -> Result<Self::Edition, Self::EditionError>;

    /// The colours in which an edition has pieces, in order.
    fn colours(edition: &Self::Edition) -> &[PlayerColour];

    /// The bot of a level.
    fn bot(level: BotLevel) -> &'static dyn Bot<Self>;

    /// Draws what chance decides at the start (draw number 0).
    fn open(setup: &Setup<Self>, dice: &dyn Dice) -> Self::Opening;

    /// The agreement by which a game was opened.
    ///
    /// # Errors
    /// Nobody can have agreed on it.
    fn setup(opening: &Self::Opening) -> Result<Setup<Self>, SetupError>;

    /// The state before the first command.
    fn begin(opening: &Self::Opening) -> Self::State;

    /// Checks a command against the rules and says what happens; changes nothing.
    ///
    /// # Errors
    /// The refusal names the broken rule and the facts.
    fn decide(
        state: &Self::State,
        seat: Seat,
        command: &Self::Command,
        dice: &dyn Dice,
    ) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// Brings an event about. It cannot fail: what was decided is a fact.
    fn apply(state: &mut Self::State, event: &Self::Event);

    /// What a command would cost and bring, by the same checks as [`Game::decide`], without chance.
    ///
    /// # Errors
    /// The same refusal that `decide` would give.
    fn preview(
        state: &Self::State,
        seat: Seat,
        command: &Self::Command,
    ) -> Result<Self::Preview, Self::Refusal>;

    /// Exactly the commands that [`Game::decide`] accepts from this seat now.
    fn legal(state: &Self::State, seat: Seat) -> Vec<Legal<Self::Command, Self::Preview>>;

    /// Why one who sees this would give a command, in the game's own terms; nothing where it is not legal.
    fn reason(sight: &Sight<'_, Self>, command: &Self::Command) -> Option<Self::Reason>;

    /// The printed numbers by which a game is played.
    fn edition(state: &Self::State) -> &Arc<Self::Edition>;

    /// The seat that has to give the next command; nobody once the game is over.
    fn to_move(state: &Self::State) -> Option<Seat>;

    /// What a viewer may know of the present.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// What a viewer sees as an event happens. Sent once, never again.
    fn moment(event: &Self::Event, viewer: Viewer) -> Self::Moment;

    /// What a viewer's log says of a past event, as things stand now.
    fn line(now: &Self::State, event: &Self::Event, viewer: Viewer) -> Self::Line;

    /// Completes a view by a guess that is consistent with it, for bots to think with.
    fn imagine(edition: &Arc<Self::Edition>, view: &Self::View, chance: &mut Stream) -> Self::State;

    /// How an event can be undone.
    fn undoing(event: &Self::Event) -> Undoing;

    /// The number of the next draw.
    fn next_draw(state: &Self::State) -> DrawNumber;

    /// Leaves out the draws before a number: those that were made and taken back in an ended turn.
    fn skip_draws(state: &mut Self::State, next: DrawNumber);

    /// The result, once the game is over.
    fn outcome(state: &Self::State) -> Option<&Outcome<Self::Score>>;

    /// Counts every piece and checks that the position is possible.
    ///
    /// # Errors
    /// What is wrong, for the person who has to mend the engine.
    fn check(state: &Self::State) -> Result<(), Violation>;

    /// The label under which self-play counts an event, such as the tile that was bought.
    fn tally(state: &Self::State, event: &Self::Event) -> Option<String>;

    /// What a player came to have by an event, by a name for the wire: people like to know what they like to take.
    fn prize(state: &Self::State, event: &Self::Event) -> Option<&'static str>;

    /// In which part of the game a position is: rounds, or what else a game falls into. It never goes back.
    fn chapter(state: &Self::State) -> u8;

    /// What a player came to hold in a finished game that others might have held instead: self-play compares how its
    /// holders fare. A group and a name in it; only holders in the same group are compared.
    fn holdings(_state: &Self::State, _seat: Seat) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Whether a command picks at the start what could as well be dealt.
    fn is_deal(_command: &Self::Command) -> bool {
        false
    }

    /// Whether a line may once have been more telling than it is. Such lines are told again to all who come back:
    /// to tell only those that did change would tell what is hidden by now.
    fn is_vague(line: &Self::Line) -> bool;

    /// Whether the log may say something else of older events once this one has happened, as it does when something is
    /// turned over and at the end of the game.
    fn retells(event: &Self::Event) -> bool;

    /// What a player has of everything that is counted, by its name, hidden or not: for after the end.
    fn standing(state: &Self::State, seat: Seat) -> Vec<(&'static str, u32)>;
}
