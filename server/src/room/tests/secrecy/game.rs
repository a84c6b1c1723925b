//! What is hidden in a game, and how two courses of it differ in nothing else.

mod satori;
mod tajuto;

use super::plan::Step;
use crate::room::fact::Fact;
use crate::room::play::{GameEvent, Play, PlayOf};
use crate::room::tests::game::TestGame;
use games::Viewer;
use games::dice::{DrawNumber, Seed};
use std::collections::HashMap;

/// What a room has of any game, as this game's own.
pub(super) trait Untag: TestGame {
    fn play(play: &Play) -> Option<&PlayOf<Self>>;

    fn event(fact: &Fact) -> Option<&Self::Event>;

    fn event_mut(fact: &mut Fact) -> Option<&mut Self::Event>;
}

macro_rules! untag {
    ($($game:ident in $module:ident;)+) => {
        $(
            impl Untag for games::$module::$game {
                fn play(play: &Play) -> Option<&PlayOf<Self>> {
                    match play {
                        Play::$game(play) => Some(play),
                        _ => None,
                    }
                }

                fn event(fact: &Fact) -> Option<&Self::Event> {
                    match fact {
                        Fact::Played { event: GameEvent::$game(event), .. } => Some(event),
                        _ => None,
                    }
                }

                fn event_mut(fact: &mut Fact) -> Option<&mut Self::Event> {
                    match fact {
                        Fact::Played { event: GameEvent::$game(event), .. } => Some(event),
                        _ => None,
                    }
                }
            }
        )+
    };
}
games::for_all_games!(untag);

/// A game in which not everybody may know everything.
pub(super) trait Secretive: Untag {
    /// Every kind of command, possible and not.
    fn every_command() -> Vec<Self::Command>;

    /// Whether an event left something that its doer knows and others may not.
    fn hides(event: &Self::Event) -> bool;

    /// Whether a game of two is one that [`Secretive::truths`] can be told of.
    fn is_fit(game: &[Step<Self>]) -> bool;

    /// Two ways in which a game of two, begun by these dice, can have been: the other seat and those who watch cannot
    /// tell them apart.
    fn truths(game: &[Step<Self>], usual: &Seed) -> [Truth<Self>; 2];

    /// Makes a log say otherwise what a viewer may not know who comes now. For each fact there is said whether it was
    /// taken back.
    fn exchange(facts: &mut [Fact], undone: &[bool], viewer: Viewer) -> Changed;
}

/// How a game was in truth, as far as its commands do not say it.
pub(super) struct Truth<G: Secretive> {
    /// Other dice for some of the draws.
    pub(super) dice: HashMap<DrawNumber, Seed>,
    /// Commands that were given instead of those of the game.
    pub(super) commands: HashMap<usize, G::Command>,
}

impl<G: Secretive> Default for Truth<G> {
    fn default() -> Self {
        Self { dice: HashMap::new(), commands: HashMap::new() }
    }
}

/// How much of a log says otherwise.
#[derive(Clone, Copy, Debug)]
pub(super) struct Changed {
    /// What lies face down before somebody.
    pub(super) pieces: usize,
    /// What somebody did that no other saw.
    pub(super) secrets: usize,
}
