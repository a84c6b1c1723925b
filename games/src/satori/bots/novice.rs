//! *Novice*: anything that is offered, at random.

use crate::bot::{Bot, Sight};
use crate::dice::Stream;
use crate::game::Legal;
use crate::satori::Satori;
use crate::satori::command::Command;
use crate::satori::preview::Preview;
use std::mem::{Discriminant, discriminant};

/// Plays at random, but leaves nothing that is open, and does not move light for nothing where it can win a tile.
#[derive(Debug)]
pub(in crate::satori) struct Novice;

impl Bot<Satori> for Novice {
    fn choose(&self, sight: &Sight<'_, Satori>, chance: &mut Stream) -> Option<Command> {
        let legal = sight.legal();
        // First what to do, then where: there are many ways of the light, and few altars.
        let mut kinds: Vec<Discriminant<Command>> = Vec::new();
        for Legal { command, .. } in legal.iter().filter(|legal| !legal.command.is_idle()) {
            let kind = discriminant(command);
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        let Some(kind) = chance.pick(&kinds) else {
            return legal.into_iter().next().map(|legal| legal.command);
        };
        let of_kind = || legal.iter().filter(|legal| discriminant(&legal.command) == *kind);
        let winning: Vec<&Legal<Command, Preview>> =
            of_kind().filter(|legal| !legal.preview.won.is_empty()).collect();
        let choices = if winning.is_empty() { of_kind().collect() } else { winning };
        chance.pick(&choices).map(|legal| legal.command.clone())
    }
}
