//! What viewers learn of an event. Nothing but the secret choice about an amulet is hidden from anybody.

use super::command::{Gift, JokoroSpot, PagodaItem, Reward};
use super::event::{
    Bonus, Deed, Event, LaidTile, Next, OfferingsMove, Onward, PlateDraw, Renewal, RoundClaim, ShownAmulet,
};
use super::goods::Goods;
use super::piece::{
    AltarTile, Colour, CostTile, Decoration, Place, Side, Sides, SitePlace, Spot, StartingTile, Wheel,
    Worshippers,
};
use super::score::Score;
use super::state::{Phase, State, Won};
use super::way::Way;
use crate::game::Viewer;
use crate::outcome::Outcome;
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a viewer saw in the moment it happened. Sent once, never stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Moment {
    /// Whose doing it was.
    pub seat: Seat,
    /// What was seen.
    pub seen: Told,
}

/// A line of one viewer's log, as things stand now. It carries no running totals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Line {
    /// Whose doing it was.
    pub seat: Seat,
    /// What the log says.
    pub told: Told,
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "did", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of the stored deeds, less what is hidden")]
pub enum Told {
    TookStartingTile {
        tile: StartingTile,
        gained: Goods,
    },
    PlacedFirstMonk {
        place: Place,
    },
    PlacedWorshipper {
        colour: Colour,
        spot: Spot,
        sides: Sides,
        offerings: Option<OfferingsMove>,
    },
    Prayed {
        colour: Colour,
        gift: Gift,
        gained: Goods,
    },
    Inspected {
        colour: Colour,
        place: SitePlace,
    },
    TurnedWheel {
        wheel: Wheel,
        displaced: Option<Seat>,
    },
    Gained {
        gained: Goods,
    },
    Exchanged {
        paid: Goods,
        gained: Goods,
    },
    BuiltAltar {
        tile: AltarTile,
        spot: Spot,
        decoration: Decoration,
        paid: Goods,
    },
    UsedSide {
        side: Side,
    },
    PlacedJokoro {
        on: JokoroSpot,
        paid: Goods,
    },
    BuiltPagoda {
        item: PagodaItem,
        paid: Goods,
        points: u8,
        plate: Option<PlateTold>,
    },
    Meditated {
        from: Option<Place>,
        to: Place,
    },
    MovedLight {
        way: Way,
        won: Vec<Won>,
    },
    Claimed {
        reward: Reward,
        gained: Goods,
        jokoro: bool,
    },
    Passed {},
    EndedTurn {
        onward: OnwardTold,
    },
    /// Chose about the amulet: what, only the chooser is told before the end.
    ChoseAmulet {
        play: Option<bool>,
        onward: OnwardTold,
    },
    TookBonus {
        gained: Goods,
        onward: OnwardTold,
    },
    ClaimedAtRoundEnd {
        claim: Option<RoundClaim>,
        onward: OnwardTold,
    },
    KeptMonks {
        stay: Vec<Place>,
        onward: OnwardTold,
    },
    ExchangedTiles {
        paid: Goods,
        gained: Goods,
        onward: OnwardTold,
    },
}

/// The cost tile that was drawn for the pagoda.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PlateTold {
    /// The price of a Jokoro there; nothing where both tiles were cancelled.
    pub cost: Option<CostTile>,
    /// How many cancelled tiles were drawn.
    pub cancelled: u8,
}

/// What followed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(default)]
pub struct OnwardTold {
    /// The amulets that are played, once all have chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub revealed: Option<Vec<ShownAmulet>>,
    /// What amulets gave.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Bonus>>", optional)]
    pub bonuses: Vec<Bonus>,
    /// A new round.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub renewal: Option<RenewalTold>,
    /// Those who could keep no monk on the mountains.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Seat>>", optional)]
    pub called_back: Vec<Seat>,
    /// The end of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ending: Option<Outcome<Score>>,
}

