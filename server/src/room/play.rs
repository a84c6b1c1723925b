//! The game that a room plays, whichever it is: enums over the games, made of the list in [`games::registry`].

mod of;

#[cfg(test)]
mod tests;

pub(crate) use of::PlayOf;

use games::bot::{BotLevel, Hint, Sight};
use games::course::{Course, Move};
use games::dice::{Dice, Stream};
use games::registry::GameKind;
use games::replay::{Entry, ReplayError, believe, replay};
use games::{BySeat, FirstPlayer, Game, PlayerColour, Seat, Setup, Viewer};
use protocol::{
    DecisionKey, ErrorCode, GameCommand, GameNews, GameOptions, GamePreview, GameReason, GameRefusal,
    GameTable, Seq,
};
use serde::{Deserialize, Serialize};

/// Runs an expression with the play of whatever game it is.
macro_rules! with_play {
    ($on:expr, $play:ident => $body:expr) => {
        games::for_all_games! { $crate::room::play::with_play, $on, $play => $body; }
    };
    ($on:expr, $play:ident => $body:expr; $($game:ident in $module:ident;)+) => {
        match $on {
            $($crate::room::play::Play::$game($play) => $body,)+
        }
    };
}
pub(crate) use with_play;

/// Why something is not done.
#[derive(Debug)]
pub(super) enum Refused {
    /// The rules of the game say no.
    Rules(GameRefusal),
    /// Something else does.
    Error(ErrorCode),
}

impl From<ErrorCode> for Refused {
    fn from(code: ErrorCode) -> Self {
        Self::Error(code)
    }
}

impl From<GameRefusal> for Refused {
    fn from(refusal: GameRefusal) -> Self {
        Self::Rules(refusal)
    }
}

/// A group of viewers who see the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Class {
    /// The holders of a seat.
    Seat(Seat),
    /// Those who watch.
    Watchers,
    /// Screens: they see what one who watches may see without all hands, at once, and say nothing.
    Screen,
}

