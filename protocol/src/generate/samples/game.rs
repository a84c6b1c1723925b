//! A short game of Tajuto that always goes the same way.

use super::room::EVENTS_BEFORE;
use crate::generate::GenerateError;
use crate::id::DecisionKey;
use crate::numbers::Seq;
use crate::table::{Decision, NewsOf, NumberedLine, TableOf, Undo};
use games::dice::Seed;
use games::tajuto::{Command, Event, Options, State, Tajuto};
use games::{Game, Seat, Setup, Viewer};
use std::sync::Arc;

/// How many commands are given: a turn, and the hand is in the bag again.
const COMMANDS: usize = 5;

/// The game after its last command.
pub(super) struct SampleGame {
    /// Who gave the last command.
    pub(super) mover: Seat,
    /// The last command.
    pub(super) last: Command,
    /// The state that it met.
    pub(super) before: State,
    now: State,
    events: Vec<Event>,
}

impl SampleGame {
    /// Plays the first legal command each time, but never gropes twice.
    pub(super) fn play() -> Result<Self, GenerateError> {
        let setup = Setup::plain(Tajuto::standard_edition(), Options::default(), 2)?;
        let dice = Seed::from(1);
        let mut now = Tajuto::begin(&Tajuto::open(&setup, &dice));
        let mut events = Vec::new();
        let mut done = None;
        for _ in 0..COMMANDS {
            let mover = Tajuto::to_move(&now).ok_or(GenerateError::Game("it is over"))?;
            let sane = |command: &Command| !matches!(command, Command::GropeAgain {});
            let mut legal = Tajuto::legal(&now, mover).into_iter().map(|legal| legal.command);
            let command = legal.find(sane).ok_or(GenerateError::Game("nothing is legal"))?;
            let new = Tajuto::decide(&now, mover, &command, &dice)
                .map_err(|_| GenerateError::Game("what is legal is refused"))?;
            done = Some((mover, command, now.clone()));
            for event in &new {
                Tajuto::apply(&mut now, event);
            }
            events.extend(new);
        }
        let (mover, last, before) = done.ok_or(GenerateError::Game("nothing was done"))?;
        Ok(Self { mover, last, before, now, events })
    }

    /// The number of the last event, in the room.
    pub(super) fn seq(&self) -> Seq {
        Seq(EVENTS_BEFORE + u32::try_from(self.events.len()).unwrap_or(0))
    }

    /// The table after the last command.
    pub(super) fn table(&self, viewer: Viewer) -> Result<TableOf<Tajuto>, GenerateError> {
        Ok(TableOf::<Tajuto> {
            edition: Arc::clone(Tajuto::edition(&self.now)),
            view: Tajuto::view(&self.now, viewer),
            lines: self.lines(viewer).collect(),
            decision: decision(&self.now, viewer, "d-2")?,
            undo: self.undo(viewer),
            history: None,
        })
    }

    /// The last command, for the one who gave it; it drew, so the others must agree.
    fn undo(&self, viewer: Viewer) -> Option<Undo> {
        (viewer == Viewer::Seat(self.mover)).then(|| Undo { from: self.seq(), asks: true })
    }

    /// The same for one who has seen all but the last command.
    pub(super) fn table_after_last(&self, viewer: Viewer) -> Result<TableOf<Tajuto>, GenerateError> {
        Ok(TableOf::<Tajuto> {
            lines: self.lines(viewer).last().into_iter().collect(),
            ..self.table(viewer)?
        })
    }

    /// What the last command brought.
    pub(super) fn news(&self, viewer: Viewer) -> Result<NewsOf<Tajuto>, GenerateError> {
        Ok(NewsOf::<Tajuto> {
            moments: self.events.last().map(|event| Tajuto::moment(event, viewer)).into_iter().collect(),
            lines: self.lines(viewer).last().into_iter().collect(),
            view: Tajuto::view(&self.now, viewer),
            decision: decision(&self.now, viewer, "d-2")?,
            undo: self.undo(viewer),
            history: None,
        })
    }

    /// What taking the last command back brings: its line is marked, and the state that it met is back.
    pub(super) fn take_back(&self) -> Result<NewsOf<Tajuto>, GenerateError> {
        let viewer = Viewer::Seat(self.mover);
        let undone = self.lines(viewer).last().map(|line| NumberedLine { undone: true, ..line });
        Ok(NewsOf::<Tajuto> {
            moments: Vec::new(),
            lines: undone.into_iter().collect(),
            view: Tajuto::view(&self.before, viewer),
            decision: decision(&self.before, viewer, "d-3")?,
            undo: None,
            history: None,
        })
    }

    fn lines(&self, viewer: Viewer) -> impl Iterator<Item = NumberedLine<<Tajuto as Game>::Line>> {
        let line = move |(event, seq)| NumberedLine {
            seq: Seq(seq),
            line: Tajuto::line(&self.now, event, viewer),
            undone: false,
        };
        self.events.iter().zip(EVENTS_BEFORE + 1..).map(line)
    }
}

fn decision(state: &State, viewer: Viewer, key: &str) -> Result<DecisionForViewer, GenerateError> {
    match viewer {
        Viewer::Seat(seat) if Tajuto::to_move(state) == Some(seat) => {
            Ok(Some(Decision { key: DecisionKey::new(key)?, legal: Tajuto::legal(state, seat) }))
        }
        _ => Ok(None),
    }
}

type DecisionForViewer = Option<Decision<<Tajuto as Game>::Command, <Tajuto as Game>::Preview>>;
