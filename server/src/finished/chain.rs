//! The chain of hashes over a game: each link covers all that was before it.

use super::canonical::{canonical, hash};
use super::log::Log;

/// A log in its one form, part by part: each is written once, to be hashed and to be stored.
#[derive(Debug)]
pub(super) struct Parts {
    head: String,
    entries: Vec<String>,
    result: String,
}

impl Parts {
    /// The parts of a log.
    ///
    /// # Errors
    /// Something in the log cannot be said in JSON.
    pub(super) fn of(log: &Log) -> Result<Self, serde_json::Error> {
        Ok(Self {
            head: canonical(&log.head)?,
            // Their maps are in order already: a value need not be made of a value.
            entries: log.entries.iter().map(serde_json::to_string).collect::<Result<_, _>>()?,
            result: canonical(&log.result)?,
        })
    }

    /// The links: of the head, of each entry, of the result.
    pub(super) fn links(&self) -> Vec<String> {
        let mut links = Vec::with_capacity(self.entries.len() + 2);
        let mut last = hash(&[&self.head]);
        for entry in &self.entries {
            let next = hash(&[&last, entry]);
            links.push(std::mem::replace(&mut last, next));
        }
        let end = hash(&[&last, &self.result]);
        links.extend([last, end]);
        links
    }

    /// The whole log in its one form.
    pub(super) fn text(&self) -> String {
        let Self { head, entries, result } = self;
        format!("{{\"entries\":[{}],\"head\":{head},\"result\":{result}}}", entries.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finished::canonical::canonical;
    use crate::finished::self_played;
    use games::registry::GameKind;
    use protocol::BotName;
    use serde_json::json;

    #[test]
    fn parts_together_are_the_log_in_its_one_form() {
        for kind in GameKind::ALL {
            let log = self_played(kind, &[BotName::Novice; 2], json!({}), 7).unwrap().log;
            let parts = Parts::of(&log).unwrap();
            assert_eq!(parts.text(), canonical(&log).unwrap(), "{kind:?}");
            for (entry, part) in log.entries.iter().zip(&parts.entries) {
                assert_eq!(*part, canonical(entry).unwrap());
            }
        }
    }
}
