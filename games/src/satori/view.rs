//! What one viewer may know of the present: the only way out of the server.

mod build;

pub(super) use build::view;

use super::goods::Goods;
use super::piece::{
    AltarTile, Amulet, Colour, CostTile, Decoration, MeditationTile, Place, SorinTile, StartingTile,
    TierTile, Wheel, Worshippers,
};
use super::score::Score;
use super::setup::Options;
use super::state::{Earned, JokoroSpace, Pending, Source, Won};
use crate::outcome::Outcome;
use crate::seat::{BySeat, Seat};
use crate::setup::PlayerColour;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The table as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct View {
    /// What the host chose.
    pub options: Options,
    /// Which round it is, from 1; the Architect stands at the tier of this number.
    pub round: u8,
    /// Turns ended in this round.
    pub turns: u8,
    /// The turn order.
    pub order: Vec<Seat>,
    /// Those who prayed, in the order of their bells.
    pub bells: Vec<Seat>,
    /// What the game waits for.
    pub phase: PhaseView,
    /// The players by seat.
    #[ts(as = "Vec<PlayerView>")]
    pub players: BySeat<PlayerView>,
    /// The goods that nobody has.
    pub supply: Goods,
    /// The worshippers in the bag.
    pub bag: Worshippers,
    /// The worshippers at the Sanmon.
    pub sanmon: Worshippers,
    /// The places of the court: the basic altars, then the free spots.
    pub court: Vec<AltarView>,
    /// The worshippers on the charity altar.
    pub charity: Worshippers,
    /// The construction site.
    pub site: SiteView,
    /// The spaces of the mountains.
    pub mountains: Vec<GroundView>,
    /// Where the lights stand.
    pub hikari: Vec<Place>,
    /// How many meditation tiles of each kind are in the piles.
    pub meditation_pile: Vec<u8>,
    /// The Great Pagoda.
    pub pagoda: PagodaView,
    /// The starting tiles that nobody has taken yet.
    pub starting_tiles: Vec<StartingTile>,
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say who is asked")]
pub enum PhaseView {
    /// A starting tile is taken.
    StartingTile { seat: Seat },
    /// A first monk is set.
    FirstMonk { seat: Seat },
    /// A player's turn.
    Turn(TurnView),
    /// A player says in secret whether to play the amulet.
    Amulet { seat: Seat },
    /// A player chooses the mix of an amulet's bonus.
    Bonus { seat: Seat, amulet: Amulet },
    /// A player may claim offerings.
    Claim { seat: Seat },
    /// A player says which monks stay.
    Keep { seat: Seat },
    /// A player may exchange meditation tiles.
    Exchange { seat: Seat },
    /// The game is over.
    Over { outcome: Outcome<Score> },
}

/// A player's turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct TurnView {
    /// Whose.
    pub seat: Seat,
    /// Whether the worshipper has been placed.
    pub placed: bool,
    /// Whether a prayer wheel has been turned.
    pub wheel_turned: bool,
    /// Where the hand lay when the turn began.
    pub hand_before: Option<Wheel>,
    /// What is open, the oldest first; only the last can be acted upon.
    pub open: Vec<FrameView>,
    /// Tiles won that are not open yet.
    pub won: Vec<Won>,
}

/// Something that is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct FrameView {
    /// What opened it.
    pub source: Source,
    /// Its actions.
    pub actions: Vec<Pending>,
}

/// What lies before a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PlayerView {
    /// The colour.
    pub colour: PlayerColour,
    /// Satori Points on the track.
    pub points: u16,
    /// Where they come from.
    pub earned: Earned,
    /// Goods, incense and meditation tiles.
    pub goods: Goods,
    /// Monks at hand.
    pub monks: u8,
    /// Monks on the sun.
    pub on_sun: u8,
    /// Jokoro at hand.
    pub jokoro: u8,
    /// Whether the sixth Jokoro still lies on the offerings track.
    pub sixth_locked: bool,
    /// Where the hand lies; nothing is the roof.
    pub hand: Option<Wheel>,
    /// The space on the offerings track.
    pub offerings: u8,
    /// The starting tile.
    pub starting_tile: Option<StartingTile>,
    /// The amulet: for those who may know.
    pub amulet: Option<Amulet>,
    /// Whether the amulet lies open.
    pub amulet_played: bool,
    /// Whether this player has chosen about the amulet, while others have not.
    pub has_chosen: bool,
    /// What was chosen: for the chooser.
    pub choice: Option<bool>,
}

/// A place of the court.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct AltarView {
    /// The colour of the altar; free ground has none.
    pub colour: Option<Colour>,
    /// The worshippers on it.
    pub worshippers: Worshippers,
    /// What was built here.
    pub built: Option<BuiltView>,
}

/// An altar that a player built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct BuiltView {
    /// The tile.
    pub tile: AltarTile,
    /// Its decoration.
    pub decoration: Decoration,
    /// Whose it is.
    pub owner: Seat,
    /// Whether the owner's Jokoro stands on it.
    pub jokoro: bool,
}

/// The construction site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SiteView {
    /// The altar tiles, place by place.
    pub altars: Vec<Option<AltarTile>>,
    /// The decorations.
    pub decorations: Vec<Decoration>,
    /// The altar tiles that are still to come, in no order.
    pub altar_pile: Vec<AltarTile>,
    /// How many decorations of each kind are still to come.
    pub decoration_pile: Vec<u8>,
}

/// A space of a mountain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct GroundView {
    /// The tile on it.
    pub tile: Option<MeditationTile>,
    /// Whose monk stands there.
    pub monk: Option<Seat>,
}

/// The Great Pagoda.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PagodaView {
    /// The tiers from the ground up.
    pub tiers: Vec<StoreyView>,
    /// The scoring tile of the Sōrin.
    pub sorin_tile: SorinTile,
    /// The Sōrin, once it is built.
    pub sorin: Option<SorinView>,
    /// The cost tiles of the Jokoro pile, in no order.
    pub cost_pile: Vec<CostTile>,
    /// How many cancelled tiles are in that pile.
    pub cancelled: u8,
    /// Neutral Jokoro at hand.
    pub neutral: u8,
}

/// A tier with its roof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct StoreyView {
    /// Its tile.
    pub tile: TierTile,
    /// What lies on it once it is built.
    pub plate: Option<PlateView>,
    /// Whether it has its roof.
    pub roof: bool,
}

/// The Sōrin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SorinView {
    /// Who built it.
    pub owner: Seat,
    /// What lies on it.
    pub plate: PlateView,
}

/// A cost tile with its spaces for Jokoro.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PlateView {
    /// The price; nothing where both tiles drawn were cancelled.
    pub cost: Option<CostTile>,
    /// The spaces.
    pub spaces: Vec<JokoroSpace>,
}
