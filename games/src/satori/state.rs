//! The whole truth of a game. It has no way out of the server but a view.

mod court;
mod mountain;
mod pagoda;
pub(super) mod player;
mod turn;

pub(crate) use court::{Altar, BuiltAltar, ConstructionSite, Court};
pub(crate) use mountain::{Ground, Mountains};
pub use pagoda::JokoroSpace;
pub(crate) use pagoda::{Pagoda, Plate, Storey, TopStorey};
pub use player::Earned;
pub(crate) use player::{Kind, Player};
pub(crate) use turn::{Frame, Turn};
pub use turn::{Pending, Source, Won};

use super::edition::Edition;
use super::goods::Goods;
use super::piece::{Amulet, SorinTile, StartingTile, Tier, Worshippers};
use super::score::Score;
use super::setup::Options;
use crate::dice::DrawNumber;
use crate::outcome::Outcome;
use crate::seat::{BySeat, Seat};
use std::sync::Arc;

/// How many rounds a game has, and how many turns each player in a round.
pub(crate) const ROUNDS: u8 = 5;
pub(crate) const TURNS: u8 = 3;
/// The round after which amulets can first be played (S25).
pub(crate) const AMULET_ROUND: u8 = 3;
/// The highest level of incense (S12).
pub(crate) const MOST_INCENSE: u8 = 3;

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) edition: Arc<Edition>,
    pub(crate) options: Options,
    pub(crate) players: BySeat<Player>,
    /// The goods that nobody has.
    pub(crate) supply: Goods,
    /// The worshippers in the bag, and those who wait at the Sanmon.
    pub(crate) bag: Worshippers,
    pub(crate) sanmon: Worshippers,
    pub(crate) court: Court,
    pub(crate) site: ConstructionSite,
    pub(crate) mountains: Mountains,
    pub(crate) pagoda: Pagoda,
    /// The scoring tile beside the Sōrin; its owner is on the pagoda.
    pub(crate) sorin_tile: SorinTile,
    /// The starting tiles that nobody has taken yet (S7).
    pub(crate) starting_tiles: Vec<StartingTile>,
    /// Which round it is, from 1; the Architect stands at the tier of this number (S27).
    pub(crate) round: u8,
    /// Turns ended in this round.
    pub(crate) turns: u8,
    /// The turn order of this round, and those who have prayed for the next one (S24).
    pub(crate) order: Vec<Seat>,
    pub(crate) bells: Vec<Seat>,
    /// The number of the next draw.
    pub(crate) next_draw: DrawNumber,
    pub(crate) phase: Phase,
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// A seat takes a starting tile (S7).
    StartingTile { seat: Seat },
    /// A seat puts its first monk on a mountain (S7).
    FirstMonk { seat: Seat },
    /// A seat's turn.
    Turn(Turn),
    /// A seat says in secret whether it plays its amulet (S25, S33).
    Amulet { seat: Seat },
    /// A seat chooses the mix of an amulet's bonus (S25).
    Bonus { seat: Seat, amulet: Amulet },
    /// A seat may claim offerings at the end of a round (S30).
    Claim { seat: Seat },
    /// A seat says which monks stay on the mountains (S31).
    Keep { seat: Seat },
    /// A seat may exchange meditation tiles (S32).
    Exchange { seat: Seat },
    /// The game has ended.
    Over(Box<Outcome<Score>>),
}

impl State {
    /// The seat to move.
    pub(crate) fn to_move(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Turn(turn) => Some(turn.seat),
            Phase::StartingTile { seat }
            | Phase::FirstMonk { seat }
            | Phase::Amulet { seat }
            | Phase::Bonus { seat, .. }
            | Phase::Claim { seat }
            | Phase::Keep { seat }
            | Phase::Exchange { seat } => Some(*seat),
            Phase::Over(_) => None,
        }
    }

    /// The tier at which the Architect stands.
    pub(crate) fn architect(&self) -> Tier {
        Tier::of_round(self.round)
    }

    /// What a player can have of a gift: what is in the supply, and incense up to the highest level (S12).
    pub(crate) fn obtainable(&self, seat: Seat, gift: Goods) -> Goods {
        self.obtainable_for(seat, Goods::NONE, gift)
    }

    /// What a player can have of a gift once its price has gone back to the supply.
    pub(crate) fn obtainable_for(&self, seat: Seat, paid: Goods, gift: Goods) -> Goods {
        let incense = self.players[seat].goods.incense.saturating_sub(paid.incense);
        let supply = self.supply + paid;
        let room = MOST_INCENSE.saturating_sub(incense);
        gift.at_most(Goods { incense: room, points: u8::MAX, meditation_tile: 0, ..supply })
    }

    /// Hands goods that can be had to a player; points count for a kind of score.
    pub(crate) fn give(&mut self, seat: Seat, gift: Goods, kind: Kind) {
        let from_supply = Goods { incense: 0, points: 0, meditation_tile: 0, ..gift };
        self.supply = self.supply.less(from_supply).unwrap_or_default();
        let player = &mut self.players[seat];
        player.goods += Goods { points: 0, ..gift };
        player.earned.add(kind, gift.points);
    }

    /// Takes a price from a player, back to the supply; meditation tiles leave the game (S12).
    pub(crate) fn take(&mut self, seat: Seat, price: Goods) {
        let player = &mut self.players[seat];
        player.goods = player.goods.less(price).unwrap_or_default();
        self.supply += Goods { incense: 0, points: 0, meditation_tile: 0, ..price };
        self.mountains.spent += price.meditation_tile;
    }

    /// Whether an amulet lies open.
    pub(crate) fn is_played(&self, amulet: Amulet) -> bool {
        self.players.values().any(|player| player.amulet == amulet && player.amulet_played)
    }

    /// All worshippers: in the bag, at the Sanmon and on altars.
    pub(crate) fn worshippers(&self) -> Worshippers {
        let altars = self.court.altars.iter().map(|altar| altar.worshippers);
        altars.fold(self.bag.with(self.sanmon).with(self.court.charity), Worshippers::with)
    }

    /// How many altars a player has built.
    pub(crate) fn altars(&self, seat: Seat) -> usize {
        self.court.built().filter(|(_, altar)| altar.owner == seat).count()
    }

    /// How many of them carry their owner's Jokoro.
    pub(crate) fn altar_jokoro(&self, seat: Seat) -> usize {
        self.court.built().filter(|(_, altar)| altar.owner == seat && altar.jokoro).count()
    }
}
