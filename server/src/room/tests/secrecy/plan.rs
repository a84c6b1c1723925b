//! Games that novices played, command by command, to be played again at a table.

use crate::room::tests::harness::{ONE, settings};
use games::dice::{Dice, DrawNumber, Seed};
use games::tajuto::{Command, Deed, Event, Options, Tajuto, TouchMode};
use games::{Game, Seat, Setup};
use protocol::Settings;

/// A command with what comes of it.
pub(super) struct Step {
    pub(super) seat: Seat,
    pub(super) command: Command,
    pub(super) event: Event,
}

impl Step {
    /// The number of the draw, where something is drawn.
    pub(super) fn draw(&self) -> Option<DrawNumber> {
        match &self.event.deed {
            Deed::Groped { handful, .. } | Deed::GropedAgain { handful, .. } => Some(handful.draw),
            Deed::DrewSize { draw, .. } | Deed::DrewBlind { draw, .. } => Some(draw.number),
            _ => None,
        }
    }

    /// Whether everything is open after it.
    pub(super) fn ends_the_game(&self) -> bool {
        matches!(&self.event.deed, Deed::Built { finished: Some(finish), .. } if finish.ending.is_some())
    }
}

pub(super) fn setup(touch: TouchMode) -> Setup<Tajuto> {
    let edition = Tajuto::standard_edition();
    let colours = Tajuto::colours(&edition)[..2].to_vec().try_into().unwrap();
    let options = Options { touch, open_scores: false };
    Setup::new(edition, options, colours, games::FirstPlayer::Seat(ONE)).unwrap()
}

/// The same, at a table that stands in the list.
pub(super) fn listed(touch: TouchMode) -> Settings {
    let mut settings = settings(touch);
    settings.watching.listed = true;
    settings
}

/// A whole game of two novices.
pub(super) fn game(touch: TouchMode, dice: &Seed) -> Vec<Step> {
    let mut chance = Seed::from(3).stream(0);
    let mut steps = Vec::new();
    let choose = |state: &_, seat| {
        let sight = games::bot::Sight::<Tajuto>::new(state, seat);
        Tajuto::bot(games::bot::BotLevel::Novice).choose(&sight, &mut chance)
    };
    let opening = Tajuto::open(&setup(touch), dice);
    games::playout::run::<Tajuto>(&opening, dice, choose, |happening| {
        let (seat, command, event) = (happening.seat, *happening.command, happening.event.clone());
        steps.push(Step { seat, command, event });
        Ok(())
    })
    .unwrap();
    steps
}
