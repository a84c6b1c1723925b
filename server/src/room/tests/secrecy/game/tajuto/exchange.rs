//! The same log, had what a latecomer may not know been otherwise: others took each other's face-down tiles, and
//! handfuls were others.

use super::super::{Changed, Untag};
use crate::room::fact::Fact;
use games::tajuto::{Deed, Event, Floor, Handful, InaugurationFate, PagodaSet, Tajuto, Ware};
use games::{Seat, Viewer};
use std::collections::BTreeMap;

/// What of a log is exchanged for what: others of its kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// A tile that was bought and lies face down.
    Ware,
    /// An Objective that was claimed.
    Objective,
}

pub(super) fn exchange(facts: &mut [Fact], undone: &[bool], viewer: Viewer) -> Changed {
    let before = facts.to_vec();
    if viewer != Viewer::AllHands {
        exchange_tiles(facts, undone, viewer);
    }
    let pieces = differing(&before, facts);
    exchange_handfuls(facts, viewer);
    Changed { pieces, secrets: differing(&before, facts) - pieces }
}

fn differing(before: &[Fact], after: &[Fact]) -> usize {
    before.iter().zip(after).filter(|(before, after)| before != after).count()
}

fn event(fact: &Fact) -> Option<&Event> {
    Tajuto::event(fact)
}

fn deed_mut(fact: &mut Fact) -> Option<&mut Deed> {
    Tajuto::event_mut(fact).map(|event| &mut event.deed)
}

/// The pagodas that are finished now: their Inauguration tiles lie face down.
fn finished(facts: &[Fact], undone: &[bool]) -> PagodaSet {
    let mut pagodas = PagodaSet::default();
    for (fact, _) in facts.iter().zip(undone).filter(|(_, undone)| !**undone) {
        if let Some(Deed::Built { floor, finished: Some(_), .. }) = event(fact).map(|event| &event.deed) {
            pagodas.insert(floor.pagoda);
        }
    }
    pagodas
}

/// What somebody took that nobody but the owner may know.
fn hidden(fact: &Fact, viewer: Viewer, finished: PagodaSet) -> Option<Kind> {
    let event = event(fact).filter(|event| viewer != Viewer::Seat(event.seat))?;
    match &event.deed {
        Deed::Acquired { ware: Ware::Village { stack }, .. } => stack.lies_face_down().then_some(Kind::Ware),
        Deed::Acquired { ware: Ware::Inauguration { pagoda }, .. } => {
            finished.contains(*pagoda).then_some(Kind::Ware)
        }
        Deed::Claimed { .. } => Some(Kind::Objective),
        _ => None,
    }
}

/// Tiles go round among those who took them; what was taken back goes round by itself. What was paid stays:
/// Meditation Points are public.
fn exchange_tiles(facts: &mut [Fact], undone: &[bool], viewer: Viewer) {
    let finished = finished(facts, undone);
    let mut groups: BTreeMap<(Kind, bool), Vec<usize>> = BTreeMap::new();
    for (nth, fact) in facts.iter().enumerate() {
        if let Some(kind) = hidden(fact, viewer, finished) {
            groups.entry((kind, undone[nth])).or_default().push(nth);
        }
    }
    for places in groups.values() {
        let taken: Vec<Deed> =
            places.iter().filter_map(|&nth| event(&facts[nth])).map(|e| e.deed.clone()).collect();
        for (&nth, other) in places.iter().zip(taken.iter().cycle().skip(1)) {
            match (deed_mut(&mut facts[nth]), other) {
                (Some(Deed::Acquired { ware, .. }), Deed::Acquired { ware: other, .. }) => *ware = *other,
                (Some(Deed::Claimed { objective }), Deed::Claimed { objective: other }) => {
                    *objective = *other;
                }
                (deed, other) => panic!("{deed:?} {other:?}"),
            }
        }
    }
    tell_owners(facts, undone);
}

/// Where a pagoda was finished, its Inauguration tile turned face down before whoever has it now.
fn tell_owners(facts: &mut [Fact], undone: &[bool]) {
    let mut owners: Vec<(games::tajuto::Pagoda, Seat)> = Vec::new();
    for (fact, _) in facts.iter().zip(undone).filter(|(_, undone)| !**undone) {
        if let Some(Event { seat, deed: Deed::Acquired { ware: Ware::Inauguration { pagoda }, .. } }) =
            event(fact)
        {
            owners.push((*pagoda, *seat));
        }
    }
    for (fact, _) in facts.iter_mut().zip(undone).filter(|(_, undone)| !**undone) {
        if let Some(Deed::Built { floor, finished: Some(finish), .. }) = deed_mut(fact)
            && let Some((_, owner)) = owners.iter().find(|(pagoda, _)| *pagoda == floor.pagoda)
        {
            finish.inauguration = InaugurationFate::Turned { owner: *owner };
        }
    }
}

/// Other floors were felt, at other widths. The hand that is in the bag now feels the same to those who may feel
/// it, and has the same floor in its first place, so that it can be picked.
fn exchange_handfuls(facts: &mut [Fact], viewer: Viewer) {
    let last = facts.len() - 1;
    for (nth, fact) in facts.iter_mut().enumerate() {
        let feels = event(fact).is_some_and(|event| {
            nth == last && [Viewer::Seat(event.seat), Viewer::AllHands].contains(&viewer)
        });
        if let Some(Deed::Groped { handful, .. } | Deed::GropedAgain { handful, .. }) = deed_mut(fact) {
            other_floors(handful);
            if !feels {
                handful.felt.iter_mut().for_each(|felt| felt.width += 37);
            }
        }
    }
}

/// All but the first become floors of the bag that were not in the hand, as far as there are some.
fn other_floors(handful: &mut Handful) {
    let held: Vec<Floor> = handful.felt.iter().map(|felt| felt.floor).collect();
    let others: Vec<Floor> = handful.bag.iter().filter(|floor| !held.contains(floor)).collect();
    for (felt, other) in handful.felt.iter_mut().skip(1).zip(others) {
        felt.floor = other;
    }
}
