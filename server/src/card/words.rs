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

#[cfg(test)]
mod tests {
    use games::registry::GameKind;
    use protocol::BotName;

    use super::*;
    use crate::card::tests::played;

    /// A game of these, who won where they have most points.
    fn table(players: &[(&str, u32)]) -> FinishedTable {
        let mut table = played(GameKind::ALL[0], players.len()).table;
        let most = players.iter().map(|(_, points)| *points).max();
        for (player, (name, points)) in table.players.iter_mut().zip(players) {
            (player.name, player.points, player.won) = ((*name).to_owned(), *points, Some(*points) == most);
            player.place =
                1 + u8::try_from(players.iter().filter(|(_, other)| other > points).count()).unwrap();
        }
        table
    }

    #[test]
    fn a_headline_names_all_who_won() {
        let check = |players: &[(&str, u32)], expected: &str| assert_eq!(headline(&table(players)), expected);
        check(&[("Ama", 31), ("Ben", 28)], "Ama won Tajuto with 31");
        check(&[("Ama", 28), ("Ben", 28)], "Ama and Ben shared Tajuto with 28 each");
        check(&[("Ama", 9), ("Ben", 9), ("", 9)], "Ama, Ben and Somebody shared Tajuto with 9 each");
    }

    #[test]
    fn the_standing_begins_with_the_best() {
        assert_eq!(standing(&table(&[("Ama", 28), ("", 3), ("Ben", 31)])), "Ben 31 · Ama 28 · Somebody 3");
    }

    #[test]
    fn bots_have_names_too() {
        let mut table = table(&[("steward", 31), ("ama", 28)]);
        table.players[0].bot = Some(BotName::Steward);
        assert_eq!(standing(&table), "Steward 31 · ama 28", "what people call themselves stays");
    }
}
