//! Random games for the properties: any player count, any legal command.

use crate::bot::{BotLevel, Sight};
use crate::dice::{Dice, Seed, Stream};
use crate::game::Game;
use crate::played::{Played, Step};
use crate::satori::piece::{
    Colour, Decoration, Place, Side, Sides, SitePlace, Spot, StartingTile, Tier, Wheel,
};
use crate::satori::state::State;
use crate::satori::way::Way;
use crate::satori::{Command, Edition, Gift, JokoroSpot, Opening, Options, PagodaItem, Reward, Satori};
use crate::seat::Seat;
use crate::setup::Setup;
use proptest::prelude::*;

/// What a random game is made of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Recipe {
    pub(super) players: usize,
    pub(super) seed: u64,
    /// The seed of the players' whims.
    pub(super) whims: u64,
}

pub(super) fn recipes() -> impl Strategy<Value = Recipe> {
    (2..=4_usize, any::<u64>(), any::<u64>()).prop_map(|(players, seed, whims)| Recipe {
        players,
        seed,
        whims,
    })
}

impl Recipe {
    pub(super) fn dice(&self) -> Seed {
        Seed::from(self.seed)
    }

    pub(super) fn open(&self) -> Opening {
        let setup = Setup::plain(Edition::standard(), Options {}, self.players).unwrap();
        Satori::open(&setup, &self.dice())
    }

    /// Plays random legal commands to the end, showing each step.
    pub(super) fn play(&self, show: impl FnMut(&Step<'_, Satori>)) -> Played<Satori> {
        let mut whims = Seed::from(self.whims).stream(0);
        // Pure whim builds little: every other game is one of builders.
        let choose = |state: &State, seat| {
            if self.whims.is_multiple_of(2) {
                Some(whim(state, seat, &mut whims))
            } else {
                build(state, seat, &mut whims)
            }
        };
        Played::to_the_end(self.open(), &self.dice(), choose, show)
    }
}

/// Any kind of legal command, and then any of that kind: ways of light are many, and turns would end too soon.
fn whim(state: &State, seat: Seat, whims: &mut Stream) -> Command {
    let legal: Vec<Command> = Satori::legal(state, seat).into_iter().map(|legal| legal.command).collect();
    let mut kinds: Vec<_> = legal.iter().map(std::mem::discriminant).collect();
    kinds.dedup();
    let mut pick = || *whims.pick(&kinds).unwrap();
    let (first, again) = (pick(), pick());
    let ends =
        |kind| legal.iter().any(|command| command.is_idle() && std::mem::discriminant(command) == kind);
    let kind = if ends(first) { again } else { first };
    let of_kind: Vec<&Command> =
        legal.iter().filter(|command| std::mem::discriminant(*command) == kind).collect();
    (*whims.pick(&of_kind).unwrap()).clone()
}

/// Whatever can be built on the pagoda, and else what a novice would do.
fn build(state: &State, seat: Seat, whims: &mut Stream) -> Option<Command> {
    let sight = Sight::new(state, seat);
    let legal = sight.legal().into_iter().map(|legal| legal.command);
    let builds: Vec<Command> =
        legal.filter(|command| matches!(command, Command::BuildPagoda { .. })).collect();
    whims.pick(&builds).cloned().or_else(|| Satori::bot(BotLevel::Novice).choose(&sight, whims))
}

/// Every command there is, and some beyond: numbers go one further than the pieces.
pub(super) fn every_command() -> Vec<Command> {
    let mut all = vec![Command::Pass {}, Command::EndTurn {}];
    all.extend((0..7).map(|tile| Command::TakeStartingTile { tile: StartingTile(tile) }));
    all.extend(Place::all().map(|place| Command::PlaceFirstMonk { place }));
    for colour in Colour::ALL {
        for spot in (0..14).map(Spot) {
            let sides = [Sides::Left, Sides::Right, Sides::Both];
            all.extend(sides.map(|sides| Command::PlaceWorshipper { colour, spot, sides }));
        }
        all.extend([Gift::Incense, Gift::Collection].map(|gift| Command::Pray { colour, gift }));
        all.extend((0..4).map(|place| Command::Inspect { colour, place: SitePlace(place) }));
    }
    all.extend((0..7).map(|wheel| Command::TurnWheel { wheel: Wheel(wheel) }));
    all.extend([Side::Left, Side::Right].map(|side| Command::UseSide { side }));
    for action in 0..5 {
        every_action(action, &mut all);
    }
    all.extend([true, false].map(|play| Command::ChooseAmulet { play }));
    all.extend((0..4).map(|incense| Command::TakeBonus { incense }));
    all.extend(rewards().map(|reward| Command::ClaimAtRoundEnd { reward: Some(reward) }));
    all.push(Command::ClaimAtRoundEnd { reward: None });
    for bits in 0_u16..1 << 12 {
        if bits.count_ones() <= 3 {
            let stay = Place::all().filter(|place| bits & (1 << place.get()) != 0).collect();
            all.push(Command::KeepMonks { stay });
        }
    }
    for incense in 0..4 {
        all.extend((0..5).map(|coins| Command::ExchangeTiles { incense, coins }));
    }
    all
}

fn rewards() -> impl Iterator<Item = Reward> {
    (0..9).flat_map(|space| (0..3).map(move |choice| Reward { space, choice }))
}

fn every_action(action: u8, all: &mut Vec<Command>) {
    all.extend((0..3).map(|wood| Command::Gain { action, wood }));
    for wood_paid in 0..4 {
        all.extend((0..2).map(|wood_gained| Command::Exchange { action, wood_paid, wood_gained }));
    }
    for place in (0..4).map(SitePlace) {
        for spot in (0..14).map(Spot) {
            let kinds = (0..5).map(Decoration);
            all.extend(kinds.map(|decoration| Command::BuildAltar { action, place, spot, decoration }));
        }
    }
    all.extend((0..14).map(|spot| Command::PlaceJokoro { action, on: JokoroSpot::Altar(Spot(spot)) }));
    all.extend(Tier::all().map(|tier| Command::PlaceJokoro { action, on: JokoroSpot::Tier(tier) }));
    all.push(Command::PlaceJokoro { action, on: JokoroSpot::Sorin });
    let items = Tier::all().flat_map(|tier| [PagodaItem::Tier(tier), PagodaItem::Roof(tier)]);
    all.extend(items.chain([PagodaItem::Sorin]).map(|item| Command::BuildPagoda { action, item }));
    for from in std::iter::once(None).chain(Place::all().map(Some)) {
        all.extend(Place::all().map(|to| Command::Meditate { action, from, to }));
    }
    let short: Vec<Way> = Way::every_step().map(Way::of).collect();
    let grow = |ways: &[Way]| -> Vec<Way> {
        ways.iter().flat_map(|way| Way::every_step().filter_map(|step| way.and(step))).collect()
    };
    let middle = grow(&short);
    let long = grow(&middle);
    let ways = short.into_iter().chain(middle).chain(long);
    all.extend(ways.map(|way| Command::MoveLight { action, way }));
    all.extend(rewards().map(|reward| Command::Claim { action, reward }));
}
