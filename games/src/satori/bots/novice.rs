//! A beginner: takes what is offered, at random.

use crate::bot::{Bot, Sight};
use crate::dice::Stream;
use crate::satori::Satori;
use crate::satori::command::Command;

/// Plays at random, but never wastes a turn.
#[derive(Debug)]
pub(in crate::satori) struct Novice;

impl Bot<Satori> for Novice {
    fn choose(&self, sight: &Sight<'_, Satori>, chance: &mut Stream) -> Option<Command> {
        let commands: Vec<Command> = sight.legal().into_iter().map(|legal| legal.command).collect();
        // What is open is used before it is left.
        let idle = |command: &&Command| matches!(command, Command::Pass {} | Command::EndTurn {});
        let (idle, busy): (Vec<&Command>, Vec<&Command>) = commands.iter().partition(idle);
        chance.pick(&busy).or_else(|| idle.first()).map(|command| (*command).clone())
    }
}
