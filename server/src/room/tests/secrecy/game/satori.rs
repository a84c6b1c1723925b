//! Satori: others' amulets, and what they chose about them.

mod exchange;

use super::super::plan::{self, Step};
use super::{Changed, Secretive, Truth};
use crate::room::dice::script::Script;
use crate::room::fact::Fact;
use crate::room::tests::harness::{ONE, TWO};
use games::dice::{DrawNumber, Seed};
use games::satori::{
    Amulet, Colour, Command, Decoration, Deed, Event, Gift, JokoroSpot, PagodaItem, Place, Reward, Satori,
    Side, Sides, SitePlace, Spot, StartingTile, Tier, Way, Wheel,
};
use games::{Game, Seat, Viewer};
use std::collections::HashMap;

/// The draw that deals the amulets.
const AMULETS: DrawNumber = 8;

impl Secretive for Satori {
    /// For the first open actions, and some of the places and pieces.
    fn every_command() -> Vec<Command> {
        let mut all = vec![Command::Pass {}, Command::EndTurn {}];
        all.extend((0..6).map(|tile| Command::TakeStartingTile { tile: StartingTile(tile) }));
        all.extend(Place::all().map(|place| Command::PlaceFirstMonk { place }));
        for colour in Colour::ALL {
            for spot in [0, 2, 5, 7].map(Spot) {
                let sides = [Sides::Left, Sides::Right, Sides::Both];
                all.extend(sides.map(|sides| Command::PlaceWorshipper { colour, spot, sides }));
            }
            all.extend([Gift::Incense, Gift::Collection].map(|gift| Command::Pray { colour, gift }));
            all.push(Command::Inspect { colour, place: SitePlace(0) });
        }
        all.extend((0..6).map(|wheel| Command::TurnWheel { wheel: Wheel(wheel) }));
        all.extend([Side::Left, Side::Right].map(|side| Command::UseSide { side }));
        for action in 0..3 {
            every_action(action, &mut all);
        }
        all.extend([true, false].map(|play| Command::ChooseAmulet { play }));
        all.extend((0..3).map(|incense| Command::TakeBonus { incense }));
        let reward = Reward { space: 2, choice: 0 };
        all.extend([None, Some(reward)].map(|reward| Command::ClaimAtRoundEnd { reward }));
        all.push(Command::KeepMonks { stay: Vec::new() });
        all.extend(Place::all().map(|place| Command::KeepMonks { stay: vec![place] }));
        all.extend((0..3).map(|coins| Command::ExchangeTiles { incense: 0, coins }));
        all
    }

    fn hides(event: &Event) -> bool {
        matches!(event.deed, Deed::ChoseAmulet { .. })
    }

    /// Seat 0 keeps its amulet to the end, and chooses before the other seat; enough is built to take some of it back.
    fn is_fit(game: &[Step<Self>]) -> bool {
        let barriers = game.iter().filter(|step| step.is_barrier).count();
        let choices: Vec<&Step<Self>> = game.iter().filter(|step| Self::hides(&step.event)).collect();
        let first = choices.iter().step_by(2).all(|step| step.seat == ONE);
        first && choices.len() == 4 && choices[0].command == choose(false) && barriers >= 5
    }

    /// Seat 0 has another amulet, and plays it at the end or does not.
    fn truths(game: &[Step<Self>], usual: &Seed) -> [Truth<Self>; 2] {
        let choices: Vec<usize> =
            (0..game.len()).filter(|&nth| game[nth].seat == ONE && Self::hides(&game[nth].event)).collect();
        let truth = |play: bool| Truth {
            dice: HashMap::new(),
            commands: HashMap::from([(choices[1], choose(play))]),
        };
        let dice = HashMap::from([(AMULETS, other_amulets(usual))]);
        [truth(false), Truth { dice, ..truth(true) }]
    }

    fn exchange(facts: &mut [Fact], _undone: &[bool], viewer: Viewer) -> Changed {
        exchange::exchange(facts, viewer)
    }
}

fn choose(play: bool) -> Command {
    Command::ChooseAmulet { play }
}

fn every_action(action: u8, all: &mut Vec<Command>) {
    all.extend((0..2).map(|wood| Command::Gain { action, wood }));
    all.extend((0..2).map(|wood_paid| Command::Exchange { action, wood_paid, wood_gained: 0 }));
    for place in (0..3).map(SitePlace) {
        let build = |spot| Command::BuildAltar { action, place, spot: Spot(spot), decoration: Decoration(0) };
        all.extend([0, 6].map(build));
    }
    all.extend([0, 6].map(|spot| Command::PlaceJokoro { action, on: JokoroSpot::Altar(Spot(spot)) }));
    all.extend(Tier::all().map(|tier| Command::PlaceJokoro { action, on: JokoroSpot::Tier(tier) }));
    all.push(Command::PlaceJokoro { action, on: JokoroSpot::Sorin });
    let items = Tier::all().flat_map(|tier| [PagodaItem::Tier(tier), PagodaItem::Roof(tier)]);
    all.extend(items.chain([PagodaItem::Sorin]).map(|item| Command::BuildPagoda { action, item }));
    all.extend(Place::all().step_by(5).map(|to| Command::Meditate { action, from: None, to }));
    for way in ["a", "B", "ca", "bbC"] {
        let way = Way::try_from(way.to_owned()).unwrap();
        all.push(Command::MoveLight { action, way });
    }
    all.extend((1..4).map(|space| Command::Claim { action, reward: Reward { space, choice: 0 } }));
}

/// A seed by which seat 0 is dealt another amulet, and seat 1 the same.
fn other_amulets(usual: &Seed) -> Seed {
    let dealt = |others: HashMap<DrawNumber, Seed>| {
        let dice = Script { usual: usual.clone(), others };
        let state = Satori::begin(&Satori::open(&plan::setup::<Satori>(0), &dice));
        let own = |seat: Seat| Satori::view(&state, Viewer::Seat(seat)).players[seat].amulet;
        [ONE, TWO].map(|seat| -> Amulet { own(seat).unwrap() })
    };
    let [one, two] = dealt(HashMap::new());
    let fits = |seed: &Seed| {
        let other = dealt(HashMap::from([(AMULETS, seed.clone())]));
        other[0] != one && other[1] == two
    };
    (1_000..2_000).map(Seed::from).find(fits).unwrap()
}
