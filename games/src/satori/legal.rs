//! Exactly the commands that are allowed now: candidates of every kind, each asked of `plan`.

use super::command::{Command, Gift, JokoroSpot, PagodaItem, Reward};
use super::effect::Effect;
use super::piece::{Colour, Decoration, Place, PlaceSet, Side, Sides, SitePlace, Spot, Tier, Wheel};
use super::plan::{self, plan};
use super::preview::{Preview, preview};
use super::state::{Phase, Source, State, Turn};
use crate::game::Legal;
use crate::seat::Seat;

/// What a seat may do now.
pub(super) fn legal(state: &State, seat: Seat) -> Vec<Legal<Command, Preview>> {
    if state.to_move() != Some(seat) {
        return Vec::new();
    }
    let mut found = Found { state, seat, legal: Vec::new() };
    match &state.phase {
        Phase::StartingTile { .. } => {
            found.each(state.starting_tiles.iter().map(|&tile| Command::TakeStartingTile { tile }));
        }
        Phase::FirstMonk { .. } => found.each(Place::all().map(|place| Command::PlaceFirstMonk { place })),
        Phase::Turn(turn) => found.turn(turn),
        Phase::Amulet { .. } => found.each([true, false].map(|play| Command::ChooseAmulet { play })),
        Phase::Bonus { .. } => {
            found.each((0..=plan::BONUS).map(|incense| Command::TakeBonus { incense }));
        }
        Phase::Claim { .. } => {
            found.one(Command::ClaimAtRoundEnd { reward: None });
            let rewards = found.rewards();
            found.each(rewards.into_iter().map(|reward| Command::ClaimAtRoundEnd { reward: Some(reward) }));
        }
        Phase::Keep { .. } => {
            let subsets = subsets(state.mountains.monks(seat));
            found.each(subsets.into_iter().map(|stay| Command::KeepMonks { stay }));
        }
        Phase::Exchange { .. } => {
            let options = plan::exchange_options();
            found.each(options.map(|(incense, coins)| Command::ExchangeTiles { incense, coins }));
        }
        Phase::Over(_) => {}
    }
    found.legal
}

/// Every choice out of some places, each in order.
fn subsets(places: PlaceSet) -> Vec<Vec<Place>> {
    let mut all = vec![Vec::new()];
    for place in places.iter() {
        let with: Vec<Vec<Place>> = all.iter().map(|some| [some.as_slice(), &[place]].concat()).collect();
        all.extend(with);
    }
    all
}

struct Found<'a> {
    state: &'a State,
    seat: Seat,
    legal: Vec<Legal<Command, Preview>>,
}

