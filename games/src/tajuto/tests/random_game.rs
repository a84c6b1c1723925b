//! Random games for the properties: any player count, any option, any legal command.

use crate::dice::{Dice, Seed, Stream};
use crate::game::Game;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::tajuto::floor::{Floor, FloorSet, FloorSize, Pagoda};
use crate::tajuto::state::State;
use crate::tajuto::{
    ActionTile, Command, Edition, Event, Objective, Opening, Options, Stack, Tajuto, TouchMode, Ware,
};
use proptest::prelude::*;
use std::sync::{Arc, LazyLock};

static EDITION: LazyLock<Arc<Edition>> = LazyLock::new(Edition::standard);

/// What a random game is made of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Recipe {
    pub(super) players: usize,
    pub(super) options: Options,
    pub(super) seed: u64,
    /// The seed of the players' whims.
    pub(super) whims: u64,
}

pub(super) fn recipes() -> impl Strategy<Value = Recipe> {
    let touch = prop_oneof![Just(TouchMode::Feel), Just(TouchMode::Sizes), Just(TouchMode::Blind)];
    (2..=4_usize, touch, any::<bool>(), any::<u64>(), any::<u64>()).prop_map(
        |(players, touch, open_scores, seed, whims)| Recipe {
            players,
            options: Options { touch, open_scores },
            seed,
            whims,
        },
    )
}

/// A step of a random game.
pub(super) struct Step<'a> {
    pub(super) before: &'a State,
    pub(super) seat: Seat,
    pub(super) command: Command,
    pub(super) events: &'a [Event],
    pub(super) after: &'a State,
}

/// A game as it was played.
pub(super) struct Played {
    pub(super) opening: Opening,
    pub(super) commands: Vec<(Seat, Command)>,
    pub(super) events: Vec<Event>,
    pub(super) state: State,
}

impl Recipe {
    pub(super) fn dice(&self) -> Seed {
        Seed::from(self.seed)
    }

    pub(super) fn open(&self) -> Opening {
        let setup = Setup::plain(Arc::clone(&EDITION), self.options, self.players).unwrap();
        Tajuto::open(&setup, &self.dice())
    }

    /// Plays random legal commands to the end, showing each step.
    pub(super) fn play(&self, mut show: impl FnMut(&Step<'_>)) -> Played {
        let opening = self.open();
        let (dice, mut whims) = (self.dice(), Seed::from(self.whims).stream(0));
        let mut state = Tajuto::begin(&opening);
        let (mut commands, mut all_events) = (Vec::new(), Vec::new());
        while let Some(seat) = Tajuto::to_move(&state) {
            let command = whim(&state, seat, &mut whims);
            let events = Tajuto::decide(&state, seat, &command, &dice).unwrap();
            let before = state.clone();
            for event in &events {
                Tajuto::apply(&mut state, event);
            }
            show(&Step { before: &before, seat, command, events: &events, after: &state });
            commands.push((seat, command));
            all_events.extend(events);
            assert!(commands.len() < 20_000, "the game does not end");
        }
        Played { opening, commands, events: all_events, state }
    }
}

/// Any legal command; an end of turn is put off, or purses would stay empty and piles thin.
fn whim(state: &State, seat: Seat, whims: &mut Stream) -> Command {
    let legal = Tajuto::legal(state, seat);
    let first = whims.pick(&legal).unwrap().command;
    let again = whims.pick(&legal).unwrap().command;
    if matches!(first, Command::EndTurn { .. }) { again } else { first }
}

/// Every command there is, legal or not.
pub(super) fn every_command() -> Vec<Command> {
    let mut all: Vec<Command> = (0..=u8::MAX).map(|place| Command::Pick { place }).collect();
    all.push(Command::GropeAgain {});
    all.push(Command::EndTurn { keep: None });
    for floor in FloorSet::ALL.iter() {
        all.push(Command::Build { floor });
        all.push(Command::EndTurn { keep: Some(floor) });
    }
    all.extend(Objective::ALL.map(|objective| Command::Claim { objective }));
    for tile in ActionTile::ALL {
        all.push(Command::Grope { tile });
        all.push(Command::DrawBlind { tile });
        all.extend(FloorSize::ALL.map(|size| Command::DrawSize { tile, size }));
        all.extend(Pagoda::ALL.map(|pagoda| Command::Offer { tile, pagoda }));
        all.extend(Stack::ALL.map(|stack| Command::Acquire { tile, ware: Ware::Village { stack } }));
        all.extend(Pagoda::ALL.map(|pagoda| Command::Acquire { tile, ware: Ware::Inauguration { pagoda } }));
    }
    all
}

/// Any command at all, as a client could send it.
pub(super) fn arbitrary_command() -> impl Strategy<Value = Command> {
    let tile = || proptest::sample::select(&ActionTile::ALL[..]);
    let pagoda = || proptest::sample::select(&Pagoda::ALL[..]);
    let size = || proptest::sample::select(&FloorSize::ALL[..]);
    let floor = || (pagoda(), size()).prop_map(|(pagoda, size)| Floor { pagoda, size });
    let ware = prop_oneof![
        proptest::sample::select(&Stack::ALL[..]).prop_map(|stack| Ware::Village { stack }),
        pagoda().prop_map(|pagoda| Ware::Inauguration { pagoda }),
    ];
    prop_oneof![
        tile().prop_map(|tile| Command::Grope { tile }),
        Just(Command::GropeAgain {}),
        any::<u8>().prop_map(|place| Command::Pick { place }),
        (0..8_u8).prop_map(|place| Command::Pick { place }),
        (tile(), size()).prop_map(|(tile, size)| Command::DrawSize { tile, size }),
        tile().prop_map(|tile| Command::DrawBlind { tile }),
        (tile(), pagoda()).prop_map(|(tile, pagoda)| Command::Offer { tile, pagoda }),
        (tile(), ware).prop_map(|(tile, ware)| Command::Acquire { tile, ware }),
        floor().prop_map(|floor| Command::Build { floor }),
        proptest::sample::select(&Objective::ALL[..]).prop_map(|objective| Command::Claim { objective }),
        proptest::option::of(floor()).prop_map(|keep| Command::EndTurn { keep }),
    ]
}
