//! What is noted of one game while it is played.

use std::collections::BTreeMap;

use games::playout::Happening;
use games::{BySeat, Game, Seat};

/// How a player stood, by what is counted.
pub(super) type Standing = Vec<(&'static str, u32)>;

/// The notes of one game.
#[derive(Clone, Debug)]
pub(super) struct Notes {
    seats: BySeat<()>,
    with_lists: bool,
    chapter: Option<u8>,
    /// How often each label came up.
    pub(super) labels: BTreeMap<String, u64>,
    /// How each player stood at the end of each chapter.
    pub(super) chapters: BTreeMap<u8, Vec<Standing>>,
    /// What each player came to hold: group and name.
    pub(super) holdings: Vec<(Seat, (String, String))>,
    /// How many commands could be given each time, and the bytes of their list; only where that is asked for.
    pub(super) lists: Vec<(u32, u32)>,
}

impl Notes {
    pub(super) fn new(seats: BySeat<()>, with_lists: bool) -> Self {
        Self {
            seats,
            with_lists,
            chapter: None,
            labels: BTreeMap::new(),
            chapters: BTreeMap::new(),
            holdings: Vec::new(),
            lists: Vec::new(),
        }
    }

    /// Takes an event down.
    pub(super) fn take<G: Game>(&mut self, happening: &Happening<'_, G>) {
        let state = happening.state;
        if let Some(label) = G::tally(state, happening.event) {
            *self.labels.entry(label).or_default() += 1;
        }
        let is_over = G::outcome(state).is_some();
        let chapter = G::chapter(state);
        let before = *self.chapter.get_or_insert(chapter);
        if before != chapter || is_over {
            self.chapter = Some(chapter);
            let standings = self.seats.seats().map(|seat| G::standing(state, seat)).collect();
            self.chapters.insert(before, standings);
        }
        if is_over {
            let of = |seat| G::holdings(state, seat).into_iter().map(move |holding| (seat, holding));
            self.holdings = self.seats.seats().flat_map(of).collect();
        }
        if let (true, Some(seat)) = (self.with_lists, G::to_move(state)) {
            let list = G::legal(state, seat);
            let bytes = serde_json::to_vec(&list).map_or(0, |json| json.len());
            let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
            self.lists.push((count(list.len()), count(bytes)));
        }
    }
}
