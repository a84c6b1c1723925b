//! Why a command is worth giving, out of what its seat knows: the imagined state gives the seat the same view as the
//! true one, and nothing else is asked.

use super::Satori;
use super::apply::{apply, settle_answer};
use super::command::{Command, JokoroSpot, PagodaItem};
use super::decide::carry_out;
use super::effect::Effect;
use super::goods::Goods;
use super::legal::legal;
use super::piece::{MeditationTile, Place, RING, Side, Sides, SitePlace};
use super::plan::{Plan, plan};
use super::preview::{Preview, preview};
use super::score;
use super::state::{Mountains, Phase, ROUNDS, Source, State};
use crate::bot::Sight;
use crate::dice::{Dice, Seed};
use crate::seat::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Why somebody would give a command. Points that count at the end are as things stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are goods, points, numbers and pieces")]
pub enum Reason {
    /// It opens these actions, and the own altar leads to a space of the offerings track.
    Opens {
        effects: Vec<Effect>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        offerings: Option<u8>,
    },
    /// The prayer wheel does this, for so much.
    Wheel { effects: Vec<Effect>, paid: Goods },
    /// The prayer brings this, and in the next round this place in the order, from 1.
    Prays {
        gained: Goods,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        place: Option<u8>,
    },
    /// It brings this.
    Gains { gained: Goods },
    /// It gives the one for the other.
    Exchanges { paid: Goods, gained: Goods },
    /// A side of the new altar is used at once; the own altars have so many colours then, each Jokoro on them counting
    /// so often (S35): so many points more.
    Altar { colours: u8, points: u32 },
    /// The Jokoro on an altar counts once for each colour of the own altars (S35), and brings offerings.
    AltarJokoro { points: u32 },
    /// The Jokoro on the pagoda counts once for each roof (S34), of which so many stand.
    PagodaJokoro { roofs: u8, points: u32 },
    /// The tier is worth points, and gets room for Jokoro.
    Tier { points: u8 },
    /// The roof is worth points, and so many more by the own Jokoro on the pagoda.
    Roof { points: u8, more: u32 },
    /// The tile of the Sōrin is worth points.
    Sorin { points: u32 },
    /// The monk waits on this tile, so many steps from the light.
    Monk {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        tile: Option<MeditationTile>,
        steps: u8,
    },
    /// The light wins these tiles.
    Wins { tiles: Vec<MeditationTile> },
    /// The light then stands one step from so many own monks on a tile.
    LightNear { monks: u8 },
    /// The sixth Jokoro comes free.
    SixthJokoro {},
    /// Further up the offerings track there is more; the marker stays on its space.
    SavesOfferings { space: u8 },
    /// Whether the condition of the amulet is met, and by how many others.
    Amulet { meets: bool, others: u8 },
    /// Monks stay on their tiles, so many of them one step from the light.
    MonksStay { monks: u8, near: u8 },
    /// The incense is saved; the monks come back to the hand.
    MonksReturn {},
    /// The meditation tiles are worth more than what they are exchanged for.
    KeepsTiles {},
    /// What else could be done brings no more.
    NothingBetter {},
    /// Nothing else can be done.
    NothingLeft {},
}

/// Why a command is worth giving.
pub(super) fn reason(sight: &Sight<'_, Satori>, command: &Command) -> Option<Reason> {
    let seat = sight.seat();
    // What it guesses is not asked for.
    let state = sight.imagine(&mut Seed::from(0).stream(0));
    let plan = plan(&state, seat, command).ok()?;
    let preview = preview(&state, seat, &plan);
    let after = after(&state, seat, plan);
    Some(Known { state: &state, after: &after, seat }.reason(command, preview))
}

/// How things stand after a plan, without what follows a turn or an answer.
fn after(state: &State, seat: Seat, plan: Plan) -> State {
    let mut after = state.clone();
    match plan {
        Plan::Answer(answer) => settle_answer(&mut after, seat, &answer),
        // Which cost tile a tier gets is not asked for.
        plan => apply(&mut after, &carry_out(state, seat, plan, &Seed::from(0))),
    }
    after
}

/// What the seat knows, and how things would stand.
struct Known<'a> {
    state: &'a State,
    after: &'a State,
    seat: Seat,
}

