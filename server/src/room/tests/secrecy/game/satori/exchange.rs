//! The same log, had what a latecomer may not know been otherwise: others have other amulets, and chose the other way
//! where that has not come out. Choices are final, so none of them was taken back.

use super::super::{Changed, Untag};
use crate::room::fact::Fact;
use crate::room::play::GameOpening;
use games::satori::{Amulet, Command, Deed, Satori};
use games::{Seat, Viewer};
use protocol::GameCommand;
use serde_json::Value;

pub(super) fn exchange(facts: &mut [Fact], viewer: Viewer) -> Changed {
    let pieces = if viewer == Viewer::AllHands { 0 } else { exchange_amulets(facts, viewer) };
    Changed { pieces, secrets: exchange_choices(facts, viewer) }
}

/// The amulets that an event showed.
fn revealed(fact: &Fact) -> Option<Vec<(Seat, Amulet)>> {
    let Deed::ChoseAmulet { onward, .. } = &Satori::event(fact)?.deed else { return None };
    Some(onward.revealed.as_ref()?.iter().map(|shown| (shown.seat, shown.amulet)).collect())
}

/// Everybody whose amulet the viewer does not know gets the next one of those that the viewer does not know.
fn exchange_amulets(facts: &mut [Fact], viewer: Viewer) -> usize {
    let mut known: Vec<Seat> = facts.iter().filter_map(revealed).flatten().map(|(seat, _)| seat).collect();
    if let Viewer::Seat(seat) = viewer {
        known.push(seat);
    }
    let started = facts.iter_mut().find_map(|fact| match fact {
        Fact::Started { opening: GameOpening::Satori(opening), .. } => Some(opening),
        _ => None,
    });
    let opening = started.unwrap();
    // What was dealt is nobody's business outside the rules, so it is changed as it is stored.
    let mut stored = serde_json::to_value(&opening).unwrap();
    let dealt: Vec<Amulet> = serde_json::from_value(stored["deal"]["amulets"].clone()).unwrap();
    let seats = || Seat::ALL.into_iter().zip(&dealt);
    let shown: Vec<Amulet> = seats().filter(|(seat, _)| known.contains(seat)).map(|(_, a)| *a).collect();
    let unknown: Vec<Amulet> = Amulet::ALL.into_iter().filter(|amulet| !shown.contains(amulet)).collect();
    let next = |amulet: Amulet| {
        let place = unknown.iter().position(|other| *other == amulet).unwrap();
        unknown[(place + 1) % unknown.len()]
    };
    let other: Vec<Amulet> =
        seats().map(|(seat, &amulet)| if known.contains(&seat) { amulet } else { next(amulet) }).collect();
    let changed = other.iter().zip(&dealt).filter(|(other, dealt)| other != dealt).count();
    stored["deal"]["amulets"] = serde_json::to_value(&other).unwrap_or(Value::Null);
    **opening = serde_json::from_value(stored).unwrap();
    changed
}

/// What others chose since the last time that all choices came out.
fn exchange_choices(facts: &mut [Fact], viewer: Viewer) -> usize {
    let since = facts.iter().rposition(|fact| revealed(fact).is_some()).map_or(0, |last| last + 1);
    let mut changed = 0;
    for fact in &mut facts[since..] {
        let Fact::Played { seat, command, .. } = fact else { continue };
        if viewer == Viewer::Seat(*seat) {
            continue;
        }
        if let Some(GameCommand::Satori(Command::ChooseAmulet { play })) = command {
            *play = !*play;
        }
        if let Some(Deed::ChoseAmulet { play, .. }) = Satori::event_mut(fact).map(|event| &mut event.deed) {
            *play = !*play;
            changed += 1;
        }
    }
    changed
}
