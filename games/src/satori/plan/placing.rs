//! Worshippers on altars, and the prayer wheels (S8–S11, S24).

use super::{Mover, Plan};
use crate::satori::command::Gift;
use crate::satori::event::{Deed, OfferingsMove};
use crate::satori::goods::Goods;
use crate::satori::piece::{Colour, Sides, SitePlace, Spot, Wheel};
use crate::satori::refusal::Refusal;

/// What turning a wheel costs (S11).
const WHEEL_PRICE: Goods = Goods { incense: 1, ..Goods::NONE };

impl Mover<'_> {
    /// Whether a worshipper of a colour can be placed at all.
    fn send(self, colour: Colour) -> Result<(), Refusal> {
        if self.turn.placed {
            return Err(Refusal::AlreadyPlaced);
        }
        if !self.turn.stack.is_empty() {
            return Err(Refusal::SomethingIsOpen);
        }
        if self.state.sanmon.of(colour) == 0 {
            return Err(Refusal::NoSuchWorshipper { colour });
        }
        Ok(())
    }

    pub(super) fn place_worshipper(self, colour: Colour, spot: Spot, sides: Sides) -> Result<Plan, Refusal> {
        self.send(colour)?;
        let court = &self.state.court;
        let altar_colour = court.colour(&self.state.edition, spot).ok_or(Refusal::NoAltar { spot })?;
        match (altar_colour == colour, sides) {
            (true, Sides::Left | Sides::Right) => return Err(Refusal::BothSides),
            (false, Sides::Both) => return Err(Refusal::OneSide),
            _ => {}
        }
        let built = court.get(spot).and_then(|altar| altar.built);
        let offerings = built.filter(|altar| altar.jokoro).map(|altar| {
            let steps = if altar_colour == colour { 2 } else { 1 };
            let here = self.state.players[altar.owner].offerings;
            OfferingsMove { seat: altar.owner, to: (here + steps).min(self.state.edition.last_offering()) }
        });
        Ok(Plan::Sure(Deed::PlacedWorshipper { colour, spot, sides, offerings }))
    }

    pub(super) fn pray(self, colour: Colour, gift: Gift) -> Result<Plan, Refusal> {
        self.send(colour)?;
        let gift_goods = match gift {
            Gift::Incense => Goods { incense: 1, ..Goods::NONE },
            Gift::Collection => {
                let mut there = self.state.court.charity;
                *there.of_mut(colour) += 1;
                let coins = self.state.edition.collection.get(there.colours() - 1).copied().unwrap_or(0);
                Goods { coin: coins, ..Goods::NONE }
            }
        };
        let gained = self.state.obtainable(self.seat, gift_goods);
        Ok(Plan::Sure(Deed::Prayed { colour, gift, gained }))
    }

    pub(super) fn inspect(self, colour: Colour, place: SitePlace) -> Result<Plan, Refusal> {
        self.send(colour)?;
        self.state.site.altar(place).ok_or(Refusal::SiteEmpty { place })?;
        Ok(Plan::Sure(Deed::Inspected { colour, place }))
    }

    pub(super) fn turn_wheel(self, wheel: Wheel) -> Result<Plan, Refusal> {
        if self.turn.wheel_turned {
            return Err(Refusal::WheelTurned);
        }
        if wheel.index() >= self.state.edition.prayer_wheel.len() {
            return Err(Refusal::NoSuchWheel { wheel });
        }
        if self.turn.hand_before == Some(wheel) {
            return Err(Refusal::HandLiesThere { wheel });
        }
        self.afford(WHEEL_PRICE)?;
        let displaced = self.state.players.iter().find(|(_, other)| other.hand == Some(wheel));
        let displaced = displaced.map(|(seat, _)| seat);
        Ok(Plan::Sure(Deed::TurnedWheel { wheel, paid: WHEEL_PRICE, displaced }))
    }
}
