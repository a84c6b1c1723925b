//! The options of Satori, and the first fact of a game.

use super::Satori;
use super::draw;
use super::edition::Edition;
use super::goods::Goods;
use super::piece::{
    AltarTile, Amulet, CostTile, Decoration, MeditationTile, SorinTile, StartingTile, TierTile, Worshippers,
};
use super::state::{
    ConstructionSite, Court, Earned, Ground, Mountains, Pagoda, Phase, Player, State, Storey, player,
};
use crate::dice::{Dice, DrawNumber};
use crate::seat::{BySeat, Seat};
use crate::setup::{FirstPlayer, PlayerColour, Setup, SetupError, each_once};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;

/// What the host chooses: nothing yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {}

/// The first fact of a game: the agreement, the edition itself, who begins, and what was dealt (S1–S7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "OpeningRecord")]
pub struct Opening {
    pub(super) edition: Arc<Edition>,
    pub(super) options: Options,
    pub(super) colours: BySeat<PlayerColour>,
    pub(super) first: Seat,
    /// The draw that chose the first player out of the seats in order, if chance did.
    pub(super) first_draw: Option<DrawNumber>,
    pub(super) deal: Deal,
}

/// What chance lays out before the game: draws 1 to 8, in this order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The tiers from the ground up.
    pub(super) tiers: Vec<TierTile>,
    pub(super) sorin: SorinTile,
    pub(super) altars: Vec<AltarTile>,
    pub(super) decorations: Vec<Decoration>,
    /// The meditation tiles, space by space.
    pub(super) tiles: Vec<MeditationTile>,
    pub(super) sanmon: Worshippers,
    pub(super) starting_tiles: Vec<StartingTile>,
    /// The amulets by seat; the others have left the game unseen.
    pub(super) amulets: BySeat<Amulet>,
}

/// The draw after those of the deal.
const FIRST_DRAW_OF_PLAY: DrawNumber = 9;

impl Opening {
    pub(super) fn new(setup: &Setup<Satori>, dice: &dyn Dice) -> Self {
        let (first, first_draw) = setup.draw_first(dice);
        let edition = Arc::clone(setup.edition());
        let deal = Deal::new(&edition, setup.colours(), dice);
        Self { edition, options: *setup.options(), colours: setup.colours().clone(), first, first_draw, deal }
    }

    /// The agreement of which it was made.
    pub(super) fn setup(&self) -> Result<Setup<Satori>, SetupError> {
        let first = self.first_draw.map_or(FirstPlayer::Seat(self.first), |_| FirstPlayer::Random);
        Setup::new(Arc::clone(&self.edition), self.options, self.colours.clone(), first)
    }
}

impl Deal {
    fn new(edition: &Edition, seats: &BySeat<PlayerColour>, dice: &dyn Dice) -> Self {
        let players = seats.len();
        let mut starting_tiles = draw::some(
            numbers(edition.starting_tile.len()).map(StartingTile).collect(),
            players + 1,
            &mut dice.stream(7),
        );
        starting_tiles.sort_unstable();
        let amulets = draw::some(Amulet::ALL.to_vec(), players, &mut dice.stream(8));
        let kinds: Vec<SorinTile> = edition.sorin.iter().map(|entry| entry.id).collect();
        Self {
            tiers: draw::some(numbers(edition.tier.len()).map(TierTile).collect(), 5, &mut dice.stream(1)),
            sorin: draw::some(kinds, 1, &mut dice.stream(2))[0],
            altars: draw::altars(&altar_pile(edition), &mut dice.stream(3)),
            decorations: draw::decorations(&decoration_pile(edition), &mut dice.stream(4)),
            tiles: draw::meditation_tiles(
                &meditation_pile(edition),
                |tile| edition.era(tile) == 1,
                12,
                &mut dice.stream(5),
            ),
            sanmon: draw::worshippers(bag(edition, players), players, &mut dice.stream(6)),
            starting_tiles,
            amulets: seats.map(|seat, _| amulets[seat.index()]),
        }
    }
}

fn numbers(count: usize) -> impl Iterator<Item = u8> {
    0..u8::try_from(count).unwrap_or(u8::MAX)
}

fn altar_pile(edition: &Edition) -> Vec<AltarTile> {
    numbers(edition.altar.len()).map(AltarTile).collect()
}

fn decoration_pile(edition: &Edition) -> Vec<u8> {
    edition.decoration.iter().map(|kind| kind.copies).collect()
}

fn meditation_pile(edition: &Edition) -> Vec<u8> {
    edition.meditation.iter().map(|kind| kind.copies).collect()
}

fn bag(edition: &Edition, players: usize) -> Worshippers {
    Worshippers::each(edition.worshippers_per_colour.of(players))
}

