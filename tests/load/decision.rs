//! What one who is to move has to know, kept as it came: nothing is made of it before somebody moves.

use std::fmt::Write as _;

use games::dice::Stream;

use crate::scan;

/// A decision.
#[derive(Debug, Default)]
pub(crate) struct Decision {
    /// `{"key":…,"legal":[…` and on; empty where there is none to be made.
    text: String,
}

impl Decision {
    /// Somebody is to move: the text of the decision, with whatever stands behind it.
    pub(crate) fn set(&mut self, text: &str) {
        self.text.clear();
        self.text.push_str(text);
    }

    /// Nobody is to move.
    pub(crate) fn clear(&mut self) {
        self.text.clear();
    }

    /// Whether there is something to decide.
    pub(crate) fn is_open(&self) -> bool {
        !self.text.is_empty()
    }

    /// The message by which one of the commands that are legal is done; nothing where the text cannot be read.
    pub(crate) fn choose(&self, chance: &mut Stream, id: &str, game: &str) -> Option<String> {
        let key = scan::first_property(&self.text, "key")?;
        let (_, legal) = self.text.split_at_checked(r#"{"key":,"legal":"#.len() + key.len())?;
        let elements: Vec<&str> = scan::list(legal).collect();
        let command = scan::first_property(chance.pick(&elements)?, "command")?;
        let parts = command.strip_prefix('{')?;
        let comma = if parts == "}" { "" } else { "," };
        let mut message = String::with_capacity(command.len() + 100);
        // Writing to a String cannot fail.
        let _ = write!(
            message,
            r#"{{"type":"command","id":"{id}","key":{key},"command":{{"game":"{game}"{comma}{parts}}}"#
        );
        Some(message)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use games::dice::{Dice as _, Seed};

    use super::*;

    #[test]
    fn each_legal_command_is_chosen_sooner_or_later() {
        let mut decision = Decision::default();
        assert!(!decision.is_open());
        let legal = [r#"{"do":"pass"}"#, "{}", r#"{"do":"draw","x":[1,"]"]}"#];
        let elements = legal.map(|command| format!(r#"{{"command":{command},"preview":{{"a":[{{}}]}}}}"#));
        decision.set(&format!(r#"{{"key":"k\"1","legal":[{}]}},"undo":null}}}}"#, elements.join(",")));
        let mut chance = Seed::from(1).stream(0);
        let chosen: BTreeSet<String> =
            (0..100).filter_map(|_| decision.choose(&mut chance, "c1", "g")).collect();
        let expected = [r#","do":"pass""#, "", r#","do":"draw","x":[1,"]"]"#].map(|rest| {
            format!(r#"{{"type":"command","id":"c1","key":"k\"1","command":{{"game":"g"{rest}}}}}"#)
        });
        assert_eq!(chosen, BTreeSet::from(expected));
        decision.clear();
        assert_eq!(decision.choose(&mut chance, "c1", "g"), None);
    }
}
