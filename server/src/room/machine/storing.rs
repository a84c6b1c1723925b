//! What a room decides, on its way into the log: proposed, then committed or withdrawn.

use super::{Machine, Said};
use crate::finished::{Begun, finished};
use crate::room::fact::{Fact, StoredFact};
use crate::room::fold::Fold;
use crate::room::messages::{self, Change};
use crate::room::play::Class;
use crate::store::{Append, CommandKey, FinishedGame, Record};
use games::Seat;
use protocol::{CommandId, RoomPhase, Seq, json};
use std::sync::Arc;

/// A change that was decided and not yet stored: committed or withdrawn before anything else happens.
#[derive(Debug)]
pub(in crate::room) struct Proposal {
    before: Before,
    facts: Vec<StoredFact>,
    by: Option<(Seat, CommandId)>,
    pub(in crate::room) append: Arc<Append>,
    /// The updates that will be told, where nothing but moves is in them; else they are made when it has happened.
    updates: Option<Vec<Said>>,
}

/// What matters of a room as it was before some facts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Before {
    pub(super) seq: Seq,
    phase: RoomPhase,
    had_offer: bool,
}

impl Machine {
    /// Prepares facts to be stored. The fold has them from now on, for a room whose facts are being stored does nothing
    /// else, and to make it anew in the seldom case that they cannot be stored costs less than a copy each time.
    pub(in crate::room) fn propose(
        &mut self,
        facts: Vec<Fact>,
        by: Option<(Seat, &CommandId)>,
        now_ms: i64,
    ) -> Proposal {
        let before = Before::of(&self.fold);
        let at_ms = now_ms.max(self.fold.at_ms);
        let mut stored = Vec::with_capacity(facts.len());
        for (seq, fact) in (self.fold.seq.0 + 1..).zip(facts) {
            let fact = StoredFact { seq: Seq(seq), at_ms, fact };
            self.fold.apply(&fact);
            stored.push(fact);
        }
        let append = Arc::new(self.append_of(before.phase, &stored, by, now_ms));
        let by = by.map(|(seat, id)| (seat, id.clone()));
        Proposal { before, facts: stored, by, append, updates: None }
    }

