//! What self-play counts. Everything is a whole number, so that the order of the games is no matter.

use std::collections::BTreeMap;

use games::bot::BotLevel;
use games::playout::Playout;
use games::{BySeat, Game, ScoreSheet};

use super::count::Histogram;
use super::notes::Notes;

/// A victory in whole parts: divisible among two, three and four winners.
pub(super) const VICTORY: u64 = 12;

/// How many failed games are kept with their story.
const KEPT_FAILURES: usize = 20;

/// The counts of some games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) played: u64,
    /// How many victories were shared.
    pub(super) shared: u64,
    pub(super) turns: Histogram,
    pub(super) commands: Histogram,
    /// Parts of victories, by seat.
    pub(super) by_seat: Vec<u64>,
    /// Parts of victories, by place in the order of play: who began, who came next.
    pub(super) by_place: Vec<u64>,
    pub(super) by_bot: BTreeMap<BotLevel, SeatTally>,
    pub(super) points: Histogram,
    /// In the order of the score sheet.
    pub(super) categories: Vec<(&'static str, Histogram)>,
    pub(super) labels: BTreeMap<String, u64>,
    /// How players stood at the end of each chapter, by what is counted.
    pub(super) chapters: BTreeMap<u8, Vec<(&'static str, Histogram)>>,
    /// How those fared who held something: by group, then by name.
    pub(super) holdings: BTreeMap<(String, String), SeatTally>,
    /// Commands in a list of what is legal, and its bytes.
    pub(super) list_commands: Histogram,
    pub(super) list_bytes: Histogram,
    pub(super) failed: u64,
    /// The first failed games and what went wrong.
    pub(super) failures: BTreeMap<u64, String>,
}

/// The counts of some seats: those of one kind of bot, or of all who held something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SeatTally {
    /// How many seats, all games together.
    pub(super) seats: u64,
    /// Their parts of victories.
    pub(super) victories: u64,
    pub(super) points: u64,
}

impl Tally {
    /// Counts a game that was played to its end, with the labels of its events.
    pub(super) fn add<G: Game>(&mut self, playout: &Playout<G>, bots: &BySeat<BotLevel>, notes: &Notes) {
        let winners = &playout.outcome.winners;
        let part = VICTORY / (winners.len() as u64).max(1);
        self.played += 1;
        self.shared += u64::from(winners.len() > 1);
        self.turns.add(playout.turns);
        self.commands.add(playout.commands);
        self.by_seat.resize(bots.len(), 0);
        self.by_place.resize(bots.len(), 0);
        for (seat, score) in playout.outcome.scores.iter() {
            let victory = if winners.contains(&seat) { part } else { 0 };
            let place = (seat.index() + bots.len() - playout.first.index()) % bots.len();
            self.by_seat[seat.index()] += victory;
            self.by_place[place] += victory;
            let fared = SeatTally { seats: 1, victories: victory, points: score.total().into() };
            self.by_bot.entry(bots[seat]).or_default().merge(fared);
            for (_, holding) in notes.holdings.iter().filter(|(holder, _)| *holder == seat) {
                self.holdings.entry(holding.clone()).or_default().merge(fared);
            }
            self.points.add(score.total());
            for (index, (name, points)) in score.categories().into_iter().enumerate() {
                column(&mut self.categories, index, name).add(points);
            }
        }
        add_labels(&mut self.labels, &notes.labels);
        for (&chapter, standings) in &notes.chapters {
            let columns = self.chapters.entry(chapter).or_default();
            for (index, &(name, number)) in standings.iter().flat_map(|standing| standing.iter().enumerate())
            {
                column(columns, index, name).add(number);
            }
        }
        for &(commands, bytes) in &notes.lists {
            self.list_commands.add(commands);
            self.list_bytes.add(bytes);
        }
    }

    /// Counts a game that broke off.
    pub(super) fn fail(&mut self, game: u64, what: String) {
        self.failed += 1;
        self.failures.insert(game, what);
        self.forget_late_failures();
    }

    /// Adds the counts of other games.
    pub(super) fn merge(&mut self, other: Self) {
        self.played += other.played;
        self.shared += other.shared;
        self.turns.merge(&other.turns);
        self.commands.merge(&other.commands);
        add_each(&mut self.by_seat, &other.by_seat);
        add_each(&mut self.by_place, &other.by_place);
        for (level, theirs) in other.by_bot {
            self.by_bot.entry(level).or_default().merge(theirs);
        }
        self.points.merge(&other.points);
        for (index, (name, points)) in other.categories.iter().enumerate() {
            column(&mut self.categories, index, name).merge(points);
        }
        add_labels(&mut self.labels, &other.labels);
        for (chapter, theirs) in other.chapters {
            let columns = self.chapters.entry(chapter).or_default();
            for (index, (name, numbers)) in theirs.iter().enumerate() {
                column(columns, index, name).merge(numbers);
            }
        }
        for (holding, theirs) in other.holdings {
            self.holdings.entry(holding).or_default().merge(theirs);
        }
        self.list_commands.merge(&other.list_commands);
        self.list_bytes.merge(&other.list_bytes);
        self.failed += other.failed;
        self.failures.extend(other.failures);
        self.forget_late_failures();
    }

    fn forget_late_failures(&mut self) {
        while self.failures.len() > KEPT_FAILURES {
            self.failures.pop_last();
        }
    }
}

impl SeatTally {
    fn merge(&mut self, more: Self) {
        self.seats += more.seats;
        self.victories += more.victories;
        self.points += more.points;
    }
}

/// The numbers of a name, in the order in which names come.
fn column<'a>(
    columns: &'a mut Vec<(&'static str, Histogram)>,
    index: usize,
    name: &'static str,
) -> &'a mut Histogram {
    if index >= columns.len() {
        columns.resize(index + 1, (name, Histogram::default()));
    }
    &mut columns[index].1
}

fn add_each(sums: &mut Vec<u64>, more: &[u64]) {
    sums.resize(sums.len().max(more.len()), 0);
    for (sum, number) in sums.iter_mut().zip(more) {
        *sum += number;
    }
}

fn add_labels(sums: &mut BTreeMap<String, u64>, more: &BTreeMap<String, u64>) {
    for (label, times) in more {
        // Nearly always known already: the name is copied only when it is new.
        match sums.get_mut(label) {
            Some(sum) => *sum += times,
            None => drop(sums.insert(label.clone(), *times)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_victory_can_be_shared_by_any_table() {
        assert!((1..=4).all(|winners| VICTORY.is_multiple_of(winners)));
    }

    #[test]
    fn the_first_failures_are_kept_whoever_found_them() {
        let (mut left, mut right) = (Tally::default(), Tally::default());
        for game in 0..60 {
            let tally = if game % 3 == 0 { &mut left } else { &mut right };
            tally.fail(game, format!("game {game}"));
        }
        left.merge(right);
        assert_eq!(left.failed, 60);
        assert!(left.failures.keys().copied().eq(0..20), "{:?}", left.failures);
    }
}
