//! The few sentences that the server itself says, in four languages: whoever reads them is not at the page.

use protocol::{Language, RoomId};

/// What a notice is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    /// The room.
    pub(crate) room: RoomId,
    /// The name of the game, as `games` has it.
    pub(crate) game: &'static str,
    /// Whose turn it is.
    pub(crate) name: String,
    /// The other people at the table.
    pub(crate) others: Vec<String>,
}

impl Turn {
    /// The name of the game.
    pub(super) fn title(&self) -> String {
        let mut letters = self.game.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
    }

    /// To the player alone.
    pub(super) fn to_player(&self, language: Language) -> String {
        let name = &self.name;
        let turn = match language {
            Language::En => format!("{name}, it is your turn."),
            Language::De => format!("{name}, du bist am Zug."),
            Language::It => format!("{name}, tocca a te."),
            Language::Cs => format!("{name}, jsi na tahu."),
        };
        if self.others.is_empty() {
            return turn;
        }
        let others = self.others.join(", ");
        match language {
            Language::En => format!("{turn} At the table: {others}."),
            Language::De => format!("{turn} Am Tisch: {others}."),
            Language::It => format!("{turn} Al tavolo: {others}."),
            Language::Cs => format!("{turn} U stolu: {others}."),
        }
    }

    /// To all who read along; the name is written as `name` says it must be there.
    pub(super) fn to_all(&self, language: Language, name: &str) -> String {
        let game = self.title();
        match language {
            Language::En => format!("{name}, it is your turn at {game}."),
            Language::De => format!("{name}, du bist bei {game} am Zug."),
            Language::It => format!("{name}, a {game} tocca a te."),
            Language::Cs => format!("{name}, jsi na tahu ve hře {game}."),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_says_whose_turn_it_is_and_where() {
        let room = RoomId::new("r").unwrap();
        let alone = Turn { room, game: "pagoda", name: "Ama".into(), others: Vec::new() };
        let turn = Turn { others: vec!["Ine".into(), "Kai".into()], ..alone.clone() };
        for language in [Language::En, Language::De, Language::It, Language::Cs] {
            assert!(turn.to_player(language).starts_with("Ama, "), "{language:?}");
            assert!(turn.to_player(language).ends_with(": Ine, Kai."), "{language:?}");
            assert!(!alone.to_player(language).contains(':'), "{language:?}");
            let said = turn.to_all(language, "*Ama*");
            assert!(said.starts_with("*Ama*, ") && said.contains("Pagoda"), "{said}");
        }
    }
}
