//! What a game hides, by the number of the event: learnt from the finished game, where all is open.

use std::collections::{BTreeMap, BTreeSet};

use games::Game;
use protocol::{Replay, ServerMessage};
use serde_json::Value;

use super::recording::{Hearer, Said};
use crate::game::TestGame;

/// What lay hidden before each seat after each event, as the wire would spell it.
pub(super) struct Hidden {
    by_seq: BTreeMap<u32, Vec<BTreeSet<String>>>,
}

impl Hidden {
    pub(super) fn of<G: TestGame>(open: &Replay) -> Self {
        let mut by_seq = BTreeMap::new();
        for step in open.steps.iter().filter(|step| !step.took_back) {
            let news = G::news(&step.news);
            let last = step.seq.0 + u32::try_from(news.moments.len()).expect("there are few") - 1;
            by_seq.insert(last, hidden_of::<G>(&news.view));
        }
        Self { by_seq }
    }

    /// How many facts were hidden at all.
    pub(super) fn count(&self) -> usize {
        let all: BTreeSet<&String> = self.by_seq.values().flatten().flatten().collect();
        all.len()
    }

    /// What is hidden from somebody after an event.
    fn from(&self, hearer: Hearer, seq: u32) -> BTreeSet<&String> {
        let mut others = BTreeSet::new();
        let seats = self.by_seq.get(&seq).map_or(&[][..], Vec::as_slice);
        for (seat, facts) in seats.iter().enumerate() {
            if hearer != Hearer::Seat(seat) {
                others.extend(facts);
            }
        }
        // What two have alike may be said to one of them.
        if let Hearer::Seat(seat) = hearer {
            others.retain(|fact| !seats.get(seat).is_some_and(|own| own.contains(*fact)));
        }
        others
    }

    /// Each place at which something hidden was said to one who may not know it.
    pub(super) fn leaks<G: TestGame>(&self, said: &[Said]) -> Vec<String> {
        let everything: BTreeMap<String, BTreeSet<&String>> =
            [Hearer::Stranger, Hearer::Seat(0), Hearer::Seat(1)]
                .into_iter()
                .map(|hearer| {
                    (
                        format!("{hearer:?}"),
                        self.by_seq.keys().flat_map(|seq| self.from(hearer, *seq)).collect(),
                    )
                })
                .collect();
        let mut leaks = Vec::new();
        for Said { to, when, text } in said {
            let Ok(json) = serde_json::from_slice::<Value>(text) else { continue };
            let mut leak = |what: &str| leaks.push(format!("{what} to {to:?}, {when}"));
            let plain = json.to_string();
            let message = serde_json::from_value::<ServerMessage>(json).ok();
            let hidden = if let Some((seq, view, moments)) = message.as_ref().and_then(shown::<G>) {
                check_view::<G>(*to, view).into_iter().for_each(&mut leak);
                check_moments::<G>(*to, moments).into_iter().for_each(&mut leak);
                self.from(*to, seq)
            } else {
                let like = if matches!(to, Hearer::Seat(_)) { *to } else { Hearer::Stranger };
                everything.get(&format!("{like:?}")).cloned().unwrap_or_default()
            };
            hidden.into_iter().filter(|fact| plain.contains(fact.as_str())).for_each(|fact| leak(fact));
        }
        leaks
    }
}

/// After which event, how it stands, what happened.
type Shown<'a, G> = (u32, &'a <G as Game>::View, &'a [<G as Game>::Moment]);

/// What a message shows of the game.
fn shown<G: TestGame>(message: &ServerMessage) -> Option<Shown<'_, G>> {
    match message {
        ServerMessage::Update { seq, news: Some(news), .. } => {
            let news = G::news(news);
            Some((seq.0, &news.view, &news.moments))
        }
        ServerMessage::Welcome { seq, table: Some(table), .. }
        | ServerMessage::Update { seq, table: Some(table), .. } => Some((seq.0, &G::table(table).view, &[])),
        _ => None,
    }
}

/// What stands in the open view of each player and not in that for all.
fn hidden_of<G: TestGame>(open: &G::View) -> Vec<BTreeSet<String>> {
    let players = |view: &G::View| {
        let view = serde_json::to_value(view).expect("a view is plain data");
        view["players"].as_array().cloned().expect("there are players")
    };
    let differing = |(open, all): (Value, Value)| {
        let members = open.as_object().cloned().unwrap_or_default();
        let hidden = members.into_iter().filter(|(name, value)| all[name] != *value);
        hidden.map(|(name, value)| format!("\"{name}\":{value}")).collect()
    };
    players(open).into_iter().zip(players(&G::seen_by_all(open))).map(differing).collect()
}

/// Others' hands are not in a view: what one sees of them is what all see.
fn check_view<G: TestGame>(to: Hearer, view: &G::View) -> Option<&'static str> {
    let json = |view: &G::View| serde_json::to_value(view).expect("a view is plain data");
    let (seen, all) = (json(view), json(&G::seen_by_all(view)));
    match to {
        Hearer::Seat(own) => {
            let theirs = |view: &Value| {
                let players = view["players"].as_array().cloned().unwrap_or_default();
                players.into_iter().enumerate().filter(|(seat, _)| *seat != own).collect::<Vec<_>>()
            };
            (theirs(&seen) != theirs(&all)).then_some("another's hand")
        }
        _ => (seen != all).then_some("somebody's hand"),
    }
}

/// What happens is told to those who watch as it is told to all.
fn check_moments<G: TestGame>(to: Hearer, moments: &[G::Moment]) -> Option<&'static str> {
    let is_more = |moment: &G::Moment| G::told_to_all(moment) != *moment;
    (!matches!(to, Hearer::Seat(_)) && moments.iter().any(is_more)).then_some("what somebody did unseen")
}
