//! A table to test at: positions are set up piece by piece, then played by the real rules.

use crate::dice::Seed;
use crate::game::{CitesRule, Game, Viewer};
use crate::seat::{BySeat, Seat};
use crate::setup::{FirstPlayer, Setup};
use crate::tajuto::floor::{Floor, FloorSet, FloorSize, Pagoda};
use crate::tajuto::state::{Player, State};
use crate::tajuto::{
    ActionTile, Command, Deed, Edition, Event, Objective, Options, Preview, Refusal, Stack, Tajuto,
    TouchMode, View, Ware,
};

/// The seats by number.
pub(super) const ONE: Seat = Seat::ALL[0];
pub(super) const TWO: Seat = Seat::ALL[1];
pub(super) const THREE: Seat = Seat::ALL[2];

/// A position under test, seat 0 to move first.
#[derive(Clone)]
pub(super) struct Table {
    pub(super) state: State,
    pub(super) seed: Seed,
}

pub(super) fn floor(pagoda: Pagoda, size: u8) -> Floor {
    Floor { pagoda, size: FloorSize::try_from(size).unwrap() }
}

pub(super) fn village(stack: Stack) -> Ware {
    Ware::Village { stack }
}

impl Table {
    /// Two to four players, floors drawn blind, nothing on the board.
    pub(super) fn of(players: usize) -> Self {
        Self::with_options(players, Options { touch: TouchMode::Blind, open_scores: false })
    }

    pub(super) fn with_options(players: usize, options: Options) -> Self {
        Self::with_edition(players, options, Edition::standard())
    }

    pub(super) fn with_edition(players: usize, options: Options, edition: std::sync::Arc<Edition>) -> Self {
        let colours = edition.file().board.players.iter().copied().take(players).collect::<Vec<_>>();
        let colours = BySeat::try_from(colours).unwrap();
        let setup = Setup::new(edition, options, colours, FirstPlayer::Seat(ONE)).unwrap();
        let seed = Seed::from(1);
        Self { state: Tajuto::begin(&Tajuto::open(&setup, &seed)), seed }
    }

    // Setting up.

    /// Raises a pagoda to a height, with floors from the bag; seat 1 finished the first one.
    pub(super) fn pagoda(mut self, pagoda: Pagoda, height: u8) -> Self {
        for size in 1..=height {
            self.state.bag.remove(floor(pagoda, size));
        }
        self.state.garden[pagoda].height = height;
        if height == 6 {
            self.state.inaugurations.remove(pagoda);
            self.state.first_finisher.get_or_insert(TWO);
        }
        self
    }

    /// Lays floors from the bag in front of a player.
    pub(super) fn front(mut self, seat: Seat, floors: &[Floor]) -> Self {
        for &floor in floors {
            self.state.bag.remove(floor);
            self.state.players[seat].floors.insert(floor);
        }
        self
    }

    /// Puts a player's cube on the top floor of a pagoda.
    pub(super) fn cube(mut self, seat: Seat, pagoda: Pagoda) -> Self {
        let top = usize::from(self.state.garden[pagoda].height) - 1;
        self.state.players[seat].cubes.remove(pagoda);
        self.state.garden[pagoda].cubes[top] = Some(seat);
        self
    }

    pub(super) fn mp(mut self, seat: Seat, mp: u32) -> Self {
        self.state.players[seat].mp = mp;
        self
    }

    /// Gives a player the top tile of a stack or an Inauguration tile.
    pub(super) fn owns(mut self, seat: Seat, ware: Ware) -> Self {
        let paid = crate::tajuto::Use { tile: ActionTile::A, cost: 0 };
        let (phase, tiles) = (self.state.phase.clone(), self.state.players[seat].tiles);
        Tajuto::apply(&mut self.state, &Event { seat, deed: Deed::Acquired { paid, ware, price: 0 } });
        self.state.phase = phase;
        let used: Vec<u8> = tiles.iter().map(|held| held.used).collect();
        self.state.players[seat].tiles.iter_mut().zip(used).for_each(|(held, used)| held.used = used);
        self
    }

    /// Gives a player an Objective.
    pub(super) fn claimed(mut self, seat: Seat, objective: Objective) -> Self {
        self.state.objectives.remove(objective);
        self.state.players[seat].objectives.insert(objective);
        self
    }

    /// Leaves only these floors in the bag; the others are set aside, so pieces no longer add up.
    pub(super) fn bag(mut self, floors: &[Floor]) -> Self {
        self.state.bag = floors.iter().copied().collect::<FloorSet>();
        self
    }

    // Playing.

    /// Gives a command that must be accepted.
    #[track_caller]
    pub(super) fn play(&mut self, seat: Seat, command: Command) -> Event {
        let mut events = match Tajuto::decide(&self.state, seat, &command, &self.seed) {
            Ok(events) => events,
            Err(refusal) => panic!("{command:?} was refused: {refusal}"),
        };
        for event in &events {
            Tajuto::apply(&mut self.state, event);
        }
        events.remove(0)
    }

    /// Gives a command that must be refused, with this rule, and must change nothing.
    #[track_caller]
    pub(super) fn refuse(&self, seat: Seat, command: Command, rule: u8) -> Refusal {
        let before = self.state.clone();
        let refusal = match Tajuto::decide(&self.state, seat, &command, &self.seed) {
            Ok(events) => panic!("{command:?} was accepted: {events:?}"),
            Err(refusal) => refusal,
        };
        assert_eq!(self.state, before);
        assert_eq!(Tajuto::preview(&self.state, seat, &command), Err(refusal.clone()));
        assert_eq!(refusal.rule().to_string(), format!("T{rule}"), "{refusal}");
        assert!(refusal.to_string().starts_with(&format!("T{rule}: ")), "{refusal}");
        refusal
    }

    #[track_caller]
    pub(super) fn preview(&self, seat: Seat, command: Command) -> Preview {
        Tajuto::preview(&self.state, seat, &command).unwrap()
    }

    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.state.players[seat]
    }

    pub(super) fn view(&self, viewer: Viewer) -> View {
        Tajuto::view(&self.state, viewer)
    }
}
