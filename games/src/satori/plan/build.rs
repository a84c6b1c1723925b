//! Altars, Jokoro and the pagoda (S16–S18).

use super::{Mover, Plan};
use crate::satori::command::{JokoroSpot, PagodaItem};
use crate::satori::effect::Effect;
use crate::satori::event::Deed;
use crate::satori::goods::Goods;
use crate::satori::piece::{Decoration, Side, SitePlace, Spot, Tier};
use crate::satori::refusal::Refusal;
use crate::satori::state::{Plate, ROUNDS, Source, Storey};

/// A roof takes a meditation tile (S18).
const TILE: Goods = Goods { meditation_tile: 1, ..Goods::NONE };

impl Mover<'_> {
    pub(super) fn build_altar(
        self,
        action: u8,
        place: SitePlace,
        spot: Spot,
        decoration: Decoration,
    ) -> Result<Plan, Refusal> {
        let Effect::BuildAltar = self.open(action)? else {
            return Err(Refusal::OtherAction { action });
        };
        let edition = &self.state.edition;
        let built = self.state.altars(self.seat);
        let surcharge = *edition.altar_surcharge_meditation_tiles.get(built).ok_or(Refusal::NoSectToken)?;
        let tile = self.state.site.altar(place).ok_or(Refusal::SiteEmpty { place })?;
        let ground = self.state.court.get(spot).ok_or(Refusal::NoAltar { spot })?;
        if ground.built.is_some() {
            return Err(Refusal::SpotTaken { spot });
        }
        let mut paid =
            edition.site_prices[place.index()] + Goods { meditation_tile: surcharge, ..Goods::NONE };
        if let Some(basic) = edition.basic_altar.get(spot.index()) {
            if basic.protected {
                return Err(Refusal::SpotProtected { spot });
            }
            if edition.altar.get(tile.index()).is_none_or(|altar| altar.colour != basic.colour) {
                return Err(Refusal::SpotOfOtherColour { spot });
            }
            paid += edition.replace_basic;
        }
        if !self.state.site.decorations.contains(&decoration) {
            return Err(Refusal::NoSuchDecoration { decoration });
        }
        self.afford(paid)?;
        Ok(Plan::Sure(Deed::BuiltAltar { action, place, tile, spot, decoration, paid }))
    }

    pub(super) fn use_side(self, side: Side) -> Result<Plan, Refusal> {
        match self.turn.top().map(|frame| frame.source) {
            Some(Source::NewAltar { .. }) => Ok(Plan::Sure(Deed::UsedSide { side })),
            _ => Err(Refusal::NoNewAltar),
        }
    }

    pub(super) fn place_jokoro(self, action: u8, on: JokoroSpot) -> Result<Plan, Refusal> {
        let altars_only = match self.open(action)? {
            Effect::PlaceJokoro => false,
            Effect::PlaceJokoroAltar => true,
            _ => return Err(Refusal::OtherAction { action }),
        };
        if self.player.jokoro == 0 {
            return Err(Refusal::NoJokoro);
        }
        let paid = match on {
            JokoroSpot::Altar(spot) => self.altar_price(spot)?,
            JokoroSpot::Tier(_) | JokoroSpot::Sorin if altars_only => return Err(Refusal::AltarsOnly),
            JokoroSpot::Tier(tier) => self.plate_price(self.state.pagoda.storey(tier).plate.as_ref())?,
            JokoroSpot::Sorin => self.plate_price(self.state.pagoda.sorin.as_ref().map(|top| &top.plate))?,
        };
        self.afford(paid)?;
        Ok(Plan::Sure(Deed::PlacedJokoro { action, on, paid }))
    }

    fn altar_price(self, spot: Spot) -> Result<Goods, Refusal> {
        let altar = self.state.court.get(spot).and_then(|altar| altar.built);
        let altar = altar.filter(|altar| altar.owner == self.seat).ok_or(Refusal::NotYourAltar { spot })?;
        if altar.jokoro {
            return Err(Refusal::CarriesJokoro { spot });
        }
        let entry = self.state.edition.altar.get(altar.tile.index());
        entry.map(|entry| entry.jokoro).ok_or(Refusal::NotYourAltar { spot })
    }

    fn plate_price(self, plate: Option<&Plate>) -> Result<Goods, Refusal> {
        let plate = plate.ok_or(Refusal::NotBuilt)?;
        let cost = plate.cost.and_then(|cost| self.state.edition.jokoro_cost.get(cost.index()));
        match cost {
            Some(cost) if plate.has_room() => Ok(cost.cost),
            _ => Err(Refusal::NoJokoroSpace),
        }
    }

    pub(super) fn build_pagoda(self, action: u8, item: PagodaItem) -> Result<Plan, Refusal> {
        let Effect::BuildPagoda = self.open(action)? else {
            return Err(Refusal::OtherAction { action });
        };
        match item {
            PagodaItem::Tier(tier) => {
                let storey = self.reachable(tier)?;
                if storey.plate.is_some() {
                    return Err(Refusal::AlreadyBuilt);
                }
                let entry = self.state.edition.tier.get(storey.tile.index()).ok_or(Refusal::NotBuilt)?;
                self.afford(entry.cost)?;
                Ok(Plan::Raise { action, item, paid: entry.cost, points: entry.points })
            }
            PagodaItem::Roof(tier) => {
                let storey = self.reachable(tier)?;
                if storey.plate.is_none() {
                    return Err(Refusal::TierMissing { tier });
                }
                if storey.roof {
                    return Err(Refusal::AlreadyBuilt);
                }
                let entry = self.state.edition.roof.get(tier.index()).ok_or(Refusal::NotBuilt)?;
                let paid = entry.cost + TILE;
                self.afford(paid)?;
                Ok(Plan::Sure(Deed::BuiltPagoda { action, item, paid, points: entry.points, plate: None }))
            }
            PagodaItem::Sorin => {
                if self.state.round < ROUNDS {
                    return Err(Refusal::SorinTooEarly { round: self.state.round });
                }
                if self.state.pagoda.sorin.is_some() {
                    return Err(Refusal::AlreadyBuilt);
                }
                let paid = self.state.edition.sorin_cost;
                self.afford(paid)?;
                Ok(Plan::Raise { action, item, paid, points: 0 })
            }
        }
    }

    /// A storey that is not above the Architect.
    fn reachable(&self, tier: Tier) -> Result<&Storey, Refusal> {
        let architect = self.state.architect();
        if tier > architect {
            return Err(Refusal::AboveArchitect { tier, architect });
        }
        Ok(self.state.pagoda.storey(tier))
    }
}