impl Found<'_> {
    fn one(&mut self, command: Command) {
        if let Ok(plan) = plan(self.state, self.seat, &command) {
            self.legal.push(Legal { command, preview: preview(self.state, self.seat, &plan) });
        }
    }

    fn each(&mut self, commands: impl IntoIterator<Item = Command>) {
        commands.into_iter().for_each(|command| self.one(command));
    }

    fn turn(&mut self, turn: &Turn) {
        if !turn.placed && turn.stack.is_empty() {
            self.placements();
        }
        if let Some(frame) = turn.top() {
            if let Source::NewAltar { .. } = frame.source {
                self.each([Side::Left, Side::Right].map(|side| Command::UseSide { side }));
            }
            for (action, pending) in (0_u8..).zip(&frame.actions).filter(|(_, pending)| !pending.done) {
                self.action(action, pending.effect);
            }
        }
        if !turn.wheel_turned {
            let wheels = (0_u8..).take(self.state.edition.prayer_wheel.len()).map(Wheel);
            self.each(wheels.map(|wheel| Command::TurnWheel { wheel }));
        }
        self.each([Command::Pass {}, Command::EndTurn {}]);
    }

    fn placements(&mut self) {
        let waiting = Colour::ALL.into_iter().filter(|&colour| self.state.sanmon.of(colour) > 0);
        for colour in waiting {
            for spot in (0_u8..).take(self.state.court.altars.len()).map(Spot) {
                let Some(altar) = self.state.court.colour(&self.state.edition, spot) else { continue };
                let choices: &[Sides] =
                    if altar == colour { &[Sides::Both] } else { &[Sides::Left, Sides::Right] };
                self.each(choices.iter().map(|&sides| Command::PlaceWorshipper { colour, spot, sides }));
            }
            self.each([Gift::Incense, Gift::Collection].map(|gift| Command::Pray { colour, gift }));
            self.each((0..3).map(|place| Command::Inspect { colour, place: SitePlace(place) }));
        }
    }

    fn action(&mut self, action: u8, effect: Effect) {
        match effect {
            Effect::Gain(printed) => {
                self.each((0..=printed.wood_or_stone).map(|wood| Command::Gain { action, wood }));
            }
            Effect::Exchange { pay, gain } => {
                for wood_paid in 0..=pay.wood_or_stone {
                    self.each((0..=gain.wood_or_stone).map(|wood_gained| Command::Exchange {
                        action,
                        wood_paid,
                        wood_gained,
                    }));
                }
            }
            Effect::BuildAltar => self.altars(action),
            Effect::PlaceJokoro | Effect::PlaceJokoroAltar => {
                let altars = self.state.court.built().map(|(spot, _)| JokoroSpot::Altar(spot));
                let spots: Vec<JokoroSpot> =
                    altars.chain(Tier::all().map(JokoroSpot::Tier)).chain([JokoroSpot::Sorin]).collect();
                self.each(spots.into_iter().map(|on| Command::PlaceJokoro { action, on }));
            }
            Effect::BuildPagoda => {
                let items = Tier::all().flat_map(|tier| [PagodaItem::Tier(tier), PagodaItem::Roof(tier)]);
                self.each(items.chain([PagodaItem::Sorin]).map(|item| Command::BuildPagoda { action, item }));
            }
            Effect::Meditate => self.meditations(action),
            Effect::Hikari(most) => {
                let ways = plan::ways(&self.state.mountains, self.seat, most);
                self.legal.extend(ways.into_iter().map(|(way, won)| Legal {
                    command: Command::MoveLight { action, way },
                    preview: Preview { won, ..Preview::default() },
                }));
            }
            Effect::ClaimOfferings => {
                let rewards = self.rewards();
                self.each(rewards.into_iter().map(|reward| Command::Claim { action, reward }));
            }
            Effect::UnlockJokoro => {}
        }
    }

    fn altars(&mut self, action: u8) {
        let site = &self.state.site;
        let mut decorations: Vec<Decoration> = site.decorations.clone();
        decorations.sort_unstable();
        decorations.dedup();
        for place in (0..3).map(SitePlace).filter(|&place| site.altar(place).is_some()) {
            for spot in (0_u8..).take(self.state.court.altars.len()).map(Spot) {
                let build = |&decoration| Command::BuildAltar { action, place, spot, decoration };
                self.each(decorations.iter().map(build));
            }
        }
    }

    fn meditations(&mut self, action: u8) {
        let free: Vec<Place> = Place::all().filter(|&place| self.state.mountains.is_free(place)).collect();
        let from: Vec<Option<Place>> = if self.state.players[self.seat].monks > 0 {
            vec![None]
        } else {
            self.state.mountains.monks(self.seat).iter().map(Some).collect()
        };
        for from in from {
            self.each(free.iter().map(|&to| Command::Meditate { action, from, to }));
        }
    }

    fn rewards(&self) -> Vec<Reward> {
        let reached = usize::from(self.state.players[self.seat].offerings) + 1;
        let spaces = self.state.edition.offering.iter().take(reached);
        let choices = spaces.flat_map(|entry| {
            let count = u8::try_from(entry.choices.len()).unwrap_or(0);
            (0..count).map(|choice| Reward { space: entry.space, choice })
        });
        choices.collect()
    }
}
