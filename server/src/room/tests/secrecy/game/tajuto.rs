//! Tajuto: what lies face down before others, and what a hand in the bag feels.

mod exchange;

use super::super::plan::{self, Step};
use super::{Changed, Secretive, Truth};
use crate::room::fact::Fact;
use crate::room::tests::harness::ONE;
use games::dice::Seed;
use games::tajuto::{
    ActionTile, Command, Deed, Event, FloorSet, FloorSize, Objective, Pagoda, Stack, Tajuto, Ware,
};
use games::{Game, Viewer};
use std::collections::HashMap;

impl Secretive for Tajuto {
    /// For a tile that everybody has and one that hardly anybody has.
    fn every_command() -> Vec<Command> {
        let mut all: Vec<Command> = (0..6).map(|place| Command::Pick { place }).collect();
        all.push(Command::GropeAgain {});
        all.push(Command::EndTurn { keep: None });
        for floor in FloorSet::ALL.iter() {
            all.push(Command::Build { floor });
            all.push(Command::EndTurn { keep: Some(floor) });
        }
        all.extend(Objective::ALL.map(|objective| Command::Claim { objective }));
        for tile in [ActionTile::A, ActionTile::D] {
            all.push(Command::Grope { tile });
            all.push(Command::DrawBlind { tile });
            all.extend(FloorSize::ALL.map(|size| Command::DrawSize { tile, size }));
            all.extend(Pagoda::ALL.map(|pagoda| Command::Offer { tile, pagoda }));
            all.extend(Stack::ALL.map(|stack| Command::Acquire { tile, ware: Ware::Village { stack } }));
            let inauguration = |pagoda| Command::Acquire { tile, ware: Ware::Inauguration { pagoda } };
            all.extend(Pagoda::ALL.map(inauguration));
        }
        all
    }

    fn hides(event: &Event) -> bool {
        matches!(event.deed, Deed::Groped { .. } | Deed::GropedAgain { .. })
    }

    fn is_fit(game: &[Step<Self>]) -> bool {
        game.iter().filter(|step| step.seat == ONE && Self::hides(&step.event)).count() > 20
    }

    /// Seat 0 feels other floors, and picks the same.
    fn truths(game: &[Step<Self>], usual: &Seed) -> [Truth<Self>; 2] {
        [Truth::default(), Truth { dice: other_draws(game, usual), ..Truth::default() }]
    }

    fn exchange(facts: &mut [Fact], undone: &[bool], viewer: Viewer) -> Changed {
        exchange::exchange(facts, undone, viewer)
    }
}

/// Seeds by which seat 0 feels other floors at every handful, and finds the picked one in the same place.
fn other_draws(game: &[Step<Tajuto>], usual: &Seed) -> HashMap<u32, Seed> {
    let mut state = Tajuto::begin(&Tajuto::open(&plan::setup::<Tajuto>(0), usual));
    let mut seeds = HashMap::new();
    for (nth, Step { seat, command, event, .. }) in game.iter().enumerate() {
        if let Deed::Groped { handful, .. } | Deed::GropedAgain { handful, .. } = &event.deed
            && *seat == ONE
        {
            let picked = match &game[nth + 1].event.deed {
                Deed::Picked { place, floor } => Some((usize::from(*place), *floor)),
                _ => None,
            };
            let fits = |seed: &Seed| {
                let decided = Tajuto::decide(&state, ONE, command, seed).unwrap();
                let (Deed::Groped { handful: other, .. } | Deed::GropedAgain { handful: other, .. }) =
                    &decided[0].deed
                else {
                    panic!("{decided:?}")
                };
                other.felt != handful.felt
                    && picked.is_none_or(|(place, floor)| other.felt[place].floor == floor)
            };
            let seed = (1_000..1_000_000).map(Seed::from).find(fits).unwrap();
            seeds.insert(handful.draw, seed);
        }
        Tajuto::apply(&mut state, event);
    }
    seeds
}