/// How a new round began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RenewalTold {
    /// The altar tiles at the site.
    pub altars: Vec<AltarTile>,
    /// The decorations at the site.
    pub decorations: Vec<Decoration>,
    /// The new tiles on the mountains.
    pub tiles: Vec<LaidTile>,
    /// The worshippers at the Sanmon.
    pub sanmon: Worshippers,
    /// The turn order.
    pub order: Vec<Seat>,
    /// Those who lost a point for want of incense.
    pub lost: Vec<Seat>,
}

/// The moment of an event.
pub(super) fn moment(event: &Event, viewer: Viewer) -> Moment {
    Moment { seat: event.seat, seen: told(event, viewer == Viewer::Seat(event.seat)) }
}

/// The line of an event for a viewer, as things stand now.
pub(super) fn line(now: &State, event: &Event, viewer: Viewer) -> Line {
    let knows = viewer == Viewer::Seat(event.seat) || matches!(now.phase, Phase::Over(_));
    Line { seat: event.seat, told: told(event, knows) }
}

fn told(event: &Event, knows_choice: bool) -> Told {
    match event.deed.clone() {
        Deed::TookStartingTile { tile, gained, .. } => Told::TookStartingTile { tile, gained },
        Deed::PlacedFirstMonk { place, .. } => Told::PlacedFirstMonk { place },
        Deed::PlacedWorshipper { colour, spot, sides, offerings } => {
            Told::PlacedWorshipper { colour, spot, sides, offerings }
        }
        Deed::Prayed { colour, gift, gained } => Told::Prayed { colour, gift, gained },
        Deed::Inspected { colour, place } => Told::Inspected { colour, place },
        Deed::TurnedWheel { wheel, displaced, .. } => Told::TurnedWheel { wheel, displaced },
        Deed::Gained { gained, .. } => Told::Gained { gained },
        Deed::Exchanged { paid, gained, .. } => Told::Exchanged { paid, gained },
        Deed::BuiltAltar { tile, spot, decoration, paid, .. } => {
            Told::BuiltAltar { tile, spot, decoration, paid }
        }
        Deed::UsedSide { side } => Told::UsedSide { side },
        Deed::PlacedJokoro { on, paid, .. } => Told::PlacedJokoro { on, paid },
        Deed::BuiltPagoda { item, paid, points, plate, .. } => {
            let plate = plate.map(|PlateDraw { cost, cancelled, .. }| PlateTold { cost, cancelled });
            Told::BuiltPagoda { item, paid, points, plate }
        }
        Deed::Meditated { from, to, .. } => Told::Meditated { from, to },
        Deed::MovedLight { way, won, .. } => Told::MovedLight { way, won },
        Deed::Claimed { reward, gained, jokoro, .. } => Told::Claimed { reward, gained, jokoro },
        Deed::Passed {} => Told::Passed {},
        Deed::EndedTurn { onward } => Told::EndedTurn { onward: onward.told() },
        Deed::ChoseAmulet { play, onward } => {
            Told::ChoseAmulet { play: knows_choice.then_some(play), onward: onward.told() }
        }
        Deed::TookBonus { gained, onward } => Told::TookBonus { gained, onward: onward.told() },
        Deed::ClaimedAtRoundEnd { claim, onward } => Told::ClaimedAtRoundEnd { claim, onward: onward.told() },
        Deed::KeptMonks { stay, onward } => Told::KeptMonks { stay, onward: onward.told() },
        Deed::ExchangedTiles { paid, gained, onward } => {
            Told::ExchangedTiles { paid, gained, onward: onward.told() }
        }
    }
}

impl Onward {
    fn told(self) -> OnwardTold {
        OnwardTold {
            revealed: self.revealed,
            bonuses: self.bonuses,
            renewal: self.renewal.map(Renewal::told),
            called_back: self.called_back,
            ending: match self.next {
                Next::Over { outcome } => Some(*outcome),
                _ => None,
            },
        }
    }
}

impl Renewal {
    fn told(self) -> RenewalTold {
        let Self { altars, decorations, tiles, sanmon, order, lost, .. } = self;
        RenewalTold { altars, decorations, tiles, sanmon, order, lost }
    }
}
