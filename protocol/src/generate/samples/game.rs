//! A short game that always goes the same way, and the games that the samples tell of.

use super::room::EVENTS_BEFORE;
use crate::game::{GameNews, GameTable, WireGame};
use crate::generate::GenerateError;
use crate::id::DecisionKey;
use crate::look::Look;
use crate::numbers::Seq;
use games::bot::Sight;
use games::course::Course;
use games::dice::Seed;
use games::satori::{self, Satori};
use games::tajuto::{self, Tajuto};
use games::{Game, Seat, Setup, Viewer};

/// How a sample game goes.
struct Script<G: Game> {
    /// The dice.
    seed: u64,
    /// How many commands are given.
    commands: usize,
    /// Whether a command may be given: of those that are legal, the first such one is.
    sane: fn(&G::Command) -> bool,
}

/// A turn of Tajuto, and the hand is in the bag again.
pub(super) fn tajuto() -> Result<SampleGame<Tajuto>, GenerateError> {
    let sane = |command: &tajuto::Command| !matches!(command, tajuto::Command::GropeAgain {});
    SampleGame::play(&Script { seed: 1, commands: 5, sane })
}

/// The setup of Satori, and of the first turn a worshipper with an action of its altar.
pub(super) fn satori() -> Result<SampleGame<Satori>, GenerateError> {
    SampleGame::play(&Script { seed: 1, commands: 6, sane: |_: &satori::Command| true })
}

/// The game after its last command.
pub(super) struct SampleGame<G: Game> {
    /// Who gave the last command.
    pub(super) mover: Seat,
    /// The last command.
    pub(super) last: G::Command,
    /// The game that it met.
    before: Course<G>,
    now: Course<G>,
}

impl<G: WireGame> SampleGame<G> {
    fn play(script: &Script<G>) -> Result<Self, GenerateError> {
        let setup = Setup::plain(G::standard_edition(), G::Options::default(), 2)?;
        let dice = Seed::from(script.seed);
        let mut now = Course::<G>::new(G::open(&setup, &dice));
        let mut done = None;
        for _ in 0..script.commands {
            let mover = G::to_move(now.state()).ok_or(GenerateError::Game("it is over"))?;
            let mut legal = G::legal(now.state(), mover).into_iter().map(|legal| legal.command);
            let command = legal.find(script.sane).ok_or(GenerateError::Game("nothing is legal"))?;
            let events = G::decide(now.state(), mover, &command, &dice)
                .map_err(|_| GenerateError::Game("what is legal is refused"))?;
            done = Some((mover, command.clone(), now.clone()));
            let mut command = Some(command);
            for (event, seq) in events.into_iter().zip(last_of(&now).0 + 1..) {
                now.apply(seq, mover, command.take(), event);
            }
        }
        let (mover, last, before) = done.ok_or(GenerateError::Game("nothing was done"))?;
        Ok(Self { mover, last, before, now })
    }

    /// The number of the last event, in the room.
    pub(super) fn seq(&self) -> Seq {
        last_of(&self.now)
    }

    /// What the last command was to bring.
    pub(super) fn preview(&self) -> Result<G::Preview, GenerateError> {
        G::preview(self.before.state(), self.mover, &self.last)
            .map_err(|_| GenerateError::Game("what was done is forbidden"))
    }

    /// What speaks for the last command.
    pub(super) fn reason(&self) -> Result<G::Reason, GenerateError> {
        G::reason(&Sight::new(self.before.state(), self.mover), &self.last)
            .ok_or(GenerateError::Game("nothing speaks for what was done"))
    }

    /// Why the mover could not give another command instead of the last.
    pub(super) fn refusal(&self, forbidden: &G::Command) -> Result<G::Refusal, GenerateError> {
        let Err(refusal) = G::preview(self.before.state(), self.mover, forbidden) else {
            return Err(GenerateError::Game("what is forbidden can be done"));
        };
        Ok(refusal)
    }

    /// The table after the last command, for one who has seen the game up to an event.
    pub(super) fn table(&self, viewer: Viewer, since: Seq) -> Result<GameTable, GenerateError> {
        let key = DecisionKey::new("d-2")?;
        let look = Look { course: &self.now, viewer, key: Some(&key) };
        let lines = look.lines().into_iter().filter(|line| line.seq > since).collect();
        Ok(G::tag_table(look.table(lines)))
    }

    /// The number of the last event before the last command.
    pub(super) fn seq_before(&self) -> Seq {
        last_of(&self.before)
    }

    /// What the last command brought.
    pub(super) fn news(&self, viewer: Viewer) -> Result<GameNews, GenerateError> {
        let key = DecisionKey::new("d-2")?;
        let look = Look { course: &self.now, viewer, key: Some(&key) };
        let lines = look.lines().into_iter().filter(|line| line.seq > self.seq_before()).collect();
        Ok(G::tag_news(look.news(self.seq_before(), lines)))
    }

    /// What taking the last command back brings: its line is marked, and the state that it met is back.
    pub(super) fn take_back(&self) -> Result<GameNews, GenerateError> {
        let mut course = self.now.clone();
        course.take_back(self.seq_before().0 + 1);
        let key = DecisionKey::new("d-3")?;
        let look = Look { course: &course, viewer: Viewer::Seat(self.mover), key: Some(&key) };
        let lines = look.lines().into_iter().filter(|line| line.undone).collect();
        Ok(G::tag_news(look.news(self.seq(), lines)))
    }
}

/// The number of the last event, in the room.
fn last_of<G: Game>(course: &Course<G>) -> Seq {
    Seq(course.moves().last().map_or(EVENTS_BEFORE, |made| made.seq))
}
