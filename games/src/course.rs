//! The course of a game: every event in order, those that were taken back among them, and the position that
//! the others make. It knows what can be taken back; who is asked, and who is told, is the room's affair.

#[cfg(test)]
mod tests;

use crate::dice::DrawNumber;
use crate::game::{Game, Undoing};
use crate::replay::Entry;
use crate::seat::Seat;
use crate::sparing;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::num::NonZero;
use ts_rs::TS;

/// The number of an event. Those of one game rise; between them others may have been given to other things.
pub type EventNumber = u32;

/// The most bytes that an event may take, beside what it points to: a game has hundreds, and a room keeps all of them.
const LARGEST_MOVE: usize = 88;

/// A game from its opening to the present.
#[derive(Clone, Debug)]
pub struct Course<G: Game> {
    opening: G::Opening,
    state: G::State,
    moves: Vec<Move<G>>,
    /// For each take-back, how many moves had been made and the first that it undid.
    take_backs: Vec<(usize, EventNumber)>,
    /// The number after the last draw that was made in this turn, taken back or not.
    beyond_draws: DrawNumber,
}

/// An event of the game.
#[derive(Clone, Debug)]
pub struct Move<G: Game> {
    /// Its number.
    pub seq: EventNumber,
    /// Whose doing it was.
    pub seat: Seat,
    /// The command, with the first event that came of it.
    pub command: Option<G::Command>,
    /// The event.
    pub event: G::Event,
    /// Whether it was taken back.
    pub undone: bool,
    /// The number of the next draw, where the event passed the move on; it is never 0, which is the opening's.
    pub turn_ended: Option<NonZero<DrawNumber>>,
}

impl<G: Game> Move<G> {
    /// Whether a turn came to its end with it. Whoever ends a round may be the one who is asked next: the move does not
    /// pass, the turn is over all the same.
    pub fn ends_turn(&self) -> bool {
        self.turn_ended.is_some() || G::undoing(&self.event) == Undoing::Never
    }
}

/// How something can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakeBack {
    /// At once: within the own turn, and nothing new was seen since.
    Free,
    /// If the others agree.
    Asked {
        /// How many of the events showed something new.
        seen: u32,
    },
}

/// How everybody stood after each turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct History {
    /// What is counted, by name.
    pub counted: Vec<String>,
    /// For each turn, for each seat, how much of each.
    pub turns: Vec<Vec<Vec<u32>>>,
    /// For each turn, the part of the game in which it was played: rounds, or what else the game falls into.
    pub chapters: Vec<u8>,
}

impl<G: Game> Course<G> {
    /// A game before its first command.
    pub fn new(opening: G::Opening) -> Self {
        const { assert!(size_of::<Move<G>>() <= LARGEST_MOVE, "what is wide and seldom goes into a box") };
        let state = G::begin(&opening);
        let beyond_draws = G::next_draw(&state);
        Self { opening, state, moves: Vec::new(), take_backs: Vec::new(), beyond_draws }
    }

    /// Makes room for so many more events, where it is known how many come.
    pub fn expect(&mut self, events: usize) {
        self.moves.reserve_exact(events);
    }

    /// The position.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// All events, those taken back among them.
    pub fn moves(&self) -> &[Move<G>] {
        &self.moves
    }

    /// The events after a number.
    pub fn moves_after(&self, seq: EventNumber) -> &[Move<G>] {
        &self.moves[self.moves.partition_point(|made| made.seq <= seq)..]
    }

    /// The event of a number.
    pub fn made(&self, seq: EventNumber) -> Option<&Move<G>> {
        let place = self.moves.binary_search_by_key(&seq, |made| made.seq).ok()?;
        self.moves.get(place)
    }

    /// The last command up to an event.
    pub fn command_at(&self, seq: EventNumber) -> Option<&G::Command> {
        let to = self.moves.partition_point(|made| made.seq <= seq);
        self.moves[..to].iter().rev().find_map(|made| made.command.as_ref())
    }

    fn live(&self) -> impl Iterator<Item = &Move<G>> {
        self.moves.iter().filter(|made| !made.undone)
    }

    /// Brings an event about. A draw that was made and taken back in a turn that ends is left out for good.
    pub fn apply(&mut self, seq: EventNumber, seat: Seat, command: Option<G::Command>, event: G::Event) {
        let before = G::to_move(&self.state);
        G::apply(&mut self.state, &event);
        self.beyond_draws = self.beyond_draws.max(G::next_draw(&self.state));
        let passed = G::to_move(&self.state) != before;
        if passed {
            G::skip_draws(&mut self.state, self.beyond_draws);
        }
        let turn_ended = if passed { NonZero::new(G::next_draw(&self.state)) } else { None };
        sparing::push(&mut self.moves, Move { seq, seat, command, event, undone: false, turn_ended });
    }

