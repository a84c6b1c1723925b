//! Games that bots played, command by command, to be played again at a table.

use crate::room::tests::game::{TestGame, settings_of};
use crate::room::tests::harness::ONE;
use games::dice::{Dice, DrawNumber, Seed};
use games::{Seat, Setup, Undoing};
use protocol::Settings;
use std::ops::Range;

/// A command with what comes of it.
pub(super) struct Step<G: TestGame> {
    pub(super) seat: Seat,
    pub(super) command: G::Command,
    pub(super) event: G::Event,
    /// The draws that it takes; none where nothing is drawn.
    pub(super) draws: Range<DrawNumber>,
    /// Whether it showed something new and can be taken back all the same, if the other seat agrees.
    pub(super) is_barrier: bool,
    /// Whether everything is open after it.
    pub(super) ends_the_game: bool,
}

pub(super) fn setup<G: TestGame>(kind: usize) -> Setup<G> {
    let edition = G::standard_edition();
    let colours = G::colours(&edition)[..2].to_vec().try_into().unwrap();
    Setup::new(edition, G::options(kind), colours, games::FirstPlayer::Seat(ONE)).unwrap()
}

/// The same, at a table that stands in the list.
pub(super) fn listed<G: TestGame>(kind: usize) -> Settings {
    let mut settings = settings_of::<G>(kind);
    settings.watching.listed = true;
    settings
}

/// A whole game of two.
pub(super) fn game<G: TestGame>(kind: usize, dice: &Seed) -> Vec<Step<G>> {
    let mut chance = Seed::from(3).stream(0);
    let mut steps = Vec::new();
    let choose = |state: &_, seat| {
        let sight = games::bot::Sight::<G>::new(state, seat);
        G::bot(G::MINDS).choose(&sight, &mut chance)
    };
    let opening = G::open(&setup::<G>(kind), dice);
    let mut drawn = G::next_draw(&G::begin(&opening));
    games::playout::run::<G>(&opening, dice, choose, |happening| {
        let next = G::next_draw(happening.state);
        steps.push(Step {
            seat: happening.seat,
            command: happening.command.clone(),
            event: happening.event.clone(),
            draws: drawn..next,
            is_barrier: G::undoing(happening.event) == Undoing::ByConsent,
            ends_the_game: G::outcome(happening.state).is_some(),
        });
        drawn = next;
        Ok(())
    })
    .unwrap();
    steps
}
