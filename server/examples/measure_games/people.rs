//! Who played when: some people every day, most of them now and then, mostly with those whom they know.

use std::collections::BTreeMap;

use games::dice::{Dice as _, Seed, Stream};
use server::secrets::SecretHash;
use server::store::FinishedGame;
use server::time::now_ms;

const HOUR_MS: i64 = 3_600_000;
const HALF_HOUR_MS: u32 = 1_800_000;
/// Three years.
const HOURS: u32 = 3 * 365 * 24;
/// How many people one knows.
const CIRCLE: u32 = 8;

/// A person, by a number.
pub(crate) type Person = u32;

/// A game that is stored.
#[derive(Clone, Debug)]
pub(crate) struct Copy {
    pub(crate) game_id: String,
    /// Which of the games that bots played.
    pub(crate) source: usize,
    pub(crate) finished_at_ms: i64,
    /// Who sat there; nobody where a bot did.
    pub(crate) seats: Vec<Option<Person>>,
}

/// All games that are stored, in the order in which they ended.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) games: Vec<Copy>,
    played: BTreeMap<Person, u32>,
}

impl Plan {
    pub(crate) fn new(sources: &[FinishedGame], games: u32, people: u32) -> Self {
        // The last of them ended yesterday, so that all may be seen.
        let since_ms = now_ms() - i64::from(HOURS + 24) * HOUR_MS;
        let mut chance = Seed::from(1).stream(0);
        let mut copies: Vec<Copy> = Vec::new();
        while copies.len() < games as usize {
            let players = 2 + chance.below(3);
            let seats = sit_down(&mut chance, players, people);
            let fitting: Vec<usize> =
                (0..sources.len()).filter(|&one| sources[one].result.seats.len() == seats.len()).collect();
            let began_ms = since_ms + i64::from(chance.below(HOURS)) * HOUR_MS;
            // They play one to four games, one after the other.
            for nth in 0..=i64::from(chance.below(4)) {
                let source = chance.pick(&fitting).copied().unwrap_or_default();
                let game_id = format!("{:032x}", copies.len() + 1);
                let finished_at_ms = began_ms + nth * HOUR_MS + i64::from(chance.below(HALF_HOUR_MS));
                copies.push(Copy { game_id, source, finished_at_ms, seats: seats.clone() });
            }
        }
        copies.truncate(games as usize);
        copies.sort_by_key(|copy| copy.finished_at_ms);
        let mut played = BTreeMap::new();
        for person in copies.iter().flat_map(|copy| copy.seats.iter().flatten()) {
            *played.entry(*person).or_default() += 1;
        }
        Self { games: copies, played }
    }

    pub(crate) fn busiest(&self) -> Person {
        self.by_games().pop().unwrap_or_default()
    }

    pub(crate) fn median(&self) -> Person {
        let people = self.by_games();
        people[people.len() / 2]
    }

    fn by_games(&self) -> Vec<Person> {
        let mut people: Vec<Person> = self.played.keys().copied().collect();
        people.sort_by_key(|person| self.played[person]);
        people
    }

    /// In the order in which they ended.
    pub(crate) fn games_of(&self, person: Person) -> impl DoubleEndedIterator<Item = &Copy> {
        self.games.iter().filter(move |copy| copy.seats.contains(&Some(person)))
    }

    /// With whom somebody played most often, and with whom least often.
    pub(crate) fn friends_of(&self, person: Person) -> (Person, Person) {
        let mut together: BTreeMap<Person, u32> = BTreeMap::new();
        for friend in self.games_of(person).flat_map(|copy| copy.seats.iter().flatten()) {
            *together.entry(*friend).or_default() += 1;
        }
        together.remove(&person);
        let most = together.iter().max_by_key(|(_, games)| **games).map(|(friend, _)| *friend);
        let least = together.iter().min_by_key(|(_, games)| **games).map(|(friend, _)| *friend);
        (most.unwrap_or_default(), least.unwrap_or_default())
    }

    pub(crate) fn summary(&self) -> String {
        let (busiest, median) = (self.busiest(), self.median());
        let people = self.games.iter().map(|copy| copy.seats.len()).sum::<usize>();
        format!(
            "{} games with {people} seats of {} people; the busiest played {}, the median one {}",
            self.games.len(),
            self.played.len(),
            self.played[&busiest],
            self.played[&median]
        )
    }
}

impl Copy {
    /// The group of people who played.
    pub(crate) fn party(&self) -> String {
        let mut people: Vec<String> = self.seats.iter().flatten().map(|person| hash(*person)).collect();
        people.sort_unstable();
        SecretHash::of(&people.join(" ")).as_str().to_owned()
    }
}

/// The player key of somebody's device.
pub(crate) fn key(person: Person) -> String {
    format!("the-key-of-the-device-of-person-{person}")
}

/// The hash under which somebody's games are stored.
pub(crate) fn hash(person: Person) -> String {
    SecretHash::of(&key(person)).as_str().to_owned()
}

/// One person, then mostly those whom that one knows; now and then a bot.
fn sit_down(chance: &mut Stream, players: u32, people: u32) -> Vec<Option<Person>> {
    let first = somebody(chance, people);
    let mut seats = vec![Some(first)];
    while seats.len() < players as usize {
        let next = match chance.below(10) {
            0 => None,
            1 => Some(somebody(chance, people)),
            _ => Some((first + 1 + chance.below(CIRCLE)) % people),
        };
        if next.is_none() || !seats.contains(&next) {
            seats.push(next);
        }
    }
    let number = seats.len();
    chance.select(&mut seats, number);
    seats
}

/// The lower the number, the more often: a few play every day.
fn somebody(chance: &mut Stream, people: u32) -> Person {
    let luck = u64::from(chance.below(1 << 16));
    let rare = if chance.below(2) == 0 { luck } else { 1 << 16 };
    let place = ((u64::from(people) * luck * luck) >> 16) * rare;
    u32::try_from(place >> 32).unwrap_or_default()
}
