//! What was said to whom, what is secret from whom, and the comparison of both.

use ring::digest::{SHA256, digest};

use super::needle::{Needle, Search, hex, spellings};

/// To whom something was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hearer {
    /// A device of the holder of a seat.
    Seat(usize),
    /// One who watches.
    Watcher,
    /// A television.
    Screen,
    /// Somebody who asks over HTTP, knows the code to watch and the names of room and game, and sits nowhere.
    Stranger,
    /// Who reads the log.
    Log,
    /// Who reads the metrics.
    Metrics,
}

/// Something that was said.
#[derive(Debug)]
pub(super) struct Said {
    pub(super) to: Hearer,
    /// On what occasion.
    pub(super) when: String,
    pub(super) text: Vec<u8>,
}

/// Something that only some may hear.
pub(super) struct Secret {
    name: String,
    may_hear: fn(Hearer) -> bool,
    needles: Vec<Needle>,
}

impl Secret {
    /// In every spelling that it could have.
    pub(super) fn new(name: impl Into<String>, secret: &str, may_hear: fn(Hearer) -> bool) -> Self {
        Self { name: name.into(), may_hear, needles: spellings(secret) }
    }

    /// The same, and the hash under which it is stored.
    pub(super) fn hashed(name: &str, secret: &str) -> [Self; 2] {
        let hash = hex(digest(&SHA256, secret.as_bytes()).as_ref());
        [Self::new(name, secret, nobody), Self::new(format!("hash of {name}"), &hash, nobody)]
    }
}

pub(super) fn nobody(_: Hearer) -> bool {
    false
}

pub(super) fn those_who_sit(hearer: Hearer) -> bool {
    matches!(hearer, Hearer::Seat(_))
}

pub(super) fn those_who_are_there(hearer: Hearer) -> bool {
    !matches!(hearer, Hearer::Log | Hearer::Metrics)
}

/// Each place at which a secret was said to one who may not hear it.
pub(super) fn leaks(said: &[Said], secrets: &[Secret]) -> Vec<String> {
    let needles = secrets.iter().flat_map(|secret| secret.needles.iter().map(move |needle| (needle, secret)));
    let search = Search::new(needles);
    let mut leaks = Vec::new();
    for Said { to, when, text } in said {
        for (needle, secret, place) in search.find(text) {
            if !(secret.may_hear)(*to) {
                let from = place.saturating_sub(80);
                let around = String::from_utf8_lossy(&text[from..text.len().min(place + 120)]);
                leaks.push(format!("{} as {} to {to:?}, {when}: …{around}…", secret.name, needle.spelling));
            }
        }
    }
    leaks
}

#[test]
fn a_secret_that_is_said_to_one_who_may_not_hear_it_is_a_leak() {
    let secrets = [
        Secret::new("seed", &"5e".repeat(32), nobody),
        Secret::new("join code", "baro-mitu-geka-sopi-zafo", those_who_sit),
    ];
    let said = |to, text: &str| Said { to, when: "now".into(), text: text.into() };
    let seed = format!("{{\"seed\":\"{}\"}}", "5e".repeat(32));
    let everything = [
        said(Hearer::Seat(0), &seed),
        said(Hearer::Log, &format!("{:?}", [0x5e; 32])),
        said(Hearer::Seat(1), "baro-mitu-geka-sopi-zafo"),
        said(Hearer::Watcher, "codes: baro-mitu-geka-sopi-zafo"),
        said(Hearer::Watcher, "codes: none"),
    ];
    let found = leaks(&everything, &secrets);
    let names: Vec<&str> = found.iter().filter_map(|leak| leak.split(',').next()).collect();
    assert!(names.contains(&"seed as text to Seat(0)"), "{names:?}");
    assert!(names.contains(&"seed as list with spaces to Log"), "{names:?}");
    assert!(names.contains(&"join code as text to Watcher"), "{names:?}");
    assert!(!names.iter().any(|name| name.contains("Seat(1)")), "{names:?}");
}
