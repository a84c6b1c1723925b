//! The shape of an edition file: what `editions/satori-1.toml` looks like.

use crate::edition::Source;
use crate::satori::effect::Effect;
use crate::satori::goods::{Goods, Printed};
use crate::satori::piece::{Colour, SorinTile, Tier};
use crate::setup::PlayerColour;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An edition as it is written down, not yet checked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EditionFile {
    /// Begins with the name of the game: `satori-1`.
    pub name: String,
    /// What there is of each good.
    pub supply: Goods,
    /// Worshippers of each colour in the bag (S1).
    pub worshippers_per_colour: ByPlayers,
    /// Cancelled tiles in the Jokoro pile, and neutral Jokoro (S3).
    pub cancelled_tiles: ByPlayers,
    /// Spaces for Jokoro on a tier (S18).
    pub jokoro_spaces_per_tier: ByPlayers,
    /// Spots of the court where an altar can be built (S16).
    pub free_altar_spots: ByPlayers,
    /// What an altar costs at each place of the site (S16).
    pub site_prices: Vec<Goods>,
    /// Meditation tiles to add for the first, second and third altar of a player (S16).
    pub altar_surcharge_meditation_tiles: Vec<u8>,
    /// What building over a basic altar adds (S16).
    pub replace_basic: Goods,
    /// What the Sōrin costs (S18).
    pub sorin_cost: Goods,
    /// Coins for one, two and three colours of worshippers (S24).
    pub collection: Vec<u8>,
    /// What everybody begins with (S6).
    pub start: Goods,
    /// The colours of altars and worshippers.
    pub altar_colours: Vec<Colour>,
    /// The colours of the players.
    pub player_colours: Vec<PlayerColour>,
    /// The altars printed on the board.
    pub basic_altar: Vec<BasicAltar>,
    /// The altar tiles.
    pub altar: Vec<AltarEntry>,
    /// The kinds of decorations.
    pub decoration: Vec<DecorationEntry>,
    /// The tier tiles.
    pub tier: Vec<TierEntry>,
    /// The roofs, from the ground up.
    pub roof: Vec<RoofEntry>,
    /// The cost tiles of the Jokoro pile.
    pub jokoro_cost: Vec<CostEntry>,
    /// The prayer wheels.
    pub prayer_wheel: Vec<WheelEntry>,
    /// The offerings track, from its start.
    pub offering: Vec<OfferingEntry>,
    /// The starting tiles.
    pub starting_tile: Vec<StartingEntry>,
    /// The kinds of meditation tiles.
    pub meditation: Vec<MeditationEntry>,
    /// The scoring tiles of the Sōrin.
    pub sorin: Vec<SorinEntry>,
}

/// A number that depends on how many play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ByPlayers {
    /// With two.
    #[serde(rename = "2")]
    pub two: u8,
    /// With three.
    #[serde(rename = "3")]
    pub three: u8,
    /// With four.
    #[serde(rename = "4")]
    pub four: u8,
}

impl ByPlayers {
    /// The number for a table.
    pub fn of(self, players: usize) -> u8 {
        match players {
            2 => self.two,
            3 => self.three,
            _ => self.four,
        }
    }

    /// The numbers for two, three and four.
    pub(super) fn all(self) -> [u8; 3] {
        [self.two, self.three, self.four]
    }
}

/// An altar printed on the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BasicAltar {
    /// Its name.
    pub id: String,
    /// Its colour.
    pub colour: Colour,
    /// Whether nothing can be built over it.
    pub protected: bool,
    /// What its left side does.
    pub left: Vec<Effect>,
    /// What its right side does.
    pub right: Vec<Effect>,
    /// Where this comes from; ours where it does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source: Option<Source>,
}

/// An altar tile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AltarEntry {
    /// Its name.
    pub id: String,
    /// Its colour.
    pub colour: Colour,
    /// What its left side does; the right one is its decoration.
    pub left: Vec<Effect>,
    /// What a Jokoro on it costs.
    pub jokoro: Goods,
    /// Where this comes from; ours where it does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source: Option<Source>,
}

/// A kind of decoration.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DecorationEntry {
    /// Its name.
    pub id: String,
    /// How many there are.
    pub copies: u8,
    /// What it does, as the right side of an altar.
    pub right: Vec<Effect>,
    /// Where this comes from; ours where it does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source: Option<Source>,
}

