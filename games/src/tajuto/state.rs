//! The whole truth of a game. It has no way out of the server but a view.

use super::edition::Edition;
use super::floor::{ByPagoda, Floor, FloorSet, Pagoda, PagodaSet};
use super::objective::ObjectiveSet;
use super::score::Score;
use super::setup::{Opening, Options};
use super::tile::{ActionTile, Stack, Ware};
use super::touch::Handful;
use crate::dice::DrawNumber;
use crate::game::Viewer;
use crate::outcome::Outcome;
use crate::seat::{BySeat, Seat};
use crate::setup::PlayerColour;
use std::sync::Arc;

/// The number of finished pagodas that ends the game (T25).
pub(crate) const PAGODAS_TO_END: usize = 4;

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) edition: Arc<Edition>,
    pub(crate) options: Options,
    pub(crate) players: BySeat<Player>,
    pub(crate) garden: ByPagoda<Site>,
    /// How many tiles of each stack of the village are gone.
    pub(crate) sold: [u8; 10],
    /// The Inauguration tiles that lie beside their sites.
    pub(crate) inaugurations: PagodaSet,
    pub(crate) objectives: ObjectiveSet,
    /// What is in the bag; a handful that is being felt counts as in it.
    pub(crate) bag: FloorSet,
    /// Who finished the first pagoda (T24).
    pub(crate) first_finisher: Option<Seat>,
    /// Turns begun so far, the present one included.
    pub(crate) turn: u32,
    /// The number of the next draw.
    pub(crate) next_draw: DrawNumber,
    pub(crate) phase: Phase,
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// A seat's turn; `acted` once it has used an Action tile (T8).
    Turn { seat: Seat, acted: bool },
    /// A seat's hand is in the bag (T12); this is its `nth` handful.
    Groping { seat: Seat, nth: u8, handful: Handful },
    /// The game has ended.
    Over(Box<Outcome<Score>>),
}

/// What lies before a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) colour: PlayerColour,
    pub(crate) mp: u32,
    pub(crate) tiles: [Held; 6],
    /// The cubes not yet placed.
    pub(crate) cubes: PagodaSet,
    /// The floors in front.
    pub(crate) floors: FloorSet,
    pub(crate) markets: u8,
    /// Inauguration tiles; those of finished pagodas lie face down.
    pub(crate) inaugurations: PagodaSet,
    /// Face-down Wisdom tiles, by points from 1 to 5.
    pub(crate) wisdom: [u8; 5],
    /// Face-down Shrines.
    pub(crate) shrines: u8,
    /// Face-down Objectives.
    pub(crate) objectives: ObjectiveSet,
}

/// How many Action tiles of a letter a player has, and how many of them are used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Held {
    pub(crate) owned: u8,
    pub(crate) used: u8,
}

/// A building site and its pagoda.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Site {
    pub(crate) height: u8,
    /// Whose cube stands on each floor, from the ground up.
    pub(crate) cubes: [Option<Seat>; 6],
}

impl Site {
    /// Whose cube stands on the top floor.
    pub(crate) fn top_cube(&self) -> Option<Seat> {
        self.height.checked_sub(1).and_then(|top| self.cubes[usize::from(top)])
    }

    pub(crate) fn is_finished(&self) -> bool {
        self.height == 6
    }
}

impl Player {
    fn at_the_start(colour: PlayerColour) -> Self {
        let held = |tile| u8::from(matches!(tile, ActionTile::A | ActionTile::B | ActionTile::C));
        Self {
            colour,
            mp: 0,
            tiles: ActionTile::ALL.map(|tile| Held { owned: held(tile), used: 0 }),
            cubes: PagodaSet::ALL,
            floors: FloorSet::NONE,
            markets: 0,
            inaugurations: PagodaSet::NONE,
            wisdom: [0; 5],
            shrines: 0,
            objectives: ObjectiveSet::NONE,
        }
    }

