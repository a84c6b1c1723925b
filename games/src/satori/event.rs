//! What happened, with its results: stored for ever, never sent. `Moment` and `Line` are what viewers get.

use super::command::{Gift, JokoroSpot, PagodaItem, Reward};
use super::goods::Goods;
use super::piece::{
    AltarTile, Amulet, Colour, CostTile, Decoration, MeditationTile, Place, Side, Sides, SitePlace, Spot,
    StartingTile, Wheel, Worshippers,
};
use super::score::Score;
use super::state::Won;
use super::way::Way;
use crate::dice::DrawNumber;
use crate::outcome::Outcome;
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A fact of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// Whose doing it was.
    pub seat: Seat,
    /// What was done.
    pub deed: Deed,
}

impl Event {
    /// Whether the game is over with it.
    pub(super) fn ends_game(&self) -> bool {
        match &self.deed {
            Deed::EndedTurn { onward }
            | Deed::ChoseAmulet { onward, .. }
            | Deed::TookBonus { onward, .. }
            | Deed::ClaimedAtRoundEnd { onward, .. }
            | Deed::KeptMonks { onward, .. }
            | Deed::ExchangedTiles { onward, .. } => matches!(onward.next, Next::Over { .. }),
            _ => false,
        }
    }
}

/// What a seat did, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the commands, with their results")]
pub enum Deed {
    /// Took a starting tile.
    TookStartingTile { tile: StartingTile, gained: Goods, next: Next },
    /// Put the first monk on a mountain.
    PlacedFirstMonk { place: Place, next: Next },
    /// Placed a worshipper on an altar; its owner may have moved on the offerings track.
    PlacedWorshipper { colour: Colour, spot: Spot, sides: Sides, offerings: Option<OfferingsMove> },
    /// Prayed at the charity altar.
    Prayed { colour: Colour, gift: Gift, gained: Goods },
    /// Inspected the site.
    Inspected { colour: Colour, place: SitePlace },
    /// Turned a prayer wheel; another's hand may have gone back to the roof.
    TurnedWheel { wheel: Wheel, paid: Goods, displaced: Option<Seat> },
    /// Took goods or points.
    Gained { action: u8, gained: Goods },
    /// Exchanged.
    Exchanged { action: u8, paid: Goods, gained: Goods },
    /// Built an altar.
    BuiltAltar {
        action: u8,
        place: SitePlace,
        tile: AltarTile,
        spot: Spot,
        decoration: Decoration,
        paid: Goods,
    },
    /// Used a side of the new altar.
    UsedSide { side: Side },
    /// Placed a Jokoro.
    PlacedJokoro { action: u8, on: JokoroSpot, paid: Goods },
    /// Built on the pagoda; a tier and the Sōrin get a plate from the Jokoro pile.
    BuiltPagoda { action: u8, item: PagodaItem, paid: Goods, points: u8, plate: Option<PlateDraw> },
    /// Sent a monk to the mountains, or moved one.
    Meditated { action: u8, from: Option<Place>, to: Place },
    /// Moved the light, and won tiles.
    MovedLight { action: u8, way: Way, won: Vec<Won> },
    /// Claimed offerings.
    Claimed { action: u8, reward: Reward, gained: Goods, jokoro: bool },
    /// Left what was open.
    Passed {},
    /// Ended the turn.
    EndedTurn { onward: Box<Onward> },
    /// Said in secret whether the amulet is played.
    ChoseAmulet { play: bool, onward: Box<Onward> },
    /// Took an amulet's bonus.
    TookBonus { gained: Goods, onward: Box<Onward> },
    /// Claimed offerings at the end of a round, or left them.
    ClaimedAtRoundEnd { claim: Option<RoundClaim>, onward: Box<Onward> },
    /// Paid for the monks that stay.
    KeptMonks { stay: Vec<Place>, onward: Box<Onward> },
    /// Exchanged meditation tiles.
    ExchangedTiles { paid: Goods, gained: Goods, onward: Box<Onward> },
}

/// A claim at the end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoundClaim {
    /// The reward.
    pub reward: Reward,
    /// What was had of it.
    pub gained: Goods,
    /// Whether it was the sixth Jokoro.
    pub jokoro: bool,
}

/// The owner of an altar moves on the offerings track (S10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OfferingsMove {
    /// Who.
    pub seat: Seat,
    /// To which space.
    pub to: u8,
}

/// The draw of a cost tile for the pagoda (S18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlateDraw {
    /// Which draw of the game.
    pub number: DrawNumber,
    /// The price that lies there now; nothing where both tiles were cancelled.
    pub cost: Option<CostTile>,
    /// How many cancelled tiles were drawn, each of which brings a neutral Jokoro.
    pub cancelled: u8,
}

/// What follows when a turn or an answer is done, up to the next question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Onward {
    /// Who plays an amulet, once all have chosen (S25, S33).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revealed: Option<Vec<ShownAmulet>>,
    /// What amulets gave without a question.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bonuses: Vec<Bonus>,
    /// A new round (S26–S29).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub renewal: Option<Renewal>,
    /// Those who could keep no monk on the mountains (S31).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub called_back: Vec<Seat>,
    /// Whether the monks on the sun came back (S31).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sunset: bool,
    /// What the game waits for now.
    pub next: Next,
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say who is asked")]
pub enum Next {
    /// A starting tile (S7).
    StartingTile { seat: Seat },
    /// A first monk (S7).
    FirstMonk { seat: Seat },
    /// A turn.
    Turn { seat: Seat },
    /// Whether an amulet is played (S25, S33).
    Amulet { seat: Seat },
    /// The mix of an amulet's bonus (S25).
    Bonus { seat: Seat, amulet: Amulet },
    /// A claim (S30).
    Claim { seat: Seat },
    /// Which monks stay (S31).
    Keep { seat: Seat },
    /// An exchange of tiles (S32).
    Exchange { seat: Seat },
    /// Nothing: the game is over.
    Over { outcome: Box<Outcome<Score>> },
}

/// An amulet that is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ShownAmulet {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub amulet: Amulet,
}

/// What a played amulet gave to somebody (S25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Bonus {
    /// Who.
    pub seat: Seat,
    /// By which amulet.
    pub amulet: Amulet,
    /// What.
    pub gained: Goods,
}

/// How a new round begins: what was drawn, and the new order (S26–S29).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Renewal {
    /// The number of the first of four draws: altars, decorations, meditation tiles, worshippers.
    pub first_draw: DrawNumber,
    /// The altar tiles at the site.
    pub altars: Vec<AltarTile>,
    /// The decorations at the site.
    pub decorations: Vec<Decoration>,
    /// Spaces from which a tile was removed, after round 3.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cleared: Vec<Place>,
    /// The new tiles on the mountains.
    pub tiles: Vec<LaidTile>,
    /// The worshippers at the Sanmon.
    pub sanmon: Worshippers,
    /// The turn order.
    pub order: Vec<Seat>,
    /// Those who lost a point for want of incense.
    pub lost: Vec<Seat>,
}

/// A meditation tile laid on a mountain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LaidTile {
    /// Where.
    pub place: Place,
    /// Which.
    pub tile: MeditationTile,
}
