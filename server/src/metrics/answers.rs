//! Answers by what was asked and what came of it.

use protocol::{ClientMessage, ErrorCode, ServerMessage, TryResult};

use super::Counter;

/// What a client asked of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A command of the game.
    Command,
    /// Whether a command would work.
    Try,
    /// What a steward would do.
    Hint,
    /// Something about the room.
    Act,
    /// To write a line.
    Chat,
}

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    /// Done and stored; what was tried would work; a hint was given.
    Accepted,
    /// Against the rules.
    Refused,
    /// For a decision that is past.
    Stale,
    /// Not stored.
    NotSaved,
    /// Not done for another reason.
    Error,
}

/// What a text answers, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    asked: Asked,
    came: Came,
}

/// How often which answer was given.
#[derive(Debug, Default)]
pub struct Answers([[Counter; Came::ALL.len()]; Asked::ALL.len()]);

impl Asked {
    const ALL: [Self; 5] = [Self::Command, Self::Try, Self::Hint, Self::Act, Self::Chat];

    /// What a message asks; nothing where no room answers it.
    pub fn of(message: &ClientMessage) -> Option<Self> {
        match message {
            ClientMessage::Command { .. } => Some(Self::Command),
            ClientMessage::Try { .. } => Some(Self::Try),
            ClientMessage::Hint { .. } => Some(Self::Hint),
            ClientMessage::Act { .. } => Some(Self::Act),
            ClientMessage::Chat { .. } => Some(Self::Chat),
            ClientMessage::Hello { .. } | ClientMessage::Ping {} => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Command => "command",
            Self::Try => "try",
            Self::Hint => "hint",
            Self::Act => "act",
            Self::Chat => "chat",
        }
    }
}

impl Came {
    const ALL: [Self; 5] = [Self::Accepted, Self::Refused, Self::Stale, Self::NotSaved, Self::Error];

    fn name(self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::Refused => "refused",
            Self::Stale => "stale",
            Self::NotSaved => "not_saved",
            Self::Error => "error",
        }
    }
}

impl Answer {
    /// What a message says to what was asked; nothing where it is no answer.
    pub fn of(asked: Asked, message: &ServerMessage) -> Option<Self> {
        let came = match message {
            ServerMessage::Accepted { .. }
            | ServerMessage::Pass { .. }
            | ServerMessage::Hinted { .. }
            | ServerMessage::Tried { result: TryResult::Work { .. }, .. } => Came::Accepted,
            ServerMessage::Refused { .. } | ServerMessage::Tried { result: TryResult::Fail { .. }, .. } => {
                Came::Refused
            }
            ServerMessage::Error { code: ErrorCode::StaleDecision, .. } => Came::Stale,
            ServerMessage::Error { code: ErrorCode::NotSaved, .. } => Came::NotSaved,
            ServerMessage::Error { .. } => Came::Error,
            ServerMessage::Welcome { .. }
            | ServerMessage::Update { .. }
            | ServerMessage::Presence { .. }
            | ServerMessage::Chat { .. }
            | ServerMessage::Pong {} => return None,
        };
        Some(Self { asked, came })
    }
}

impl Answers {
    /// One more of these.
    pub fn add(&self, answer: Answer) {
        self.0[answer.asked as usize][answer.came as usize].add();
    }

    /// What was asked, what came of it, and how often.
    pub fn counts(&self) -> impl Iterator<Item = (&'static str, &'static str, u64)> {
        let of = |(asked, counters): (Asked, &'_ [Counter; Came::ALL.len()])| {
            let counts = counters.each_ref().map(Counter::get);
            Came::ALL.into_iter().zip(counts).map(move |(came, count)| (asked.name(), came.name(), count))
        };
        Asked::ALL.into_iter().zip(&self.0).flat_map(of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{CommandId, Seq};

    #[test]
    fn answers_are_counted_by_what_was_asked_and_what_came_of_it() {
        let answers = Answers::default();
        let id = || CommandId::new("c1").unwrap();
        let accepted = ServerMessage::Accepted { id: id(), seq: Seq(1) };
        let error = |code| ServerMessage::error(Some(id()), code);
        for (asked, message) in [
            (Asked::Command, &accepted),
            (Asked::Command, &accepted),
            (Asked::Chat, &accepted),
            (Asked::Command, &error(ErrorCode::StaleDecision)),
            (Asked::Act, &error(ErrorCode::NotSaved)),
            (Asked::Try, &error(ErrorCode::NotSeated)),
        ] {
            answers.add(Answer::of(asked, message).unwrap());
        }
        assert_eq!(Answer::of(Asked::Act, &ServerMessage::Pong {}), None);
        let counted: Vec<_> = answers.counts().filter(|(_, _, count)| *count > 0).collect();
        let expected = [
            ("command", "accepted", 2),
            ("command", "stale", 1),
            ("try", "error", 1),
            ("act", "not_saved", 1),
            ("chat", "accepted", 1),
        ];
        assert_eq!(counted, expected);
        assert_eq!(answers.counts().count(), 25);
    }
}
