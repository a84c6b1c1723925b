//! One who comes late: the log in the database says otherwise what lies face down before others.

use super::server::Server;
use crate::room::fact::Fact;
use crate::room::play::{Class, GameEvent};
use crate::room::tests::harness::{Harness, ONE, TWO, settings};
use crate::store::{Append, Record};
use games::Seat;
use games::tajuto::{Deed, TouchMode, Ware};
use protocol::{Act, RoomId, Seq, Who};

/// Whether an event took a tile that lies face down, and nobody but its owner may know which.
fn hidden(fact: &Fact, viewer: Option<Seat>) -> Option<bool> {
    let Fact::Played { seat, event: GameEvent::Tajuto(event), .. } = fact else { return None };
    if Some(*seat) == viewer {
        return None;
    }
    match &event.deed {
        Deed::Acquired { ware: Ware::Village { stack }, .. } if stack.lies_face_down() => Some(true),
        Deed::Claimed { .. } => Some(false),
        _ => None,
    }
}

/// The same log, had the others taken each other's face-down tiles: wares and Objectives turn round among
/// those who took them.
fn exchanged(records: &[Record], viewer: Option<Seat>) -> (Vec<Record>, usize) {
    let mut facts: Vec<Fact> = records.iter().map(|r| serde_json::from_str(&r.body).unwrap()).collect();
    let mut changed = 0;
    for wares in [true, false] {
        let places: Vec<usize> =
            (0..facts.len()).filter(|&n| hidden(&facts[n], viewer) == Some(wares)).collect();
        let taken: Vec<Deed> = places.iter().map(|&n| deed(&facts[n]).clone()).collect();
        for (place, other) in places.iter().zip(taken.iter().cycle().skip(1)) {
            let before = deed(&facts[*place]).clone();
            swap_in(&mut facts[*place], other);
            changed += usize::from(*deed(&facts[*place]) != before);
        }
    }
    let body = |fact: &Fact| serde_json::to_string(fact).unwrap();
    let records =
        records.iter().zip(&facts).map(|(record, fact)| Record { body: body(fact), ..record.clone() });
    (records.collect(), changed)
}

fn deed(fact: &Fact) -> &Deed {
    match fact {
        Fact::Played { event: GameEvent::Tajuto(event), .. } => &event.deed,
        fact => panic!("{fact:?}"),
    }
}

/// What was paid stays: Meditation Points are public.
fn swap_in(fact: &mut Fact, other: &Deed) {
    let Fact::Played { event: GameEvent::Tajuto(event), .. } = fact else { panic!("{fact:?}") };
    match (&mut event.deed, other) {
        (Deed::Acquired { ware, .. }, Deed::Acquired { ware: other, .. }) => *ware = *other,
        (Deed::Claimed { objective }, Deed::Claimed { objective: other }) => *objective = *other,
        (deed, other) => panic!("{deed:?} {other:?}"),
    }
}

/// A table of three in the middle of a game in which enough tiles lie face down to be exchanged.
fn middle() -> Harness {
    for _ in 0..50 {
        let mut harness = Harness::open(settings(TouchMode::Blind));
        harness.act(ONE, Act::Resize { seats: 3 }).unwrap();
        harness.sit_down("Bruno");
        harness.sit_down("Chiara");
        harness.act(ONE, Act::Start {}).unwrap();
        while harness.step().is_some() {
            let enough = |viewer: &Option<Seat>| exchanged(&harness.records, *viewer).1 >= 2;
            if harness.finished.is_none() && [Some(ONE), Some(TWO), None].iter().all(enough) {
                return harness;
            }
        }
    }
    panic!("no game has enough tiles face down")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_lies_face_down_before_others_reaches_no_latecomer() {
    let harness = middle();
    let fold = &harness.machine.fold;
    let room = fold.room.clone();
    let latecomers = [
        (Some(ONE), Who::Seat { token: harness.tokens[0].clone() }),
        (Some(TWO), Who::Seat { token: harness.tokens[1].clone() }),
        (None, Who::Spectator { code: fold.codes.watch.clone() }),
    ];
    for (viewer, who) in latecomers {
        let (other, changed) = exchanged(&harness.records, viewer);
        assert!(changed >= 2, "{changed} hidden tiles differ for {viewer:?}");
        let mut heard = Vec::new();
        for records in [&harness.records, &other] {
            let server = Server::start().await;
            load(&server, &harness, records).await;
            for seen in (0..harness.machine.fold.seq.0).step_by(20) {
                let mut socket = server.hello_again(&room, who.clone(), Seq(seen)).await;
                socket.until(|json| json["type"] == "welcome").await;
                heard.push(socket.compared());
            }
        }
        let (one, two) = heard.split_at(heard.len() / 2);
        assert_eq!(one, two, "{viewer:?}");
    }
}

/// The owner of the exchanged tiles does see the difference, or the test above proves nothing.
#[test]
fn the_exchange_changes_what_its_owner_sees() {
    let harness = middle();
    let (other, _) = exchanged(&harness.records, None);
    let config = crate::room::RoomConfig::default();
    let mut machine = crate::room::open::restore(&other, &[], config, harness.now_ms).unwrap().unwrap();
    let mut same = harness.restored();
    let differs = [ONE, TWO, Seat::ALL[2]].into_iter().any(|seat| {
        let (_, one) = machine.welcome(Class::Seat(seat), Seq(0), 0, harness.now_ms);
        let (_, two) = same.welcome(Class::Seat(seat), Seq(0), 0, harness.now_ms);
        one != two
    });
    assert!(differs);
}

async fn load(server: &Server, harness: &Harness, records: &[Record]) {
    let facts = harness.machine.propose(Vec::new(), None, harness.now_ms);
    let row = facts.append.room;
    assert_eq!(RoomId::new(row.room.clone()).as_ref(), Ok(&harness.machine.fold.room));
    let append = Append { room: row, records: records.to_vec(), chat: Vec::new(), finished: None };
    server.store.append(append).await.unwrap();
}
