//! Logs of older rules. When stored commands or events come to mean something else, the game's `RULES` goes up by one,
//! and the way from the version before stands here; so a stored game never changes its meaning by accident: the golden
//! games in `tests/golden` would be decided otherwise, and a log whose version nothing lifts is not read as today's.

use super::log::{Log, LogError};
use games::registry::GameKind;
use games::{Game, with_game};

/// Makes a log of one version of the rules one of the next.
type Step = fn(&mut Log);

/// The steps of a game: the first one lifts version 1 to version 2. No game has needed one yet.
fn steps(_kind: GameKind) -> &'static [Step] {
    &[]
}

/// The log as the rules of today would have written it.
///
/// # Errors
/// It is of a game or of a version that is not known here.
pub(super) fn lift(log: Log) -> Result<Log, LogError> {
    let kind = log.kind()?;
    lift_by(log, with_game!(kind, G => G::RULES), steps(kind))
}

fn lift_by(mut log: Log, today: u32, steps: &[Step]) -> Result<Log, LogError> {
    let written = log.head.rules;
    if written == 0 || written > today {
        return Err(LogError::OtherRules(written));
    }
    for version in written..today {
        let step = steps.get(version as usize - 1).ok_or(LogError::OtherRules(written))?;
        step(&mut log);
        log.head.rules = version + 1;
    }
    Ok(log)
}

#[cfg(test)]
mod tests {
    use super::super::check::tests::played;
    use super::*;
    use serde_json::json;

    fn log(rules: u32) -> Log {
        let mut log = played(GameKind::ALL[0]).log;
        log.head.rules = rules;
        log
    }

    #[test]
    fn every_older_version_of_every_game_can_be_lifted() {
        for kind in GameKind::ALL {
            assert_eq!(steps(kind).len() + 1, with_game!(kind, G => G::RULES) as usize, "{kind}");
        }
    }

    #[test]
    fn a_log_goes_up_step_by_step() {
        let add: Step = |log| log.entries.push(json!({ "from": log.head.rules }));
        let lifted = lift_by(log(1), 3, &[add, add]).unwrap();
        assert_eq!(lifted.head.rules, 3);
        assert_eq!(lifted.entries[lifted.entries.len() - 2..], [json!({ "from": 1 }), json!({ "from": 2 })]);
        assert_eq!(lift_by(log(3), 3, &[]).unwrap(), log(3));
    }

    #[test]
    fn what_is_not_known_is_said() {
        for (written, today) in [(0, 1), (2, 1), (1, 2)] {
            let refused = lift_by(log(written), today, &[]);
            assert!(matches!(refused, Err(LogError::OtherRules(version)) if version == written));
        }
    }
}
