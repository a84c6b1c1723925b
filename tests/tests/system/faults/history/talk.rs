//! Chat: what was acknowledged is stored once, and everybody reads the same lines in the same order.

use std::collections::BTreeMap;

use protocol::{ChatLine, ClientMessage, ServerMessage};
use serde_json::Value;

use super::Verdict;
use super::commands::seat_of;
use crate::faults::stored::Stored;
use crate::player::Taped;

pub(super) fn check(stored: &Stored, tapes: &[&[Taped]], verdict: &mut Verdict) {
    for tape in tapes {
        let seat = seat_of(tape).map(u8::from);
        let side = if seat.is_some() { "to_players" } else { "to_watchers" };
        let lines: Vec<&Value> = stored.chat.iter().filter(|line| line[side] == true).collect();
        let mut said: BTreeMap<&str, (&str, bool)> = BTreeMap::new();
        for taped in *tape {
            match taped {
                Taped::Said(ClientMessage::Chat { id, text }) => {
                    said.entry(id.as_str()).or_insert((text, false));
                }
                Taped::Heard(ServerMessage::Accepted { id, .. }) => {
                    if let Some((_, acknowledged)) = said.get_mut(id.as_str()) {
                        *acknowledged = true;
                    }
                }
                Taped::Heard(ServerMessage::Chat { line }) => check_line(&lines, line, verdict),
                Taped::Heard(ServerMessage::Welcome { chat, .. }) => {
                    for line in chat {
                        check_line(&lines, line, verdict);
                    }
                }
                _ => {}
            }
        }
        for (id, (text, acknowledged)) in said {
            let is_it = |line: &&Value| match seat {
                Some(seat) => line["id"] == id && line["seat"] == seat,
                // Nobody can tell one watcher from another: their lines have no ids.
                None => line["text"] == text && line["seat"].is_null(),
            };
            let found = stored.chat.iter().filter(is_it).count();
            verdict.figures.acknowledged += usize::from(acknowledged);
            if acknowledged && found == 0 {
                verdict.figures.lost += 1;
                verdict.wrong.push(format!("the line {id} ({text}) was acknowledged and is not stored"));
            }
            if seat.is_some() && found > 1 {
                verdict.figures.doubled += 1;
                verdict.wrong.push(format!("the line {id} ({text}) is stored {found} times"));
            }
        }
    }
}

fn check_line(lines: &[&Value], heard: &ChatLine, verdict: &mut Verdict) {
    let place = usize::try_from(heard.n).unwrap_or_default();
    let same = place.checked_sub(1).and_then(|place| lines.get(place)).is_some_and(|line| {
        line["text"] == heard.text.as_str()
            && line["name"] == heard.name.as_str()
            && line["seat"] == heard.seat.map_or(Value::Null, |seat| u8::from(seat).into())
    });
    if !same {
        verdict.figures.disordered += 1;
        verdict.wrong.push(format!("line {} of the chat was heard as {heard:?}", heard.n));
    }
}
