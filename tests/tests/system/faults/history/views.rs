//! What clients were shown: at every number exactly what the log gives for their eyes.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use games::Seat;
use games::course::Course;
use protocol::{
    DecisionKey, GameNews, GameTable, Look, NumberedLine, RoomLine, RoomView, Seq, ServerMessage, TableOf,
    Viewer,
};
use serde_json::Value;

use super::Verdict;
use crate::faults::stored::{Record, Stored};
use crate::game::TestGame;
use crate::player::Taped;

/// A message about the room, with what its client knew before it.
struct Heard<'a> {
    viewer: Viewer,
    since: u32,
    room: Option<&'a RoomView>,
    log: &'a [RoomLine],
    table: Option<&'a GameTable>,
    news: Option<&'a GameNews>,
}

/// Who sees what another of the same class sees.
type Class = (u8, Option<Seat>);

fn class(viewer: Viewer) -> Class {
    match viewer {
        Viewer::Seat { seat } => (0, Some(seat)),
        Viewer::Spectator {} => (1, None),
        Viewer::Screen {} => (2, None),
    }
}

pub(super) fn check<G: TestGame>(stored: &Stored, tapes: &[&[Taped]], verdict: &mut Verdict) {
    let mut heard: BTreeMap<u32, Vec<Heard<'_>>> = BTreeMap::new();
    for tape in tapes {
        gather(tape, &mut heard, verdict);
    }
    let last = stored.records.last().map_or(0, |record| record.seq);
    for seq in heard.keys().filter(|seq| **seq > last) {
        verdict.figures.lost += 1;
        verdict.wrong.push(format!("{seq} was shown, and the log ends with {last}"));
    }
    let mut lines = BTreeMap::new();
    let mut log = Log::<G>::default();
    for record in &stored.records {
        log.apply(record);
        let Some(messages) = heard.get(&record.seq) else { continue };
        let mut tables = BTreeMap::new();
        let mut rooms = BTreeMap::new();
        for message in messages {
            log.check_game(record.seq, message, &mut tables, verdict);
            check_room(record.seq, message, &mut rooms, &mut lines, verdict);
        }
    }
}

/// The messages of one client, by number.
fn gather<'a>(tape: &'a [Taped], heard: &mut BTreeMap<u32, Vec<Heard<'a>>>, verdict: &mut Verdict) {
    let mut known = 0;
    let mut viewer = Viewer::Spectator {};
    for taped in tape {
        let Taped::Heard(message) = taped else { continue };
        verdict.figures.messages += 1;
        let (seq, message) = match message {
            ServerMessage::Welcome { viewer: as_whom, seq, since, room, log, table, .. } => {
                viewer = *as_whom;
                let (since, table) = (since.0, table.as_ref());
                (seq.0, Heard { viewer, since, room: Some(room), log, table, news: None })
            }
            ServerMessage::Update { seq, room, log, table, news } => {
                let (table, news) = (table.as_ref(), news.as_ref());
                (seq.0, Heard { viewer, since: known, room: room.as_deref(), log, table, news })
            }
            _ => continue,
        };
        if seq < known {
            verdict.figures.disordered += 1;
            verdict.wrong.push(format!("{viewer:?} heard {seq} after {known}"));
        }
        known = seq;
        heard.entry(seq).or_default().push(message);
    }
}

/// What the log does not tell by the rules alone is the same for all who see the same.
fn check_room<'a>(
    seq: u32,
    message: &Heard<'a>,
    rooms: &mut BTreeMap<Class, RoomView>,
    lines: &mut BTreeMap<u32, &'a RoomLine>,
    verdict: &mut Verdict,
) {
    for line in message.log {
        if **lines.entry(line.seq.0).or_insert(line) != *line || line.seq.0 > seq {
            verdict.figures.disordered += 1;
            verdict.wrong.push(format!("{line:?} reads otherwise elsewhere"));
        }
    }
    let Some(room) = message.room else { return };
    // Clocks run between two messages of the same number.
    let room = RoomView { clocks: None, ..room.clone() };
    verdict.figures.views += 1;
    match rooms.entry(class(message.viewer)) {
        Entry::Vacant(first) => drop(first.insert(room)),
        Entry::Occupied(first) if *first.get() == room => {}
        Entry::Occupied(_) => {
            verdict.figures.disagreeing += 1;
            verdict.wrong.push(format!("two views of the room for {:?} at {seq}", message.viewer));
        }
    }
}