    /// Takes back everything from an event on. Whether that is allowed is [`Course::can_take_back`]'s to say.
    pub fn take_back(&mut self, from: EventNumber) {
        self.take_backs.push((self.moves.len(), from));
        for made in self.moves.iter_mut().filter(|made| made.seq >= from) {
            made.undone = true;
        }
        let mut state = G::begin(&self.opening);
        for made in self.live() {
            G::apply(&mut state, &made.event);
            if let Some(next) = made.turn_ended {
                G::skip_draws(&mut state, next.get());
            }
        }
        self.state = state;
    }

    /// How a seat can take back everything from an event on; nothing where it cannot: never past what another seat has
    /// seen, what is final, or the end of the game.
    pub fn can_take_back(&self, seat: Seat, from: EventNumber) -> Option<TakeBack> {
        if G::outcome(&self.state).is_some() {
            return None;
        }
        let undone = self.moves_after(from.checked_sub(1)?).iter().filter(|made| !made.undone);
        let first = undone.clone().next().filter(|first| first.seq == from && first.seat == seat)?;
        // A command is taken back whole.
        first.command.as_ref()?;
        // The asker's own turn, present or just ended: at most one turn has ended since, and it was the asker's.
        let mut ended = undone.clone().filter(|made| made.turn_ended.is_some());
        let last_ended = ended.next();
        if last_ended.is_some_and(|last| last.seat != seat) || ended.next().is_some() {
            return None;
        }
        let mut seen = 0;
        for made in undone {
            match G::undoing(&made.event) {
                Undoing::Free => {}
                Undoing::ByConsent if made.seat == seat => seen += 1,
                Undoing::ByConsent | Undoing::Never => return None,
            }
        }
        let is_free = seen == 0 && last_ended.is_none();
        Some(if is_free { TakeBack::Free } else { TakeBack::Asked { seen } })
    }

    /// What a seat did last and how it can be taken back; nothing where it cannot.
    pub fn last_take_back(&self, seat: Seat) -> Option<(EventNumber, TakeBack)> {
        let own = |made: &Move<G>| made.seat == seat && made.command.is_some();
        let mut ended = 0;
        // Nothing goes back by more than a turn: what lies before need not be looked through.
        let mut within_reach = self.moves.iter().rev().filter(|made| !made.undone).take_while(|made| {
            ended += u32::from(made.turn_ended.is_some());
            ended < 2
        });
        let last = within_reach.find(|made| own(made))?.seq;
        Some((last, self.can_take_back(seat, last)?))
    }

    /// How everybody stood after each turn; nothing before the game is over, as it tells what was hidden.
    pub fn history(&self) -> Option<History> {
        let outcome = G::outcome(&self.state)?;
        let seats: Vec<Seat> = outcome.scores.iter().map(|(seat, _)| seat).collect();
        let mut state = G::begin(&self.opening);
        let mut turns = Vec::new();
        let mut chapters = Vec::new();
        let mut counted = Vec::new();
        for made in self.live() {
            let chapter = G::chapter(&state);
            G::apply(&mut state, &made.event);
            if made.ends_turn() {
                let standings = seats.iter().map(|&seat| G::standing(&state, seat));
                let points = |standing: Vec<(&'static str, u32)>| {
                    counted = standing.iter().map(|(name, _)| (*name).to_owned()).collect();
                    standing.into_iter().map(|(_, points)| points).collect()
                };
                turns.push(standings.map(points).collect());
                chapters.push(chapter);
            }
        }
        Some(History { counted, turns, chapters })
    }

    /// How many turns have come to their end, without those that were taken back.
    pub fn turns_ended(&self) -> usize {
        self.live().filter(|made| made.ends_turn()).count()
    }

    /// Everything that was done, in order: what [`crate::replay::replay`] makes this course of again.
    pub fn record(&self) -> Vec<Entry<G>> {
        let mut record = Vec::new();
        for (place, made) in self.moves.iter().enumerate() {
            record.extend(self.take_backs_at(place));
            match (&made.command, record.last_mut()) {
                (None, Some(Entry::Command { events, .. })) => events.push(made.event.clone()),
                (None, _) => {}
                (Some(command), _) => record.push(Entry::Command {
                    seq: made.seq,
                    seat: made.seat,
                    command: command.clone(),
                    events: vec![made.event.clone()],
                }),
            }
        }
        record.extend(self.take_backs_at(self.moves.len()));
        record
    }

    fn take_backs_at(&self, place: usize) -> impl Iterator<Item = Entry<G>> {
        self.take_backs
            .iter()
            .filter(move |(at, _)| *at == place)
            .map(|(_, from)| Entry::TookBack { from: *from })
    }
}
