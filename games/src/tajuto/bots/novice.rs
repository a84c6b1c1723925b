//! *Novice*: anything legal that is of some use, at random.

use crate::bot::{Bot, Sight};
use crate::dice::Stream;
use crate::game::Legal;
use crate::tajuto::{Command, Preview, Tajuto};

/// A draw may cost this much: about what a random floor brings.
const DEAREST_DRAW: u16 = 2;

/// Plays at random, but never ends a turn that could do something useful.
#[derive(Debug)]
pub(in crate::tajuto) struct Novice;

impl Bot<Tajuto> for Novice {
    fn choose(&self, sight: &Sight<'_, Tajuto>, chance: &mut Stream) -> Option<Command> {
        let legal = sight.legal();
        let useful: Vec<Command> = legal.iter().filter(|legal| is_useful(legal)).map(|l| l.command).collect();
        chance.pick(&useful).copied().or_else(|| chance.pick(&legal).map(|legal| legal.command))
    }
}

/// Claims, buildings and purchases always help; an offering that brings more than it costs does, and so
/// does a draw that costs little.
pub(in crate::tajuto) fn is_useful(Legal { command, preview }: &Legal<Command, Preview>) -> bool {
    match command {
        Command::EndTurn { .. } => false,
        Command::Offer { .. } => preview.gain > preview.use_cost,
        Command::Grope { .. } | Command::DrawSize { .. } | Command::DrawBlind { .. } => {
            preview.use_cost <= DEAREST_DRAW
        }
        Command::GropeAgain {}
        | Command::Pick { .. }
        | Command::Acquire { .. }
        | Command::Build { .. }
        | Command::Claim { .. } => true,
    }
}
