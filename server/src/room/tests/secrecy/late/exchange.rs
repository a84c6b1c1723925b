//! The same log, had what a latecomer may not know been otherwise.

use crate::room::fact::Fact;
use crate::room::play::GameEvent;
use crate::secrets::DiceSecret;
use crate::store::Record;
use games::tajuto::{Deed, Event, Finish, Floor, Handful, InaugurationFate, PagodaSet, Ware};
use games::{Seat, Viewer};
use std::collections::BTreeMap;

/// How many events say otherwise.
#[derive(Clone, Copy, Debug)]
pub(super) struct Changed {
    /// That somebody took a tile, or that one turned.
    pub(super) tiles: usize,
    /// That somebody felt something.
    pub(super) handfuls: usize,
}

/// What of a log is exchanged for what: others of its kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// A tile that was bought and lies face down.
    Ware,
    /// An Objective that was claimed.
    Objective,
}

/// The same log for all that a viewer can see who comes now; and how many tiles and handfuls of it are others.
///
/// Others took each other's face-down tiles, handfuls were others, and so is the secret of the dice.
pub(super) fn exchanged(records: &[Record], viewer: Viewer) -> (Vec<Record>, Changed) {
    let before: Vec<Fact> =
        records.iter().map(|record| serde_json::from_str(&record.body).unwrap()).collect();
    let mut facts = before.clone();
    let undone = undone(&facts);
    if viewer != Viewer::AllHands {
        exchange_tiles(&mut facts, &undone, viewer);
    }
    let tiles = differing(&before, &facts);
    exchange_handfuls(&mut facts, viewer);
    let changed = Changed { tiles, handfuls: differing(&before, &facts) - tiles };
    for fact in &mut facts {
        if let Fact::Opened { secret, .. } = fact {
            *secret = DiceSecret::new().unwrap();
        }
    }
    let body = |fact: &Fact| serde_json::to_string(fact).unwrap();
    let other =
        records.iter().zip(&facts).map(|(record, fact)| Record { body: body(fact), ..record.clone() });
    (other.collect(), changed)
}

fn differing(before: &[Fact], after: &[Fact]) -> usize {
    before.iter().zip(after).filter(|(before, after)| before != after).count()
}

fn event(fact: &Fact) -> Option<&Event> {
    match fact {
        Fact::Played { event: GameEvent::Tajuto(event), .. } => Some(event),
        _ => None,
    }
}

fn deed_mut(fact: &mut Fact) -> Option<&mut Deed> {
    match fact {
        Fact::Played { event: GameEvent::Tajuto(event), .. } => Some(&mut event.deed),
        _ => None,
    }
}

/// For each fact, whether it was taken back.
fn undone(facts: &[Fact]) -> Vec<bool> {
    let mut undone = vec![false; facts.len()];
    for (nth, fact) in facts.iter().enumerate() {
        if let Fact::TookBack { from, .. } = fact {
            undone[from.0 as usize - 1..nth].fill(true);
        }
    }
    undone
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
        if let Some(Deed::Built { floor, finished: Some(Finish { inauguration, .. }), .. }) = deed_mut(fact)
            && let Some((_, owner)) = owners.iter().find(|(pagoda, _)| *pagoda == floor.pagoda)
        {
            *inauguration = InaugurationFate::Turned { owner: *owner };
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