    /// Makes ready what is to be told of it, which can be done while it is being stored. What tells the time is left.
    pub(in crate::room) fn make_ready<'p>(&self, proposal: &'p mut Proposal, now_ms: i64) -> &'p [Said] {
        let change = proposal.before.change(&self.fold, &proposal.facts);
        if !change.room {
            proposal.updates = Some(self.updates(proposal.before.seq, None, change, now_ms));
        }
        proposal.updates.as_deref().unwrap_or_default()
    }

    /// What was not stored has not happened.
    pub(in crate::room) fn withdraw(&mut self, proposal: &Proposal) {
        if proposal.facts.is_empty() {
            return;
        }
        // A room has an opening, or there would be none.
        if let Some(fold) = Fold::of(self.log.facts_to(self.log.len(), &self.fold)) {
            self.fold = fold;
        }
    }

    pub(super) fn append_of(
        &self,
        before: RoomPhase,
        facts: &[StoredFact],
        by: Option<(Seat, &CommandId)>,
        now_ms: i64,
    ) -> Append {
        let next = &self.fold;
        let mut records: Vec<Record> = facts
            .iter()
            .map(|stored| Record {
                seq: stored.seq.0,
                at_ms: stored.at_ms,
                // A fact is plain data: there is nothing in it that JSON cannot say.
                body: json::to_text(&stored.fact).unwrap_or_default(),
                command: None,
            })
            .collect();
        if let (Some(last), Some((seat, id))) = (records.last_mut(), by) {
            last.command = Some(CommandKey { seat: seat.into(), id: id.as_str().to_owned() });
        }
        // What was played for practice is kept in no list and counted nowhere.
        let ended = next.phase == RoomPhase::Over && before == RoomPhase::Playing && !next.practice;
        let finished = ended.then(|| self.finished(facts)).flatten();
        let (room, row) = (next.room.as_str().to_owned(), self.row_with(facts, before, now_ms));
        Append { room, row, records, chat: Vec::new(), finished }
    }

    /// The game that has come to its end by these facts.
    fn finished(&self, facts: &[StoredFact]) -> Option<FinishedGame> {
        let begun = self.log.others().find_map(|stored| match &stored.fact {
            Fact::Started { opening, .. } => Some(Begun { opening, at_ms: stored.at_ms }),
            _ => None,
        })?;
        let entries = facts.iter().filter(|stored| stored.is_entry());
        let entries_ms = self.log.entries_ms().chain(entries.map(|stored| stored.at_ms));
        finished(&self.fold, begun, entries_ms, self.chat.players(), self.delay_ms(&self.fold))
    }

    /// The classes whose sockets have no right to be there any more by what is proposed.
    pub(in crate::room) fn cuts_off(&self, proposal: &Proposal) -> Vec<Class> {
        let cut = |stored: &StoredFact| match stored.fact {
            Fact::SeatCleared { seat } => Some(Class::Seat(seat)),
            Fact::PassUsed { seat, .. } => {
                let tokens = &self.fold.seats.get(seat.index())?.person()?.tokens;
                (tokens.len() == 1).then_some(Class::Seat(seat))
            }
            Fact::ScreensDismissed { .. } => Some(Class::Screen),
            _ => None,
        };
        proposal.facts.iter().filter_map(cut).collect()
    }

    /// What was stored has happened; says what everybody is to be told.
    pub(in crate::room) fn commit(&mut self, proposal: Proposal, now_ms: i64) -> Vec<Said> {
        let Proposal { before, facts, by, append, updates } = proposal;
        if append.row.is_some() {
            self.row_stored(now_ms);
        }
        let change = before.change(&self.fold, &facts);
        if let Some((seat, id)) = by {
            self.done.insert(seat, &id, self.fold.seq);
        }
        self.notices_stored(&facts);
        for stored in facts {
            self.log.push(stored, &self.fold);
        }
        let fold = &self.fold;
        self.away_since.retain(|seat, _| fold.people().any(|(person, _)| person == *seat));
        for (seat, _) in self.fold.people() {
            if !self.here.contains_key(&Class::Seat(seat)) {
                self.away_since.entry(seat).or_insert(now_ms);
            }
        }
        let late_seq = self.watch.as_ref().map(|(fold, _)| fold.seq);
        self.delay_watchers(now_ms);
        let mut said = updates.unwrap_or_else(|| self.updates(before.seq, late_seq, change, now_ms));
        self.fold.have_told();
        said.extend(self.catch_watchers_up(now_ms));
        said
    }

    /// What is new since a number to everybody who is here; watchers who were late until now have more to catch up with.
    fn updates(&self, since: Seq, late: Option<Seq>, change: Change, now_ms: i64) -> Vec<Said> {
        let told_now = self.here.keys().filter(|&&class| class != Class::Watchers || self.watch.is_none());
        let update = |&class: &Class| {
            let since = late.filter(|_| class == Class::Watchers).unwrap_or(since);
            (class, Some(self.fold.seq), messages::update(&self.fold, class, since, change, now_ms))
        };
        told_now.map(update).collect()
    }
}

impl Before {
    pub(super) fn of(fold: &Fold) -> Self {
        Self { seq: fold.seq, phase: fold.phase, had_offer: fold.offer.is_some() }
    }

    /// What these facts have changed since.
    pub(super) fn change(self, after: &Fold, facts: &[StoredFact]) -> Change {
        let begun = facts.iter().any(|stored| matches!(stored.fact, Fact::Started { .. }));
        let played = |stored: &StoredFact| matches!(stored.fact, Fact::Played { .. });
        // Where a game was given up, there is nothing to decide any more.
        let other = |stored: &StoredFact| matches!(stored.fact, Fact::TookBack { .. } | Fact::Abandoned {});
        let clocked = after.game.as_ref().is_some_and(|game| game.clock.is_some());
        Change {
            room: !facts.iter().all(played) || clocked || self.phase != after.phase || self.had_offer,
            begun,
            moved: facts.iter().any(|stored| played(stored) || other(stored)),
        }
    }
}
