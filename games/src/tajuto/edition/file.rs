//! The shape of an edition file: what `editions/tajuto-1.toml` looks like.

use crate::edition::Source;
use crate::setup::PlayerColour;
use crate::tajuto::floor::{FloorSize, Pagoda};
use crate::tajuto::tile::{ActionTile, Stack};
use schemars::JsonSchema;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

/// An edition as it is written down, not yet checked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EditionFile {
    /// Begins with the name of the game: `tajuto-1`.
    pub name: String,
    /// Wisdom tiles.
    pub wisdom: Wisdom,
    /// Markets.
    pub market: Market,
    /// Shrines.
    pub shrine: Shrine,
    /// The tiles D, E, F.
    pub additional_action: AdditionalActions,
    /// The tiles A, B, C.
    pub basic_action: BasicAction,
    /// Inauguration tiles.
    pub inauguration: Inauguration,
    /// Objectives.
    pub objective: ObjectiveTiles,
    /// Groping in the bag.
    pub touch: Touch,
    /// What the board looks like.
    pub board: Board,
}

/// Wisdom tiles.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Wisdom {
    /// Where the prices come from.
    pub source: Source,
    /// Prices by points.
    pub prices: WisdomPrices,
}

/// The three prices of each Wisdom stack.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WisdomPrices {
    /// Tiles of 1 point.
    #[serde(rename = "1", deserialize_with = "exactly")]
    pub one: [u16; 3],
    /// Tiles of 2 points.
    #[serde(rename = "2", deserialize_with = "exactly")]
    pub two: [u16; 3],
    /// Tiles of 3 points.
    #[serde(rename = "3", deserialize_with = "exactly")]
    pub three: [u16; 3],
    /// Tiles of 4 points.
    #[serde(rename = "4", deserialize_with = "exactly")]
    pub four: [u16; 3],
    /// Tiles of 5 points.
    #[serde(rename = "5", deserialize_with = "exactly")]
    pub five: [u16; 3],
}

/// Markets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Market {
    /// Where the prices come from.
    pub source: Source,
    /// Two prices.
    #[serde(deserialize_with = "exactly")]
    pub prices: [u16; 2],
    /// What each Market takes off every price.
    pub discount: u16,
}

/// Shrines.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shrine {
    /// Where the prices come from.
    pub source: Source,
    /// Two prices.
    #[serde(deserialize_with = "exactly")]
    pub prices: [u16; 2],
    /// Points for each Wisdom and each finished Inauguration tile.
    pub bonus: u16,
}

/// The tiles D, E, F.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AdditionalActions {
    /// D.
    pub draw: AdditionalAction,
    /// E.
    pub offer: AdditionalAction,
    /// F.
    pub acquire: AdditionalAction,
}

/// One kind of Additional Action tile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AdditionalAction {
    /// Where the prices come from.
    pub source: Source,
    /// Two prices.
    #[serde(deserialize_with = "exactly")]
    pub prices: [u16; 2],
    /// What each use costs.
    pub use_cost: u16,
}

/// The tiles A, B, C.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BasicAction {
    /// Where the costs come from.
    pub source: Source,
    /// What each use of A, B and C costs.
    #[serde(deserialize_with = "exactly")]
    pub use_costs: [u16; 3],
}

/// Inauguration tiles.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Inauguration {
    /// Where the numbers come from.
    pub source: Source,
    /// What each costs.
    pub price: u16,
    /// Points once its pagoda is finished.
    pub points: u16,
}

/// Objectives.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveTiles {
    /// Where the numbers come from.
    pub source: Source,
    /// Points for each.
    pub points: u16,
    /// The Meditation Points of *thirty steps*.
    pub steps: u32,
}

/// Groping in the bag.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Touch {
    /// Where the numbers come from.
    pub source: Source,
    /// Floors in one handful.
    pub handful: u8,
    /// Handfuls in one draw.
    pub handfuls: u8,
    /// The spread of the felt width, by size.
    #[serde(deserialize_with = "exactly")]
    pub touch_noise: [f64; 6],
}

/// What the board looks like.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Where this comes from.
    pub source: Source,
    /// The last number on the drawn path; points count on beyond it.
    pub path_length: u32,
    /// The building sites in order.
    #[serde(deserialize_with = "exactly")]
    pub pagodas: [Pagoda; 8],
    /// The players' colours.
    #[serde(deserialize_with = "exactly")]
    pub players: [PlayerColour; 4],
}

/// Serde's own arrays take the first values of a longer list and say nothing.
fn exactly<'de, D, T, const N: usize>(deserializer: D) -> Result<[T; N], D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    let values = Vec::<T>::deserialize(deserializer)?;
    let found = values.len();
    values.try_into().map_err(|_| D::Error::invalid_length(found, &format!("{N} values").as_str()))
}

impl EditionFile {
    /// The printed prices of a stack, cheapest first.
    pub(super) fn prices(&self, stack: Stack) -> &[u16] {
        match stack {
            Stack::Wisdom1 => &self.wisdom.prices.one,
            Stack::Wisdom2 => &self.wisdom.prices.two,
            Stack::Wisdom3 => &self.wisdom.prices.three,
            Stack::Wisdom4 => &self.wisdom.prices.four,
            Stack::Wisdom5 => &self.wisdom.prices.five,
            Stack::Market => &self.market.prices,
            Stack::Shrine => &self.shrine.prices,
            Stack::ActionDraw => &self.additional_action.draw.prices,
            Stack::ActionOffer => &self.additional_action.offer.prices,
            Stack::ActionAcquire => &self.additional_action.acquire.prices,
        }
    }

    /// What it costs to use an Action tile.
    pub(super) fn use_cost(&self, tile: ActionTile) -> u16 {
        match tile {
            ActionTile::A => self.basic_action.use_costs[0],
            ActionTile::B => self.basic_action.use_costs[1],
            ActionTile::C => self.basic_action.use_costs[2],
            ActionTile::D => self.additional_action.draw.use_cost,
            ActionTile::E => self.additional_action.offer.use_cost,
            ActionTile::F => self.additional_action.acquire.use_cost,
        }
    }
}

impl Touch {
    /// The spread of a size in hundredths; checked to be 0 to 100.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked: 0 to 1")]
    pub(super) fn spread_hundredths(&self, size: FloorSize) -> u8 {
        (self.touch_noise[size.index()] * 100.0).round() as u8
    }
}
