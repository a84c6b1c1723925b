//! What the games of a player come to. Everything is added up, nothing is rounded.

use std::collections::HashMap;

use protocol::{
    CategoryStatistics, CoursePoint, FriendGames, FriendStatistics, GameId, GameStatistics, PieceStatistics,
    Statistics, TableStatistics,
};

use crate::api::games::shown::seconds;
use crate::secrets::friend_id;
use crate::store::{Played, Together};

/// How many of the last games the course of all games shows.
const COURSE: usize = 100;
/// How many friends are told, and how many pieces of a game.
const MOST_FRIENDS: usize = 200;
const MOST_PIECES: usize = 200;

/// The statistics of a player out of the games in the order in which they ended, and with whom they were played.
pub(super) fn statistics(played: Vec<Played>, together: Vec<Together>, me: &str) -> Statistics {
    let mut games: Vec<Game> = Vec::new();
    for one in played {
        let place = games.iter().position(|game| game.sums.game == one.game).unwrap_or_else(|| {
            games.push(Game::new(one.game.clone()));
            games.len() - 1
        });
        games[place].add(one);
    }
    let mut games: Vec<GameStatistics> = games.into_iter().map(Game::finish).collect();
    games.sort_by(|a, b| (b.played, &a.game).cmp(&(a.played, &b.game)));
    Statistics { games, friends: friends(together, me) }
}

/// The games of one kind while they are added up.
struct Game {
    sums: GameStatistics,
    /// Where in the lists of the sums something stands.
    categories: HashMap<String, usize>,
    pieces: HashMap<String, usize>,
    turns_ms: i64,
    course: Vec<CoursePoint>,
}

impl Game {
    fn new(game: String) -> Self {
        let sums = GameStatistics {
            game,
            played: 0,
            won: 0,
            points: 0,
            best: 0,
            categories: Vec::new(),
            tables: Vec::new(),
            pieces: Vec::new(),
            turns: 0,
            turns_s: 0,
            course: Vec::new(),
        };
        Self { sums, categories: HashMap::new(), pieces: HashMap::new(), turns_ms: 0, course: Vec::new() }
    }

    fn add(&mut self, one: Played) {
        let (points, won) = (count(one.points), u32::from(one.winner));
        let sums = &mut self.sums;
        sums.played += 1;
        sums.won += won;
        sums.points = sums.points.saturating_add(points);
        sums.best = sums.best.max(points);
        sums.turns = sums.turns.saturating_add(one.turns);
        self.turns_ms = self.turns_ms.saturating_add(one.turns_ms);
        add_to_table(&mut sums.tables, &one);
        for (category, points, winners) in one.categories {
            let empty = |category| CategoryStatistics { category, points: 0, winners: 0 };
            let sum = entry(&mut sums.categories, &mut self.categories, category, empty);
            sum.points = sum.points.saturating_add(count(points));
            sum.winners = sum.winners.saturating_add(count(winners));
        }
        for piece in one.pieces.into_iter().filter(|piece| piece.number > 0) {
            let empty = |piece| PieceStatistics { piece, count: 0, games: 0, won: 0 };
            let sum = entry(&mut sums.pieces, &mut self.pieces, piece.piece, empty);
            sum.count = sum.count.saturating_add(piece.number);
            sum.games += 1;
            sum.won += won;
        }
        if let Ok(id) = GameId::new(one.game_id) {
            let (ended_s, players) = (seconds(one.finished_at_ms), one.players);
            self.course.push(CoursePoint { id, ended_s, players, points, won: one.winner });
        }
    }

    fn finish(mut self) -> GameStatistics {
        let mut sums = self.sums;
        sums.turns_s = count(self.turns_ms / 1_000);
        sums.tables.sort_by_key(|table| table.players);
        sums.pieces.sort_by(|a, b| (b.count, &a.piece).cmp(&(a.count, &b.piece)));
        sums.pieces.truncate(MOST_PIECES);
        sums.course = self.course.split_off(self.course.len().saturating_sub(COURSE));
        sums
    }
}

fn add_to_table(tables: &mut Vec<TableStatistics>, one: &Played) {
    let players = one.players;
    let place = tables.iter().position(|table| table.players == players).unwrap_or_else(|| {
        tables.push(TableStatistics { players, played: 0, won: 0, first_won: 0, begun: 0, begun_won: 0 });
        tables.len() - 1
    });
    let table = &mut tables[place];
    table.played += 1;
    table.won += u32::from(one.winner);
    table.first_won += u32::from(one.first_won);
    table.begun += u32::from(one.first);
    table.begun_won += u32::from(one.first && one.winner);
}

/// What stands in a list by its name; it is put there where it is missing.
fn entry<'a, T>(
    list: &'a mut Vec<T>,
    places: &mut HashMap<String, usize>,
    name: String,
    empty: impl FnOnce(String) -> T,
) -> &'a mut T {
    let place = places.get(&name).copied().unwrap_or_else(|| {
        list.push(empty(name.clone()));
        places.insert(name, list.len() - 1);
        list.len() - 1
    });
    &mut list[place]
}

fn friends(together: Vec<Together>, me: &str) -> Vec<FriendStatistics> {
    let mut by_friend: HashMap<String, Vec<Together>> = HashMap::new();
    for games in together {
        by_friend.entry(games.player_hash.clone()).or_default().push(games);
    }
    let mut friends: Vec<(i64, String, Vec<Together>)> = by_friend
        .into_iter()
        .map(|(hash, games)| (games.iter().map(|game| game.played).sum(), hash, games))
        .collect();
    friends.sort_by(|(a, one, _), (b, other, _)| (b, one).cmp(&(a, other)));
    friends.truncate(MOST_FRIENDS);
    friends.into_iter().map(|(_, hash, games)| friend(friend_id(me, &hash), games)).collect()
}

fn friend(friend: String, mut games: Vec<Together>) -> FriendStatistics {
    games.sort_by(|a, b| (b.played, &a.game).cmp(&(a.played, &b.game)));
    let last = games.iter().max_by_key(|game| game.last_ms);
    FriendStatistics {
        friend,
        name: last.map(|game| game.name().to_owned()).unwrap_or_default(),
        last_s: last.map(|game| seconds(game.last_ms)).unwrap_or_default(),
        games: games
            .into_iter()
            .map(|game| FriendGames {
                played: count(game.played),
                ahead: count(game.ahead),
                behind: count(game.behind),
                points: count(game.points),
                their_points: count(game.their_points),
                game: game.game,
            })
            .collect(),
    }
}

fn count(number: i64) -> u32 {
    u32::try_from(number.max(0)).unwrap_or(u32::MAX)
}