macro_rules! over_games {
    ($($game:ident in $module:ident;)+) => {
        /// The opening of a game: stored, never sent.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "game", rename_all = "snake_case")]
        pub(crate) enum GameOpening { $(#[doc = "Its opening."] $game(Box<<games::$module::$game as Game>::Opening>),)+ }

        /// An event of a game: stored, never sent.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "game", content = "event", rename_all = "snake_case")]
        pub(crate) enum GameEvent { $(#[doc = "Its event."] $game(<games::$module::$game as Game>::Event),)+ }

        /// The game that a room plays.
        #[derive(Debug)]
        pub(crate) enum Play { $(#[doc = "Its play."] $game(Box<PlayOf<games::$module::$game>>),)+ }

        /// Everything that was done in a game, for its file: never sent while the game is on.
        #[derive(Clone, Debug, Serialize, Deserialize)]
        #[serde(tag = "game", content = "commands", rename_all = "snake_case")]
        pub(crate) enum GameRecord { $(#[doc = "Its record."] $game(Vec<Entry<games::$module::$game>>),)+ }

        /// A position that a bot is to think about.
        #[derive(Clone, Debug)]
        pub(crate) enum Thought { $(#[doc = "Its position."] $game(Box<<games::$module::$game as Game>::State>),)+ }

        impl GameOpening {
            /// The game.
            pub(crate) fn kind(&self) -> GameKind {
                match self {
                    $(Self::$game(_) => GameKind::$game,)+
                }
            }
        }

        impl Play {
            /// A game before its first command.
            pub(crate) fn new(opening: GameOpening) -> Self {
                match opening {
                    $(GameOpening::$game(opening) => Self::$game(Box::new(Course::new(*opening).into())),)+
                }
            }

            /// A game by its record, which the rules and the dice must confirm.
            ///
            /// # Errors
            /// The first thing that they do not confirm.
            pub(crate) fn replay(opening: GameOpening, record: GameRecord, dice: &dyn Dice) -> Result<Self, ReplayError> {
                match (opening, record) {
                    $((GameOpening::$game(opening), GameRecord::$game(record)) => {
                        Ok(Self::$game(Box::new(replay::<games::$module::$game>(*opening, dice, record)?.into())))
                    })+
                    _ => Err(ReplayError::OtherGame),
                }
            }

            /// A game by its record, which is believed; nothing where both are not of one game.
            pub(crate) fn told(opening: GameOpening, record: GameRecord) -> Option<Self> {
                match (opening, record) {
                    $((GameOpening::$game(opening), GameRecord::$game(record)) => {
                        Some(Self::$game(Box::new(believe::<games::$module::$game>(*opening, record).into())))
                    })+
                    _ => None,
                }
            }

            /// Everything that was done.
            pub(crate) fn record(&self) -> GameRecord {
                match self {
                    $(Self::$game(play) => GameRecord::$game(play.course().record()),)+
                }
            }

            /// Brings an event about; one of another game is none of ours.
            pub(crate) fn apply(&mut self, seq: Seq, seat: Seat, command: Option<GameCommand>, event: GameEvent) {
                match (self, command, event) {
                    $(
                        (Self::$game(play), Some(GameCommand::$game(command)), GameEvent::$game(event)) => {
                            play.apply(seq, seat, Some(command), event);
                        }
                        (Self::$game(play), None, GameEvent::$game(event)) => {
                            play.apply(seq, seat, None, event);
                        }
                    )+
                    _ => {}
                }
            }

            /// What brought an event about: whose doing it was, and the command where it is the first event of one.
            pub(super) fn made(&self, seq: Seq) -> Option<(Seat, Option<GameCommand>, GameEvent)> {
                match self {
                    $(Self::$game(play) => {
                        let Move { seat, command, event, .. } = play.course().made(seq.0)?;
                        Some((*seat, command.clone().map(GameCommand::$game), GameEvent::$game(event.clone())))
                    })+
                }
            }

            /// The last command up to an event.
            pub(super) fn command_at(&self, seq: Seq) -> Option<GameCommand> {
                match self {
                    $(Self::$game(play) => play.course().command_at(seq.0).cloned().map(GameCommand::$game),)+
                }
            }

            /// What comes of a command.
            ///
            /// # Errors
            /// Why it is not done.
            pub(super) fn decide(
                &self,
                seat: Seat,
                command: &GameCommand,
                dice: &dyn Dice,
            ) -> Result<Vec<GameEvent>, Refused> {
                match (self, command) {
                    $((Self::$game(play), GameCommand::$game(command)) => {
                        games::$module::$game::decide(play.state(), seat, command, dice)
                            .map(|events| events.into_iter().map(GameEvent::$game).collect())
                            .map_err(|refusal| GameRefusal::from(refusal).into())
                    })+
                    _ => Err(ErrorCode::OtherGame.into()),
                }
            }

            /// What a command would cost and bring.
            ///
            /// # Errors
            /// Why it would not be done.
            pub(super) fn preview(&self, seat: Seat, command: &GameCommand) -> Result<GamePreview, Refused> {
                match (self, command) {
                    $((Self::$game(play), GameCommand::$game(command)) => {
                        games::$module::$game::preview(play.state(), seat, command)
                            .map(GamePreview::from)
                            .map_err(|refusal| GameRefusal::from(refusal).into())
                    })+
                    _ => Err(ErrorCode::OtherGame.into()),
                }
            }

            /// The position, for a bot.
            pub(crate) fn thought(&self) -> Thought {
                match self {
                    $(Self::$game(play) => Thought::$game(Box::new(play.state().clone())),)+
                }
            }
        }

        impl Thought {
            /// What a bot would do for a seat.
            pub(crate) fn choose(&self, seat: Seat, level: BotLevel, chance: &mut Stream) -> Option<GameCommand> {
                match self {
                    $(Self::$game(state) => games::$module::$game::bot(level)
                        .choose(&Sight::new(&**state, seat), chance)
                        .map(GameCommand::$game),)+
                }
            }

            /// What a steward would do for a seat, and why.
            pub(crate) fn hint(&self, seat: Seat, chance: &mut Stream) -> Option<Hint<GameCommand, GameReason>> {
                match self {
                    $(Self::$game(state) => {
                        let hint = Sight::<games::$module::$game>::new(&**state, seat).hint(chance)?;
                        Some(Hint { command: hint.command.into(), reason: hint.reason.into() })
                    })+
                }
            }
        }

        /// The colours that a game offers, in order.
        pub(crate) fn colours(options: &GameOptions) -> Vec<PlayerColour> {
            match options {
                $(GameOptions::$game(_) => {
                    games::$module::$game::colours(&games::$module::$game::standard_edition()).to_vec()
                })+
            }
        }

        /// A game with its standard options.
        pub(crate) fn standard(game: GameKind) -> GameOptions {
            match game {
                $(GameKind::$game => GameOptions::$game(Default::default()),)+
            }
        }

        /// Opens a game.
        ///
        /// # Errors
        /// The settings cannot be played by.
        pub(crate) fn open(
            options: &GameOptions,
            colours: Vec<PlayerColour>,
            first: FirstPlayer,
            dice: &dyn Dice,
        ) -> Result<GameOpening, ErrorCode> {
            let colours = BySeat::try_from(colours).map_err(|_| ErrorCode::BadSettings)?;
            match options {
                $(GameOptions::$game(options) => {
                    let edition = games::$module::$game::standard_edition();
                    let setup = Setup::<games::$module::$game>::new(edition, options.clone(), colours, first)
                        .map_err(|_| ErrorCode::BadSettings)?;
                    Ok(GameOpening::$game(Box::new(games::$module::$game::open(&setup, dice))))
                })+
            }
        }
    };
}

games::for_all_games!(over_games);

impl Play {
    /// Makes room for so many more events.
    pub(super) fn expect(&mut self, events: usize) {
        with_play!(self, play => play.expect(events));
    }

    /// Whether an event of this number came about.
    pub(super) fn has(&self, seq: Seq) -> bool {
        with_play!(self, play => play.course().made(seq.0).is_some())
    }

    /// The table as it stands, with the lines after a number.
    pub(crate) fn table(&self, viewer: Viewer, key: Option<&DecisionKey>, since: Seq) -> GameTable {
        with_play!(self, play => play.table(viewer, key, since))
    }

    /// What is new to a viewer who was told everything up to a number.
    pub(crate) fn news(&self, viewer: Viewer, key: Option<&DecisionKey>, since: Seq) -> GameNews {
        with_play!(self, play => play.news(viewer, key, since))
    }

    /// Everybody who is there has been told everything.
    pub(crate) fn have_told(&mut self) {
        with_play!(self, play => play.have_told());
    }
}
