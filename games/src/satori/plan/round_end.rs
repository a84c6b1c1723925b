//! What players are asked between rounds and at the end (S25, S30–S33).

use super::{Answer, Plan, afford, trade};
use crate::satori::command::Command;
use crate::satori::goods::Goods;
use crate::satori::piece::{Place, PlaceSet};
use crate::satori::refusal::Refusal;
use crate::satori::state::{Phase, State};
use crate::seat::Seat;

/// How much an amulet with a mix gives (S25).
pub(in crate::satori) const BONUS: u8 = 2;
/// How many meditation tiles can be exchanged, and what a level of incense costs of them (S32).
const MOST_TILES: u8 = 3;
const INCENSE_PRICE: u8 = 2;

pub(super) fn answer(state: &State, seat: Seat, command: &Command) -> Result<Plan, Refusal> {
    let answer = match (&state.phase, command) {
        (Phase::Amulet { .. }, Command::ChooseAmulet { play }) => Answer::Amulet { play: *play },
        (Phase::Bonus { amulet, .. }, Command::TakeBonus { incense }) => {
            let coin = BONUS.checked_sub(*incense).ok_or(Refusal::BonusTooLarge { most: BONUS })?;
            let gift = Goods { incense: *incense, coin, ..Goods::NONE };
            Answer::Bonus { amulet: *amulet, gained: state.obtainable(seat, gift) }
        }
        (Phase::Claim { .. }, Command::ClaimAtRoundEnd { reward }) => {
            Answer::Claim { claim: reward.map(|reward| trade::claim(state, seat, reward)).transpose()? }
        }
        (Phase::Keep { .. }, Command::KeepMonks { stay }) => keep(state, seat, stay)?,
        (Phase::Exchange { .. }, Command::ExchangeTiles { incense, coins }) => {
            exchange(state, seat, *incense, *coins)?
        }
        (
            _,
            Command::ChooseAmulet { .. }
            | Command::TakeBonus { .. }
            | Command::ClaimAtRoundEnd { .. }
            | Command::KeepMonks { .. }
            | Command::ExchangeTiles { .. },
        ) => return Err(Refusal::NotAsked),
        (_, Command::TakeStartingTile { .. } | Command::PlaceFirstMonk { .. }) => {
            return Err(Refusal::SetupIsOver);
        }
        _ => return Err(Refusal::RoundEnds),
    };
    Ok(Plan::Answer(answer))
}

fn keep(state: &State, seat: Seat, stay: &[Place]) -> Result<Answer, Refusal> {
    let named: PlaceSet = stay.iter().copied().collect();
    let is_own = named.without(state.mountains.monks(seat)).is_empty();
    if !is_own || !stay.is_sorted_by(|one, two| one < two) {
        return Err(Refusal::NotYourMonks);
    }
    let incense = u8::try_from(stay.len()).unwrap_or(u8::MAX);
    afford(&state.players[seat], Goods { incense, ..Goods::NONE })?;
    Ok(Answer::Keep { stay: stay.to_vec() })
}

fn exchange(state: &State, seat: Seat, incense: u8, coins: u8) -> Result<Answer, Refusal> {
    let tiles = incense.checked_mul(INCENSE_PRICE).and_then(|tiles| tiles.checked_add(coins));
    let meditation_tile = tiles.filter(|&tiles| tiles <= MOST_TILES).ok_or(Refusal::TooManyTiles)?;
    let paid = Goods { meditation_tile, ..Goods::NONE };
    afford(&state.players[seat], paid)?;
    let gift = Goods { incense, coin: coins, ..Goods::NONE };
    let gained = state.obtainable(seat, gift);
    // A tile that would bring nothing is not given away.
    if gained == gift { Ok(Answer::Exchange { paid, gained }) } else { Err(Refusal::NothingGained) }
}

/// Every exchange that there is, none at all the first.
pub(in crate::satori) fn exchange_options() -> impl Iterator<Item = (u8, u8)> {
    (0..=MOST_TILES / INCENSE_PRICE)
        .flat_map(|incense| (0..=MOST_TILES - INCENSE_PRICE * incense).map(move |coins| (incense, coins)))
}

/// Whether a player can exchange anything.
pub(in crate::satori) fn has_exchange(state: &State, seat: Seat) -> bool {
    exchange_options().skip(1).any(|(incense, coins)| exchange(state, seat, incense, coins).is_ok())
}
