//! The comparison can fail: a true history is tampered with in every way that it is made to find.

use protocol::{Act, ClientMessage, DecisionKey, ErrorCode, Seq, ServerMessage};

use super::{Figures, Verdict, compare};
use crate::app::{App, Engine};
use crate::faults::stored::{Place, Stored};
use crate::game::AnyGame;
use crate::player::Taped;
use crate::table::{Table, Wish};

/// A room as it was stored and heard.
struct History {
    stored: Stored,
    tapes: Vec<Vec<Taped>>,
}

impl History {
    /// Some moves, two new names one after the other, and a line of chat.
    fn new() -> Self {
        let app = App::start(Engine::Sqlite);
        let mut table = Table::<AnyGame>::playing(&app, Wish { seed: 21, ..Wish::default() });
        (0..12).for_each(|_| assert!(table.step()));
        for (player, name) in table.players.iter_mut().zip(["Ama", "Ben"]) {
            player.act(Act::Rename { name: name.into() }).expect("anybody may have another name");
        }
        let line = table.players[0].write("Hello.");
        table.players[0].outcome(&line).expect("anybody may write");
        assert!(table.step());
        let stored = Place::of_argument(app.data()).read(table.room.as_str());
        let history = Self {
            stored,
            tapes: table.everybody().map(|client| std::mem::take(&mut client.tape)).collect(),
        };
        let clean = history.verdict();
        clean.must_be_clean();
        let Figures { clients, acknowledged, views, .. } = clean.figures;
        assert!(clients == 3 && acknowledged >= 16 && views >= 39, "{}", clean.figures);
        history
    }

    fn verdict(&self) -> Verdict {
        let tapes: Vec<&[Taped]> = self.tapes.iter().map(Vec::as_slice).collect();
        compare::<AnyGame>(&self.stored, &tapes)
    }

    /// What is found after some tampering.
    fn after(&self, tamper: impl FnOnce(&mut Self)) -> Figures {
        let mut other = Self { stored: self.stored.clone(), tapes: self.tapes.clone() };
        tamper(&mut other);
        let verdict = other.verdict();
        assert!(!verdict.wrong.is_empty() && !verdict.figures.is_clean(), "{}", verdict.figures);
        verdict.figures
    }

    /// The place of the first record of a kind.
    fn place(&self, fact: &str) -> usize {
        self.stored.records.iter().position(|record| record.fact() == fact).expect("there is one")
    }

    /// Everything that one client heard.
    fn heard(&mut self, client: usize) -> impl Iterator<Item = &mut ServerMessage> {
        self.tapes[client].iter_mut().filter_map(|taped| match taped {
            Taped::Heard(message) => Some(message),
            Taped::Said(_) => None,
        })
    }
}

#[test]
fn what_is_wrong_is_found() {
    let history = History::new();

    let lost = history.after(|it| drop(it.stored.records.pop()));
    assert!(lost.lost > 0, "an acknowledged command that is not stored: {lost}");
    let lost = history.after(|it| it.stored.chat.clear());
    assert!(lost.lost > 0, "an acknowledged line that is not stored: {lost}");

    let doubled = history.after(|it| {
        let mut again = it.stored.records[it.place("renamed")].clone();
        again.seq = u32::try_from(it.stored.records.len()).expect("it is short") + 1;
        it.stored.records.push(again);
    });
    assert!(doubled.doubled > 0, "an act that is stored twice: {doubled}");
    let doubled = history.after(|it| it.stored.chat.push(it.stored.chat[0].clone()));
    assert!(doubled.doubled > 0, "a line that is stored twice: {doubled}");
    let doubled = history.after(|it| {
        let said = it.tapes.iter_mut().flatten().find_map(|taped| match taped {
            Taped::Said(ClientMessage::Command { key, .. }) => Some(key),
            _ => None,
        });
        *said.expect("there is a command") = DecisionKey::new("1").expect("it is a key");
    });
    assert!(doubled.doubled > 0, "a command for a decision that was taken: {doubled}");

    let disordered = history.after(|it| {
        let place = it.place("renamed");
        it.stored.records.swap(place, place + 1);
    });
    assert!(disordered.disordered > 0, "two records that have changed places: {disordered}");
    let disordered = history.after(|it| {
        let place = it.place("renamed");
        it.stored.records[place].at_ms = 0;
    });
    assert!(disordered.disordered > 0, "a time that runs backwards: {disordered}");
    let disordered = history.after(|it| {
        let accepted = it.heard(1).find_map(|message| match message {
            ServerMessage::Accepted { seq, .. } => Some(seq),
            _ => None,
        });
        *accepted.expect("something was acknowledged") = Seq(1);
    });
    assert!(disordered.disordered > 0, "an acknowledged number that is another one: {disordered}");

    let disagreeing = history.after(|it| {
        let news = it.heard(0).filter_map(|message| match message {
            ServerMessage::Update { news: Some(news), .. } => Some(news),
            _ => None,
        });
        let mut news: Vec<_> = news.collect();
        let (first, second) = news.split_at_mut(1);
        std::mem::swap(first[0], second[0]);
    });
    assert!(disagreeing.disagreeing > 0, "two views that have changed places: {disagreeing}");
    let disagreeing = history.after(|it| {
        let missed =
            |taped: &Taped| matches!(taped, Taped::Heard(ServerMessage::Update { news: Some(_), .. }));
        let place = it.tapes[2].iter().position(missed).expect("something was heard");
        it.tapes[2].remove(place);
    });
    assert!(disagreeing.disagreeing > 0, "an update that was never heard: {disagreeing}");

    let unasked = history.after(|it| it.tapes[0].retain(|taped| !matches!(taped, Taped::Said(_))));
    assert!(unasked.unasked > 0, "a command that nobody said: {unasked}");
    let unasked = history.after(|it| {
        for message in it.heard(1) {
            if let ServerMessage::Accepted { id, .. } = message {
                *message = ServerMessage::error(Some(id.clone()), ErrorCode::NotSaved);
            }
        }
    });
    assert!(unasked.unasked > 0, "a command that was refused and is stored: {unasked}");
}
