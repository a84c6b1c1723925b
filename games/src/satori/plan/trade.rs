//! Goods: gains, exchanges and claims (S14, S15, S22).

use super::{Mover, Plan};
use crate::satori::command::Reward;
use crate::satori::effect::Effect;
use crate::satori::event::{Deed, RoundClaim};
use crate::satori::goods::Goods;
use crate::satori::refusal::Refusal;
use crate::satori::state::State;
use crate::seat::Seat;

impl Mover<'_> {
    pub(super) fn gain(self, action: u8, wood: u8) -> Result<Plan, Refusal> {
        let Effect::Gain(printed) = self.open(action)? else {
            return Err(Refusal::OtherAction { action });
        };
        let gift = printed.mixed(wood).ok_or(Refusal::MixTooLarge { most: printed.wood_or_stone })?;
        Ok(Plan::Sure(Deed::Gained { action, gained: self.state.obtainable(self.seat, gift) }))
    }

    pub(super) fn exchange(self, action: u8, wood_paid: u8, wood_gained: u8) -> Result<Plan, Refusal> {
        let Effect::Exchange { pay, gain } = self.open(action)? else {
            return Err(Refusal::OtherAction { action });
        };
        let paid = pay.mixed(wood_paid).ok_or(Refusal::MixTooLarge { most: pay.wood_or_stone })?;
        let gift = gain.mixed(wood_gained).ok_or(Refusal::MixTooLarge { most: gain.wood_or_stone })?;
        self.afford(paid)?;
        let gained = self.state.obtainable_for(self.seat, paid, gift);
        if gained.is_nothing() {
            return Err(Refusal::NothingGained);
        }
        Ok(Plan::Sure(Deed::Exchanged { action, paid, gained }))
    }

    pub(super) fn claim(self, action: u8, reward: Reward) -> Result<Plan, Refusal> {
        let Effect::ClaimOfferings = self.open(action)? else {
            return Err(Refusal::OtherAction { action });
        };
        let RoundClaim { reward, gained, jokoro } = claim(self.state, self.seat, reward)?;
        Ok(Plan::Sure(Deed::Claimed { action, reward, gained, jokoro }))
    }
}

/// The reward of a player's space on the offerings track, or of one below it (S22).
pub(super) fn claim(state: &State, seat: Seat, reward: Reward) -> Result<RoundClaim, Refusal> {
    let player = &state.players[seat];
    if reward.space > player.offerings {
        return Err(Refusal::BeyondOfferings { space: player.offerings });
    }
    let offering = state.edition.offering.get(usize::from(reward.space));
    let choice = offering.and_then(|entry| entry.choices.get(usize::from(reward.choice)));
    match choice.and_then(|effects| effects.first()) {
        Some(Effect::UnlockJokoro) if !player.sixth_locked => Err(Refusal::JokoroUnlocked),
        Some(Effect::UnlockJokoro) => Ok(RoundClaim { reward, gained: Goods::NONE, jokoro: true }),
        Some(Effect::Gain(printed)) => {
            let gift = printed.mixed(0).unwrap_or_default();
            Ok(RoundClaim { reward, gained: state.obtainable(seat, gift), jokoro: false })
        }
        _ => Err(Refusal::NoSuchReward),
    }
}