impl Known<'_> {
    fn reason(&self, command: &Command, preview: Preview) -> Reason {
        let Preview { paid, gained, won, jokoro, .. } = preview;
        match command {
            Command::TakeStartingTile { .. } | Command::Gain { .. } | Command::TakeBonus { .. } => {
                gains(gained)
            }
            Command::PlaceFirstMonk { place } | Command::Meditate { to: place, .. } => self.monk(*place),
            Command::PlaceWorshipper { spot, sides, .. } => {
                let sides: &[Side] = match sides {
                    Sides::Left => &[Side::Left],
                    Sides::Right => &[Side::Right],
                    Sides::Both => &[Side::Left, Side::Right],
                };
                let effects = |&side| self.state.court.effects(&self.state.edition, *spot, side);
                let own = preview.offerings.filter(|moved| moved.seat == self.seat);
                let effects = sides.iter().flat_map(effects).copied().collect();
                Reason::Opens { effects, offerings: own.map(|moved| moved.to) }
            }
            Command::Pray { .. } => Reason::Prays { gained, place: self.place_in_order() },
            Command::Inspect { place, .. } => {
                Reason::Opens { effects: self.at_site(*place), offerings: None }
            }
            Command::TurnWheel { wheel } => {
                let wheel = self.state.edition.prayer_wheel.get(wheel.index());
                Reason::Wheel { effects: wheel.map_or_else(Vec::new, |wheel| wheel.effect.clone()), paid }
            }
            Command::ExchangeTiles { incense: 0, coins: 0 } => Reason::KeepsTiles {},
            Command::Exchange { .. } | Command::ExchangeTiles { .. } => Reason::Exchanges { paid, gained },
            Command::BuildAltar { .. } => self.altar(),
            Command::UseSide { side } => Reason::Opens { effects: self.new_side(*side), offerings: None },
            Command::PlaceJokoro { on, .. } => self.jokoro(*on),
            Command::BuildPagoda { item, .. } => self.pagoda(*item, gained.points),
            Command::MoveLight { .. } if won.is_empty() => self.light_near(),
            Command::MoveLight { .. } => {
                Reason::Wins { tiles: won.into_iter().map(|won| won.tile).collect() }
            }
            Command::ClaimAtRoundEnd { reward: None } => {
                Reason::SavesOfferings { space: self.state.players[self.seat].offerings }
            }
            Command::Claim { .. } | Command::ClaimAtRoundEnd { .. } if jokoro => Reason::SixthJokoro {},
            Command::Claim { .. } | Command::ClaimAtRoundEnd { .. } => gains(gained),
            Command::Pass {} | Command::EndTurn {} => self.ends(),
            Command::ChooseAmulet { .. } => self.amulet(),
            Command::KeepMonks { stay } if stay.is_empty() => Reason::MonksReturn {},
            Command::KeepMonks { stay } => Reason::MonksStay {
                monks: count(stay.len()),
                near: count(stay.iter().filter(|&&place| awaits_light(&self.state.mountains, place)).count()),
            },
        }
    }

    fn monk(&self, place: Place) -> Reason {
        let mountains = &self.state.mountains;
        Reason::Monk { tile: mountains.at(place).tile, steps: steps_to_light(mountains, place) }
    }

    /// The place in the next round's order; none where there is no next round.
    fn place_in_order(&self) -> Option<u8> {
        let place = self.after.bells.iter().position(|&seat| seat == self.seat)?;
        (self.state.round < ROUNDS).then(|| count(place + 1))
    }

    fn at_site(&self, place: SitePlace) -> Vec<Effect> {
        let tile = self.state.site.altar(place);
        let altar = tile.and_then(|tile| self.state.edition.altar.get(tile.index()));
        altar.map_or_else(Vec::new, |altar| altar.left.clone())
    }

    /// What a side of the altar that was just built does.
    fn new_side(&self, side: Side) -> Vec<Effect> {
        let Phase::Turn(turn) = &self.state.phase else { return Vec::new() };
        match turn.top().map(|frame| frame.source) {
            Some(Source::NewAltar { spot }) => {
                self.state.court.effects(&self.state.edition, spot, side).to_vec()
            }
            _ => Vec::new(),
        }
    }

    fn altar(&self) -> Reason {
        let points = self.more(|score| score.altar_jokoro) + self.more(|score| score.sorin);
        Reason::Altar { colours: count(score::colours(self.after, self.seat)), points }
    }

    fn jokoro(&self, on: JokoroSpot) -> Reason {
        match on {
            JokoroSpot::Altar(_) => {
                let points = self.more(|score| score.altar_jokoro) + self.more(|score| score.sorin);
                Reason::AltarJokoro { points }
            }
            JokoroSpot::Tier(_) | JokoroSpot::Sorin => Reason::PagodaJokoro {
                roofs: count(self.after.pagoda.roofs()),
                points: self.more(|score| score.pagoda_jokoro),
            },
        }
    }

    fn pagoda(&self, item: PagodaItem, points: u8) -> Reason {
        match item {
            PagodaItem::Tier(_) => Reason::Tier { points },
            PagodaItem::Roof(_) => Reason::Roof { points, more: self.more(|score| score.pagoda_jokoro) },
            PagodaItem::Sorin => Reason::Sorin { points: self.more(|score| score.sorin) },
        }
    }

    /// How much more of a category there would be, were the game over.
    fn more(&self, category: fn(&score::Score) -> u32) -> u32 {
        let stands = |state| category(&score::standing(state, self.seat));
        stands(self.after).saturating_sub(stands(self.state))
    }

    fn light_near(&self) -> Reason {
        let mountains = &self.after.mountains;
        let near = mountains.monks(self.seat).iter().filter(|&place| awaits_light(mountains, place)).count();
        if near > 0 { Reason::LightNear { monks: count(near) } } else { Reason::NothingBetter {} }
    }

    fn amulet(&self) -> Reason {
        let meeting = score::meeting(self.state, self.state.players[self.seat].amulet);
        let meets = meeting.contains(&self.seat);
        Reason::Amulet { meets, others: count(meeting.len() - usize::from(meets)) }
    }

    fn ends(&self) -> Reason {
        let is_idle = legal(self.state, self.seat).iter().all(|legal| legal.command.is_idle());
        if is_idle { Reason::NothingLeft {} } else { Reason::NothingBetter {} }
    }
}

fn gains(gained: Goods) -> Reason {
    if gained.is_nothing() { Reason::NothingBetter {} } else { Reason::Gains { gained } }
}

/// How far the light of its mountain is from a space, on the shorter way.
fn steps_to_light(mountains: &Mountains, place: Place) -> u8 {
    let ahead = (RING + place.space() - mountains.light(place.mountain()).space()) % RING;
    ahead.min(RING - ahead)
}

/// Whether a step of light would win the tile of a space.
fn awaits_light(mountains: &Mountains, place: Place) -> bool {
    mountains.at(place).tile.is_some() && steps_to_light(mountains, place) == 1
}

fn count(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
