//! Commands and acts: what was acknowledged is stored, once and where it was said to be; what was refused is not.

use std::collections::BTreeMap;

use games::Seat;
use protocol::{Act, ClientMessage, CommandId, GameCommand, ServerMessage, Viewer};

use super::Verdict;
use crate::faults::stored::{Record, Stored};
use crate::player::Taped;

/// What became of a command, by all that its clients know.
#[derive(Default)]
struct Fate<'a> {
    said: usize,
    answered: usize,
    /// The numbers under which it was acknowledged.
    accepted: Vec<u32>,
    command: Option<(&'a GameCommand, u32)>,
}

/// The seat of a client; none for those who watch.
pub(super) fn seat_of(tape: &[Taped]) -> Option<Seat> {
    tape.iter().find_map(|taped| match taped {
        Taped::Heard(ServerMessage::Welcome { viewer: Viewer::Seat { seat }, .. }) => Some(*seat),
        _ => None,
    })
}

pub(super) fn check(stored: &Stored, tapes: &[&[Taped]], verdict: &mut Verdict) {
    let mut fates: BTreeMap<(u8, String), Fate<'_>> = BTreeMap::new();
    let mut passes: BTreeMap<u8, usize> = BTreeMap::new();
    for tape in tapes {
        let Some(seat) = seat_of(tape).map(u8::from) else { continue };
        let key = |id: &CommandId| (seat, id.as_str().to_owned());
        for taped in *tape {
            match taped {
                Taped::Said(ClientMessage::Command { id, key: decision, command }) => {
                    let fate = fates.entry(key(id)).or_default();
                    fate.said += 1;
                    fate.command = Some((command, decision.as_str().parse().unwrap_or_default()));
                }
                // A pass is a secret that is told once: it has no id in the log, and is counted.
                Taped::Said(ClientMessage::Act { act: Act::MakePass { .. }, .. }) => {}
                Taped::Said(ClientMessage::Act { id, .. }) => fates.entry(key(id)).or_default().said += 1,
                Taped::Heard(ServerMessage::Pass { .. }) => *passes.entry(seat).or_default() += 1,
                Taped::Heard(ServerMessage::Accepted { id, seq }) => {
                    if let Some(fate) = fates.get_mut(&key(id)) {
                        fate.answered += 1;
                        fate.accepted.push(seq.0);
                    }
                }
                Taped::Heard(
                    ServerMessage::Refused { id, .. } | ServerMessage::Error { id: Some(id), .. },
                ) => {
                    if let Some(fate) = fates.get_mut(&key(id)) {
                        fate.answered += 1;
                    }
                }
                _ => {}
            }
        }
    }
    for (key, fate) in &fates {
        check_fate(stored, key, fate, verdict);
    }
    for record in &stored.records {
        if let Some(key) = record.command.as_ref().filter(|key| !fates.contains_key(key)) {
            verdict.figures.unasked += 1;
            verdict.wrong.push(format!("nobody said {key:?}, which is record {}", record.seq));
        }
    }
    for (seat, told) in passes {
        let made = |record: &&Record| record.fact() == "pass_made" && record.body["seat"] == seat;
        let made = stored.records.iter().filter(made).count();
        verdict.figures.acknowledged += told;
        if made < told {
            verdict.figures.lost += told - made;
            verdict.wrong.push(format!("seat {seat} was told {told} passes, and {made} are stored"));
        }
    }
}

fn check_fate(stored: &Stored, key: &(u8, String), fate: &Fate<'_>, verdict: &mut Verdict) {
    let found: Vec<&Record> =
        stored.records.iter().filter(|record| record.command.as_ref() == Some(key)).collect();
    if !fate.accepted.is_empty() {
        verdict.figures.acknowledged += 1;
        if found.is_empty() {
            verdict.figures.lost += 1;
            verdict.wrong.push(format!("{key:?} was acknowledged as {:?} and is not stored", fate.accepted));
        }
    }
    if found.len() > 1 {
        verdict.figures.doubled += 1;
        verdict.wrong.push(format!("{key:?} is stored {} times", found.len()));
    }
    let Some(record) = found.first() else { return };
    for told in fate.accepted.iter().filter(|told| **told != record.seq) {
        verdict.figures.disordered += 1;
        verdict.wrong.push(format!("{key:?} was acknowledged as {told} and is record {}", record.seq));
    }
    if fate.accepted.is_empty() && fate.answered >= fate.said {
        verdict.figures.unasked += 1;
        verdict.wrong.push(format!("{key:?} was refused and is record {}", record.seq));
    }
    if let Some((command, decision)) = fate.command {
        check_decision(stored, record, command, decision, verdict);
    }
}

/// A command stands in the log as it was said, for the decision that it was said for.
fn check_decision(stored: &Stored, last: &Record, said: &GameCommand, decision: u32, verdict: &mut Verdict) {
    let until = &stored.records[..stored.records.iter().take_while(|record| record.seq <= last.seq).count()];
    let first = until.iter().rposition(|record| !record.body["command"].is_null());
    let Some(first) = first else {
        verdict.figures.disordered += 1;
        return verdict.wrong.push(format!("record {} has no command", last.seq));
    };
    let stands: Option<GameCommand> = serde_json::from_value(until[first].body["command"].clone()).ok();
    if stands.as_ref() != Some(said) {
        verdict.figures.unasked += 1;
        verdict.wrong.push(format!("record {} is {stands:?} instead of {said:?}", last.seq));
    }
    let open = until[..first].iter().rfind(|record| record.opens_decision()).map(|record| record.seq);
    if open != Some(decision) {
        verdict.figures.doubled += 1;
        verdict.wrong.push(format!("record {} took decision {open:?} and was for {decision}", last.seq));
    }
}
