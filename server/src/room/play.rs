//! The game that a room plays: its course, and what each viewer gets of it. The enums over the games are made of the
//! list in [`games::registry`].

use games::bot::{BotLevel, Sight};
use games::course::{Course, Move, TakeBack};
use games::dice::{Dice, Stream};
use games::replay::{Entry, ReplayError, replay};
use games::{BySeat, FirstPlayer, Game, Outcome, PlayerColour, Seat, Setup, Viewer};
use protocol::{
    Decision, DecisionKey, ErrorCode, GameCommand, GameNews, GameOptions, GamePreview, GameRefusal,
    GameTable, NewsOf, NumberedLine, Seq, TableOf, Undo, WireGame,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

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
pub(super) use with_play;

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
}

/// The game of a room: its course, and what was told of it.
#[derive(Clone, Debug)]
pub(crate) struct PlayOf<G: Game> {
    course: Course<G>,
    /// What each class was told, line by line, to find what reads differently.
    told: BTreeMap<Class, Vec<NumberedLine<G::Line>>>,
}

impl<G: Game> From<Course<G>> for PlayOf<G> {
    /// A game of which nobody was told yet.
    fn from(course: Course<G>) -> Self {
        Self { course, told: BTreeMap::new() }
    }
}

impl<G: WireGame> PlayOf<G> {
    /// What happened, and what was taken back.
    pub(crate) fn course(&self) -> &Course<G> {
        &self.course
    }

    /// The position.
    pub(crate) fn state(&self) -> &G::State {
        self.course.state()
    }

    /// Who has to give the next command.
    pub(crate) fn to_move(&self) -> Option<Seat> {
        G::to_move(self.state())
    }

    /// The result, once the game is over.
    pub(crate) fn outcome(&self) -> Option<&Outcome<G::Score>> {
        G::outcome(self.state())
    }

    /// Takes back everything from an event on.
    pub(crate) fn take_back(&mut self, from: Seq) {
        self.course.take_back(from.0);
    }

    fn decision(
        &self,
        viewer: Viewer,
        key: Option<&DecisionKey>,
    ) -> Option<Decision<G::Command, G::Preview>> {
        match viewer {
            Viewer::Seat(seat) if self.to_move() == Some(seat) => {
                Some(Decision { key: key?.clone(), legal: G::legal(self.state(), seat) })
            }
            _ => None,
        }
    }

    /// What a seat could take back; there is a key as long as the game goes on.
    fn undo(&self, viewer: Viewer, key: Option<&DecisionKey>) -> Option<Undo> {
        let Viewer::Seat(seat) = viewer else { return None };
        key?;
        let (from, how) = self.course.last_take_back(seat)?;
        Some(Undo { from: Seq(from), asks: how != TakeBack::Free })
    }

    fn lines(&self, viewer: Viewer) -> Vec<NumberedLine<G::Line>> {
        let line = |made: &Move<G>| NumberedLine {
            seq: Seq(made.seq),
            line: G::line(self.state(), &made.event, viewer),
            undone: made.undone,
        };
        self.course.moves().iter().map(line).collect()
    }

    /// The table as it stands; of the lines those after a number, and those that may have read otherwise before.
    pub(crate) fn table(&self, viewer: Viewer, key: Option<&DecisionKey>, since: Seq) -> GameTable {
        let mut lines = self.lines(viewer);
        lines.retain(|line| line.seq > since || line.undone || G::is_vague(&line.line));
        G::tag_table(TableOf::<G> {
            edition: Arc::clone(G::edition(self.state())),
            view: G::view(self.state(), viewer),
            lines,
            decision: self.decision(viewer, key),
            undo: self.undo(viewer, key),
            history: self.course.history(),
        })
    }

    /// What is new to a class since it was last told, with the moments of the events after `since`.
    pub(crate) fn news(
        &mut self,
        class: Class,
        viewer: Viewer,
        key: Option<&DecisionKey>,
        since: Seq,
    ) -> GameNews {
        let lines = self.lines(viewer);
        let told = self.told.insert(class, lines.clone()).unwrap_or_default();
        G::tag_news(NewsOf::<G> {
            moments: self
                .course
                .moves()
                .iter()
                .filter(|made| made.seq > since.0)
                .map(|made| G::moment(&made.event, viewer))
                .collect(),
            lines: not_told(lines, &told),
            view: G::view(self.state(), viewer),
            decision: self.decision(viewer, key),
            undo: self.undo(viewer, key),
            history: self.course.history(),
        })
    }

    /// A class has been told everything.
    pub(crate) fn prime(&mut self, class: Class, viewer: Viewer) {
        let lines = self.lines(viewer);
        self.told.insert(class, lines);
    }
}

/// The lines that are new, or read differently from what was told.
fn not_told<L: PartialEq>(lines: Vec<NumberedLine<L>>, told: &[NumberedLine<L>]) -> Vec<NumberedLine<L>> {
    let is_new = |(place, line): &(usize, NumberedLine<L>)| told.get(*place) != Some(line);
    lines.into_iter().enumerate().filter(is_new).map(|(_, line)| line).collect()
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
        #[derive(Clone, Debug)]
        pub(crate) enum Play { $(#[doc = "Its play."] $game(Box<PlayOf<games::$module::$game>>),)+ }

        /// Everything that was done in a game, for its file: never sent while the game is on.
        #[derive(Clone, Debug, Serialize, Deserialize)]
        #[serde(tag = "game", content = "commands", rename_all = "snake_case")]
        pub(crate) enum GameRecord { $(#[doc = "Its record."] $game(Vec<Entry<games::$module::$game>>),)+ }

        /// A position that a bot is to think about.
        #[derive(Clone, Debug)]
        pub(crate) enum Thought { $(#[doc = "Its position."] $game(Box<<games::$module::$game as Game>::State>),)+ }

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

            /// Everything that was done.
            pub(crate) fn record(&self) -> GameRecord {
                match self {
                    $(Self::$game(play) => GameRecord::$game(play.course.record()),)+
                }
            }

            /// Brings an event about; one of another game is none of ours.
            pub(crate) fn apply(&mut self, seq: Seq, seat: Seat, command: Option<GameCommand>, event: GameEvent) {
                match (self, command, event) {
                    $(
                        (Self::$game(play), Some(GameCommand::$game(command)), GameEvent::$game(event)) => {
                            play.course.apply(seq.0, seat, Some(command), event);
                        }
                        (Self::$game(play), None, GameEvent::$game(event)) => {
                            play.course.apply(seq.0, seat, None, event);
                        }
                    )+
                    _ => {}
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
        }

        /// The colours that a game offers, in order.
        pub(crate) fn colours(options: &GameOptions) -> Vec<PlayerColour> {
            match options {
                $(GameOptions::$game(_) => {
                    games::$module::$game::colours(&games::$module::$game::standard_edition()).to_vec()
                })+
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
    /// The table as it stands, with the lines after a number.
    pub(crate) fn table(&self, viewer: Viewer, key: Option<&DecisionKey>, since: Seq) -> GameTable {
        with_play!(self, play => play.table(viewer, key, since))
    }

    /// What is new to a class.
    pub(crate) fn news(
        &mut self,
        class: Class,
        viewer: Viewer,
        key: Option<&DecisionKey>,
        since: Seq,
    ) -> GameNews {
        with_play!(self, play => play.news(class, viewer, key, since))
    }

    /// A class has been told everything.
    pub(crate) fn prime(&mut self, class: Class, viewer: Viewer) {
        with_play!(self, play => play.prime(class, viewer));
    }
}