    /// Lays an acquired tile before the player.
    pub(crate) fn take(&mut self, ware: Ware) {
        match ware {
            Ware::Inauguration { pagoda } => self.inaugurations.insert(pagoda),
            Ware::Village { stack } => match stack {
                Stack::Wisdom1 => self.wisdom[0] += 1,
                Stack::Wisdom2 => self.wisdom[1] += 1,
                Stack::Wisdom3 => self.wisdom[2] += 1,
                Stack::Wisdom4 => self.wisdom[3] += 1,
                Stack::Wisdom5 => self.wisdom[4] += 1,
                Stack::Market => self.markets += 1,
                Stack::Shrine => self.shrines += 1,
                Stack::ActionDraw => self.tiles[ActionTile::D.index()].owned += 1,
                Stack::ActionOffer => self.tiles[ActionTile::E.index()].owned += 1,
                Stack::ActionAcquire => self.tiles[ActionTile::F.index()].owned += 1,
            },
        }
    }

    /// The points printed on the player's Wisdom tiles.
    pub(crate) fn printed_wisdom(&self) -> u32 {
        self.wisdom.iter().zip(1..).map(|(&tiles, points)| u32::from(tiles) * points).sum()
    }

    /// How many tiles lie face down, given which pagodas are finished.
    pub(crate) fn face_down(&self, finished: PagodaSet) -> usize {
        let wisdom: u8 = self.wisdom.iter().sum();
        usize::from(wisdom + self.shrines)
            + self.objectives.len()
            + self.inaugurations.intersection(finished).len()
    }
}

impl State {
    /// The position before the first command (T1–T4).
    pub(crate) fn new(opening: &Opening) -> Self {
        Self {
            edition: Arc::clone(&opening.edition),
            options: opening.options,
            players: opening.colours.map(|_, &colour| Player::at_the_start(colour)),
            garden: ByPagoda::default(),
            sold: [0; 10],
            inaugurations: PagodaSet::ALL,
            objectives: ObjectiveSet::ALL,
            bag: FloorSet::ALL,
            first_finisher: None,
            turn: 1,
            next_draw: 1,
            phase: Phase::Turn { seat: opening.first, acted: false },
        }
    }

    /// The pagodas that are finished.
    pub(crate) fn finished(&self) -> PagodaSet {
        self.garden.iter().filter(|(_, site)| site.is_finished()).map(|(pagoda, _)| pagoda).collect()
    }

    /// Whether a floor can be built now (T18).
    pub(crate) fn fits(&self, floor: Floor) -> bool {
        self.garden[floor.pagoda].height + 1 == floor.size.get()
    }

    /// The floors in front of a player that can be built now.
    pub(crate) fn buildable(&self, player: &Player) -> FloorSet {
        player.floors.iter().filter(|&floor| self.fits(floor)).collect()
    }

    /// The printed price of a ware, if it is there to be bought.
    pub(crate) fn printed_price(&self, ware: Ware) -> Option<u16> {
        match ware {
            Ware::Village { stack } => {
                self.edition.prices(stack).get(usize::from(self.sold[stack.index()])).copied()
            }
            Ware::Inauguration { pagoda } => {
                self.inaugurations.contains(pagoda).then(|| self.edition.file().inauguration.price)
            }
        }
    }

    /// What a price comes to for a player: less for each Market, never below 0 (T16).
    pub(crate) fn reduced(&self, printed: u16, player: &Player) -> u16 {
        printed.saturating_sub(self.edition.file().market.discount * u16::from(player.markets))
    }

    /// The score of a seat as things stand.
    pub(crate) fn score(&self, seat: Seat) -> Score {
        Score::of(&self.players[seat], self.finished(), &self.edition)
    }

    /// The owner of a pagoda's Inauguration tile.
    pub(crate) fn inauguration_owner(&self, pagoda: Pagoda) -> Option<Seat> {
        self.players.iter().find(|(_, player)| player.inaugurations.contains(pagoda)).map(|(seat, _)| seat)
    }

    /// The seat to move.
    pub(crate) fn to_move(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn { seat, .. } | Phase::Groping { seat, .. } => Some(seat),
            Phase::Over(_) => None,
        }
    }

    /// Whether a viewer may see what lies face down before a seat: its owner, everybody once the game is
    /// over or where scores are open (T30), and those from whom nothing of the kind is hidden.
    pub(crate) fn shows_pile(&self, viewer: Viewer, owner: Seat) -> bool {
        match viewer {
            Viewer::Seat(seat) if seat == owner => true,
            Viewer::Seat(_) | Viewer::Spectator => {
                self.options.open_scores || matches!(self.phase, Phase::Over(_))
            }
            Viewer::AllHands | Viewer::Everyone => true,
        }
    }
}
