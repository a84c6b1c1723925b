//! The few words about a finished game: in its picture, and for those who show a link to it.

use protocol::{FinishedPlayer, FinishedTable};

/// The game by its name, as a title has it.
pub(crate) fn game_name(table: &FinishedTable) -> String {
    capital(&table.game)
}

/// `Ama won Tajuto with 31`.
pub(crate) fn headline(table: &FinishedTable) -> String {
    let winners: Vec<&FinishedPlayer> = table.players.iter().filter(|player| player.won).collect();
    let names: Vec<String> = winners.iter().map(|player| shown_name(player)).collect();
    let game = game_name(table);
    let points = winners.first().map_or(0, |player| player.points);
    match names.as_slice() {
        [] => game,
        [one] => format!("{one} won {game} with {points}"),
        [first @ .., last] => format!("{} and {last} shared {game} with {points} each", first.join(", ")),
    }
}

/// `Ama 31 · Ben 28`, the best first.
pub(crate) fn standing(table: &FinishedTable) -> String {
    let mut players: Vec<&FinishedPlayer> = table.players.iter().collect();
    players.sort_by_key(|player| player.place);
    let each = |player: &&FinishedPlayer| format!("{} {}", shown_name(player), player.points);
    players.iter().map(each).collect::<Vec<_>>().join(" · ")
}

/// The name of a player; one who was forgotten is somebody.
pub(super) fn shown_name(player: &FinishedPlayer) -> String {
    match (player.name.is_empty(), player.bot) {
        (true, _) => "Somebody".to_owned(),
        (false, Some(_)) => capital(&player.name),
        (false, None) => player.name.clone(),
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
