//! Monks and light on the mountains (S19–S21).

use super::{Mover, Plan};
use crate::satori::effect::Effect;
use crate::satori::event::Deed;
use crate::satori::piece::{Place, PlaceSet};
use crate::satori::refusal::Refusal;
use crate::satori::state::{Mountains, Won};
use crate::satori::way::{Step, Way};
use crate::seat::Seat;

impl Mover<'_> {
    pub(super) fn meditate(self, action: u8, from: Option<Place>, to: Place) -> Result<Plan, Refusal> {
        let Effect::Meditate = self.open(action)? else {
            return Err(Refusal::OtherAction { action });
        };
        let mountains = &self.state.mountains;
        match from {
            Some(_) if self.player.monks > 0 => return Err(Refusal::MonkAtHand),
            None if self.player.monks == 0 => return Err(Refusal::NoMonkAtHand),
            Some(place) if mountains.at(place).monk != Some(self.seat) || self.turn.is_busy(place) => {
                return Err(Refusal::NoMonkThere { place });
            }
            _ => {}
        }
        if !mountains.is_free(to) {
            return Err(Refusal::PlaceTaken { place: to });
        }
        Ok(Plan::Sure(Deed::Meditated { action, from, to }))
    }

    pub(super) fn move_light(self, action: u8, way: Way) -> Result<Plan, Refusal> {
        let Effect::Hikari(most) = self.open(action)? else {
            return Err(Refusal::OtherAction { action });
        };
        if way.len() > usize::from(most) {
            return Err(Refusal::TooManySteps { most });
        }
        let mut light = Light::new(&self.state.mountains, self.seat);
        way.steps().for_each(|step| light.step(step));
        match light.rests_on_monk() {
            Some(place) => Err(Refusal::RestsOnMonk { place }),
            None => Ok(Plan::Sure(Deed::MovedLight { action, way, won: light.won })),
        }
    }
}

/// Light on its way.
#[derive(Clone)]
struct Light<'a> {
    mountains: &'a Mountains,
    seat: Seat,
    hikari: [u8; 3],
    moved: [bool; 3],
    won: Vec<Won>,
    /// Where tiles have been won on this way.
    emptied: PlaceSet,
}

impl<'a> Light<'a> {
    fn new(mountains: &'a Mountains, seat: Seat) -> Self {
        Self {
            mountains,
            seat,
            hikari: mountains.hikari,
            moved: [false; 3],
            won: Vec::new(),
            emptied: PlaceSet::NONE,
        }
    }

    /// A step onto an own monk wins the tile under it, also in passing (S21).
    fn step(&mut self, step: Step) {
        let mountain = step.mountain;
        let here = &mut self.hikari[mountain.index()];
        *here = step.from(*here);
        self.moved[mountain.index()] = true;
        let place = Place::on(mountain, *here);
        let ground = self.mountains.at(place);
        if let (Some(tile), true, false) =
            (ground.tile, ground.monk == Some(self.seat), self.emptied.contains(place))
        {
            self.emptied.insert(place);
            self.won.push(Won { tile, place });
        }
    }

    /// A space where a Hikari that moved would rest on another's monk (S20).
    fn rests_on_monk(&self) -> Option<Place> {
        crate::satori::piece::Mountain::all()
            .filter(|mountain| self.moved[mountain.index()])
            .map(|mountain| Place::on(mountain, self.hikari[mountain.index()]))
            .find(|&place| self.mountains.at(place).monk.is_some_and(|monk| monk != self.seat))
    }
}

/// Every allowed way of at most so many steps, with the tiles it wins, the short ones first.
pub(in crate::satori) fn ways(mountains: &Mountains, seat: Seat, most: u8) -> Vec<(Way, Vec<Won>)> {
    let mut found = Vec::new();
    let mut ends: Vec<(Way, Light<'_>)> = Vec::new();
    for step in Way::every_step() {
        let mut light = Light::new(mountains, seat);
        light.step(step);
        ends.push((Way::of(step), light));
    }
    for length in 1..=most {
        let longer = if length < most { grow(&ends) } else { Vec::new() };
        let allowed = ends.into_iter().filter(|(_, light)| light.rests_on_monk().is_none());
        found.extend(allowed.map(|(way, light)| (way, light.won)));
        ends = longer;
    }
    found
}

fn grow<'a>(ends: &[(Way, Light<'a>)]) -> Vec<(Way, Light<'a>)> {
    let each = |(way, light): &(Way, Light<'a>)| {
        let (way, light) = (*way, light.clone());
        Way::every_step().filter_map(move |step| {
            let mut light = light.clone();
            light.step(step);
            Some((way.and(step)?, light))
        })
    };
    ends.iter().flat_map(each).collect()
}
