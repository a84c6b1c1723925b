//! Compares what clients said and heard with what the server has stored.
//!
//! The log is the truth. It is folded anew here, with the rules and nothing of the server, and every message that any
//! client ever heard must be what the log gives for that viewer at that number.

mod commands;
mod figures;
mod talk;
#[cfg(test)]
mod tests;
mod views;

pub(crate) use figures::Figures;

use super::stored::Stored;
use crate::game::TestGame;
use crate::player::Taped;

/// What was found to be wrong, in words, and what was looked at.
#[derive(Clone, Debug, Default)]
pub(crate) struct Verdict {
    pub(crate) figures: Figures,
    pub(crate) wrong: Vec<String>,
}

impl Verdict {
    /// Fails where anything is wrong.
    #[track_caller]
    pub(crate) fn must_be_clean(&self) {
        let shown: Vec<&String> = self.wrong.iter().take(10).collect();
        assert!(self.wrong.is_empty() && self.figures.is_clean(), "{}\n{shown:#?}", self.figures);
    }
}

/// Compares the whole history of a room with its log. Every client that was ever in the room must be among the tapes.
pub(crate) fn compare<G: TestGame>(stored: &Stored, tapes: &[&[Taped]]) -> Verdict {
    let mut verdict = Verdict::default();
    verdict.figures.clients = tapes.len();
    check_log(stored, &mut verdict);
    commands::check(stored, tapes, &mut verdict);
    talk::check(stored, tapes, &mut verdict);
    views::check::<G>(stored, tapes, &mut verdict);
    verdict
}

/// The log itself: numbers without gaps, and times that never run backwards.
fn check_log(stored: &Stored, verdict: &mut Verdict) {
    for (number, record) in (1..).zip(&stored.records) {
        if record.seq != number {
            verdict.figures.disordered += 1;
            verdict.wrong.push(format!("record {} stands at place {number}", record.seq));
        }
    }
    for pair in stored.records.windows(2) {
        if pair[1].at_ms < pair[0].at_ms {
            verdict.figures.disordered += 1;
            verdict.wrong.push(format!("record {} is older than the one before it", pair[1].seq));
        }
    }
}