/// The log up to some number.
struct Log<G: TestGame> {
    course: Option<Course<G>>,
    decision: u32,
    abandoned: bool,
}

impl<G: TestGame> Default for Log<G> {
    fn default() -> Self {
        Self { course: None, decision: 0, abandoned: false }
    }
}

impl<G: TestGame> Log<G> {
    fn apply(&mut self, record: &Record) {
        let body = &record.body;
        match (record.fact(), &mut self.course) {
            ("started", course) => {
                let opening = serde_json::from_value(untagged(&body["opening"])).expect("an opening");
                *course = Some(Course::new(opening));
            }
            ("played", Some(course)) => {
                let seat = serde_json::from_value(body["seat"].clone()).expect("a seat");
                let command = (!body["command"].is_null())
                    .then(|| serde_json::from_value(untagged(&body["command"])).expect("a command"));
                let event = serde_json::from_value(body["event"]["event"].clone()).expect("an event");
                course.apply(record.seq, seat, command, event);
            }
            ("took_back", Some(course)) => {
                course.take_back(serde_json::from_value(body["from"].clone()).expect("a number"));
            }
            ("abandoned", _) => self.abandoned = true,
            _ => {}
        }
        if record.opens_decision() {
            self.decision = record.seq;
        }
    }

    fn check_game(
        &self,
        seq: u32,
        message: &Heard<'_>,
        tables: &mut BTreeMap<Class, TableOf<G>>,
        verdict: &mut Verdict,
    ) {
        let Some(course) = &self.course else {
            if message.table.is_some() || message.news.is_some() {
                verdict.figures.disagreeing += 1;
                verdict.wrong.push(format!("a table at {seq}, before the game"));
            }
            return;
        };
        let eye = match message.viewer {
            Viewer::Seat { seat } => games::Viewer::Seat(seat),
            Viewer::Spectator {} | Viewer::Screen {} => games::Viewer::Spectator,
        };
        let goes_on = G::outcome(course.state()).is_none() && !self.abandoned;
        let key = DecisionKey::new(self.decision.to_string()).ok().filter(|_| goes_on);
        let look = Look { course, viewer: eye, key: key.as_ref() };
        let table = tables.entry(class(message.viewer)).or_insert_with(|| look.table(Vec::new()));
        let mut same = true;
        let mut told = None;
        if let Some(heard) = message.table.map(G::table) {
            same &= heard.view == table.view && heard.decision == table.decision;
            same &= heard.undo == table.undo && heard.history == table.history;
            told = Some(heard.lines.as_slice());
        }
        if let Some(heard) = message.news.map(G::news) {
            same &= heard.view == table.view && heard.decision == table.decision;
            same &= heard.undo == table.undo && heard.history == table.history;
            let new = course.moves().iter().filter(|made| made.seq > message.since);
            same &= heard.moments.iter().cloned().eq(new.map(|made| G::moment(&made.event, eye)));
            told = Some(heard.lines.as_slice());
        }
        let Some(told) = told else { return };
        verdict.figures.views += 1;
        same &= lines_agree(course, eye, message.since, told);
        if !same {
            verdict.figures.disagreeing += 1;
            verdict
                .wrong
                .push(format!("{:?} was shown something else at {seq} than the log gives", message.viewer));
        }
    }
}

/// Every new move is told, and every line reads as it does by the log.
fn lines_agree<G: TestGame>(
    course: &Course<G>,
    eye: games::Viewer,
    since: u32,
    told: &[NumberedLine<G::Line>],
) -> bool {
    let told: BTreeMap<u32, &NumberedLine<G::Line>> = told.iter().map(|line| (line.seq.0, line)).collect();
    let known: Vec<u32> = course.moves().iter().map(|made| made.seq).collect();
    let invented = told.keys().any(|seq| known.binary_search(seq).is_err());
    let agrees = course.moves().iter().all(|made| match told.get(&made.seq) {
        None => made.seq <= since,
        Some(line) => {
            let reads = G::line(course.state(), &made.event, eye);
            **line == NumberedLine { seq: Seq(made.seq), line: reads, undone: made.undone }
        }
    });
    agrees && !invented
}

/// A part of the log without the name of its game.
fn untagged(value: &Value) -> Value {
    let mut value = value.clone();
    if let Some(fields) = value.as_object_mut() {
        fields.remove("game");
    }
    value
}