/// A tier tile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TierEntry {
    /// Its name.
    pub id: String,
    /// What the tier costs.
    pub cost: Goods,
    /// What it brings.
    pub points: u8,
    /// Where this comes from; ours where it does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source: Option<Source>,
}

/// A roof; it takes a meditation tile as well.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoofEntry {
    /// The tier under it.
    pub tier: Tier,
    /// What it costs.
    pub cost: Goods,
    /// What it brings.
    pub points: u8,
    /// Where this comes from; ours where it does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source: Option<Source>,
}

/// A cost tile: what a Jokoro on its tier costs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CostEntry {
    /// Its name.
    pub id: String,
    /// The price.
    pub cost: Goods,
    /// Where this comes from; ours where it does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source: Option<Source>,
}

/// A prayer wheel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WheelEntry {
    /// Its name.
    pub id: String,
    /// What it does.
    pub effect: Vec<Effect>,
    /// Where this comes from; ours where it does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source: Option<Source>,
}

/// A space of the offerings track.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OfferingEntry {
    /// Its number; the start is 0.
    pub space: u8,
    /// What can be had there: one of these.
    pub choices: Vec<Vec<Effect>>,
    /// Where this comes from; ours where it does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source: Option<Source>,
}

/// A starting tile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StartingEntry {
    /// Its name.
    pub id: String,
    /// What it brings.
    pub gain: Goods,
    /// Where this comes from; ours where it does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source: Option<Source>,
}

/// A kind of meditation tile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MeditationEntry {
    /// Its name.
    pub id: String,
    /// First or second era.
    pub era: u8,
    /// How many there are.
    pub copies: u8,
    /// What it does.
    pub effects: Vec<Effect>,
    /// Where this comes from; ours where it does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source: Option<Source>,
}

/// A scoring tile of the Sōrin.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SorinEntry {
    /// Which one.
    pub id: SorinTile,
}

impl EditionFile {
    /// Every list of effects of the file, with its key.
    pub(super) fn effects(&self) -> Vec<(String, &[Effect])> {
        let mut lists: Vec<(String, &[Effect])> = Vec::new();
        for (n, altar) in self.basic_altar.iter().enumerate() {
            lists.push((format!("basic_altar.{n}.left"), &altar.left));
            lists.push((format!("basic_altar.{n}.right"), &altar.right));
        }
        for (n, altar) in self.altar.iter().enumerate() {
            lists.push((format!("altar.{n}.left"), &altar.left));
        }
        for (n, decoration) in self.decoration.iter().enumerate() {
            lists.push((format!("decoration.{n}.right"), &decoration.right));
        }
        for (n, wheel) in self.prayer_wheel.iter().enumerate() {
            lists.push((format!("prayer_wheel.{n}.effect"), &wheel.effect));
        }
        for (n, tile) in self.meditation.iter().enumerate() {
            lists.push((format!("meditation.{n}.effects"), &tile.effects));
        }
        lists
    }

    /// Every fixed price and gift of the file, with its key.
    pub(super) fn goods(&self) -> Vec<(String, Goods)> {
        let mut all = vec![
            ("replace_basic".into(), self.replace_basic),
            ("sorin_cost".into(), self.sorin_cost),
            ("start".into(), self.start),
        ];
        let list = |key: &'static str, prices: Vec<Goods>| {
            prices.into_iter().enumerate().map(move |(n, goods)| (key.replace('#', &n.to_string()), goods))
        };
        all.extend(list("site_prices.#", self.site_prices.clone()));
        all.extend(list("altar.#.jokoro", self.altar.iter().map(|altar| altar.jokoro).collect()));
        all.extend(list("tier.#.cost", self.tier.iter().map(|tier| tier.cost).collect()));
        all.extend(list("roof.#.cost", self.roof.iter().map(|roof| roof.cost).collect()));
        all.extend(list("jokoro_cost.#.cost", self.jokoro_cost.iter().map(|tile| tile.cost).collect()));
        all.extend(list("starting_tile.#.gain", self.starting_tile.iter().map(|tile| tile.gain).collect()));
        all
    }
}

/// What an effect asks for and gives.
pub(super) fn printed(effect: Effect) -> (Printed, Printed) {
    match effect {
        Effect::Gain(gain) => (Printed::default(), gain),
        Effect::Exchange { pay, gain } => (pay, gain),
        _ => (Printed::default(), Printed::default()),
    }
}
