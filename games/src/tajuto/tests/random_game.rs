//! Random games for the properties: any player count, any option, any legal command.

use crate::dice::{Dice, Seed, Stream};
use crate::game::Game;
use crate::played::{Played, Step};
use crate::seat::Seat;
use crate::setup::Setup;
use crate::tajuto::floor::{Floor, FloorSet, FloorSize, Pagoda};
use crate::tajuto::state::State;
use crate::tajuto::{
    ActionTile, Command, Edition, EditionFile, Objective, Opening, Options, Stack, Tajuto, TouchMode, Ware,
};
use proptest::prelude::*;
use std::sync::{Arc, LazyLock};

static EDITIONS: LazyLock<[Arc<Edition>; 2]> = LazyLock::new(|| [Edition::standard(), other_edition()]);

/// An edition in which every number is another than in the standard one.
pub(super) fn other_edition() -> Arc<Edition> {
    let mut file: EditionFile = Edition::standard().file().clone();
    file.name = "tajuto-other".into();
    file.wisdom.prices.one = [1, 3, 5];
    file.wisdom.prices.two = [5, 7, 9];
    file.wisdom.prices.three = [9, 11, 13];
    file.wisdom.prices.four = [13, 15, 17];
    file.wisdom.prices.five = [17, 19, 21];
    file.market.prices = [7, 9];
    file.market.discount = 3;
    file.shrine.prices = [9, 11];
    file.shrine.bonus = 2;
    file.additional_action.draw.prices = [5, 6];
    file.additional_action.draw.use_cost = 1;
    file.additional_action.offer.prices = [6, 7];
    file.additional_action.offer.use_cost = 1;
    file.additional_action.acquire.prices = [7, 8];
    file.additional_action.acquire.use_cost = 2;
    file.basic_action.use_costs = [0, 3, 5];
    file.inauguration.price = 6;
    file.inauguration.points = 5;
    file.objective.points = 2;
    file.objective.steps = 20;
    file.touch.handful = 4;
    file.touch.handfuls = 2;
    file.touch.touch_noise = [0.2, 0.25, 0.3, 0.4, 0.5, 0.6];
    file.board.path_length = 50;
    file.board.pagodas.reverse();
    file.board.players.reverse();
    Arc::new(Edition::try_from(file).unwrap())
}

/// What a random game is made of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Recipe {
    pub(super) players: usize,
    pub(super) options: Options,
    /// Whether the game is played by another edition than the standard one.
    pub(super) other_edition: bool,
    pub(super) seed: u64,
    /// The seed of the players' whims.
    pub(super) whims: u64,
}

pub(super) fn recipes() -> impl Strategy<Value = Recipe> {
    let touch = prop_oneof![Just(TouchMode::Feel), Just(TouchMode::Sizes), Just(TouchMode::Blind)];
    (2..=4_usize, touch, any::<bool>(), any::<bool>(), any::<u64>(), any::<u64>()).prop_map(
        |(players, touch, open_scores, other_edition, seed, whims)| Recipe {
            players,
            options: Options { touch, open_scores },
            other_edition,
            seed,
            whims,
        },
    )
}

impl Recipe {
    pub(super) fn dice(&self) -> Seed {
        Seed::from(self.seed)
    }

    pub(super) fn open(&self) -> Opening {
        let edition = &EDITIONS[usize::from(self.other_edition)];
        let setup = Setup::plain(Arc::clone(edition), self.options, self.players).unwrap();
        Tajuto::open(&setup, &self.dice())
    }

    /// Plays random legal commands to the end, showing each step.
    pub(super) fn play(&self, show: impl FnMut(&Step<'_, Tajuto>)) -> Played<Tajuto> {
        let mut whims = Seed::from(self.whims).stream(0);
        let choose = |state: &State, seat| Some(whim(state, seat, &mut whims));
        Played::to_the_end(self.open(), &self.dice(), choose, show)
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