/// Takes dealt pieces out of a pile of copies; nothing where they were not in it.
fn less(mut pile: Vec<u8>, kinds: impl IntoIterator<Item = usize>) -> Option<Vec<u8>> {
    for kind in kinds {
        let copies = pile.get_mut(kind)?;
        *copies = copies.checked_sub(1)?;
    }
    Some(pile)
}

impl State {
    /// The position before the first command (S1–S6).
    pub(super) fn new(opening: &Opening) -> Self {
        // An opening is checked when it is made or read.
        Self::laid_out(opening).unwrap_or_else(|| unreachable!("an opening that cannot be laid out"))
    }

    fn laid_out(opening: &Opening) -> Option<Self> {
        let Opening { edition, options, colours, first, deal, .. } = opening;
        let players = colours.len();
        let mut altar_pile = altar_pile(edition);
        for tile in &deal.altars {
            altar_pile.remove(altar_pile.iter().position(|other| other == tile)?);
        }
        let mut altars = deal.altars.iter().copied();
        let bag = bag(edition, players);
        let mut ground = [Ground::default(); 12];
        (deal.tiles.len() == 12).then_some(())?;
        ground.iter_mut().zip(&deal.tiles).for_each(|(ground, &tile)| ground.tile = Some(tile));
        let storeys: Vec<Storey> =
            deal.tiers.iter().map(|&tile| Storey { tile, plate: None, roof: false }).collect();
        let order: Vec<Seat> =
            std::iter::successors(Some(*first), |&seat| Some(colours.after(seat))).take(players).collect();
        Some(Self {
            edition: Arc::clone(edition),
            options: *options,
            players: colours.map(|seat, &colour| Player::at_the_start(edition, colour, deal.amulets[seat])),
            supply: edition.supply,
            bag: Worshippers {
                grey: bag.grey.checked_sub(deal.sanmon.grey)?,
                orange: bag.orange.checked_sub(deal.sanmon.orange)?,
                purple: bag.purple.checked_sub(deal.sanmon.purple)?,
            },
            sanmon: deal.sanmon,
            court: Court::new(edition, players),
            site: ConstructionSite {
                altars: [altars.next(), altars.next(), altars.next()],
                decorations: deal.decorations.clone(),
                altar_pile,
                decoration_pile: less(
                    decoration_pile(edition),
                    deal.decorations.iter().map(|kind| kind.index()),
                )?,
                altars_gone: 0,
                decorations_gone: 0,
            },
            mountains: Mountains {
                ground,
                hikari: [0; 3],
                pile: less(meditation_pile(edition), deal.tiles.iter().map(|kind| kind.index()))?,
                spent: 0,
            },
            pagoda: Pagoda {
                storeys: storeys.try_into().ok()?,
                sorin: None,
                pile: numbers(edition.jokoro_cost.len()).map(CostTile).collect(),
                cancelled: edition.cancelled_tiles.of(players),
                neutral: edition.cancelled_tiles.of(players),
            },
            sorin_tile: deal.sorin,
            starting_tiles: deal.starting_tiles.clone(),
            round: 1,
            turns: 0,
            order,
            bells: Vec::new(),
            next_draw: FIRST_DRAW_OF_PLAY,
            phase: Phase::StartingTile { seat: *first },
        })
    }
}

impl Player {
    fn at_the_start(edition: &Edition, colour: PlayerColour, amulet: Amulet) -> Self {
        Self {
            colour,
            goods: Goods { points: 0, ..edition.start },
            earned: Earned { start: edition.start.points.into(), ..Earned::default() },
            monks: player::MONKS,
            on_sun: 0,
            jokoro: player::JOKORO - 1,
            sixth_locked: true,
            hand: None,
            offerings: 0,
            starting_tile: None,
            amulet,
            amulet_played: false,
            amulet_choice: None,
        }
    }
}

/// An opening as it is stored, not yet checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OpeningRecord {
    #[serde(deserialize_with = "Edition::stored")]
    edition: Arc<Edition>,
    options: Options,
    colours: BySeat<PlayerColour>,
    first: Seat,
    first_draw: Option<DrawNumber>,
    deal: Deal,
}

impl TryFrom<OpeningRecord> for Opening {
    type Error = SetupError;

    fn try_from(record: OpeningRecord) -> Result<Self, SetupError> {
        let OpeningRecord { edition, options, colours, first, first_draw, deal } = record;
        each_once(&colours)?;
        if colours.get(first).is_none() {
            return Err(SetupError::FirstNotSeated(first));
        }
        if deal.amulets.len() != colours.len() {
            return Err(SetupError::ImpossibleDeal);
        }
        let opening = Self { edition, options, colours, first, first_draw, deal };
        let state = State::laid_out(&opening).ok_or(SetupError::ImpossibleDeal)?;
        super::check::check(&state).map_err(|_| SetupError::ImpossibleDeal)?;
        Ok(opening)
    }
}
